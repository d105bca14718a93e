import { MAX_GUIDE_QUESTIONS } from '@contract/content/guide-step';
import type { GuideStep } from './guide-steps.queries';

/** One question of the guided path: what was chosen before it, and the answers to it. */
export interface GuideQuestion {
  /** The steps that were chosen, the first one first; the last one asks the question. */
  chosen: GuideStep[];
  answers: GuideStep[];
}

/** The question after this step, or the first one; null if there is no such step. */
export function guideQuestion(steps: readonly GuideStep[], slug?: string): GuideQuestion | null {
  const bySlug = new Map(steps.map((step) => [step.slug, step]));
  const chosen: GuideStep[] = [];
  for (let at = slug; at && chosen.length < MAX_GUIDE_QUESTIONS;) {
    const step = bySlug.get(at);
    // the step above may be hidden, and then nothing leads here
    if (!step) return null;
    chosen.unshift(step);
    at = step.parent ?? undefined;
  }
  return { chosen, answers: steps.filter(({ parent }) => parent === (slug ?? null)) };
}

/** Where an answer leads: to its situation, or to the next question. */
export const guideTarget = ({ slug, situation }: GuideStep): string =>
  situation ? `/situation/${situation}` : `/guide/${slug}`;
