import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, ValidateNested } from 'class-validator';
import {
  SERVICE_SECTION_KINDS,
  SERVICE_SECTION_LIMITS,
  serviceContent,
  type ServiceSectionKind,
} from '../../contract/content/service.js';
import { contentApi } from '../../content/content-api.js';
import { contentStats } from '../../content/content-stats.js';
import { CreateContentInput } from '../../content/content.inputs.js';
import { ManagedContentType, PublicContentType } from '../../content/content.types.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { EnumField, TextListField } from '../../platform/validation/fields.js';

const ServiceSectionKindEnum = graphqlEnum(
  'ServiceSectionKind',
  SERVICE_SECTION_KINDS,
  "Heading of a list on a service's page.",
  Object.fromEntries(
    SERVICE_SECTION_KINDS.map((kind) => [kind, `A list headed "${kind.replaceAll('_', ' ')}".`]),
  ) as Record<ServiceSectionKind, string>,
);
const { maxSections, maxItems, item } = SERVICE_SECTION_LIMITS;
const items = { maxItems, max: item.max };

@ObjectType({ description: 'A list on the page of a service, in one language.' })
export class PublicServiceSection {
  @Field(() => ServiceSectionKindEnum, { description: 'Heading of the list.' })
  kind: ServiceSectionKind;

  @Field(() => [String], { description: 'Entries of the list, in order.' })
  items: string[];
}

@ObjectType({ description: 'A list on the page of a service, in three languages.' })
export class ServiceSection {
  @Field(() => ServiceSectionKindEnum, { description: 'Heading of the list.' })
  kind: ServiceSectionKind;

  @Field(() => [String], { description: 'Entries of the list in Arabic.' })
  itemsAr: string[];

  @Field(() => [String], { description: 'Entries of the list in French.' })
  itemsFr: string[];

  @Field(() => [String], { description: 'Entries of the list in English.' })
  itemsEn: string[];
}

@InputType({ description: 'A list on the page of a service, in three languages.' })
export class ServiceSectionInput {
  @EnumField(ServiceSectionKindEnum, SERVICE_SECTION_KINDS, {
    description: 'Heading of the list; each heading may occur once.',
  })
  kind: ServiceSectionKind;

  @TextListField({ ...items, description: `Entries of the list in Arabic, at most ${maxItems}.` })
  itemsAr: string[];

  @TextListField({ ...items, description: `Entries of the list in French, at most ${maxItems}.` })
  itemsFr: string[];

  @TextListField({ ...items, description: `Entries of the list in English, at most ${maxItems}.` })
  itemsEn: string[];
}

@ObjectType({ description: 'A legal service, as the public sees it.' })
export class PublicService extends PublicContentType(serviceContent) {
  @Field(() => [PublicServiceSection], {
    description: 'Lists on its page; the first is also shown on its card.',
  })
  sections: PublicServiceSection[];
}

@ObjectType({ description: 'A legal service, as the office sees it.' })
export class Service extends ManagedContentType(serviceContent) {
  @Field(() => [ServiceSection], { description: 'Lists on its page.' })
  sections: ServiceSection[];
}

@InputType({ description: 'A new service.' })
export class CreateServiceInput extends CreateContentInput(serviceContent) {
  @Field(() => [ServiceSectionInput], {
    nullable: true,
    description: `Lists on its page, at most ${maxSections}.`,
  })
  @IsOptional()
  @IsArray({ message: 'type' })
  @ArrayMaxSize(maxSections, { message: `items:0:${maxSections}` })
  @ArrayUnique((section: ServiceSectionInput) => section.kind, { message: 'taken' })
  @ValidateNested({ each: true, message: 'type' })
  @Type(() => ServiceSectionInput)
  sections?: ServiceSectionInput[];
}

export const serviceStats = contentStats(serviceContent, { flags: ['featured'] });

export const serviceTypes = contentApi(serviceContent, serviceStats, {
  managed: Service,
  publicItem: PublicService,
  createInput: CreateServiceInput,
});
