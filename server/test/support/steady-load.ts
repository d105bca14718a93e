import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { v4 as uuidv4 } from 'uuid';
import {
  aConsultation,
  aContactRequest,
  anApplication,
  anotherSlot,
  aRegistration,
  aServiceRequest,
} from './builders.js';
import { aCv } from './documents.js';
import { sendForm } from './multipart.js';
import type { SmtpSink } from './smtp-sink.js';
import { waitUntil } from './wait-until.js';

const SENDERS = 6;
/** There are 210 slots, and every refused one is a sending less. */
const MAX_CONSULTATIONS = 150;
const VERIFY = 'UPDATE users SET email_verified_at = now()';
const WAITING = `SELECT count(*)::int AS count FROM mails WHERE status <> 'sent'`;
const RECEIPTS = `SELECT count(*)::int AS count FROM mails WHERE cause LIKE $1 || ':%'`;

interface Kind {
  name: string;
  path: string;
  build: () => object;
  /** How many of its rows have one of these ids, and how many there are. */
  count: string;
  hasFile?: boolean;
}

const counting = (table: string) =>
  `SELECT (count(*) FILTER (WHERE id = ANY($1::uuid[])))::int AS known, count(*)::int AS "all" FROM ${table}`;

const KINDS: Kind[] = [
  {
    name: 'serviceRequest',
    path: '/service-requests',
    build: aServiceRequest,
    count: counting('service_requests'),
  },
  {
    name: 'contactRequest',
    path: '/contact-requests',
    build: aContactRequest,
    count: counting('contact_requests'),
  },
  {
    name: 'application',
    path: '/join-team-applications',
    build: anApplication,
    count: counting('applications'),
    hasFile: true,
  },
  {
    name: 'consultation',
    path: '/consultations',
    build: () => aConsultation({ startsAt: anotherSlot() }),
    count: counting('consultations'),
  },
];

/** What a person sends until it is acknowledged, always under the same key. */
interface Sending {
  kind: Kind;
  key: string;
  body: object;
  id?: string;
  /** The slot was taken by somebody else. */
  isRefused?: boolean;
}

export interface Surroundings {
  /** Where the product is at the moment; undefined while there is none. */
  url: () => string | undefined;
  /** A connection that no fault touches. */
  direct: () => Client;
  sink: () => SmtpSink;
  filesDir: string;
}

/** People who send requests of every kind all the time, and send again what was not acknowledged. */
export class SteadyLoad {
  tries = 0;
  private readonly sendings: Sending[] = [];
  private senders: Promise<void>[] = [];
  private isOver = false;
  private token = '';

  constructor(private readonly around: Surroundings) {}

  async begin(): Promise<void> {
    if (!this.token) await this.register();
    this.isOver = false;
    this.senders = Array.from({ length: SENDERS }, (_, number) => this.send(number));
  }

  /** Ends when everything that was begun is acknowledged. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.senders);
  }

  /** What became of everything that was sent, once all mails are out. */
  async account() {
    await waitUntil('the mails', async () => (await this.countOf(WAITING)) === 0, 90);
    const sent = this.sendings.filter(({ id }) => id);
    const found = { lost: 0, doubled: 0, receiptsMissing: 0 };
    for (const { name, count } of KINDS) {
      const ids = sent.filter(({ kind }) => kind.name === name).map(({ id }) => id);
      const { rows } = await this.around
        .direct()
        .query<{ known: number; all: number }>(count, [ids]);
      const { known, all } = rows[0]!;
      found.lost += ids.length - known;
      found.doubled += all - known;
      found.receiptsMissing += Math.max(0, all - (await this.countOf(RECEIPTS, [name])));
    }
    const faults = { ...found, ...(await this.filesLost()), ...(await this.mailsLost()) };
    const { mailsRepeated, mails } = await this.mailCounts();
    return { counts: { sent: sent.length, tries: this.tries, mails, mailsRepeated }, faults };
  }

  private async register(): Promise<void> {
    const body = aRegistration();
    const { data } = (await this.post('/auth/register', body, {})).body as {
      data: { token: string };
    };
    await this.around.direct().query(VERIFY);
    this.token = data.token;
  }

  private async send(number: number): Promise<void> {
    for (let turn = number; !this.isOver; turn += 1) {
      const kind = KINDS[turn % KINDS.length]!;
      const booked = this.sendings.filter((each) => each.kind.name === 'consultation').length;
      if (kind.name === 'consultation' && booked >= MAX_CONSULTATIONS) continue;
      const sending: Sending = { kind, key: uuidv4(), body: kind.build() };
      this.sendings.push(sending);
      while (!sending.id && !sending.isRefused) await this.attempt(sending);
    }
  }

  private async attempt(sending: Sending): Promise<void> {
    this.tries += 1;
    const answer = await this.answerTo(sending).catch(() => undefined);
    if (answer?.status === 201) sending.id = (answer.body as { data: { id: string } }).data.id;
    else if (answer && answer.status < 500) this.refused(sending, answer);
    else await setTimeout(50);
  }

  private refused(sending: Sending, answer: { status: number; body: unknown }): void {
    if (sending.kind.name !== 'consultation')
      throw new Error(`${sending.kind.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    sending.isRefused = true;
  }

  private answerTo({ kind, key, body }: Sending) {
    const headers = { 'Idempotency-Key': key, Authorization: `Bearer ${this.token}` };
    if (!kind.hasFile) return this.post(kind.path, body, headers);
    const url = `${this.around.url()}/api/v1${kind.path}`;
    return sendForm('POST', url, headers, body, { cv: aCv() });
  }

  private async post(path: string, body: object, headers: Record<string, string>) {
    const answer = await fetch(`${this.around.url()}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }

  private async filesLost(): Promise<{ filesLost: number }> {
    const { rows } = await this.around
      .direct()
      .query<{ name: string }>('SELECT cv_key AS name FROM applications');
    const kept = new Set(readdirSync(join(this.around.filesDir, 'documents')));
    return { filesLost: rows.filter(({ name }) => !kept.has(name)).length };
  }

  private async mailsLost(): Promise<{ mailsLost: number }> {
    return { mailsLost: (await this.mailCounts()).mailsLost };
  }

  /** By the Message-ID, which holds the id of the mail. */
  private async mailCounts() {
    const { rows } = await this.around.direct().query<{ id: string }>('SELECT id FROM mails');
    const times = rows.map(
      ({ id }) =>
        this.around.sink().accepted.filter(({ messageId }) => messageId?.includes(id)).length,
    );
    return {
      mails: rows.length,
      mailsLost: times.filter((count) => count === 0).length,
      mailsRepeated: times.filter((count) => count > 1).length,
    };
  }

  private async countOf(statement: string, values: unknown[] = []): Promise<number> {
    const { rows } = await this.around.direct().query<{ count: number }>(statement, values);
    return Number(rows[0]?.count);
  }
}

export const NOTHING_LOST = {
  lost: 0,
  doubled: 0,
  receiptsMissing: 0,
  filesLost: 0,
  mailsLost: 0,
};
