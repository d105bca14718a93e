import { type CountedNouns, fillMessage } from './counted.js';
import type { Locale, Trilingual } from './locales.js';

const say = (ar: string, fr: string, en: string): Trilingual<string> => ({ ar, fr, en });

/** What a broken rule tells the person, under the field. `{min}` and `{max:characters}` are filled in. */
export const RULES = {
  required: say('هذا الحقل مطلوب', 'Ce champ est obligatoire', 'This field is required'),
  email: say(
    'يرجى إدخال بريد إلكتروني صحيح',
    'Veuillez saisir une adresse e‑mail valide',
    'Please enter a valid e-mail address',
  ),
  phone: say(
    'يرجى إدخال رقم هاتف صحيح، مثل ⁦0550 12 34 56⁩',
    'Veuillez saisir un numéro de téléphone valide, par exemple 0550 12 34 56',
    'Please enter a valid phone number, for example 0550 12 34 56',
  ),
  length: say(
    'يجب أن يكون بين {min} و{max:characters}',
    'Doit comporter entre {min} et {max:characters}',
    'Must be between {min} and {max:characters}',
  ),
  maxLength: say(
    'يجب ألا يتجاوز {max:characters}',
    'Ne doit pas dépasser {max:characters}',
    'Must be at most {max:characters}',
  ),
  passwordLength: say(
    'يجب أن تكون كلمة المرور {min:characters} على الأقل',
    'Le mot de passe doit comporter au moins {min:characters}',
    'Password must be at least {min:characters}',
  ),
  commonPassword: say(
    'كلمة المرور هذه شائعة جداً، يرجى اختيار غيرها',
    'Ce mot de passe est trop courant, veuillez en choisir un autre',
    'This password is too common, please choose another',
  ),
  oneOf: say('قيمة غير مقبولة', 'Cette valeur n’est pas admise', 'This value is not accepted'),
  range: say(
    'يجب أن تكون القيمة بين {min} و{max}',
    'La valeur doit être comprise entre {min} et {max}',
    'Must be between {min} and {max}',
  ),
  integer: say('يجب أن يكون عدداً صحيحاً', 'Doit être un nombre entier', 'Must be a whole number'),
  decimals: say(
    'يجب أن يكون عدداً بما لا يزيد عن {max:decimals} بعد الفاصلة',
    'Doit être un nombre à {max:decimals} au plus',
    'Must be a number with at most {max:decimals}',
  ),
  boolean: say('يجب أن تكون القيمة نعم أو لا', 'Doit être vrai ou faux', 'Must be true or false'),
  date: say(
    'يرجى إدخال تاريخ صحيح (السنة-الشهر-اليوم)',
    'Veuillez saisir une date valide (AAAA-MM-JJ)',
    'Please enter a valid date (YYYY-MM-DD)',
  ),
  webAddress: say(
    'يجب أن يبدأ الرابط بـ http:// أو https://',
    'Le lien doit commencer par http:// ou https://',
    'The link must start with http:// or https://',
  ),
  sitePath: say(
    'يجب أن يكون مسار صفحة من هذا الموقع، مثل ⁦/services⁩',
    'Doit être le chemin d’une page de ce site, par exemple /services',
    'Must be the path of a page of this site, for example /services',
  ),
  coordinates: say(
    'يرجى إدخال خط العرض ثم خط الطول، مثل 36.7666, 3.0530',
    'Saisissez la latitude puis la longitude, par exemple 36.7666, 3.0530',
    'Enter the latitude, then the longitude, for example 36.7666, 3.0530',
  ),
  wordsOnly: say(
    'الترجمة متاحة للعنوان وأوقات العمل فقط',
    'La traduction n’existe que pour les adresses et les horaires',
    'Only addresses and opening hours have a translation',
  ),
  id: say('معرّف غير صحيح', 'Identifiant incorrect', 'This id is not valid'),
  slug: say(
    'أحرف لاتينية صغيرة وأرقام وشرطات فقط',
    'Lettres minuscules, chiffres et tirets uniquement',
    'Only lower-case letters, digits and hyphens',
  ),
  imageUrl: say(
    'يجب أن يبدأ رابط الصورة بـ http:// أو https://',
    'Le lien de l’image doit commencer par http:// ou https://',
    'Image link must start with http:// or https://',
  ),
  rating: say(
    'يجب أن يكون التقييم بين {min} و{max}',
    'La note doit être comprise entre {min} et {max}',
    'Rating must be between {min} and {max}',
  ),
  taken: say('مستعمل من قبل', 'Déjà utilisé', 'Already in use'),
  stale: say('عُدّل في هذه الأثناء', 'Modifié entre-temps', 'Changed in the meantime'),
  inUse: say('مستعمل حالياً', 'En cours d’utilisation', 'In use at present'),
  category: say('يرجى اختيار الفئة', 'Veuillez choisir la catégorie', 'Please choose the category'),
  color: say(
    'لون بالصيغة ‎#RRGGBB‎، مثل ‎#3B82F6‎',
    'Une couleur de la forme #RRGGBB, par exemple #3B82F6',
    'A colour such as #3B82F6',
  ),
  wrongPassword: say(
    'كلمة المرور الحالية غير صحيحة',
    'Le mot de passe actuel est incorrect',
    'The current password is wrong',
  ),
  unknownService: say('خدمة غير صحيحة', 'Service inconnu', 'Unknown service'),
  unknownField: say('حقل غير معروف', 'Champ inconnu', 'Unknown field'),
  characters: say(
    'يحتوي على رموز غير مقبولة',
    'Contient des caractères non admis',
    'Contains characters that are not accepted',
  ),
  items: say('لا أكثر من {max:entries}', 'Pas plus de {max:entries}', 'No more than {max:entries}'),
  imageType: say(
    'يجب أن تكون الصورة بصيغة JPEG أو PNG أو WebP، غير متحركة',
    'L’image doit être au format JPEG, PNG ou WebP, non animée',
    'The image must be a JPEG, PNG or WebP, not animated',
  ),
  imageUnreadable: say(
    'تعذّرت قراءة الصورة',
    'Échec de la lecture de l’image',
    'Failed to read the image',
  ),
  imagePixels: say(
    'يجب ألا تتجاوز الصورة {max} ميغابكسل',
    'L’image ne doit pas dépasser {max} mégapixels',
    'The image must be at most {max} megapixels',
  ),
  fileSize: say(
    'يجب ألا يتجاوز حجم الملف {max} ميغابايت',
    'Le fichier ne doit pas dépasser {max} Mo',
    'The file must be at most {max} MB',
  ),
  type: say(
    'نوع القيمة غير صحيح',
    'Le type de la valeur est incorrect',
    'The value has the wrong type',
  ),
} as const satisfies Record<string, Trilingual<string>>;

