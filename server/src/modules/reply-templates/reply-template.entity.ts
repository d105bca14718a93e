import { Index } from 'typeorm';
import { replyTemplateContent } from '../../contract/content/reply-template.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';

/** A text that the office inserts into replies. */
@ContentEntity(replyTemplateContent)
@Index('ix_reply_templates_kind', ['kind', 'order'])
export class ReplyTemplateEntity extends ContentColumns(replyTemplateContent) {}
