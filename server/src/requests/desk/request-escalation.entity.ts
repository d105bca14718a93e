import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * What people were told once: of an answer that was due soon, or late, for each time that a client waited; of an
 * appointment of which somebody had to be reminded without a mail.
 */
@Entity('request_escalations')
export class RequestEscalationEntity {
  @PrimaryColumn({ type: 'uuid' })
  requestId: string;

  /** `answer_due`, `answer_late` or `call_due`. */
  @PrimaryColumn({ type: 'text' })
  stage: string;

  /** Since when the client waited, or when the appointment begins. */
  @PrimaryColumn({ type: 'timestamptz' })
  unansweredSince: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
