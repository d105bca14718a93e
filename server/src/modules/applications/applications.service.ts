import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { application } from '../../contract/requests/application.js';
import type { Transaction } from '../../core/database/transaction.js';
import { type AcceptedDocument, DocumentsService } from '../../core/files/documents.service.js';
import { MailService } from '../../core/mail/mail.service.js';
import { toE164 } from '../../core/phone/e164.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import type { Submission } from '../../core/requests/request-service.interface.js';
import type { NewRequest, RequestChange } from '../../core/requests/request-change.types.js';
import { RequestDependencies } from '../../core/requests/request-dependencies.js';
import { RequestService } from '../../core/requests/request.service.js';
import { JobRolesService } from '../job-roles/job-roles.service.js';
import { APPLICATION_EXPORT } from './application.export.js';
import { mailCause, mailTemplate, mailVariables, pageOf } from './application-mails.js';
import { PERSONAL_COLUMNS } from './application-personal.js';
import { ApplicationEntity } from './application.entity.js';
import { ApplicationRepeats } from './application-repeats.js';
import type {
  ApplicationListArgs,
  SetApplicationStatusInput,
  SubmitApplicationInput,
  UpdateApplicationInput,
} from './application.inputs.js';
import type { ApplicationStats } from './application.types.js';

const USED_KEYS = `SELECT cv_key AS key FROM applications WHERE cv_key = ANY($1)`;

/** People's applications for the jobs that the firm offers. */
@Injectable()
export class ApplicationsService extends RequestService<ApplicationEntity, ApplicationStats> {
  /** Key of a CV that is being stored -> the key of the CV that it replaces. */
  private readonly replacedKeys = new Map<string, string>();

  constructor(
    dependencies: RequestDependencies,
    private readonly roles: JobRolesService,
    private readonly mails: MailService,
    private readonly documents: DocumentsService,
    private readonly repeats: ApplicationRepeats,
  ) {
    super(dependencies, application, {
      entity: ApplicationEntity,
      list: {
        sortable: [
          'createdAt',
          'updatedAt',
          'status',
          'fullName',
          'email',
          'reference',
          'roleSlug',
          'unansweredSince',
        ],
        defaultSort: [['createdAt', 'desc']],
      },
      exported: APPLICATION_EXPORT,
      subject: ['roleTitles'],
      person: { name: 'fullName', email: 'email', phone: 'phoneE164' },
      personal: PERSONAL_COLUMNS,
    });
    documents.ownedBy((keys) => this.usedKeys(keys));
  }

  async submit(
    viewer: Viewer | undefined,
    { cv, ...input }: SubmitApplicationInput,
    submission: Submission,
  ): Promise<ApplicationEntity> {
    const role = await this.roleColumns(input.roleId);
    const document = await this.documents.accept(cv, 'cv', LIMITS.cv);
    const { locale: language } = submission.clientInfo;
    const sent = { ...EMPTY, ...input, ...role, ...phoneColumns(input), language };
    return this.withStoredCv(document, (columns) =>
      this.submitOnce(
        viewer,
        { ...sent, ...columns },
        {
          ...submission,
          body: { ...input, cv: document.digest },
          sender: viewer?.id ?? input.email,
        },
      ),
    );
  }

  async update(
    viewer: Viewer,
    id: string,
    { version, cv, ...input }: UpdateApplicationInput,
  ): Promise<ApplicationEntity> {
    const role = input.roleId ? await this.roleColumns(input.roleId) : {};
    const patch = { ...input, ...role, ...phoneColumns(input) };
    if (!cv) return this.updateFields(viewer, id, patch, version);
    const { cvKey: replaced } = await this.get(viewer, id);
    const document = await this.documents.accept(cv, 'cv', LIMITS.cv);
    const row = await this.withStoredCv(document, (columns) =>
      this.updateFields(viewer, id, { ...patch, ...columns }, version),
    );
    await this.documents.remove(replaced);
    return row;
  }

