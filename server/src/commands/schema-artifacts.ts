import 'reflect-metadata';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from '../app.module.js';
import { formatApiSurface, readApiSurface } from './api-surface.js';
import { openApiDocument } from './openapi/document.js';
import { AppConfig } from '../platform/config/app-config.js';
import { inServer } from '../platform/config/server-folder.js';
import { describeRootTypes } from '../platform/graphql/root-types.js';

const HEADER = '# Generated from the code by `npm run schema`. Never edited.\n\n';

/** Writes `schema.graphql`, `routes.txt` and `openapi.json` into a folder; needs no database. */
async function writeArtifacts(folder: string): Promise<void> {
  const config = AppConfig.fromEnvironment({
    DATABASE_URL: 'postgres://unused@localhost/unused',
    JWT_SECRET: 'unused, and long enough all the same',
  });
  const { resolvers, entries, routes } = readApiSurface(AppModule.forRoot(config));
  const builder = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, {
    logger: false,
  });
  const schema = describeRootTypes(await builder.get(GraphQLSchemaFactory).create(resolvers));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'schema.graphql'),
    `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`,
  );
  writeFileSync(join(folder, 'routes.txt'), formatApiSurface(entries));
  const document = openApiDocument(routes, schema, readVersion());
  writeFileSync(join(folder, 'openapi.json'), `${toLines(document)}\n`);
  await builder.close();
}

function readVersion(): string {
  const file = readFileSync(inServer('package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

await writeArtifacts(process.argv[2] ?? '.');

/** JSON with a line for each operation and each schema of the document, so that a change of one is a line of a diff. */
function toLines(value: unknown, levels = 3, indent = ''): string {
  if (levels === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value);
  const inner = `${indent} `;
  const lines = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${inner}${JSON.stringify(name)}: ${toLines(part, levels - 1, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
