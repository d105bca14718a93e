import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of each sort of document in each year. */
@Entity('document_counters')
export class DocumentCounterEntity {
  @PrimaryColumn({ type: 'text' })
  prefix: string;

  @PrimaryColumn({ type: 'integer' })
  year: number;

  @Column({ type: 'integer' })
  last: number;
}
