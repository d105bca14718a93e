import type { Trilingual } from '../../contract/locales.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';

interface SeededTemplate {
  /** Left out: for every kind of request. */
  kind?: RequestKindName;
  title: Trilingual<string>;
  text: Trilingual<string>;
}

/** The templates that most offices need. */
export const REPLY_TEMPLATES: readonly SeededTemplate[] = [
  {
    title: {
      ar: 'استلام الوثائق',
      fr: 'Réception des documents',
      en: 'Documents received',
    },
    text: {
      ar: `تحية طيبة {name}،

استلمنا الوثائق المتعلقة بملفكم رقم {reference}، وسنباشر دراستها ونوافيكم بالنتيجة في أقرب الآجال.

مع خالص التقدير،
{sender}
{firm}`,
      fr: `Bonjour {name},

Nous avons bien reçu les documents relatifs à votre dossier {reference}. Nous les étudions et reviendrons vers vous dans les meilleurs délais.

Cordialement,
{sender}
{firm}`,
      en: `Dear {name},

We have received the documents for your file {reference}. We are studying them and will come back to you as soon as possible.

Kind regards,
{sender}
{firm}`,
    },
  },
  {
    title: { ar: 'طلب وثيقة ناقصة', fr: 'Pièce manquante', en: 'A document is missing' },
    text: {
      ar: `تحية طيبة {name}،

لاستكمال دراسة ملفكم رقم {reference} بخصوص «{subject}»، نرجو منكم موافاتنا بالوثائق الآتية:

{papers}

يمكنكم إرسالها من صفحة الطلب في حسابكم، ومراسلتنا منها لأي استفسار.

مع خالص التقدير،
{sender}
{firm}`,
      fr: `Bonjour {name},

Pour poursuivre l’étude de votre dossier {reference} («\u00a0{subject}\u00a0»), merci de nous faire parvenir les pièces suivantes\u00a0:

{papers}

Vous pouvez les envoyer depuis la page de votre demande, dans votre compte, et nous y écrire pour toute question.

Cordialement,
{sender}
{firm}`,
      en: `Dear {name},

To go on with your file {reference} (“{subject}”), we need the following documents from you:

{papers}

You can send them on the page of your request in your account, and write to us there if you have any question.

Kind regards,
{sender}
{firm}`,
    },
  },
  {
    title: { ar: 'اقتراح موعد', fr: 'Proposition de rendez-vous', en: 'Appointment proposal' },
    text: {
      ar: `تحية طيبة {name}،

نقترح عليكم موعداً بمكتبنا يوم ………… على الساعة ………… لدراسة ملفكم رقم {reference}. نرجو تأكيد حضوركم، أو اقتراح موعد آخر يناسبكم من الأحد إلى الخميس، مع إحضار بطاقة التعريف وأصول الوثائق.

مع خالص التقدير،
{sender}
{firm}`,
      fr: `Bonjour {name},

Nous vous proposons un rendez-vous à notre cabinet le ………… à ………… au sujet de votre dossier {reference}. Merci de confirmer votre venue ou de nous indiquer un autre jour, du dimanche au jeudi, et de vous munir de votre pièce d’identité et des originaux de vos documents.

Cordialement,
{sender}
{firm}`,
      en: `Dear {name},

We propose an appointment at our office on ………… at ………… about your file {reference}. Please confirm, or tell us another day from Sunday to Thursday, and bring your identity card and the originals of your documents.

Kind regards,
{sender}
{firm}`,
    },
  },
  {
    title: {
      ar: 'خارج مجال تدخلنا',
      fr: 'Hors de notre domaine',
      en: 'Out of our scope',
    },
    text: {
      ar: `تحية طيبة {name}،

بعد دراسة طلبكم رقم {reference}، تبيّن لنا أنه لا يندرج ضمن الخدمات التي يقدمها مكتبنا، ولذلك نعتذر عن التكفل به. ننصحكم بالتوجه إلى محامٍ أو موثق أو محضر قضائي مختص بحسب طبيعة الموضوع.

مع خالص التقدير،
{sender}
{firm}`,
      fr: `Bonjour {name},

Après étude de votre demande {reference}, il apparaît qu’elle n’entre pas dans les services de notre cabinet. Nous ne pouvons donc pas la prendre en charge. Nous vous conseillons de vous adresser, selon l’objet, à un avocat, un notaire ou un huissier de justice.

Cordialement,
{sender}
{firm}`,
      en: `Dear {name},

We have studied your request {reference}. It is outside of the services that our firm offers, so we cannot take it on. Depending on the matter, we advise you to turn to a lawyer, a notary or a bailiff.

Kind regards,
{sender}
{firm}`,
    },
  },
  {
    title: { ar: 'الطلب قيد المعالجة', fr: 'Dossier en cours', en: 'Your file is in progress' },
    kind: 'serviceRequest',
    text: {
      ar: `تحية طيبة {name}،

نعلمكم أن طلبكم رقم {reference} المتعلق بخدمة «{subject}» حالته الآن: {status}. سنراسلكم فور تسجيل أي جديد.

مع خالص التقدير،
{sender}
{firm}`,
      fr: `Bonjour {name},

Votre demande {reference} («\u00a0{subject}\u00a0») est actuellement dans l’état suivant\u00a0: {status}. Nous vous écrirons dès qu’il y aura du nouveau.

Cordialement,
{sender}
{firm}`,
      en: `Dear {name},

The status of your request {reference} (“{subject}”) is now: {status}. We will write to you as soon as there is news.

Kind regards,
{sender}
{firm}`,
    },
  },
  {
    title: {
      ar: 'دعوة إلى مقابلة توظيف',
      fr: 'Invitation à un entretien',
      en: 'Invitation to an interview',
    },
    kind: 'application',
    text: {
      ar: `تحية طيبة {name}،

اطّلعنا باهتمام على طلبكم رقم {reference} لوظيفة «{subject}»، ويسرنا أن ندعوكم إلى مقابلة بمكتبنا يوم ………… على الساعة …………. نرجو تأكيد حضوركم.

مع خالص التقدير،
{sender}
{firm}`,
      fr: `Bonjour {name},

Votre candidature {reference} au poste «\u00a0{subject}\u00a0» a retenu notre attention. Nous vous invitons à un entretien à notre cabinet le ………… à …………. Merci de nous confirmer votre venue.

Cordialement,
{sender}
{firm}`,
      en: `Dear {name},

We have read your application {reference} for the position “{subject}” with interest, and invite you to an interview at our office on ………… at …………. Please confirm that you will come.

Kind regards,
{sender}
{firm}`,
    },
  },
];
