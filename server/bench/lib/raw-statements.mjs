/** The SQL of the bare server by address; PostgreSQL builds the JSON. */

const SERVICES = {
  name: 'services',
  text: `SELECT json_build_object('data', json_agg(r))::text AS body FROM (
    SELECT id, slug, title_fr AS title, description_fr AS description, tags_fr AS tags, featured,
      sort_order AS "order"
    FROM services WHERE status = 'active' AND deleted_at IS NULL ORDER BY sort_order, id LIMIT 10
  ) r`,
};

const FAQS = {
  name: 'faqs',
  text: `SELECT json_build_object('data', json_agg(r))::text AS body FROM (
    SELECT f.id, f.question_fr AS question, f.answer_fr AS answer, f.category, c.name_fr AS name
    FROM faqs f JOIN categories c ON c.slug = f.category
    WHERE f.status = 'active' AND f.deleted_at IS NULL ORDER BY f.sort_order, f.id LIMIT 10
  ) r`,
};

/** The rows of one status that contain the word, and their number, for an administrator's search. */
export const FOUND = `FROM faqs WHERE status = 'active' AND search_words LIKE $1 AND deleted_at IS NULL`;
export const SEARCHED_WORD = 'zarzis37';

const SEARCHED = {
  name: 'searched faqs',
  text: `SELECT json_build_object('total', (SELECT count(*) ${FOUND}), 'data', json_agg(r))::text AS body
    FROM (SELECT id, question_ar, question_fr, question_en, category, status, featured, version,
        sort_order AS "order"
      ${FOUND} ORDER BY sort_order, id LIMIT 10) r`,
  values: [`%${SEARCHED_WORD}%`],
};

/** The newest requests as the list of the administrators shows them, without the total. */
const REQUESTS = {
  name: 'requests',
  text: `SELECT json_build_object('data', json_agg(r))::text AS body FROM (
    SELECT id, reference, service_id, service_titles->>'en' AS title, client_name, client_email,
      client_phone, client_phone_e164, status, urgency, version, unanswered_since, created_at
    FROM service_requests WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 10
  ) r`,
};

export const LISTS = {
  '/': SERVICES,
  '/faqs': FAQS,
  '/faqs/search': SEARCHED,
  '/requests': REQUESTS,
};
