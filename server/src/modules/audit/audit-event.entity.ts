import { Column, Entity, Index } from 'typeorm';
import { BaseEntity } from '../../core/database/base.entity.js';

/** An entry of the audit log: who did what, when, and which fields changed. Never updated or deleted. */
@Entity('audit_events')
@Index('ix_audit_events_created_at', ['createdAt', 'id'])
@Index('ix_audit_events_entity', ['entity', 'entityId', 'createdAt'])
export class AuditEventEntity extends BaseEntity {
  @Column({ type: 'text' })
  action: string;

  @Column({ type: 'text' })
  entity: string;

  @Column({ type: 'text' })
  entityId: string;

  @Column({ type: 'text', nullable: true })
  label: string | null;

  @Column({ type: 'uuid', nullable: true })
  actorId: string | null;

  @Column({ type: 'text', nullable: true })
  actorName: string | null;

  /** Changed field -> its value before. */
  @Column({ type: 'jsonb', nullable: true })
  before: object | null;

  /** Changed field -> its value after. */
  @Column({ type: 'jsonb', nullable: true })
  after: object | null;
}
