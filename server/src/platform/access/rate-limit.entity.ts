import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Counters of tries and limits, shared by every process. The columns are those of rate-limiter-flexible. */
@Entity('rate_limits')
export class RateLimitEntity {
  @PrimaryColumn({ type: 'varchar', length: 255, collation: 'C' })
  key: string;

  @Column({ type: 'integer', default: 0 })
  points: number;

  /** Milliseconds since 1970 after which the counter starts anew; null: never. */
  @Column({ type: 'bigint', nullable: true })
  expire: string | null;
}
