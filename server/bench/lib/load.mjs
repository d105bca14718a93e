import autocannon from 'autocannon';

const CONNECTIONS = 32;
const SECONDS = 1.5;
const ROUNDS = 5;

/**
 * Autocannon reads every body as text, of which a compressed one has none: deciphering it took the one
 * process of the client longer than the server takes to send it, so that the client was what was measured.
 */
const countBytesOnly = ({ pipelinedRequests }) => (pipelinedRequests.addBody = () => undefined);

const ADDRESSES = 250;

/** The same request from many addresses in turn, as a proxy passes it on: a limit holds for each of them. */
export function fromManyAddresses(request) {
  const from = (index) => ({ ...request.headers, 'x-forwarded-for': `10.0.0.${index + 1}` });
  const requests = Array.from({ length: ADDRESSES }, (_, index) => ({ headers: from(index) }));
  return { ...request, requests };
}

/**
 * What two servers answer a second, side by side: short rounds by turns, so that what else the machine
 * does meanwhile weighs on both, and the middle round of them.
 */
export async function compare(product, raw) {
  const isRead = [product, raw].some(({ verifyBody }) => verifyBody);
  // the same client for both sides
  const client = isRead ? {} : { setupClient: countBytesOnly };
  const sides = { product: { ...client, ...product }, raw: { ...client, ...raw } };
  await round(sides.product, 1);
  await round(sides.raw, 1);
  const rounds = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    const limit = await round(sides.raw, SECONDS);
    const reached = await round(sides.product, SECONDS);
    rounds.push({ limit, reached, ratio: reached / limit });
  }
  const middle = [...rounds].sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)];
  return { ...middle, ratios: rounds.map(({ ratio }) => ratio) };
}

/** Answers a second; one that is not what was expected ends the measurement. */
async function round({ status = 200, ...options }, duration) {
  const result = await autocannon({ connections: CONNECTIONS, ...options, duration });
  const { errors, timeouts, statusCodeStats } = result;
  const others = Object.keys(statusCodeStats).filter((code) => Number(code) !== status);
  if (errors + timeouts > 0 || others.length > 0) {
    const seen = JSON.stringify(statusCodeStats);
    throw new Error(`${options.url}: ${errors} errors, ${timeouts} timeouts, statuses ${seen}`);
  }
  return result.requests.total / result.duration;
}
