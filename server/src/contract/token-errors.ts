import { define } from './error-messages.js';

/** The errors of programs that call with a token. */
export const TOKEN_ERRORS = {
  TOKEN_SCOPE_MISSING: define(
    403,
    'لا يشمل رمز البرنامج هذا الإذن المطلوب ({scope})، اطلب من المشرف رمزاً يشمله',
    'Le jeton de ce programme ne comporte pas le droit nécessaire ({scope})\u00a0: demandez à un administrateur un jeton qui le comporte',
    'This program’s token does not include what the call needs ({scope}): ask an administrator for a token that does',
  ),
  TOKEN_ADDRESS_REFUSED: define(
    403,
    'لا يُقبل رمز البرنامج هذا من العنوان {address}، اطلب من المشرف إضافته إلى عناوين رمز جديد',
    'Le jeton de ce programme n’est pas accepté depuis l’adresse {address}\u00a0: demandez à un administrateur un jeton qui l’admette',
    'This program’s token is not accepted from the address {address}: ask an administrator for a token that allows it',
  ),
  TOKEN_OFFICE_ACCOUNT: define(
    403,
    'لا تُنشئ البرامج حسابات موظفي المكتب ولا تغيّرها، ليقم مشرف بذلك من لوحة التحكم',
    'Un programme ne crée ni ne modifie les comptes des personnes du cabinet\u00a0: un administrateur le fait depuis le tableau de bord',
    'Programs neither create nor change accounts of people of the office: an administrator does that in the dashboard',
  ),
  TOO_MANY_TOKENS: define(
    409,
    'لهذا الحساب {max} رمزاً سارياً، ألغِ ما لم يعد يلزم منها ثم أنشئ الجديد',
    'Ce compte a déjà {max} jetons valides\u00a0: révoquez ceux qui ne servent plus, puis créez le nouveau',
    'This account has {max} valid tokens: revoke those that are no longer needed, then create the new one',
  ),
} as const;
