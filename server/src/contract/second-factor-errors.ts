import { define } from './error-definition.js';

/** The errors around the second factor: a code of an authenticator app beside the password. */
export const SECOND_FACTOR_ERRORS = {
  SECOND_FACTOR_REQUIRED: define(
    401,
    'كلمة المرور صحيحة، أدخل الآن الرمز الذي يعرضه تطبيق المصادقة',
    'Mot de passe correct\u00a0: saisissez maintenant le code affiché par votre application d’authentification',
    'The password is right: now enter the code that your authenticator app shows',
  ),
  CHALLENGE_EXPIRED: define(
    401,
    'انتهت مهلة إدخال الرمز، يرجى تسجيل الدخول من جديد',
    'Le délai de saisie du code est écoulé, veuillez vous connecter à nouveau',
    'The time to enter the code is over, please sign in again',
  ),
  WRONG_CODE: define(
    400,
    'هذا الرمز غير صحيح أو سبق استعماله، أدخل رمزاً آخر',
    'Ce code est incorrect ou a déjà servi, saisissez-en un autre',
    'This code is wrong or was already used, enter another one',
  ),
  SECOND_FACTOR_ON: define(
    409,
    'التحقق بخطوتين مفعّل من قبل',
    'La validation en deux étapes est déjà activée',
    'Two-step verification is already on',
  ),
  SECOND_FACTOR_OFF: define(
    409,
    'التحقق بخطوتين غير مفعّل، ابدأ بإعداده',
    'La validation en deux étapes n’est pas activée\u00a0: commencez par la configurer',
    'Two-step verification is not on: begin by setting it up',
  ),
  SECOND_FACTOR_MISSING: define(
    403,
    'يشترط المكتب التحقق بخطوتين على كل من يعمل فيه: فعّله أولاً في حسابك، تحت «الأمان»',
    'Le cabinet exige la validation en deux étapes de toute son équipe\u00a0: activez-la d’abord dans votre compte, sous «\u00a0Sécurité\u00a0»',
    'The office requires two-step verification of everybody who works there: turn it on first, in your account under “Security”',
  ),
  SECOND_FACTOR_KEPT: define(
    409,
    'يشترط المكتب التحقق بخطوتين على كل من يعمل فيه، فلا يمكن إيقافه',
    'Le cabinet exige la validation en deux étapes de toute son équipe\u00a0: elle ne peut pas être désactivée',
    'The office requires two-step verification of everybody who works there, so it cannot be turned off',
  ),
  OWN_SECOND_FACTOR: define(
    409,
    'لإيقاف التحقق بخطوتين لحسابك أنت، استعمل كلمة المرور ورمزاً في صفحة حسابك',
    'Pour désactiver votre propre validation en deux étapes, utilisez votre mot de passe et un code dans votre compte',
    'To turn off your own two-step verification, use your password and a code in your account',
  ),
} as const;
