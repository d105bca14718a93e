import { localized, type Trilingual } from './locales.js';
import { REPLY_VARIABLES } from './requests/reply-variables.js';

const VARIABLES = REPLY_VARIABLES.map((name) => `{${name}}`).join(' ');

/** Messages of rules that only the server checks, apart from `RULES`, which the public pages load. */
export const SERVER_RULES = {
  imageType: localized(
    'يجب أن تكون الصورة بصيغة JPEG أو PNG أو WebP، غير متحركة',
    'L’image doit être au format JPEG, PNG ou WebP, non animée',
    'The image must be a JPEG, PNG or WebP, not animated',
  ),
  imageUnreadable: localized(
    'تعذّرت قراءة الصورة',
    'Échec de la lecture de l’image',
    'Failed to read the image',
  ),
  imagePixels: localized(
    'يجب ألا تتجاوز الصورة {max} ميغابكسل',
    'L’image ne doit pas dépasser {max} mégapixels',
    'The image must be at most {max} megapixels',
  ),
  fileSize: localized(
    'يجب ألا يتجاوز حجم الملف {max} ميغابايت',
    'Le fichier ne doit pas dépasser {max} Mo',
    'The file must be at most {max} MB',
  ),
  fileSizeBelow: localized(
    'يجب أن يكون حجم الملف أقل من {max} ميغابايت',
    'La taille du fichier doit être inférieure à {max} Mo',
    'File size must be less than {max}MB',
  ),
  fileEmpty: localized('الملف فارغ', 'Le fichier est vide', 'The file is empty'),
  documentType: localized(
    'يجب أن يكون الملف بصيغة PDF أو Word (‎.pdf أو ‎.doc أو ‎.docx) وبدون وحدات ماكرو',
    'Le fichier doit être un document PDF ou Word (.pdf, .doc ou .docx), sans macros',
    'The file must be a PDF or Word document (.pdf, .doc or .docx) without macros',
  ),
  replyMessage: localized(
    'يرجى كتابة رسالة الرد',
    'Veuillez écrire la réponse',
    'Please write the reply message',
  ),
  dayOrder: localized(
    'يجب ألا يسبق تاريخ النهاية تاريخ البداية',
    'La date de fin ne peut pas précéder la date de début',
    'The last day cannot come before the first one',
  ),
  years: localized(
    'يجب ألا تتجاوز المدة {max} سنوات',
    'La période ne peut pas dépasser {max} ans',
    'The period cannot be longer than {max} years',
  ),
  unknownRole: localized('يرجى اختيار وظيفة', 'Veuillez choisir un poste', 'Please select a role'),
  unknownVariable: localized(
    `في النص متغير غير معروف. المتغيرات المعروفة: \u2066${VARIABLES}\u2069`,
    `Le texte contient une variable inconnue. Variables connues\u00a0: ${VARIABLES}`,
    `The text has an unknown variable. Known variables: ${VARIABLES}`,
  ),
} as const satisfies Record<string, Trilingual<string>>;
