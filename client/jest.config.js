const swc = (parser) => ({
  jsc: {
    parser,
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});

const javascript = swc({ syntax: 'ecmascript' });
const typescript = swc({ syntax: 'typescript', tsx: true });

/** Indexes of antd and its icons, which load everything that they export. */
const indexes = ['antd/lib/index', '@ant-design/icons/lib/icons/index'];

/** Packages that are ES modules only: Jest runs CommonJS, so they are compiled as our own code is. */
const esModules = ['@ant-design/colors', '@ant-design/fast-color', 'leven'];

export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}', '<rootDir>/test/**/*.spec.{ts,tsx}'],
  setupFiles: ['<rootDir>/test/setup-environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/setup-matchers.ts'],
  transform: {
    [`/node_modules/(?:${indexes.join('|')})\\.js$`]: '<rootDir>/test/lazy-exports-transform.cjs',
    '/src/lib/env\\.ts$': ['<rootDir>/test/vite-env-transform.cjs', typescript],
    '\\.tsx?$': ['@swc/jest', typescript],
    '\\.js$': ['@swc/jest', javascript],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${esModules.join('|')})/|(?:${indexes.join('|')})\\.js$)`,
  ],
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '^@contract/(.*)$': '<rootDir>/../server/src/contract/$1',
    '^@seed-content/(.*)$': '<rootDir>/../server/src/seed-content/$1',
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'],
  },
  moduleFileExtensions: ['tsx', 'ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  globals: { __LOCALES_VERSION__: 'test' },
  // antd's accessible names are slow to work out on a busy machine.
  testTimeout: 60_000,
};
