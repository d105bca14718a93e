import { define } from './error-definition.js';

/** The errors around accounts, their sessions and mailed links. */
export const ACCOUNT_ERRORS = {
  SESSION_LOCKED: define(
    423,
    'قُفلت الجلسة لعدم استعمالها، أدخل كلمة المرور لفتحها ومتابعة عملك',
    'Session verrouillée faute d’activité : saisissez votre mot de passe pour la rouvrir',
    'The session is locked for want of use: enter your password to open it again',
  ),
  LOGIN_FAILED: define(
    401,
    'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    'Adresse e‑mail ou mot de passe incorrect',
    'The e‑mail address or the password is wrong',
  ),
  EMAIL_NOT_VERIFIED: define(
    403,
    'يرجى تأكيد بريدك الإلكتروني أولاً، فقد أرسلنا إليك رابطاً',
    'Veuillez d’abord confirmer votre adresse e‑mail : un lien vous a été envoyé',
    'Please verify your e‑mail address first: we sent you a link',
  ),
  EMAIL_TAKEN: define(
    409,
    'هذا البريد الإلكتروني مسجل من قبل',
    'Cette adresse e‑mail est déjà enregistrée',
    'This e‑mail address is already registered',
  ),
  EMAIL_ALREADY_VERIFIED: define(
    409,
    'تم تأكيد بريدك الإلكتروني، ولا يمكن تغييره هنا',
    'Votre adresse e‑mail est déjà confirmée, elle ne peut plus être corrigée ici',
    'Your e‑mail address is already verified and cannot be corrected here',
  ),
  SELF_CHANGE_REFUSED: define(
    409,
    'لا يمكنك حذف حسابك أو تعطيله أو تغيير صلاحيته بنفسك',
    'Vous ne pouvez ni supprimer, ni désactiver, ni rétrograder votre propre compte',
    'You cannot delete, deactivate or demote your own account',
  ),
  ACCOUNT_INACTIVE: define(
    409,
    'هذا الحساب معطّل، فعّله أولاً',
    'Ce compte est désactivé : activez-le d’abord',
    'This account is deactivated: activate it first',
  ),
  LAST_ADMIN: define(
    409,
    'يجب أن يبقى مدير واحد نشط على الأقل',
    'Il doit rester au moins un administrateur actif',
    'At least one active administrator must remain',
  ),
  WRONG_PASSWORD: define(
    400,
    'كلمة المرور الحالية غير صحيحة',
    'Le mot de passe actuel est incorrect',
    'The current password is wrong',
  ),
  INVALID_VERIFICATION_TOKEN: define(
    400,
    'رمز التحقق غير صحيح أو منتهي الصلاحية',
    'Le lien de vérification est incorrect ou a expiré',
    'The verification token is incorrect or has expired',
  ),
  NEWER_LINK_SENT: define(
    400,
    'أرسلنا إليك بعد هذه الرسالة رسالة أحدث، وهذا الرابط لم يعد صالحاً: افتح الرابط الموجود في أحدث رسالة',
    'Un message plus récent vous a été envoyé et ce lien ne fonctionne plus\u00a0: ouvrez celui du dernier message reçu',
    'A newer e‑mail was sent after this one, and this link no longer works: open the link in the newest e‑mail',
  ),
  INVALID_UNDO_LINK: define(
    400,
    'هذا الرابط غير صحيح أو انتهت صلاحيته أو سبق استعماله',
    'Ce lien est incorrect, a expiré ou a déjà servi',
    'This link is incorrect, has expired or was already used',
  ),
  EMAIL_NOT_PROVED: define(
    403,
    'أثبت أولاً أنك تقرأ هذا البريد الإلكتروني: اطلب رمزاً في حسابك، تحت «الأمان»، ثم اكتبه هناك',
    'Prouvez d’abord que vous lisez cette adresse e‑mail : demandez un code dans votre compte, sous « Sécurité », puis saisissez-le',
    'Prove first that you read this e‑mail address: ask for a code in your account, under “Security”, and type it there',
  ),
  EMAIL_ALREADY_PROVED: define(
    409,
    'سبق أن أثبتّ أنك تقرأ هذا البريد الإلكتروني',
    'Vous avez déjà prouvé que vous lisez cette adresse e‑mail',
    'You have already proved that you read this e‑mail address',
  ),
  INVALID_EMAIL_CODE: define(
    400,
    'الرمز غير صحيح أو انتهت صلاحيته، يرجى التحقق منه أو طلب رمز جديد',
    'Le code est incorrect ou a expiré : vérifiez-le ou demandez-en un nouveau',
    'The code is wrong or has expired: check it or ask for a new one',
  ),
  INVALID_DISOWN_TOKEN: define(
    400,
    'هذا الرابط غير صحيح أو انتهت صلاحيته. إن كان الحساب لا يزال موجوداً فعيّن له كلمة مرور جديدة، فتنتهي جلسات غيرك، أو راسل مكتبنا',
    'Ce lien est incorrect ou a expiré. Si le compte existe encore, choisissez-lui un nouveau mot de passe, ce qui met fin aux sessions d’autrui, ou écrivez à notre cabinet',
    'This link is incorrect or has expired. If the account still exists, choose a new password for it, which ends the sessions of others, or write to our office',
  ),
  INVALID_EARLIER_LINK: define(
    400,
    'هذا الرابط غير صحيح أو استُعمل أو انتهت صلاحيته، اطلب رابطاً جديداً من حسابك',
    'Ce lien est incorrect, a déjà servi ou a expiré : demandez-en un nouveau depuis votre compte',
    'This link is incorrect, was used or has expired: ask for a new one in your account',
  ),
  LINK_OF_OTHER_ACCOUNT: define(
    403,
    'طُلب هذا الرابط من حساب آخر: سجّل الدخول إلى ذلك الحساب ثم افتحه',
    'Ce lien a été demandé depuis un autre compte : connectez-vous à ce compte, puis ouvrez-le',
    'Another account asked for this link: sign in to that account, then open it',
  ),
  INVALID_RESET_TOKEN: define(
    400,
    'رابط إعادة التعيين غير صحيح أو منتهي الصلاحية',
    'Le lien de réinitialisation est incorrect ou a expiré',
    'Invalid or expired reset token',
  ),
} as const;
