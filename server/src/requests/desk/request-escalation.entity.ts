import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An answer that was due soon, or late: people were told once for each time that a client waited. */
@Entity('request_escalations')
export class RequestEscalationEntity {
  @PrimaryColumn({ type: 'uuid' })
  requestId: string;

  /** `answer_due` or `answer_late`. */
  @PrimaryColumn({ type: 'text' })
  stage: string;

  /** Since when the client waited. */
  @PrimaryColumn({ type: 'timestamptz' })
  unansweredSince: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
