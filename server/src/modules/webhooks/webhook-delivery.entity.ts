import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import type { DeliveryProblem, DeliveryState } from '../../contract/webhooks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';

/** What a row is known by without saying anything about a person. */
export type EventFacts = Readonly<Record<string, string | number | null>>;

/** Something that happened, for one webhook. Nothing personal is kept in it: the row is read when it leaves. */
@Entity('webhook_deliveries')
@Index('ix_webhook_deliveries_created_at', ['createdAt', 'id'])
@Index('ix_webhook_deliveries_webhook', ['webhookId', 'createdAt', 'id'])
@Index('ix_webhook_deliveries_webhook_state', ['webhookId', 'state', 'createdAt', 'id'])
@Index('ix_webhook_deliveries_state', ['state', 'createdAt', 'id'])
export class WebhookDeliveryEntity extends BaseEntity {
  @Column({ type: 'uuid' })
  webhookId: string;

  @ManyToOne('WebhookEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'webhook_id' })
  webhook?: Relation<object>;

  /** Such as `faq.created`. */
  @Column({ type: 'text' })
  event: string;

  @Column({ type: 'text' })
  entity: string;

  @Column({ type: 'text' })
  entityId: string;

  @Column({ type: 'jsonb' })
  facts: EventFacts;

  @Column({ type: 'text', default: 'waiting' })
  state: DeliveryState;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** When it was delivered or given up. */
  @Column({ type: 'timestamptz', nullable: true })
  settledAt: Date | null;
}

/** One try to deliver, with what came of it. */
@Entity('webhook_attempts')
@Index('ix_webhook_attempts_delivery', ['deliveryId', 'id'])
export class WebhookAttemptEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  deliveryId: string;

  @ManyToOne('WebhookDeliveryEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'delivery_id' })
  delivery?: Relation<object>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  startedAt: Date;

  @Column({ type: 'integer' })
  milliseconds: number;

  /** Of the answer; null if there was none. */
  @Column({ type: 'integer', nullable: true })
  status: number | null;

  @Column({ type: 'text', nullable: true })
  problem: DeliveryProblem | null;

  /** How the answer begins, without what may be about a person. */
  @Column({ type: 'text', nullable: true })
  answer: string | null;
}
