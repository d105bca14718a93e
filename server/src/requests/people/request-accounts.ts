import type { Locale } from '../../contract/locales.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Whom a mail goes to, and in which language. */
export interface MailRecipient {
  email: string;
  language: Locale;
}

/** An account as the office sees it beside a request. */
export interface ClientAccount extends MailRecipient {
  id: string;
  fullName: string;
  isEmailVerified: boolean;
  isActive: boolean;
  createdAt: Date;
}

/** A client, and the words of the name as they are compared. */
export interface NamedClient {
  id: string;
  personId: string | null;
  fullName: string;
  words: string[];
}

/** The accounts of the people who send requests. The users module implements it. */
export abstract class ClientAccounts {
  /** Address and language for a mail; undefined for a deleted account. */
  abstract mailRecipient(transaction: Transaction, id: string): Promise<MailRecipient | undefined>;

  /** The account with this id, else the one with this address; undefined for deleted ones. */
  abstract clientAccount(id: string | null, email: string): Promise<ClientAccount | undefined>;

  /** Clients whose name sounds like one in a text, in either script, the newest first; at most `limit`. */
  abstract clientsNamedLike(names: string, limit: number): Promise<NamedClient[]>;
}

/** Finds the people in the office that a request can be assigned to. The users module implements it. */
export abstract class StaffNames {
  /** The name of somebody in the office; undefined for a client or a deactivated account. */
  abstract nameOfStaff(transaction: Transaction, id: string): Promise<string | undefined>;

  /** Whether there is an administrator who can sign in beside this person. */
  abstract hasOtherAdmin(transaction: Transaction, id: string): Promise<boolean>;

  /** Who may open what somebody may not: names of those in the office who see all requests, a few of them. */
  abstract decidersOf(hidden: number): Promise<string[]>;
}
