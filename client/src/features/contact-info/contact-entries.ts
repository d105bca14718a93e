import type { ContactInfoType } from '@contract/contact-info';
import { mutationOf, queryOf } from '../../dashboard/engine/operations';
import {
  AdminContactInfosDocument,
  CreateContactInfoDocument,
  RemoveContactInfoDocument,
  ToggleContactInfoStatusDocument,
  UpdateContactInfoDocument,
  type AdminContactInfoFieldsFragment,
} from '../../graphql/generated/graphql';

export type ContactRow = AdminContactInfoFieldsFragment;

/** What is typed into an entry's boxes. */
export interface ContactDraft {
  type: ContactInfoType;
  keyName: string;
  value: string;
  valueFr: string | null;
  valueEn: string | null;
  /** Null: the last place of a new entry. */
  displayOrder: number | null;
  isActive: boolean;
}

/** A new entry before anything is typed. */
export const BLANK_ENTRY: ContactDraft = {
  type: 'phone',
  keyName: '',
  value: '',
  valueFr: null,
  valueEn: null,
  displayOrder: null,
  isActive: true,
};

/** The tab shows a 401 itself, and tries three times before it gives up. */
export const contactEntries = queryOf(AdminContactInfosDocument, (data) => data.contactInfos, {
  inline: true,
  retries: 3,
});

export const createEntry = mutationOf(
  CreateContactInfoDocument,
  (input: ContactDraft) => ({ input }),
  (data) => data.createContactInfo,
);

export const updateEntry = mutationOf(
  UpdateContactInfoDocument,
  ({ id, version, input }: { id: string; version: number; input: ContactDraft }) => ({
    id,
    input: { ...input, version },
  }),
  (data) => data.updateContactInfo,
);

export const removeEntry = mutationOf(
  RemoveContactInfoDocument,
  (id: string) => ({ id }),
  (data) => data.removeContactInfo,
);

export const toggleEntry = mutationOf(
  ToggleContactInfoStatusDocument,
  (id: string) => ({ id }),
  (data) => data.toggleContactInfoStatus,
);
