import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A key that a caller sent with a creating call, and what it made (S35). */
@Entity('idempotency_keys')
@Index('ix_idempotency_keys_created_at', ['createdAt'])
@Index('ix_idempotency_keys_result_without_account', ['resultId'], {
  where: "owner LIKE 'nobody %'",
})
export class IdempotencyKeyEntity {
  @PrimaryColumn({ type: 'text' })
  owner: string;

  @PrimaryColumn({ type: 'text' })
  kind: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  bodyHash: string;

  /** A UUID or a number, as the rows of that kind have it. */
  @Column({ type: 'text' })
  resultId: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
