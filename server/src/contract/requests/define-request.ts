import type { EntityLabel } from '../entity-label.js';
import type {
  CorrectedFields,
  InputValues,
  RequestContent,
  RequestField,
  SentFields,
} from './request-fields.js';

/** What API descriptions say where the label alone would read badly. */
type Descriptions = Partial<Record<'item' | 'submitInput' | 'statusInput', string>>;

/** The declaration of a kind of request, from which its columns, APIs, exports and mails are made. */
export interface RequestDefinition {
  /** Singular, in camel case: its name in the audit log, in change events and in mails. */
  name: string;
  /** Plural, the key of the list in REST answers. */
  plural: string;
  /** Its English names in API descriptions. */
  label: EntityLabel;
  /** Last word in the names of its counts over REST: `Applications` for `totalApplications`. */
  noun: string;
  /** Prefix of its reference numbers: `SR` -> `SR-2026-000001` (B01). */
  referencePrefix: string;
  statuses: readonly string[];
  /** What each status means, and what its count says, in API descriptions. */
  statusMeanings: Record<string, string>;
  statusCounts: Record<string, string>;
  /** The key of the words of its statuses in mails and exports: `requestStatus.<status>`. */
  statusTerm: string;
  /** The status of a new request; the client may withdraw it as long as it has this status. */
  initialStatus: string;
  /** Statuses that do not answer the client; a change to any other one does. */
  unansweredStatuses: readonly string[];
  /** Statuses with which the office has nothing left to do. */
  doneStatuses: readonly string[];
  /** Statuses that are bad news for the client, who is notified of them as a warning. */
  badStatuses: readonly string[];
  /** What the person sends and the office adds, in the order of the form. */
  fields: Record<string, RequestField>;
  /** The fields that say who sent it, and with whom they have a dispute. */
  person: { name: string; email: string; phone: string; opposingParty?: string };
  /** The property that says how urgent it is, where there is one. */
  urgencyField?: 'urgency' | 'priority';
  /** The property with its branch of law, where there is one: lawyers see those of their branches. */
  branchField?: string;
  descriptions?: Descriptions;
}

/** A declaration whose parts name each other: every status has its words, and the fields that are named exist. */
type Coherent<D extends RequestDefinition> = D & {
  statusMeanings: Record<D['statuses'][number], string>;
  statusCounts: Record<D['statuses'][number], string>;
  person: Record<'name' | 'email' | 'phone', keyof D['fields']> & {
    opposingParty?: keyof D['fields'];
  };
  urgencyField?: keyof D['fields'];
  branchField?: keyof D['fields'];
};

export function defineRequest<const D extends RequestDefinition>(definition: Coherent<D>): D {
  return definition;
}

/** The declared fields of a row. */
export type ContentOf<D extends RequestDefinition> = RequestContent<D['fields']>;
/** What is submitted. */
export type SubmittedRequest<D extends RequestDefinition> = InputValues<SentFields<D['fields']>>;
/** What a correction holds, with the version that was read. */
export type CorrectedRequest<D extends RequestDefinition> = Partial<
  InputValues<CorrectedFields<D['fields']>>
> & { version?: number | null };
