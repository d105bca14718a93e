import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { PHONE_CODE } from '../../contract/sms.js';
import { TextField } from '../../core/validation/fields.js';

const { digits, minutes } = PHONE_CODE;

/** Arabic keyboards type ٠ to ٩. */
const latinDigits = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string'
    ? value.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    : value,
);

const CodeField = () =>
  applyDecorators(
    latinDigits,
    TextField({ max: digits, description: `The ${digits} digits of the SMS.` }),
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
