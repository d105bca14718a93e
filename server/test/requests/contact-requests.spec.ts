import { URGENCIES } from '../../src/contract/enums.js';
import { LIMITS } from '../../src/contract/limits.js';
import { contactRequest } from '../../src/contract/requests/contact-request.js';
import { aContactRequest } from '../support/builders.js';
import { TRANSPORTS } from '../support/content-calls.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { describeRequests } from '../support/request-contract.js';
import {
  as,
  asAdmin,
  aNewClient,
  aRequest,
  graphqlAs,
  mailsAbout,
  type On,
  publicTimelineOf,
} from '../support/requests/context.js';

const limits = contactRequest.fields;
const EMAIL = 'يرجى إدخال بريد إلكتروني صحيح';

const refuse = (field: string, value: unknown, title: string, message?: string) => ({
  title: `${field} ${title}`,
  input: { [field]: value },
  field,
  ...(message && { message }),
});

const context = describeRequests({
  testFile: __filename,
  definition: contactRequest,
  table: 'contact_requests',
  path: '/contact-requests',
  build: aContactRequest,
  wordField: 'message',
  emailField: 'email',
  mailSubjects: {
    ar: ['استلمنا رسالتك', 'اطّلعنا عليها', 'ملاحظة جديدة', 'رد على رسالتك'],
    fr: ['Nous avons bien reçu', 'Lu', 'Nouvelle note', 'Réponse à votre message'],
    en: ['We have received', 'Read', 'New note', 'Reply to your message'],
  },
  restOnly: ['created_at'],
  required: {
    fields: ['name', 'email', 'message'],
    message: 'يرجى ملء جميع الحقول المطلوبة',
  },
  defaults: { priority: 'normal', phone: null, subject: null, replyMessage: null, repliedAt: null },
  optional: ['phone', 'subject'],
  accepted: [
    { title: 'one letter of name', input: { name: 'م' } },
    { title: 'the longest name', input: { name: 'x'.repeat(limits.name.max) } },
    { title: 'the longest subject', input: { subject: 'ق'.repeat(limits.subject.max) } },
    { title: 'the longest message', input: { message: 'ق'.repeat(limits.message.max) } },
    { title: 'a phone number with words', input: { phone: '0555 12 34 56 (matin)' } },
  ],
  refused: [
    ...['amina', 'amina@', '@example.dz', 'a@b', 'a b@example.dz', 'a@@b.dz'].map((email) =>
      refuse('email', email, `"${email}"`, EMAIL),
    ),
    refuse('email', `${'a'.repeat(250)}@b.dz`, 'that is too long'),
    refuse('name', 'x'.repeat(limits.name.max + 1), 'that is too long'),
    refuse('name', 'Ami\u0000na', 'with NUL'),
    refuse('name', { first: 'Amina' }, 'as an object'),
    refuse('phone', '1'.repeat(LIMITS.user.phone.max + 1), 'that is too long'),
    refuse('subject', 'x'.repeat(limits.subject.max + 1), 'that is too long'),
    refuse('message', 'x'.repeat(limits.message.max + 1), 'that is too long'),
    refuse('message', ['a', 'b'], 'as a list'),
  ],
  serverFields: [
    'id',
    'reference',
    'status',
    'userId',
    'version',
    'createdAt',
    'created_at',
    'updatedAt',
    'deletedAt',
    'phoneE164',
    'replyMessage',
    'repliedAt',
    'timeline',
    'unansweredSince',
    'assigneeId',
    'assigneeName',
    'searchDoc',
  ],
  searched: [
    { field: 'name', text: 'آمِنة بن يُوسف القَسَنْطينيّة', searches: ['القسنطينيه يوسف'] },
    { field: 'email', text: 'zoubida@cabinet.dz', searches: ['ZOUBIDA'] },
    {
      field: 'phone',
      text: '0555 98 76 54',
      searches: ['0555987654', '+213 555 98 76 54', '00213555987654', '٠٥٥٥٩٨٧٦٥٤', '98 76 54'],
    },
    { field: 'phone', text: '+213 (0)555-98-76-54', searches: ['0555987654'] },
    { field: 'phone', text: '+213 556 98 76 54', searches: ['0556 98'] },
    { field: 'subject', text: 'Société anonyme ٢٠٢٦', searches: ['societe 2026'] },
    { field: 'message', text: 'ترجمة محلّفة', searches: ['ترجمه محلفه'] },
  ],
});

