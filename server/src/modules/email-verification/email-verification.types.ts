import { ArgsType, Field, ObjectType } from '@nestjs/graphql';
import { SitePathField } from '../../core/validation/fields.js';
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
