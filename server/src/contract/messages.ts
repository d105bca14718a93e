import type { Trilingual } from './locales.js';

const say = (ar: string, fr: string, en: string): Trilingual<string> => ({ ar, fr, en });

/** What REST says beside the data where the specification names a `message`. */
export const MESSAGES = {
  /** The same for known and unknown addresses (S10). */
  linkSent: say(
    'إن كان هذا البريد مسجلاً لدينا فسيصله رابط خلال لحظات',
    'Si cette adresse est enregistrée chez nous, un lien lui parvient dans un instant',
    'If this address is registered with us, a link will reach it in moments',
  ),
  emailVerified: say(
    'تم تأكيد البريد الإلكتروني',
    'L’adresse e‑mail est confirmée',
    'The e-mail address is verified',
  ),
  emailNotVerified: say(
    'لم يتم تأكيد البريد بعد، اضغط على الرابط في رسالتك',
    'L’adresse e‑mail n’est pas encore confirmée, ouvrez le lien du message reçu',
    'The e-mail address is not verified yet, open the link in your message',
  ),
  resetLinkValid: say(
    'رابط إعادة التعيين صالح',
    'Le lien de réinitialisation est valable',
    'The reset link is valid',
  ),
  passwordReset: say(
    'تم تعيين كلمة المرور الجديدة',
    'Le nouveau mot de passe est enregistré',
    'The new password is set',
  ),
} as const;
