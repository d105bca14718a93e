import { ArgsType, Field } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { PasswordField } from '../../core/validation/fields.js';

/** The body of REST. */
@ArgsType()
export class NewPasswordArgs {
  @PasswordField({
    description: `Password of at least ${LIMITS.user.password.min} characters; common ones are refused.`,
  })
  newPassword: string;
}

/** The arguments of GraphQL; REST has the token in the path. */
@ArgsType()
export class ResetPasswordArgs extends NewPasswordArgs {
  @Field(() => String, { description: 'Token: the last part of the mailed link.' })
  @IsString({ message: 'type' })
  token: string;
}
