import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { PAPER_STATES, type PaperState } from '../../contract/request-files.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';

/** A paper that the office wants for a request, and where it stands. */
@Entity('request_papers')
@Index('ix_request_papers_request', ['requestId', 'place'])
export class RequestPaperEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  requestKind: RequestKindName;

  @Column({ type: 'uuid' })
  requestId: string;

  @Column({ type: 'text' })
  nameAr: string;

  @Column({ type: 'text' })
  nameFr: string;

  @Column({ type: 'text' })
  nameEn: string;

  @Column({ type: 'integer' })
  place: number;

  @Column({ type: 'enum', enum: PAPER_STATES, enumName: 'paper_state', default: 'missing' })
  state: PaperState;

  /** Why it was refused, as the client reads it; null in any other state. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
