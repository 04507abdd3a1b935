/** The one generator used, loaded without the rest of the library (which would load a crypto module). */
declare module 'seedrandom/lib/alea' {
  /** @param options where the generator stands, instead of what the seed makes of it */
  export default function alea(seed: string, options?: { readonly state: { readonly c: number; readonly s0: number; readonly s1: number; readonly s2: number } }): () => number;
}
