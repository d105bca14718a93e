import { SetMetadata } from '@nestjs/common';
import type { Trilingual } from '../../contract/locales.js';

export const SAYS = 'mizan:says';
/** Words that depend on the data, or do not. */
export type Said<Data = never> = Trilingual<string> | ((data: Data) => Trilingual<string>);

/** Puts words for the person beside the data of a REST answer: `{success, message, data}` (A02). */
export const Says = <Data>(said: Said<Data>) => SetMetadata(SAYS, said);
