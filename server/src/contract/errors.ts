import {
  ACCOUNT_ERRORS,
  PHONE_ERRORS,
  PRIVACY_ERRORS,
  SECOND_FACTOR_ERRORS,
} from './account-errors.js';
import { AFTER_CASE_ERRORS } from './after-case-errors.js';
import { define, ERROR_NOUNS, type ErrorDefinition, withWait } from './error-messages.js';
import { fillMessage } from './fill-message.js';
import type { Locale } from './locales.js';
import { PERSON_ERRORS } from './person-errors.js';
import { QUOTE_ERRORS } from './quote-errors.js';
import { TOKEN_ERRORS } from './token-errors.js';
import { WEBHOOK_ERRORS } from './webhook-errors.js';

/** The errors of somebody who asks for too much in too short a time. */
const LIMIT_ERRORS = {
  TOO_MANY_REQUESTS: define(
    429,
    'محاولات كثيرة، يرجى الانتظار {wait} ثم إعادة المحاولة',
    'Trop de tentatives, veuillez patienter {wait} puis réessayer',
    'Too many attempts, please wait {wait} and try again',
  ),
  TOO_MANY_EXPORTS: define(
    429,
    'يجري تحضير ملفات أخرى طلبت تصديرها، انتظر اكتمال أحدها ثم أعد المحاولة',
    'D’autres exports que vous avez demandés sont en cours\u00a0: attendez la fin de l’un d’eux, puis réessayez',
    'Other exports that you asked for are still being prepared: wait until one of them is done and try again',
  ),
  TOO_MANY_PDFS: define(
    429,
    'يجري تحضير ملفات PDF أخرى طلبتها، انتظر اكتمال أحدها ثم أعد المحاولة',
    'D’autres PDF que vous avez demandés sont en préparation\u00a0: attendez que l’un d’eux soit prêt, puis réessayez',
    'Other PDFs that you asked for are still being made: wait until one of them is ready and try again',
  ),
  TOO_MANY_CONNECTIONS: define(
    429,
    'اتصالات مفتوحة كثيرة، أغلق بعض الصفحات ثم أعد المحاولة',
    'Trop de connexions ouvertes, fermez des pages puis réessayez',
    'Too many open connections, close some pages and try again',
  ),
  TOO_MANY_SUBSCRIPTIONS: define(
    429,
    'تتابع تحديثات كثيرة في آن واحد، أغلق بعض الصفحات ثم أعد المحاولة',
    'Trop de suivis en direct à la fois, fermez des pages puis réessayez',
    'Too many live updates are followed at once, close some pages and try again',
  ),
  ACCOUNT_LOCKED: define(
    429,
    'أُقفل تسجيل الدخول مؤقتاً بعد محاولات فاشلة متكررة، أعد المحاولة بعد {minutes:minutes}',
    'Connexion suspendue après plusieurs tentatives infructueuses, réessayez dans {minutes:minutes}',
    'Sign-in is paused after repeated failed attempts, try again in {minutes:minutes}',
  ),
} as const;

/** The errors around documents that are scanned for viruses. */
const DOCUMENT_ERRORS = {
  DOCUMENT_UNSCANNED: define(
    409,
    'لم يُفحص هذا الملف من الفيروسات بعد، سيصبح متاحاً فور فحصه',
    'Ce fichier n’a pas encore été analysé par l’antivirus, il sera accessible dès que ce sera fait',
    'This file has not been scanned for viruses yet, it can be opened as soon as it has',
  ),
  DOCUMENT_INFECTED: define(
    410,
    'حُذف هذا الملف لاحتوائه على فيروس، اطلب من صاحبه إرسال ملف آخر',
    'Ce fichier contenait un virus et a été supprimé, demandez-en un autre à son expéditeur',
    'This file contained a virus and was deleted, ask its sender for another one',
  ),
  FILE_OPENED: define(
    409,
    'لم يعد ممكناً سحب هذا الملف لأن الطرف الآخر فتحه',
    'Ce fichier a déjà été ouvert par son destinataire et ne peut plus être retiré',
    'This file has been opened by the other side and can no longer be taken back',
  ),
} as const;

