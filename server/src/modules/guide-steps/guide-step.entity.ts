import { Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { guideStepContent } from '../../contract/content/guide-step.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { ConstraintRefusal } from '../../platform/errors/database-errors.js';

const unknownSituation = () => invalidFields({ field: 'situation', rule: 'unknownSituation' });

/** An answer of the guided path, and what it leads to. */
@ContentEntity(guideStepContent)
@Index('ix_guide_steps_parent', ['parent'])
@Index('ix_guide_steps_situation', ['situation'])
@ConstraintRefusal('fk_guide_steps_situation', unknownSituation)
export class GuideStepEntity extends ContentColumns(guideStepContent) {
  /** The foreign keys pass changed slugs on. */
  @ManyToOne('GuideStepEntity', { onUpdate: 'CASCADE', onDelete: 'SET NULL', nullable: true })
  @JoinColumn({
    name: 'parent',
    referencedColumnName: 'slug',
    foreignKeyConstraintName: 'fk_guide_steps_parent',
  })
  parentRow?: Relation<object>;

  @ManyToOne('SituationEntity', { onUpdate: 'CASCADE', onDelete: 'SET NULL', nullable: true })
  @JoinColumn({
    name: 'situation',
    referencedColumnName: 'slug',
    foreignKeyConstraintName: 'fk_guide_steps_situation',
  })
  situationRow?: Relation<object>;
}
