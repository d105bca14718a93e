/** One request in two hundred has this word. */
export const RARE_WORD = 'zarzis37';
/** One in ten waits for an answer, as in an office that keeps up with its work. */
const FILL = `
  INSERT INTO service_requests (id, reference, service_id, service_titles, client_name, client_email,
    client_phone, client_phone_e164, service_description, urgency, status, unanswered_since, created_at)
  SELECT gen_random_uuid(), 'SR-2020-' || lpad(n::text, 7, '0'), 6, '{"ar":"الترجمة","fr":"Traduction","en":"Translation"}',
    (ARRAY['سمية بوعلام', 'Karim Haddad', 'ياسين بن عمر', 'Lynda Amrani'])[1 + n % 4] || ' ' || n,
    'client' || n || '@example.dz', '0550 ' || lpad((n % 1000000)::text, 6, '0'),
    '+213550' || lpad((n % 1000000)::text, 6, '0'),
    'عقد بيع محل تجاري يحتاج إلى ترجمة، contrat ' || n || ' zarzis' || n % 200,
    (CASE WHEN n % 20 = 0 THEN 'urgent' ELSE 'normal' END)::urgency,
    (CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'completed' END)::service_request_status,
    CASE WHEN n % 10 = 0 THEN now() - n * interval '1 minute' END, now() - n * interval '1 minute'
  FROM generate_series($1::int + 1, $2::int) n`;

/** Adds service requests until there are `to` of them; `from` are there already. */
export async function fillServiceRequests(client, from, to) {
  await client.query(FILL, [from, to]);
  await client.query('VACUUM ANALYZE service_requests');
}
