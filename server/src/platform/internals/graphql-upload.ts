import type { Writable } from 'node:stream';
import type { WriteStream } from 'fs-capacitor';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/**
 * The buffer in the temporary folder that an upload is written to, which graphql-upload 17.1.0 keeps in
 * `capacitor` without naming it in its types. If a new version moves it, look for where `processRequest`
 * makes its `WriteStream`; without it, an upload to a full disk is never answered.
 */
export const readBuffer = (file: FileUpload): WriteStream =>
  (file as FileUpload & { capacitor: WriteStream }).capacitor;

type TakesField = (name: string, value: string, info: unknown) => void;

/**
 * Lets a parser of graphql-upload pass on only those fields that `isAllowed`; another one ends it with
 * `refusal`. It is called when the form is piped to the parser, which has its listeners by then
 * (`processRequest`, graphql-upload 17.1.0). The library itself sets a limit for the length of fields only,
 * and each part of a path in the field `map` makes it copy the rest of the path: one of 40 KB takes seconds,
 * and one of a megabyte more memory than there is. If a new version no longer listens for `field`, the test
 * of such forms fails.
 */
export function screenFields(
  parser: Writable,
  isAllowed: (name: string, value: string) => boolean,
  refusal: Error,
): void {
  const takers = parser.listeners('field') as TakesField[];
  parser.removeAllListeners('field');
  parser.on('field', (name: string, value: string, info: unknown) => {
    if (parser.destroyed) return;
    if (isAllowed(name, value)) for (const take of takers) take.call(parser, name, value, info);
    else parser.destroy(refusal);
  });
}
