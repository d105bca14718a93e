import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import {
  DOCUMENT_STATES,
  type DocumentState,
  FILE_TYPES,
  type FileType,
} from '../../contract/documents.js';
import {
  FILE_SENDERS,
  type FileSender,
  PAPER_STATES,
  type PaperState,
  REQUEST_FILE_LIMITS,
} from '../../contract/request-files.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { FileField } from '../../platform/files/file-field.js';
import type { IncomingFile } from '../../platform/files/incoming-file.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { EnumField, IdField, TextField } from '../../platform/validation/fields.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';
import { RequestKindEnum } from '../people/request-person.types.js';

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

const FileSenderEnum = graphqlEnum('FileSender', FILE_SENDERS, 'Who sent a file of a request.', {
  client: 'The client of the request.',
  office: 'Somebody of the office.',
});

const FileTypeEnum = graphqlEnum(
  'FileType',
  Object.keys(FILE_TYPES) as FileType[],
  'What a file is by its content.',
  {
    pdf: 'A PDF document.',
    doc: 'A Word document of the old format.',
    docx: 'A Word document.',
    odt: 'Text of OpenDocument, as LibreOffice writes it.',
    jpg: 'A picture as JPEG.',
    png: 'A picture as PNG.',
    webp: 'A picture as WebP.',
    heic: 'Picture of a phone, HEIC; it is shown as a JPEG.',
  },
);

const PaperStateEnum = graphqlEnum(
  'PaperState',
  PAPER_STATES,
  'Where a paper stands that the office wants for a request.',
  {
    missing: 'Nobody sent it yet.',
    received: 'It was sent, and the office has not decided about it.',
    accepted: 'The office has what it needs.',
    refused: 'The office cannot use what was sent, for a reason.',
    not_needed: 'The office does not want it any more.',
  },
);

@ObjectType({ description: 'A paper that the office wants for a request.' })
export class RequestPaper {
  @Field(() => ID, { description: 'Id of this paper.' })
  id: string;

  @Field(() => String, { description: "What it is, in the caller's language." })
  name: string;

  @Field(() => PaperStateEnum, { description: 'Where it stands.' })
  state: PaperState;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused; null in any other state.',
  })
  reason: string | null;

  @Field(() => DateTimeScalar, { description: 'When its state was changed last.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A file that the client or the office sent with a request.' })
export class RequestFile {
  @Field(() => ID, { description: 'Id of the file.' })
  id: string;

  @Field(() => ID, { description: 'Id of the event of the timeline that it came with.' })
  eventId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the paper that it was sent for; null for any other file.',
  })
  paperId: string | null;

  @Field(() => FileSenderEnum, { description: 'Which side sent it.' })
  sender: FileSender;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who of the office sent it; null for the client’s files and for clients.',
  })
  senderName: string | null;

  @Field(() => String, { description: 'Its name, as the sender called it.' })
  name: string;

  @Field(() => FileTypeEnum, { description: 'What it is by its content.' })
  type: FileType;

  @Field(() => Int, { description: 'Its size in bytes.' })
  size: number;

  @Field(() => DocumentStateEnum, { description: 'Whether it can be opened.' })
  state: DocumentState;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the other side opened it first; null if it has not.',
  })
  openedAt: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType({ description: 'The papers and files of a request.' })
export class RequestPapersState {
  @Field(() => [RequestPaper], { description: 'The papers that the office wants, in its order.' })
  papers: RequestPaper[];

  @Field(() => [RequestFile], { description: 'All files of both sides, the oldest first.' })
  files: RequestFile[];

  @Field(() => Int, { description: 'How many of the papers are there: received or accepted.' })
  present: number;

  @Field(() => Int, { description: 'How many papers are wanted, without those not needed.' })
  wanted: number;

  @Field(() => Int, { description: 'The largest file that is taken, in megabytes.' })
  fileMegabytes: number;

  @Field(() => Int, { description: 'How much all files of a request may be, in megabytes.' })
  caseMegabytes: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When somebody of the office had the request open last; null if nobody had.',
  })
  officeSawAt: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the client had the request open last; null if they had not.',
  })
  clientSawAt: Date | null;
}

@ArgsType()
export class RequestPapersArgs {
  @EnumField(RequestKindEnum, REQUEST_KINDS, { description: 'Kind of the request.' })
  kind: RequestKindName;

  @IdField({ description: 'Id of the request.' })
  id: string;
}

@InputType({ description: 'A file to send with a request.' })
export class AddRequestFileInput {
  @EnumField(RequestKindEnum, REQUEST_KINDS, { description: 'Kind of the request.' })
  kind: RequestKindName;

  @IdField({ description: 'Id of the request.' })
  id: string;

  @IdField({
    optional: true,
    description: 'Id of the paper of this request that it is; left out for any other file.',
  })
  paperId?: string | null;

  @FileField({
    description:
      'The file: PDF, Word or OpenDocument text without macros, JPEG, PNG, WebP or HEIC, told by its content and its name.',
  })
  file: IncomingFile;
}

const { reason, paperName } = REQUEST_FILE_LIMITS;

@InputType({ description: 'Where a paper of a request stands.' })
export class SetRequestPaperStateInput {
  @IdField({ description: 'Id of this paper.' })
  id: string;

  @EnumField(PaperStateEnum, PAPER_STATES, { description: 'The new state.' })
  state: PaperState;

  @TextField({
    ...reason,
    optional: true,
    description: `Why it is refused, ${reason.min} to ${reason.max} characters, which the client gets by mail; only for refused papers, and required there.`,
  })
  reason?: string | null;
}

@InputType({ description: 'A paper that the office wants for one request.' })
export class AddRequestPaperInput {
  @EnumField(RequestKindEnum, REQUEST_KINDS, { description: 'Kind of the request.' })
  kind: RequestKindName;

  @IdField({ description: 'Id of the request.' })
  id: string;

  @TextField({
    ...paperName,
    description: `What it is, in the language of the client, ${paperName.min} to ${paperName.max} characters.`,
  })
  name: string;
}
