import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { EmailField } from '../../platform/validation/fields.js';

/** The arguments of GraphQL and the body of REST. */
@ArgsType()
export class EmailArgs {
  @EmailField({ description: 'E-mail address of the account; upper and lower case are the same.' })
  email: string;
}

@ObjectType({ description: 'The account of a mailed link, as whoever has the link may see it.' })
export class AccountAddress {
  @Field(() => String, {
    description: 'E-mail address of the account, to which the link was mailed.',
  })
  email: string;
}

@ObjectType({
  description:
    'Answer to a request for a mail; it is the same whether the address has an account or not.',
})
export class SendReceipt {
  @Field(() => Boolean, { description: 'Always true; the mail, if any, is sent after the answer.' })
  success: boolean;

  @Field(() => Int, { description: 'Seconds until another mail may be requested.' })
  retryAfter: number;
}
