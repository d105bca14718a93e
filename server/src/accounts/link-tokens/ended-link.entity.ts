import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { LINK_PURPOSES, type LinkPurpose } from './link-token.entity.js';

/** A mailed link that a newer one or a change ended. It opens nothing; its holder is told of a newer link. */
@Entity('ended_links')
@Index('ix_ended_links_user_id', ['userId'])
export class EndedLinkEntity {
  @PrimaryColumn({ type: 'bytea' })
  tokenHash: Buffer;

  @Column({ type: 'uuid' })
  userId: string;

  @ManyToOne('UserEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<object>;

  @Column({ type: 'enum', enum: LINK_PURPOSES, enumName: 'link_purpose' })
  purpose: LinkPurpose;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
