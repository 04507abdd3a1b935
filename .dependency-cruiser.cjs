/**
 * The layers of src/, lowest first: a file may import only from its own layer and the ones before it.
 * `errors.ts` and `late.ts` are open to all. docs/decisions.md explains the order; test/architecture.test.ts plants
 * a violation to prove that this check sees the files.
 */
const layers = [
  'tables', 'dice', 'board', 'exploration', 'encounters', 'missions', 'combat', 'session', 'campaign', 'render', 'print', 'io', 'cli',
];
const engine = '^src/(tables|dice|board|exploration|encounters|missions|combat|session|campaign)/';
module.exports = {
  forbidden: [
    ...layers.map((layer, at) => ({
      name: `layer-${layer}`,
      comment: `${layer} knows nothing of the layers after it: they reach it only through returned values`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: `^src/(${layers.slice(at + 1).join('|') || 'none'})/` },
    })),
    { name: 'errors-is-lowest', comment: 'errors.ts and late.ts are below every layer', severity: 'error', from: { path: '^src/(errors|late)\\.ts$' }, to: { path: '^src/' } },
    { name: 'no-cycles', comment: 'a cycle has no order to read it in', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'fs-only-in-io', comment: 'one place touches files, so one place has to be safe', severity: 'error', from: { path: '^src/', pathNot: '^src/io/' }, to: { path: '^(node:)?fs(/promises)?$' } },
    { name: 'engine-is-pure', comment: 'the engine runs unchanged in a browser: no Node module', severity: 'error', from: { path: engine }, to: { dependencyTypes: ['core'] } },
    { name: 'svg-builder-in-one-file', comment: 'it escapes nothing: only its wrapper may use it', severity: 'error', from: { path: '^src/', pathNot: '^src/render/svg/markup\\.ts$' }, to: { path: 'svg-builder' } },
    { name: 'pdfmake-in-one-file', comment: 'pages are put together in one place, so that they are the same bytes everywhere', severity: 'error', from: { path: '^src/', pathNot: '^src/print/core/compose-pdf\\.ts$' }, to: { path: 'node_modules/pdfmake', dependencyTypesNot: ['type-only'] } },
    { name: 'resvg-in-one-file', comment: 'two megabytes that only pictures need', severity: 'error', from: { path: '^src/', pathNot: '^src/io/draw-png\\.ts$' }, to: { path: '@resvg' } },
    { name: 'chalk-in-one-file', comment: 'chalk ignores NO_COLOR: only its wrapper may use it', severity: 'error', from: { path: '^src/', pathNot: '^src/cli/style\\.ts$' }, to: { path: 'node_modules/chalk' } },
    { name: 'seedrandom-in-one-file', comment: 'streams are derived in one place, or sequences drift', severity: 'error', from: { path: '^src/', pathNot: '^src/dice/streams\\.ts$' }, to: { path: 'seedrandom' } },
  ],
  options: { doNotFollow: { path: 'node_modules' }, tsConfig: { fileName: 'tsconfig.json' }, tsPreCompilationDeps: true },
};
