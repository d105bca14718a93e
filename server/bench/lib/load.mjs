import autocannon from 'autocannon';

const CONNECTIONS = 32;
const SECONDS = 1.5;
const ROUNDS = 5;

/**
 * Autocannon decodes every body as text. For compressed bodies this takes longer than the server needs
 * to send them, so that the client would be measured instead of the server.
 */
const countBytesOnly = ({ pipelinedRequests }) => (pipelinedRequests.addBody = () => undefined);

const ADDRESSES = 250;

/** The same request from many addresses in turn, because limits hold for each address. */
export function fromManyAddresses(request) {
  const from = (index) => ({ ...request.headers, 'x-forwarded-for': `10.0.0.${index + 1}` });
  const requests = Array.from({ length: ADDRESSES }, (_, index) => ({ headers: from(index) }));
  return { ...request, requests };
}

/**
 * The requests per second of two servers. They are measured in short alternating rounds, so that other
 * load of the machine affects both, and the median round counts.
 */
export async function compare(product, raw) {
  const isRead = [product, raw].some(({ verifyBody }) => verifyBody);
  // both sides are measured with the same client
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

/** Requests per second; an unexpected answer ends the measurement. */
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
