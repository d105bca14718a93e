import { define } from './error-messages.js';

/** The errors around the erasure of personal data. */
export const PRIVACY_ERRORS = {
  DATA_ERASED: define(
    410,
    'مُحيت معطيات صاحب هذا الطلب بطلب منه، ولم يعد ممكناً تعديله أو الرد عليه',
    'Les données de cette personne ont été effacées\u00a0: ce dossier ne peut plus être modifié ni recevoir de réponse',
    'The data of this person was erased: the request can no longer be changed or replied to',
  ),
  ERASURE_OPEN_REQUESTS: define(
    409,
    'ما زالت طلبات مفتوحة لدى المكتب ({references})، اسحبها أو اطلب من المكتب إغلاقها ثم أعد المحاولة',
    'Des demandes sont encore ouvertes ({references})\u00a0: retirez-les ou demandez au cabinet de les clore, puis réessayez',
    'Some requests are still open ({references}): withdraw them or ask the office to close them, then try again',
  ),
  STAFF_NOT_ERASED: define(
    409,
    'لا يمكن محو معطيات حساب يعمل صاحبه في المكتب، يجب أن يصبح حساب موكّل أولاً',
    'Les données d’un compte du cabinet ne peuvent pas être effacées\u00a0: il doit d’abord redevenir un compte client',
    'The data of an account of the office cannot be erased: it must become a client account first',
  ),
} as const;

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
    'أوقف التحقق بخطوتين لحسابك أنت من صفحة حسابك، تحت «الأمان»',
    'Votre propre validation en deux étapes se désactive dans votre compte, sous «\u00a0Sécurité\u00a0»',
    'Your own two‑step verification is turned off in your account, under “Security”',
  ),
} as const;

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

/** The errors around accounts, their sessions and mailed links. */
export const ACCOUNT_ERRORS = {
  SESSION_LOCKED: define(
    423,
    'قُفلت الجلسة لعدم استعمالها، أدخل كلمة المرور لفتحها ومتابعة عملك',
    'Session verrouillée faute d’activité : saisissez votre mot de passe pour la rouvrir',
    'The session was locked because it was not used: enter your password to open it again',
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
    'هناك حساب بهذا البريد الإلكتروني',
    'Un compte existe déjà avec cette adresse e‑mail',
    'There is already an account with this e‑mail address',
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
    'رابط التأكيد غير صحيح أو منتهي الصلاحية',
    'Le lien de confirmation est incorrect ou a expiré',
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
    'Montrez d’abord que cette adresse e‑mail est bien la vôtre : demandez un code dans votre compte, sous « Sécurité », puis saisissez-le',
    'Prove first that this e‑mail address is yours: ask for a code in your account, under “Security”, and enter it there',
  ),
  EMAIL_ALREADY_PROVED: define(
    409,
    'سبق أن أثبتّ أنك تقرأ هذا البريد الإلكتروني',
    'Vous avez déjà montré que cette adresse e‑mail est la vôtre',
    'You have already proved that this e‑mail address is yours',
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
    'Ce lien est incorrect ou a expiré. Si le compte existe encore, choisissez un nouveau mot de passe, ce qui en déconnecte toute autre personne, ou écrivez à notre cabinet',
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
  INVALID_JOIN_CODE: define(
    400,
    'رقم الملف أو الرمز غير صحيح، أو استُعمل الرمز أو انتهت صلاحيته: تحقق منهما أو اطلب رمزاً جديداً من المكتب',
    'Le numéro du dossier ou le code est incorrect, ou le code a servi ou expiré\u00a0: vérifiez-les ou demandez un nouveau code au cabinet',
    'The number of the case or the code is wrong, or the code was used or has expired: check both, or ask the office for a new code',
  ),
  JOIN_CODE_REFUSED: define(
    409,
    'لا رمز لهذا الملف: هو في حساب، أو له بريد إلكتروني يصله رابط يُطلب من الحساب',
    'Pas de code pour ce dossier\u00a0: il est dans un compte, ou a une adresse e‑mail à laquelle un lien est envoyé sur demande depuis le compte',
    'There is no code for this case: it is in an account, or has an e‑mail address to which a link is sent when it is asked for in the account',
  ),
  INVALID_RESET_TOKEN: define(
    400,
    'رابط إعادة التعيين غير صحيح أو منتهي الصلاحية',
    'Le lien de réinitialisation est incorrect ou a expiré',
    'Invalid or expired reset token',
  ),
} as const;
