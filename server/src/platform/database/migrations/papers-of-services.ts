import type { Trilingual } from '../../../contract/locales.js';

/** The papers that the seed gave each built-in service, with its id and its slug. */
type PapersOfService = [id: number, slug: string, papers: Trilingual<string[]>];

export const PAPERS_OF_SERVICES: readonly PapersOfService[] = [
  [
    6,
    'legal-translation',
    {
      ar: [
        'الوثيقة المراد ترجمتها، كاملة وواضحة من الوجهين',
        'بطاقة التعريف أو جواز السفر، لكتابة الأسماء كما هي فيه',
        'طلب الجهة التي ستُقدَّم إليها الترجمة، إن وُجد',
      ],
      fr: [
        'Document à traduire, complet et lisible, recto et verso',
        'Pièce d’identité ou passeport, pour l’orthographe des noms',
        'Demande de l’organisme auquel la traduction est destinée, s’il y en a une',
      ],
      en: [
        'The document to translate, complete and legible, both sides',
        'Identity card or passport, for the spelling of names',
        'What the body that will receive the translation asked for, if it did',
      ],
    },
  ],
  [
    7,
    'legal-documents',
    {
      ar: [
        'بطاقة التعريف لكل طرف، أو مستخرج السجل التجاري للشركة',
        'الوثائق المتعلقة بموضوع العقد (ملكية، إيجار، اتفاق سابق)',
        'ما اتفق عليه الطرفان كتابةً، ولو في رسائل',
        'العقد أو النموذج الحالي، إن وُجد',
      ],
      fr: [
        'Pièce d’identité de chaque partie, ou extrait du registre du commerce de la société',
        'Documents sur l’objet de l’acte (titre, bail, accord antérieur)',
        'Ce dont les parties sont convenues par écrit, même par messages',
        'Acte ou modèle actuel, s’il y en a un',
      ],
      en: [
        'Identity card of each party, or the company’s extract from the trade register',
        'Papers on what the document is about (title, lease, earlier agreement)',
        'What the parties agreed in writing, even in messages',
        'The present document or draft, if there is one',
      ],
    },
  ],
  [
    8,
    'arbitration-mediation',
    {
      ar: [
        'العقد موضوع النزاع وملاحقه',
        'المراسلات مع الطرف الآخر',
        'الفواتير والوصولات والمحاضر المتعلقة بالنزاع',
        'كل ورقة وصلت من محضر قضائي أو محكمة، مع تاريخ استلامها',
        'بطاقة التعريف، أو مستخرج السجل التجاري',
      ],
      fr: [
        'Contrat en cause et avenants',
        'Échanges avec l’autre partie',
        'Factures, reçus et procès-verbaux liés au différend',
        'Tout acte reçu d’un huissier ou d’un tribunal, avec sa date de réception',
        'Pièce d’identité, ou extrait du registre du commerce',
      ],
      en: [
        'The contract in dispute and its amendments',
        'Correspondence with the other party',
        'Invoices, receipts and minutes on the dispute',
        'Every paper from a bailiff or a court, with the day you received it',
        'Identity card, or extract from the trade register',
      ],
    },
  ],
  [
    9,
    'legal-content',
    {
      ar: [
        'النصوص أو الصفحات الحالية',
        'وثيقة تعرّف بنشاطكم وجمهوركم',
        'الشعار وقواعد الكتابة المعتمدة لديكم، إن وُجدت',
      ],
      fr: [
        'Textes ou pages existants',
        'Document qui présente votre activité et votre public',
        'Logo et règles de rédaction, s’il y en a',
      ],
      en: [
        'The present texts or pages',
        'A document that presents your activity and your readers',
        'Logo and rules of style, if there are any',
      ],
    },
  ],
  [
    10,
    'legal-audit',
    {
      ar: [
        'القانون الأساسي وآخر تعديلاته',
        'مستخرج السجل التجاري',
        'العقود الرئيسية الجارية',
        'محاضر الجمعيات لآخر ثلاث سنوات',
        'نماذج عقود العمل والنظام الداخلي',
      ],
      fr: [
        'Statuts et dernières modifications',
        'Extrait du registre du commerce',
        'Principaux contrats en cours',
        'Procès-verbaux d’assemblées des trois dernières années',
        'Modèles de contrats de travail et règlement intérieur',
      ],
      en: [
        'Articles of association with the latest changes',
        'Extract from the trade register',
        'Main contracts in force',
        'Minutes of the meetings of the last three years',
        'Model employment contracts and internal rules',
      ],
    },
  ],
  [
    11,
    'legal-consultation',
    {
      ar: [
        'بطاقة التعريف',
        'الوثيقة أو الورقة التي يدور حولها سؤالك',
        'كل ورقة وصلت من محضر قضائي أو إدارة أو محكمة، مع تاريخ استلامها',
        'المراسلات المتعلقة بالموضوع',
      ],
      fr: [
        'Pièce d’identité',
        'Document ou acte sur lequel porte votre question',
        'Tout acte reçu d’un huissier, d’une administration ou d’un tribunal, avec sa date de réception',
        'Échanges sur le sujet',
      ],
      en: [
        'Identity card',
        'The document or paper that your question is about',
        'Every paper from a bailiff, an authority or a court, with the day you received it',
        'Correspondence on the matter',
      ],
    },
  ],
  [
    12,
    'nursery-legal-package',
    {
      ar: [
        'قائمة المشاركين ووظائفهم',
        'المواضيع أو الحالات التي تريدون تناولها',
        'الوثائق الداخلية التي يعمل بها الفريق، إن وُجدت',
      ],
      fr: [
        'Liste des participants et leurs fonctions',
        'Sujets ou cas que vous souhaitez aborder',
        'Documents internes que l’équipe utilise, s’il y en a',
      ],
      en: [
        'List of participants and their functions',
        'Subjects or cases that you want to cover',
        'Internal documents that the team works with, if there are any',
      ],
    },
  ],
  [
    13,
    'legal-training',
    {
      ar: [
        'بطاقة الطالب أو شهادة التسجيل',
        'موضوع البحث أو المذكرة وخطتها الحالية',
        'ملاحظات الأستاذ المشرف، إن وُجدت',
      ],
      fr: [
        'Carte d’étudiant ou certificat de scolarité',
        'Sujet du travail ou du mémoire et plan actuel',
        'Remarques de l’encadreur, s’il y en a',
      ],
      en: [
        'Student card or certificate of enrolment',
        'Subject of the paper or thesis and its present outline',
        'Remarks of the supervisor, if there are any',
      ],
    },
  ],
  [
    14,
    'comprehensive-business-support',
    {
      ar: [
        'بطاقة التعريف لكل شريك',
        'مستخرج السجل التجاري والقانون الأساسي، لشركة قائمة',
        'عقد إيجار المقر أو سند ملكيته',
        'وصف النشاط أو رمزه',
        'وثيقة الرقم الجبائي، لشركة قائمة',
      ],
      fr: [
        'Pièce d’identité de chaque associé',
        'Extrait du registre du commerce et statuts, pour une société existante',
        'Bail du siège ou titre de propriété',
        'Description de l’activité ou son code',
        'Document portant le numéro fiscal, pour une société existante',
      ],
      en: [
        'Identity card of each partner',
        'Extract from the trade register and articles, of an existing company',
        'Lease of the registered office, or title to it',
        'Description of the activity, or its code',
        'Document with the tax number, of an existing company',
      ],
    },
  ],
  [
    15,
    'elite-legal-package-students',
    {
      ar: [
        'بطاقة تعريف صاحب المشروع وشهاداته',
        'عقد إيجار المحل أو سند ملكيته',
        'مخطط المحل أو صور له',
        'الرخص والمراسلات الإدارية الموجودة',
        'نماذج العقود الحالية مع الأولياء والعمال، إن وُجدت',
      ],
      fr: [
        'Pièce d’identité et diplômes du porteur de projet',
        'Bail du local ou titre de propriété',
        'Plan ou photos du local',
        'Autorisations et courriers administratifs existants',
        'Contrats actuels avec les parents et le personnel, s’il y en a',
      ],
      en: [
        'Identity card and diplomas of the project owner',
        'Lease of the premises, or title to them',
        'Plan or pictures of the premises',
        'Present permits and letters of the authorities',
        'Present contracts with parents and staff, if there are any',
      ],
    },
  ],
  [
    16,
    'academic-leadership-support',
    {
      ar: [
        'مشروع القرار أو المحضر المطلوب مراجعته',
        'الملف الإداري المتعلق به',
        'النظام الداخلي للمؤسسة',
        'التظلم أو المراسلة الواردة، مع تاريخ استلامها',
      ],
      fr: [
        'Projet de décision ou de procès-verbal à relire',
        'Dossier administratif correspondant',
        'Règlement intérieur de l’établissement',
        'Recours ou courrier reçu, avec sa date de réception',
      ],
      en: [
        'The draft decision or minutes to review',
        'The file that belongs to it',
        'Internal rules of the institution',
        'The appeal or letter received, with the day you received it',
      ],
    },
  ],
];
