import { Column, Index } from 'typeorm';
import type { DocumentState, DocumentType } from '../../contract/documents.js';
import { LOCALES, type Locale, type Trilingual } from '../../contract/locales.js';
import { application } from '../../contract/requests/application.js';
import { selectLanguages } from '../../platform/database/search-columns.js';
import { RequestColumns, RequestEntity } from '../../requests/store/request.entity.js';

/** An application for a job. What the person sent stays as it was sent (A58). */
@RequestEntity(application, {
  columns: ['role_slug'],
  expressions: selectLanguages('role_titles'),
})
@Index('ix_applications_email_role', ['email', 'roleId', 'createdAt'])
@Index('ix_applications_role', ['roleId', 'createdAt'])
@Index('ix_applications_role_slug', ['roleSlug', 'createdAt'])
@Index('ix_applications_cv_key', ['cvKey'])
@Index('ix_applications_cv_not_scanned', ['createdAt'], { where: 'NOT cv_scanned' })
@Index('ix_applications_repeat_of', ['repeatOfId'], { where: 'repeat_of_id IS NOT NULL' })
export class ApplicationEntity extends RequestColumns(application) {
  @Column({ type: 'uuid' })
  roleId: string;

  /** Slug and titles of the job when it was applied for, in case it is renamed or deleted (A41). */
  @Column({ type: 'text' })
  roleSlug: string;

  @Column({ type: 'jsonb' })
  roleTitles: Trilingual<string>;

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

  /** The language of the submission, in which mails are written to somebody without an account. */
  @Column({ type: 'enum', enum: LOCALES, enumName: 'locale' })
  language: Locale;
}
