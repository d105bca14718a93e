import { existsSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { CONTENT } from '../../server/src/contract/content/content-kinds.ts';
import type { ContentDefinition } from '../../server/src/contract/content/define-content.ts';
import { fieldsOf, writeHead, kebabCase, upperFirst } from './operations.ts';

const DEFINITIONS: ContentDefinition[] = Object.values(CONTENT);
const DECLARATIONS = 'the declarations in server/src/contract/content';

/**
 * The queries of the public lists, each row with all its texts and fields in one language. `written` holds the
 * text of the `.graphql` files: a list that is filtered or reads less has its query there.
 */
export const publicLists = (schema: GraphQLSchema, written: string): string[] =>
  DEFINITIONS.flatMap(({ plural, texts, lists, fields }) => {
    const name = `Public${upperFirst(plural)}`;
    const list = fieldsOf(schema, 'query')[`public${upperFirst(plural)}`];
    if (!list || written.includes(`query ${name}(`)) return [];
    const status = list.args.some((argument) => argument.name === 'status') ? 'status: active' : '';
    const read = Object.keys({ ...texts, ...lists, ...fields }).join(' ');
    return `query ${name}($language: Locale!, $limit: Int!) {
      ${list.name}(language: $language, ${status} limit: $limit) { items { id ${read} resolvedLanguage } }
    }`;
  });

/** The module of the facts on the public cards of each kind of content that has some. */
export function factsModule(): string {
  const facts = DEFINITIONS.flatMap(({ name, plural, texts, fields }) => {
    const icons = Object.entries({ ...texts, ...fields }).flatMap(([field, { fact }]) =>
      fact ? [`${field}: '${fact}'`] : [],
    );
    return icons.length > 0
      ? [`  ${name}: { plural: '${plural}', icons: { ${icons.join(', ')} } },`]
      : [];
  });
  return `${writeHead('content-pages.ts', DECLARATIONS)}/** The facts on the cards of each kind of content, in their order, each with its icon. */
export const CONTENT_FACTS = {
${facts.join('\n')}
} as const;
`;
}

/**
 * The module that loads the dashboard's screen of each kind of content: the resource in its folder, or one made
 * from the declaration alone.
 */
export function resourcesModule(features: string): string {
  const loads = DEFINITIONS.map(({ name, plural }) => {
    const folder = kebabCase(plural);
    const resource = `${folder}/dashboard/${folder}.resource`;
    const load = existsSync(`${features}/${resource}.tsx`)
      ? `(await import('../../features/${resource}')).${plural}Resource`
      : `(await import('../../dashboard/engine/page/content-resource')).contentResource(
      CONTENT.${name},
      (await import('./${kebabCase(name)}-operations')).${name}Operations,
      {},
    )`;
    return `  ${name}: async () => ${load},`;
  }).join('\n');
  const declared = "import { CONTENT } from '@contract/content/content-kinds';\n\n";
  const head = writeHead('content-pages.ts', DECLARATIONS, 'the resources in client/src/features');
  return `${head}${loads.includes('CONTENT.') ? declared : ''}/** What makes the dashboard's screen of each kind of content, loaded with its first visit. */
export const CONTENT_RESOURCES = {
${loads}
};
`;
}
