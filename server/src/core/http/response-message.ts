import { SetMetadata } from '@nestjs/common';
import type { Trilingual } from '../../contract/locales.js';

export const RESPONSE_MESSAGE = 'mizan:says';
/** Words that depend on the data, or do not. */
export type MessageSource<Data = never> = Trilingual<string> | ((data: Data) => Trilingual<string>);

/** Puts words for the person beside the data of a REST answer: `{success, message, data}` (A02). */
export const ResponseMessage = <Data>(message: MessageSource<Data>) =>
  SetMetadata(RESPONSE_MESSAGE, message);
