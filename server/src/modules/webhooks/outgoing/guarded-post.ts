import { type LookupAddress, promises as dns } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { DeliveryProblem } from '../../../contract/webhooks.js';
import { type AddressRules, toHost, mayConnect, readWebhookUrl } from './address-rules.js';

/** Every address of a name, as the system knows it. */
export type Resolver = (host: string) => Promise<readonly LookupAddress[]>;

export interface OutgoingRules extends AddressRules {
  /** A proxy that every call goes through, such as `http://proxy.example:3128`; none is open to readers then. */
  proxy?: string;
  timeoutMs: number;
  resolve?: Resolver;
}

export interface OutgoingCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What came of a call. */
export interface Outcome {
  problem: DeliveryProblem | null;
  status: number | null;
  /** How the answer begins. */
  text: string;
  milliseconds: number;
}

/** An answer is read to this length, and the connection is then closed. */
const READ_BYTES = 8192;
const MAX_HEADER_BYTES = 16_384;
const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL'];

class Refused extends Error {
  constructor(readonly problem: DeliveryProblem) {
    super(problem);
  }
}

const resolveBySystem: Resolver = (host) => dns.lookup(host, { all: true });

/**
 * The addresses that a host has now, each of which may be called. The connection then goes to these and asks nobody
 * again, so that a name cannot mean another address by then.
 */
async function checkedAddresses(host: string, rules: OutgoingRules): Promise<LookupAddress[]> {
  const family = isIP(host);
  const found =
    family > 0 ? [{ address: host, family }] : await (rules.resolve ?? resolveBySystem)(host);
  if (found.length === 0) throw new Refused('unknown_host');
  if (!found.every(({ address }) => mayConnect(address, rules)))
    throw new Refused('refused_address');
  return [...found];
}

/** Answers what was checked, in the place of a resolver. */
const lookupOf =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first!.address, first!.family);
  };

/** Through a proxy, the checked address itself is asked for: the name goes into TLS and the header Host only. */
function throughProxy(url: URL, [first]: readonly LookupAddress[], proxy: string) {
  const name = toHost(url);
  return {
    agent: new HttpsAgent({ proxyEnv: { HTTPS_PROXY: proxy } }),
    host: first!.address,
    ...(isIP(name) === 0 && { servername: name }),
  };
}

function open(
  url: URL,
  addresses: readonly LookupAddress[],
  { call, rules, signal }: { call: OutgoingCall; rules: OutgoingRules; signal: AbortSignal },
): ClientRequest {
  const connection = rules.proxy
    ? throughProxy(url, addresses, rules.proxy)
    : { agent: false as const, host: toHost(url), lookup: lookupOf(addresses) };
  const options = {
    ...connection,
    ...{ method: 'POST', port: url.port || undefined, path: `${url.pathname}${url.search}` },
    ...{ signal, maxHeaderSize: MAX_HEADER_BYTES },
    headers: {
      ...call.headers,
      Host: url.host,
      'Content-Length': String(Buffer.byteLength(call.body)),
      Connection: 'close',
    },
  };
  return url.protocol === 'https:' ? httpsRequest(options) : httpRequest(options);
}

const answerOf = (request: ClientRequest, body: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).on('error', reject);
    request.end(body);
  });

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= READ_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, READ_BYTES).toString('utf8');
}

function problemOfStatus(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function problemOf(error: unknown, signal: AbortSignal): DeliveryProblem {
  if (error instanceof Refused) return error.problem;
  if (signal.aborted) return 'timeout';
  const { code = '' } = error as { code?: string };
  return UNKNOWN_HOST.includes(code) ? 'unknown_host' : 'no_connection';
}

/**
 * Sends a POST to an address that somebody named, in bounded time, and reads the beginning of the answer. Redirects
 * are not followed. Never throws.
 */
export async function guardedPost(call: OutgoingCall, rules: OutgoingRules): Promise<Outcome> {
  const begun = performance.now();
  const signal = AbortSignal.timeout(rules.timeoutMs);
  const took = () => Math.round(performance.now() - begun);
  let request: ClientRequest | undefined;
  try {
    const url = readWebhookUrl(call.url, rules);
    if (!url || (rules.proxy && url.protocol !== 'https:')) throw new Refused('refused_address');
    const addresses = await within(checkedAddresses(toHost(url), rules), signal);
    request = open(url, addresses, { call, rules, signal });
    const answer = await answerOf(request, call.body);
    const status = answer.statusCode ?? 0;
    // the status decides; an answer that breaks off is of no use to anybody
    const text = await beginningOf(answer).catch(() => '');
    return { problem: problemOfStatus(status), status, text, milliseconds: took() };
  } catch (error) {
    return { problem: problemOf(error, signal), status: null, text: '', milliseconds: took() };
  } finally {
    request?.destroy();
  }
}

/** A resolver knows no signal. */
const within = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true });
    }),
  ]);
