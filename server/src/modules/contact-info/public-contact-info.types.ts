import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'One way to reach the firm, in one language.' })
export class PublicContactEntry {
  @Field(() => String, { description: 'Its name for programs, such as main_phone.' })
  key: string;

  @Field(() => String, { description: 'As it is shown.' })
  value: string;

  @Field(() => Int, { description: 'Place in its group, from 0.' })
  order: number;
}

@ObjectType({ description: "The firm's pages on social networks, each only where there is one." })
export class PublicSocialMedia {
  @Field(() => String, { nullable: true, description: 'Link of the Facebook page.' })
  facebook?: string;

  @Field(() => String, { nullable: true, description: 'Link of the LinkedIn page.' })
  linkedin?: string;

  @Field(() => String, { nullable: true, description: 'Link of the Instagram page.' })
  instagram?: string;

  @Field(() => String, { nullable: true, description: 'Link of the Twitter (X) page.' })
  twitter?: string;

  @Field(() => String, { nullable: true, description: 'Link of the YouTube channel.' })
  youtube?: string;
}

@ObjectType({ description: 'Every active way to reach the firm, by kind and in order.' })
export class PublicContactInfo {
  @Field(() => [PublicContactEntry], {
    description: 'Phone numbers; main_phone stands in the header.',
  })
  phones: PublicContactEntry[];

  @Field(() => [PublicContactEntry], {
    description: 'E-mail addresses; main_email stands in the footer.',
  })
  emails: PublicContactEntry[];

  @Field(() => [PublicContactEntry], {
    description: 'Addresses; the entry map_coordinates is a latitude and a longitude.',
  })
  addresses: PublicContactEntry[];

  @Field(() => [PublicContactEntry], {
    description: 'Opening hours; main_hours stands in the header.',
  })
  hours: PublicContactEntry[];

  @Field(() => PublicSocialMedia, {
    description: 'Links by network; the call by type lists them all.',
  })
  socialMedia: PublicSocialMedia;
}
