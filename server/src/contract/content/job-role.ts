import type { Trilingual } from '../locales.js';
import { defineContent } from './define-content.js';

/** Stored literally, in English, when nothing is given; screens show them translated (A38). */
export const JOB_ROLE_DEFAULTS = {
  icon: '📋',
  experience: 'Not specified',
  location: 'Remote',
  salary: 'Competitive',
} as const;

export const JOB_ROLE_CATEGORIES = ['administrative', 'content', 'legal', 'training'] as const;
export type JobRoleCategory = (typeof JOB_ROLE_CATEGORIES)[number];

/** Spelt with hyphens in REST. GraphQL enum names cannot have hyphens and use `_`. */
export const JOB_ROLE_TYPES = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type JobRoleType = (typeof JOB_ROLE_TYPES)[number];

/**
 * The jobs that the firm offers. A role is also a permission of an account, so code and GraphQL say
 * `JobRole`; REST keeps `/roles` (A15).
 */
export const jobRoleContent = defineContent({
  name: 'jobRole',
  plural: 'jobRoles',
  screen: 'roles',
  label: { one: 'job role', many: 'job roles' },
  meaning: 'A job that people apply for.',
  listName: 'roles',
  texts: {
    title: { min: 2, max: 120, required: true, line: true },
    description: { min: 10, max: 2000, required: true },
  },
  lists: {
    requirements: { maxItems: 20, max: 300 },
    responsibilities: { maxItems: 20, max: 300 },
    benefits: { maxItems: 20, max: 300 },
    skills: { maxItems: 20, max: 100 },
  },
  flags: {},
  fields: {
    icon: {
      kind: 'line',
      ...{ max: 16, initial: JOB_ROLE_DEFAULTS.icon },
      description: 'Emoji shown beside the title.',
    },
    category: {
      kind: 'choice',
      values: JOB_ROLE_CATEGORIES,
      enum: {
        name: 'JobRoleCategory',
        description: 'Field of work of a job role.',
        meanings: {
          administrative: 'Administration of the office.',
          content: 'Writing and design.',
          legal: 'Legal work.',
          training: 'Teaching and training.',
        },
      },
      description: 'Field of work; null if none is set.',
      inputDescription: 'Field of work; null if none is set. Some well-known slugs imply one.',
      filter: 'Only job roles in this field of work.',
      sorted: true,
    },
    type: {
      kind: 'choice',
      values: JOB_ROLE_TYPES,
      enum: {
        name: 'JobRoleType',
        description: 'Kind of contract.',
        meanings: {
          'full-time': 'Full-time employment.',
          'part-time': 'Part-time employment.',
          contract: 'A contract for a limited time or task.',
          internship: 'An internship.',
        },
      },
      // null is shown as full-time (A39)
      description: 'Kind of contract; null counts as full-time.',
      fact: 'clock',
    },
    location: {
      kind: 'line',
      ...{ max: 100, initial: JOB_ROLE_DEFAULTS.location },
      description: 'Place of work, in one line.',
      fact: 'pin',
    },
    experience: {
      kind: 'line',
      ...{ max: 100, initial: JOB_ROLE_DEFAULTS.experience },
      description: 'Required experience, in one line.',
      sorted: true,
      fact: 'user',
    },
    salary: {
      kind: 'line',
      ...{ max: 100, initial: JOB_ROLE_DEFAULTS.salary },
      description: 'Salary, in one line.',
    },
  },
  slugFrom: 'title',
  searched: ['title', 'description'],
  patches: { status: 'status', order: 'order' },
  publicColumns: ['status', 'createdAt'],
});

/** Names of the categories in public answers. */
export const JOB_ROLE_CATEGORY_NAMES: Record<JobRoleCategory, Trilingual<string>> = {
  administrative: { ar: 'الإدارة', fr: 'Administration', en: 'Administration' },
  content: { ar: 'المحتوى والتصميم', fr: 'Contenu et création', en: 'Content and design' },
  legal: { ar: 'القانون', fr: 'Métiers du droit', en: 'Legal' },
  training: { ar: 'التكوين', fr: 'Formation', en: 'Training' },
};

/** Categories of the built-in job roles, for a row that is created without one (A37). */
export const CATEGORY_BY_SLUG: ReadonlyMap<string, JobRoleCategory> = new Map([
  ['administrative-manager', 'administrative'],
  ['legal-accounting-specialist', 'administrative'],
  ['legal-content-creator', 'content'],
  ['legal-content-editor', 'content'],
  ['graphic-designer', 'content'],
  ['lawyer', 'legal'],
  ['legal-advisor', 'legal'],
  ['legal-instructor-new', 'training'],
]);
