import type { Transaction } from '../database/transaction.js';

/** Finds the administrators that a request can be assigned to. The users module implements it. */
export abstract class AdministratorNames {
  /** The name of this administrator; undefined if there is none or the account is deactivated. */
  abstract nameOfAdministrator(transaction: Transaction, id: string): Promise<string | undefined>;
}
