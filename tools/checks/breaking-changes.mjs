import fs from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { inRoot } from '../processes/paths.mjs';
import { documentBreaks } from './openapi-breaks.mjs';

const RELEASED = 'docs/api/released';
const CHANGELOG = 'CHANGELOG.md';

/** The part of a changelog that is not released yet: its first section, if it is called so. */
const UNRELEASED = /^## Unreleased\b.*\n([^]*?)(?=^## |$(?![^]))/m;
const ENTRY = /^- [^]*?(?=^- |^#|\n\n|$(?![^]))/gm;
const ROUTE = /^([A-Z]+ \/\S+|(?:query|mutation|subscription) \w+) +(\S+).*$/gm;

/** How the library words what has changed, and what we call it: `Type.field.argument`. */
const WORDED = [
  [/^Standard scalar /, undefined],
  [/^A required arg (\w+) on (\w+)\.(\w+) was added/, ([, arg, type, field]) => [type, field, arg]],
  [/^A required field (\w+) on input type (\w+) was/, ([, field, type]) => [type, field]],
  [/^(\w+) was removed from (?:enum|union) type (\w+)/, ([, value, type]) => [type, value]],
  [/^(\w+) no longer implements interface (\w+)/, ([, type, name]) => [type, name]],
  [/^(\w+)\.(\w+) arg (\w+) /, ([, type, field, arg]) => [type, field, arg]],
  [/^(\w+)\.(\w+) /, ([, type, field]) => [type, field]],
  [/^(\w+) (?:was removed\.|changed from)/, ([, type]) => [type]],
];

function nameOf(description) {
  for (const [pattern, partsOf] of WORDED) {
    const found = pattern.exec(description);
    if (found) return partsOf?.(found).join('.');
  }
  return description;
}

/** What a program that works with the older schema may trip over in the newer one: `[{ name, what }]`. */
export function schemaBreaks(older, newer) {
  return findBreakingChanges(buildSchema(older), buildSchema(newer))
    .map(({ description }) => ({ name: nameOf(description), what: description }))
    .filter(({ name }) => name !== undefined);
}

/** Routes that are gone, and routes and operations that ask for another permission than before. */
export function routeBreaks(older, newer) {
  const accessOf = (text) =>
    new Map(Array.from(text.matchAll(ROUTE), ([, name, access]) => [name, access]));
  const now = accessOf(newer);
  return [...accessOf(older)].flatMap(([name, before]) => {
    const access = now.get(name);
    // an operation that is gone is missing from the schema, too
    if (access === undefined)
      return name.includes('/') ? [{ name, what: `${name} was removed.` }] : [];
    if (access === before || access === 'public') return [];
    return [{ name, what: `${name} needs ${access}, and needed ${before}.` }];
  });
}

const UNTIL = /\bmay be gone from (\d{4}-\d{2}-\d{2})\b/;

/** Until which day each deprecated thing of a schema stays: `Map { 'Type.field' => '2027-06-01' }`. */
function daysOf(schema) {
  const days = new Map();
  const note = (name, reason) => {
    const [, day] = UNTIL.exec(reason ?? '') ?? [];
    if (day) days.set(name, day);
  };
  for (const type of Object.values(buildSchema(schema).getTypeMap())) {
    for (const value of type.getValues?.() ?? [])
      note(`${type.name}.${value.name}`, value.deprecationReason);
    for (const field of Object.values(type.getFields?.() ?? {})) {
      note(`${type.name}.${field.name}`, field.deprecationReason);
      for (const arg of field.args ?? [])
        note(`${type.name}.${field.name}.${arg.name}`, arg.deprecationReason);
    }
  }
  return days;
}

/** The same of the routes of an OpenAPI document, by the names of `routes.txt`. */
const daysOfRoutes = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-sunset'])
      .map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        operation['x-sunset'],
      ]),
  );

/** What breaks although it was promised to stay until a later day; naming it in the changelog does not help. */
export function earlyBreaks(breaks, schema, document, today) {
  const days = new Map([...daysOf(schema), ...daysOfRoutes(document)]);
  return breaks
    .filter(({ name }) => days.get(name) > today)
    .map(({ name, what }) => `\`${name}\` stays until ${days.get(name)}: ${what}`);
}

/** What the changelog calls breaking in its unreleased part: names in backticks, where `*` stands for anything. */
export function namedBreaks(changelog) {
  const [, section = ''] = UNRELEASED.exec(changelog) ?? [];
  return (section.match(ENTRY) ?? [])
    .filter((entry) => entry.includes('**Breaking**'))
    .flatMap((entry) => Array.from(entry.matchAll(/`([^`]+)`/g), ([, name]) => name));
}

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const matcherOf = (name) => new RegExp(`^${name.split('*').map(escaped).join('.*')}$`);

/** What breaks and is not named, and what is named and does not break. */
export function compareBreaks(breaks, named) {
  const isNamed = ({ name }) => named.some((pattern) => matcherOf(pattern).test(name));
  const doesBreak = (pattern) => breaks.some(({ name }) => matcherOf(pattern).test(name));
  return [
    ...breaks
      .filter((change) => !isNamed(change))
      .map(({ name, what }) => `\`${name}\` is not named as breaking: ${what}`),
    ...named
      .filter((pattern) => !doesBreak(pattern))
      .map((pattern) => `\`${pattern}\` is named as breaking, and nothing of this name breaks`),
  ];
}

/** Compares the API with that of the last release; programs rely on it. */
export async function checkBreakingChanges() {
  const read = (file) => fs.readFileSync(inRoot(file), 'utf8');
  const pairOf = (name) => [read(`${RELEASED}/${name}`), read(`server/${name}`)];
  const breaks = [
    ...schemaBreaks(...pairOf('schema.graphql')),
    ...routeBreaks(...pairOf('routes.txt')),
    ...documentBreaks(...pairOf('openapi.json').map((text) => JSON.parse(text))),
  ];
  const unnamed = compareBreaks(breaks, namedBreaks(read(CHANGELOG)));
  const today = new Date().toISOString().slice(0, 10);
  const [released] = pairOf('schema.graphql');
  const early = earlyBreaks(breaks, released, JSON.parse(pairOf('openapi.json')[0]), today);
  const problems = [...early, ...unnamed];
  const hint = `Name each of them in ${CHANGELOG}, under "Unreleased": - **Breaking**: \`Type.field\`, \`*.argument\` …`;
  return {
    ok: problems.length === 0,
    output: [...problems, ...(unnamed.length > 0 ? [hint] : [])].join('\n'),
  };
}
