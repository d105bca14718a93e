import autocannon from 'autocannon';

/** Keep-alive connections of one measurement. */
export const CONNECTIONS = 32;
/** Until V8 has compiled what is measured: the first seconds are a fifth slower. */
export const WARM_UP_SECONDS = 3;
const SECONDS = 1.5;
const ROUNDS = 5;

/**
 * Autocannon decodes every body as text. For compressed bodies this takes longer than the server needs
 * to send them, so that the client would be measured instead of the server.
 */
const countBytesOnly = ({ pipelinedRequests }) => (pipelinedRequests.addBody = () => undefined);

let addresses = 0;

/**
 * The same request from another address on each connection, because limits hold for each address; and by
 * another account, when there are `tokens`.
 */
export function fromManyAddresses(request, tokens = []) {
  const setupClient = (client) => {
    addresses += 1;
    const address = `10.0.${addresses >> 8}.${addresses & 255}`;
    const token = tokens[addresses % tokens.length];
    const account = token && { authorization: `Bearer ${token}` };
    client.setHeaders({ ...request.headers, ...account, 'x-forwarded-for': address });
  };
  return { ...request, setupClient };
}

/**
 * The requests per second of two servers. They are measured in short alternating rounds, so that other
 * load of the machine affects both, and the median round counts.
 */
export async function compare(product, raw) {
  // both sides are measured with the same client
  const isRead = [product, raw].some(({ verifyBody }) => verifyBody);
  const [measured, limiting] = [product, raw].map((side) => ({ ...side, isRead }));
  await measure(measured, WARM_UP_SECONDS);
  await measure(limiting, WARM_UP_SECONDS);
  const rounds = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    const limit = await measure(limiting, SECONDS);
    const reached = await measure(measured, SECONDS);
    rounds.push({ limit, reached, ratio: reached / limit });
  }
  const middle = [...rounds].sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)];
  return { ...middle, ratios: rounds.map(({ ratio }) => ratio) };
}

/** Requests per second; an unexpected answer ends the measurement. `isRead`: bodies are read as text. */
export async function measure({ status = 200, isRead = false, setupClient, ...options }, duration) {
  const result = await autocannon({
    connections: CONNECTIONS,
    ...options,
    setupClient: (client) => {
      if (!isRead) countBytesOnly(client);
      setupClient?.(client);
    },
    duration,
  });
  const { errors, timeouts, statusCodeStats } = result;
  const others = Object.keys(statusCodeStats).filter((code) => Number(code) !== status);
  if (errors + timeouts > 0 || others.length > 0) {
    const seen = JSON.stringify(statusCodeStats);
    throw new Error(`${options.url}: ${errors} errors, ${timeouts} timeouts, statuses ${seen}`);
  }
  return result.requests.total / result.duration;
}
