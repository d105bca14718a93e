import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { EmailField } from '../../core/validation/fields.js';

/** An address on its own: the arguments of GraphQL and the body of REST. */
@ArgsType()
export class EmailArgs {
  @EmailField({ description: 'In any case of letters.' })
  email: string;
}

@ObjectType({ description: 'The same whether the address is known or not.' })
export class SendReceipt {
  @Field(() => Boolean, { description: 'Always true: what is mailed, is mailed afterwards.' })
  success: boolean;

  @Field(() => Int, { description: 'Seconds until the next one may be asked for.' })
  retryAfter: number;
}
