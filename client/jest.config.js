const swc = (parser) => ({
  jsc: {
    parser,
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});

const typescript = swc({ syntax: 'typescript', tsx: true });
const javascript = swc({ syntax: 'ecmascript', jsx: true });

/** Packages that are ES modules only: Jest runs CommonJS, so they are compiled as our own code is. */
const esModules = [
  '@apollo',
  '@ant-design',
  '@babel/runtime',
  '@rc-component',
  '@wry',
  'antd',
  'graphql-ws',
  'i18next',
  'optimism',
  'rc-',
  'react-i18next',
  'react-router',
  'react-router-dom',
];

export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/test/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/test/setup-environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/setup-matchers.ts'],
  transform: {
    '/src/lib/env\\.ts$': ['<rootDir>/test/vite-env-transform.cjs', typescript],
    '\\.tsx?$': ['@swc/jest', typescript],
    '\\.m?js$': ['@swc/jest', javascript],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})(?:[/-]|$))`],
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
