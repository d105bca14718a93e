import { Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { quoteTemplateContent } from '../../contract/content/quote-template.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';

const unknownService = () => invalidFields({ field: 'service', rule: 'unknownService' });

/** A text that the office begins quotes with. */
@ContentEntity(quoteTemplateContent)
@Index('ix_quote_templates_service', ['service'])
@ConstraintRefusal('fk_quote_templates_service', unknownService)
export class QuoteTemplateEntity extends ContentColumns(quoteTemplateContent) {
  /** The foreign key passes a changed slug on. */
  @ManyToOne('ServiceEntity', { onUpdate: 'CASCADE', onDelete: 'SET NULL', nullable: true })
  @JoinColumn({
    name: 'service',
    referencedColumnName: 'slug',
    foreignKeyConstraintName: 'fk_quote_templates_service',
  })
  serviceRow?: Relation<object>;
}
