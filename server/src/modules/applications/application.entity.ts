import { Column, Entity, Index } from 'typeorm';
import type { DocumentState, DocumentType } from '../../contract/documents.js';
import { LOCALES, type Locale, type Trilingual } from '../../contract/locales.js';
import { application } from '../../contract/requests/application.js';
import { RequestColumns, RequestIndexes } from '../../core/requests/request.entity.js';

const SEARCHED = [
  'reference',
  'full_name',
  'email',
  'phone_number',
  `regexp_replace(phone_number, '\\D', '', 'g')`,
  'phone_e164',
  `role_titles ->> 'ar'`,
  `role_titles ->> 'fr'`,
  `role_titles ->> 'en'`,
  'role_slug',
  'city',
];

/** An application for a job. What the person sent stays as it was sent (A58). */
@Entity('applications')
@RequestIndexes('applications')
@Index('ix_applications_full_name', ['fullName', 'id'])
@Index('ix_applications_email', ['email', 'roleId', 'createdAt'])
@Index('ix_applications_role', ['roleId', 'createdAt'])
@Index('ix_applications_role_slug', ['roleSlug', 'createdAt'])
@Index('ix_applications_cv_key', ['cvKey'])
@Index('ix_applications_cv_not_scanned', ['createdAt'], { where: 'NOT cv_scanned' })
@Index('ix_applications_phone', ['phoneE164', 'createdAt'])
@Index('ix_applications_repeat_of', ['repeatOfId'], { where: 'repeat_of_id IS NOT NULL' })
export class ApplicationEntity extends RequestColumns(application) {
  @Column({ type: 'uuid' })
  roleId: string;

  /** Slug and titles of the job when it was applied for, in case it is renamed or deleted (A41). */
  @Column({ type: 'text' })
  roleSlug: string;

  @Column({ type: 'jsonb' })
  roleTitles: Trilingual<string>;

  @Column({ type: 'text' })
  fullName: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  phoneNumber: string;

  @Column({ name: 'phone_e164', type: 'text', nullable: true })
  phoneE164: string | null;

  @Column({ type: 'date', nullable: true })
  dateOfBirth: string | null;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  city: string;

  @Column({ type: 'text' })
  country: string;

  @Column({ type: 'text', nullable: true })
  linkedin: string | null;

  @Column({ type: 'text', nullable: true })
  website: string | null;

  @Column({ type: 'text' })
  experience: string;

  @Column({ type: 'text' })
  education: string;

  @Column({ type: 'text' })
  skills: string;

  @Column({ type: 'text' })
  motivation: string;

  @Column({ type: 'text', nullable: true })
  expectedSalary: string | null;

  @Column({ type: 'date', nullable: true })
  availability: string | null;

  @Column({ type: 'text', nullable: true })
  additionalInfo: string | null;

  /** Of the office, never shown to the applicant. */
  @Column({ type: 'text', nullable: true })
  adminNotes: string | null;

  /** Random name of the CV in the store of documents; never leaves the process. */
  @Column({ type: 'text' })
  cvKey: string;

  @Column({ type: 'text' })
  cvName: string;

  @Column({ type: 'text' })
  cvType: DocumentType;

  @Column({ type: 'integer' })
  cvSize: number;

  /** Whether the CV may be opened; an infected one was removed. */
  @Column({ type: 'text', default: 'available' })
  cvState: DocumentState;

  /** False for a CV of a time without a scanner, and of a process of an older version. */
  @Column({ type: 'boolean', default: false, select: false })
  cvScanned: boolean;

  /** The first application from this address for this job, when this one was not sent from the same account. */
  @Column({ type: 'uuid', nullable: true })
  repeatOfId: string | null;

  /** Of the submission, in which mails are written to somebody without an account. */
  @Column({ type: 'enum', enum: LOCALES, enumName: 'locale' })
  language: Locale;

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: `search_norm(${SEARCHED.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `)})`,
  })
  searchDoc: string;
}
