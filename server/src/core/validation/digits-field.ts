import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { readCode } from '../../contract/codes.js';
import { LIMITS } from '../../contract/limits.js';
import { TextField } from './fields.js';

/** Longer texts are no code, and are refused as they are. */
const read = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.length <= LIMITS.code.max ? readCode(value) : value,
);

interface DigitsOptions {
  digits: number;
  /** The rule whose message a value of another shape gets. */
  rule: string;
  description: string;
}

/** A code of so many digits, as it was sent to somebody and as people type and paste it. */
export const DigitsField = ({ digits, rule, description }: DigitsOptions): PropertyDecorator =>
  applyDecorators(
    read,
    TextField({ ...LIMITS.code, description }),
    Matches(new RegExp(`^\\d{${digits}}$`), { message: rule }),
  );
