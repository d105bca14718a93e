import { defineConfig } from 'rolldown';

/**
 * Native code, and packages that others look up by name while they run: a second copy of those would
 * not know the classes of the first.
 */
const shared = [
  '@node-rs/argon2',
  'class-transformer',
  'class-validator',
  'graphql',
  'pg',
  'picomatch',
  'reflect-metadata',
  'sharp',
  'typeorm',
];

/** What Nest would use if it were installed. */
const absent = [
  '@apollo/gateway',
  '@apollo/subgraph',
  '@as-integrations/fastify',
  '@nestjs/microservices',
  '@nestjs/websockets',
  'ts-morph',
];

/** Of some 3,300 files a few: opening them is most of what a start takes. */
export default defineConfig({
  input: 'dist/main.js',
  platform: 'node',
  external: [...shared, ...absent].map((name) => new RegExp(`^${name}(/|$)`)),
  // what a file does when it is loaded (decorators, patches) is kept
  treeshake: false,
  output: { dir: 'dist/bundle', format: 'esm', keepNames: true },
  logLevel: 'warn',
});
