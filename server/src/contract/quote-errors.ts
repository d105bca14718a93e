import { define } from './error-messages.js';

/** The errors around quotes and payments. */
export const QUOTE_ERRORS = {
  QUOTE_NOT_DRAFT: define(
    409,
    'أُرسل عرض الأتعاب هذا من قبل ولم يعد مسودة، لتغييره أرسل نسخة جديدة منه',
    'Ce devis a déjà été envoyé et n’est plus un brouillon\u00a0: pour le modifier, envoyez-en une nouvelle version',
    'This quote has been sent and is no longer a draft: to change it, send a new version',
  ),
  QUOTE_CLOSED: define(
    409,
    'عرض الأتعاب هذا مقبول أو مسحوب، فلا يُغيَّر بعد ذلك. اكتب عرضاً جديداً',
    'Ce devis est accepté ou retiré et ne change plus. Rédigez-en un nouveau',
    'This quote is accepted or withdrawn and changes no more. Write a new one',
  ),
  QUOTE_EXPIRED: define(
    409,
    'انتهت مدة صلاحية عرض الأتعاب هذا، راسلنا لنرسل إليك عرضاً جديداً',
    'Ce devis n’est plus valable. Écrivez-nous pour en recevoir un nouveau',
    'This quote is no longer valid. Write to us and we will send you a new one',
  ),
  QUOTE_WITHDRAWN: define(
    409,
    'سحب المكتب عرض الأتعاب هذا، راسلنا إن كان لديك سؤال',
    'Le cabinet a retiré ce devis. Écrivez-nous si vous avez une question',
    'The office has withdrawn this quote. Write to us if you have a question',
  ),
  QUOTE_CHANGED: define(
    409,
    'أرسل المكتب نسخة أحدث من عرض الأتعاب هذا، اقرأها قبل أن تقرر',
    'Le cabinet a envoyé une version plus récente de ce devis\u00a0: lisez-la avant de décider',
    'The office has sent a newer version of this quote: read it before you decide',
  ),
  QUOTE_DECIDED: define(
    409,
    'سبق أن اتُّخذ قرار في عرض الأتعاب هذا',
    'Une décision a déjà été prise sur ce devis',
    'This quote has already been decided',
  ),
  QUOTE_NOT_ACCEPTED: define(
    409,
    'لا تُسجَّل الدفعات إلا على عرض أتعاب مقبول',
    'Seul un devis accepté reçoit des paiements',
    'Payments are recorded for an accepted quote only',
  ),
  PAYMENT_TOO_HIGH: define(
    409,
    'المبلغ أكبر من الباقي، وهو {open} دج',
    'Le montant dépasse ce qui reste à payer ({open}\u00a0DA)',
    'The amount is more than what is still open ({open}\u00a0DA)',
  ),
  PAYMENT_CANCELLED: define(
    409,
    'أُلغيت هذه الدفعة من قبل',
    'Ce paiement a déjà été annulé',
    'This payment has already been cancelled',
  ),
} as const;

/** What somebody who calls the API does about each of them. */
export const QUOTE_ADVICE: Record<keyof typeof QUOTE_ERRORS, string> = {
  QUOTE_NOT_DRAFT: 'Send a new version by `reviseQuote` instead of changing or deleting the draft.',
  QUOTE_CLOSED: 'Write another quote: an accepted or withdrawn one changes no more.',
  QUOTE_EXPIRED: 'Let the office send a new version: the last day of this one is over.',
  QUOTE_WITHDRAWN: 'Nothing can be decided: the office took the quote back.',
  QUOTE_CHANGED: 'Read the newest revision, and decide about that.',
  QUOTE_DECIDED: 'Read the quote again: it was accepted or refused.',
  QUOTE_NOT_ACCEPTED: 'Record a payment once the quote is accepted.',
  PAYMENT_TOO_HIGH: 'Record at most what is still open of the quote.',
  PAYMENT_CANCELLED: 'Nothing to do: the payment was cancelled before.',
};