  override async setStatus(
    viewer: Viewer,
    id: string,
    { adminNotes, ...change }: SetApplicationStatusInput,
  ): Promise<ApplicationEntity> {
    return this.changeStatus(viewer, id, change, adminNotes === undefined ? {} : { adminNotes });
  }

  /** `role` is the id of a job role, the slug that it has now, or one that it had. */
  protected override async conditions(viewer: Viewer, { role, ...args }: ApplicationListArgs) {
    if (!role) return super.conditions(viewer, args);
    const roleId = isUUID(role) ? role.toLowerCase() : await this.roles.idOfSlug(role);
    return super.conditions(viewer, { ...args, ...(roleId ? { roleId } : { roleSlug: role }) });
  }

  /** Without the office's own notes, and without what others sent from the same address. */
  protected override forClient(row: ApplicationEntity): ApplicationEntity {
    return { ...super.forClient(row), adminNotes: null, repeatOfId: null };
  }

  protected override filters(args: RoleFilters): object {
    return { ...super.filters(args), roleId: args.roleId, roleSlug: args.roleSlug };
  }

  /**
   * The same account and job within 30 days: what is sent now replaces what was sent first (B13). Anything else is
   * stored beside it, so that nobody replaces the application of another person.
   */
  protected override async insertRequest(
    transaction: Transaction,
    request: NewRequest<ApplicationEntity>,
  ): Promise<ApplicationEntity> {
    const { row } = request;
    const { entityWriter } = this.dependencies;
    const earlier = await this.repeats.earlier(transaction, row);
    const before =
      earlier?.isOwn && (await entityWriter.lock(transaction, ApplicationEntity, earlier.id));
    if (!before) {
      const repeatOfId = earlier && !earlier.isOwn ? earlier.firstId : null;
      return super.insertRequest(transaction, { ...request, row: { ...row, repeatOfId } });
    }
    this.replacedKeys.set(row.cvKey, before.cvKey);
    return this.replaceRequest(transaction, before, request);
  }

  protected wordsOf({ roleTitles, status }: ApplicationEntity) {
    return { subject: roleTitles, status: { term: `applicationStatus.${status}` } };
  }

  /** Mails the change to the applicant, in the language of the account or else of the submission (B02). */
  protected async enqueueClientMail(
    transaction: Transaction,
    { viewer, row, event }: RequestChange<ApplicationEntity>,
  ): Promise<void> {
    const template = mailTemplate(event.type);
    const recipient = template && (await this.mailRecipient(transaction, row, viewer));
    if (!recipient) return;
    await this.mails.enqueue(transaction, {
      cause: mailCause(row, event),
      to: recipient.email,
      language: recipient.language,
      template,
      path: pageOf(row),
      variables: mailVariables(row, event.note),
    });
  }

  protected override recipientWithoutAccount({ email, language }: ApplicationEntity) {
    return { email, language };
  }

  /** Stores the CV, writes the row, and removes the CV that no row uses then: the one before, or this one. */
  private async withStoredCv(
    document: AcceptedDocument,
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
    const rows = await this.dependencies.database.query<{ key: string }>(USED_KEYS, [keys]);
    return rows.map(({ key }) => key);
  }
}

type CvColumns = Pick<
  ApplicationEntity,
  'cvKey' | 'cvName' | 'cvType' | 'cvState' | 'cvScanned' | 'cvSize'
>;
type RoleColumns = Pick<ApplicationEntity, 'roleId' | 'roleSlug' | 'roleTitles'>;
type RoleFilters = ApplicationListArgs & Partial<RoleColumns>;

/** What is left out is empty, also where an earlier application had it. */
const EMPTY = {
  dateOfBirth: null,
  linkedin: null,
  website: null,
  expectedSalary: null,
  availability: null,
  additionalInfo: null,
};

const phoneColumns = ({ phoneNumber }: { phoneNumber?: string }) =>
  phoneNumber ? { phoneE164: toE164(phoneNumber) } : {};
