import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { serviceContent, type ServiceSectionKind } from '../../contract/content/service.js';
import {
  ContentColumns,
  ContentIndexes,
  searchedTexts,
  searchExpression,
} from '../../core/content/content.entity.js';

/** A named list on the page of a service, in three languages. */
export interface ServiceSectionRow {
  kind: ServiceSectionKind;
  itemsAr: string[];
  itemsFr: string[];
  itemsEn: string[];
}

/** A legal service. Ids 6 to 16 are the built-in ones (A34). */
@Entity('services')
@ContentIndexes('services', serviceContent)
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
