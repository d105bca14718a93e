import { defineContent } from './define-content.js';

/** Questions that the guided path asks at most (B46). */
export const MAX_GUIDE_QUESTIONS = 5;

/**
 * The guided path for people who do not see themselves in a door. Each step is an answer: to the question of its parent, or
 * to the first question. It leads to a situation, or to the next question, whose answers are the steps below it.
 */
export const guideStepContent = defineContent({
  name: 'guideStep',
  plural: 'guideSteps',
  screen: 'guide',
  label: { one: 'step of the guided path', many: 'steps of the guided path' },
  meaning: 'An answer of the guided path, and what it leads to.',
  texts: {
    answer: { min: 2, max: 120, required: true, line: true },
    question: { min: 5, max: 200, required: false, line: true, label: 'next question' },
  },
  lists: {},
  flags: {},
  fields: {
    parent: {
      kind: 'reference',
      optional: true,
      missing: 'unknownGuideStep',
      description: 'Slug of the step whose question it answers; null for the first question.',
      inputDescription:
        'Slug of the step whose question it answers; null for the first question. A path has at most five questions and never leads back to itself.',
    },
    situation: {
      kind: 'reference',
      optional: true,
      missing: 'unknownSituation',
      description: 'Slug of the situation that it leads to; null if a question follows.',
    },
  },
  slugFrom: 'answer',
  searched: ['answer', 'question', 'slug'],
  patches: { status: 'status', order: 'order' },
});
