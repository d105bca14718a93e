import { AppError } from '../errors/app-error.js';

/** Far deeper than any input of the product; validation is recursive, so the depth is limited. */
const MAX_DEPTH = 20;
/** Far more than any input has. Validation compares the names of an object, and the rows of a list, with one another. */
const MAX_NAMES = 200;
/** The greatest number of values in a body, in all its objects and lists. */
const MAX_VALUES = 5000;

export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/**
 * Why a parsed body may not be looked at any closer: BAD_REQUEST for one that is too deep,
 * PAYLOAD_TOO_LARGE for too many names or values, or what `refusalOf` says of an object in it.
 */
export function bodyRefusal(
  body: object,
  refusalOf: (value: object) => AppError | undefined = () => undefined,
): AppError | undefined {
  let values = 0;
  const refusal = (value: object, depth: number): AppError | undefined => {
    if (depth > MAX_DEPTH) return new AppError('BAD_REQUEST');
    const inside = Object.values(value) as unknown[];
    values += inside.length;
    const isLarge = values > MAX_VALUES || (!Array.isArray(value) && inside.length > MAX_NAMES);
    if (isLarge) return new AppError('PAYLOAD_TOO_LARGE');
    const refused = refusalOf(value);
    if (refused) return refused;
    for (const inner of inside) {
      const found = isRecord(inner) ? refusal(inner, depth + 1) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  return refusal(body, 1);
}
