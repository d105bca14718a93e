import { DOCUMENT_RULES } from './document-rules.js';
import { localized, type Trilingual } from './locales.js';
import { REPLY_VARIABLES } from './requests/reply-variables.js';

const VARIABLES = REPLY_VARIABLES.map((name) => `{${name}}`).join(' ');

/** Messages of rules that only the server checks, apart from `RULES`, which the public pages load. */
export const SERVER_RULES = {
  ...DOCUMENT_RULES,
  imageType: localized(
    'يجب أن تكون الصورة بصيغة JPEG أو PNG أو WebP، غير متحركة',
    'L’image doit être au format JPEG, PNG ou WebP, non animée',
    'The image must be a JPEG, PNG or WebP, not animated',
  ),
  imageUnreadable: localized(
    'تعذّرت قراءة الصورة',
    'L’image n’a pas pu être lue',
    'Failed to read the image',
  ),
  imagePixels: localized(
    'يجب ألا تتجاوز الصورة {max} ميغابكسل',
    'L’image ne doit pas dépasser {max}\u00a0mégapixels',
    'The image must be at most {max} megapixels',
  ),
  fileSize: localized(
    'يجب ألا يتجاوز حجم الملف {max} ميغابايت',
    'Le fichier ne doit pas dépasser {max}\u00a0Mo',
    'The file must be at most {max} MB',
  ),
  fileSizeBelow: localized(
    'يجب أن يكون حجم الملف أقل من {max} ميغابايت',
    'La taille du fichier doit être inférieure à {max}\u00a0Mo',
    'File size must be less than {max}MB',
  ),
  fileInfected: localized(
    'يحتوي هذا الملف على فيروس ولم يُقبل، افحص جهازك ثم أرسل ملفاً سليماً',
    'Ce fichier contient un virus et a été refusé\u00a0: analysez votre appareil, puis envoyez un fichier sain',
    'This file contains a virus and was refused: scan your device, then send a clean file',
  ),
  verificationNeedsMail: localized(
    'تأكيد البريد الإلكتروني مطلوب حالياً، ولا يمكن دون إرسال الرسائل: أوقف اشتراط التأكيد أولاً',
    'La confirmation de l’adresse est exigée et ne peut se faire sans e‑mails\u00a0: levez d’abord cette exigence',
    'E‑mail verification is required and cannot work without e‑mails: stop requiring it first',
  ),
  mailIsOff: localized(
    'لا يمكن اشتراط التأكيد ما دام إرسال الرسائل موقوفاً',
    'La confirmation ne peut être exigée tant que l’envoi d’e‑mails est désactivé',
    'Verification cannot be required while e‑mails are switched off',
  ),
  verificationNeedsSms: localized(
    'تأكيد رقم الهاتف مطلوب حالياً، ولا يمكن دون خدمة رسائل قصيرة مضبوطة: أوقف اشتراط التأكيد أولاً',
    'La confirmation du téléphone est exigée et ne peut se faire sans service de SMS configuré\u00a0: levez d’abord cette exigence',
    'Phone verification is required and cannot work without an SMS service that is set up: stop requiring it first',
  ),
  smsIsOff: localized(
    'لا يمكن اشتراط تأكيد الهاتف ما دامت خدمة الرسائل القصيرة موقوفة أو غير مضبوطة',
    'La confirmation du téléphone ne peut être exigée tant que le service de SMS est désactivé ou non configuré',
    'Phone verification cannot be required while the SMS service is switched off or not set up',
  ),
  ownSecondFactorFirst: localized(
    'فعّل أولاً التحقق بخطوتين لحسابك أنت، في صفحة حسابك تحت «الأمان»، وإلا أغلقت الباب على نفسك',
    'Activez d’abord la validation en deux étapes de votre propre compte, sous «\u00a0Sécurité\u00a0»\u00a0: sinon, vous vous fermeriez la porte',
    'Turn on two‑step verification for your own account first, under “Security”: you would lock yourself out otherwise',
  ),
  ownPassword: localized(
    'غيّر كلمة مرورك أنت في صفحة حسابك تحت «الأمان»، حيث تُطلب كلمة المرور الحالية',
    'Changez votre propre mot de passe dans votre compte, sous «\u00a0Sécurité\u00a0», où l’actuel est demandé',
    'Change your own password in your account, under “Security”, where the current one is asked for',
  ),
  ownEmail: localized(
    'غيّر بريدك أنت في صفحة حسابك تحت «الملف الشخصي»، حيث تُطلب كلمة المرور',
    'Changez votre propre adresse dans votre compte, sous «\u00a0Profil\u00a0», où le mot de passe est demandé',
    'Change your own address in your account, under “Profile”, where the password is asked for',
  ),
  passwordOfOtherServer: localized(
    'يرجى إدخال كلمة المرور من جديد، لأن خادم البريد أو المنفذ أو اسم المستخدم تغيّر',
    'Veuillez saisir à nouveau le mot de passe\u00a0: le serveur, le port ou l’utilisateur a changé',
    'Please enter the password again: the mail server, port or user name has changed',
  ),
  smsSender: localized(
    'يرجى إدخال رقم، أو اسم من 11 حرفاً لاتينياً أو رقماً على الأكثر',
    'Veuillez saisir un numéro, ou un nom d’au plus 11\u00a0lettres latines et chiffres',
    'Please enter a number, or a name of at most 11 Latin letters and digits',
  ),
  twilioAccountSid: localized(
    'يرجى إدخال معرّف يبدأ بـ ⁦AC⁩ ويليه 32 حرفاً ورقماً',
    'Veuillez saisir un identifiant commençant par AC, suivi de 32\u00a0lettres et chiffres',
    'Please enter an id that starts with AC, followed by 32 letters and digits',
  ),
  phoneCode: localized(
    'يرجى إدخال الأرقام الستة الواردة في الرسالة القصيرة',
    'Veuillez saisir les 6\u00a0chiffres reçus par SMS',
    'Please enter the 6 digits of the SMS',
  ),
  emailCode: localized(
    'يرجى إدخال الأرقام الستة الواردة في رسالة البريد الإلكتروني',
    'Veuillez saisir les 6\u00a0chiffres reçus par e‑mail',
    'Please enter the 6 digits of the e‑mail',
  ),
  wrongPasskey: localized(
    'لم يُقبل مفتاح المرور هذا، أعد المحاولة أو استعمل طريقة أخرى',
    'Cette clé d’accès n’a pas été acceptée\u00a0: réessayez ou utilisez un autre moyen',
    'This passkey was not accepted: try again, or use another way',
  ),
  wrongCode: localized(
    'هذا الرمز غير صحيح أو سبق استعماله، أدخل رمزاً آخر',
    'Ce code est incorrect ou a déjà servi, saisissez-en un autre',
    'This code is wrong or was already used, enter another one',
  ),
  googleAnalytics: localized(
    'يرجى إدخال معرّف قياس مثل ⁦G-AB12CD34EF⁩',
    'Veuillez saisir un identifiant de mesure tel que G-AB12CD34EF',
    'Please enter a measurement id such as G-AB12CD34EF',
  ),
  facebookPixel: localized(
    'يرجى إدخال معرّف من 10 إلى 20 رقماً',
    'Veuillez saisir un identifiant de 10 à 20\u00a0chiffres',
    'Please enter an id of 10 to 20 digits',
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
    'La période ne peut pas dépasser {max}\u00a0ans',
    'The period cannot be longer than {max} years',
  ),
  instant: localized(
    'يرجى إدخال التاريخ والوقت مع المنطقة الزمنية، مثل \u20662026-12-01T09:00:00+01:00\u2069',
    'Veuillez saisir la date et l’heure avec le fuseau, par exemple 2026-12-01T09:00:00+01:00',
    'Please enter date and time with the time zone, for example 2026-12-01T09:00:00+01:00',
  ),
  slotPast: localized(
    'هذا الموعد قد مضى، يرجى اختيار موعد لاحق',
    'Ce créneau est passé, veuillez en choisir un autre',
    'This time has passed, please choose a later one',
  ),
  slotTooSoon: localized(
    'هذا الموعد قريب جداً، يُحجز الموعد قبل {max:hours} من بدايته على الأقل',
    'Ce créneau est trop proche\u00a0: la réservation se fait au moins {max:hours} à l’avance',
    'This time is too soon: slots are booked at least {max:hours} ahead',
  ),
  slotTooFar: localized(
    'هذا الموعد بعيد جداً، الحجز مفتوح لمدة {max:days} فقط',
    'Ce créneau est trop lointain\u00a0: la réservation est ouverte pour les {max} prochains jours',
    'This time is too far ahead: the next {max} days can be booked',
  ),
  slotWeekend: localized(
    'المكتب مغلق يومي الجمعة والسبت',
    'Le cabinet est fermé le vendredi et le samedi',
    'The office is closed on Fridays and Saturdays',
  ),
  slotHoliday: localized(
    'المكتب مغلق في هذا اليوم لأنه عطلة',
    'Le cabinet est fermé ce jour-là, qui est férié',
    'The office is closed on this day, which is a holiday',
  ),
  slotHours: localized(
    'هذا الوقت خارج أوقات العمل',
    'Cette heure est en dehors des heures de travail',
    'This time is outside of working hours',
  ),
  slotGrid: localized(
    'لا يبدأ أي موعد في هذا الوقت، يرجى اختيار أحد المواعيد المعروضة',
    'Aucun créneau ne commence à cette heure, veuillez en choisir un qui est proposé',
    'No slot begins at this time, please choose one that is offered',
  ),
  slotTaken: localized('محجوز من قبل', 'Déjà réservé', 'Already booked'),
  slotOfClient: localized(
    'يوجد موعد آخر في هذا الوقت',
    'Un autre rendez-vous a lieu à cette heure',
    'There is another appointment at this time',
  ),
  unknownConsultant: localized(
    'هذا المستشار غير متاح، يرجى اختيار غيره',
    'Ce consultant n’est pas disponible, veuillez en choisir un autre',
    'This consultant is not available, please choose another',
  ),
  slotRange: localized(
    'يجب ألا تتجاوز المدة ({max} يوماً)',
    'La période ne peut pas dépasser {max} jours',
    'The period cannot be longer than {max} days',
  ),
  timeOfDay: localized(
    'يرجى إدخال وقت صحيح، مثل 09:00',
    'Veuillez saisir une heure valide, par exemple 09:00',
    'Please enter a valid time, such as 09:00',
  ),
  hoursOrder: localized(
    'يجب أن تنتهي كل فترة بعد بدايتها، أو في اليوم التالي خلال 12 ساعة من بدايتها (مثل 21:30–01:00)، وألا تتداخل الفترات',
    'Chaque plage doit finir après son début, ou le lendemain dans les 12\u00a0heures (par exemple 21:30–01:00), et les plages ne peuvent pas se chevaucher',
    'Each interval must end after it begins, or on the next day within 12 hours (such as 21:30–01:00), and intervals cannot overlap',
  ),
  periodsOverlap: localized(
    'توجد أوقات أخرى في بعض هذه الأيام',
    'D’autres horaires sont déjà prévus certains de ces jours',
    'Other hours are already set on some of these days',
  ),
  network: localized(
    'يرجى إدخال عنوان أو شبكة، مثل \u2066203.0.113.7\u2069 أو \u2066203.0.113.0/24\u2069',
    'Veuillez saisir une adresse ou un réseau, par exemple 203.0.113.7 ou 203.0.113.0/24',
    'Please enter an address or a network, such as 203.0.113.7 or 203.0.113.0/24',
  ),
  webhookUrl: localized(
    'يرجى إدخال عنوان https لموقع على الإنترنت، مثل \u2066https://programme.example/hook\u2069، دون اسم مستخدم وكلمة مرور ومنفذ آخر',
    'Veuillez saisir une adresse https sur Internet, par exemple https://programme.example/hook, sans identifiants ni autre port',
    'Please enter an https address on the internet, such as https://programme.example/hook, without a user name, password or other port',
  ),
  tokenLanguage: localized(
    'لا يشمل رمز البرنامج الكتابة بهذه اللغة',
    'Le jeton de ce programme ne permet pas d’écrire dans cette langue',
    'This program’s token does not include writing in this language',
  ),
  unknownRole: localized('يرجى اختيار وظيفة', 'Veuillez choisir un poste', 'Please select a role'),
  unknownVariable: localized(
    `في النص متغير غير معروف: \u2066{value}\u2069. المتغيرات المعروفة: \u2066${VARIABLES}\u2069`,
    `Le texte contient une variable inconnue\u00a0: {value}. Variables connues\u00a0: ${VARIABLES}`,
    `The text has an unknown variable: {value}. Known variables: ${VARIABLES}`,
  ),
} as const satisfies Record<string, Trilingual<string>>;
