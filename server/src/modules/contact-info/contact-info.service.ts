import { Injectable } from '@nestjs/common';
import type { ContactInfoType } from '../../contract/contact-info.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import type { Page } from '../../core/database/page.js';
import type { ContactInfoEntity } from './contact-info.entity.js';
import { contactValues } from './contact-info.rules.js';
import { ContactInfoStore } from './contact-info.store.js';
import type {
  ContactInfoListArgs,
  CreateContactInfoInput,
  UpdateContactInfoInput,
} from './contact-info.types.js';
import type { Transaction } from '../../core/database/transaction.js';

/** Contact information, as administrators manage it. */
@Injectable()
export class ContactInfoService {
  constructor(private readonly store: ContactInfoStore) {}

  list(args: ContactInfoListArgs): Promise<Page<ContactInfoEntity>> {
    return this.store.page(args);
  }

  get(id: string): Promise<ContactInfoEntity> {
    return this.store.get({ id });
  }

  create(viewer: Viewer, input: CreateContactInfoInput): Promise<ContactInfoEntity> {
    const values = contactValues(input);
    return this.store.transaction((transaction) => this.store.insert(transaction, viewer, values));
  }

  update(viewer: Viewer, id: string, input: UpdateContactInfoInput): Promise<ContactInfoEntity> {
    return this.store.transaction((transaction) => this.updateIn(transaction, viewer, id, input));
  }

  /** The entry of this type and key; both may be changed like anything else. */
  async updateByKey(
    viewer: Viewer,
    key: { type: ContactInfoType; keyName: string },
    input: UpdateContactInfoInput,
  ): Promise<ContactInfoEntity> {
    const { id } = await this.store.get(key);
    return this.update(viewer, id, input);
  }

  /** Shown or hidden, back and forth. */
  toggleStatus(viewer: Viewer, id: string): Promise<ContactInfoEntity> {
    return this.store.transaction(async (transaction) => {
      const before = await this.store.lock(transaction, id);
      const values = { isActive: !before.isActive };
      return this.store.change(transaction, viewer, before, { verb: 'status_changed', values });
    });
  }

  async remove(viewer: Viewer, id: string): Promise<boolean> {
    await this.store.transaction(async (transaction) => {
      await this.store.remove(transaction, viewer, await this.store.lock(transaction, id));
    });
    return true;
  }

  /** What is left out stays; an old version is refused. For use inside a transaction. */
  async updateIn(
    transaction: Transaction,
    viewer: Viewer,
    id: string,
    { version, ...input }: UpdateContactInfoInput,
  ): Promise<ContactInfoEntity> {
    const before = await this.store.lock(transaction, id);
    await this.store.refuseStale(transaction, before, version);
    const values = contactValues(input, before);
    return this.store.change(transaction, viewer, before, { verb: 'updated', values });
  }
}
