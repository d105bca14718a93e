import { LIMITS } from '../../contract/limits.js';

let common: Promise<ReadonlySet<string>> | undefined;

/** The list is read when the first password is chosen: a server that nobody registers at stays small. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].filter(
    (word) => String(word).length >= LIMITS.user.password.min,
  );
  return new Set(words.map((word) => String(word).toLowerCase()));
}

/** One of the passwords that are tried first: a known common one, or the address itself (S01). */
export async function isCommonPassword(password: string, email = ''): Promise<boolean> {
  const word = password.toLowerCase();
  if (email && (word === email || word === email.split('@')[0])) return true;
  return (await (common ??= load())).has(word);
}
