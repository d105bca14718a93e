import { ArgsType, Field } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { EmailField, SitePathField } from '../../platform/validation/fields.js';
import { OwnerProofArgs } from '../second-factor/second-factor.types.js';

/** The arguments of GraphQL and the body of REST. */
@ArgsType()
export class ChangeEmailArgs extends OwnerProofArgs {
  @EmailField({
    description: 'The new e-mail address, stored in lower case; EMAIL_TAKEN if an account has it.',
  })
  email: string;

  @SitePathField({
    optional: true,
    description: 'Page of this site that the mailed link leads on to, such as /services.',
  })
  returnTo?: string | null;
}

/** The arguments of GraphQL and the body of REST. */
@ArgsType()
export class UndoEmailChangeArgs {
  @Field(() => String, { description: 'Token: the last part of the mailed link.' })
  @IsString({ message: 'type' })
  token: string;
}
