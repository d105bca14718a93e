import { define } from './error-definition.js';

/** The errors around the confirmation of phone numbers. */
export const PHONE_ERRORS = {
  PHONE_NOT_VERIFIED: define(
    403,
    'يرجى تأكيد رقم هاتفك أولاً من حسابك',
    'Veuillez d’abord confirmer votre numéro de téléphone dans votre compte',
    'Please confirm your phone number first, in your account',
  ),
  PHONE_ALREADY_VERIFIED: define(
    409,
    'رقم هاتفك مؤكد من قبل',
    'Votre numéro de téléphone est déjà confirmé',
    'Your phone number is already confirmed',
  ),
  INVALID_PHONE_CODE: define(
    400,
    'الرمز غير صحيح أو انتهت صلاحيته، يرجى التحقق منه أو طلب رمز جديد',
    'Le code est incorrect ou a expiré\u00a0: vérifiez-le ou demandez-en un nouveau',
    'The code is wrong or has expired: check it or ask for a new one',
  ),
  SMS_UNAVAILABLE: define(
    409,
    'لا يمكن إرسال الرسائل القصيرة حالياً، يرجى الاتصال بالمكتب',
    'L’envoi de SMS n’est pas possible actuellement, veuillez contacter le cabinet',
    'SMS cannot be sent at present, please contact the office',
  ),
} as const;
