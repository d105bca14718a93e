import { DataSource } from 'typeorm';
import { aClient, aRegistration } from '../builders.js';
import { callOperation } from '../operation.js';
import { expectDone, expectRefused } from '../refusals.js';
import {
  as,
  asAdmin,
  asClient,
  aNewClient,
  aRequest,
  mailsAbout,
  type On,
  timelineOf,
} from './context.js';

export function describeSubmitting(on: On): void {
  const { name } = on.context.suite.definition;
  const { suite } = on.context;
  const { definition, defaults, required } = suite;

  describe(`submitting a ${name}`, () => {
    it(`a submitted ${name} gets a reference, the first status and a first event`, async () => {
      const input = suite.build();
      const row = expectDone(await asClient(on).submit(input));
      expect(row).toMatchObject({
        ...input,
        ...defaults,
        status: definition.initialStatus,
        reference: expect.stringMatching(
          new RegExp(`^${definition.referencePrefix}-20\\d\\d-\\d{6}$`),
        ) as string,
        version: 1,
        deletedAt: null,
      });
      expect(await timelineOf(on, row.id)).toMatchObject([
        { type: 'submitted', status: definition.initialStatus, public: true, note: null },
      ]);
    });

    it(`texts of a ${name} are trimmed and otherwise kept exactly`, async () => {
      const [field] = required.fields.slice(-1) as [string];
      const words = 'سطر أوّل\nسطر ثانٍ ⚖️ <b>"x"</b> %_\\ \u200f𝒜';
      const row = await aRequest(on, { [field]: ` \n${words}\t ` });
      expect(row[field]).toBe(words);
    });

    it(`a blank optional field of a ${name} is stored as null`, async () => {
      const blanks = Object.fromEntries(suite.optional.map((field) => [field, '   ']));
      const nothing = Object.fromEntries(suite.optional.map((field) => [field, null]));
      expect(await aRequest(on, blanks)).toMatchObject(nothing);
      expect(await aRequest(on, nothing)).toMatchObject(nothing);
    });

    it(`ten requests (${name}) at once get ten different references`, async () => {
      const rows = await Promise.all(Array.from({ length: 10 }, () => aRequest(on)));
      expect(new Set(rows.map(({ reference }) => reference)).size).toBe(10);
    });

    it(`one receipt of a ${name} is mailed, to the account and not to the address in the form`, async () => {
      const person = await aNewClient(on, 'fr');
      const { reference } = expectDone(await as(on, person.token).submit(suite.build()));
      const mails = await mailsAbout(on, reference, person.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringContaining(suite.mailSubjects.fr[0]),
      ]);
      const typed = String(suite.build()[suite.emailField]);
      expect(await mailsAbout(on, reference, typed)).toEqual([]);
    });

    describeRefusals(on);
    describeSenders(on);
  });
}

function describeRefusals(on: On): void {
  const { name } = on.context.suite.definition;
  const { suite } = on.context;
  const { required } = suite;

  const missing = required.fields.flatMap((field) => [
    { title: `without ${field}`, field, input: { [field]: undefined } },
    { title: `with ${field} null`, field, input: { [field]: null } },
    ...(typeof suite.build()[field] === 'string'
      ? [
          { title: `with ${field} empty`, field, input: { [field]: '' } },
          { title: `with ${field} blank`, field, input: { [field]: ' \t\n ' } },
        ]
      : []),
  ]);

  it.each(missing)(
    `a ${name} $title is refused with the message for missing fields`,
    async ({ input, field }) => {
      const answer = await asClient(on).submit(suite.build(input));
      expectRefused(answer, 'BAD_USER_INPUT', field);
      expect(answer.message).toBe(required.message);
    },
  );

  it.each(suite.refused)(`a ${name} with $title is refused`, async ({ input, field, message }) => {
    const answer = await asClient(on).submit(suite.build(input));
    expectRefused(answer, 'BAD_USER_INPUT', field);
    if (message) expect(answer.fields[field]).toBe(message);
  });

  it.each(suite.accepted)(`a ${name} with $title is accepted`, async ({ input }) => {
    expect(await aRequest(on, input)).toMatchObject(input);
  });

  it.each(suite.serverFields)(
    `a ${name} with %s, which only the server sets, is refused`,
    async (field) => {
      const answer = await asClient(on).submit(suite.build({ [field]: 'x' }));
      expectRefused(answer, 'BAD_USER_INPUT', field);
    },
  );

  it(`the refusal of a ${name} is in the language of the account`, async () => {
    const people = await Promise.all(
      (['ar', 'fr', 'en'] as const).map((language) => aNewClient(on, language)),
    );
    const [field] = required.fields as [string];
    const messages = await Promise.all(
      people.map(async ({ token }) => {
        const answer = await as(on, token).submit(suite.build({ [field]: null }));
        return answer.message;
      }),
    );
    expect(messages).toEqual([
      required.message,
      'Veuillez remplir tous les champs obligatoires',
      'Please fill in all required fields',
    ]);
  });
}

function describeSenders(on: On): void {
  const { name } = on.context.suite.definition;
  const { suite } = on.context;
  const wrong = { [suite.emailField]: 'nowhere' };

  it(`submitting a ${name} is refused to people not signed in, before the form is validated`, async () => {
    expectRefused(await as(on).submit(suite.build()), 'UNAUTHENTICATED');
    expectRefused(await as(on).submit(suite.build(wrong)), 'UNAUTHENTICATED');
  });

  it(`submitting a ${name} is refused to clients whose address is not verified`, async () => {
    const { token } = await aClient(on.context.app, {}, { verified: false });
    expectRefused(await as(on, token).submit(suite.build()), 'EMAIL_NOT_VERIFIED');
    expectRefused(await as(on, token).submit(suite.build(wrong)), 'EMAIL_NOT_VERIFIED');
    expect(expectDone(await as(on, token).mine()).total).toBe(0);
  });

  it(`an administrator whose address is not verified can submit a ${name}`, async () => {
    const { app, admin } = on.context;
    const input = { ...aRegistration(), role: 'admin' } as Record<string, string>;
    expectDone(await callOperation(app, ['mutation', 'createUser'], { input }, { token: admin }));
    const email = input['email'] as string;
    await app.app
      .get(DataSource)
      .query('UPDATE users SET email_verified_at = NULL WHERE email = $1', [email]);
    const token = await app.signIn(email, input['password'] as string);
    expectDone(await as(on, token).submit(suite.build()));
  });

  it(`a ${name} is stored with the account that submitted it`, async () => {
    const { id } = await aRequest(on);
    const [row] = await on.context.app.app
      .get(DataSource)
      .query<{ user_id: string }[]>(`SELECT user_id FROM ${suite.table} WHERE id = $1`, [id]);
    expect(row?.user_id).toBe(on.context.client.id);
    expectDone(await asAdmin(on).get(id));
  });
}