/** The errors of somebody who books or cancels a consultation. */
const BOOKING_ERRORS = {
  SLOT_TAKEN: define(
    409,
    'حُجز هذا الموعد قبل قليل، يرجى اختيار موعد آخر',
    'Ce créneau vient d’être réservé, veuillez en choisir un autre',
    'This time has just been booked, please choose another one',
  ),
  APPOINTMENT_OVERLAPS: define(
    409,
    'لديك موعد آخر في هذا الوقت ({reference}): اختر وقتاً آخر، أو ألغِ ذلك الموعد أولاً من حسابك',
    'Vous avez un autre rendez-vous à cette heure ({reference})\u00a0: choisissez un autre créneau, ou annulez d’abord ce rendez-vous dans votre compte',
    'You have another appointment at this time ({reference}): choose another time, or cancel that appointment in your account first',
  ),
  CLIENT_HAS_APPOINTMENT: define(
    409,
    'لهذا الموكّل موعد آخر في هذا الوقت ({reference}): اختر وقتاً آخر، أو انقل ذلك الموعد أو ألغِه أولاً',
    'Ce client a un autre rendez-vous à cette heure ({reference})\u00a0: choisissez un autre créneau, ou déplacez ou annulez d’abord ce rendez-vous',
    'This client has another appointment at this time ({reference}): choose another time, or move or cancel that appointment first',
  ),
  TOO_MANY_APPOINTMENTS: define(
    409,
    'لديك {max:appointments}، وهو أقصى ما يمكن حجزه معاً: احجز من جديد بعد أحدها، أو ألغِ من حسابك ما لم تعد تحتاجه',
    'Vous avez déjà {max:appointments}, le nombre le plus élevé possible\u00a0: réservez à nouveau après l’un d’eux, ou annulez dans votre compte celui dont vous n’avez plus besoin',
    'You have {max:appointments} already, which is the most that can be booked at once: book again after one of them, or cancel in your account what you no longer need',
  ),
  CANCEL_TOO_LATE: define(
    409,
    'لم يعد إلغاء الموعد من هنا ممكناً لأنه بعد أقل من {hours:hours}، يرجى الاتصال بالمكتب',
    'Ce rendez-vous a lieu dans moins de {hours:hours} et ne peut plus être annulé ici\u00a0: veuillez appeler le cabinet',
    'This appointment is less than {hours:hours} away and can no longer be cancelled here: please call the office',
  ),
  MOVE_TOO_LATE: define(
    409,
    'لم يعد نقل الموعد من هنا ممكناً لأنه بعد أقل من {hours:hours}، يرجى الاتصال بالمكتب',
    'Ce rendez-vous a lieu dans moins de {hours:hours} et ne peut plus être déplacé ici\u00a0: veuillez appeler le cabinet',
    'This appointment is less than {hours:hours} away and can no longer be moved here: please call the office',
  ),
  CONSULTATION_OVER: define(
    409,
    'هذه الاستشارة منتهية أو ملغاة من قبل',
    'Cette consultation est déjà terminée ou annulée',
    'This consultation is over or cancelled already',
  ),
} as const;

/**
 * Every error of the product: a stable code, the HTTP status, and a message that says what to do.
 * `errorText` fills in `{name}` and `{count:noun}`.
 */
