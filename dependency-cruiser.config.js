/** Files that import each other in a circle, also by types alone, which eslint's rule does not see. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Move what both need into a file that imports neither.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'src/graphql/generated' },
    tsPreCompilationDeps: true,
    // read from client/, where this runs: its paths lead to the contract
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
