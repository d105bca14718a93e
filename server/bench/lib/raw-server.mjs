import http from 'node:http';
import pg from 'pg';

/**
 * The limit that everything is measured against: node:http and pg, nothing else. PostgreSQL builds the
 * JSON in a prepared statement; the process passes it on.
 */
const LIST = {
  name: 'list',
  text: `SELECT json_build_object('data', json_agg(r))::text AS body FROM (
    SELECT id, slug, title_fr AS title, description_fr AS description, tags_fr AS tags, featured,
      sort_order AS "order"
    FROM services WHERE status = 'active' AND deleted_at IS NULL ORDER BY sort_order, id LIMIT 10
  ) r`,
};
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
// The database is dropped at the end, under connections that nobody uses.
pool.on('error', () => undefined);

async function textOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function answer(request) {
  if (request.method === 'GET') return pool.query(LIST);
  return pool.query({ ...INSERT, values: JSON.parse(await textOf(request)) });
}

const server = http.createServer(async (request, response) => {
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
