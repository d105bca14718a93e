import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { DocumentType } from '../../contract/documents.js';
import { LIMITS } from '../../contract/limits.js';
import { localized } from '../../contract/locales.js';
import { application } from '../../contract/requests/application.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { type AcceptedDocument, DocumentsService } from '../../platform/files/documents.service.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type {
  ClientMail,
  NewRequest,
  RequestChange,
  Submission,
} from '../../requests/request-kind.js';
import {
  RequestKinds,
  type RequestParts,
  type RequestService,
} from '../../requests/request-kinds.js';
import { mailTemplate, mailVariables } from '../../requests/thread/request-notices.js';
import { requestTable } from '../../requests/store/request-table.js';
import { JobRolesService } from '../job-roles/job-roles.service.js';
import { ApplicationEntity } from './application.entity.js';
import { ApplicationRepeats } from './application-repeats.js';
import {
  APPLICATION_COLUMNS,
  type ApplicationListArgs,
  type SetApplicationStatusInput,
  type SubmitApplicationInput,
  type UpdateApplicationInput,
} from './application.types.js';
import { officeDay } from '../../contract/office-clock.js';
import type { TextVariables } from '../../platform/texts/text-values.js';

const USED_KEYS = `SELECT cv_key AS key FROM applications WHERE cv_key = ANY($1)`;

const TABLE = requestTable<ApplicationEntity>(application, {
  entity: ApplicationEntity,
  subject: ['roleTitles'],
  sorted: columnNames(APPLICATION_COLUMNS),
  exported: {
    name: localized('طلبات التوظيف', 'Candidatures', 'Applications'),
    before: {
      dateOfBirth: [
        {
          heading: localized('الوظيفة', 'Poste', 'Job'),
          value: (row, locale) => row.roleTitles[locale],
        },
      ],
    },
  },
  // the job, the status and the dates stay
  personal: ['cvKey', 'cvName', 'cvSize'],
  document: { key: 'cvKey', name: 'cvName', state: 'cvState' },
});

/** People's applications for the jobs that the firm offers. */
@Injectable()
export class ApplicationsService implements RequestService<ApplicationEntity> {
  readonly definition = application;
  readonly table = TABLE;
  readonly parts: RequestParts<ApplicationEntity>;
  /** Key of a CV that is being stored -> the key of the CV that it replaces. */
  private readonly replacedKeys = new Map<string, string>();

  constructor(
    kinds: RequestKinds,
    private readonly roles: JobRolesService,
    private readonly database: Database,
    private readonly documents: DocumentsService,
    private readonly applicationRepeats: ApplicationRepeats,
  ) {
    this.parts = kinds.add(this);
    documents.ownedBy((keys) => this.usedKeys(keys));
  }

  async submit(
    viewer: Viewer | undefined,
    { cv, ...input }: SubmitApplicationInput,
    submission: Submission,
  ): Promise<ApplicationEntity> {
    const role = await this.roleColumns(input.roleId);
    const document = await this.documents.accept(cv, 'cv', LIMITS.cv);
    const language = submission.intake?.language ?? submission.clientInfo.locale;
    const sent = { ...input, ...role, language };
    const body = { ...input, cv: document.digest };
    const submitted = { ...submission, body, sender: viewer?.id ?? input.email };
    return this.withStoredCv(document, (columns) =>
      this.parts.submission.submitOnce(viewer, { ...sent, ...columns }, submitted),
    );
  }

  async update(
    viewer: Viewer,
    id: string,
    { cv, ...input }: UpdateApplicationInput,
  ): Promise<ApplicationEntity> {
    const role = input.roleId ? await this.roleColumns(input.roleId) : {};
    const patch = { ...input, ...role };
    if (!cv) return this.parts.decisions.updateFields(viewer, id, patch);
    const { cvKey: replaced } = await this.parts.reads.get(viewer, id);
    const document = await this.documents.accept(cv, 'cv', LIMITS.cv);
    const row = await this.withStoredCv(document, (columns) =>
      this.parts.decisions.updateFields(viewer, id, { ...patch, ...columns }),
    );
    await this.documents.remove(replaced);
    return row;
  }

  patchOfStatus({ adminNotes }: SetApplicationStatusInput) {
    return adminNotes === undefined ? {} : { adminNotes };
  }

  /** `role` is the id of a job role, the slug that it has now, or one that it had. */
  async filters({ role }: ApplicationListArgs): Promise<object> {
    if (!role) return {};
    const roleId = isUUID(role) ? role.toLowerCase() : await this.roles.idOfSlug(role);
    return roleId ? { roleId } : { roleSlug: role };
  }

