import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import {
  API_TOKENS,
  SCOPE_ACTIONS,
  SCOPE_KINDS,
  type TokenGrants,
  type TokenScope,
} from '../../contract/api-tokens.js';
import type { TokenVerb } from '../../contract/audit-verbs.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { lockAccountFor } from '../../platform/access/session-hold.js';
import { SESSION } from '../../platform/access/session-reader.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { SecondFactorProofService } from '../auth/second-factor-proof.service.js';
import type {
  ApiToken,
  ApiTokenScope,
  CreateApiTokenInput,
  CreatedApiToken,
} from './api-token.types.js';
import { readNetwork } from './networks.js';

/** The name of tokens in the record of changes. */
export const API_TOKEN = 'apiToken';

const PREFIX = 'mizan_';
const SECRET_BYTES = 32;
/** Of the token, by which people tell it from others. */
const SHOWN = PREFIX.length + 6;
/** More than an office has; it bounds the list. */
const MAX_LISTED = 200;

const SELECT = `
  SELECT t.id, t.prefix, s.grants, u.id AS "userId", u.full_name AS "userName", u.role AS "userRole",
         c.full_name AS "createdByName", s.created_at AS "createdAt",
         nullif(s.last_seen_at, s.created_at) AS "lastUsedAt", s.expires_at AS "expiresAt",
         s.revoked_at AS "revokedAt"
    FROM api_tokens t JOIN sessions s ON s.id = t.id JOIN users u ON u.id = s.user_id
    LEFT JOIN users c ON c.id = t.created_by_id`;
const LIST = `${SELECT}
   ORDER BY s.revoked_at IS NULL AND s.expires_at > now() DESC, s.created_at DESC, t.id LIMIT ${MAX_LISTED}`;
const ONE = `${SELECT} WHERE t.id = $1`;

/** Calls for one account wait for each other, so that none of two passes the bound of its tokens. */
const IN_TURN = `SELECT pg_advisory_xact_lock(hashtextextended('api tokens ' || $1, 0))`;
const COUNT = `
  SELECT count(*)::int AS valid FROM sessions s
   WHERE s.user_id = $1 AND s.grants IS NOT NULL AND s.revoked_at IS NULL AND s.expires_at > now()`;
const OPEN = `
  INSERT INTO sessions (id, user_id, expires_at, absolute_expires_at, ip_address, grants)
  SELECT $1, u.id, now() + make_interval(days => $3), now() + make_interval(days => $3), $4, $5
    FROM users u WHERE u.id = $2 AND u.is_active AND u.deleted_at IS NULL FOR NO KEY UPDATE OF u
  RETURNING id`;
const KEEP = `INSERT INTO api_tokens (id, token_hash, prefix, created_by_id) VALUES ($1, $2, $3, $4)`;
const END =
  'UPDATE sessions SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL RETURNING id';

interface TokenRow extends Omit<ApiToken, keyof TokenGrants> {
  grants: TokenGrants;
}

/** Makes, lists and revokes what programs sign in with (B39). */
@Injectable()
export class ApiTokensService {
  constructor(
    private readonly database: Database,
    private readonly proof: SecondFactorProofService,
    private readonly auditLog: AuditLog,
    private readonly events: ChangeEventBus,
  ) {}

  /** Those that are valid first, then the newest. */
  async list(): Promise<ApiToken[]> {
    return (await this.database.query<TokenRow>(LIST)).map(toApiToken);
  }

  /**
   * Makes a token for an account that is active. Whoever makes it gives their password and second factor again, since
   * it outlives their session.
   */
  async create(
    viewer: Viewer,
    input: CreateApiTokenInput,
    clientInfo: ClientInfo,
  ): Promise<CreatedApiToken> {
    const grants = grantsOf(input);
    const token = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
    return this.proof.proveOwner(viewer, input, clientInfo, async (transaction) => {
      const id = uuidv7();
      const { userId } = input;
      await transaction.execute(IN_TURN, [userId]);
      await this.requireRoom(transaction, userId);
      const days = input.days ?? API_TOKENS.days.initial;
      const opened = await transaction.execute(OPEN, [
        id,
        userId,
        days,
        clientInfo.address,
        grants,
      ]);
      if (opened.length === 0) throw invalidFields({ field: 'userId', rule: 'id' });
      const hash = createHash('sha256').update(token).digest();
      await transaction.execute(KEEP, [id, hash, token.slice(0, SHOWN), viewer.id]);
      const apiToken = await this.find(transaction, id);
      await this.record(transaction, viewer, 'created', { before: null, after: apiToken });
      return { token, apiToken };
    });
  }

