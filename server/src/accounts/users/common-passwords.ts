import { LIMITS } from '../../contract/limits.js';

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the list when the first password is chosen, to save memory until then. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].filter(
    (word) => String(word).length >= LIMITS.user.password.min,
  );
  return new Set(words.map((word) => String(word).toLowerCase()));
}

/** Whether a password is easy to guess: a common one, or the e-mail address (S01). */
export async function isCommonPassword(password: string, email = ''): Promise<boolean> {
  const word = password.toLowerCase();
  if (email && (word === email || word === email.split('@')[0])) return true;
  return (await (common ??= loadCommonPasswords())).has(word);
}
