import { fillMessage, type PluralNouns } from './fill-message.js';
import { type Locale, localized, type Trilingual } from './locales.js';

/** Messages of the rules that the public forms check; apart from the others, which no visitor has to load. */
export const FORM_RULES = {
  required: localized('هذا الحقل مطلوب', 'Ce champ est obligatoire', 'This field is required'),
  email: localized(
    'يرجى إدخال بريد إلكتروني صحيح',
    'Veuillez saisir une adresse e‑mail valide',
    'Please enter a valid e‑mail address',
  ),
  phone: localized(
    'يرجى إدخال رقم هاتف صحيح',
    'Veuillez saisir un numéro de téléphone valide',
    'Please enter a valid phone number',
  ),
  onePhone: localized(
    'يرجى إدخال رقم هاتف واحد فقط',
    'Veuillez saisir un seul numéro de téléphone',
    'Please enter one phone number only',
  ),
  personName: localized(
    'يرجى كتابة الاسم بالحروف، دون رابط',
    'Veuillez écrire le nom en lettres, sans lien',
    'Please write the name in letters, without a link',
  ),
  length: localized(
    'يجب أن يكون بين {min} و{max:characters}',
    'Doit comporter entre {min} et {max:characters}',
    'Must be between {min} and {max:characters}',
  ),
  maxLength: localized(
    'يجب ألا يتجاوز {max:characters}',
    'Ne doit pas dépasser {max:characters}',
    'Must be at most {max:characters}',
  ),
  passwordLength: localized(
    'يجب أن تكون كلمة المرور {min:characters} على الأقل',
    'Le mot de passe doit comporter au moins {min:characters}',
    'Password must be at least {min:characters}',
  ),
  unknownService: localized('خدمة غير صحيحة', 'Service inconnu', 'Unknown service'),
} as const satisfies Record<string, Trilingual<string>>;

/** Nouns for the numbers in these messages; the Arabic forms are those after a verb or a preposition. */
export const FORM_NOUNS: PluralNouns = {
  characters: {
    ar: { one: 'حرفاً واحداً', two: 'حرفين', few: '# أحرف', many: '# حرفاً', other: '# حرف' },
    fr: { one: '#\u00a0caractère', other: '#\u00a0caractères' },
    en: { one: '# character', other: '# characters' },
  },
};

/** 12 characters · 12 caractères · 12 حرفاً */
export const charactersInWords = (count: number, locale: Locale): string =>
  fillMessage(localized('{n:characters}', '{n:characters}', '{n:characters}'), locale, {
    variables: { n: count },
    nouns: FORM_NOUNS,
  });

/** The message of the whole answer when a required field is missing. */
export const REQUIRED_FIELDS = localized(
  'يرجى ملء جميع الحقول المطلوبة',
  'Veuillez remplir tous les champs obligatoires',
  'Please fill in all required fields',
);

/** `length:2:100` in French -> `Doit comporter entre 2 et 100 caractères`. */
export function formRuleText(message: string, locale: Locale): string {
  const [name, min, max] = message.split(':');
  const rule = FORM_RULES[name as keyof typeof FORM_RULES];
  return fillMessage(rule, locale, { variables: { min, max }, nouns: FORM_NOUNS });
}
