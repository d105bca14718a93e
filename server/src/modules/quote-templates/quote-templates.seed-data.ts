import type { Trilingual } from '../../contract/locales.js';

interface SeededQuoteTemplate {
  title: Trilingual<string>;
  lines: Trilingual<string[]>;
  included: Trilingual<string>;
  excluded: Trilingual<string>;
  note: Trilingual<string>;
}

/** What most quotes begin with. Prices are the office's own: there are none here. */
export const QUOTE_TEMPLATES: readonly SeededQuoteTemplate[] = [
  {
    title: { ar: 'استشارة مكتوبة', fr: 'Consultation écrite', en: 'Written advice' },
    lines: {
      ar: ['دراسة الوقائع والوثائق', 'إعداد استشارة مكتوبة'],
      fr: ['Étude des faits et des pièces', 'Rédaction d’une consultation écrite'],
      en: ['Study of the facts and papers', 'Written advice'],
    },
    included: {
      ar: 'قراءة الوثائق التي ترسلها، واستشارة مكتوبة، وجلسة واحدة لشرحها والإجابة عن أسئلتك.',
      fr: 'Lecture des pièces que vous envoyez, consultation écrite et un entretien pour vous l’expliquer et répondre à vos questions.',
      en: 'Reading of the papers that you send, written advice, and one meeting to explain it and answer your questions.',
    },
    excluded: {
      ar: 'الترجمة والنسخ والتنقل، وكل إجراء أمام إدارة أو جهة قضائية: يُعد له عرض آخر.',
      fr: 'Traductions, copies et déplacements\u00a0; toute démarche devant une administration ou une juridiction fait l’objet d’un autre devis.',
      en: 'Translations, copies and travel; any step before an authority or a court has a quote of its own.',
    },
    note: {
      ar: 'يبدأ العمل بعد قبول العرض واستلام الوثائق.',
      fr: 'Le travail commence après l’acceptation du devis et la réception des pièces.',
      en: 'Work begins once the quote is accepted and the papers are here.',
    },
  },
  {
    title: {
      ar: 'مراجعة عقد أو إعداده',
      fr: 'Relecture ou rédaction d’un contrat',
      en: 'Review or drafting of a contract',
    },
    lines: {
      ar: ['قراءة المشروع وتدوين الملاحظات', 'صياغة العقد أو تعديله'],
      fr: ['Lecture du projet et remarques écrites', 'Rédaction ou modification du contrat'],
      en: ['Reading of the draft, with written remarks', 'Drafting or changes of the contract'],
    },
    included: {
      ar: 'ملاحظات مكتوبة، ونسخة للتوقيع، ومراجعة واحدة بعد رد الطرف الآخر.',
      fr: 'Remarques écrites, version à signer et une reprise après la réponse de l’autre partie.',
      en: 'Written remarks, a version to sign, and one revision after the other side has answered.',
    },
    excluded: {
      ar: 'التفاوض مع الطرف الآخر، والترجمة، ومصاريف الموثق والتسجيل.',
      fr: 'Négociation avec l’autre partie, traductions, frais de notaire et d’enregistrement.',
      en: 'Negotiation with the other side, translations, and costs of a notary and of registration.',
    },
    note: {
      ar: 'ترسل المشروع إن وُجد، وأسماء الأطراف كما هي في وثائقهم.',
      fr: 'Merci d’envoyer le projet s’il existe, et les noms des parties tels qu’ils figurent sur leurs documents.',
      en: 'Please send the draft if there is one, and the names of the parties as they stand on their papers.',
    },
  },
  {
    title: {
      ar: 'متابعة ملف أمام جهة قضائية',
      fr: 'Suivi d’un dossier devant une juridiction',
      en: 'A case before a court',
    },
    lines: {
      ar: ['دراسة الملف وإعداد المذكرات', 'الحضور في الجلسات'],
      fr: ['Étude du dossier et rédaction des écritures', 'Présence aux audiences'],
      en: ['Study of the case and written submissions', 'Attendance at the hearings'],
    },
    included: {
      ar: 'تحضير الملف، والمذكرات، والحضور، وإخبارك بعد كل جلسة بما جرى فيها وبما يليها.',
      fr: 'Préparation du dossier, écritures, présence aux audiences et compte rendu après chacune\u00a0: ce qui s’y est passé et ce qui suit.',
      en: 'Preparation of the case, written submissions, attendance, and word after each hearing of what happened and what comes next.',
    },
    excluded: {
      ar: 'الرسوم، وأتعاب المحضر القضائي والخبير والمترجم، ومتابعة الملف أمام جهة أخرى: يُعد لها عرض آخر.',
      fr: 'Frais de justice, honoraires de l’huissier de justice, de l’expert et du traducteur\u00a0; la suite devant une autre juridiction fait l’objet d’un autre devis.',
      en: 'Court costs, fees of a bailiff, an expert or a translator; what follows before another court has a quote of its own.',
    },
    note: {
      ar: 'أخبرنا فور وصول أي تبليغ أو استدعاء إليك: قد تكون الآجال قصيرة.',
      fr: 'Prévenez-nous dès que vous recevez une notification ou une convocation\u00a0: les délais peuvent être courts.',
      en: 'Tell us at once when a notice or a summons reaches you: deadlines can be short.',
    },
  },
];
