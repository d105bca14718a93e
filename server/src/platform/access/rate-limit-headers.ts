import type { RateLimiterRes } from 'rate-limiter-flexible';
import { addAnswerHeader } from '../logging/request-id.js';
import type { RateLimit } from './rate-limits.service.js';

/**
 * Tells a caller how much of a limit is left, as draft-ietf-httpapi-ratelimit-headers has it since version 8:
 * `RateLimit-Policy: "requests";q=600;w=10` and `RateLimit: "requests";r=599;t=10`.
 */
export function tellRateLimit(
  { name, points, seconds }: RateLimit,
  { remainingPoints, msBeforeNext }: Pick<RateLimiterRes, 'remainingPoints' | 'msBeforeNext'>,
): void {
  const left = Math.max(0, remainingPoints);
  const wait = Math.min(seconds, Math.max(0, Math.ceil(msBeforeNext / 1000)));
  addAnswerHeader('RateLimit-Policy', `"${name}";q=${points};w=${seconds}`);
  addAnswerHeader('RateLimit', `"${name}";r=${left};t=${wait}`);
}
