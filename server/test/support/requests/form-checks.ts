import { DataSource } from 'typeorm';
import { CONSENT_VERSION } from '../../../src/contract/consent.js';
import { LIMITS } from '../../../src/contract/limits.js';
import { expectDone, expectRefused } from '../refusals.js';
import { as, aNewClient, type On } from './context.js';

const PROGRAMS = [
  { title: 'with the hidden field filled in', check: { homepage: 'https://spam.example' } },
  { title: 'at once', check: { secondsOpen: 0 } },
  { title: 'just too soon', check: { secondsOpen: LIMITS.formSeconds - 1 } },
];
const PEOPLE = [
  { title: 'with the hidden field empty', check: { homepage: '' } },
  { title: 'after a moment', check: { secondsOpen: LIMITS.formSeconds } },
];

const CONSENT = { consentVersion: CONSENT_VERSION };

/** Forms that a program seems to have filled in. */
export function describeFormChecks(on: On): void {
  const { name } = on.context.suite.definition;

  describe(`a form (${name}) that a program may have sent`, () => {
    it.each(PROGRAMS)(
      `a ${name} sent $title is refused, and accepted when a person sends it again`,
      async ({ check }) => {
        const { token } = await aNewClient(on);
        const input = on.context.suite.build();
        expectRefused(
          await as(on, token).submit({ ...input, ...CONSENT, ...check }),
          'FORM_REFUSED',
        );
        expect(expectDone(await as(on, token).mine()).total).toBe(0);
        expectDone(
          await as(on, token).submit({ ...input, ...CONSENT, homepage: '', secondsOpen: 60 }),
        );
      },
    );

    it.each(PEOPLE)(`a ${name} sent $title is accepted`, async ({ check }) => {
      const { token } = await aNewClient(on);
      expectDone(await as(on, token).submit({ ...on.context.suite.build(), ...CONSENT, ...check }));
    });

    it.each([undefined, '', 'yes', '2020-01-01'])(
      `a ${name} from a form with the consent %s is refused`,
      async (consentVersion) => {
        const { token } = await aNewClient(on);
        const input = { ...on.context.suite.build(), secondsOpen: 60, consentVersion };
        expectRefused(await as(on, token).submit(input), 'BAD_USER_INPUT', 'consentVersion');
      },
    );

    it(`a ${name} keeps which consent was given, in which language, and when`, async () => {
      const { token } = await aNewClient(on);
      const input = { ...on.context.suite.build(), ...CONSENT, secondsOpen: 60 };
      const { id } = expectDone(await as(on, token).submit(input));
      const table = on.context.suite.table;
      const [row] = await on.context.app.app.get(DataSource).query<object[]>(
        `SELECT consent_version AS version, consent_language AS language,
                consented_at > now() - interval '1 minute' AS now FROM ${table} WHERE id = $1`,
        [id],
      );
      expect(row).toEqual({ version: CONSENT_VERSION, language: 'ar', now: true });
    });
  });
}
