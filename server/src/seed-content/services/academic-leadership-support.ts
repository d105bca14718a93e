import type { SeededService } from './service-seed.types.js';

export const academicLeadershipSupport: SeededService = {
  id: 16,
  slug: 'academic-leadership-support',
  title: {
    ar: 'دعم القيادات الأكاديمية',
    fr: 'Appui juridique aux responsables académiques',
    en: 'Academic leadership support',
  },
  description: {
    ar: 'سند قانوني لمسؤولي الجامعات والمدارس ومراكز التكوين: القرارات الإدارية والتأديب والأنظمة الداخلية والاتفاقيات والصفقات.',
    fr: 'Un appui juridique aux dirigeants d’établissements : décisions administratives, discipline, règlements intérieurs, conventions et marchés.',
    en: 'Legal backing for those who run universities, schools and training centres: decisions, discipline, internal rules, agreements and procurement.',
  },
  details: {
    ar:
      'يتخذ مسؤول المؤسسة الأكاديمية كل أسبوع قرارات لها أثر قانوني: إحالة على المجلس التأديبي، أو رد على تظلم، أو توقيع اتفاقية تعاون، أو إعداد دفتر شروط، أو نشر قوائم بأسماء الطلبة.\n\n' +
      'نضع إلى جانبه مستشاراً يراجع مشروع القرار قبل توقيعه: الاختصاص، والتسبيب، والتبليغ، وحقوق الدفاع، وآجال الطعن. ونعود في كل ملف إلى النصوص السارية يوم دراسته.\n\n' +
      'تستلم المؤسسة آراء مكتوبة قصيرة، ونماذج قرارات ومحاضر، وأدلة إجراءات يستعملها رؤساء الأقسام والمصالح، ولقاءات تكوينية للفريق الإداري. ويبقى القرار والتوقيع من صلاحية المسؤول وحده، وتبقى الملفات الفردية للطلبة والأساتذة والموظفين سرية.',
    fr:
      'Chaque semaine, le responsable d’un établissement prend des décisions qui ont un effet juridique : saisine du conseil de discipline, réponse à un recours, signature d’une convention, préparation d’un cahier des charges, affichage de listes d’étudiants.\n\n' +
      'Nous plaçons à ses côtés un conseiller qui relit le projet avant signature : compétence, motivation, notification, droits de la défense, délais de recours. Le travail s’appuie, pour chaque dossier, sur les textes en vigueur au jour de son examen.\n\n' +
      'L’établissement reçoit des avis écrits et brefs, des modèles de décisions et de procès-verbaux, des guides de procédure pour les chefs de département et de service, et des séances de formation. La décision et la signature restent au seul responsable ; les dossiers individuels des étudiants, enseignants et agents restent confidentiels.',
    en:
      'Every week the head of an academic institution takes decisions with legal effect: a referral to the disciplinary board, a reply to an appeal, a partnership agreement, tender specifications, the posting of student lists.\n\n' +
      'We provide an adviser who reads the draft before it is signed: authority, reasons, notification, rights of defence, time limits for appeal. For each file, the work rests on the rules in force on the day it is examined.\n\n' +
      'The institution receives short written opinions, model decisions and minutes, procedure guides for heads of department and service, and training sessions for the administrative team. Decision and signature remain with the person in charge, and individual files of students, teachers and staff remain confidential.',
  },
  availability: {
    ar: 'من الأحد إلى الخميس، عن بعد أو بمقر المؤسسة. مرافقة سنوية أو حسب الملف، مع معالجة سريعة للحالات المرتبطة بأجل.',
    fr: 'Du dimanche au jeudi, à distance ou dans l’établissement. Convention annuelle ou au dossier ; traitement rapide des cas soumis à délai.',
    en: 'Sunday to Thursday, remotely or on site. Yearly agreement or case by case; prompt handling where a time limit is running.',
  },
  tags: {
    ar: ['قيادات أكاديمية', 'تعليم عالٍ', 'قرارات إدارية', 'مجلس تأديبي', 'اتفاقيات تعاون'],
    fr: [
      'Responsables académiques',
      'Enseignement supérieur',
      'Décisions administratives',
      'Discipline',
      'Conventions',
    ],
    en: [
      'Academic leaders',
      'Higher education',
      'Administrative decisions',
      'Discipline',
      'Partnership agreements',
    ],
  },
  sections: [
    {
      kind: 'what_we_provide',
      items: {
        ar: [
          'مراجعة القرارات قبل توقيعها',
          'مرافقة الإجراءات التأديبية',
          'الرد على التظلمات والطعون',
          'تحرير الأنظمة الداخلية',
          'مراجعة اتفاقيات التعاون',
          'دفاتر الشروط والصفقات العمومية',
          'حماية معطيات الطلبة والمستخدمين',
        ],
        fr: [
          'Relecture des décisions avant signature',
          'Suivi des procédures disciplinaires',
          'Réponse aux recours et réclamations',
          'Rédaction des règlements intérieurs',
          'Examen des conventions de coopération',
          'Cahiers des charges et marchés publics',
          'Protection des données des étudiants et du personnel',
        ],
        en: [
          'Review of decisions before signature',
          'Support in disciplinary procedures',
          'Replies to appeals and complaints',
          'Drafting of internal rules',
          'Review of partnership agreements',
          'Tender specifications and procurement',
          'Protection of student and staff data',
        ],
      },
    },
    {
      kind: 'target_audience',
      items: {
        ar: [
          'مديرو الجامعات والمراكز الجامعية والمدارس العليا ونوابهم',
          'عمداء الكليات ومديرو المعاهد ورؤساء الأقسام',
          'الأمناء العامون ومسؤولو المستخدمين والوسائل',
          'مديرو المدارس الخاصة ومؤسسات التكوين',
          'مسؤولو مخابر البحث والمجلات العلمية',
        ],
        fr: [
          'Recteurs et directeurs d’universités, de centres universitaires et d’écoles supérieures, et leurs adjoints',
          'Doyens, directeurs d’instituts et chefs de département',
          'Secrétaires généraux, responsables du personnel et des moyens',
          'Directeurs d’écoles privées et d’établissements de formation',
          'Responsables de laboratoires et de revues scientifiques',
        ],
        en: [
          'Heads and deputy heads of universities, university centres and higher schools',
          'Deans, institute directors and heads of department',
          'Secretaries-general and officers in charge of staff and resources',
          'Directors of private schools and training institutions',
          'Heads of research laboratories and scientific journals',
        ],
      },
    },
    {
      kind: 'modes',
      items: {
        ar: [
          'رأي كتابي سريع حول مسألة أو مشروع قرار محدد.',
          'مرافقة سنوية باتفاقية، مع مستشار ثابت.',
          'حضور الاجتماعات بصفة استشارية عندما يسمح النظام بذلك.',
          'ورشات تكوينية للمصالح الإدارية والبيداغوجية.',
        ],
        fr: [
          'Un avis écrit rapide sur une question ou un projet de décision.',
          'Un suivi annuel par convention, avec un interlocuteur fixe.',
          'Une présence consultative aux réunions lorsque les textes le permettent.',
          'Des ateliers de formation pour les services administratifs et pédagogiques.',
        ],
        en: [
          'A prompt written opinion on a specific question or draft decision.',
          'Year-round support under an agreement, with a regular contact.',
          'Attendance at meetings in an advisory capacity, where the rules allow it.',
          'Training workshops for administrative and teaching services.',
        ],
      },
    },
    {
      kind: 'outputs',
      items: {
        ar: [
          'آراء قانونية مكتوبة قصيرة وقابلة للتطبيق',
          'نماذج قرارات واستدعاءات ومحاضر',
          'دليل الإجراءات التأديبية خطوة بخطوة',
          'نظام داخلي أو ميثاق محيّن',
          'جدول متابعة الطعون والآجال',
        ],
        fr: [
          'Des avis juridiques écrits, brefs et applicables',
          'Des modèles de décisions, de convocations et de procès-verbaux',
          'Un guide de la procédure disciplinaire, étape par étape',
          'Un règlement intérieur ou une charte à jour',
          'Un tableau de suivi des recours et des délais',
        ],
        en: [
          'Short written opinions that can be acted on',
          'Model decisions, summonses and minutes',
          'A step-by-step guide to disciplinary procedure',
          'An up-to-date set of internal rules or charter',
          'A tracking table for appeals and time limits',
        ],
      },
    },
    {
      kind: 'why_choose',
      items: {
        ar: [
          'فهم لخصوصية المرفق الجامعي: الهيئات واللجان والآجال البيداغوجية.',
          'الوقاية قبل النزاع: نراجع القرار قبل أن يُطعن فيه.',
          'لغة إدارية سليمة بالعربية، وبالفرنسية أو الإنجليزية للاتفاقيات الدولية.',
          'حياد وسرية في الملفات الفردية.',
        ],
        fr: [
          'La connaissance du service universitaire : organes, commissions, calendrier pédagogique.',
          'La prévention avant le litige : la décision est relue avant d’être contestée.',
          'Une langue administrative soignée en arabe, et en français ou en anglais pour les conventions internationales.',
          'La neutralité et la confidentialité dans les dossiers individuels.',
        ],
        en: [
          'Familiarity with how universities work: governing bodies, committees, the academic calendar.',
          'Prevention rather than litigation: decisions are reviewed before they are challenged.',
          'Sound administrative Arabic, with French or English for international agreements.',
          'Neutrality and confidentiality in individual files.',
        ],
      },
    },
  ],
};
