import { academicLeadershipSupport } from './academic-leadership-support.js';
import { arbitrationMediation } from './arbitration-mediation.js';
import type { SeededService } from './service-seed.types.js';
import { comprehensiveBusinessSupport } from './comprehensive-business-support.js';
import { eliteLegalPackageStudents } from './elite-legal-package-students.js';
import { legalAudit } from './legal-audit.js';
import { legalConsultation } from './legal-consultation.js';
import { legalContent } from './legal-content.js';
import { legalDocuments } from './legal-documents.js';
import { legalTraining } from './legal-training.js';
import { legalTranslation } from './legal-translation.js';
import { nurseryLegalPackage } from './nursery-legal-package.js';

/** The eleven built-in services, in the order of their numeric ids (6 to 16). */
export const SERVICE_CATALOGUE: readonly SeededService[] = [
  legalTranslation,
  legalDocuments,
  arbitrationMediation,
  legalContent,
  legalAudit,
  legalConsultation,
  nurseryLegalPackage,
  legalTraining,
  comprehensiveBusinessSupport,
  eliteLegalPackageStudents,
  academicLeadershipSupport,
];
