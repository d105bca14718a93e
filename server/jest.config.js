const transpile = (parser) => [
  '@swc/jest',
  {
    jsc: {
      parser,
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      target: 'es2023',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Packages that are ES modules only: Jest runs CommonJS, so they are compiled as our own code is. */
const esModules = [
  '@borewit',
  '@apollo',
  '@as-integrations',
  '@escape\\.tech',
  '@graphql-tools',
  '@nestjs',
  '@noble',
  '@otplib',
  '@scure',
  '@tokenizer',
  '@whatwg-node',
  '@zxcvbn-ts',
  'age-encryption',
  'file-type',
  'fs-capacitor',
  'graphql-upload',
  'graphql-ws',
  'non-error',
  'pg-boss',
  'postal-mime',
  's3mini',
  'serialize-error',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'uuid',
];

/** Everything is compiled to CommonJS: Jest cannot load Nest's ES modules from CommonJS packages. */
const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  transform: {
    '^.+\\.ts$': transpile({ syntax: 'typescript', decorators: true }),
    '^.+\\.m?js$': transpile({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})(?:[/-]|$))`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'] },
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
};

const api = {
  ...shared,
  testEnvironment: '<rootDir>/test/support/api-environment.mjs',
  // starts the test cluster, unless TEST_DATABASE_URL names another server
  globalSetup: '<rootDir>/../tools/postgres/jest-postgres.mjs',
  globalTeardown: '<rootDir>/../tools/postgres/jest-postgres-stop.mjs',
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    // thousands of passwords are hashed, at a price that is meant to be high
    '^@node-rs/argon2$': '<rootDir>/test/support/light-argon2.ts',
  },
};

export default {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...api,
      displayName: 'api',
      testMatch: ['<rootDir>/test/{accounts,commands,content,modules,platform,requests}/*.spec.ts'],
    },
    // too long for npm test: npm run faults
    { ...api, displayName: 'faults', testMatch: ['<rootDir>/test/faults/*.spec.ts'] },
    // the same suites, several to a file: all of them take half as long so
    { ...api, displayName: 'api-groups', testMatch: ['<rootDir>/test/groups/group-*.ts'] },
  ],
  testTimeout: 30_000,
};