/** The nouns that rules count; the Arabic forms are those that stand after a verb or a preposition. */
const NOUNS: CountedNouns = {
  characters: {
    ar: { one: 'حرفاً واحداً', two: 'حرفين', few: '# أحرف', many: '# حرفاً', other: '# حرف' },
    fr: { one: '#\u00a0caractère', other: '#\u00a0caractères' },
    en: { one: '# character', other: '# characters' },
  },
  entries: {
    ar: { one: 'عنصر واحد', two: 'عنصرين', few: '# عناصر', many: '# عنصراً', other: '# عنصر' },
    fr: { one: '#\u00a0élément', other: '#\u00a0éléments' },
    en: { one: '# entry', other: '# entries' },
  },
  decimals: {
    ar: { one: 'رقم واحد', two: 'رقمين', few: '# أرقام', many: '# رقماً', other: '# رقم' },
    fr: { one: '#\u00a0décimale', other: '#\u00a0décimales' },
    en: { one: '# decimal place', other: '# decimal places' },
  },
};

export type RuleName = keyof typeof RULES;
/** A rule with its bounds, as it travels through the validation library: `length:2:100`. */
export type RuleMessage = RuleName | `${RuleName}:${number}:${number}`;

/** Shown instead of single messages when something required is missing. */
export const REQUIRED_FIELDS = say(
  'يرجى ملء جميع الحقول المطلوبة',
  'Veuillez remplir tous les champs obligatoires',
  'Please fill in all required fields',
);

/** `length:2:100` in French -> `Doit comporter entre 2 et 100 caractères`. */
export function ruleText(message: string, locale: Locale): string {
  const [name, min, max] = message.split(':');
  const rule = RULES[name as RuleName] ?? RULES.type;
  return fillMessage(rule, locale, { variables: { min, max }, nouns: NOUNS });
}
