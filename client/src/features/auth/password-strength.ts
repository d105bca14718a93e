import { charactersIn } from '@contract/characters';

/** 0 empty, 1 too short, 2 weak, 3 fair, 4 strong. Only passwords that are too short are rejected. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

export type PasswordAdvice = 'tooShort' | 'common' | 'personal' | 'longer' | 'mix' | 'good';

export interface PasswordStrength {
  score: PasswordScore;
  advice: PasswordAdvice | null;
}

const COMMON =
  /^(?:\d{1,9}|(?:password|passw0rd|motdepasse|azerty|qwerty|admin|welcome|bonjour|algerie|algeria|dzair)\d*[!.@]*)$/i;
const REPEATED = /^(.{1,3})\1+$/;
const COMFORTABLE_LENGTH = 12;

function varietyOf(password: string): number {
  return [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]|\s/u].filter((kind) =>
    kind.test(password),
  ).length;
}

function containsPersonal(password: string, personal: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return personal
    .flatMap((text) => text.toLowerCase().split(/[\s@._-]+/))
    .some((word) => word.length >= 4 && lower.includes(word));
}

/**
 * Rates a password by length and variety, with the advice that helps most.
 *
 * @param minLength characters that a password has at least
 * @param personal name and e-mail address of the person, which a password should not contain
 */
export function passwordStrength(
  password: string,
  minLength: number,
  personal: readonly string[] = [],
): PasswordStrength {
  if (!password) return { score: 0, advice: null };
  if (charactersIn(password) < minLength) return { score: 1, advice: 'tooShort' };
  if (COMMON.test(password) || REPEATED.test(password)) return { score: 2, advice: 'common' };
  if (containsPersonal(password, personal)) return { score: 2, advice: 'personal' };
  const variety = varietyOf(password);
  if (password.length >= COMFORTABLE_LENGTH) {
    return variety >= 2 || password.length >= 16
      ? { score: 4, advice: 'good' }
      : { score: 3, advice: 'mix' };
  }
  return variety >= 3 ? { score: 3, advice: 'longer' } : { score: 2, advice: 'longer' };
}
