import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { v4 as uuidv4 } from 'uuid';
import { aRegistration } from './builders.js';
import { aCv } from './documents.js';
import { accountOf, type Sent, type LoadTarget } from './load-account.js';
import { type Kind, KINDS } from './load-kinds.js';
import { sendForm } from './multipart.js';

const SENDERS = 6;
/** The product answers sooner, whatever has failed (S36): who waits longer waits for ever. */
const ANSWER_MS = 30_000;
/** There are 210 slots, and every refused one is a sending less. */
const MAX_CONSULTATIONS = 150;
/** Those that the limits let one account send of a kind in a minute. */
const MAX_OF_KIND_PER_PERSON = 10;
const DONE_AT = `SELECT key, extract(epoch FROM created_at) * 1000 AS at FROM idempotency_keys`;
const VERIFY = 'UPDATE users SET email_verified_at = now()';

/** Somebody with an account. */
interface Person {
  email: string;
  password: string;
  token: string;
}

/** What a person sends until it is acknowledged, always under the same key. */
interface Sending {
  kind: Kind;
  person: Person;
  key: string;
  body: object;
  triedAt?: number;
  id?: string;
  /** The slot was taken by somebody else. */
  isRefused?: boolean;
}

export interface LoadSize {
  /** Whose limits are real if there are several. */
  people?: number;
  /** Between two sendings of a sender. */
  pauseMs?: number;
  /** Sessions may end meanwhile. */
  signsInAgain?: boolean;
}

/** People who send requests of every kind all the time, and send again what was not acknowledged. */
export class SteadyLoad {
  tries = 0;
  acknowledged = 0;
  /** Tries to which there was no answer in time. */
  unanswered = 0;
  /** How often each status was answered. */
  readonly statuses: Record<number, number> = {};
  private readonly sendings: Sending[] = [];
  private readonly others: Sent[] = [];
  private readonly begun = new Map<Kind, number>();
  private senders: Promise<void>[] = [];
  private isOver = false;
  private people: Person[] = [];

  constructor(
    private readonly target: LoadTarget,
    private readonly size: LoadSize = {},
  ) {}

  async begin(): Promise<void> {
    if (this.people.length === 0) await this.register();
    this.isOver = false;
    this.senders = Array.from({ length: SENDERS }, (_, number) => this.send(number));
  }

  /** Ends when everything that was begun is acknowledged. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.senders);
  }

  /** Counts in what somebody else sent. */
  count(kindName: string, id: string): void {
    this.others.push({ kindName, id });
  }

  /** What became of everything that was sent, once all mails are out. */
  async account() {
    const sent = this.sendings
      .filter(({ id }) => id)
      .map(({ kind, id }) => ({ kindName: kind.name, id }));
    const { counts, faults } = await accountOf([...sent, ...this.others] as Sent[], this.target);
    const { tries, unanswered } = this;
    return { counts: { sent: sent.length, tries, ...counts }, faults: { ...faults, unanswered } };
  }

  /** How many were done by a try that was not answered: a later one had to ask again. */
  async countUnanswered(): Promise<number> {
    const { rows } = await this.target.direct().query<{ key: string; at: string }>(DONE_AT);
    const doneAt = new Map(rows.map(({ key, at }) => [key, Number(at)]));
    return this.sendings.filter(
      ({ id, key, triedAt = 0 }) => id && (doneAt.get(key) ?? 0) < triedAt,
    ).length;
  }

  private async register(): Promise<void> {
    const { people = 1 } = this.size;
    for (let count = 0; count < people; count += 1) {
      const { email, password, ...rest } = aRegistration();
      const { body } = await this.post('/auth/register', { email, password, ...rest }, {});
      this.people.push({ email, password, token: tokenIn(body) });
    }
    await this.target.direct().query(VERIFY);
  }

  private async send(number: number): Promise<void> {
    for (let turn = number; !this.isOver; turn += 1) {
      await setTimeout(this.size.pauseMs ?? 0);
      const kind = KINDS[turn % KINDS.length]!;
      const begun = this.begun.get(kind) ?? 0;
      if (begun >= this.mostOf(kind)) continue;
      this.begun.set(kind, begun + 1);
      const person = this.people[begun % this.people.length]!;
      const sending: Sending = { kind, person, key: uuidv4(), body: kind.build() };
      this.sendings.push(sending);
      while (!sending.id && !sending.isRefused) await this.attempt(sending);
    }
  }

  private mostOf({ name }: Kind): number {
    if (name === 'consultation') return MAX_CONSULTATIONS;
    return this.people.length > 1 ? this.people.length * MAX_OF_KIND_PER_PERSON : Infinity;
  }

  private async attempt(sending: Sending): Promise<void> {
    this.tries += 1;
    sending.triedAt = Date.now();
    const answer = await this.answerTo(sending).catch(({ name }: Error) => {
      if (name === 'TimeoutError') this.unanswered += 1;
      return undefined;
    });
    const { status = 0, body } = answer ?? {};
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status === 201) {
      sending.id = (body as { data: { id: string } }).data.id;
      this.acknowledged += 1;
    } else if (status === 401 && this.size.signsInAgain) await this.signIn(sending.person);
    else if (answer && status < 500) this.refused(sending, answer);
    else await setTimeout(50);
  }

  /** As people do whose session has ended. */
  private async signIn(person: Person): Promise<void> {
    const { email, password } = person;
    const { status, body } = await this.post('/auth/login', { email, password }, {});
    if (status === 200) person.token = tokenIn(body);
    else await setTimeout(50);
  }

  private refused(sending: Sending, answer: { status: number; body: unknown }): void {
    if (sending.kind.name !== 'consultation')
      throw new Error(`${sending.kind.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    sending.isRefused = true;
  }

  private answerTo({ kind, person, key, body }: Sending) {
    const headers = {
      'Idempotency-Key': key,
      Authorization: `Bearer ${person.token}`,
      'X-Forwarded-For': anAddress(),
    };
    if (!kind.hasFile) return this.post(kind.path, body, headers);
    const url = `${this.target.url()}/api/v1${kind.path}`;
    return sendForm('POST', url, headers, body, { cv: aCv() }, AbortSignal.timeout(ANSWER_MS));
  }

  private async post(path: string, body: object, headers: Record<string, string>) {
    const answer = await fetch(`${this.target.url()}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': anAddress(),
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { status: answer.status, body: await answer.json() };
  }
}

const tokenIn = (body: unknown) => (body as { data: { token: string } }).data.token;

/** A network of its own for each call: it matters where the product believes its proxy. */
export const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
