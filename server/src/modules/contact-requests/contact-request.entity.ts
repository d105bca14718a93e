import { Column, Entity, Index } from 'typeorm';
import { URGENCIES, type Urgency } from '../../contract/enums.js';
import { contactRequest } from '../../contract/requests/contact-request.js';
import { RequestColumns, RequestIndexes } from '../../core/requests/request.entity.js';

const SEARCHED = [
  'reference',
  'name',
  'email',
  'phone',
  `regexp_replace(phone, '\\D', '', 'g')`,
  'phone_e164',
  'subject',
  'message',
];

/** A message from the contact page. Name, address and phone number stay as they were sent (A58). */
@Entity('contact_requests')
@RequestIndexes('contact_requests')
@Index('ix_contact_requests_priority', ['priority', 'createdAt'])
@Index('ix_contact_requests_name', ['name', 'id'])
@Index('ix_contact_requests_email', ['email', 'id'])
@Index('ix_contact_requests_subject', ['subject', 'id'])
@Index('ix_contact_requests_phone', ['phoneE164', 'createdAt'])
export class ContactRequestEntity extends RequestColumns(contactRequest) {
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ name: 'phone_e164', type: 'text', nullable: true })
  phoneE164: string | null;

  @Column({ type: 'text', nullable: true })
  subject: string | null;

  @Column({ type: 'text' })
  message: string;

  @Column({ type: 'enum', enum: URGENCIES, enumName: 'urgency', default: 'normal' })
  priority: Urgency;

  /** The last reply; earlier ones are in the timeline (A32). */
  @Column({ type: 'text', nullable: true })
  replyMessage: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  repliedAt: Date | null;

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: `search_norm(${SEARCHED.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `)})`,
  })
  searchDoc: string;
}
