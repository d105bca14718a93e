/** A column of phone numbers as they were typed, and the one beside it with the form that is dialled. */
export interface PhoneColumn {
  table: string;
  typed: string;
  e164: string;
  where?: string;
}

export const PHONE_COLUMNS: readonly PhoneColumn[] = [
  { table: 'users', typed: 'phone_number', e164: 'phone_e164' },
  { table: 'service_requests', typed: 'client_phone', e164: 'client_phone_e164' },
  { table: 'consultations', typed: 'phone', e164: 'phone_e164' },
  { table: 'applications', typed: 'phone_number', e164: 'phone_e164' },
  { table: 'contact_requests', typed: 'phone', e164: 'phone_e164' },
  { table: 'contact_info', typed: 'value', e164: 'phone_e164', where: `type = 'phone'` },
];

/** Columns of e-mail addresses, apart from those of accounts. */
export const EMAIL_COLUMNS: readonly { table: string; email: string; where?: string }[] = [
  { table: 'service_requests', email: 'client_email' },
  { table: 'consultations', email: 'email' },
  { table: 'applications', email: 'email' },
  { table: 'contact_requests', email: 'email' },
  { table: 'contact_info', email: 'value', where: `type = 'email'` },
];

/** SQL: what may differ from its normalized form; most addresses are seen at once not to. */
export const mayBeMarked = (column: string) =>
  `(${column} ~ '[^!-~]' OR ${column} ~ '[,;.>]$' OR ${column} ~ '^(<|mailto:)')`;

/** SQL: all of the conditions that there are. */
export const allOf = (...conditions: (string | undefined)[]) =>
  conditions.filter(Boolean).join(' AND ');
