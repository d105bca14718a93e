import { defineConfig } from 'rolldown';

/**
 * Native code, libraries under the LGPL, and packages that others look up by name while they run: a second copy of those would
 * not know the classes of the first.
 */
const shared = [
  '@myriaddreamin/typst-ts-web-compiler',
  '@node-rs/argon2',
  'class-transformer',
  'class-validator',
  'graphql',
  'libheif-js',
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

/** The server, the commands for whoever runs the machine, and the threads that open and print documents. Each is whole, so that none loads another. */
const bundles = [
  'main',
  'operate',
  'platform/files/document-worker',
  'platform/files/heic-worker',
  'platform/pdf/pdf-worker',
];

/**
 * What `charset` cannot escape are letters in templates of `String.raw`: each becomes a value in its template, which
 * says the same.
 */
const asciiTemplates = {
  name: 'ascii-templates',
  renderChunk: (code) =>
    code.replace(/[^\0-\x7F]+/g, (letters) => {
      const escapes = letters
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      return `\${"${escapes.join('')}"}`;
    }),
};

/** Of some 3,300 files a few: opening them is most of what a start takes. */
export default defineConfig(
  bundles.map((name) => ({
    input: `dist/${name}.js`,
    platform: 'node',
    plugins: [asciiTemplates],
    external: [...shared, ...absent].map((external) => new RegExp(`^${external}(/|$)`)),
    // what a file does when it is loaded (decorators, patches) is kept
    treeshake: false,
    // one Arabic letter in a file, even in a comment, and Node keeps its text with two bytes a character
    output: {
      dir: 'dist/bundle',
      format: 'esm',
      keepNames: true,
      charset: 'ascii',
      comments: { legal: true, annotation: false, jsdoc: false },
    },
    logLevel: 'warn',
  })),
);
