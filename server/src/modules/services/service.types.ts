import { ArgsType, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, ValidateNested } from 'class-validator';
import {
  SERVICE_SECTION_KINDS,
  SERVICE_SECTION_LIMITS,
  serviceContent,
  type ServiceSectionKind,
} from '../../contract/content/service.js';
import { ContentListArgs, PublicContentListArgs } from '../../core/content/content.args.js';
import type { ContentTypes } from '../../core/content/content-types.js';
import {
  CreateContentInput,
  ManagedContentType,
  PublicContentType,
  UpdateContentInput,
} from '../../core/content/content.types.js';
import { graphqlEnum } from '../../core/validation/graphql-enums.js';
import { PageType } from '../../core/list/page-type.js';
import { EnumField, TextListField } from '../../core/validation/fields.js';

const ServiceSectionKindEnum = graphqlEnum(
  'ServiceSectionKind',
  SERVICE_SECTION_KINDS,
  "The named lists of a service's page.",
);
const { maxSections, maxItems, item } = SERVICE_SECTION_LIMITS;
const items = { maxItems, max: item.max };

@ObjectType({ description: 'A named list of a service, in one language.' })
export class PublicServiceSection {
  @Field(() => ServiceSectionKindEnum, { description: 'What the list is about.' })
  kind: ServiceSectionKind;

  @Field(() => [String], { description: 'Its entries, in order.' })
  items: string[];
}

@ObjectType({ description: 'A named list of a service, in three languages.' })
export class ServiceSection {
  @Field(() => ServiceSectionKindEnum, { description: 'What the list is about.' })
  kind: ServiceSectionKind;

  @Field(() => [String], { description: 'Its entries in Arabic.' })
  itemsAr: string[];

  @Field(() => [String], { description: 'Its entries in French.' })
  itemsFr: string[];

  @Field(() => [String], { description: 'Its entries in English.' })
  itemsEn: string[];
}

@InputType({ description: 'A named list of a service, in three languages.' })
export class ServiceSectionInput {
  @EnumField(ServiceSectionKindEnum, SERVICE_SECTION_KINDS, {
    description: 'What the list is about; each kind once.',
  })
  kind: ServiceSectionKind;

  @TextListField({ ...items, description: `Entries in Arabic, at most ${maxItems}.` })
  itemsAr: string[];

  @TextListField({ ...items, description: `Entries in French, at most ${maxItems}.` })
  itemsFr: string[];

  @TextListField({ ...items, description: `Entries in English, at most ${maxItems}.` })
  itemsEn: string[];
}

@ObjectType({ description: 'A legal service, as the public reads it.' })
export class PublicService extends PublicContentType(serviceContent) {
  @Field(() => Int, { description: 'Number of the service; 6 to 16 are the built-in ones.' })
  id: number;

  @Field(() => [PublicServiceSection], {
    description: 'Its named lists; the first is shown on its card.',
  })
  sections: PublicServiceSection[];
}

@ObjectType({ description: 'A legal service, as administrators read it.' })
export class Service extends ManagedContentType(serviceContent) {
  @Field(() => Int, { description: 'Number of the service; 6 to 16 are the built-in ones.' })
  id: number;

  @Field(() => [ServiceSection], { description: 'Its named lists.' })
  sections: ServiceSection[];
}

@ObjectType({ description: 'Public services, one page.' })
export class PublicServicePage extends PageType(PublicService) {}

@ObjectType({ description: 'Services, one page.' })
export class ServicePage extends PageType(Service) {}

@ObjectType({ description: 'Counts of services, the trash left out.' })
export class ServiceStats {
  @Field(() => Int, { description: 'All services.' })
  totalServices: number;

  @Field(() => Int, { description: 'Services that the public sees.' })
  activeServices: number;

  @Field(() => Int, { description: 'Services that the public does not see.' })
  inactiveServices: number;

  @Field(() => Int, { description: 'Services that are still being written.' })
  draftServices: number;

  @Field(() => Int, { description: 'Featured services.' })
  featuredServices: number;
}

@InputType({ description: 'A new service.' })
export class CreateServiceInput extends CreateContentInput(serviceContent) {
  @Field(() => [ServiceSectionInput], {
    nullable: true,
    description: `At most ${maxSections} named lists.`,
  })
  @IsOptional()
  @IsArray({ message: 'type' })
  @ArrayMaxSize(maxSections, { message: `items:0:${maxSections}` })
  @ArrayUnique((section: ServiceSectionInput) => section.kind, { message: 'taken' })
  @ValidateNested({ each: true, message: 'type' })
  @Type(() => ServiceSectionInput)
  sections?: ServiceSectionInput[];
}

@InputType({ description: 'Changes to a service; what is left out stays.' })
export class UpdateServiceInput extends UpdateContentInput(CreateServiceInput) {}

@ArgsType()
export class PublicServiceListArgs extends PublicContentListArgs(serviceContent) {}

@ArgsType()
export class ServiceListArgs extends ContentListArgs(serviceContent) {}

export const serviceTypes: ContentTypes = {
  definition: serviceContent,
  permission: 'service.manage',
  ids: 'number',
  managed: Service,
  managedPage: ServicePage,
  publicPage: PublicServicePage,
  publicItem: PublicService,
  stats: ServiceStats,
  listArgs: ServiceListArgs,
  publicListArgs: PublicServiceListArgs,
  createInput: CreateServiceInput,
  updateInput: UpdateServiceInput,
  patches: { status: 'toggle-status', featured: 'toggle-featured' },
};
