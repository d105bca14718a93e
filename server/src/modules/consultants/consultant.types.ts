import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { CONSULTANT_LIMITS, consultantContent } from '../../contract/content/consultant.js';
import { LIMITS } from '../../contract/limits.js';
import { ContentListArgs, PublicContentListArgs } from '../../core/content/content.args.js';
import type { ContentApiOptions } from '../../core/content/content-api-options.js';
import { CreateContentInput, UpdateContentInput } from '../../core/content/content.inputs.js';
import { ManagedContentType, PublicContentType } from '../../core/content/content.types.js';
import { FileField } from '../../core/files/file-field.js';
import type { IncomingFile } from '../../core/files/incoming-file.js';
import { ContentStatusEnum } from '../../core/graphql/graphql-enums.js';
import { PageType } from '../../core/list/page-type.js';
import { IntField, NumberField } from '../../core/validation/fields.js';

const { rating, consultations } = CONSULTANT_LIMITS;
const fieldOptions = {
  id: { description: 'Id of the consultant.' },
  imageUrl: {
    nullable: true,
    description: 'Address of the picture, open to everybody; null if there is none.',
  },
  rating: { description: 'Rating from 0 to 5 with one decimal; 0 means not rated.' },
  consultations: { description: 'Number of consultations given so far.' },
};

@ObjectType({ description: 'A consultant, as the public sees it.' })
export class PublicConsultant extends PublicContentType(consultantContent) {
  @Field(() => ID, fieldOptions.id)
  id: string;

  @Field(() => String, fieldOptions.imageUrl)
  imageUrl: string | null;

  @Field(() => Float, fieldOptions.rating)
  rating: number;

  @Field(() => Int, fieldOptions.consultations)
  consultations: number;
}

@ObjectType({ description: 'A consultant, as administrators see it.' })
export class Consultant extends ManagedContentType(consultantContent) {
  @Field(() => ID, fieldOptions.id)
  id: string;

  @Field(() => String, fieldOptions.imageUrl)
  imageUrl: string | null;

  @Field(() => Float, fieldOptions.rating)
  rating: number;

  @Field(() => Int, fieldOptions.consultations)
  consultations: number;
}

@ObjectType({ description: 'A page of public consultants.' })
export class PublicConsultantPage extends PageType(PublicConsultant) {}

@ObjectType({ description: 'A page of consultants.' })
export class ConsultantPage extends PageType(Consultant) {}

@ObjectType({ description: 'Counts of consultants, without those in the trash.' })
export class ConsultantStats {
  @Field(() => Int, { description: 'Number of all consultants.' })
  totalConsultants: number;

  @Field(() => Int, { description: 'Number of active consultants, which the public sees.' })
  activeConsultants: number;

  @Field(() => Int, {
    description: 'Number of inactive consultants, which the public does not see.',
  })
  inactiveConsultants: number;

  @Field(() => Int, { description: 'Number of drafts, which the public does not see.' })
  draftConsultants: number;

  @Field(() => Float, {
    description: 'Average rating of the rated consultants, with one decimal; 0 if none is rated.',
  })
  averageRating: number;

  @Field(() => Float, { description: 'Share of active consultants, in whole percent.' })
  activePercentage: number;
}

@InputType({ description: 'A new consultant.' })
export class CreateConsultantInput extends CreateContentInput(consultantContent) {
  @FileField({
    description: `Picture: jpeg, png or webp of at most ${LIMITS.file.maxBytes / 1024 / 1024} MB.`,
  })
  image: IncomingFile;

  @NumberField({
    ...rating,
    optional: true,
    description: 'Rating from 0 to 5 with one decimal; 0 by default for a new consultant.',
  })
  rating?: number;

  @IntField({
    ...consultations,
    optional: true,
    description: 'Number of consultations given so far; 0 by default for a new consultant.',
  })
  consultations?: number;
}

@InputType({
  description: 'Changes to a consultant; fields left out stay as they are, the picture too.',
})
export class UpdateConsultantInput extends UpdateContentInput(CreateConsultantInput) {}

@ArgsType()
export class PublicConsultantListArgs extends PublicContentListArgs(consultantContent) {
  @Field(() => ContentStatusEnum, {
    nullable: true,
    description: 'Can only be active, since the public sees no others.',
  })
  @IsOptional()
  @IsIn(['active'], { message: 'oneOf' })
  status?: 'active';
}

@ArgsType()
export class ConsultantListArgs extends ContentListArgs(consultantContent) {}

export const consultantTypes: ContentApiOptions = {
  definition: consultantContent,
  ids: 'uuid',
  managed: Consultant,
  managedPage: ConsultantPage,
  publicPage: PublicConsultantPage,
  publicItem: PublicConsultant,
  stats: ConsultantStats,
  listArgs: ConsultantListArgs,
  publicListArgs: PublicConsultantListArgs,
  createInput: CreateConsultantInput,
  updateInput: UpdateConsultantInput,
  patches: { status: 'status' },
};
