import { type GraphQLSchema, getNamedType, isLeafType, isObjectType } from 'graphql';

/** One operation of the dashboard. */
export interface Operation {
  /** Its name among the operations of its entity, such as `toggleStatus`. */
  key: string;
  kind: 'query' | 'mutation' | 'subscription';
  /** The name of its document. */
  document: string;
  /** The field of the schema that it calls. */
  field: string;
  /** What it reads of the answer: a selection without its braces, or nothing of a plain value. */
  reads?: string;
  /** What an argument gets instead of a variable of its own name: another variable, a value, or nothing. */
  args?: Record<string, string | undefined>;
  /** How it is made, with `DOCUMENT` and `READ` in it. Without it, there is only the document. */
  made?: string;
}

/** A content entity or a kind of request. */
export interface Entity {
  /** Such as `JobRole`. */
  name: string;
  /** The comment at the head of its module. */
  head: string;
  /** Fragments that its documents read. */
  fragments?: string;
  operations: Operation[];
}

export const lowerFirst = (name: string) => name[0]!.toLowerCase() + name.slice(1);
export const upperFirst = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** The fields of the schema that an operation may call. */
export function fieldsOf(schema: GraphQLSchema, kind: Operation['kind']) {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return roots[kind]!.getFields();
}

/** A selection of all that a type of the schema has. */
export function everythingOf(schema: GraphQLSchema, type: string): string {
  const of = schema.getType(type);
  if (!isObjectType(of)) return '';
  return Object.values(of.getFields())
    .map((field) => {
      const named = getNamedType(field.type);
      return isLeafType(named)
        ? field.name
        : `${field.name} { ${everythingOf(schema, named.name)} }`;
    })
    .join(' ');
}

const around = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** The text of the documents of an entity. */
export function documentsOf(schema: GraphQLSchema, { fragments = '', operations }: Entity): string {
  const documents = operations.map(({ kind, document, field, reads, args = {} }) => {
    const called = fieldsOf(schema, kind)[field]!;
    const used = called.args
      .map(({ name, type }) => ({ name, type, value: name in args ? args[name] : `$${name}` }))
      .filter(({ value }) => value !== undefined);
    const declared = used
      .filter(({ value }) => value!.startsWith('$'))
      .map(({ value, type }) => `${value}: ${String(type)}`);
    const given = used.map(({ name, value }) => `${name}: ${value}`);
    const selection = reads ? ` { ${reads} }` : '';
    return `${kind} ${document}${around(declared)} { ${field}${around(given)}${selection} }`;
  });
  return [fragments, ...documents].join('\n');
}

/** `jobRoles` -> `job-roles`, as files and folders are named. */
export const kebabCase = (name: string) =>
  lowerFirst(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of the file with the operations of an entity, such as `job-role-operations.ts`. */
export const fileOf = ({ name }: Entity) => `${kebabCase(name)}-operations.ts`;

/** The line at the head of a generated module: who makes it, and what a change of it has to change. */
export const writeHead = (maker: string, ...sources: string[]) =>
  `// Made by client/codegen/${maker} from ${sources.join(' and ')}: npm run codegen\n`;

/** The file with what the dashboard reads of an entity, such as `jobRoles`. */
export const getAdminFile = (plural: string) => {
  const folder = kebabCase(plural);
  return `client/src/features/${folder}/dashboard/${folder}.admin.graphql`;
};

/**
 * The module with the typed operations of an entity, such as `jobRoleOperations`. It imports documents by
 * the path by which the build gives each of them its own module.
 */
export function moduleOf({ name, head, operations }: Entity): string {
  const made = operations.filter((operation) => operation.made);
  const documents = made.map(({ document }) => `  ${document}Document,`);
  const lines = made.map(({ key, document, field, made }) =>
    `  ${key}: ${made},`
      .replace('DOCUMENT', `${document}Document`)
      .replace('READ', `(data) => data.${field}`),
  );
  return `${head}import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
${documents.join('\n')}
} from '../../graphql/generated/graphql';

/** The dashboard's operations of ${name}. */
export const ${lowerFirst(name)}Operations = {
${lines.join('\n')}
};
`;
}
