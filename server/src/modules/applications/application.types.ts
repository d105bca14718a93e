import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../contract/enums.js';
import { DOCUMENT_STATES, type DocumentState } from '../../contract/documents.js';
import { PageType } from '../../core/list/page-type.js';
import { RequestType } from '../../core/requests/request.types.js';
import { graphqlEnum } from '../../core/graphql/graphql-enums.js';

export const ApplicationStatusEnum = graphqlEnum(
  'ApplicationStatus',
  APPLICATION_STATUSES,
  'Status of a job application.',
  {
    pending: 'Nobody has looked at it yet.',
    reviewed: 'Read, and not decided yet.',
    shortlisted: 'Among the few that are considered further.',
    rejected: 'Not accepted.',
    accepted: 'The person gets the job.',
  },
);

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

  @Field(() => ApplicationStatusEnum, { description: 'Status of the application.' })
  status: ApplicationStatus;

  @Field(() => Boolean, { description: 'Whether it was sent from an account.' })
  hasAccount: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType({ description: 'An application for one of the jobs that the firm offers.' })
export class Application extends RequestType {
  @Field(() => String, { description: 'Full name of the applicant.' })
  fullName: string;

  @Field(() => String, { description: 'E-mail address of the applicant.' })
  email: string;

  @Field(() => String, { description: 'Phone number of the applicant, as it was typed.' })
  phoneNumber: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Phone number in international form, such as +213555123456; null if it is not a known number.',
  })
  phoneE164: string | null;

  @Field(() => String, { nullable: true, description: 'Day of birth, written as YYYY-MM-DD.' })
  dateOfBirth: string | null;

  @Field(() => String, { description: 'Postal address of the applicant.' })
  address: string;

  @Field(() => String, { description: 'City of the applicant.' })
  city: string;

  @Field(() => String, { description: 'Country of the applicant.' })
  country: string;

  @Field(() => String, { nullable: true, description: 'Link to a LinkedIn profile.' })
  linkedin: string | null;

  @Field(() => String, { nullable: true, description: 'Link to a website.' })
  website: string | null;

  @Field(() => String, { description: 'Work experience, in the words of the applicant.' })
  experience: string;

  @Field(() => String, { description: 'Education and diplomas.' })
  education: string;

  @Field(() => String, { description: 'Skills of the applicant.' })
  skills: string;

  @Field(() => String, { description: 'Why the person applies.' })
  motivation: string;

  @Field(() => String, { nullable: true, description: 'Salary that the person expects.' })
  expectedSalary: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'First day on which the person could start, written as YYYY-MM-DD.',
  })
  availability: string | null;

  @Field(() => String, { nullable: true, description: 'Anything else the applicant wrote.' })
  additionalInfo: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Notes of the office; null for everybody but administrators.',
  })
  adminNotes: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the first application from this address for this job, if this one was not sent from the same account; null for everybody but administrators.',
  })
  repeatOfId: string | null;

  @Field(() => String, { description: 'Name of the CV file, as the applicant called it.' })
  cvName: string;

  @Field(() => String, { description: 'Format of the CV by its content: pdf, doc or docx.' })
  cvType: string;

  @Field(() => Int, { description: 'Size of the CV in bytes.' })
  cvSize: number;

  @Field(() => DocumentStateEnum, { description: 'Whether the CV can be opened.' })
  cvState: DocumentState;

  @Field(() => ApplicationStatusEnum, { description: 'Status of the application.' })
  status: ApplicationStatus;
}

@ObjectType({ description: 'A page of job applications.' })
export class ApplicationPage extends PageType(Application) {}

@ObjectType({ description: 'Counts of job applications, without those in the trash.' })
export class ApplicationStats {
  @Field(() => Int, { description: 'Number of all applications.' })
  totalApplications: number;

  @Field(() => Int, { description: 'Number of applications that nobody has looked at yet.' })
  pendingApplications: number;

  @Field(() => Int, { description: 'Number of applications that were read and are undecided.' })
  reviewedApplications: number;

  @Field(() => Int, { description: 'Number of shortlisted applications.' })
  shortlistedApplications: number;

  @Field(() => Int, { description: 'Number of rejected applications.' })
  rejectedApplications: number;

  @Field(() => Int, { description: 'Number of accepted applications.' })
  acceptedApplications: number;
}
