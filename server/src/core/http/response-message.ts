import { SetMetadata } from '@nestjs/common';
import type { Trilingual } from '../../contract/locales.js';

export const RESPONSE_MESSAGE = 'mizan:says';
/** A text, or a function that makes it from the data. */
export type MessageSource<Data = never> = Trilingual<string> | ((data: Data) => Trilingual<string>);

/** Adds a message for the person to a REST response: `{success, message, data}` (A02). */
export const ResponseMessage = <Data>(message: MessageSource<Data>) =>
  SetMetadata(RESPONSE_MESSAGE, message);
