import { CONTACT_KEYS, type ContactInfoType, SOCIAL_NETWORKS } from '@contract/contact-info';
import { byId, mutationOf, queryOf, withLastPlace } from '../../../dashboard/engine/operations';
import {
  type AdminContactInfoFieldsFragment,
  AdminContactInfosDocument,
  CreateContactInfoDocument,
  EraseContactInfoDocument,
  ToggleContactInfoStatusDocument,
  UpdateContactInfoDocument,
} from '../../../graphql/generated/graphql';

/** The keys of each type that have a fixed place on the site. */
export const KNOWN_KEYS: Record<ContactInfoType, readonly string[]> = {
  phone: [CONTACT_KEYS.mainPhone, CONTACT_KEYS.contactPhone],
  email: [CONTACT_KEYS.mainEmail, CONTACT_KEYS.contactEmail],
  address: [CONTACT_KEYS.mainAddress, CONTACT_KEYS.map],
  hours: [CONTACT_KEYS.mainHours],
  social_media: SOCIAL_NETWORKS,
};

/** Translation keys of the known keys. Those of social networks need none: they are names. */
export const KNOWN_KEY_LABELS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(CONTACT_KEYS).map(([place, key]) => [key, `admin.contactInfo.keys.${place}`]),
);

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
      highest: () =>
        contactEntries.fetch(client, {
          limit: 1,
          sort: { field: 'displayOrder', direction: 'desc' },
        }),
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
  EraseContactInfoDocument,
  byId,
  (data) => data.eraseContactInfo,
);

export const toggleEntry = mutationOf(
  ToggleContactInfoStatusDocument,
  byId,
  (data) => data.toggleContactInfoStatus,
);
