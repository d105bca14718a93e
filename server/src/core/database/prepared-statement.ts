import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';

/** Statement text -> short stable name, so that PostgreSQL plans a hot statement once per connection. */
const names = new Map<string, string>();
const MAX_NAMES = 1000;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = `m_${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/** A statement to be prepared. `text` must come from a fixed set, values only through `$n`. */
export function preparedQuery(text: string, values: readonly unknown[]): QueryConfig {
  return { name: nameOf(text), text, values: [...values] };
}
