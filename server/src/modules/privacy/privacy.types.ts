import { ArgsType, Field } from '@nestjs/graphql';
import { IsNotEmpty, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';

const { max } = LIMITS.user.password;

/** The body of REST, and the arguments of GraphQL: what is asked again before a step of consequence. */
@ArgsType()
export class PasswordArgs {
  @Field(() => String, { description: 'The current password, exactly as it was chosen.' })
  @IsNotEmpty({ message: 'required' })
  @MaxLength(max, { message: `maxLength:0:${max}` })
  password: string;
}
