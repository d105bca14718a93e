import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { readCode } from '../../contract/codes.js';
import { LIMITS } from '../../contract/limits.js';
import {
  IDENTITY_PAPERS,
  type IdentityPaper,
  JOIN_CODE,
  JOIN_CODE_WAYS,
  type JoinCodeWay,
} from '../../contract/requests/join-code.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { EnumField, IdField, TextField } from '../../platform/validation/fields.js';
import { JoinCodeWayEnum, RequestKindEnum } from '../../requests/people/request-person.types.js';

const IdentityPaperEnum = graphqlEnum(
  'IdentityPaper',
  IDENTITY_PAPERS,
  'The paper by which somebody at the counter shows who they are; no copy is kept.',
  {
    identity_card: 'The national identity card.',
    passport: 'A passport.',
    driving_licence: 'A driving licence.',
    residence_permit: 'A residence permit.',
    power_of_attorney: 'A power of attorney, with the identity paper of whoever holds it.',
  },
);

@ArgsType()
export class CreateJoinCodeArgs {
  @EnumField(RequestKindEnum, REQUEST_KINDS, { description: 'Kind of the request.' })
  kind: RequestKindName;

  @IdField({ description: 'Id of the request.' })
  id: string;

  @EnumField(JoinCodeWayEnum, JOIN_CODE_WAYS, { description: 'How the code reaches the person.' })
  way: JoinCodeWay;

  @EnumField(IdentityPaperEnum, IDENTITY_PAPERS, {
    optional: true,
    description: 'The paper that the caller has seen; required at the counter.',
  })
  identityPaper?: IdentityPaper | null;
}

const { digits, minutes } = JOIN_CODE;

@ObjectType({ description: 'A code with which a person adds a request to their account.' })
export class RequestJoinCode {
  @Field(() => String, {
    nullable: true,
    description: `The ${digits} digits, shown once; null for a code that was sent by SMS.`,
  })
  code: string | null;

  @Field(() => Int, {
    description: `Seconds that it is valid: ${minutes.sms} minutes by SMS, ${minutes.counter} at the counter.`,
  })
  validFor: number;
}

/** Longer texts are refused as they are. */
const asCode = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.length <= LIMITS.code.max ? readCode(value) : value,
);
const CodeText = (description: string, pattern: RegExp) =>
  applyDecorators(
    asCode,
    TextField({ ...LIMITS.code, description }),
    Matches(pattern, { message: 'joinCode' }),
  );

@ArgsType()
export class JoinByCodeArgs {
  @CodeText('Reference number of the request, such as SR-2026-000001.', /^[A-Z]{2}\d{10,}$/)
  reference: string;

  @CodeText(`The ${digits} digits of the code.`, new RegExp(`^\\d{${digits}}$`))
  code: string;
}

@ObjectType({ description: 'A request that was added to the account of the caller.' })
export class JoinedRequest {
  @Field(() => RequestKindEnum, { description: 'What kind of request it is.' })
  kind: RequestKindName;

  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, { description: 'Reference number of the request.' })
  reference: string;
}
