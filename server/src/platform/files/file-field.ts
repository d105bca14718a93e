import { applyDecorators } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsInstance, IsNotEmpty, IsOptional } from 'class-validator';
import type { Readable } from 'node:stream';
import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { IncomingFile } from './incoming-file.js';
import { readBuffer } from '../internals/graphql-upload.js';
import { currentForm } from './deferred-form.js';

/** A file of a multipart request (GraphQL multipart request specification); nothing else can be one. */
const UploadScalar = new GraphQLScalarType<IncomingFile, never>({
  name: 'Upload',
  description:
    'A file, sent by the GraphQL multipart request specification with a header `apollo-require-preflight` of any value.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue: (value) => {
    // of a form over REST, which runs the operation; no JSON makes one
    if (value instanceof IncomingFile) return value;
    const upload = GraphQLUpload.parseValue(value);
    const form = currentForm();
    const received = () => {
      form?.passFile();
      return upload;
    };
    return new IncomingFile({
      open: async () => opened(await received()),
      name: async () => (await received()).filename,
      arrived: async () => form?.request.requireSameViewer?.(),
    });
  },
  parseLiteral: GraphQLUpload.parseLiteral.bind(GraphQLUpload) as never,
  serialize: GraphQLUpload.serialize.bind(GraphQLUpload),
});

/** A buffer that cannot be written, as on a full disk, ends those who read from it, too: they wait for it. */
function opened(file: FileUpload): Readable {
  const buffer = readBuffer(file);
  if (buffer.errored) throw buffer.errored;
  buffer.once('error', (error) => buffer.destroy(error));
  return file.createReadStream();
}

/** A file in an input: `Upload` in GraphQL, a part of a multipart form in REST. */
export function FileField(options: { optional?: boolean; description: string }): PropertyDecorator {
  const { optional = false, description } = options;
  return applyDecorators(
    Field(() => UploadScalar, { nullable: optional, description }),
    // the file itself, not the copy that was made of it
    Transform(({ obj, key }) => (obj as Record<string, unknown>)[key]),
    optional ? IsOptional() : IsNotEmpty({ message: 'required' }),
    IsInstance(IncomingFile, { message: 'type' }),
  );
}
