import type { Trilingual } from './locales.js';

/** The letter that the product has until the office writes its own: steps and papers, and nothing on the law (A84). */
export const ENGAGEMENT_LETTER: Trilingual<string> = {
  ar: `تحية طيبة {name}،

كلّفتم مكتبنا بما يلي: {subject} (الملف رقم {reference}).

ما نقوم به: …………………………………………………………
ما لا يشمله التكليف: …………………………………………………………
الأتعاب وطريقة الدفع: …………………………………………………………
الوثائق التي سُلّمت إلينا: …………………………………………………………

نخبركم بكل خطوة في الملف، ونجيب عن أسئلتكم من صفحة الطلب في حسابكم. لا نعد بنتيجة، ونعد بالعناية والوضوح. أخبرونا فوراً بكل ورقة تصلكم، وبكل تغيير في عنوانكم أو رقم هاتفكم.

حُررت هذه الرسالة في نسختين، تحتفظون بإحداهما.

{sender}
{firm}`,
  fr: `Bonjour {name},

Vous nous avez confié ce qui suit\u00a0: {subject} (dossier {reference}).

Ce que nous faisons\u00a0: …………………………………………………………
Ce qui n’est pas compris\u00a0: …………………………………………………………
Honoraires et mode de paiement\u00a0: …………………………………………………………
Pièces qui nous ont été remises\u00a0: …………………………………………………………

Nous vous informons de chaque étape et répondons à vos questions depuis la page de la demande, dans votre compte. Nous ne promettons pas un résultat\u00a0; nous promettons du soin et de la clarté. Prévenez-nous sans attendre de tout papier que vous recevez et de tout changement d’adresse ou de téléphone.

Établi en deux exemplaires, dont un pour vous.

{sender}
{firm}`,
  en: `Dear {name},

You have entrusted us with the following: {subject} (file {reference}).

What we do: …………………………………………………………
What is not included: …………………………………………………………
Fees and how they are paid: …………………………………………………………
Papers that were handed to us: …………………………………………………………

We tell you of each step, and answer your questions on the page of the request in your account. We do not promise an outcome; we promise care and plain words. Tell us at once of every paper that reaches you, and of every change of your address or phone number.

Made in two copies, one of which is yours.

{sender}
{firm}`,
};
