import { Field, ID, InterfaceType } from '@nestjs/graphql';

@InterfaceType('Node', { description: 'A row that can be told from all others of its type.' })
export abstract class Node {
  @Field(() => ID, { description: 'Id of the row.' })
  id: string;
}
