import { localized } from '../locales.js';
import { defineRequest } from './define-request.js';
import { EMAIL_HEADING, PHONE_HEADING, PHONE_SPELLING } from './shared-fields.js';

export const APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
  'rejected',
  'accepted',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** An application for one of the jobs that the firm offers (A18, A41). */
export const application = defineRequest({
  name: 'application',
  plural: 'applications',
  label: { one: 'job application', many: 'job applications' },
  noun: 'Applications',
  referencePrefix: 'JA',
  statuses: APPLICATION_STATUSES,
  statusMeanings: {
    pending: 'Nobody has looked at it yet.',
    reviewed: 'Read, and not decided yet.',
    shortlisted: 'Among the few that are considered further.',
    rejected: 'Not accepted.',
    accepted: 'The person gets the job.',
  },
  statusCounts: {
    pending: 'Number of applications that nobody has looked at yet.',
    reviewed: 'Number of applications that were read and are undecided.',
    shortlisted: 'Number of shortlisted applications.',
    rejected: 'Number of rejected applications.',
    accepted: 'Number of accepted applications.',
  },
  statusTerm: 'applicationStatus',
  initialStatus: 'pending',
  unansweredStatuses: ['pending'],
  doneStatuses: ['accepted', 'rejected'],
  badStatuses: ['rejected'],
  fields: {
    fullName: {
      ...{ kind: 'name', min: 2, max: 100, personal: true, searched: true, sorted: true },
      description: 'Full name of the applicant.',
      inputDescription: 'Full name, 2 to 100 characters.',
      heading: localized('الاسم الكامل', 'Nom complet', 'Full name'),
    },
    email: {
      ...{ kind: 'email', personal: true, searched: true, sorted: true },
      description: 'E-mail address of the applicant.',
      inputDescription: 'E-mail address; receipts go there if nobody is signed in.',
      heading: EMAIL_HEADING,
    },
    phoneNumber: {
      ...{ kind: 'phone', personal: true, searched: true },
      international: 'phoneE164',
      description: 'Phone number of the applicant, as it was typed.',
      inputDescription: PHONE_SPELLING,
      heading: PHONE_HEADING,
    },
    dateOfBirth: {
      ...{ kind: 'day', optional: true, personal: true },
      description: 'Day of birth, written as YYYY-MM-DD.',
      heading: localized('تاريخ الميلاد', 'Date de naissance', 'Date of birth'),
    },
    address: {
      ...{ kind: 'text', max: 300, personal: true },
      description: 'Postal address of the applicant.',
      inputDescription: 'Postal address.',
      heading: localized('العنوان', 'Adresse', 'Address'),
    },
    city: {
      ...{ kind: 'line', max: 100, personal: true, searched: true },
      description: 'City of the applicant.',
      heading: localized('المدينة', 'Ville', 'City'),
    },
    country: {
      ...{ kind: 'line', max: 100, personal: true },
      description: 'Country of the applicant.',
      inputDescription: 'Country.',
      heading: localized('البلد', 'Pays', 'Country'),
    },
    linkedin: {
      ...{ kind: 'webAddress', optional: true, personal: true },
      description: 'Link to a LinkedIn profile.',
      label: localized('لينكدإن', 'LinkedIn', 'LinkedIn'),
    },
    website: {
      ...{ kind: 'webAddress', optional: true, personal: true },
      description: 'Link to a website.',
      label: localized('الموقع الإلكتروني', 'Site web', 'Website'),
    },
    experience: {
      ...{ kind: 'text', max: 5000, personal: true },
      description: 'Work experience, in the words of the applicant.',
      inputDescription: 'Work experience, up to 5000 characters.',
      heading: localized('الخبرة', 'Expérience', 'Experience'),
    },
    education: {
      ...{ kind: 'text', max: 5000, personal: true },
      description: 'Education and diplomas.',
      inputDescription: 'Education, up to 5000 characters.',
      heading: localized('الدراسة', 'Formation', 'Education'),
    },
    skills: {
      ...{ kind: 'text', max: 3000, personal: true },
      description: 'Skills of the applicant.',
      inputDescription: 'Skills, up to 3000 characters.',
      heading: localized('المهارات', 'Compétences', 'Skills'),
    },
    motivation: {
      ...{ kind: 'text', max: 5000, personal: true },
      description: 'Why the person applies.',
      heading: localized('دوافع الترشح', 'Motivation', 'Motivation'),
    },
    expectedSalary: {
      ...{ kind: 'line', max: 100, optional: true, personal: true },
      description: 'Salary that the person expects.',
      inputDescription: 'Expected salary.',
      heading: localized('الأجر المتوقع', 'Salaire souhaité', 'Expected salary'),
    },
    availability: {
      ...{ kind: 'day', optional: true, personal: true },
      description: 'First day on which the person could start, written as YYYY-MM-DD.',
      heading: localized('متاح ابتداءً من', 'Disponible à partir du', 'Available from'),
    },
    additionalInfo: {
      ...{ kind: 'text', max: 3000, optional: true, personal: true },
      description: 'Anything else the applicant wrote.',
      inputDescription: 'Anything else.',
      label: localized('معلومات أخرى', 'Autres informations', 'Other information'),
    },
    adminNotes: {
      ...{ kind: 'text', max: 2000, optional: true, personal: true },
      ...{ writtenBy: 'office', officeOnly: true },
      description: 'Notes of the office; null for the applicant.',
      inputDescription:
        'Notes of the office, which the applicant never sees. They replace the old ones.',
      heading: localized('ملاحظات المكتب', 'Notes du cabinet', 'Notes of the office'),
    },
    /** The first application from this address for this job, when this one was not sent from the same account. */
    repeatOfId: {
      ...{ kind: 'id', optional: true, writtenBy: 'server', officeOnly: true },
      description:
        'Id of the first application from this address for this job, if this one was not sent from the same account; null for the applicant.',
    },
  },
  person: { name: 'fullName', email: 'email', phone: 'phoneNumber' },
  descriptions: {
    item: 'An application for one of the jobs that the firm offers.',
    statusInput: 'A new status for a job application.',
  },
});

/** The same person applying for the same job within these days updates the first application (B13). */
export const REPEATED_WITHIN_DAYS = 30;
