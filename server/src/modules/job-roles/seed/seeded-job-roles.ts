import { administrativeManager } from './administrative-manager.js';
import { graphicDesigner } from './graphic-designer.js';
import { lawyer } from './lawyer.js';
import { legalAccountingSpecialist } from './legal-accounting-specialist.js';
import { legalAdvisor } from './legal-advisor.js';
import { legalContentCreator } from './legal-content-creator.js';
import { legalContentEditor } from './legal-content-editor.js';
import { legalInstructor } from './legal-instructor-new.js';
import type { SeededJobRole } from './seeded-job-role.js';

/** The built-in job roles (A37), in the order in which they are shown. */
export const SEEDED_JOB_ROLES: readonly SeededJobRole[] = [
  lawyer,
  legalAdvisor,
  legalContentCreator,
  legalContentEditor,
  graphicDesigner,
  administrativeManager,
  legalAccountingSpecialist,
  legalInstructor,
];
