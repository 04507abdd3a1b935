/** The one generator used, loaded without the rest of the library (which would load a crypto module). */
declare module 'seedrandom/lib/alea' {
  export default function alea(seed: string, options?: { readonly state: import('./seed-alea').AleaState }): () => number;
}
