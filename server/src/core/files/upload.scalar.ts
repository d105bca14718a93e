import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { IncomingFile } from './incoming-file.js';

/** A file of a multipart request (GraphQL multipart request specification); nothing else can be one. */
export const UploadScalar = new GraphQLScalarType<IncomingFile, never>({
  name: 'Upload',
  description: 'A file, sent by the GraphQL multipart request specification.',
  parseValue: (value) => {
    const upload = GraphQLUpload.parseValue(value);
    return new IncomingFile({
      open: async () => (await upload).createReadStream(),
      name: async () => (await upload).filename,
    });
  },
  parseLiteral: GraphQLUpload.parseLiteral.bind(GraphQLUpload) as never,
  serialize: GraphQLUpload.serialize.bind(GraphQLUpload),
});
