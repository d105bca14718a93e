import http from 'node:http';
import pg from 'pg';
import { LISTS } from './raw-statements.mjs';

/** The server that figures are compared with: only node:http and pg. */
const COLUMNS = [
  'id',
  'reference',
  'user_id',
  'service_id',
  'service_titles',
  'client_name',
  'client_email',
  'client_phone',
  'client_phone_e164',
  'service_description',
];
const INSERT = {
  name: 'insert',
  text: `INSERT INTO bench_requests (${COLUMNS.join(', ')})
    VALUES (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING to_json(bench_requests)::text AS body`,
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
// Dropping the database at the end breaks idle connections.
pool.on('error', () => undefined);

async function textOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A minimal cache: an answer whose ETag the client has is not sent again. Its headers are those of the product. */
let kept = {};
process.on('message', (headers) => {
  kept = headers;
});

function isKnown({ url, headers }) {
  return url === '/kept' && headers['if-none-match'] === kept.etag;
}

async function answer(request) {
  if (request.method === 'GET') return pool.query(LISTS[request.url]);
  return pool.query({ ...INSERT, values: JSON.parse(await textOf(request)) });
}

const server = http.createServer(async (request, response) => {
  if (isKnown(request)) {
    response.writeHead(304, kept).end();
    return;
  }
  try {
    const { rows } = await answer(request);
    const body = Buffer.from(rows[0].body);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(error.message);
  }
});

server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
