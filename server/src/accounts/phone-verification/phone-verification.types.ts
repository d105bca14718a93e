import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { readCode } from '../../contract/codes.js';
import { LIMITS } from '../../contract/limits.js';
import { PHONE_CODE } from '../../contract/sms.js';
import { TextField } from '../../platform/validation/fields.js';

const { digits, minutes } = PHONE_CODE;

/** Longer texts are refused as they are. */
const asCode = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.length <= LIMITS.code.max ? readCode(value) : value,
);

const CodeField = () =>
  applyDecorators(
    asCode,
    TextField({ ...LIMITS.code, description: `The ${digits} digits of the SMS.` }),
    Matches(new RegExp(`^\\d{${digits}}$`), { message: 'phoneCode' }),
  );

/** The arguments of GraphQL and the body of REST. */
@ArgsType()
export class VerifyPhoneArgs {
  @CodeField()
  code: string;
}

@ObjectType({ description: 'Answer to a request for a code by SMS.' })
export class PhoneCodeReceipt {
  @Field(() => Int, { description: 'Seconds until another code may be requested.' })
  retryAfter: number;

  @Field(() => Int, { description: `Seconds that the code is valid, ${minutes} minutes.` })
  validFor: number;
}
