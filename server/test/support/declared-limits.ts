import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExecutionContext } from '@nestjs/common';
import { AccessGuard } from '../../src/platform/access/access.guard.js';
import { getLimits } from '../../src/platform/access/declared-limits.js';
import {
  type LimitedKey,
  type OperationLimit,
  RateLimitsService,
} from '../../src/platform/access/rate-limits.service.js';

const operation = new AsyncLocalStorage<object>();
const BY_SIGN_IN = /-(account|signed-in)$/;

/** What an operation counts has to stand in its description: an undeclared limit fails the call that counts it. */
function requireDeclared({ name }: OperationLimit): void {
  const handler = operation.getStore();
  if (!handler) return;
  const declared = getLimits(handler).map((limit) => limit.name);
  if (declared.includes(name) || declared.includes(name.replace(BY_SIGN_IN, ''))) return;
  const method = (handler as { name: string }).name;
  throw new Error(`${method} counts the limit ${name}, which it does not name by @Limits`);
}

type Guard = Pick<AccessGuard, 'canActivate'>;

/** From now on, operations of this process that count a limit have to name it. */
export function requireDeclaredLimits(): void {
  const guard = AccessGuard.prototype as Guard;
  const { canActivate } = guard;
  guard.canActivate = function (this: AccessGuard, context: ExecutionContext) {
    operation.enterWith(context.getHandler());
    return canActivate.call(this, context);
  };
  const limits = RateLimitsService.prototype;
  const { consume, consumeAll, consumeIn } = limits;
  limits.consume = function (limit, key) {
    requireDeclared(limit);
    return consume.call(this, limit, key);
  };
  limits.consumeAll = function (counters: readonly LimitedKey<OperationLimit>[]) {
    counters.forEach(({ limit }) => requireDeclared(limit));
    return consumeAll.call(this, counters);
  };
  limits.consumeIn = function (transaction, limit, key) {
    requireDeclared(limit);
    return consumeIn.call(this, transaction, limit, key);
  };
}
