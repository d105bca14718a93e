import { Injectable } from '@nestjs/common';
import type { ContactSetting } from '../../contract/setting-kinds.js';
import { definitionsOf } from '../../contract/settings.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  type ContactTexts,
  type MainContact,
  MainContacts,
} from '../contact-info/main-contacts.js';

/** The group whose settings may be kept as contact information. */
const GROUP = 'general';

const CONTACTS = Object.entries(definitionsOf(GROUP)).filter(
  (entry): entry is [string, ContactSetting] => entry[1].kind === 'contact',
);
const KEYS = [...new Set(CONTACTS.map(([, { keyName }]) => keyName))];

type Values = Record<string, string | null>;

const rowOf = (rows: readonly MainContact[], { type, keyName }: ContactSetting) =>
  rows.find((row) => row.type === type && row.keyName === keyName);

/** Settings that are kept as contact information: what is hidden there is not set here. */
@Injectable()
export class ContactSettings {
  constructor(private readonly contacts: MainContacts) {}

  read(transaction?: Transaction): Promise<MainContact[]> {
    return this.contacts.read(KEYS, transaction);
  }

  /** Writes those that differ. */
  async write(
    transaction: Transaction,
    viewer: Viewer,
    rows: readonly MainContact[],
    changes: Record<string, unknown>,
  ): Promise<void> {
    const before = contactValues(rows);
    const after: Values = { ...before };
    for (const name of Object.keys(before))
      if (changes[name] !== undefined) after[name] = changes[name] as string | null;
    for (const keyName of KEYS) {
      const parts = CONTACTS.filter(([, setting]) => setting.keyName === keyName);
      const isChanged = parts.some(([name]) => after[name] !== before[name]);
      const [first] = parts;
      if (!first || !isChanged) continue;
      const texts = textsOf(parts, after);
      const row = rowOf(rows, first[1]) ?? { type: first[1].type, keyName };
      await this.contacts.write(transaction, viewer, row, texts);
    }
  }
}

/** What the firm shows of itself, by the names of the settings. */
export const contactValues = (rows: readonly MainContact[]): Values =>
  Object.fromEntries(
    CONTACTS.map(([name, setting]) => {
      const row = rowOf(rows, setting);
      return [name, row?.isActive ? row[setting.column] : null];
    }),
  );

/** Raised by every change of an entry, so that a stale write is noticed. */
export const contactsVersion = (rows: readonly MainContact[]): number =>
  CONTACTS.filter(([, { column }]) => column === 'value').reduce(
    (sum, [, setting]) => sum + (rowOf(rows, setting)?.version ?? 0),
    0,
  );

/** The texts of one entry; a translation without the Arabic is refused. */
function textsOf(parts: readonly [string, ContactSetting][], values: Values): ContactTexts {
  const texts: ContactTexts = { value: null, valueFr: null, valueEn: null };
  for (const [name, { column }] of parts) texts[column] = values[name] ?? null;
  const main = parts.find(([, { column }]) => column === 'value');
  if (texts.value === null && (texts.valueFr ?? texts.valueEn) && main)
    throw invalidFields({ field: `${GROUP}.${main[0]}`, rule: 'required' });
  return texts;
}
