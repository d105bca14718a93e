import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { replyTemplateContent } from '../../contract/content/reply-template.js';
import { REPLY_VARIABLES } from '../../contract/requests/reply-variables.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { ContentListArgs } from '../../core/content/content.args.js';
import type { ManagedContentOptions } from '../../core/content/content-api-options.js';
import { CreateContentInput, UpdateContentInput } from '../../core/content/content.inputs.js';
import { ManagedContentType } from '../../core/content/content.types.js';
import { PageType } from '../../core/list/page-type.js';
import { RequestKindEnum } from '../../core/requests/request-person.types.js';
import { EnumField } from '../../core/validation/fields.js';

const KIND = 'Kind of request that it is for; null: for every kind.';

@ObjectType({
  description: `A text that the office inserts into replies. It can name ${REPLY_VARIABLES.map((name) => `{${name}}`).join(', ')}.`,
})
export class ReplyTemplate extends ManagedContentType(replyTemplateContent) {
  @Field(() => ID, { description: 'Id of the template.' })
  id: string;

  @Field(() => RequestKindEnum, { nullable: true, description: KIND })
  kind: RequestKindName | null;
}

@ObjectType({ description: 'A page of reply templates.' })
export class ReplyTemplatePage extends PageType(ReplyTemplate) {}

@ObjectType({ description: 'Counts of reply templates, without those in the trash.' })
export class ReplyTemplateStats {
  @Field(() => Int, { description: 'Number of all templates.' })
  totalTemplates: number;

  @Field(() => Int, { description: 'Number of active templates, which replies offer.' })
  activeTemplates: number;

  @Field(() => Int, { description: 'Number of inactive templates.' })
  inactiveTemplates: number;

  @Field(() => Int, { description: 'Number of drafts.' })
  draftTemplates: number;
}

@InputType({
  description: 'A new reply template. Only a draft may lack the Arabic title or text.',
})
export class CreateReplyTemplateInput extends CreateContentInput(replyTemplateContent) {
  @EnumField(RequestKindEnum, REQUEST_KINDS, { optional: true, description: KIND })
  kind?: RequestKindName | null;
}

@InputType({ description: 'Changes to a reply template; fields left out stay as they are.' })
export class UpdateReplyTemplateInput extends UpdateContentInput(CreateReplyTemplateInput) {}

@ArgsType()
export class ReplyTemplateListArgs extends ContentListArgs(replyTemplateContent) {
  @Field(() => RequestKindEnum, {
    nullable: true,
    description: 'Only templates for this kind of request.',
  })
  @IsOptional()
  @IsIn(REQUEST_KINDS, { message: 'oneOf' })
  kind?: RequestKindName;
}

export const replyTemplateTypes: ManagedContentOptions = {
  definition: replyTemplateContent,
  ids: 'uuid',
  managed: ReplyTemplate,
  managedPage: ReplyTemplatePage,
  stats: ReplyTemplateStats,
  listArgs: ReplyTemplateListArgs,
  createInput: CreateReplyTemplateInput,
  updateInput: UpdateReplyTemplateInput,
};
