import { fillMessage, type PluralNouns } from './fill-message.js';
import { ERROR_NOUNS } from './error-messages.js';
import { FORM_NOUNS, FORM_RULES } from './form-messages.js';
import { type Locale, localized, type Trilingual } from './locales.js';
import type { SERVER_RULES } from './server-rules.js';

/** Messages of validation rules, shown under the field. `ruleText` fills in `{min}` and `{max:characters}`. */
export const RULES = {
  ...FORM_RULES,
  oneLine: localized(
    'يرجى الكتابة في سطر واحد',
    'Veuillez écrire sur une seule ligne',
    'Please write on one line',
  ),
  commonPassword: localized(
    'كلمة المرور هذه شائعة جداً، يرجى اختيار غيرها',
    'Ce mot de passe est trop courant, veuillez en choisir un autre',
    'This password is too common, please choose another',
  ),
  consent: localized(
    'يرجى قراءة سياسة الخصوصية والموافقة عليها',
    'Veuillez lire et accepter la politique de confidentialité',
    'Please read the privacy policy and agree to it',
  ),
  oneOf: localized(
    'قيمة غير مقبولة',
    'Cette valeur n’est pas admise',
    'This value is not accepted',
  ),
  range: localized(
    'يجب أن تكون القيمة بين {min} و{max}',
    'La valeur doit être comprise entre {min} et {max}',
    'Must be between {min} and {max}',
  ),
  integer: localized(
    'يجب أن يكون عدداً صحيحاً',
    'Doit être un nombre entier',
    'Must be a whole number',
  ),
  decimals: localized(
    'يجب أن يكون عدداً بما لا يزيد عن {max:decimals} بعد الفاصلة',
    'Doit être un nombre à {max:decimals} au plus',
    'Must be a number with at most {max:decimals}',
  ),
  boolean: localized(
    'يجب أن تكون القيمة نعم أو لا',
    'Doit être vrai ou faux',
    'Must be true or false',
  ),
  date: localized(
    'يرجى إدخال تاريخ صحيح (السنة-الشهر-اليوم)',
    'Veuillez saisir une date valide (AAAA-MM-JJ)',
    'Please enter a valid date (YYYY-MM-DD)',
  ),
  notFuture: localized(
    'يرجى اختيار تاريخ اليوم أو تاريخ سابق',
    'Veuillez choisir la date d’aujourd’hui ou une date antérieure',
    'Please choose today or an earlier date',
  ),
  notPast: localized(
    'يجب ألا يكون هذا اليوم قد مضى',
    'Cette date ne peut pas être passée',
    'This day must not be over',
  ),
  webAddress: localized(
    'يجب أن يبدأ الرابط بـ http:// أو https://',
    'Le lien doit commencer par http:// ou https://',
    'The link must start with http:// or https://',
  ),
  sitePath: localized(
    'يجب أن يكون مسار صفحة من هذا الموقع، مثل ⁦/services⁩',
    'Doit être le chemin d’une page de ce site, par exemple /services',
    'Must be the path of a page of this site, for example /services',
  ),
  coordinates: localized(
    'يرجى إدخال خط العرض ثم خط الطول، مثل 36.7666, 3.0530',
    'Saisissez la latitude puis la longitude, par exemple 36.7666, 3.0530',
    'Enter the latitude, then the longitude, for example 36.7666, 3.0530',
  ),
  wordsOnly: localized(
    'الترجمة متاحة للعنوان وأوقات العمل فقط',
    'La traduction n’existe que pour les adresses et les horaires',
    'Only addresses and opening hours have a translation',
  ),
  id: localized('معرّف غير صحيح', 'Identifiant incorrect', 'This id is not valid'),
  slug: localized(
    'أحرف لاتينية صغيرة وأرقام وشرطات فقط',
    'Lettres minuscules, chiffres et tirets uniquement',
    'Only lower-case letters, digits and hyphens',
  ),
  imageUrl: localized(
    'يجب أن يبدأ رابط الصورة بـ http:// أو https://',
    'Le lien de l’image doit commencer par http:// ou https://',
    'Image link must start with http:// or https://',
  ),
  rating: localized(
    'يجب أن يكون التقييم بين {min} و{max}',
    'La note doit être comprise entre {min} et {max}',
    'Rating must be between {min} and {max}',
  ),
  taken: localized('مستعمل من قبل', 'Déjà utilisé', 'Already in use'),
  takenInTrash: localized(
    'محجوز لعنصر في سلة المحذوفات: استعد ذلك العنصر أو اختر غيره',
    'Pris par un élément de la corbeille : restaurez-le ou choisissez-en un autre',
    'Held by an entry in the trash: restore it or choose another',
  ),
  stale: localized('عُدّل في هذه الأثناء', 'Modifié entre-temps', 'Changed in the meantime'),
  inUse: localized('مستعمل حالياً', 'En cours d’utilisation', 'In use at present'),
  sortOrder: localized(
    'القيمتان المقبولتان: ⁦asc⁩ أو ⁦desc⁩',
    'Valeurs admises\u00a0: asc ou desc',
    'Accepted values: asc or desc',
  ),
  unknownSituation: localized('وضعية غير موجودة', 'Situation inconnue', 'Unknown situation'),
  unknownGuideStep: localized('خطوة غير موجودة', 'Étape inconnue', 'Unknown step'),
  circularGuide: localized(
    'لا يجوز أن تؤدي الخطوة إلى نفسها',
    'Une étape ne peut pas mener à elle-même',
    'A step cannot lead back to itself',
  ),
  guideDepth: localized(
    'خمسة أسئلة على الأكثر في المسار الواحد',
    'Cinq questions au plus dans un même parcours',
    'A path has at most five questions',
  ),
  category: localized(
    'يرجى اختيار الفئة',
    'Veuillez choisir la catégorie',
    'Please choose the category',
  ),
  color: localized(
    'لون بالصيغة ‎#RRGGBB‎، مثل ‎#3B82F6‎',
    'Une couleur de la forme #RRGGBB, par exemple #3B82F6',
    'A colour such as #3B82F6',
  ),
  wrongPassword: localized(
    'كلمة المرور الحالية غير صحيحة',
    'Le mot de passe actuel est incorrect',
    'The current password is wrong',
  ),
  inPerson: localized(
    'لا تُطلب هذه الخدمة عبر الموقع: تفضّل بزيارة المكتب',
    'Ce service ne se demande pas en ligne\u00a0: venez au cabinet',
    'This service cannot be requested online: please come to the office',
  ),
  joinCode: localized('غير صحيح أو انتهت صلاحيته', 'Incorrect ou expiré', 'Wrong or expired'),
  ownAddress: localized(
    'هذا بريدك أنت: اكتب بريد الشخص، أو اتركه فارغاً',
    'C’est votre propre adresse\u00a0: indiquez celle de la personne, ou laissez vide',
    'This is your own address: give the person’s, or leave it empty',
  ),
  unknownField: localized('حقل غير معروف', 'Champ inconnu', 'Unknown field'),
  characters: localized(
    'يحتوي على رموز غير مقبولة',
    'Contient des caractères non admis',
    'Contains characters that are not accepted',
  ),
  items: localized(
    'لا أكثر من {max:entries}',
    'Pas plus de {max:entries}',
    'No more than {max:entries}',
  ),
  type: localized(
    'نوع القيمة غير صحيح',
    'Le type de la valeur est incorrect',
    'The value has the wrong type',
  ),
} as const satisfies Record<string, Trilingual<string>>;

/** Nouns for the numbers in these messages; the Arabic forms are those after a verb or a preposition. */
const NOUNS: PluralNouns = {
  ...FORM_NOUNS,
  hours: ERROR_NOUNS.hours,
  days: {
    ar: { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' },
    fr: { one: '#\u00a0jour', other: '#\u00a0jours' },
    en: { one: '# day', other: '# days' },
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

export type RuleName = keyof typeof RULES | keyof typeof SERVER_RULES;
/** A rule with its bounds, as class-validator carries it in `message`: `length:2:100`. */
export type RuleMessage = RuleName | `${RuleName}:${number}:${number}`;

/** `length:2:100` in French -> `Doit comporter entre 2 et 100 caractères`. */
export function ruleText(
  message: string,
  locale: Locale,
  rules: Partial<Record<string, Trilingual<string>>> = RULES,
  value?: string,
): string {
  const [name = '', min, max] = message.split(':');
  const rule = rules[name] ?? RULES.type;
  return fillMessage(rule, locale, { variables: { min, max, value }, nouns: NOUNS });
}
