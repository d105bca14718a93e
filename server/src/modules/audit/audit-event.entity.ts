import { Column, Entity, Index } from 'typeorm';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { SearchColumns } from '../../platform/database/search-columns.js';

/**
 * An entry of the audit log: who did what, when, and which fields changed. The database refuses to change
 * or delete it. `ix_audit_events_verb` (the second part of the action, then the time) is written by hand in a
 * migration.
 */
@Entity('audit_events')
@Index('ix_audit_events_created_at', ['createdAt', 'id'])
@Index('ix_audit_events_record', ['entity', 'entityId', 'createdAt', 'id'])
@Index('ix_audit_events_entity', ['entity', 'createdAt', 'id'])
@Index('ix_audit_events_actor', ['actorId', 'createdAt', 'id'])
@Index('ix_audit_events_verb', { synchronize: false })
@SearchColumns('audit_events', { columns: ['label', 'actor_name'] })
export class AuditEventEntity extends BaseEntity {
  /** `entity.verb`, for instance `service.updated`. */
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

  /** The token of the program that did it for the actor. */
  @Column({ type: 'text', nullable: true })
  tokenName: string | null;

  /** Changed field -> its value before. */
  @Column({ type: 'jsonb', nullable: true })
  before: object | null;

  /** Changed field -> its value after. */
  @Column({ type: 'jsonb', nullable: true })
  after: object | null;
}
