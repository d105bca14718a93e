import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from '../app.module.js';
import { formatApiSurface, readApiSurface } from './api-surface.js';
import { AppConfig } from '../platform/config/app-config.js';
import { describeRootTypes } from '../platform/graphql/root-types.js';

const HEADER = '# Generated from the code by `npm run schema`. Never edited.\n\n';

/** Writes `schema.graphql` and `routes.txt` into a folder; needs no database. */
async function writeArtifacts(folder: string): Promise<void> {
  const config = AppConfig.fromEnvironment({
    DATABASE_URL: 'postgres://unused@localhost/unused',
    JWT_SECRET: 'unused, and long enough all the same',
  });
  const { resolvers, entries } = readApiSurface(AppModule.forRoot(config));
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
  await builder.close();
}

await writeArtifacts(process.argv[2] ?? '.');
