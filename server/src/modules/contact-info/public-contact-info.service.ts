import { Injectable } from '@nestjs/common';
import { CONTACT_GROUPS, type ContactInfoType } from '../../contract/contact-info.js';
import { DEFAULT_LOCALE, type Locale, pickLocale } from '../../contract/locales.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { Database } from '../../platform/database/database.js';
import { CONTACT_INFO } from './contact-info.repository.js';
import type { PublicContactEntry, PublicContactInfo } from './contact-info.types.js';

interface ActiveEntryRow {
  type: ContactInfoType;
  key: string;
  value: string;
  valueFr: string | null;
  valueEn: string | null;
  order: number;
}

/** The limit is far more than any firm has; it bounds the answer. */
const ACTIVE_ENTRIES = `
  SELECT type, key_name AS key, value, value_fr AS "valueFr", value_en AS "valueEn",
         display_order AS "order"
    FROM contact_info WHERE is_active ORDER BY display_order, id LIMIT 500`;

const ACTIVE_ENTRIES_OF_TYPE = `
  SELECT type, key_name AS key, value, value_fr AS "valueFr", value_en AS "valueEn",
         display_order AS "order"
    FROM contact_info WHERE is_active AND type = $1 ORDER BY display_order, id LIMIT 500`;

/** The active entries in one language, for the public (A50). */
@Injectable()
export class PublicContactInfoService {
  constructor(
    private readonly database: Database,
    publicCache: PublicCache,
  ) {
    publicCache.dependsOn(CONTACT_INFO);
  }

  async get(language?: Locale): Promise<PublicContactInfo> {
    const rows = await this.database.query<ActiveEntryRow>(ACTIVE_ENTRIES);
    const group = (type: ContactInfoType) =>
      rows.filter((row) => row.type === type).map((row) => entryOf(row, language));
    return {
      [CONTACT_GROUPS.phone]: group('phone'),
      [CONTACT_GROUPS.email]: group('email'),
      [CONTACT_GROUPS.address]: group('address'),
      [CONTACT_GROUPS.hours]: group('hours'),
      [CONTACT_GROUPS.social_media]: byNetwork(group('social_media')),
    };
  }

  async byType(type: ContactInfoType, language?: Locale): Promise<PublicContactEntry[]> {
    const rows = await this.database.query<ActiveEntryRow>(ACTIVE_ENTRIES_OF_TYPE, [type]);
    return rows.map((row) => entryOf(row, language));
  }
}

function entryOf(row: ActiveEntryRow, language: Locale = DEFAULT_LOCALE): PublicContactEntry {
  const { key, value: ar, valueFr: fr, valueEn: en, order } = row;
  const { value } = pickLocale({ ar, fr, en }, language);
  return { key, value: value ?? ar, order };
}

/** The key of an entry, in lower case, is the name of the network. */
function byNetwork(entries: PublicContactEntry[]): PublicContactInfo['socialMedia'] {
  return Object.fromEntries(entries.map(({ key, value }) => [key.toLowerCase(), value]));
}
