/** How long the firm keeps what, and what happens then. The privacy policy and the dashboard read the same list. */
export interface RetentionRule {
  name: string;
  /** Counted from the last change of a row, or from when it ended. */
  after: { days: number } | { years: number };
  /** `blank`: personal data is erased and the row stays for the counts; `delete`: the row goes. */
  action: 'blank' | 'delete';
}

export const RETENTION_RULES = [
  { name: 'serviceRequests', after: { years: 10 }, action: 'blank' },
  { name: 'contactRequests', after: { years: 3 }, action: 'blank' },
  { name: 'rejectedApplications', after: { years: 1 }, action: 'blank' },
  { name: 'acceptedApplications', after: { years: 5 }, action: 'blank' },
  { name: 'trashedRequests', after: { days: 90 }, action: 'delete' },
  { name: 'deletedAccounts', after: { days: 90 }, action: 'blank' },
  { name: 'sessions', after: { days: 30 }, action: 'delete' },
  { name: 'emailLinks', after: { days: 30 }, action: 'delete' },
  { name: 'emailRecords', after: { years: 1 }, action: 'delete' },
  { name: 'idempotencyKeys', after: { days: 7 }, action: 'delete' },
  { name: 'searchMisses', after: { days: 90 }, action: 'delete' },
  { name: 'auditEvents', after: { years: 5 }, action: 'delete' },
] as const satisfies readonly RetentionRule[];

export type RetentionRuleName = (typeof RETENTION_RULES)[number]['name'];

/** When the rules run each night, in Algiers. */
export const RETENTION_HOUR = 3;