export const ERRORS = {
  BAD_USER_INPUT: define(
    400,
    'يرجى تصحيح الحقول المشار إليها',
    'Veuillez corriger les champs signalés',
    'Please correct the fields marked below',
  ),
  BAD_REQUEST: define(
    400,
    'تعذّر فهم الطلب، يرجى التحقق منه وإعادة المحاولة',
    'La requête n’a pas pu être comprise, veuillez la vérifier',
    'The request could not be understood, please check it',
  ),
  PREFLIGHT_HEADER_MISSING: define(
    400,
    'ينقص الطلبَ ترويسة ⁦apollo-require-preflight⁩: أرسلها بأي قيمة غير فارغة، مثل ⁦true⁩، مع كل ملف عبر GraphQL',
    'Il manque l’en-tête apollo-require-preflight\u00a0: envoyez-le, avec une valeur quelconque telle que true, avec tout fichier transmis par GraphQL',
    'The header apollo-require-preflight is missing: send it with any value, such as true, with each file over GraphQL',
  ),
  REQUEST_TIMEOUT: define(
    408,
    'استغرق وصول الطلب وقتاً أطول من اللازم، تحقق من اتصالك ثم أعد الإرسال',
    'L’envoi a pris trop de temps\u00a0: vérifiez votre connexion, puis envoyez à nouveau',
    'Sending took too long: check your connection, then send it again',
  ),
  MALFORMED_JSON: define(
    400,
    'محتوى الطلب ليس JSON صالحاً',
    'Le contenu de la requête n’est pas un JSON valide',
    'The request body is not valid JSON',
  ),
  UNAUTHENTICATED: define(
    401,
    'يرجى تسجيل الدخول للمتابعة',
    'Veuillez vous connecter pour continuer',
    'Please sign in to continue',
  ),
  FORBIDDEN: define(
    403,
    'لا تملك صلاحية القيام بهذا الإجراء',
    'Vous n’êtes pas autorisé à effectuer cette action',
    'You are not allowed to do this',
  ),
  DRAFTS_ONLY: define(
    403,
    'يمكنك إنشاء المسودات وتعديلها فقط، أما النشر وتعديل المنشور فمن صلاحية المدير',
    'Vous pouvez créer et modifier des brouillons ; publier ou modifier un contenu publié revient à l’administrateur',
    'You can create and edit drafts; an administrator publishes them and edits what is published',
  ),
  NOT_FOUND: define(
    404,
    'العنصر المطلوب غير موجود',
    'L’élément demandé est introuvable',
    'What you asked for was not found',
  ),
  ROUTE_NOT_FOUND: define(
    404,
    'هذا العنوان غير موجود',
    'Cette adresse n’existe pas',
    'This address does not exist',
  ),
  METHOD_NOT_ALLOWED: define(
    405,
    'هذه الطريقة غير مسموحة على هذا العنوان',
    'Cette méthode n’est pas admise à cette adresse',
    'This method is not allowed at this address',
  ),
  SLUG_TAKEN: define(
    409,
    'هذا الاسم في الرابط مستعمل من قبل',
    'Ce nom dans le lien est déjà utilisé, choisissez-en un autre',
    'This slug is already in use, choose another one',
  ),
  SLUG_IN_TRASH: define(
    409,
    'هذا الاسم في الرابط محجوز لعنصر في سلة المحذوفات، استعد ذلك العنصر أو اختر اسماً آخر',
    'Ce nom dans le lien appartient à un élément de la corbeille : restaurez l’élément ou choisissez un autre nom',
    'An entry in the trash has this slug: restore it or choose another slug',
  ),
  KEY_TAKEN: define(
    409,
    'يوجد عنصر من النوع نفسه بهذا المفتاح',
    'Un élément du même type porte déjà cette clé, choisissez-en une autre',
    'There is already an entry of this type with this key',
  ),
  DAY_TAKEN: define(
    409,
    'يوجد يوم عطلة بهذا التاريخ',
    'Un jour férié est déjà inscrit à cette date',
    'There is already a holiday on this day',
  ),
  CATEGORY_IN_USE: define(
    409,
    'هذه الفئة مستعملة، عدد العناصر فيها: {count}. يرجى اختيار فئة بديلة تنتقل إليها',
    'Cette catégorie est utilisée (éléments : {count}). Veuillez choisir celle qui la remplacera',
    'This category is in use (entries: {count}). Please choose the one that takes its place',
  ),
  STALE_WRITE: define(
    409,
    'عُدّل هذا العنصر في هذه الأثناء، يرجى إعادة تحميله ثم المحاولة',
    'Cet élément a été modifié entre-temps, rechargez-le puis réessayez',
    'This was changed in the meantime, reload it and try again',
  ),
  IDEMPOTENCY_MISMATCH: define(
    409,
    'استُعمل هذا المفتاح من قبل مع محتوى آخر',
    'Cette clé a déjà servi pour un autre contenu',
    'This key was already used with different content',
  ),
  FORM_REFUSED: define(
    400,
    'بدا الإرسال آلياً فلم يُقبل، ولم يضع شيء مما كتبته، يرجى إعادة الإرسال بعد ثوانٍ',
    'Cet envoi semblait automatique et n’a pas été accepté. Rien de ce que vous avez écrit n’est perdu : renvoyez-le dans quelques secondes',
    'This looked like it was sent by a program and was not accepted. Nothing you wrote is lost: send it again in a few seconds',
  ),
  OWN_REQUEST: define(
    403,
    'أرسلت هذا الطلب بنفسك: يجب أن يبتّ فيه ويرد عليه زميل آخر في المكتب',
    'Vous avez envoyé cette demande vous-même\u00a0: un autre membre du cabinet doit y répondre et la traiter',
    'You sent this request yourself: somebody else at the office has to answer and finish it',
  ),
  WITHDRAWAL_REFUSED: define(
    409,
    'لم يعد سحب هذا الطلب ممكناً لأن المكتب بدأ معالجته، يمكنك مراسلتنا من صفحة الطلب',
    'Cette demande est déjà en cours de traitement et ne peut plus être retirée. Écrivez-nous depuis sa page',
    'This request is already being dealt with and can no longer be withdrawn. Write to us on its page instead',
  ),
  ALREADY_REPLIED: define(
    409,
    'سبق الرد على هذه الرسالة، لإرسال رد آخر أعِد حالتها أولاً إلى «مقروءة» ثم أرسل الرد',
    'Ce message a déjà reçu une réponse. Pour répondre à nouveau, remettez-le d’abord à l’état «\u00a0Lu\u00a0»',
    'This message has already been answered. To reply again, first set its status back to “Read”',
  ),
  EXPORT_TOO_LARGE: define(
    400,
    'عدد الطلبات المطابقة {count}، ولا يمكن تصدير أكثر من {max} دفعة واحدة، يرجى تضييق التصفية',
    'La sélection compte {count} demandes, et un export ne peut pas dépasser {max} lignes\u00a0: veuillez affiner les filtres',
    '{count} requests match, and an export holds no more than {max}: please narrow the filters',
  ),
  PAYLOAD_TOO_LARGE: define(
    413,
    'حجم المحتوى المرسل أكبر من المسموح',
    'Le contenu envoyé dépasse la taille admise',
    'What was sent is larger than allowed',
  ),
  UNSUPPORTED_MEDIA_TYPE: define(
    415,
    'نوع المحتوى غير مدعوم',
    'Ce type de contenu n’est pas pris en charge',
    'This content type is not supported',
  ),
  ...ACCOUNT_ERRORS,
  ...LIMIT_ERRORS,
  ...PHONE_ERRORS,
  ...PRIVACY_ERRORS,
  ...SECOND_FACTOR_ERRORS,
  ...BOOKING_ERRORS,
  ...DOCUMENT_ERRORS,
  ...QUOTE_ERRORS,
  ...TOKEN_ERRORS,
  ...AFTER_CASE_ERRORS,
  ...PERSON_ERRORS,
  ...WEBHOOK_ERRORS,
  INTERNAL_ERROR: define(
    500,
    'حدث خطأ غير متوقع، لم يُحفظ شيء، يرجى إعادة المحاولة',
    'Une erreur inattendue s’est produite, rien n’a été enregistré, veuillez réessayer',
    'Something unexpected happened, nothing was saved, please try again',
  ),
  INSUFFICIENT_STORAGE: define(
    507,
    'لا تتوفر لدينا مساحة كافية حالياً، لم يُحفظ شيء، يرجى إعادة المحاولة لاحقاً',
    'Nous manquons momentanément d’espace de stockage, rien n’a été enregistré, réessayez plus tard',
    'We are out of storage space for the moment, nothing was saved, please try again later',
  ),
  SERVICE_UNAVAILABLE: define(
    503,
    'الخدمة غير متاحة مؤقتاً، لم يُحفظ شيء، يرجى إعادة المحاولة بعد لحظات',
    'Le service est momentanément indisponible, rien n’a été enregistré, réessayez dans un instant',
    'The service is unavailable for a moment, nothing was saved, please try again shortly',
  ),
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

/** The message of an error in one language, with its variables filled in. */
export function errorText(
  code: ErrorCode,
  locale: Locale,
  variables: Record<string, unknown> = {},
): string {
  const filled = withWait(variables, locale);
  return fillMessage(ERRORS[code].message, locale, { variables: filled, nouns: ERROR_NOUNS });
}