  /** Ends a token on every process and socket; one that has ended stays as it is. */
  revoke(viewer: Viewer, id: string): Promise<ApiToken> {
    return this.database.transaction(async (transaction) => {
      const before = await this.find(transaction, id);
      await lockAccountFor(transaction, viewer, before.userId);
      const ended = await transaction.execute(END, [id]);
      if (ended.length === 0) return before;
      const after = await this.find(transaction, id);
      await this.record(transaction, viewer, 'revoked', { before, after });
      this.events.announce(transaction, { entity: SESSION, id });
      return after;
    });
  }

  private async requireRoom(transaction: Transaction, userId: string): Promise<void> {
    const [{ valid } = { valid: 0 }] = await transaction.execute<{ valid: number }>(COUNT, [
      userId,
    ]);
    const { perAccount: max } = API_TOKENS;
    if (valid >= max) throw new AppError('TOO_MANY_TOKENS', { max });
  }

  private async find(transaction: Transaction, id: string): Promise<ApiToken> {
    const [row] = await transaction.execute<TokenRow>(ONE, [id]);
    if (!row) throw new AppError('NOT_FOUND');
    return toApiToken(row);
  }

  private async record(
    transaction: Transaction,
    viewer: Viewer,
    verb: TokenVerb,
    change: { before: ApiToken | null; after: ApiToken },
  ): Promise<void> {
    const { before, after } = change;
    await this.auditLog.record(transaction, {
      viewer,
      action: `${API_TOKEN}.${verb}`,
      entity: API_TOKEN,
      entityId: after.id,
      label: after.name,
      before: before && recorded(before),
      after: recorded(after),
    });
  }
}

/** What the record of changes keeps of a token. */
const recorded = ({ scopes, ...token }: ApiToken) => ({
  account: token.userName,
  scopes: scopes.flatMap(({ kind, actions }) => actions.map((action) => `${kind}.${action}`)),
  personal: token.personal,
  languages: token.languages,
  addresses: token.addresses,
  expiresAt: token.expiresAt,
  revokedAt: token.revokedAt,
});

function grantsOf(input: CreateApiTokenInput): TokenGrants {
  const kinds = input.scopes.map(({ kind }) => kind);
  const twice = kinds.findIndex((kind, index) => kinds.indexOf(kind) < index);
  if (twice >= 0) throw invalidFields({ field: `scopes.${twice}.kind`, rule: 'taken' });
  const idle = input.scopes.findIndex(({ actions }) => actions.length === 0);
  if (idle >= 0) throw invalidFields({ field: `scopes.${idle}.actions`, rule: 'required' });
  const given = input.addresses ?? [];
  const addresses = given.map(readNetwork);
  const wrong = addresses.indexOf(undefined);
  if (wrong >= 0) throw invalidFields({ field: `addresses.${wrong}`, rule: 'network' });
  return {
    name: input.name,
    scopes: input.scopes.flatMap(({ kind, actions }) =>
      actions.map((action): TokenScope => `${kind}.${action}`),
    ),
    personal: input.personal ?? false,
    languages: input.languages ?? null,
    addresses: addresses as string[],
    callsPerMinute: input.callsPerMinute ?? API_TOKENS.callsPerMinute.initial,
  };
}

function toApiToken({ grants, ...row }: TokenRow): ApiToken {
  const { languages, addresses, scopes, ...given } = grants;
  const byKind = SCOPE_KINDS.map((kind): ApiTokenScope => ({
    kind,
    actions: SCOPE_ACTIONS.filter((action) => scopes.includes(`${kind}.${action}`)),
  }));
  return {
    ...row,
    ...given,
    languages: languages && [...languages],
    addresses: [...addresses],
    scopes: byKind.filter(({ actions }) => actions.length > 0),
  };
}
