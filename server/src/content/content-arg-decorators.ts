import type { Type } from '@nestjs/common';
import { Args } from '@nestjs/graphql';
import { createValidationPipe } from '../platform/validation/validation.pipe.js';
import { getIdType, type ManagedContentOptions } from './content-api-options.js';

/** The decorators of the parameters that operations share. */
export function buildParameters({ definition }: ManagedContentOptions) {
  const { type, pipe } = getIdType(definition);
  const { label } = definition;
  return {
    id: () => Args('id', { type, description: `Id of the ${label.one}.` }, pipe),
    input: (input: Type<object>) =>
      Args(
        'input',
        { type: () => input, description: 'What to store; each field states its limits.' },
        createValidationPipe(input),
      ),
  };
}
