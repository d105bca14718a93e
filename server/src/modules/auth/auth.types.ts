import { ArgsType, Field, InputType, ObjectType, PartialType, PickType } from '@nestjs/graphql';
import { IsNotEmpty, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { LocaleEnum } from '../../core/validation/graphql-enums.js';
import {
  EmailField,
  EnumField,
  PasswordField,
  PhoneField,
  TextField,
} from '../../core/validation/fields.js';
import { UserType } from '../users/user.types.js';

@ObjectType({
  description: 'Who has just signed in, and the token for callers that keep no cookie.',
})
export class AuthPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`; valid for 7 days.' })
  token: string;

  @Field(() => UserType, { description: 'The person.' })
  user: UserType;
}

const { fullName, password } = LIMITS.user;

@InputType({
  description: 'A new account. It signs in at once and must prove its address by the mailed link.',
})
export class RegisterInput {
  @TextField({ ...fullName, description: `${fullName.min} to ${fullName.max} characters.` })
  fullName: string;

  @PhoneField({ description: 'At least 8 of digits, spaces, hyphens, parentheses; plus allowed.' })
  phoneNumber: string;

  @EmailField({ description: 'Trimmed and lower-cased; not yet in use.' })
  email: string;

  @PasswordField({ description: `At least ${password.min} characters, not a common one.` })
  password: string;

  @EnumField(LocaleEnum, LOCALES, {
    optional: true,
    description: "The caller's language when left out.",
  })
  language?: Locale;
}

/** A password that is only compared: any length may be tried, up to what is worth hashing. */
const TriedPassword = (): PropertyDecorator => (target, name) => {
  Field(() => String, { description: 'As it was chosen, never trimmed.' })(target, name);
  IsNotEmpty({ message: 'required' })(target, name);
  MaxLength(password.max, { message: `maxLength:0:${password.max}` })(target, name);
};

@InputType({ description: 'Address and password.' })
export class LoginInput {
  @EmailField({ description: 'In any case of letters.' })
  email: string;

  @TriedPassword()
  password: string;
}

@InputType({
  description: 'What a person may change of their own account; what is left out stays.',
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

@InputType({ description: 'Ends every other session of the person.' })
export class ChangePasswordInput {
  @TriedPassword()
  currentPassword: string;

  @PasswordField({ description: `At least ${password.min} characters, not a common one.` })
  newPassword: string;
}

/** The body of REST, and the arguments of GraphQL. */
@ArgsType()
export class UnlockArgs {
  @TriedPassword()
  password: string;
}
