import { CONTENT, type ContentKind } from '../../contract/content/content-kinds.js';
import { type ContentDefinition, reviewedTexts } from '../../contract/content/define-content.js';
import { capitalized } from '../../platform/graphql/capitalized.js';
import type { RestRoute } from '../../platform/rest/rest-route.js';

/** What a kind of content has beside the paths of its controller; one for the office alone has no controller. */
function routesOf(definition: ContentDefinition): RestRoute[] {
  const { name, plural, listName = plural, officeOnly } = definition;
  const one = capitalized(name);
  const path = `/${officeOnly ? hyphenated(plural) : listName}`;
  const isOrdered = definition.patches && 'order' in definition.patches;
  return [
    ...(officeOnly ? managedRoutes(definition, path) : []),
    { method: 'POST', path: `${path}/:id/restore`, operation: `mutation restore${one}` },
    ...(isOrdered ? [] : [orderRoute(path, one)]),
    ...(reviewedTexts(definition).length > 0 ? [reviewRoute(path, one)] : []),
  ];
}

/** `quoteTemplates` -> `quote-templates`. */
const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const orderRoute = (path: string, one: string): RestRoute => ({
  method: 'PATCH',
  path: `${path}/:id/order`,
  operation: `mutation reorder${one}`,
});

const reviewRoute = (path: string, one: string): RestRoute => ({
  method: 'POST',
  path: `${path}/:id/law-review`,
  operation: `mutation review${one}Law`,
});

function managedRoutes({ name, plural }: ContentDefinition, path: string): RestRoute[] {
  const one = capitalized(name);
  const row = `${path}/:id`;
  return [
    { method: 'GET', path, operation: `query ${plural}`, list: true },
    { method: 'GET', path: `${path}/stats`, operation: `query ${name}Stats` },
    { method: 'GET', path: row, operation: `query ${name}` },
    { method: 'POST', path, operation: `mutation create${one}`, location: row },
    { method: 'PATCH', path: row, operation: `mutation update${one}` },
    { method: 'DELETE', path: row, operation: `mutation delete${one}` },
    {
      method: 'PATCH',
      path: `${row}/toggle-status`,
      operation: `mutation toggle${one}Status`,
    },
  ];
}

/** The routes that follow from the declarations of content. */
export const CONTENT_ROUTES: readonly RestRoute[] = (Object.keys(CONTENT) as ContentKind[]).flatMap(
  (kind) => routesOf(CONTENT[kind]),
);
