import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { replyTemplateContent } from '../../contract/content/reply-template.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import {
  ContentColumns,
  ContentIndexes,
  searchedTexts,
  searchExpression,
} from '../../core/content/content.entity.js';

/** A text that the office inserts into replies. */
@Entity('reply_templates')
@ContentIndexes('reply_templates', replyTemplateContent)
@Index('ix_reply_templates_kind', ['kind', 'order'])
export class ReplyTemplateEntity extends ContentColumns(replyTemplateContent) {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The kind of request that it is for; null for all of them. */
  @Column({ type: 'enum', enum: REQUEST_KINDS, enumName: 'request_kind', nullable: true })
  kind: RequestKindName | null;

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: searchExpression(searchedTexts('title', 'text')),
  })
  searchDoc: string;
}
