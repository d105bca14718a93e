import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { EMAIL_CODE } from '../../contract/limits.js';
import { DigitsField } from '../../platform/validation/line-fields.js';
import { SitePathField } from '../../platform/validation/fields.js';
import { EmailArgs } from '../link-tokens/link-mails.types.js';

/** The arguments of GraphQL and the body of REST. */
@ArgsType()
export class VerificationArgs extends EmailArgs {
  @SitePathField({
    optional: true,
    description: 'Page of this site that the mailed link leads on to, such as /services.',
  })
  returnTo?: string | null;
}

@ObjectType({
  description: 'Whether an e-mail address is verified, as far as the caller may know.',
})
export class EmailVerificationStatus {
  @Field(() => Boolean, {
    description:
      'True if it is verified; always false for addresses of others, unless an administrator asks.',
  })
  isEmailVerified: boolean;
}

/** The arguments of GraphQL and the body of REST. */
@ArgsType()
export class EmailCodeArgs {
  @DigitsField({
    digits: EMAIL_CODE.digits,
    rule: 'emailCode',
    description: `The ${EMAIL_CODE.digits} digits of the mail.`,
  })
  code: string;
}

@ObjectType({ description: 'Answer to a request for a code by mail.' })
export class EmailCodeReceipt {
  @Field(() => Int, { description: 'Seconds until another code may be requested.' })
  retryAfter: number;

  @Field(() => Int, {
    description: `Seconds that the code is valid, ${EMAIL_CODE.minutes} minutes.`,
  })
  validFor: number;
}
