import type { Readable } from 'node:stream';
import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { bufferOf } from '../internals/graphql-upload.js';
import { currentForm } from './deferred-form.js';
import { IncomingFile } from './incoming-file.js';

/** A file of a multipart request (GraphQL multipart request specification); nothing else can be one. */
export const UploadScalar = new GraphQLScalarType<IncomingFile, never>({
  name: 'Upload',
  description:
    'A file, sent by the GraphQL multipart request specification with a header `apollo-require-preflight` of any value.',
  parseValue: (value) => {
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
  const buffer = bufferOf(file);
  if (buffer.errored) throw buffer.errored;
  buffer.once('error', (error) => buffer.destroy(error));
  return file.createReadStream();
}
