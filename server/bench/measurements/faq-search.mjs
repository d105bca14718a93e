import { signIn } from '../lib/admin.mjs';
import { withClient } from '../lib/database.mjs';
import { compare } from '../lib/load.mjs';
import { extensionsOf } from '../lib/operations.mjs';
import { ratioFigure } from '../lib/print.mjs';
import { FOUND, SEARCHED_WORD } from '../lib/raw-statements.mjs';

const ROWS = 100_000;
/** One row in two hundred contains the word that is searched for. */
const FILL = `
  INSERT INTO faqs (id, category, sort_order, status, question_ar, question_fr, question_en,
    answer_ar, answer_fr, answer_en)
  SELECT gen_random_uuid(), (ARRAY['general', 'services', 'training'])[1 + n % 3], n % 1000,
    (CASE WHEN n % 10 = 0 THEN 'inactive' ELSE 'active' END)::content_status,
    'ما هي شروط تأسيس الشركة رقم ' || n, 'Quelles sont les conditions de la société ' || n,
    'What are the terms of company ' || n || ' zarzis' || n % 200,
    'الجواب رقم ' || n || ' عن شروط التأسيس', 'La réponse ' || n || ' sur la création',
    'Answer ' || n || ' about the formation'
  FROM generate_series(1, ${ROWS}) n`;

/** A page of an administrator's search in 100,000 questions, with the total. */
export async function faqSearch({ product, raw, database }) {
  await withClient(database, async (client) => {
    await client.query(FILL);
    await client.query('VACUUM ANALYZE faqs');
    await printPlan(client);
  });
  const token = await signIn(product);
  const search = {
    url: `${product.address}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      operationName: 'AdminFaqs',
      variables: { page: 1, limit: 10, filter: { search: SEARCHED_WORD, status: 'active' } },
      extensions: extensionsOf('AdminFaqs'),
    }),
    verifyBody: (body) => body.startsWith('{"data":{"faqs":{"'),
  };
  return ratioFigure(
    'an administrator searches 100,000 FAQs',
    0.8,
    await compare(search, { url: `${raw.address}/faqs/search` }),
  );
}

async function printPlan(client) {
  const { rows } = await client.query(
    `EXPLAIN (ANALYZE, COSTS OFF, BUFFERS OFF, SUMMARY OFF) SELECT count(*) ${FOUND}`,
    [`%${SEARCHED_WORD}%`],
  );
  for (const row of rows) console.log(`      ${row['QUERY PLAN']}`);
}
