import { ArgsType, Field } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { PasswordField } from '../../core/validation/fields.js';

/** The body of REST, and the part of the GraphQL arguments that is checked. */
@ArgsType()
export class NewPasswordArgs {
  @PasswordField({
    description: `Password of at least ${LIMITS.user.password.min} characters; common ones are refused.`,
  })
  newPassword: string;
}

/** GraphQL has the token beside the password; REST has it in the address. */
@ArgsType()
export class ResetPasswordArgs extends NewPasswordArgs {
  @Field(() => String, { description: 'Token: the last part of the mailed link.' })
  @IsString({ message: 'type' })
  token: string;
}
