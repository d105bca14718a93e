import { setTimeout } from 'node:timers/promises';
import { ConnectedClients, codesOf } from '../support/connected-clients.js';
import { aServiceRequest } from '../support/builders.js';
import { FaultyProduct } from '../support/faulty-product.js';
import type { Stream } from '../support/live.js';
import { NOTHING_LOST } from '../support/load-account.js';
import { anAddress } from '../support/steady-load.js';
import { waitUntil } from '../support/wait-until.js';

const SECONDS = 5;
const IDLE_CONNECTIONS = 300;
/** The limits of docs/api/limits.md, which hold here as in production. */
const SOCKETS_PER_ADDRESS = 200;
const SOCKETS_PER_ACCOUNT = 20;
const SUBSCRIPTIONS_PER_SOCKET = 20;
const SUBSCRIPTIONS_PER_ACCOUNT = 60;
const SUBSCRIPTIONS_PER_ADDRESS = 1000;
const SUBSCRIPTIONS = 10_000;
const TRY_AGAIN_LATER = 1013;
/** Each subscription counts as a call, of which an address has 600 in ten seconds: from when the last is counted. */
const ROUND_MS = 10_500;
const SOCKETS_IN_A_ROUND = 25;

const MINE = 'subscription { myServiceRequestChanged { id } }';

/** No answer, too many requests, or an error of the product. */
const isHeldUp = (status: number) => status === 0 || status === 429 || status >= 500;

describe('many connections, while others send requests and files', () => {
  jest.setTimeout(600_000);

  let product: FaultyProduct;
  let connected: ConnectedClients;

  beforeAll(async () => {
    product = await FaultyProduct.start(__filename, {
      env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' },
      load: { people: 120, pauseMs: 50 },
    });
    connected = new ConnectedClients(product.process!, product.direct);
  });
  afterEach(() => connected.disconnect());
  afterAll(() => product.dispose());

  /** The load goes on beside the connections, none of it is refused, and nothing of it is lost. */
  const endLoad = async (title: string) => {
    await setTimeout(SECONDS * 1000);
    const { faults } = await product.endLoad(title);
    const held = Object.keys(product.load.statuses).map(Number).filter(isHeldUp);
    expect({ faults, held }).toEqual({ faults: NOTHING_LOST, held: [] });
  };

  it(`${IDLE_CONNECTIONS} idle connections hold nobody up`, async () => {
    await product.load.begin();
    await connected.openIdle(IDLE_CONNECTIONS);
    await endLoad(`${IDLE_CONNECTIONS} idle connections`);
  });

  it(`${SOCKETS_PER_ADDRESS} sockets of one address stay open, and what is over the limits is refused`, async () => {
    const tokens = await connected.signIn(SOCKETS_PER_ADDRESS / SOCKETS_PER_ACCOUNT + 1);
    const extra = tokens.pop()!;
    await product.load.begin();
    const address = anAddress();
    for (const token of tokens)
      for (let count = 0; count < SOCKETS_PER_ACCOUNT; count += 1)
        expect(await connected.openSocket(token, address)).not.toHaveProperty('closedWith');
    expect((await connected.openSocket(extra, address)).closedWith).toBe(TRY_AGAIN_LATER);
    expect((await connected.openSocket(tokens[0]!, anAddress())).closedWith).toBe(TRY_AGAIN_LATER);
    await endLoad(`${SOCKETS_PER_ADDRESS} sockets of one address`);
    const open = connected.sockets.filter(({ closedWith }) => closedWith === undefined);
    expect(open).toHaveLength(SOCKETS_PER_ADDRESS);
  });

  it(`${SUBSCRIPTIONS} subscriptions get each change once, and what is over the limits is refused`, async () => {
    const addresses = Array.from(
      { length: SUBSCRIPTIONS / SUBSCRIPTIONS_PER_ADDRESS },
      (_, number) => `10.200.${number}.1`,
    );
    const people = Math.ceil(SUBSCRIPTIONS / SUBSCRIPTIONS_PER_ACCOUNT);
    const tokens = await connected.signIn(people + 1);
    const extra = tokens.pop()!;
    await product.load.begin();

    const socketsPerAddress = SUBSCRIPTIONS_PER_ADDRESS / SUBSCRIPTIONS_PER_SOCKET;
    const socketsPerAccount = SUBSCRIPTIONS_PER_ACCOUNT / SUBSCRIPTIONS_PER_SOCKET;
    const streamsOf = new Map<string, Stream<object>[]>(tokens.map((token) => [token, []]));
    for (let first = 0; first < socketsPerAddress; first += SOCKETS_IN_A_ROUND) {
      const round = addresses.flatMap((address, number) =>
        Array.from({ length: SOCKETS_IN_A_ROUND }, async (_, place) => {
          const socket = number * socketsPerAddress + first + place;
          const token = tokens[Math.floor(socket / socketsPerAccount)]!;
          const streams = await connected.follow(
            { token, address },
            MINE,
            SUBSCRIPTIONS_PER_SOCKET,
          );
          streamsOf.get(token)!.push(...streams);
        }),
      );
      await Promise.all(round);
      await setTimeout(ROUND_MS);
    }
    const all = [...streamsOf.values()].flat();
    expect(all).toHaveLength(SUBSCRIPTIONS);
    expect(codesOf(all)).toEqual([]);

    const over = [
      ...(await connected.follow({ token: tokens[0]!, address: anAddress() }, MINE, 1)),
      ...(await connected.follow({ token: extra, address: addresses[0]! }, MINE, 1)),
    ];
    await waitUntil('the refusals', () => codesOf(over).length === over.length);
    expect(codesOf(over)).toEqual(over.map(() => 'TOO_MANY_SUBSCRIPTIONS'));

    for (const token of tokens) await submit(token);
    await waitUntil('the changes', () => all.every(({ events }) => events.length > 0), 60);
    await endLoad(`${SUBSCRIPTIONS} subscriptions`);
    expect(all.filter(({ events, ended }) => events.length !== 1 || ended)).toEqual([]);
  });

  const submit = async (token: string) => {
    const answer = await fetch(`${product.process?.url}/api/v1/service-requests`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': anAddress(),
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(aServiceRequest()),
    });
    const { data } = (await answer.json()) as { data: { id: string } };
    product.load.count('serviceRequest', data.id);
  };
});
