import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { TextField } from './fields.js';

/** Arabic keyboards type ٠ to ٩. */
const latinDigits = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string'
    ? value.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    : value,
);

interface DigitsOptions {
  digits: number;
  /** The rule whose message a value of another shape gets. */
  rule: string;
  description: string;
}

/** A code of so many digits, as it was sent to somebody. */
export const DigitsField = ({ digits, rule, description }: DigitsOptions): PropertyDecorator =>
  applyDecorators(
    latinDigits,
    TextField({ max: digits, description }),
    Matches(new RegExp(`^\\d{${digits}}$`), { message: rule }),
  );
