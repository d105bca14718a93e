const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** What a program that works with the older OpenAPI document may trip over: `[{ name, what }]`. */
export function documentBreaks(older, newer) {
  const breaks = new Map();
  const compare = comparison({ older, newer }, (name, what) =>
    breaks.set(`${name} ${what}`, { name, what }),
  );
  for (const [path, methods] of Object.entries(older.paths))
    for (const method of METHODS) {
      const [before, now] = [methods[method], newer.paths[path]?.[method]];
      // a route that is gone is missing from routes.txt, too
      if (before && now) compareOperation(compare, [before, now]);
    }
  return [...breaks.values()];
}

function compareOperation(compare, [before, now]) {
  const name = before.operationId;
  compare.parameters(name, before.parameters, now.parameters);
  for (const [type, { schema }] of Object.entries(before.requestBody?.content ?? {}))
    compare.input(`${name}.${type}`, schema, now.requestBody?.content[type]?.schema);
  for (const [status, { content = {} }] of Object.entries(before.responses).filter(isSuccess))
    for (const [type, { schema }] of Object.entries(content))
      compare.answer(name, schema, now.responses[status]?.content?.[type]?.schema);
}

const isSuccess = ([status]) => status.startsWith('2');

/** Compares schemas field by field; those of components are compared once, under their own name. */
function comparison({ older, newer }, say) {
  const done = new Set();

  const input = (name, before, now) => walk('input', name, before, now);
  const answer = (name, before, now) => walk('answer', name, before, now);

  function walk(side, place, before, now) {
    if (before === undefined) return;
    if (now === undefined) return say(place, `${place} was removed.`);
    compareTypes(side, place, before, now);
    const [was, is] = [withoutNull(before), withoutNull(now)];
    const component = componentOf(was);
    const key = `${side} ${component} ${componentOf(is)}`;
    if (component !== undefined && done.has(key)) return;
    done.add(key);
    compareContents(side, component ?? place, resolved(older, was), resolved(newer, is));
  }

  /** An answer may become narrower, an input wider. */
  function compareTypes(side, name, before, now) {
    const [was, is] = [typesOf(older, before), typesOf(newer, now)];
    const [few, many] = side === 'input' ? [was, is] : [is, was];
    if (many.length > 0 && few.some((type) => !many.includes(type)))
      say(name, `${name} is ${is.join(' or ')}, and was ${was.join(' or ')}.`);
  }

  function compareContents(side, name, before, now) {
    if (side === 'input') compareBounds(name, before, now);
    compareFields(side, name, before, now);
    if (before.items) walk(side, name, before.items, now.items);
  }

  function compareBounds(name, before, now) {
    const gone = (before.enum ?? []).filter((value) => now.enum && !now.enum.includes(value));
    for (const value of gone) say(`${name}.${value}`, `${name} takes ${value} no longer.`);
    for (const bound of ['maxLength', 'maximum', 'maxItems'])
      if (now[bound] < (before[bound] ?? Infinity))
        say(name, `${name} has ${bound} ${now[bound]}, and had ${before[bound] ?? 'none'}.`);
    for (const bound of ['minLength', 'minimum', 'minItems'])
      if (now[bound] > (before[bound] ?? -Infinity))
        say(name, `${name} has ${bound} ${now[bound]}, and had ${before[bound] ?? 'none'}.`);
  }

  function compareFields(side, name, before, now) {
    for (const [field, schema] of Object.entries(before.properties ?? {}))
      walk(side, `${name}.${field}`, schema, now.properties?.[field]);
    const [was, is] = [before.required ?? [], now.required ?? []];
    const [few, many] = side === 'input' ? [was, is] : [is, was];
    for (const field of many.filter((one) => !few.includes(one) && now.properties?.[one]))
      say(
        `${name}.${field}`,
        side === 'input' ? `${name}.${field} is required.` : `${name}.${field} may be missing.`,
      );
  }

  function parameters(operation, before = [], now = []) {
    const [was, is] = [
      before.map((one) => resolved(older, one)),
      now.map((one) => resolved(newer, one)),
    ];
    const same = (one) => (other) => one.name === other.name && one.in === other.in;
    for (const one of was)
      input(`${operation}.${one.name}`, one.schema, is.find(same(one))?.schema);
    for (const { name } of is.filter((one) => one.required && !was.find(same(one))?.required))
      say(`${operation}.${name}`, `${operation}.${name} is required.`);
  }

  return { input, answer, parameters };
}

const REFERENCE = '#/components/';
const componentOf = ({ $ref }) => $ref?.split('/').at(-1);
/** What may be null stands in a union with null. */
const withoutNull = (schema) => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

function resolved(document, { $ref, ...schema }) {
  if (!$ref) return schema;
  const [kind, name] = $ref.slice(REFERENCE.length).split('/');
  return { ...document.components[kind][name], ...schema };
}

const typesOf = (document, schema) =>
  schema.anyOf
    ? schema.anyOf.flatMap((one) => typesOf(document, one))
    : [resolved(document, schema).type ?? []].flat();
