import { Injectable } from '@nestjs/common';
import type { ContactInfoType } from '../../contract/contact-info.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Database } from '../../platform/database/database.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { contactInfoColumns } from './contact-info-columns.js';
import { CONTACT_INFO, type ContactKey, ContactInfoRepository } from './contact-info.repository.js';
import { ContactInfoService } from './contact-info.service.js';

export { CONTACT_INFO };

/** What an entry says, in each language that its type has. */
export interface ContactTexts {
  value: string | null;
  valueFr: string | null;
  valueEn: string | null;
}

/** An entry with a fixed place on the site. */
export interface MainContact extends ContactTexts {
  id: string;
  type: ContactInfoType;
  keyName: string;
  isActive: boolean;
  version: number;
}

const READ = `
  SELECT id, type, key_name AS "keyName", value, value_fr AS "valueFr", value_en AS "valueEn",
    is_active AS "isActive", version
  FROM contact_info WHERE key_name = ANY($1)`;

/** Entries by their keys, for settings that are kept as contact information. */
@Injectable()
export class MainContacts {
  constructor(
    private readonly database: Database,
    private readonly repository: ContactInfoRepository,
    private readonly service: ContactInfoService,
  ) {}

  read(keyNames: readonly string[], transaction?: Transaction): Promise<MainContact[]> {
    const values = [keyNames];
    return transaction
      ? transaction.execute<MainContact>(READ, values)
      : this.database.query<MainContact>(READ, values);
  }

  /** Changes or makes an entry and shows it; without a value it is hidden. */
  async write(
    transaction: Transaction,
    viewer: Viewer,
    row: ContactKey & Partial<MainContact>,
    texts: ContactTexts,
  ): Promise<void> {
    const { id, type, keyName } = row;
    const { value } = texts;
    if (value === null) {
      if (id) await this.service.updateInTransaction(transaction, viewer, id, { isActive: false });
      return;
    }
    const shown = { ...texts, value, isActive: true };
    if (id) {
      await this.service.updateInTransaction(transaction, viewer, id, shown);
      return;
    }
    const columns = contactInfoColumns({ type, keyName, ...shown });
    await this.repository.insert(transaction, viewer, columns);
  }
}
