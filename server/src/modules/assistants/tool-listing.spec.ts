import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import type { AccessRequirement } from '../../platform/access/access.decorators.js';
import { inServer } from '../../platform/config/server-folder.js';
import type { JsonSchema } from './input-schema.js';
import { findTools } from './operation-tools.js';
import { listedTool, pageOfTools, sharedWords } from './tool-listing.js';

const KILOBYTE = 1000;
const LINE = /^((?:query|mutation|subscription) \w+) +(\S+)/gm;

const read = (file: string) => readFileSync(inServer(file), 'utf8');
const operations = Array.from(read('routes.txt').matchAll(LINE), ([, name = '', access = '']) => ({
  name,
  access: access as AccessRequirement,
}));
const sources = [...findTools(buildSchema(read('schema.graphql')), operations).values()];
const whole = sources.map((source) => source.whole);
const open = sources.flatMap(({ impersonal }) => impersonal ?? []);
const shared = sharedWords(whole);
const sizeOf = (value: unknown) => JSON.stringify(value).length;
const listed = (tools: typeof whole) => tools.map((tool) => listedTool(tool, shared));

/** Every argument and field that can be sent, with the values it takes. */
function placesIn(
  { properties = {}, items, required = [], ...rest }: JsonSchema,
  at = '',
): string[] {
  const values = (rest.enum ?? []).filter((value) => value !== null).join('|');
  return [
    `${at}(${[rest.type].flat()[0] ?? ''} ${rest.format ?? ''} ${values} ${required.join()})`,
    ...Object.entries(properties).flatMap(([name, each]) => placesIn(each, `${at}.${name}`)),
    ...(items ? placesIn(items, `${at}[]`) : []),
  ];
}

it('a tool of the list takes what the tool itself takes', () => {
  for (const tool of [...whole, ...open]) {
    const { name, description, inputSchema, annotations } = listedTool(tool, shared);
    expect({ name, description }).toEqual({ name: tool.name, description: tool.description });
    expect(placesIn(inputSchema)).toEqual(placesIn(tool.inputSchema));
    expect(annotations?.readOnlyHint ?? false).toBe(tool.isQuery);
    expect(tool.isQuery || (annotations?.destructiveHint ?? true)).toBe(
      tool.isQuery || tool.isDestructive,
    );
  }
});

it('an argument without a description is described for all tools, or in Arabic', () => {
  const missing = (schema: JsonSchema, from: JsonSchema): string[] =>
    Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
      const full = from.properties?.[name] ?? {};
      const arabic = schema.properties?.[name.replace(/(Fr|En)$/, 'Ar')];
      const isSaid =
        each.description === full.description ||
        shared.get(name) === full.description ||
        (/(Fr|En)$/.test(name) && arabic?.description);
      return [...(isSaid ? [] : [name]), ...missing(each, full)];
    });
  for (const tool of whole)
    expect(missing(listedTool(tool, shared).inputSchema, tool.inputSchema)).toEqual([]);
  expect([...shared.keys()]).toEqual(expect.arrayContaining(['idempotencyKey', 'page', 'search']));
});

it('null stays where it clears a value', () => {
  const input = (name: string) =>
    listedTool(
      whole.find((tool) => tool.name === name)!,
      shared,
    ).inputSchema.properties?.['input'];
  expect(input('updateService')?.properties?.['priceAr']?.type).toEqual(['string', 'null']);
  expect(input('createService')?.properties?.['priceAr']?.type).toBe('string');
});

it('all tools take two thirds of what their whole schemas take', () => {
  expect(sizeOf(listed(whole))).toBeLessThan(135 * KILOBYTE);
  expect(sizeOf(listed(open))).toBeLessThan(112 * KILOBYTE);
});

it('the pages of the list have every tool once, and a wrong cursor has no page', () => {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = pageOfTools(whole, cursor);
    expect(sizeOf(listed(page?.tools ?? []))).toBeLessThan(60 * KILOBYTE);
    names.push(...(page?.tools ?? []).map(({ name }) => name));
    cursor = page?.nextCursor;
  } while (cursor !== undefined);
  expect(names).toEqual(whole.map(({ name }) => name));
  expect(pageOfTools(whole, 'noSuchTool')).toBeUndefined();
  expect(pageOfTools([])).toEqual({ tools: [] });
});
