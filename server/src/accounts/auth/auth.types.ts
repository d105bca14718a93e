import { ArgsType, Field, InputType, ObjectType, PartialType, PickType } from '@nestjs/graphql';
import { LIMITS } from '../../contract/limits.js';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { ConsentField } from '../../platform/validation/consent.js';
import { LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import {
  CurrentPasswordField,
  EmailField,
  EnumField,
  PasswordField,
  PhoneField,
  SitePathField,
} from '../../platform/validation/fields.js';
import { type PasskeyAssertionInput, PasskeyField } from '../second-factor/passkey.types.js';
import { type GivenFactor, OwnCodeField } from '../second-factor/second-factor.types.js';
import { KnownEmailField, NameField } from '../../platform/validation/line-fields.js';
import { UserType } from '../users/user.types.js';

@ObjectType({
  description: 'The person who signed in, and a token for clients that keep no cookie.',
})
export class AuthPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`; valid for 7 days.' })
  token: string;

  @Field(() => UserType, { description: 'The person who signed in.' })
  user: UserType;
}

const { fullName, password } = LIMITS.user;

@InputType({
  description: 'A new client account; its e-mail address is verified by a mailed link.',
})
export class RegisterInput {
  @NameField({
    ...fullName,
    description: `Full name, ${fullName.min} to ${fullName.max} characters.`,
  })
  fullName: string;

  @PhoneField({
    description:
      'Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses.',
  })
  phoneNumber: string;

  @EmailField({
    description: 'E-mail address, stored in lower case; EMAIL_TAKEN if an account has it.',
  })
  email: string;

  @PasswordField({
    description: `Password of at least ${password.min} characters; common ones are refused.`,
  })
  password: string;

  @EnumField(LocaleEnum, LOCALES, {
    optional: true,
    description: 'Language of mails and messages; by default the language of the call.',
  })
  language?: Locale;

  @SitePathField({
    optional: true,
    description: 'Page of this site that the mailed link leads on to, such as /services.',
  })
  returnTo?: string | null;

  @ConsentField(() => false)
  consentVersion?: string | null;
}

@InputType({ description: 'E-mail address and password of an account.' })
export class LoginInput {
  @KnownEmailField({
    description: 'E-mail address of the account; upper and lower case are the same.',
  })
  email: string;

  @CurrentPasswordField()
  password: string;
}

@InputType({
  description: "Changes to one's own account; fields left out stay as they are.",
})
export class UpdateProfileInput extends PartialType(
  PickType(RegisterInput, ['fullName', 'phoneNumber'] as const),
  { skipNullProperties: false },
) {
  @EnumField(LocaleEnum, LOCALES, {
    optional: true,
    description: 'Language of mails and messages.',
  })
  language?: Locale;
}

@InputType({ description: 'A change of password; all other sessions end.' })
export class ChangePasswordInput implements GivenFactor {
  @CurrentPasswordField()
  currentPassword: string;

  @PasswordField({
    description: `Password of at least ${password.min} characters; common ones are refused.`,
  })
  newPassword: string;

  @OwnCodeField()
  code?: string | null;

  @PasskeyField()
  passkey?: PasskeyAssertionInput | null;
}

/** The body of REST, and the arguments of GraphQL. */
@ArgsType()
export class UnlockArgs {
  @CurrentPasswordField()
  password: string;
}