describe.each(TRANSPORTS)('replies to contact requests over %s', (transport) => {
  const on: On = { context, transport };
  const reply = (id: string, input: object) => asAdmin(on).reply(id, input);

  it('a reply sets the request to replied and keeps its text and date', async () => {
    const { id } = await aRequest(on);
    const row = expectDone(await reply(id, { replyMessage: ' Come on Sunday ' }));
    expect(row).toMatchObject({ status: 'replied', replyMessage: 'Come on Sunday' });
    expect(Date.parse(String(row['repliedAt']))).not.toBeNaN();
  });

  it('a blank reply is refused with the words “please write the reply message”', async () => {
    const { id } = await aRequest(on);
    const { message } = await reply(id, { replyMessage: '  ' });
    expect(message).toBe('يرجى كتابة رسالة الرد');
  });

  it('a second reply is refused until the status is set back, and then both stay in the thread', async () => {
    const { id } = await aRequest(on);
    expectDone(await reply(id, { replyMessage: 'First' }));
    expectRefused(await reply(id, { replyMessage: 'Second' }), 'ALREADY_REPLIED');
    expectDone(await asAdmin(on).setStatus(id, { status: 'read' }));
    expect(expectDone(await reply(id, { replyMessage: 'Second' }))).toMatchObject({
      replyMessage: 'Second',
    });
    const replies = (await publicTimelineOf(on, id)).filter(({ type }) => type === 'reply');
    expect(replies.map(({ note }) => note)).toEqual(['First', 'Second']);
  });

  it('a second reply is written on purpose, without another status in between', async () => {
    const { id } = await aRequest(on);
    expectDone(await reply(id, { replyMessage: 'First' }));
    const calls = asAdmin({ ...on, transport: 'GraphQL' });
    const again = expectDone(await calls.reply(id, { replyMessage: 'Second', again: true }));
    expect(again.status).toBe('replied');
    const events = await publicTimelineOf(on, id);
    expect(events.map(({ type }) => type)).toEqual(['submitted', 'reply', 'reply']);
  });

  it('exactly one of five replies at once to one request is mailed', async () => {
    const person = await aNewClient(on);
    const { id, reference } = expectDone(await as(on, person.token).submit(aContactRequest()));
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, number) => reply(id, { replyMessage: `Reply ${number}` })),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'ALREADY_REPLIED')).toHaveLength(4);
    expect(await mailsAbout(on, reference, person.email)).toHaveLength(2);
  });

  it.each(['replied', 'closed'])(
    'a request that is %s is new again when the client writes',
    async (status) => {
      const { id } = await aRequest(on);
      expectDone(await asAdmin(on).setStatus(id, { status }));
      const { addMessage } = graphqlAs(on, context.client.token);
      expect(expectDone(await addMessage(id, { text: 'And now?' })).status).toBe('new');
      expectDone(await reply(id, { replyMessage: 'Now this' }));
    },
  );

  it('marking a request as read or closed without a note is not mailed', async () => {
    const person = await aNewClient(on);
    const { id, reference } = expectDone(await as(on, person.token).submit(aContactRequest()));
    expectDone(await asAdmin(on).setStatus(id, { status: 'read' }));
    expectDone(await asAdmin(on).setStatus(id, { status: 'closed' }));
    expect(await mailsAbout(on, reference, person.email)).toHaveLength(1);
  });

  it.each(URGENCIES)(
    'an administrator sets the priority %s and filters by it',
    async (priority) => {
      const { id } = await aRequest(on);
      expect(expectDone(await asAdmin(on).update(id, { priority }))).toMatchObject({ priority });
      const { items } = expectDone(await asAdmin(on).list({ priority, limit: 100 }));
      expect(items.map((row) => row.id)).toContain(id);
      expect(new Set(items.map((row) => row['priority']))).toEqual(new Set([priority]));
    },
  );

  it('a client cannot choose the priority', async () => {
    const answer = await as(on, context.client.token).submit(
      aContactRequest({ priority: 'urgent' }),
    );
    expectRefused(answer, 'BAD_USER_INPUT', 'priority');
  });

  it('a phone number is kept as typed, in international form too, and can be removed', async () => {
    const row = await aRequest(on, { phone: '0555 12 34 56' });
    expect(row).toMatchObject({ phone: '0555 12 34 56', phoneE164: '+213555123456' });
    expect(expectDone(await asAdmin(on).update(row.id, { phone: null }))).toMatchObject({
      phone: null,
      phoneE164: null,
    });
  });

  it.each(['priority', 'status', 'name', 'email', 'subject', 'updatedAt', 'createdAt'])(
    'contact requests can be sorted by %s',
    async (sortBy) => {
      expectDone(await asAdmin(on).list({ sortBy, sortOrder: 'asc' }));
    },
  );
});

it('the date of a contact request has both spellings over REST', async () => {
  const on: On = { context, transport: 'REST' };
  const row = await aRequest(on);
  expect(row['created_at']).toBe(row['createdAt']);
});
