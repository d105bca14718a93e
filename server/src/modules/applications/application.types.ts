import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { type ApplicationStatus, application } from '../../contract/requests/application.js';
import { DOCUMENT_STATES, type DocumentState } from '../../contract/documents.js';
import { RequestItem, statusEnum } from '../../core/requests/request-api.js';
import { graphqlEnum } from '../../core/graphql/graphql-enums.js';

export const DocumentStateEnum = graphqlEnum(
  'DocumentState',
  DOCUMENT_STATES,
  'Whether a document that somebody sent can be opened.',
  {
    available: 'It can be opened.',
    unscanned: 'It waits for its scan for viruses, and cannot be opened before.',
    infected: 'A virus was found in it after it was sent, and it was deleted.',
  },
);

@ObjectType({ description: 'The job that an application is for, as it was at that time.' })
export class ApplicationRole {
  @Field(() => ID, { description: 'Id of the job role.' })
  id: string;

  @Field(() => String, { description: 'Slug of the job role.' })
  slug: string;

  @Field(() => String, { description: 'Title in Arabic.' })
  titleAr: string;

  @Field(() => String, { description: 'Title in French.' })
  titleFr: string;

  @Field(() => String, { description: 'Title in English.' })
  titleEn: string;
}

@ObjectType({ description: 'Another application from the same address for the same job.' })
export class ApplicationRepeat {
  @Field(() => ID, { description: 'Id of the application.' })
  id: string;

  @Field(() => String, { description: 'Reference number that people quote.' })
  reference: string;

  @Field(() => statusEnum(application), { description: 'Status of the application.' })
  status: ApplicationStatus;

  @Field(() => Boolean, { description: 'Whether it was sent from an account.' })
  hasAccount: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType({ description: application.descriptions.item })
export class Application extends RequestItem(application) {
  @Field(() => String, { description: 'Name of the CV file, as the applicant called it.' })
  cvName: string;

  @Field(() => String, { description: 'Format of the CV by its content: pdf, doc or docx.' })
  cvType: string;

  @Field(() => Int, { description: 'Size of the CV in bytes.' })
  cvSize: number;

  @Field(() => DocumentStateEnum, { description: 'Whether the CV can be opened.' })
  cvState: DocumentState;
}
