import type { ContactRequestEntity } from './contact-request.entity.js';

/** The REST form of a contact request: without the account, and with its date in both spellings (A30). */
export function serializeContactRequest({ userId: _, ...row }: ContactRequestEntity) {
  return { ...row, created_at: row.createdAt };
}
