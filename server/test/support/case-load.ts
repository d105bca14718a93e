import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { v4 as uuidv4 } from 'uuid';
import { officeDay } from '../../src/contract/office-clock.js';
import { aRegistration, aServiceRequest } from './builders.js';
import { aPdf } from './documents.js';
import type { LoadTarget } from './load-account.js';
import { sendUpload, type TestFile } from './multipart.js';
import { anAddress } from './steady-load.js';
import { ADMIN } from './test-app.js';

const WORKERS = 3;
const ANSWER_MS = 30_000;
/** Whoever got no answer for so long never gets one. */
const GIVE_UP_MS = 120_000;
const TOTAL = 1_000_000;
/** Each accepted quote is paid in parts, so that its sums change more than once. */
const PARTS = [300_000, 200_000] as const;
const VERIFY = 'UPDATE users SET email_verified_at = now() WHERE email_verified_at IS NULL';

const OPERATIONS = {
  addMyRequestFile: `mutation ($input: AddRequestFileInput!, $key: String) {
    answer: addMyRequestFile(input: $input, idempotencyKey: $key) { id } }`,
  createQuote: `mutation ($input: CreateQuoteInput!, $key: String) {
    answer: createQuote(input: $input, idempotencyKey: $key) { id } }`,
  sendQuote: 'mutation ($id: ID!) { answer: sendQuote(id: $id) { id } }',
  acceptQuote: `mutation ($id: ID!, $input: AcceptQuoteInput!) {
    answer: acceptQuote(id: $id, input: $input) { id } }`,
  recordPayment: `mutation ($input: RecordPaymentInput!, $key: String) {
    answer: recordPayment(input: $input, idempotencyKey: $key) { id } }`,
} as const;

interface Made {
  id: string;
}
interface GraphqlAnswer {
  data?: { answer: Made } | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** A file that was acknowledged. */
export interface SentFile {
  id: string;
  /** SHA-256 of what was sent. */
  digest: string;
}

/** What was acknowledged of the cases. */
export interface CasesDone {
  requests: string[];
  files: SentFile[];
  /** Quotes that were accepted. */
  accepted: string[];
  payments: number;
}

/** A client who sends papers and accepts quotes, and an office that writes them and records payments. */
export class CaseLoad {
  readonly done: CasesDone = { requests: [], files: [], accepted: [], payments: 0 };
  private workers: Promise<void>[] = [];
  private isOver = false;
  private client = '';
  private office = '';

  constructor(private readonly target: Pick<LoadTarget, 'url' | 'direct'>) {}

  async begin(): Promise<void> {
    if (!this.client) await this.signIn();
    this.isOver = false;
    this.workers = Array.from({ length: WORKERS }, () => this.work());
  }

  /** Ends when every case that was begun is acknowledged in all its steps. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.workers);
  }

  private async signIn(): Promise<void> {
    const register = () => this.rest('/auth/register', aRegistration(), '');
    this.client = (await register()).token;
    await this.target.direct().query(VERIFY);
    this.office = (await this.rest('/auth/login', ADMIN, '')).token;
  }

  private async work(): Promise<void> {
    while (!this.isOver) await this.settleCase();
  }

  private async settleCase(): Promise<void> {
    const { id: requestId } = await this.rest('/service-requests', aServiceRequest(), this.client);
    this.done.requests.push(requestId);
    await this.sendPaper(requestId);
    const quoteId = await this.sendQuote(requestId);
    await this.call('acceptQuote', { id: quoteId, input: { revision: 1 } }, this.client);
    this.done.accepted.push(quoteId);
    for (const amount of PARTS) {
      const input = { quoteId, amount, method: 'cash', paidOn: officeDay() };
      await this.call('recordPayment', { input, key: uuidv4() }, this.office);
      this.done.payments += 1;
    }
  }

  private async sendPaper(id: string): Promise<void> {
    const bytes = Buffer.concat([aPdf(), Buffer.from(`%${uuidv4()}\n`)]);
    const file = { name: 'acte.pdf', type: 'application/pdf', bytes };
    const input = { kind: 'serviceRequest', id, file: null };
    const sent = await this.call('addMyRequestFile', { input, key: uuidv4() }, this.client, file);
    const digest = createHash('sha256').update(bytes).digest('hex');
    this.done.files.push({ id: sent.id, digest });
  }

  private async sendQuote(requestId: string): Promise<string> {
    const input = {
      ...{ kind: 'serviceRequest', requestId, language: 'fr', validUntil: officeDay() },
      lines: [{ title: 'Rédaction du bail', amount: TOTAL }],
    };
    const { id } = await this.call('createQuote', { input, key: uuidv4() }, this.office);
    await this.call('sendQuote', { id }, this.office);
    return id;
  }

  private call(
    name: keyof typeof OPERATIONS,
    variables: object,
    token: string,
    file?: TestFile,
  ): Promise<Made> {
    return untilAnswered(name, async () => {
      const operation = { query: OPERATIONS[name], variables };
      const url = `${this.target.url()}/graphql`;
      const headers = headersOf(token);
      const body = file
        ? (await sendUpload(url, headers, operation, { 'input.file': file })).body
        : await post(url, headers, operation);
      const { data, errors = [] } = body as GraphqlAnswer;
      const [error] = errors;
      // a first try was done, though nobody was told
      if (name === 'sendQuote' && error?.extensions?.code === 'QUOTE_NOT_DRAFT') return { id: '' };
      if (!data?.answer) throw new Error(error?.message ?? 'no answer');
      return data.answer;
    });
  }

  private rest(path: string, body: object, token: string): Promise<Made & { token: string }> {
    const headers = { ...headersOf(token), 'Idempotency-Key': uuidv4() };
    return untilAnswered(path, async () => {
      const url = `${this.target.url()}/api/v1${path}`;
      const answer = (await post(url, headers, body)) as {
        data?: Made & { token: string };
        message?: string;
      };
      if (!answer.data) throw new Error(answer.message ?? 'no answer');
      return answer.data;
    });
  }
}

const headersOf = (token: string): Record<string, string> => ({
  ...(token && { Authorization: `Bearer ${token}` }),
  'X-Forwarded-For': anAddress(),
});

async function post(url: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  return answer.json();
}

/** Asks again until there is an answer, as people do who were told nothing. */
async function untilAnswered<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} is not answered`, { cause: error });
      await setTimeout(50);
    }
  }
}
