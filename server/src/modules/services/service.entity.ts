import { Column } from 'typeorm';
import { serviceContent, type ServiceSectionKind } from '../../contract/content/service.js';
import { ContentColumns, ContentEntity } from '../../content/content.entity.js';

/** A named list on the page of a service, in three languages. */
export interface ServiceSectionRow {
  kind: ServiceSectionKind;
  itemsAr: string[];
  itemsFr: string[];
  itemsEn: string[];
}

/** A legal service. Ids 6 to 16 are the built-in ones (A34). */
@ContentEntity(serviceContent)
export class ServiceEntity extends ContentColumns(serviceContent) {
  @Column({ type: 'jsonb', default: [] })
  sections: ServiceSectionRow[];
}
