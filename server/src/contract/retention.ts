/** A period: from the last change of a row, from when it ended, or as the rule says. */
export type RetentionPeriod = { days: number } | { months: number } | { years: number };

/** How long the firm keeps what, and what happens then. The privacy policy and the dashboard read the same list. */
export interface RetentionRule {
  name: string;
  /** The period; of a rule with a setting it is the one that holds until the office sets another. */
  after: RetentionPeriod;
  /** The setting that has the number of months or years. */
  setting?: string;
  /** `blank`: personal data is erased and the row stays for the counts; `delete`: the row goes. */
  action: 'blank' | 'delete';
}

export const RETENTION_RULES = [
  { name: 'serviceRequests', after: { years: 10 }, setting: 'keptCasesYears', action: 'blank' },
  { name: 'contactRequests', after: { years: 3 }, setting: 'keptMessagesYears', action: 'blank' },
  {
    name: 'rejectedApplications',
    after: { months: 12 },
    setting: 'keptRejectedMonths',
    action: 'blank',
  },
  {
    name: 'acceptedApplications',
    after: { years: 5 },
    setting: 'keptAcceptedYears',
    action: 'blank',
  },
  { name: 'quotes', after: { years: 10 }, setting: 'keptQuotesYears', action: 'blank' },
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

/** What stays of an erased person until its period ends: accepted quotes with receipts. */
export const KEPT_RULES = ['quotes'] as const satisfies readonly RetentionRuleName[];
export type KeptRuleName = (typeof KEPT_RULES)[number];

/** The period of a rule, with the number that the office has set. */
export function getRetentionPeriod(
  { after, setting }: RetentionRule,
  settings: Readonly<Record<string, unknown>>,
): RetentionPeriod {
  const count = setting && settings[setting];
  if (typeof count !== 'number') return after;
  return 'years' in after ? { years: count } : { months: count };
}

/** When the rules run each night, in Algiers. */
export const RETENTION_HOUR = 3;
