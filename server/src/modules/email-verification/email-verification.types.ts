import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Whether an address is proved, as far as the caller may know.' })
export class EmailVerificationStatus {
  @Field(() => Boolean, { description: 'Always false for an address of somebody else (A10).' })
  isEmailVerified: boolean;
}
