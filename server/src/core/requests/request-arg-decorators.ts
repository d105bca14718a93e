import type { Type } from '@nestjs/common';
import { Args, ID } from '@nestjs/graphql';
import { INPUT_ARG_OPTIONS } from '../graphql/input-arg.js';
import { UuidPipe } from '../http/id.pipe.js';
import { createValidationPipe } from '../validation/validation.pipe.js';

/** The id of a request. */
export const Id = () => Args('id', { type: () => ID, description: 'Id of the request.' }, UuidPipe);

/** A validated input object. */
export const Input = (input: Type<object>) =>
  Args('input', { type: () => input, ...INPUT_ARG_OPTIONS }, createValidationPipe(input));
