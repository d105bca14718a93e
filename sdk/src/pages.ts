/** A page as every list answers it. */
export interface Page<Item> {
  items: readonly Item[];
  total: number;
  offset: number;
}

/** The page in the result of a list, whatever its operation is called. */
export type ItemOf<Result> =
  Result extends Record<string, unknown>
    ? { [K in keyof Result]: Result[K] extends Page<infer Item> ? Item : never }[keyof Result]
    : never;

const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);

/** All rows of a list, read a page at a time as they are asked for. */
export async function* rowsOf<Item>(
  read: (offset: number) => Promise<unknown>,
): AsyncGenerator<Item, void, undefined> {
  for (let offset = 0; ;) {
    const result = (await read(offset)) ?? {};
    const page = Object.values(result).find(isPage);
    if (!page) throw new TypeError('The operation answers no page with `items`');
    yield* page.items as Item[];
    offset += page.items.length;
    if (page.items.length === 0 || offset >= page.total) return;
  }
}
