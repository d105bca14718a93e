import { Injectable } from '@nestjs/common';
import { accountKey } from '../../platform/access/counter-keys.js';
import type { Transaction } from '../../platform/database/transaction.js';
import {
  type LimitedKey,
  type OperationLimit,
  RateLimitsService,
  signedInLimit,
} from '../../platform/access/rate-limits.service.js';

const HOUR = 3600;
const MINUTE = 60;
/** More than anybody needs in an hour. */
const PER_ACCOUNT = 30;
/** Somebody of the office who writes down one request after the other, all day. */
const PER_DESK = { hour: 120, minute: 20 };
/** Whole offices and mobile networks share an address. */
const PER_ADDRESS = 150;
/** Even in an office, forms are filled in by hand (B34). */
const PER_IN_A_MINUTE = 10;

/**
 * Who submits: the account or, without one, the e-mail address in the form, and the IP address it comes from. Whoever
 * types somebody's address neither uses up what its owner may send nor learns how much they sent.
 */
export interface Sender {
  account?: string;
  address?: string;
  /** Then the account alone is limited to what one person does; others of its address are not held up. */
  isSignedIn?: boolean;
  /** Somebody of the office who writes down what others want. */
  isOffice?: boolean;
}

const FORGET = `DELETE FROM rate_limits WHERE key LIKE 'submit-%:' || $1`;

/** Limits how many requests of one kind an account and an address submit, counted for all processes. */
@Injectable()
export class SubmissionLimits {
  constructor(private readonly limits: RateLimitsService) {}

  /** Runs `submit` within the limits; what fails does not count. TOO_MANY_REQUESTS beyond them. */
  async run<T>(kind: string, sender: Sender, submit: () => Promise<T>): Promise<T> {
    const counters = countersOf(kind, sender);
    await this.limits.consumeAll(counters);
    try {
      return await submit();
    } catch (error) {
      await this.limits.releaseAll(counters);
      throw error;
    }
  }

  /** The limits of an account begin anew. */
  async forget(transaction: Transaction, account: string): Promise<void> {
    await transaction.execute(FORGET, [accountKey(account)]);
  }
}

/** The limits of one kind; a message of a kind is a kind of its own. */
function limitsFor(kind: string) {
  const limit = (
    of: string,
    per: OperationLimit['per'],
    points: number,
    seconds = HOUR,
  ): OperationLimit => ({ name: `submit-${kind}-${of}`, points, seconds, per });
  return {
    desk: limit('desk', 'account', PER_DESK.hour),
    deskMinute: limit('desk-minute', 'account', PER_DESK.minute, MINUTE),
    account: limit('account', 'account', PER_ACCOUNT),
    accountMinute: limit('account-minute', 'account', PER_IN_A_MINUTE, MINUTE),
    address: limit('address', 'address', PER_ADDRESS),
    addressMinute: limit('address-minute', 'address', PER_IN_A_MINUTE, MINUTE),
  };
}

/** What a person counts who sends requests of a kind. */
export function submissionLimits(kind: string): OperationLimit[] {
  const { account, accountMinute, address, addressMinute } = limitsFor(kind);
  return [account, accountMinute, address, addressMinute];
}

/** What a person counts who writes messages on requests of a kind. */
export const messageLimits = (kind: string): OperationLimit[] => [
  limitsFor(messageKind(kind)).account,
];

/** What somebody of the office counts who writes requests down. */
export function intakeLimits(kind: string): OperationLimit[] {
  const { desk, deskMinute } = limitsFor(kind);
  return [desk, deskMinute];
}

/** Under which name messages on requests of a kind are counted and repeated. */
export const messageKind = (kind: string) => `${kind}.message`;

function countersOf(
  kind: string,
  { account, address, isSignedIn, isOffice }: Sender,
): LimitedKey<OperationLimit>[] {
  const limits = limitsFor(kind);
  const counter = (limit: OperationLimit, key: string) => ({ limit, key });
  if (isOffice && account !== undefined)
    return [
      counter(limits.desk, accountKey(account)),
      counter(limits.deskMinute, accountKey(account)),
    ];
  const isAccount = isSignedIn || address === undefined;
  const person = isAccount ? account : account && `${address} ${account}`;
  const ofAccount = person === undefined ? [] : [counter(limits.account, accountKey(person))];
  const ofAddress = (key: string) => [
    counter(limits.address, key),
    counter(limits.addressMinute, key),
  ];
  const shared = address === undefined ? [] : ofAddress(address);
  if (!isSignedIn || account === undefined) return [...ofAccount, ...shared];
  return [
    ...ofAccount,
    counter(limits.accountMinute, accountKey(account)),
    ...shared.map(({ limit, key }) => ({ limit: signedInLimit(limit), key })),
  ];
}
