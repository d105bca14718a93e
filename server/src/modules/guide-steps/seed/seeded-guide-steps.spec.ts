import { MAX_GUIDE_QUESTIONS } from '../../../contract/content/guide-step.js';
import { SEEDED_SITUATIONS } from '../../situations/seed/seeded-situations.js';
import { SEEDED_GUIDE_STEPS } from './seeded-guide-steps.js';

const bySlug = new Map(SEEDED_GUIDE_STEPS.map((step) => [step.slug, step]));

function depthOf(slug: string): number {
  const parent = bySlug.get(slug)?.parent;
  return parent === undefined ? 1 : 1 + depthOf(parent);
}

describe('the guided path of an empty site', () => {
  it('each step is written once, and after the one that it answers', () => {
    expect(bySlug.size).toBe(SEEDED_GUIDE_STEPS.length);
    const places = SEEDED_GUIDE_STEPS.map(({ slug }) => slug);
    const late = SEEDED_GUIDE_STEPS.filter(
      ({ parent }, place) => parent && !places.slice(0, place).includes(parent),
    );
    expect(late).toEqual([]);
  });

  it('each step leads to a situation or to a question with answers, after five questions at most', () => {
    const parents = new Set(SEEDED_GUIDE_STEPS.map(({ parent }) => parent));
    const dead = SEEDED_GUIDE_STEPS.filter(
      ({ slug, situation, question }) =>
        Boolean(situation) === Boolean(question) || Boolean(question) !== parents.has(slug),
    );
    expect(dead).toEqual([]);
    expect(Math.max(...SEEDED_GUIDE_STEPS.map(({ slug }) => depthOf(slug)))).toBeLessThanOrEqual(
      MAX_GUIDE_QUESTIONS,
    );
  });

  it('each situation is reached', () => {
    const reached = new Set(SEEDED_GUIDE_STEPS.map(({ situation }) => situation));
    const situations = Object.values(SEEDED_SITUATIONS).flat();
    expect(situations.filter(({ slug }) => !reached.has(slug))).toEqual([]);
    expect(situations).toHaveLength(43);
  });
});
