import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  REQUEST_EVENT_TYPES,
  type RequestEventType,
} from '../../contract/requests/request-events.js';

/** One event of a request's timeline. Public ones are shown to the person who sent it. */
@Entity('request_events')
@Index('ix_request_events_request', ['requestId', 'createdAt'])
export class RequestEventEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  requestId: string;

  @Column({ type: 'enum', enum: REQUEST_EVENT_TYPES, enumName: 'request_event_type' })
  type: RequestEventType;

  @Column({ type: 'text', nullable: true })
  status: string | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ name: 'is_public', type: 'boolean' })
  public: boolean;

  @Column({ type: 'text', nullable: true })
  actorName: string | null;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
