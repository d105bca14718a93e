import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When somebody last saw a request or a failed mail, and whether somebody of the office has it open now. */
@Entity('row_views')
export class RowViewEntity {
  @PrimaryColumn({ type: 'uuid' })
  rowId: string;

  @PrimaryColumn({ type: 'uuid' })
  userId: string;

  /** Name of who has it open; empty for who only saw it. */
  @Column({ type: 'text' })
  userName: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  seenAt: Date;

  /** Null when it was closed. A browser that died does not move this time on. */
  @Column({ type: 'timestamptz', nullable: true })
  openUntil: Date | null;
}
