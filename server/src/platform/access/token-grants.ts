import { type ExecutionContext, Injectable } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { LRUCache } from 'lru-cache';
import { RateLimiterRes } from 'rate-limiter-flexible';
import {
  isExport,
  isImpersonal,
  isRequestKind,
  scopeOf,
  type TokenGrants,
} from '../../contract/api-tokens.js';
import type { Permission } from '../../contract/permissions.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { AppConfig } from '../config/app-config.js';
import { readTrustProxy, type TrustProxy } from '../config/trust-proxy.js';
import { AppError } from '../errors/app-error.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { getRequest } from '../request-context/request-of.js';
import type { Viewer } from '../request-context/viewer.js';
import { type RequestLimiter, requestLimiter } from './address-rate-limit.js';
import { addressKey } from './counter-keys.js';
import { leavesPersonalOut, operationBehind } from './operation-behind.js';
import { personalParts, personalQuery } from './personal-parts.js';
import { tellRateLimit } from './rate-limit-headers.js';
import { tooManyRequests } from './rate-limits.service.js';

const SECONDS = 60;
/** More than an office has. */
const MAX_TOKENS = 500;

/** A program that calls: its account, and what its token allows. */
export type Program = Viewer & { grants: TokenGrants };

/** Whether a token is behind a session, rather than a person. */
export const isProgram = (viewer: Viewer): viewer is Program => viewer.grants !== null;

/** Checks the calls of programs: from where they come, how many they are, and what they may do (B39). */
@Injectable()
export class TokenGrantsGuard {
  private readonly limiters = new LRUCache<string, RequestLimiter>({ max: MAX_TOKENS });
  private readonly networks = new LRUCache<string, TrustProxy>({ max: MAX_TOKENS });

  constructor(
    private readonly config: AppConfig,
    private readonly redis: RedisConnection,
  ) {}

  /** TOKEN_ADDRESS_REFUSED from elsewhere, TOO_MANY_REQUESTS beyond the token's calls in a minute. */
  async admit(program: Program, address: string | undefined): Promise<void> {
    const { addresses, callsPerMinute } = program.grants;
    const from = addressKey(address);
    if (addresses.length > 0 && !this.isWithin(program, from))
      throw new AppError('TOKEN_ADDRESS_REFUSED', { address: from });
    const points = Math.max(1, Math.round(callsPerMinute * this.config.rateLimitFactor));
    const limiter = this.limiterOf(program, points);
    const policy = { name: 'token', points, seconds: SECONDS };
    try {
      tellRateLimit(policy, await limiter.consume(`token ${program.sessionId}`));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      tellRateLimit(policy, error);
      throw tooManyRequests(Math.min(error.msBeforeNext, SECONDS * 1000));
    }
  }

  /** TOKEN_SCOPE_MISSING, with the scope, for what the token does not include; SESSION_NEEDED for what none does. */
  requireScope({ grants }: Program, permission: Permission, context: ExecutionContext): void {
    const call = describeCall(context);
    const scope = scopeOf(permission, call.name);
    if (!scope) throw new AppError('SESSION_NEEDED');
    if (!grants.scopes.includes(scope)) throw scopeMissing(scope);
    if (!grants.personal && !call.isFront) requireNothingPersonal(scope, permission, call);
  }

  private isWithin({ sessionId, grants }: Program, address: string): boolean {
    const known = this.networks.get(sessionId) ?? readTrustProxy(grants.addresses.join(','));
    this.networks.set(sessionId, known);
    return known(address.replace(/\/64$/, ''), 0);
  }

  private limiterOf({ sessionId }: Program, points: number): RequestLimiter {
    const known =
      this.limiters.get(sessionId) ??
      requestLimiter({ points, duration: SECONDS }, this.redis.client);
    this.limiters.set(sessionId, known);
    return known;
  }
}

const scopeMissing = (scope: string) => new AppError('TOKEN_SCOPE_MISSING', { scope });

interface Call {
  /** As in `routes.txt`. */
  name: string;
  info?: GraphQLResolveInfo;
  args: Record<string, unknown>;
  /** A REST route that runs an operation: what it says about people is judged there. */
  isFront?: boolean;
  /** The query of a REST route that leaves out what says something about people. */
  query?: Record<string, unknown>;
}

function describeCall(context: ExecutionContext): Call {
  if (context.getType<string>() !== 'graphql') {
    const operation = operationBehind(context.getHandler());
    if (operation) return { name: operation, args: {}, isFront: true };
    const request = getRequest(context);
    const { path } = request.route as { path: string };
    const name = `${request.method} ${path}`;
    const isOpen = leavesPersonalOut(context.getHandler());
    return { name, args: {}, ...(isOpen && { query: request.query }) };
  }
  const graphql = GqlExecutionContext.create(context);
  const info = graphql.getInfo<GraphQLResolveInfo>();
  const args = graphql.getArgs<Record<string, unknown>>();
  return { name: `${info.operation.operation} ${info.fieldName}`, info, args };
}

function requireNothingPersonal(scope: string, permission: Permission, call: Call): void {
  const kind = scope.slice(0, scope.indexOf('.'));
  if (isImpersonal(kind)) return;
  if (!isRequestKind(kind) || isExport(permission)) throw scopeMissing('personal');
  const parts = personalIn(kind, call);
  if (!parts) throw scopeMissing('personal');
  if (parts.length > 0) throw scopeMissing(`personal: ${parts.join(', ')}`);
}

/** What a call about requests wants to know of people; undefined for a REST route that answers whole rows. */
function personalIn(kind: RequestKindName, { info, args, query }: Call): string[] | undefined {
  if (info) return personalParts(kind, info, args);
  return query && personalQuery(kind, query);
}
