import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DocumentState, FileType } from '../../contract/documents.js';
import { FILE_SENDERS, type FileSender } from '../../contract/request-files.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';

/** A file that the client or the office sent with a request of any kind. It stays as it was sent. */
@Entity('request_files')
@Index('ix_request_files_request', ['requestId', 'createdAt'])
@Index('ix_request_files_key', ['key'])
@Index('ix_request_files_preview_key', ['previewKey'], { where: 'preview_key IS NOT NULL' })
@Index('ix_request_files_unscanned', ['createdAt'], { where: 'NOT scanned' })
export class RequestFileEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  requestKind: RequestKindName;

  @Column({ type: 'uuid' })
  requestId: string;

  /** The event of the timeline that it came with. */
  @Column({ type: 'uuid' })
  eventId: string;

  /** The paper of the list that it is; null for any other file. */
  @Column({ type: 'uuid', nullable: true })
  paperId: string | null;

  @Column({ type: 'enum', enum: FILE_SENDERS, enumName: 'file_sender' })
  sender: FileSender;

  /** Who of the office sent it, at the time; null for the client's. */
  @Column({ type: 'text', nullable: true })
  senderName: string | null;

  @Column({ type: 'text' })
  key: string;

  /** A JPEG of a picture that browsers do not show, made when it was looked at first. */
  @Column({ type: 'text', nullable: true })
  previewKey: string | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  type: FileType;

  @Column({ type: 'integer' })
  size: number;

  /** Whether it may be opened; an infected one was removed. */
  @Column({ type: 'text', default: 'available' })
  state: DocumentState;

  /** False for a file of a time without a scanner. */
  @Column({ type: 'boolean', default: false })
  scanned: boolean;

  /** When the other side opened it first. */
  @Column({ type: 'timestamptz', nullable: true })
  openedAt: Date | null;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

/** The documents of a file: itself, and what is shown in its place. */
export const keysOf = ({ key, previewKey }: Pick<RequestFileEntity, 'key' | 'previewKey'>) =>
  previewKey ? [key, previewKey] : [key];
