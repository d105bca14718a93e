import { LIMITS } from '../../../src/contract/limits.js';
import { LOCALE_SUFFIX, LOCALES } from '../../../src/contract/locales.js';
import { expectRefused, type Refusal } from '../refusals.js';
import { asAdmin, aRow, type On } from './context.js';

/** A text of exactly that many characters, without spaces that would be trimmed. */
const text = (length: number) => 'x'.repeat(length);
const inEveryLanguage = (name: string, value: unknown) =>
  Object.fromEntries(LOCALES.map((locale) => [`${name}${LOCALE_SUFFIX[locale]}`, value]));

export function describeContentLimits(on: On): void {
  const { texts, plural } = on.context.suite.definition;

  describe(`limits of the fields of ${plural}`, () => {
    it.each(Object.entries(texts))(
      `${plural}: %s is accepted at its shortest and its longest length`,
      async (...given) => {
        const [name, { min, max }] = given;
        for (const length of [Math.max(min, 1), max]) {
          const values = inEveryLanguage(name, text(length));
          expect(await aRow(on, values)).toMatchObject(values);
        }
      },
    );

    describeListLimits(on);

    it.each([...textRefusals(on), ...listRefusals(on), ...switchRefusals(on)])(
      `${plural}: $title is refused`,
      async ({ input, field }) => {
        const { suite } = on.context;
        const create = await asAdmin(on).create(suite.build(input));
        expectRefused(create, 'BAD_USER_INPUT', field);
      },
    );

    it(`a refusal of ${plural} names every wrong field at once`, async () => {
      const name = Object.keys(texts)[0] as string;
      const input = { [`${name}Ar`]: ' ', [`${name}Fr`]: ' ', order: -1 };
      const answer = await asAdmin(on).create(on.context.suite.build(input));
      const wrong = ['order', `${name}Ar`, `${name}Fr`];
      expect(Object.keys(answer.fields).sort()).toEqual(wrong.sort());
    });
  });
}

function describeListLimits(on: On): void {
  const { lists, plural } = on.context.suite.definition;
  for (const [name, { maxItems, max }] of Object.entries(lists)) {
    it(`${plural}: ${name} accepts its greatest number of entries at their greatest length`, async () => {
      const entries = Array.from({ length: maxItems }, (_, index) =>
        String(index).padStart(max, 'x'),
      );
      const values = inEveryLanguage(name, entries);
      expect(await aRow(on, values)).toMatchObject(values);
      const untidy = inEveryLanguage(name, ['  one ', '', '   ', 'two']);
      expect(await aRow(on, untidy)).toMatchObject(inEveryLanguage(name, ['one', 'two']));
    });
  }
}

function textRefusals({ context }: On): Refusal[] {
  return Object.entries(context.suite.definition.texts).flatMap(([name, { min, max, required }]) =>
    LOCALES.flatMap((locale) => {
      const field = `${name}${LOCALE_SUFFIX[locale]}`;
      const refuse = (title: string, value: unknown): Refusal => ({
        title: `${field} ${title}`,
        input: { [field]: value },
        field,
      });
      return [
        ...(min > 1 ? [refuse(`of ${min - 1} characters`, text(min - 1))] : []),
        ...(min > 1
          ? [refuse(`of ${min - 1} characters between spaces`, `  ${text(min - 1)}  `)]
          : []),
        refuse(`of ${max + 1} characters`, text(max + 1)),
        refuse('with NUL', `${text(min)}\u0000`),
        refuse('with half a surrogate pair', `${text(min)}\ud83d`),
        refuse('as a number', 5),
        refuse('as a list', [text(min)]),
        ...(required ? [refuse('made of blanks', ' \t ')] : []),
        ...(required ? [refuse('as null', null)] : []),
        ...(required ? [refuse('left out', undefined)] : []),
      ];
    }),
  );
}

function listRefusals({ context }: On): Refusal[] {
  return Object.entries(context.suite.definition.lists).flatMap(([name, { maxItems, max }]) => {
    const field = `${name}Ar`;
    const refuse = (title: string, value: unknown, named = field): Refusal => ({
      title: `${field} ${title}`,
      input: { [field]: value },
      field: named,
    });
    return [
      refuse(
        `of ${maxItems + 1} entries`,
        Array.from({ length: maxItems + 1 }, () => 'x'),
      ),
      refuse(`with an entry of ${max + 1} characters`, [text(max + 1)]),
      refuse('with NUL', ['a\u0000']),
    ];
  });
}

function switchRefusals({ context }: On): Refusal[] {
  const { flags, slugFrom } = context.suite.definition;
  const refuse = (field: string, title: string, value: unknown): Refusal => ({
    title: `${field} ${title}`,
    input: { [field]: value },
    field,
  });
  return [
    refuse('status', 'with an unknown value', 'archived'),
    refuse('order', 'below 0', -1),
    refuse('order', 'above its maximum', LIMITS.order.max + 1),
    refuse('order', 'with a fraction', 1.5),
    refuse('order', 'as a word', 'first'),
    ...Object.keys(flags).map((flag) => refuse(flag, 'as a word', 'yes')),
    ...(slugFrom ? SLUGS.map((slug) => refuse('slug', `"${slug.slice(0, 12)}"`, slug)) : []),
    refuse('colour', 'as an unknown field', 'red'),
  ];
}

const SLUGS = [
  'Upper',
  'a b',
  '-a',
  'a-',
  'a--b',
  'قانون',
  'a/b',
  '../etc',
  'x'.repeat(LIMITS.slug.max + 1),
];
