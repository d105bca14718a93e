import { define } from './error-definition.js';

/** The errors around the second factor: a passkey or a code of an authenticator app beside the password. */
export const SECOND_FACTOR_ERRORS = {
  SECOND_FACTOR_REQUIRED: define(
    401,
    'كلمة المرور صحيحة، استعمل الآن مفتاح المرور أو رمز تطبيق المصادقة',
    'Mot de passe correct\u00a0: utilisez maintenant votre clé d’accès ou un code de votre application d’authentification',
    'The password is right: now use your passkey, or a code of your authenticator app',
  ),
  CHALLENGE_EXPIRED: define(
    401,
    'انتهت مهلة الخطوة الثانية، يرجى تسجيل الدخول من جديد',
    'Le délai de la deuxième étape est écoulé, veuillez vous connecter à nouveau',
    'The time for the second step is over, please sign in again',
  ),
  WRONG_CODE: define(
    400,
    'هذا الرمز غير صحيح أو سبق استعماله، أدخل رمزاً آخر',
    'Ce code est incorrect ou a déjà servi, saisissez-en un autre',
    'This code is wrong or was already used, enter another one',
  ),
  WRONG_PASSKEY: define(
    400,
    'لم يُقبل مفتاح المرور هذا، أعد المحاولة أو استعمل طريقة أخرى',
    'Cette clé d’accès n’a pas été acceptée\u00a0: réessayez ou utilisez un autre moyen',
    'This passkey was not accepted: try again, or use another way',
  ),
  PASSKEY_TAKEN: define(
    409,
    'مفتاح المرور هذا مسجّل من قبل',
    'Cette clé d’accès est déjà enregistrée',
    'This passkey is already registered',
  ),
  PASSKEY_LIMIT: define(
    409,
    'بلغت أكبر عدد من مفاتيح المرور، احذف واحداً لا تستعمله أولاً',
    'Vous avez atteint le nombre maximal de clés d’accès\u00a0: supprimez d’abord celle que vous n’utilisez plus',
    'You have as many passkeys as an account can have: remove one that you do not use first',
  ),
  SECOND_FACTOR_ON: define(
    409,
    'التحقق بخطوتين مفعّل من قبل',
    'La validation en deux étapes est déjà activée',
    'Two‑step verification is already on',
  ),
  SECOND_FACTOR_OFF: define(
    409,
    'التحقق بخطوتين غير مفعّل، ابدأ بإعداده',
    'La validation en deux étapes n’est pas activée\u00a0: commencez par la configurer',
    'Two‑step verification is not on: begin by setting it up',
  ),
  SECOND_FACTOR_MISSING: define(
    403,
    'يشترط المكتب التحقق بخطوتين على كل من يعمل فيه: فعّله أولاً في حسابك، تحت «الأمان»',
    'Le cabinet exige la validation en deux étapes de toute son équipe\u00a0: activez-la d’abord dans votre compte, sous «\u00a0Sécurité\u00a0»',
    'The office requires two‑step verification of everybody who works there: turn it on first, in your account under “Security”',
  ),
  SECOND_FACTOR_KEPT: define(
    409,
    'يشترط المكتب التحقق بخطوتين على كل من يعمل فيه، فلا يمكن إيقافه',
    'Le cabinet exige la validation en deux étapes de toute son équipe\u00a0: elle ne peut pas être désactivée',
    'The office requires two‑step verification of everybody who works there, so it cannot be turned off',
  ),
  OWN_SECOND_FACTOR: define(
    409,
    'التحقق بخطوتين لحسابك أنت توقفه في صفحة حسابك، تحت «الأمان»',
    'Votre propre validation en deux étapes se désactive dans votre compte, sous «\u00a0Sécurité\u00a0»',
    'Your own two‑step verification is turned off in your account, under “Security”',
  ),
} as const;
