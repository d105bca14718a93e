import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ServiceSectionKind } from '../../contract/catalogue/catalogue.types.js';
import { serviceContent } from '../../contract/content/service.js';
import {
  ContentColumns,
  searchedTexts,
  searchExpression,
} from '../../core/content/content.entity.js';

/** One named list of a service's page, in three languages. */
export interface ServiceSectionRow {
  kind: ServiceSectionKind;
  itemsAr: string[];
  itemsFr: string[];
  itemsEn: string[];
}

/** A legal service. Ids 6 to 16 are the built-in eleven (A34). */
@Entity('services')
@Index('uq_services_slug', ['slug'], { unique: true })
@Index('ix_services_list', ['status', 'order', 'id'])
@Index('ix_services_order', ['order', 'id'])
@Index('ix_services_title_ar', ['titleAr', 'id'])
@Index('ix_services_title_fr', ['titleFr', 'id'])
@Index('ix_services_title_en', ['titleEn', 'id'])
@Index('ix_services_featured', ['featured', 'order'])
@Index('ix_services_created_at', ['createdAt', 'id'])
@Index('ix_services_updated_at', ['updatedAt', 'id'])
@Index('ix_services_search', { synchronize: false })
export class ServiceEntity extends ContentColumns(serviceContent) {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'jsonb', default: [] })
  sections: ServiceSectionRow[];

  @Column({
    type: 'text',
    select: false,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: searchExpression(searchedTexts('title', 'description')),
  })
  searchDoc: string;
}
