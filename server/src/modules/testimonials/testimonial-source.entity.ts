import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';

/** That a testimonial was made of what a client said in private, and agreed to see published. */
@Entity('testimonial_sources')
@Index('ix_testimonial_sources_rating', ['ratingId'])
export class TestimonialSourceEntity {
  @Column({
    ...{ type: 'uuid', primary: true, primaryKeyConstraintName: 'pk_testimonial_sources' },
  })
  testimonialId: string;

  @ManyToOne('TestimonialEntity', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({
    name: 'testimonial_id',
    referencedColumnName: 'id',
    foreignKeyConstraintName: 'fk_testimonial_sources_testimonial',
  })
  testimonial?: Relation<object>;

  /** The rating that it was made of; the client may have withdrawn it since then. */
  @Column({ type: 'uuid' })
  ratingId: string;

  /** Since when the client no longer agrees to what it says: it cannot be public any more. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
