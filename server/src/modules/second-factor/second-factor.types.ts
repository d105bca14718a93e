import { ArgsType, Field, GraphQLISODateTime, Int, ObjectType } from '@nestjs/graphql';
import { IsNotEmpty, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { TextField } from '../../core/validation/fields.js';

@ObjectType({ description: 'Whether the caller needs a code to sign in.' })
export class SecondFactorState {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when signing in needs a code; null while it does not.',
  })
  enabledAt: Date | null;

  @Field(() => Int, { description: 'Number of recovery codes that were not used.' })
  recoveryCodesLeft: number;

  @Field(() => Boolean, { description: 'Whether the office requires it of the caller.' })
  isRequired: boolean;
}

@ObjectType({
  description: 'What an authenticator app needs. It counts once a first code confirms it.',
})
export class SecondFactorSetup {
  @Field(() => String, { description: 'The secret in base32, to be typed into the app.' })
  secret: string;

  @Field(() => String, { description: 'The same as an address that authenticator apps open.' })
  uri: string;

  @Field(() => String, { description: 'The address as a QR code: an SVG picture as a data URL.' })
  qrCode: string;
}

@ObjectType({ description: 'Codes for a lost phone. They are answered once and stored as hashes.' })
export class RecoveryCodes {
  @Field(() => [String], { description: 'Ten codes, each of which works once.' })
  codes: string[];
}

const { password } = LIMITS.user;

const PasswordArg = (): PropertyDecorator => (target, name) => {
  Field(() => String, { description: 'The current password.' })(target, name);
  IsNotEmpty({ message: 'required' })(target, name);
  MaxLength(password.max, { message: `maxLength:0:${password.max}` })(target, name);
};

/** The bodies of REST, and the arguments of GraphQL. */
@ArgsType()
export class BeginSecondFactorArgs {
  @PasswordArg()
  password: string;
}

@ArgsType()
export class ConfirmSecondFactorArgs {
  @TextField({ ...LIMITS.code, description: 'The six digits that the app shows.' })
  code: string;
}

@ArgsType()
export class SecondFactorProofArgs {
  @PasswordArg()
  password: string;

  @TextField({
    ...LIMITS.code,
    description: 'The six digits that the app shows, or a recovery code.',
  })
  code: string;
}

@ArgsType()
export class SecondFactorSignInArgs {
  @TextField({ max: 100, description: 'The challenge that SECOND_FACTOR_REQUIRED came with.' })
  challenge: string;

  @TextField({
    ...LIMITS.code,
    description: 'The six digits that the app shows, or a recovery code.',
  })
  code: string;
}
