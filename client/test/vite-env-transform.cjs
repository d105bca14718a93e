const { createTransformer } = require('@swc/jest');

/** Vite's `import.meta.env` does not exist in CommonJS: the tests see an empty one. */
module.exports = {
  createTransformer(options) {
    const transformer = createTransformer(options);
    return {
      ...transformer,
      process: (source, path, jestOptions) =>
        transformer.process(source.replaceAll('import.meta.env', '({})'), path, jestOptions),
    };
  },
};
