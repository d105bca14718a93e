import { CONSULTATION_BRANCH_ENUM, CONSULTATION_BRANCHES } from '../consultation-branches.js';
import { SITUATION_DOORS } from '../situation-doors.js';
import { defineContent } from './define-content.js';

/** What happens to people, in their words, and what to do then (B41). */
export const situationContent = defineContent({
  name: 'situation',
  plural: 'situations',
  label: { one: 'situation', many: 'situations' },
  meaning: 'What happens to people, in their words, and what to do then.',
  texts: {
    title: { min: 2, max: 120, required: true, line: true },
    summary: { min: 10, max: 400, required: true },
    cost: { min: 10, max: 600, required: true, label: 'text on the cost' },
    next: { min: 10, max: 1000, required: true, label: 'text on what comes next' },
    price: { min: 2, max: 200, required: false, line: true },
    law: { min: 10, max: 3000, required: false, reviewed: true, label: 'law on it' },
  },
  lists: {
    steps: { maxItems: 12, max: 300 },
    papers: { maxItems: 20, max: 200 },
    keywords: { maxItems: 40, max: 60 },
  },
  flags: {},
  fields: {
    door: {
      kind: 'choice',
      values: SITUATION_DOORS,
      initial: 'work',
      enum: {
        name: 'SituationDoor',
        description: 'The part of life that a situation belongs to.',
        meanings: {
          work: 'Work and employers.',
          family: 'Family.',
          housing: 'Home, rent, land and neighbours.',
          inheritance: 'Inheritance.',
          justice: 'Police and court.',
          company: 'Companies.',
        },
      },
      description: 'The part of life that it belongs to.',
      filter: 'Only situations of this part of life.',
      sorted: true,
    },
    branch: {
      kind: 'choice',
      values: CONSULTATION_BRANCHES,
      enum: CONSULTATION_BRANCH_ENUM,
      description:
        'Branch of law in which a consultation about it is booked; null if it fits none.',
    },
    service: {
      kind: 'reference',
      optional: true,
      missing: 'unknownService',
      description:
        'Slug of the service that is asked for; null if it fits none, and for the public while it cannot be ordered online.',
    },
  },
  slugFrom: 'title',
  searched: ['title', 'summary', 'slug'],
  patches: { status: 'status', order: 'order' },
  descriptions: {
    publicItem: 'A situation and what to do then, as the public sees it.',
    managed: 'A situation and what to do then, as the office sees it.',
  },
});
