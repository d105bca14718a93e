import { ArgsType, Field, ObjectType } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { PasswordField } from '../../platform/validation/fields.js';
import { EmailAddressScalar } from '../../platform/validation/scalars.js';

@ObjectType({ description: 'A reset link that works, as its holder may see it.' })
export class ResetLink {
  @Field(() => Boolean, { description: 'Always true: others are refused.' })
  valid: boolean;

  @Field(() => EmailAddressScalar, { description: 'The address that the link was mailed to.' })
  email: string;
}

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
