import { IsIn, IsOptional } from 'class-validator';
import type { AppError } from '../errors/app-error.js';
import { toErrorResponse } from '../errors/error-response.js';
import { IntField } from './fields.js';
import { createValidationPipe } from './validation.pipe.js';

const COLOURS = ['red', 'blue'];

class Paint {
  @IntField({ min: 1, max: 5 })
  coats: number;

  @IsOptional()
  @IsIn(COLOURS, { message: 'oneOf' })
  colour?: string;
}

class Varnish extends Paint {}

const refusalOf = async (type: new () => object, value: object) => {
  const refused = createValidationPipe(type).transform(value, { type: 'body', metatype: type });
  const error = await refused.then(
    () => undefined,
    (thrown: AppError) => thrown,
  );
  return toErrorResponse(error, 'en').errors;
};

it.each([Paint, Varnish])('each field of %p is refused with what it accepts', async (type) => {
  expect(await refusalOf(type, { coats: 9, colour: 'green', shine: true })).toEqual([
    { field: 'shine', rule: 'unknownField', message: 'Unknown field' },
    {
      field: 'coats',
      rule: 'range',
      message: 'Must be between 1 and 5',
      params: { min: 1, max: 5 },
    },
    {
      field: 'colour',
      rule: 'oneOf',
      message: 'This value is not accepted',
      params: { allowed: COLOURS },
    },
  ]);
});

it('a rule without bounds has no parameters', async () => {
  expect(await refusalOf(Paint, {})).toEqual([
    { field: 'coats', rule: 'required', message: 'This field is required' },
  ]);
});
