import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One night's run of the retention rules; its primary key makes sure that there is only one. */
@Entity('retention_runs')
export class RetentionRunEntity {
  /** The day in Algiers. */
  @PrimaryColumn({ type: 'date' })
  day: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  startedAt: Date;

  /** Null while it runs, or when its process died. */
  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  /** Name of the rule -> rows that it blanked or deleted. */
  @Column({ type: 'jsonb', default: {} })
  counts: Record<string, number>;
}
