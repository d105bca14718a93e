import { LIMITS } from '../../../src/contract/limits.js';
import type { Locale } from '../../../src/contract/locales.js';
import { expectDone, expectRefused } from '../refusals.js';
import {
  as,
  asAdmin,
  aKey,
  aNewClient,
  aRequest,
  graphqlAs,
  mailsAbout,
  type On,
  publicTimelineOf,
  timelineOf,
} from './context.js';

const REFUSED = [
  { title: 'no text', input: {}, field: 'text' },
  { title: 'a blank text', input: { text: '  ' }, field: 'text' },
  {
    title: 'a text that is too long',
    input: { text: 'x'.repeat(LIMITS.note.max + 1) },
    field: 'text',
  },
  { title: 'an unknown field', input: { text: 'x', actorName: 'Boss' }, field: 'actorName' },
  { title: 'a visibility that is a word', input: { text: 'x', public: 'yes' }, field: 'public' },
];

export function describeNotes(on: On): void {
  const { name } = on.context.suite.definition;
  const notes = () => graphqlAs(on, on.context.admin);

  describe(`notes on a ${name}`, () => {
    it(`a public note on a ${name} is in the client’s timeline`, async () => {
      const { id } = await aRequest(on);
      expectDone(await notes().addNote(id, { text: 'Bring the lease', public: true }));
      expect((await publicTimelineOf(on, id))[1]).toMatchObject({
        type: 'note',
        note: 'Bring the lease',
        public: true,
        actorName: null,
      });
    });

    it(`an internal note on a ${name} is never shown to the client`, async () => {
      const { id } = await aRequest(on);
      expectDone(await notes().addNote(id, { text: 'Difficult case' }));
      expectDone(await notes().addNote(id, { text: 'Ask the partner', public: false }));
      expect(await publicTimelineOf(on, id)).toHaveLength(1);
      expect((await timelineOf(on, id)).slice(1)).toMatchObject([
        { note: 'Difficult case', public: false },
        { note: 'Ask the partner', public: false },
      ]);
      const mine = await as(on, on.context.client.token).mine({ limit: 100 });
      expect(JSON.stringify(mine.body)).not.toMatch(/Difficult case|Ask the partner/);
    });

    it(`a note on a ${name} sent again with the same key is added and mailed once`, async () => {
      const person = await aNewClient(on);
      const { submit } = as(on, person.token);
      const { id, reference } = expectDone(await submit(on.context.suite.build()));
      const [input, key] = [{ text: 'Bring the lease', public: true }, aKey()];
      const answers = await Promise.all([1, 2, 3].map(() => notes().addNote(id, input, key)));
      for (const answer of answers) expect(expectDone(answer).timeline).toHaveLength(2);
      expect(await mailsAbout(on, reference, person.email)).toHaveLength(2);
      const other = { ...input, text: 'Bring the receipt' };
      expectRefused(await notes().addNote(id, other, key), 'IDEMPOTENCY_MISMATCH');
    });

    it.each(REFUSED)(`a note on a ${name} refuses $title`, async ({ input, field }) => {
      const { id } = await aRequest(on);
      expectRefused(await notes().addNote(id, input), 'BAD_USER_INPUT', field);
    });

    it(`a note on an unknown ${name} is not found`, async () => {
      expectRefused(await notes().addNote('x', { text: 'x' }), 'NOT_FOUND');
    });
  });

  describe(`mails about a ${name}`, () => {
    it.each(Object.entries(on.context.suite.mailSubjects))(
      `each public change of a ${name} is mailed once, in %s if that is the client’s language`,
      async (language, words) => {
        const person = await aNewClient(on, language as Locale);
        const calls = as(on, person.token);
        const [, second] = on.context.suite.definition.statuses;
        const { id, reference } = expectDone(await calls.submit(on.context.suite.build()));
        expectDone(await asAdmin(on).setStatus(id, { status: second, note: 'Come on Sunday' }));
        expectDone(await asAdmin(on).setStatus(id, { status: second }));
        expectDone(await notes().addNote(id, { text: 'Bring the lease', public: true }));
        const mails = await mailsAbout(on, reference, person.email);
        expect(mails.map(({ subject }) => subject)).toEqual(
          words.slice(0, 3).map((word) => expect.stringContaining(word) as string),
        );
        expect(mails[1]?.text).toContain('Come on Sunday');
        expect(mails[2]?.text).toContain('Bring the lease');
        const direction = language === 'ar' ? 'dir="rtl"' : 'dir="ltr"';
        for (const { html } of mails) expect(html).toContain(`lang="${language}" ${direction}`);
      },
    );

    it(`internal changes of a ${name} are not mailed to the client`, async () => {
      const person = await aNewClient(on);
      const { id, reference } = expectDone(
        await as(on, person.token).submit(on.context.suite.build()),
      );
      expectDone(await notes().addNote(id, { text: 'Difficult case' }));
      const [field] = on.context.suite.required.fields.slice(-1) as [string];
      expectDone(await asAdmin(on).update(id, { [field]: 'Corrected words' }));
      expectDone(await asAdmin(on).remove(id));
      expectDone(await notes().restore(id));
      expect(await mailsAbout(on, reference, person.email)).toHaveLength(1);
    });

    it(`every one of several changes of a ${name} at once is mailed`, async () => {
      const person = await aNewClient(on);
      const { id, reference } = expectDone(
        await as(on, person.token).submit(on.context.suite.build()),
      );
      await Promise.all(
        Array.from({ length: 5 }, (_, number) =>
          notes().addNote(id, { text: `Word ${number}`, public: true }),
        ),
      );
      expect(await mailsAbout(on, reference, person.email)).toHaveLength(6);
    });
  });
}
