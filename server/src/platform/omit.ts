/** An object without some of its fields. */
export function omit<Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: readonly Name[]
): Omit<Row, Name> {
  const left: ReadonlySet<string> = new Set(names as readonly string[]);
  const kept = Object.entries(row).filter(([name]) => !left.has(name));
  return Object.fromEntries(kept) as Omit<Row, Name>;
}
