import { randomUUID } from 'node:crypto';
import { CLIENT, signInMany, signUp } from '../lib/clients.mjs';
import { withClient } from '../lib/database.mjs';
import { compare, CONNECTIONS, fromManyAddresses } from '../lib/load.mjs';
import { extensionsOf } from '../lib/operations.mjs';
import { ratioFigure } from '../lib/print.mjs';

const ASKED = {
  serviceId: 6,
  clientName: CLIENT.fullName,
  clientEmail: CLIENT.email,
  clientPhone: CLIENT.phoneNumber,
  serviceDescription: 'A contract of sale of a shop in Oran, to be read before it is signed.',
};
const EXTENSIONS = extensionsOf('SubmitServiceRequest');
const TITLES = JSON.stringify({
  ar: 'الترجمة القانونية',
  fr: 'Traduction juridique',
  en: 'Legal translation',
});

/** Clients submit requests, each on a connection of their own, compared with bare inserts of the same row. */
export async function createRequest({ product, raw, database }) {
  const { userId } = await signUp(product, database);
  const tokens = await signInMany(product, database, { count: CONNECTIONS, name: 'sender' });
  await createTable(database);
  const submit = fromManyAddresses(
    {
      url: `${product.address}/graphql`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      requests: [{ setupRequest: (request) => ({ ...request, body: submission() }) }],
      verifyBody: (body) => body.startsWith('{"data":{"submitServiceRequest"'),
    },
    tokens,
  );
  const insert = {
    url: raw.address,
    method: 'POST',
    requests: [{ setupRequest: (request) => ({ ...request, body: row(userId) }) }],
  };
  return ratioFigure('a service request is created', 0.3, await compare(submit, insert));
}

function submission() {
  return JSON.stringify({
    operationName: 'SubmitServiceRequest',
    variables: { input: ASKED, idempotencyKey: randomUUID() },
    extensions: EXTENSIONS,
  });
}

function row(userId) {
  const id = randomUUID();
  const { clientName, clientEmail, clientPhone, serviceDescription, serviceId } = ASKED;
  const phone = clientPhone.replaceAll(' ', '');
  return JSON.stringify([
    id,
    `SR-2026-${id}`,
    userId,
    serviceId,
    TITLES,
    clientName,
    clientEmail,
    clientPhone,
    phone,
    serviceDescription,
  ]);
}

/** A copy of the product's table for bare inserts. */
const createTable = (database) =>
  withClient(database, (client) =>
    client.query('CREATE TABLE bench_requests (LIKE service_requests INCLUDING ALL)'),
  );
