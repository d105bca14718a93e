import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { consultantContent } from '../../contract/content/consultant.js';
import { LIMITS } from '../../contract/limits.js';
import { PublicContentListArgs } from '../../content/content.args.js';
import { contentApi } from '../../content/content-api.js';
import { contentStats, countOfStatus } from '../../content/content-stats.js';
import { CreateContentInput } from '../../content/content.inputs.js';
import { FileField } from '../../platform/files/file-field.js';
import type { IncomingFile } from '../../platform/files/incoming-file.js';
import { ContentStatusEnum } from '../../platform/graphql/graphql-enums.js';

export const consultantStats = contentStats(consultantContent, {
  own: {
    averageRating: {
      decimal: true,
      description: 'Average rating of the rated consultants, with one decimal; 0 if none is rated.',
      sql: `coalesce(round(avg(rating) FILTER (WHERE rating > 0)::numeric, 1), 0)::float8`,
    },
    activePercentage: {
      decimal: true,
      description: 'Share of active consultants, in whole percent.',
      sql: `coalesce(round(100.0 * ${countOfStatus('active')} / nullif(count(*), 0)), 0)::int`,
    },
  },
});

@InputType({ description: 'A new consultant.' })
export class CreateConsultantInput extends CreateContentInput(consultantContent) {
  @FileField({
    description: `Picture: jpeg, png or webp of at most ${LIMITS.file.maxBytes / 1024 / 1024} MB.`,
  })
  image: IncomingFile;
}

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

export const consultantTypes = contentApi(consultantContent, consultantStats, {
  createInput: CreateConsultantInput,
  publicListArgs: PublicConsultantListArgs,
});
