import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { CONSULTANT_LIMITS, consultantContent } from '../../contract/content/consultant.js';
import { LIMITS } from '../../contract/limits.js';
import { ContentListArgs, PublicContentListArgs } from '../../core/content/content.args.js';
import type { ContentTypes } from '../../core/content/content-types.js';
import {
  CreateContentInput,
  ManagedContentType,
  PublicContentType,
  UpdateContentInput,
} from '../../core/content/content.types.js';
import { FileField } from '../../core/files/file-field.js';
import type { IncomingFile } from '../../core/files/incoming-file.js';
import { ContentStatusEnum } from '../../core/validation/graphql-enums.js';
import { PageType } from '../../core/list/page-type.js';
import { IntField, NumberField } from '../../core/validation/fields.js';

const { rating, consultations } = CONSULTANT_LIMITS;
const describing = {
  id: { description: 'Id of the consultant.' },
  imageUrl: { nullable: true, description: 'Address of the picture, for everybody to see.' },
  rating: { description: 'From 0 to 5, in tenths; 0: not rated.' },
  consultations: { description: 'Consultations given so far.' },
};

@ObjectType({ description: 'A consultant, as the public reads it.' })
export class PublicConsultant extends PublicContentType(consultantContent) {
  @Field(() => ID, describing.id)
  id: string;

  @Field(() => String, describing.imageUrl)
  imageUrl: string | null;

  @Field(() => Float, describing.rating)
  rating: number;

  @Field(() => Int, describing.consultations)
  consultations: number;
}

@ObjectType({ description: 'A consultant, as administrators read it.' })
export class Consultant extends ManagedContentType(consultantContent) {
  @Field(() => ID, describing.id)
  id: string;

  @Field(() => String, describing.imageUrl)
  imageUrl: string | null;

  @Field(() => Float, describing.rating)
  rating: number;

  @Field(() => Int, describing.consultations)
  consultations: number;
}

@ObjectType({ description: 'Public consultants, one page.' })
export class PublicConsultantPage extends PageType(PublicConsultant) {}

@ObjectType({ description: 'Consultants, one page.' })
export class ConsultantPage extends PageType(Consultant) {}

@ObjectType({ description: 'Counts of consultants, the trash left out.' })
export class ConsultantStats {
  @Field(() => Int, { description: 'All consultants.' })
  totalConsultants: number;

  @Field(() => Int, { description: 'Consultants that the public sees.' })
  activeConsultants: number;

  @Field(() => Int, { description: 'Consultants that the public does not see.' })
  inactiveConsultants: number;

  @Field(() => Int, { description: 'Consultants that are still being written.' })
  draftConsultants: number;

  @Field(() => Float, { description: 'Average of those who are rated, in tenths; 0 when none is.' })
  averageRating: number;

  @Field(() => Float, { description: 'Share of those that the public sees, in whole percent.' })
  activePercentage: number;
}

@InputType({ description: 'A new consultant.' })
export class CreateConsultantInput extends CreateContentInput(consultantContent) {
  @FileField({
    description: `The picture: jpeg, png or webp, at most ${LIMITS.file.maxBytes / 1024 / 1024} MB.`,
  })
  image: IncomingFile;

  @NumberField({
    ...rating,
    optional: true,
    description: 'From 0 to 5, in tenths; 0 when left out.',
  })
  rating?: number;

  @IntField({ ...consultations, optional: true, description: 'From 0; 0 when left out.' })
  consultations?: number;
}

@InputType({ description: 'Changes to a consultant; what is left out stays, the picture too.' })
export class UpdateConsultantInput extends UpdateContentInput(CreateConsultantInput) {}

@ArgsType()
export class PublicConsultantListArgs extends PublicContentListArgs(consultantContent) {
  @Field(() => ContentStatusEnum, {
    nullable: true,
    description: 'Nothing but active: the public sees no others.',
  })
  @IsOptional()
  @IsIn(['active'], { message: 'oneOf' })
  status?: 'active';
}

@ArgsType()
export class ConsultantListArgs extends ContentListArgs(consultantContent) {}

export const consultantTypes: ContentTypes = {
  definition: consultantContent,
  permission: 'consultant.manage',
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
