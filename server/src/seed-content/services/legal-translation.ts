import type { SeededService } from './service-seed.types.js';

export const legalTranslation: SeededService = {
  id: 6,
  slug: 'legal-translation',
  title: {
    ar: 'الترجمة القانونية',
    fr: 'Traduction juridique',
    en: 'Legal translation',
  },
  description: {
    ar: 'ترجمة العقود والأحكام والوثائق الإدارية بين العربية والفرنسية والإنجليزية، بمصطلحات التشريع الجزائري ومع مراجعة قانونية قبل التسليم.',
    fr: 'Contrats, décisions de justice et documents administratifs traduits entre l’arabe, le français et l’anglais, puis relus par un juriste avant la remise.',
    en: 'Contracts, court decisions and official papers translated between Arabic, French and English, then checked by a lawyer-linguist before delivery.',
  },
  details: {
    ar:
      'كلمة واحدة غير دقيقة في عقد أو عريضة قد تغيّر التزاماً بأكمله. لذلك نبدأ بالسؤال عن الغرض من الوثيقة: هل ستُقدَّم إلى محكمة، أم إلى موثق، أم إلى إدارة أجنبية، أم هي للاطلاع فقط؟ ثم نعتمد المصطلحات المستعملة في النصوص الجزائرية كما نُشرت في الجريدة الرسمية بالعربية والفرنسية.\n\n' +
      'أخبرنا بالجهة التي ستُقدَّم إليها الوثيقة. فإذا كانت تطلب ترجمة رسمية، حضّرنا النص وتابعنا إعداده لدى مترجم - ترجمان رسمي يوقّعه ويضع عليه ختمه، ونعلمك بذلك قبل بدء العمل.\n\n' +
      'تستلم نصاً كاملاً يحافظ على ترقيم الأصل وبنوده وجداوله، مع ملاحظات المترجم حول العبارات التي لا مقابل دقيقاً لها، ومسرداً للمصطلحات في الملفات الكبيرة. وتبقى وثائقك سرية في جميع مراحل العمل.',
    fr:
      'Un seul mot approximatif dans un contrat ou une requête peut modifier toute une obligation. Nous commençons donc par l’usage du document : est-il destiné à un tribunal, à un notaire, à une administration étrangère, ou seulement à votre information ? La terminologie retenue est celle des textes algériens, tels que publiés au Journal officiel en arabe et en français.\n\n' +
      'Dites-nous à qui le document sera remis. Lorsque ce destinataire demande une traduction officielle, nous préparons le texte et le faisons établir par un traducteur-interprète officiel, qui le signe et y appose son cachet ; vous en êtes averti avant le début du travail.\n\n' +
      'Vous recevez un texte complet, fidèle à la numérotation, aux clauses et aux tableaux de l’original, avec les notes du traducteur sur les termes sans équivalent exact et, pour les dossiers volumineux, un glossaire. Vos documents restent confidentiels à chaque étape.',
    en:
      'One loose word in a contract or a court filing can change an entire obligation. So we first ask what the document is for: a court, a notary, a foreign authority, or simply your own reading? We then work with the terms Algerian legislation itself uses, as published in Arabic and French in the Official Gazette.\n\n' +
      'Tell us who will receive the document. If they ask for an official translation, we prepare the text and have it issued by an official translator-interpreter, who signs and stamps it. You are told so before any work begins.\n\n' +
      'You receive a complete text that keeps the numbering, clauses and tables of the original, translator’s notes on terms with no exact equivalent and, for larger files, a glossary. Your documents stay confidential throughout.',
  },
  availability: {
    ar: 'من الأحد إلى الخميس، عن بعد أو بالمكتب. يُحدَّد أجل التسليم كتابةً بعد الاطلاع على الوثيقة، ويمكن طلب معالجة مستعجلة.',
    fr: 'Du dimanche au jeudi, à distance ou au cabinet. Le délai est fixé par écrit après lecture du document ; traitement urgent sur demande.',
    en: 'Sunday to Thursday, remotely or at our office. Delivery date agreed in writing once we have read the document; urgent handling on request.',
  },
  tags: {
    ar: ['ترجمة قانونية', 'ترجمة رسمية', 'عقود', 'أحكام قضائية', 'وثائق إدارية'],
    fr: [
      'Traduction juridique',
      'Traduction officielle',
      'Contrats',
      'Décisions de justice',
      'Documents administratifs',
    ],
    en: [
      'Legal translation',
      'Official translation',
      'Contracts',
      'Court decisions',
      'Official papers',
    ],
  },
  sections: [
    {
      kind: 'what_we_translate',
      items: {
        ar: [
          'العقود والاتفاقيات',
          'الأحكام والقرارات القضائية',
          'القوانين الأساسية للشركات',
          'العقود التوثيقية والوكالات',
          'وثائق الحالة المدنية',
          'الشهادات والوثائق الإدارية',
          'النصوص التشريعية والتنظيمية',
        ],
        fr: [
          'Contrats et conventions',
          'Jugements et arrêts',
          'Statuts de sociétés',
          'Actes notariés et procurations',
          'Actes d’état civil',
          'Diplômes et documents administratifs',
          'Textes législatifs et réglementaires',
        ],
        en: [
          'Contracts and agreements',
          'Judgments and rulings',
          'Articles of association',
          'Notarial deeds and powers of attorney',
          'Civil-status records',
          'Diplomas and administrative papers',
          'Laws and regulations',
        ],
      },
    },
    {
      kind: 'process',
      items: {
        ar: [
          'ترسل الوثيقة وتذكر الجهة الموجهة إليها والأجل المطلوب.',
          'نقرأ الوثيقة ونؤكد لك كتابةً اللغة والأجل وما إذا كانت الترجمة الرسمية لازمة.',
          'يترجم النصَّ مترجم مختص في مجاله: مدني أو تجاري أو جزائي أو إداري.',
          'يقابل رجل قانون الترجمة بالأصل بنداً بنداً، ولا سيما الأسماء والتواريخ والمبالغ والإحالات.',
          'تستلم الترجمة وتطلب ما تراه من توضيحات قبل اعتماد النسخة النهائية.',
        ],
        fr: [
          'Vous envoyez le document en indiquant son destinataire et le délai souhaité.',
          'Nous le lisons et confirmons par écrit la langue, le délai et la nécessité ou non d’une traduction officielle.',
          'Un traducteur familier de la matière traduit le texte : civil, commercial, pénal ou administratif.',
          'Un juriste compare la traduction à l’original, clause par clause : noms, dates, montants et renvois en particulier.',
          'Vous recevez la traduction et demandez les éclaircissements utiles avant la version définitive.',
        ],
        en: [
          'You send the document and tell us who will receive it and by when.',
          'We read it and confirm in writing the language, the delivery date and whether an official translation is needed.',
          'A translator who knows the field does the work: civil, commercial, criminal or administrative.',
          'A lawyer compares the translation with the original clause by clause, above all names, dates, amounts and cross-references.',
          'You receive the translation and can ask for clarification before the final version is issued.',
        ],
      },
    },
    {
      kind: 'features',
      items: {
        ar: [
          'مصطلحات موحدة في جميع وثائق الملف الواحد.',
          'إبقاء تسمية الهيئات الجزائرية كما ترد في النصوص الرسمية.',
          'التنبيه إلى أي غموض أو خطأ مادي في النص الأصلي بدل إخفائه.',
          'سرية الوثائق، ولا يطّلع عليها إلا من يعمل على ملفك.',
        ],
        fr: [
          'Une terminologie unique pour toutes les pièces d’un même dossier.',
          'Les institutions algériennes désignées comme dans les textes officiels.',
          'Les ambiguïtés et erreurs matérielles de l’original signalées, jamais masquées.',
          'Des documents confidentiels, accessibles aux seules personnes qui traitent votre dossier.',
        ],
        en: [
          'One consistent terminology across every document in a file.',
          'Algerian institutions named as they are in official texts.',
          'Ambiguities and clerical errors in the original pointed out, never smoothed over.',
          'Confidential handling: only those working on your file see it.',
        ],
      },
    },
    {
      kind: 'formats',
      items: {
        ar: [
          'الاستلام: ملفات PDF وWord أو صور واضحة للوثيقة كاملة.',
          'التسليم: ملف Word قابل للتعديل مع نسخة PDF للطباعة.',
          'عند الطلب: عرض النصين متقابلين في عمودين.',
          'الترجمة الرسمية: نسخة ورقية موقعة ومختومة تُسلَّم بالمكتب أو تُرسل إليك.',
        ],
        fr: [
          'À l’envoi : fichiers PDF, Word ou photographies lisibles du document entier.',
          'À la remise : un fichier Word modifiable et une version PDF à imprimer.',
          'Sur demande : présentation bilingue en deux colonnes.',
          'Traduction officielle : exemplaire papier signé et cacheté, retiré au cabinet ou expédié.',
        ],
        en: [
          'You send: PDF or Word files, or clear photographs of the whole document.',
          'You receive: an editable Word file and a print-ready PDF.',
          'On request: both languages side by side in two columns.',
          'Official translation: a signed and stamped paper copy, collected at the office or sent to you.',
        ],
      },
    },
    {
      kind: 'target_audience',
      items: {
        ar: [
          'المتقاضون الذين تتضمن ملفاتهم وثائق محررة بلغة أجنبية',
          'الشركات المتعاملة مع شركاء أجانب',
          'مكاتب المحاماة والتوثيق والمحضرين القضائيين',
          'الجالية الجزائرية بالخارج والطلبة والباحثون',
        ],
        fr: [
          'Les justiciables dont le dossier contient des pièces en langue étrangère',
          'Les entreprises en relation avec des partenaires étrangers',
          'Les études d’avocats, de notaires et d’huissiers de justice',
          'Les Algériens établis à l’étranger, les étudiants et les chercheurs',
        ],
        en: [
          'People in court proceedings whose file includes foreign-language documents',
          'Companies dealing with foreign partners',
          'Offices of lawyers, notaries and bailiffs',
          'Algerians living abroad, students and researchers',
        ],
      },
    },
  ],
};
