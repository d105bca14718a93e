import { ValidateBy, type ValidationOptions } from 'class-validator';
import { charactersIn } from '../../contract/text-length.js';

/** A text of so many characters, counted as the forms count them. */
export const Length = (min: number, max: number | undefined, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isLength',
      validator: {
        validate: (value) => {
          if (typeof value !== 'string') return false;
          const count = charactersIn(value);
          return count >= min && count <= (max ?? Infinity);
        },
      },
    },
    options,
  );

/** A text of at most so many characters. */
export const MaxLength = (max: number, options: ValidationOptions) => Length(0, max, options);
