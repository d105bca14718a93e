import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What callers of one week are hashed with. It is random and deleted with the week: nobody can hash them again. */
@Entity('search_salts')
export class SearchSaltEntity {
  /** The Monday in Algiers on which the week begins. */
  @PrimaryColumn({ type: 'date' })
  week: string;

  @Column({ type: 'text' })
  salt: string;
}
