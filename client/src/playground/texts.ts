import type { Locale } from '@contract/locales';

/** The words of the Playground. They stand here, so that the site does not load them. */
const TEXTS = {
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    code: 'رمز التطبيق، أو رمز استرداد',
    signIn: 'تسجيل الدخول',
    signedInAs: 'دخلت باسم',
    signOut: 'تسجيل الخروج',
    unreachable: 'تعذّر الوصول إلى الخادم',
    file: 'اختيار ملف للرفع',
    fileUse: 'ضع "@file" مكانه في المتغيرات',
    intro: [
      'ميزان: كل ما يستطيعه الموقع، عبر GraphQL.',
      'القراءة العامة لا تحتاج إلى حساب. لغير ذلك سجّل الدخول في الأعلى،',
      'أو ضع رمزاً في Headers:',
    ],
    language: 'تأتي الأخطاء بلغة حسابك أو متصفحك، أو بلغة language في العنوان.',
    me: 'يحتاج إلى تسجيل الدخول.',
    message: 'يرسل رسالة إلى المكتب.',
    jobs: 'الوظائف التي يمكن التقدم إليها، مع معرّفاتها.',
    upload: 'اختر ملف PDF في الأعلى، وضع معرّف وظيفة في المتغيرات.',
    live: 'عبر WebSocket: يحتاج إلى تسجيل الدخول، ويخبر بكل تغيير في طلباتك.',
  },
  fr: {
    email: 'E‑mail',
    password: 'Mot de passe',
    code: 'Code de l’application, ou code de secours',
    signIn: 'Se connecter',
    signedInAs: 'Connecté en tant que',
    signOut: 'Se déconnecter',
    unreachable: 'Le serveur est injoignable',
    file: 'Choisir un fichier à envoyer',
    fileUse: '"@file" prend sa place dans les variables',
    intro: [
      'Mizan\u00a0: tout ce que fait le site, par GraphQL.',
      'Les lectures publiques ne demandent aucun compte. Pour le reste,',
      'connectez-vous ci-dessus, ou placez un jeton dans Headers\u00a0:',
    ],
    language: 'Les erreurs sont dans la langue du compte, du navigateur, ou de ?language=.',
    me: 'Demande une connexion.',
    message: 'Envoie un message au cabinet.',
    jobs: 'Les postes auxquels on peut postuler, avec leurs identifiants.',
    upload: 'Choisissez un PDF ci-dessus, et placez l’identifiant d’un poste dans les variables.',
    live: 'Par WebSocket\u00a0: demande une connexion, et signale chaque changement de vos demandes.',
  },
  en: {
    email: 'E‑mail',
    password: 'Password',
    code: 'Code from the app, or recovery code',
    signIn: 'Sign in',
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
    unreachable: 'The server cannot be reached',
    file: 'Choose a file to upload',
    fileUse: '"@file" stands for it in the variables',
    intro: [
      'Mizan: everything the site can do, over GraphQL.',
      'Public reads need no account. For the rest sign in above,',
      'or put a token into Headers:',
    ],
    language: 'Errors come in the language of the account, the browser, or ?language=.',
    me: 'Needs a signed-in person.',
    message: 'Sends a message to the office.',
    jobs: 'The jobs that can be applied for, with their ids.',
    upload: 'Choose a PDF above, and put the id of a job into the variables.',
    live: 'Over a WebSocket: needs a signed-in person, and tells of every change of your requests.',
  },
};

export type PlaygroundTexts = (typeof TEXTS)['en'];

/** The language that the address asks for, else the first of the browser's that we speak, else Arabic. */
export function playgroundLocale(search: string, spoken: readonly string[]): Locale {
  const asked = new URLSearchParams(search).get('language') ?? '';
  const wanted = [asked, ...spoken].map((tag) => tag.slice(0, 2).toLowerCase());
  return (wanted.find((tag) => tag in TEXTS) as Locale | undefined) ?? 'ar';
}

export const playgroundTexts = (locale: Locale): PlaygroundTexts => TEXTS[locale];
