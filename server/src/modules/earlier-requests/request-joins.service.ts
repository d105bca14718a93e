import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE } from '../../contract/locales.js';
import { requestPermission, roleCan } from '../../contract/permissions.js';
import {
  type IdentityPaper,
  JOIN_CODE,
  type JoinCodeWay,
} from '../../contract/requests/join-code.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { isSmsReady } from '../../contract/sms.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import { IS_NULL, ListEngine, type Where } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import { SmsService } from '../../platform/sms/sms.service.js';
import { mayJoinByCode } from '../../requests/people/join-rules.js';
import { RequestKinds, type RequestParts } from '../../requests/request-kinds.js';
import { RequestOwners } from '../../requests/store/request-owners.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import { EmailChangesService } from '../../accounts/users/email-changes.service.js';
import { UsersService } from '../../accounts/users/users.service.js';
import { RequestJoinCodes } from './request-join-codes.js';
import type { JoinedRequest, RequestJoinCode } from './request-joins.types.js';

/** Which request a code is for, and how the office knows that it reaches the right person. */
interface CodeOrder {
  kind: RequestKindName;
  id: string;
  way: JoinCodeWay;
  identityPaper?: IdentityPaper | null;
}

const HOUR = 3600;
const PER_CASE: OperationLimit = {
  name: 'join-code-case',
  points: 5,
  seconds: HOUR,
  per: 'request',
};
const PER_GIVER: OperationLimit = {
  name: 'join-code-giver',
  points: 30,
  seconds: HOUR,
  per: 'account',
};
/** Of one account, whatever it names: few have more than a case or two. */
const CHECKS: OperationLimit = {
  name: 'join-code-check',
  points: 10,
  seconds: HOUR,
  per: 'account',
};
const CHECKS_OF_ADDRESS: OperationLimit = {
  name: 'join-code-address',
  points: 60,
  seconds: HOUR,
  per: 'address',
};
export const JOIN_CODE_LIMITS = [PER_GIVER, PER_CASE];
export const JOIN_LIMITS = [CHECKS, CHECKS_OF_ADDRESS];

const invalidCode = () =>
  new AppError('INVALID_JOIN_CODE', {}, [{ field: 'code', rule: 'joinCode' }]);

/**
 * What the office wrote down for somebody without an e-mail address joins an account by a code that was sent to the
 * number of the case, or given at the counter after an identity paper was seen; it is typed in a session of the
 * account (A79). The office joins nothing itself.
 */
@Injectable()
export class RequestJoinsService {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly lists: ListEngine,
    private readonly owners: RequestOwners,
    private readonly users: UsersService,
    private readonly emailChanges: EmailChangesService,
    private readonly codes: RequestJoinCodes,
    private readonly sms: SmsService,
    private readonly settings: Settings,
    private readonly limits: RateLimitsService,
    private readonly auditLog: AuditLog,
    private readonly log: SecurityLog,
  ) {}

  /** Makes a code, which the caller hands over or an SMS brings. Who saw which paper is recorded. */
  async createCode(
    viewer: Viewer,
    { kind, id, way, identityPaper }: CodeOrder,
  ): Promise<RequestJoinCode> {
    if (!roleCan(viewer.role, requestPermission(kind, 'manage'))) throw new AppError('FORBIDDEN');
    if (way === 'counter' && !identityPaper)
      throw invalidFields({ field: 'identityPaper', rule: 'required' });
    const parts = this.kinds.partsOf(kind);
    await parts.reads.get(viewer, id);
    await this.limits.consume(PER_GIVER, viewer.id);
    await this.limits.consume(PER_CASE, id);
    const seen = way === 'counter' ? identityPaper : null;
    const code = await parts.store.transactionOf(viewer, async (transaction) => {
      const row = await parts.store.lockCurrent(transaction, viewer, id);
      if (!mayJoinByCode(parts.kind, row)) throw new AppError('JOIN_CODE_REFUSED');
      const made = await this.codes.issue(transaction, id, way);
      if (way === 'sms') await this.send(transaction, parts, row, made);
      await this.auditLog.record(transaction, {
        ...{ viewer, action: `${kind}.code_given`, entity: kind, entityId: id },
        ...{ label: row.reference, before: null, after: { way, identityPaper: seen } },
      });
      return made;
    });
    return { code: way === 'counter' ? code : null, validFor: JOIN_CODE.minutes[way] * 60 };
  }

  /** INVALID_JOIN_CODE, whatever is wrong: nobody learns which references there are. */
  async join(
    viewer: Viewer,
    { reference, code }: { reference: string; code: string },
    { address }: ClientInfo,
  ): Promise<JoinedRequest> {
    await this.limits.consume(CHECKS, viewer.id);
    await this.limits.consume(CHECKS_OF_ADDRESS, address);
    const found = await this.find(reference);
    if (!found || !(await this.codes.check(found.row.id, code))) throw invalidCode();
    const { parts, row } = found;
    await parts.store.transactionOf(viewer, async (transaction) => {
      const user = await this.users.lockActive(transaction, viewer.id);
      if (!user || (await this.emailChanges.mayBeUndone(transaction, user))) throw invalidCode();
      const isTaken = await this.codes.take(transaction, row.id, code);
      const isJoined =
        isTaken && (await this.owners.joinOne(transaction, viewer, parts.kind, row.id));
      if (!isJoined) throw invalidCode();
    });
    const kind = parts.kind.definition.name as RequestKindName;
    this.log.record('earlier_requests.joined_by_code', { userId: viewer.id, kind, id: row.id });
    return { kind, id: row.id, reference: row.reference };
  }

  private async send(
    transaction: Transaction,
    { kind }: RequestParts,
    row: RequestBase,
    code: string,
  ): Promise<void> {
    if (!isSmsReady(await this.settings.all())) throw new AppError('SMS_UNAVAILABLE');
    const { phone } = kind.definition.person;
    const to = row[kind.table.person.phone] as string | null;
    if (!to) throw invalidFields({ field: phone, rule: 'phone' });
    const seconds = JOIN_CODE.minutes.sms * 60;
    await this.sms.enqueue(transaction, {
      ...{ to, language: row.mailLanguage ?? DEFAULT_LOCALE, seconds, template: 'joinCode' },
      variables: { code, reference: row.reference, validity: { seconds } },
    });
  }

  /** `SR2026000001`, as it was typed, is `SR-2026-000001`. */
  private async find(
    typed: string,
  ): Promise<{ parts: RequestParts; row: RequestBase } | undefined> {
    const [, prefix, year, number] = /^([A-Z]{2})(\d{4})(\d+)$/.exec(typed) ?? [];
    const parts = this.kinds
      .allParts()
      .find(({ kind }) => kind.definition.referencePrefix === prefix);
    if (!parts) return undefined;
    const reference = `${prefix}-${year}-${number}`;
    const where = { reference, userId: IS_NULL, deletedAt: IS_NULL } as Where<RequestBase>;
    const row = await this.lists.one(parts.kind.table.entity, where);
    return row && mayJoinByCode(parts.kind, row) ? { parts, row } : undefined;
  }
}
