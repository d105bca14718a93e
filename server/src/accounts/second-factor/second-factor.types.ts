import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { LIMITS } from '../../contract/limits.js';
import { CurrentPasswordField, IdField, TextField } from '../../platform/validation/fields.js';
import { type PasskeyAssertionInput, PasskeyField } from './passkey.types.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

@ObjectType({ description: 'The second factor of the caller.' })
export class SecondFactorState {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when signing in needs a second step; null while it does not.',
  })
  enabledAt: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when codes of an authenticator app are accepted; null while they are not.',
  })
  appAddedAt: Date | null;

  @Field(() => Int, { description: 'Number of passkeys.' })
  passkeys: number;

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
  @Field(() => [String], {
    description:
      'Ten codes, each of which works once; none if the person had a second factor and keeps their codes.',
  })
  codes: string[];
}

@ArgsType()
export class ConfirmSecondFactorArgs {
  @TextField({ ...LIMITS.code, description: 'The six digits that the app shows.' })
  code: string;
}

/** A code, unless a passkey was used. */
const CodeOrPasskeyField = (): PropertyDecorator =>
  TextField({
    ...LIMITS.code,
    optional: (given) => Boolean((given as GivenFactor).passkey),
    description: 'The six digits that the app shows, or a recovery code.',
  });

/** What somebody gives as the second factor. */
export interface GivenFactor {
  code?: string | null;
  passkey?: PasskeyAssertionInput | null;
}

/** A code where a second factor is asked for only of those who have one. */
export const OwnCodeField = (): PropertyDecorator =>
  TextField({
    ...LIMITS.code,
    optional: true,
    description:
      'The six digits that the app shows, or a recovery code. Needed, unless a passkey is given, once there is a second factor.',
  });

/** The bodies of REST, and the arguments of GraphQL: what is asked again before a step of consequence. */
@ArgsType()
export class OwnerProofArgs implements GivenFactor {
  @CurrentPasswordField()
  password: string;

  @OwnCodeField()
  code?: string | null;

  @PasskeyField()
  passkey?: PasskeyAssertionInput | null;
}

/** The same where programs may do the step, too: their token is the proof, and people have to give theirs. */
@ArgsType()
export class PersonProofArgs implements GivenFactor {
  @CurrentPasswordField({
    optional: true,
    description: 'The current password of a person, who has to give it; programs have none.',
  })
  password?: string | null;

  @OwnCodeField()
  code?: string | null;

  @PasskeyField()
  passkey?: PasskeyAssertionInput | null;
}

@ArgsType()
export class SecondFactorProofArgs implements GivenFactor {
  @CurrentPasswordField()
  password: string;

  @CodeOrPasskeyField()
  code?: string | null;

  @PasskeyField()
  passkey?: PasskeyAssertionInput | null;
}

@ArgsType()
export class RemovePasskeyArgs extends SecondFactorProofArgs {
  @IdField({ description: 'Id of the passkey.' })
  id: string;
}

@ArgsType()
export class SecondFactorSignInArgs implements GivenFactor {
  @TextField({ max: 100, description: 'The challenge that SECOND_FACTOR_REQUIRED came with.' })
  challenge: string;

  @CodeOrPasskeyField()
  code?: string | null;

  @PasskeyField()
  passkey?: PasskeyAssertionInput | null;
}
