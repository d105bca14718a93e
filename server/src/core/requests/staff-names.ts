import type { Transaction } from '../database/transaction.js';

/** Finds the people in the office that a request can be assigned to. The users module implements it. */
export abstract class StaffNames {
  /** The name of somebody in the office; undefined for a client or a deactivated account. */
  abstract nameOfStaff(transaction: Transaction, id: string): Promise<string | undefined>;

  /** Whether there is an administrator who can sign in beside this person. */
  abstract hasOtherAdmin(transaction: Transaction, id: string): Promise<boolean>;
}
