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

/** Forms that a program seems to have filled in. */
export function describeFormChecks(on: On): void {
  const { name } = on.context.suite.definition;

  describe(`a form (${name}) that a program may have sent`, () => {
    it.each(PROGRAMS)(
      `a ${name} sent $title is refused, and accepted when a person sends it again`,
      async ({ check }) => {
        const { token } = await aNewClient(on);
        const input = on.context.suite.build();
        expectRefused(await as(on, token).submit({ ...input, ...check }), 'FORM_REFUSED');
        expect(expectDone(await as(on, token).mine()).total).toBe(0);
        expectDone(await as(on, token).submit({ ...input, homepage: '', secondsOpen: 60 }));
      },
    );

    it.each(PEOPLE)(`a ${name} sent $title is accepted`, async ({ check }) => {
      const { token } = await aNewClient(on);
      expectDone(await as(on, token).submit({ ...on.context.suite.build(), ...check }));
    });
  });
}
