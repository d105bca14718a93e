import { LIMITS } from '../../../src/contract/limits.js';
import type { Locale } from '../../../src/contract/locales.js';
import { expectDone, expectRefused } from '../refusals.js';
import {
  aKey,
  aNewClient,
  aRequest,
  as,
  asAdmin,
  asClient,
  mailsAbout,
  type On,
  publicTimelineOf,
} from './context.js';

const REFUSED = [
  { title: 'nothing', input: {}, field: 'replyMessage' },
  { title: 'a blank text', input: { replyMessage: ' \n ' }, field: 'replyMessage' },
  {
    title: 'a text that is too long',
    input: { replyMessage: 'x'.repeat(LIMITS.replyMessage.max + 1) },
    field: 'replyMessage',
  },
  { title: 'an unknown field', input: { replyMessage: 'x', status: 'new' }, field: 'status' },
];

/** What the office writes to the client in the thread (B07). */
export function describeReplies(on: On): void {
  const { definition, mailSubjects, build } = on.context.suite;
  const { name } = definition;
  const reply = (id: string, replyMessage: string, key?: string) =>
    asAdmin(on).reply(id, { replyMessage }, key);

  describe(`replies to a ${name}`, () => {
    it.each(Object.entries(mailSubjects))(
      `a reply to a ${name} answers it, is in the thread and is mailed in %s if that is the client’s language`,
      async (language, [, , , subject]) => {
        const person = await aNewClient(on, language as Locale);
        const { id, reference } = expectDone(await as(on, person.token).submit(build()));
        const row = expectDone(await reply(id, ' Come on Sunday '));
        expect(row['unansweredSince']).toBeNull();
        expect((await publicTimelineOf(on, id, person)).slice(1)).toMatchObject([
          { type: 'reply', note: 'Come on Sunday' },
        ]);
        const mails = await mailsAbout(on, reference, person.email);
        expect(mails).toHaveLength(2);
        expect(mails[1]?.subject).toContain(subject);
        expect(mails[1]?.text).toContain('Come on Sunday');
      },
    );

    it.each(REFUSED)(`a reply to a ${name} with $title is refused`, async ({ input, field }) => {
      const { id, version } = await aRequest(on);
      expectRefused(await asAdmin(on).reply(id, input), 'BAD_USER_INPUT', field);
      expect(expectDone(await asAdmin(on).get(id)).version).toBe(version);
    });

    it(`a reply to a ${name} sent three times at once with one key is mailed once`, async () => {
      const person = await aNewClient(on);
      const { id, reference } = expectDone(await as(on, person.token).submit(build()));
      const key = aKey();
      const answers = await Promise.all([1, 2, 3].map(() => reply(id, 'Come on Sunday', key)));
      for (const answer of answers) expect(expectDone(answer).id).toBe(id);
      expect(await mailsAbout(on, reference, person.email)).toHaveLength(2);
      expectRefused(await reply(id, 'Come on Monday', key), 'IDEMPOTENCY_MISMATCH');
    });

    it(`only administrators reply to a ${name}, to one that exists, in its newest version`, async () => {
      const { id, version } = await aRequest(on);
      const input = { replyMessage: 'x' };
      expectRefused(await asClient(on).reply(id, input), 'FORBIDDEN');
      expectRefused(await as(on).reply(id, input), 'UNAUTHENTICATED');
      for (const unknown of ['01890000-0000-7000-8000-000000000000', 'nonsense1'])
        expectRefused(await asAdmin(on).reply(unknown, input), 'NOT_FOUND');
      const [, status] = definition.statuses;
      expectDone(await asAdmin(on).setStatus(id, { status }));
      expectRefused(await asAdmin(on).reply(id, { ...input, version }), 'STALE_WRITE');
    });
  });
}
