import type { ContactInfoType } from '@contract/contact-info';
import { byId, mutationOf, queryOf } from '../../dashboard/engine/operations';
import { withLastPlace } from '../../dashboard/engine/place-last';
import {
  AdminContactInfosDocument,
  CreateContactInfoDocument,
  RemoveContactInfoDocument,
  ToggleContactInfoStatusDocument,
  UpdateContactInfoDocument,
  type AdminContactInfoFieldsFragment,
} from '../../graphql/generated/graphql';

export type ContactRow = AdminContactInfoFieldsFragment;

/** The values of an entry's form. */
export interface ContactEntryInput {
  type: ContactInfoType;
  keyName: string;
  value: string;
  valueFr: string | null;
  valueEn: string | null;
  /** Null puts a new entry last. */
  displayOrder: number | null;
  isActive: boolean;
}

/** Initial values of a new entry. */
export const BLANK_ENTRY: ContactEntryInput = {
  type: 'phone',
  keyName: '',
  value: '',
  valueFr: null,
  valueEn: null,
  displayOrder: null,
  isActive: true,
};

/** The tab shows a 401 itself, and three retries are made. */
export const contactEntries = queryOf(AdminContactInfosDocument, (data) => data.contactInfos, {
  inline: true,
  retries: 3,
});

const storeEntry = mutationOf(
  CreateContactInfoDocument,
  (input: ContactEntryInput) => ({ input }),
  (data) => data.createContactInfo,
);

/** A new entry without a place comes after all others. */
export const createEntry: typeof storeEntry = async (client, input) =>
  storeEntry(
    client,
    await withLastPlace(client, input, {
      column: 'displayOrder',
      highest: (_, sortBy) => contactEntries.fetch(client, { sortBy, sortOrder: 'desc', limit: 1 }),
    }),
  );

export const updateEntry = mutationOf(
  UpdateContactInfoDocument,
  ({ id, version, input }: { id: string; version: number; input: ContactEntryInput }) => ({
    id,
    input: { ...input, version },
  }),
  (data) => data.updateContactInfo,
);

export const removeEntry = mutationOf(
  RemoveContactInfoDocument,
  byId,
  (data) => data.removeContactInfo,
);

export const toggleEntry = mutationOf(
  ToggleContactInfoStatusDocument,
  byId,
  (data) => data.toggleContactInfoStatus,
);
