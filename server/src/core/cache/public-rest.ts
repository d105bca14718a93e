import { callerLocale } from '../request-context/caller-locale.js';
import { type CacheableRequest, type CacheRule, PUBLIC_API } from './cache-rule.js';
import { sortedByName, isCacheableParameter } from './cacheable-parameters.js';

const PATH = /^(?:\/api\/v1)?(\/public\/[\w/-]{1,120})$/;
const MAX_PARAMETERS = 6;

/** `GET /api/v1/public/…` and `/public/…`: both addresses share one response (A01). */
export const publicRest: CacheRule = {
  keyOf,
  cacheControl: PUBLIC_API,
  isPublic: ({ path }) => PATH.test(path),
};

function keyOf({ path, search, headers }: CacheableRequest): string | undefined {
  const [, resource] = PATH.exec(path) ?? [];
  if (!resource) return undefined;
  const parameters = [...new URLSearchParams(search)];
  const shared = parameters.every(([name, value]) => isCacheableParameter(name, value));
  const single = new Set(parameters.map(([name]) => name)).size === parameters.length;
  if (!shared || !single || parameters.length > MAX_PARAMETERS) return undefined;
  const locale = callerLocale({ headers, url: `?${search}` });
  return `rest ${resource} ${locale} ${JSON.stringify(sortedByName(parameters))}`;
}
