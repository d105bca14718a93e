import { hash as hashFully, type Options, verify } from '@node-rs/argon2/index.js';

/**
 * Hashes of passwords at a small part of their price, for tests: those of the product take most of the time of a
 * sign-in, by intention. A suite that measures them, or reads what they are, asks for the full price.
 */
let isFull = false;

/** Until it is called again with `false`, passwords are hashed as the product does. */
export const payFullPrice = (value: boolean): void => void (isFull = value);

export const hash = (password: string, options: Options): Promise<string> =>
  hashFully(password, isFull ? options : { ...options, memoryCost: 64, timeCost: 1 });

export { verify };
