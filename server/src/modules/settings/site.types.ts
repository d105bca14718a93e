import { Field, Int, ObjectType } from '@nestjs/graphql';
import { UrlScalar } from '../../platform/validation/scalars.js';

@ObjectType({ description: 'What everybody may know of the settings.' })
export class Site {
  @Field(() => String, { description: 'Full name of the firm.' })
  name: string;

  @Field(() => String, { description: 'Short name of the firm.' })
  shortName: string;

  @Field(() => String, { description: 'What the firm offers, in one or two sentences.' })
  description: string;

  @Field(() => UrlScalar, {
    nullable: true,
    description: 'Address of the firm’s logo; null while it has none.',
  })
  logo: string | null;

  @Field(() => Boolean, {
    description: 'Whether clients confirm their e-mail address before they send requests.',
  })
  requireEmailVerification: boolean;

  @Field(() => Boolean, {
    description: 'Whether clients confirm their phone number before they send requests.',
  })
  requirePhoneVerification: boolean;

  @Field(() => Int, { description: 'Characters that a new password has at least.' })
  minPasswordLength: number;

  @Field(() => Boolean, {
    description: 'Whether the pages of single services and jobs are open to everybody.',
  })
  publicDetailPages: boolean;
}

@ObjectType({ description: 'Who the firm is by its papers; null where nothing is said.' })
export class FirmIdentity {
  @Field(() => String, { nullable: true, description: 'Bar that its advocates belong to.' })
  bar: string | null;

  @Field(() => String, { nullable: true, description: 'Registration number with the bar.' })
  barNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number.' })
  taxNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Insurer, and its policy.' })
  insurance: string | null;

  @Field(() => String, { nullable: true, description: 'Who is responsible for the site.' })
  responsible: string | null;

  @Field(() => String, { nullable: true, description: 'How and to whom clients complain.' })
  complaints: string | null;

  @Field(() => String, { nullable: true, description: 'What else the legal notice says.' })
  legalNotice: string | null;
}