  /**
   * The same account and job within 30 days: what is sent now replaces what was sent first (B13). Anything else is
   * stored beside it, so that nobody replaces the application of another person.
   */
  storeNew(request: NewRequest<ApplicationEntity>): Promise<ApplicationEntity> {
    return this.parts.store.transactionOf(request.viewer, (transaction) =>
      this.insertOrReplace(transaction, request),
    );
  }

  private async insertOrReplace(
    transaction: Transaction,
    request: NewRequest<ApplicationEntity>,
  ): Promise<ApplicationEntity> {
    const { row } = request;
    const { store, submission } = this.parts;
    const earlier = await this.applicationRepeats.lockAndFindEarlier(transaction, row);
    const before = earlier?.isOwn && (await store.lock(transaction, earlier.id));
    if (!before) {
      const repeatOfId = earlier && !earlier.isOwn ? earlier.firstId : null;
      return submission.insert(transaction, { ...request, row: { ...row, repeatOfId } });
    }
    this.replacedKeys.set(row.cvKey, before.cvKey);
    return submission.replace(transaction, before, request);
  }

  subjectOf({ roleTitles }: ApplicationEntity) {
    return roleTitles;
  }

  mailOf({ row, event }: RequestChange<ApplicationEntity>): ClientMail | undefined {
    const template = mailTemplate(application, event.type);
    if (!template) return undefined;
    const cause = mailCause(row, event);
    const variables = { ...mailVariables(application, row, event.note), ...ownVariables(row) };
    return { template, cause, path: pageOf(row), variables };
  }

  /** The applicant, in the language of the submission (B02). */
  recipientWithoutAccount({ email, language }: ApplicationEntity) {
    return { email, language };
  }

  /** Stores the CV, writes the row, and removes the CV that no row uses then: the one before, or this one. */
  private async withStoredCv(
    document: AcceptedDocument<DocumentType>,
    write: (columns: CvColumns) => Promise<ApplicationEntity>,
  ): Promise<ApplicationEntity> {
    const cvKey = await this.documents.store(document);
    const { name: cvName, type: cvType, state: cvState, isScanned: cvScanned, bytes } = document;
    let used: string | undefined;
    let failure: unknown;
    try {
      const cvSize = bytes.length;
      const row = await write({ cvKey, cvName, cvType, cvState, cvScanned, cvSize });
      used = row.cvKey;
      return row;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      const unused = used === cvKey ? this.replacedKeys.get(cvKey) : cvKey;
      this.replacedKeys.delete(cvKey);
      if (unused) await this.documents.remove(unused, failure);
    }
  }

  private async roleColumns(idOrSlug: string): Promise<RoleColumns> {
    const { id: roleId, slug: roleSlug, titles: roleTitles } = await this.roles.offered(idOrSlug);
    return { roleId, roleSlug, roleTitles };
  }

  private async usedKeys(keys: string[]): Promise<string[]> {
    const rows = await this.database.query<{ key: string }>(USED_KEYS, [keys]);
    return rows.map(({ key }) => key);
  }
}

type CvColumns = Pick<
  ApplicationEntity,
  'cvKey' | 'cvName' | 'cvType' | 'cvState' | 'cvScanned' | 'cvSize'
>;
type RoleColumns = Pick<ApplicationEntity, 'roleId' | 'roleSlug' | 'roleTitles'>;

/** The applicant's page, where there is an account. */
function pageOf({ id, userId, deletedAt }: ApplicationEntity): string | null {
  if (!userId) return null;
  return deletedAt ? '/account' : `/account/applications/${id}`;
}

/** What mails about an application mention beside what all mails do. */
function ownVariables(row: ApplicationEntity): TextVariables {
  return {
    role: row.roleTitles,
    next: { term: `applicationNext.${row.status}` },
    // to the address that was typed, and never to the account of somebody else who typed it
    repeat: row.repeatOfId && !row.userId ? { term: 'applicationRepeat.apart' } : null,
  };
}

/** One mail for each event; an address to which an application is sent again and again gets one receipt a day. */
function mailCause(
  { id, repeatOfId, userId }: ApplicationEntity,
  event: RequestChange<ApplicationEntity>['event'],
): string {
  const today = officeDay();
  if (event.type === 'resubmitted') return `application:${id}:${today}`;
  const isRepeat = event.type === 'submitted' && repeatOfId && !userId;
  return isRepeat ? `application:${repeatOfId}:repeat:${today}` : `application:${event.id}`;
}
