import { define } from './error-messages.js';

/** The errors of programs that call with a token. */
export const TOKEN_ERRORS = {
  TOKEN_SCOPE_MISSING: define(
    403,
    'لا يشمل رمز البرنامج هذا الإذن المطلوب ({scope})، اطلب من المشرف رمزاً يشمله',
    'Le jeton de ce programme ne comporte pas le droit nécessaire ({scope})\u00a0: demandez à un administrateur un jeton qui le comporte',
    'This program’s token does not include what the call needs ({scope}): ask an administrator for a token that does',
  ),
  SESSION_NEEDED: define(
    403,
    'هذا غير متاح للبرامج لأنه يخص حساب شخص أو حقوق الوصول، سجّل الدخول بحساب شخص',
    'Les programmes n’ont pas accès à ceci, qui concerne le compte d’une personne ou les droits d’accès\u00a0: connectez-vous avec le compte d’une personne',
    'Programs have no access to this, which is about a person’s own account or about who has access: sign in as a person',
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
  ASSISTANTS_OFF: define(
    404,
    'أدوات المساعد الذكي غير مفعّلة، يفعّلها المشرف في الإعدادات («أدوات المساعد الذكي»)',
    'Les outils des assistants IA sont désactivés\u00a0: un administrateur les active dans les paramètres («\u00a0Outils des assistants IA\u00a0»)',
    'The tools for AI assistants are switched off: an administrator switches them on in the settings (“Tools for AI assistants”)',
  ),
  PROGRAM_TOKEN_NEEDED: define(
    403,
    'لا يُقبل هنا إلا رمز برنامج، ينشئه المشرف في صفحة «البرامج»',
    'Seul le jeton d’un programme est accepté ici\u00a0: un administrateur en crée un à la page «\u00a0Programmes\u00a0»',
    'Only the token of a program is accepted here: an administrator makes one on the page “Programs”',
  ),
  ORIGIN_REFUSED: define(
    403,
    'يأتي هذا الطلب من صفحة موقع آخر، أرسله من برنامج أو من موقع مسموح به',
    'Cet appel vient de la page d’un autre site\u00a0: envoyez-le d’un programme ou d’un site autorisé',
    'This call comes from a page of another site: send it from a program or from a site that is allowed',
  ),
} as const;
