import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { SwitchedOffReason, WebhookEvent } from '../../contract/webhooks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';

/** The name of webhooks in the record of changes and in change events. */
export const WEBHOOK = 'webhook';

/** An address elsewhere that is told of changes. */
@Entity('webhooks')
@Index('ix_webhooks_created_at', ['createdAt', 'id'])
export class WebhookEntity extends BaseEntity {
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', array: true })
  events: WebhookEvent[];

  /** Whether the row itself is sent, rather than what identifies it. */
  @Column({ type: 'boolean', default: false })
  personal: boolean;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  /** Why the product switched it off; null if it did not. */
  @Column({ type: 'text', nullable: true })
  switchedOffReason: SwitchedOffReason | null;

  /** What deliveries are signed with, sealed. */
  @Column({ type: 'text' })
  secret: string;

  /** The secret before a renewal, which is valid beside the new one for a while. */
  @Column({ type: 'text', nullable: true })
  previousSecret: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  previousSecretUntil: Date | null;

  /** Since when every attempt has failed; null after one that did not. */
  @Column({ type: 'timestamptz', nullable: true })
  failingSince: Date | null;

  @Column({ type: 'uuid', nullable: true })
  createdById: string | null;

  @ManyToOne('UserEntity', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by_id' })
  createdBy?: Relation<object>;

  /** The token that registered it and that it ends with; null once a person has saved it. */
  @Column({ type: 'uuid', nullable: true })
  tokenId: string | null;

  @Column({ type: 'text', nullable: true })
  tokenName: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;
}

/** The name that the secret of a webhook is sealed under. */
export const sealedName = (id: string) => `webhook:${id}`;
