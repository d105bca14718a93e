import { randomUUID } from 'node:crypto';
import { signIn } from '../lib/admin.mjs';
import { CLIENT } from '../lib/clients.mjs';
import { extensionsOf, faqsAddress, servicesAddress } from '../lib/operations.mjs';
import { residentMemory } from '../lib/resident-memory.mjs';

const REQUESTS = 3000;
const AT_ONCE = 16;
const LANGUAGES = ['ar', 'fr', 'en'];

/** Memory after a warm-up of as many requests, and what 3,000 more add: pages, GraphQL and REST, read and written. */
export async function memoryGrowth({ product }) {
  const token = await signIn(product);
  await sendAll(product, token);
  const before = residentMemory(product);
  await sendAll(product, token);
  const after = residentMemory(product);
  return {
    name: `memory added by ${REQUESTS.toLocaleString('en')} requests`,
    value: after - before,
    unit: 'MB',
    below: 150,
    detail: `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
  };
}

async function sendAll({ address }, token) {
  let sent = 0;
  const sendInTurn = async () => {
    while (sent < REQUESTS) {
      sent += 1;
      const [url, options] = requestOf(sent, address, token);
      const answer = await fetch(url, options);
      const text = await answer.text();
      if (!answer.ok || text.includes('"errors"')) throw new Error(`${url}: ${text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
}

/** Many addresses are new each time, so that caches fill as they do with strangers. */
function requestOf(index, address, token) {
  const language = LANGUAGES[index % LANGUAGES.length];
  const forAdmin = { authorization: `Bearer ${token}` };
  const requests = [
    () => [`${address}/${language}?visit=${randomUUID()}`, { headers: { accept: 'text/html' } }],
    () => [`${address}/${language}/services`, { headers: { accept: 'text/html' } }],
    () => [servicesAddress(address)],
    () => [faqsAddress(address)],
    () => [`${address}/public/faqs?language=${language}&limit=10&search=${randomUUID()}`],
    () => [`${address}/graphql`, post(adHoc(index, language))],
    () => [`${address}/graphql`, post(adminFaqs(index), forAdmin)],
    () => [`${address}/api/v1/contact-requests`, post(message(), forAdmin)],
  ];
  return requests[index % requests.length]();
}

const post = (body, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A text that nobody has sent before. */
const adHoc = (index, language) => ({
  query: `query Services${index} { publicServices(limit: 10, language: ${language}) { items { id slug title } } }`,
});

const adminFaqs = (index) => ({
  operationName: 'AdminFaqs',
  variables: { page: 1 + (index % 5), limit: 10 },
  extensions: extensionsOf('AdminFaqs'),
});

const message = () => ({
  name: CLIENT.fullName,
  email: CLIENT.email,
  message: `A question, ${randomUUID()}`,
});
