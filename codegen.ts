import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, Kind, visit, type DocumentNode, type FieldNode } from 'graphql';
import { globSync } from 'tinyglobby';
import { contentEntities } from './client/codegen/content-operations.ts';
import { factsModule, publicLists, resourcesModule } from './client/codegen/content-pages.ts';
import { documentsOf, fileOf, moduleOf } from './client/codegen/operations.ts';
import { requestEntities } from './client/codegen/request-operations.ts';
import { documentsOfSchema } from './sdk/codegen/operations.ts';

const SCHEMA = 'server/schema.graphql';
const GENERATED = 'client/src/graphql/generated/';
const SDK = 'sdk/src/generated/graphql.ts';
const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));
const DOCUMENTS = 'client/src/**/*.graphql';
const written = globSync(DOCUMENTS)
  .map((file) => readFileSync(file, 'utf8'))
  .join('');
const entities = [...contentEntities(schema, written), ...requestEntities(schema)];

/** Scalars that are texts in JSON, each in a format of its own. */
const TEXT_SCALARS = ['Date', 'DateTime', 'EmailAddress', 'HexColor', 'Phone', 'URL'];

/** How types of the schema are written. */
const TYPES = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  scalars: {
    ...Object.fromEntries(TEXT_SCALARS.map((name) => [name, 'string'])),
    Upload: 'File',
    JSON: 'unknown',
    ...{ PasskeyCreationOptions: 'unknown', PasskeyRequestOptions: 'unknown' },
  },
};

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Adds `__typename` below the root, as Apollo's cache does, because the stored text must be the sent one. */
function addTypename(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      const isRoot = !!parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const has = node.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
      );
      return isRoot || has ? undefined : { ...node, selections: [...node.selections, TYPENAME] };
    },
  });
}

/** Generates typed documents and the list of operations by hash from the schema and the operations. */
const config: CodegenConfig = {
  schema: SCHEMA,
  ignoreNoDocuments: true,
  generates: {
    [GENERATED]: {
      preset: 'client',
      documents: [
        DOCUMENTS,
        ...entities.map((entity) => documentsOf(schema, entity)),
        ...publicLists(schema, written),
      ],
      documentTransforms: [
        {
          transform: ({ documents }) =>
            documents.map((file) => ({
              ...file,
              document: file.document && addTypename(file.document),
            })),
        },
      ],
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: {
          hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex'),
        },
      },
      config: TYPES,
    },
    [SDK]: {
      plugins: ['typescript-operations', 'typed-document-node'],
      documents: documentsOfSchema(schema),
      config: { ...TYPES, documentMode: 'string', optimizeDocumentNode: true },
    },
    [`${GENERATED}content-facts.ts`]: { plugins: [{ add: { content: factsModule() } }] },
    [`${GENERATED}content-resources.ts`]: {
      plugins: [{ add: { content: resourcesModule('client/src/features') } }],
    },
    ...Object.fromEntries(
      entities.map((entity) => [
        `${GENERATED}${fileOf(entity)}`,
        { plugins: [{ add: { content: moduleOf(entity) } }] },
      ]),
    ),
  },
};

// The tool asks for a default export.
export default config;
