import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { type Locale, LOCALES } from '../../contract/locales.js';

/** A word that found nothing in one week, and how many callers typed it. */
@Entity('search_misses')
@Check('ck_search_misses_callers', 'callers >= 0')
export class SearchMissEntity {
  /** The Monday in Algiers on which the week begins. */
  @PrimaryColumn({ type: 'date' })
  week: string;

  @PrimaryColumn({ type: 'enum', enum: LOCALES, enumName: 'locale' })
  language: Locale;

  @PrimaryColumn({ type: 'text' })
  word: string;

  @Column({ type: 'integer', default: 0 })
  callers: number;

  /** Tell whether a caller was counted before, by the salt of the week; emptied when it is over. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  callerHashes: string[];
}
