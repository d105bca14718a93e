import { Injectable } from '@nestjs/common';
import type { ContactInfoType } from '../../contract/contact-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { Page } from '../../platform/database/page.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { ContactInfoEntity } from './contact-info.entity.js';
import { contactInfoColumns } from './contact-info-columns.js';
import { CONTACT_INFO, ContactInfoRepository } from './contact-info.repository.js';
import type {
  ContactInfoListArgs,
  CreateContactInfoInput,
  UpdateContactInfoInput,
} from './contact-info.types.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Contact information, for administrators. */
@Injectable()
export class ContactInfoService {
  constructor(
    private readonly repository: ContactInfoRepository,
    private readonly idempotency: Idempotency,
  ) {}

  list(args: ContactInfoListArgs): Promise<Page<ContactInfoEntity>> {
    return this.repository.page(args);
  }

  get(id: string): Promise<ContactInfoEntity> {
    return this.repository.get({ id });
  }

  /** The same key and input again answer the same entry. */
  async create(
    viewer: Viewer,
    input: CreateContactInfoInput,
    key?: string | null,
  ): Promise<ContactInfoEntity> {
    const call = await this.idempotency.keyedCall(viewer.id, CONTACT_INFO, { key, body: input });
    const insert = () =>
      this.repository.transaction(async (transaction) => {
        const row = await this.repository.insert(transaction, viewer, contactInfoColumns(input));
        await this.idempotency.claim(transaction, call, row.id);
        return row;
      });
    return this.idempotency.once(call, insert, (id) => this.get(id));
  }

  update(viewer: Viewer, id: string, input: UpdateContactInfoInput): Promise<ContactInfoEntity> {
    return this.repository.transaction((transaction) =>
      this.updateInTransaction(transaction, viewer, id, input),
    );
  }

  /** Changes the entry with this type and key, which may be changed themselves. */
  async updateByKey(
    viewer: Viewer,
    key: { type: ContactInfoType; keyName: string },
    input: UpdateContactInfoInput,
  ): Promise<ContactInfoEntity> {
    const { id } = await this.repository.get(key);
    return this.update(viewer, id, input);
  }

  /** Toggles whether the public sees the entry. */
  toggleStatus(viewer: Viewer, id: string): Promise<ContactInfoEntity> {
    return this.repository.transaction(async (transaction) => {
      const before = await this.repository.lock(transaction, id);
      const values = { isActive: !before.isActive };
      return this.repository.change(transaction, viewer, before, {
        verb: 'status_changed',
        values,
      });
    });
  }

  remove(viewer: Viewer, id: string): Promise<ContactInfoEntity> {
    return this.repository.transaction(async (transaction) => {
      const row = await this.repository.lock(transaction, id);
      await this.repository.remove(transaction, viewer, row);
      return row;
    });
  }

  /** Changes the given fields in the caller's transaction; STALE_WRITE for an old version. */
  async updateInTransaction(
    transaction: Transaction,
    viewer: Viewer,
    id: string,
    { version, ...input }: UpdateContactInfoInput,
  ): Promise<ContactInfoEntity> {
    const before = await this.repository.lock(transaction, id);
    await this.repository.refuseStale(transaction, before, version);
    const values = contactInfoColumns(input, before);
    return this.repository.change(transaction, viewer, before, { verb: 'updated', values });
  }
}
