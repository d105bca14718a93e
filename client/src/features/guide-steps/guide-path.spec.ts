import { guideQuestion, guideTarget } from './guide-path';
import type { GuideStep } from './guide-steps.queries';

const step = (slug: string, parent: string | null, situation: string | null = null): GuideStep => ({
  __typename: 'PublicGuideStep',
  ...{ slug, parent, situation, answer: slug, question: situation ? '' : `after ${slug}` },
});

const STEPS = [
  step('work', null),
  step('family', null),
  step('paid', 'work', 'unpaid-wages'),
  step('left', 'work'),
  step('letter', 'left', 'dismissed'),
];

const slugs = (steps: readonly GuideStep[] = []) => steps.map(({ slug }) => slug);

describe('guideQuestion', () => {
  it.each([
    [undefined, [], ['work', 'family']],
    ['work', ['work'], ['paid', 'left']],
    ['left', ['work', 'left'], ['letter']],
    ['family', ['family'], []],
  ])(
    'the question after %s has the chosen steps above it and its answers',
    (slug, chosen, answers) => {
      const question = guideQuestion(STEPS, slug);
      expect(slugs(question?.chosen)).toEqual(chosen);
      expect(slugs(question?.answers)).toEqual(answers);
    },
  );

  it('a step that does not exist, or stands below one, asks nothing', () => {
    expect(guideQuestion(STEPS, 'nowhere')).toBeNull();
    expect(guideQuestion([step('lost', 'hidden')], 'lost')).toBeNull();
  });

  it('steps in a circle end', () => {
    const circle = [step('a', 'b'), step('b', 'a')];
    expect(guideQuestion(circle, 'a')?.chosen).toHaveLength(5);
  });
});

it.each([
  ['paid', '/situation/unpaid-wages'],
  ['left', '/guide/left'],
])('the answer %s leads to %s', (slug, target) => {
  expect(guideTarget(STEPS.find((each) => each.slug === slug)!)).toBe(target);
});
