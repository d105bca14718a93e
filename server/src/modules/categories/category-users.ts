import type { EntityManager } from 'typeorm';

/** A table whose rows are sorted into categories, told of by the module that has it. */
export interface CategoryUser {
  /** The scope that a category of its rows must have, or `both`. */
  scope: 'faq' | 'service';
  /** How many rows are in the category, those in the trash too: they may come back. */
  count(manager: EntityManager, slug: string): Promise<number>;
  /** Moves all of them to another category. */
  move(manager: EntityManager, from: string, to: string): Promise<void>;
}
