const BEGINNINGS =
  'bela beno bouz cher dahm ferr ghar hadd ikhl kaci lakh mezi nass oual rahm sahr tami yahi zerr ziad';
const ENDINGS = 'oune atine aoui iche ouche ellah imane ouki ada ira';
const textArray = (words) => `(ARRAY['${words.split(' ').join("','")}'])`;
/** Names of which each is in one request of two hundred; like any name, it begins and ends as others do. */
export const RARE_NAMES = BEGINNINGS.split(' ').map((beginning) => `${beginning}ouki`);

/** One in ten waits for an answer, as in an office that keeps up with its work. */
const FILL = `
  INSERT INTO service_requests (id, reference, service_id, service_titles, client_name, client_email,
    client_phone, client_phone_e164, service_description, urgency, status, unanswered_since, created_at)
  SELECT gen_random_uuid(), 'SR-2020-' || lpad(n::text, 7, '0'), 6, '{"ar":"الترجمة","fr":"Traduction","en":"Translation"}',
    (ARRAY['سمية بوعلام', 'Karim Haddad', 'ياسين بن عمر', 'Lynda Amrani'])[1 + n % 4] || ' ' || n,
    'client' || n || '@example.dz', '0550 ' || lpad((n % 1000000)::text, 6, '0'),
    '+213550' || lpad((n % 1000000)::text, 6, '0'),
    'عقد بيع محل تجاري يحتاج إلى ترجمة، contrat ' || n || ' '
      || ${textArray(BEGINNINGS)}[1 + n % 20] || ${textArray(ENDINGS)}[1 + n / 20 % 10],
    (CASE WHEN n % 20 = 0 THEN 'urgent' ELSE 'normal' END)::urgency,
    (CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'completed' END)::service_request_status,
    CASE WHEN n % 10 = 0 THEN now() - n * interval '1 minute' END, now() - n * interval '1 minute'
  FROM generate_series($1::int + 1, $2::int) n`;

/** Adds service requests until there are `to` of them; `from` are there already. */
export async function fillServiceRequests(client, from, to) {
  await client.query(FILL, [from, to]);
  await client.query('VACUUM ANALYZE service_requests');
}
