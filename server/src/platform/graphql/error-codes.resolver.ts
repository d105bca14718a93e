import { Query, Resolver } from '@nestjs/graphql';
import { ERROR_ADVICE } from '../../contract/error-advice.js';
import { Public } from '../access/access.decorators.js';
import { graphqlEnum } from './graphql-enums.js';

/** What is wrong with the text of an operation; the library says it, in English. */
const OF_THE_LIBRARY = {
  GRAPHQL_PARSE_FAILED: 'The operation has a mistake of syntax.',
  GRAPHQL_VALIDATION_FAILED:
    'The operation does not fit the schema, or asks for more than one operation may.',
  OPERATION_RESOLUTION_FAILURE: 'The document has no operation of the name that was given.',
  PERSISTED_QUERY_NOT_FOUND: 'Nothing is stored under the hash: send the text of the operation.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Only operations of the site are stored: send the text.',
};
const CODES = { ...ERROR_ADVICE, ...OF_THE_LIBRARY };
type Code = keyof typeof CODES;

const ErrorCodeEnum = graphqlEnum(
  'ErrorCode',
  (Object.keys(CODES) as Code[]).sort(),
  'The code of a refusal: `code` in its extensions. Codes are stable; messages are for people and may be reworded.',
  CODES,
);

/** Puts the codes of errors into the schema, where programs and generators find them. */
@Resolver()
export class ErrorCodesResolver {
  @Public()
  @Query(() => [ErrorCodeEnum], {
    description: 'Every code that a refusal can have, in alphabetical order.',
  })
  errorCodes(): Code[] {
    return (Object.keys(CODES) as Code[]).sort();
  }
}
