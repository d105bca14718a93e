import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A way to reach the firm, in one language.' })
export class PublicContactEntry {
  @Field(() => String, { description: 'Name for programs, such as main_phone.' })
  key: string;

  @Field(() => String, { description: 'Value as it is shown.' })
  value: string;

  @Field(() => Int, {
    description: 'Entries of a group are in ascending order of this number, from 0.',
  })
  order: number;
}

@ObjectType({ description: "The firm's pages on social networks; null where it has none." })
export class PublicSocialMedia {
  @Field(() => String, { nullable: true, description: 'Address of the Facebook page.' })
  facebook?: string;

  @Field(() => String, { nullable: true, description: 'Address of the LinkedIn page.' })
  linkedin?: string;

  @Field(() => String, { nullable: true, description: 'Address of the Instagram page.' })
  instagram?: string;

  @Field(() => String, { nullable: true, description: 'Address of the Twitter (X) page.' })
  twitter?: string;

  @Field(() => String, { nullable: true, description: 'Address of the YouTube channel.' })
  youtube?: string;
}

@ObjectType({ description: 'All active ways to reach the firm, by kind and in order.' })
export class PublicContactInfo {
  @Field(() => [PublicContactEntry], {
    description: 'Phone numbers; the website shows main_phone in its header.',
  })
  phones: PublicContactEntry[];

  @Field(() => [PublicContactEntry], {
    description: 'E-mail addresses; the website shows main_email in its footer.',
  })
  emails: PublicContactEntry[];

  @Field(() => [PublicContactEntry], {
    description: 'Addresses; the entry map_coordinates holds latitude and longitude.',
  })
  addresses: PublicContactEntry[];

  @Field(() => [PublicContactEntry], {
    description: 'Opening hours; the website shows main_hours in its header.',
  })
  hours: PublicContactEntry[];

  @Field(() => PublicSocialMedia, {
    description: 'Pages on social networks; further networks are listed by the query for one kind.',
  })
  socialMedia: PublicSocialMedia;
}
