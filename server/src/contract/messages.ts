import { localized } from './locales.js';

/** Values of `message` in REST answers. */
export const MESSAGES = {
  /** The same whether the address has an account or not (S10). */
  linkSent: localized(
    'إن كان هذا البريد مسجلاً لدينا فسيصله رابط خلال لحظات',
    'Si cette adresse est enregistrée chez nous, un lien lui parvient dans un instant',
    'If this address is registered with us, a link will reach it in moments',
  ),
  /** The same whether something was sent without an account or not (A79). */
  earlierLinkSent: localized(
    'إن وُجد ما أُرسل من بريدك دون حساب فسيصلك رابط خلال لحظات',
    'Si quelque chose a été envoyé depuis votre adresse sans compte, un lien vous parvient dans un instant',
    'If anything was sent from your address without an account, a link will reach you in moments',
  ),
  emailVerified: localized(
    'تم تأكيد البريد الإلكتروني',
    'L’adresse e‑mail est confirmée',
    'The e‑mail address is verified',
  ),
  emailNotVerified: localized(
    'لم يتم تأكيد البريد بعد، اضغط على الرابط في رسالتك',
    'L’adresse e‑mail n’est pas encore confirmée, ouvrez le lien du message reçu',
    'The e‑mail address is not verified yet, open the link in your message',
  ),
  resetLinkValid: localized(
    'رابط إعادة التعيين صالح',
    'Le lien de réinitialisation est valable',
    'The reset link is valid',
  ),
  passwordReset: localized(
    'تم تعيين كلمة المرور الجديدة',
    'Le nouveau mot de passe est enregistré',
    'The new password is set',
  ),
} as const;
