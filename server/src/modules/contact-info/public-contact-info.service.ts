import { Injectable } from '@nestjs/common';
import { CONTACT_GROUPS, type ContactInfoType } from '../../contract/contact-info.js';
import { DEFAULT_LOCALE, type Locale, pickLocale } from '../../contract/locales.js';
import { PublicCache } from '../../core/cache/public-cache.js';
import { Database } from '../../core/database/database.js';
import { CONTACT_INFO } from './contact-info.store.js';
import type { PublicContactEntry, PublicContactInfo } from './public-contact-info.types.js';

interface ShownRow {
  type: ContactInfoType;
  key: string;
  value: string;
  valueFr: string | null;
  valueEn: string | null;
  order: number;
}

/** Far more than any firm has; the answer is bounded all the same. */
const SHOWN = `
  SELECT type, key_name AS key, value, value_fr AS "valueFr", value_en AS "valueEn",
         display_order AS "order"
    FROM contact_info WHERE is_active ORDER BY display_order, id LIMIT 500`;

const SHOWN_OF_TYPE = `
  SELECT type, key_name AS key, value, value_fr AS "valueFr", value_en AS "valueEn",
         display_order AS "order"
    FROM contact_info WHERE is_active AND type = $1 ORDER BY display_order, id LIMIT 500`;

/** What everybody may know of how to reach the firm: active entries in one language (A50). */
@Injectable()
export class PublicContactInfoService {
  constructor(
    private readonly database: Database,
    publicCache: PublicCache,
  ) {
    publicCache.dependsOn(CONTACT_INFO);
  }

  async get(language?: Locale): Promise<PublicContactInfo> {
    const rows = await this.database.query<ShownRow>(SHOWN);
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
    const rows = await this.database.query<ShownRow>(SHOWN_OF_TYPE, [type]);
    return rows.map((row) => entryOf(row, language));
  }
}

function entryOf(row: ShownRow, language: Locale = DEFAULT_LOCALE): PublicContactEntry {
  const { key, value: ar, valueFr: fr, valueEn: en, order } = row;
  const { value } = pickLocale({ ar, fr, en }, language);
  return { key, value: value ?? ar, order };
}

/** The network is the entry's key, in any letters. */
function byNetwork(entries: PublicContactEntry[]): PublicContactInfo['socialMedia'] {
  return Object.fromEntries(entries.map(({ key, value }) => [key.toLowerCase(), value]));
}
