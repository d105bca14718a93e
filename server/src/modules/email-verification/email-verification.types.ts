import { Field, ObjectType } from '@nestjs/graphql';

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
