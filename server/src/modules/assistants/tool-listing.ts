import type { JsonSchema } from './input-schema.js';
import type { Tool } from './operation-tools.js';

/** A tool as `tools/list` has it. */
export interface ListedTool {
  name: string;
  description: string;
  inputSchema: JsonSchema;
  annotations?: { readOnlyHint?: boolean; destructiveHint?: boolean };
}

/** What an argument is described by in many tools, said once for all of them. */
export type SharedWords = ReadonlyMap<string, string>;

/** In as many tools an argument has the same description before it is said once. */
const SHARED_BY = 8;
/** Tools on a page: some 40 KB. */
const PAGE_SIZE = 50;

type Properties = Record<string, JsonSchema>;
const entriesOf = ({ properties = {} }: JsonSchema) => Object.entries(properties);

function countWords(
  { items, ...schema }: JsonSchema,
  counts: Map<string, Map<string, number>>,
): void {
  for (const [name, property] of entriesOf(schema)) {
    const { description } = property;
    const words = counts.get(name) ?? new Map<string, number>();
    if (description) counts.set(name, words.set(description, (words.get(description) ?? 0) + 1));
    countWords(property, counts);
  }
  if (items) countWords(items, counts);
}

/** The most frequent description of each argument that many tools have, by the argument's name. */
export function sharedWords(tools: readonly Pick<Tool, 'inputSchema'>[]): SharedWords {
  const counts = new Map<string, Map<string, number>>();
  for (const { inputSchema } of tools) countWords(inputSchema, counts);
  const shared = [...counts].flatMap(([name, words]): [string, string][] => {
    const [[description, count] = ['', 0]] = [...words].sort(([, a], [, b]) => b - a);
    return count >= SHARED_BY ? [[name, description]] : [];
  });
  return new Map(shared.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Of a text in three languages the Arabic field is described, and stands for the others. */
function isSaidInArabic(name: string, { description }: JsonSchema, all: Properties): boolean {
  const [, base = '', language] = /^(\w+)(Fr|En)$/.exec(name) ?? [];
  const arabic = all[`${base}Ar`]?.description;
  const word = language === 'Fr' ? 'French' : 'English';
  return arabic !== undefined && arabic.replace('Arabic', word) === description;
}

interface Compaction {
  shared: SharedWords;
  /** Whether null means something else than leaving it out. */
  hasNulls: boolean;
}

/** A schema without what the model is told elsewhere: what it may send stays the same. */
function compact(schema: JsonSchema, how: Compaction): JsonSchema {
  const { properties, required, additionalProperties: _, items, type, ...rest } = schema;
  const isNullable = Array.isArray(type) && how.hasNulls;
  const kept = Object.entries(properties ?? {}).map(([name, property]) => {
    const { description, ...others } = compact(property, how);
    const isSaid =
      how.shared.get(name) === description || isSaidInArabic(name, property, properties ?? {});
    return [name, { ...others, ...(description && !isSaid && { description }) }] as const;
  });
  return {
    ...(type && { type: isNullable ? type : [type].flat()[0] }),
    ...(properties && { properties: Object.fromEntries(kept) }),
    ...(required && required.length > 0 && { required }),
    ...(items && { items: compact(items, how) }),
    ...rest,
    ...(rest.enum && !isNullable && { enum: rest.enum.filter((value) => value !== null) }),
  };
}

/** Null clears a value where a row is changed; elsewhere it says what leaving it out says. */
const takesNulls = ({ name }: Tool) => /^(update|set)/.test(name);

/** The protocol takes a tool for one that changes and may destroy unless it says otherwise. */
function annotationsOf({ isQuery, isDestructive }: Tool): ListedTool['annotations'] {
  if (isQuery) return { readOnlyHint: true };
  return isDestructive ? undefined : { destructiveHint: false };
}

/** What an assistant is told of a tool, as short as it can be. */
export function listedTool(tool: Tool, shared: SharedWords): ListedTool {
  const { name, description, inputSchema } = tool;
  const annotations = annotationsOf(tool);
  const schema = compact(inputSchema, { shared, hasNulls: takesNulls(tool) });
  return {
    ...{ name, description },
    inputSchema: { ...schema, type: 'object', additionalProperties: false },
    ...(annotations && { annotations }),
  };
}

/** The tools after the one that a cursor names, and the cursor of the next page if there are more; undefined for a wrong cursor. */
export function pageOfTools<T extends { name: string }>(
  tools: readonly T[],
  cursor?: string,
): { tools: T[]; nextCursor?: string } | undefined {
  const last = cursor === undefined ? -1 : tools.findIndex(({ name }) => name === cursor);
  if (cursor !== undefined && last < 0) return undefined;
  const page = tools.slice(last + 1, last + 1 + PAGE_SIZE);
  const hasMore = last + 1 + page.length < tools.length;
  return { tools: page, ...(hasMore && { nextCursor: page.at(-1)?.name }) };
}
