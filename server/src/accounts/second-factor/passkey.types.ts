import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsNotEmpty,
  IsOptional,
  Matches,
  ValidateNested,
} from 'class-validator';
import { GraphQLScalarType } from 'graphql';
import { LIMITS } from '../../contract/limits.js';
import { Node } from '../../platform/graphql/node.js';
import { IdField, TextField } from '../../platform/validation/fields.js';
import { LineField } from '../../platform/validation/line-fields.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

const WEB_AUTHN = 'https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredential';

export const PasskeyCreationOptions = new GraphQLScalarType({
  name: 'PasskeyCreationOptions',
  description:
    'What PublicKeyCredential.parseCreationOptionsFromJSON of a browser reads: an object of WebAuthn. Only answers use it.',
  specifiedByURL: `${WEB_AUTHN}creationoptionsjson`,
});

export const PasskeyRequestOptions = new GraphQLScalarType({
  name: 'PasskeyRequestOptions',
  description:
    'What PublicKeyCredential.parseRequestOptionsFromJSON of a browser reads: an object of WebAuthn. Only answers use it.',
  specifiedByURL: `${WEB_AUTHN}requestoptionsjson`,
});

@ObjectType({
  description: 'A passkey of the caller. Its private half never leaves their device.',
  implements: () => [Node],
})
export class Passkey {
  @Field(() => ID, { description: 'Id of the passkey.' })
  id: string;

  @Field(() => String, { description: 'What the person calls it.' })
  name: string;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last used; null if never.',
  })
  lastUsedAt: Date | null;
}

@ObjectType({ description: 'A passkey that was added.' })
export class CreatedPasskey {
  @Field(() => Passkey, { description: 'The passkey.' })
  passkey: Passkey;

  @Field(() => [String], {
    description: 'Recovery codes, answered this once; none if the person had a second factor.',
  })
  codes: string[];
}

const { name, credentialId, clientData, attestation, authenticatorData, signature } =
  LIMITS.passkey;

/** Bytes in base64url, as browsers' JSON of WebAuthn has them. */
const BytesField = (max: number, description: string): PropertyDecorator =>
  applyDecorators(TextField({ max, description }), Matches(/^[\w-]+$/, { message: 'characters' }));

const NameField = (): PropertyDecorator =>
  LineField({ ...name, description: `What the person calls it, up to ${name.max} characters.` });

/** A nested input. */
const Nested = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(ValidateNested({ message: 'type' }), Type(type));

@InputType({ description: 'What a browser answers when it makes a passkey, each in base64url.' })
export class PasskeyCreationInput {
  @BytesField(credentialId, 'Id of the passkey.')
  credentialId: string;

  @BytesField(clientData, 'The client data that the browser collected.')
  clientData: string;

  @BytesField(attestation, 'The attestation object.')
  attestation: string;

  @Field(() => [String], { nullable: true, description: 'How browsers reach it, such as usb.' })
  @IsOptional()
  @IsArray({ message: 'type' })
  @ArrayMaxSize(10, { message: 'items:0:10' })
  @Matches(/^[a-z-]{1,20}$/, { each: true, message: 'characters' })
  transports?: string[] | null;
}

@InputType({ description: 'What a browser answers when a passkey is used, each in base64url.' })
export class PasskeyAssertionInput {
  @BytesField(credentialId, 'Id of the passkey.')
  credentialId: string;

  @BytesField(clientData, 'The client data that the browser collected.')
  clientData: string;

  @BytesField(authenticatorData, 'The authenticator data.')
  authenticatorData: string;

  @BytesField(signature, 'The signature.')
  signature: string;
}

/** A used passkey, in the place of a code. */
export const PasskeyField = (): PropertyDecorator =>
  applyDecorators(
    Field(() => PasskeyAssertionInput, {
      nullable: true,
      description: 'A passkey that signed, in the place of a code.',
    }),
    IsOptional(),
    Nested(() => PasskeyAssertionInput),
  );

@ArgsType()
export class PasskeySignInArgs {
  @TextField({ max: 100, description: 'The challenge that SECOND_FACTOR_REQUIRED came with.' })
  challenge: string;
}

/** The bodies of REST, and the arguments of GraphQL. */
@ArgsType()
export class AddPasskeyArgs {
  @NameField()
  name: string;

  @Field(() => PasskeyCreationInput, { description: 'What the browser answered.' })
  @IsNotEmpty({ message: 'required' })
  @Nested(() => PasskeyCreationInput)
  passkey: PasskeyCreationInput;
}

/** The body of REST. */
@ArgsType()
export class PasskeyNameArgs {
  @NameField()
  name: string;
}

@ArgsType()
export class RenamePasskeyArgs extends PasskeyNameArgs {
  @IdField({ description: 'Id of the passkey.' })
  id: string;
}
