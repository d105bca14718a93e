import type { SeededFaq } from './seeded-faq.js';

/** Audits and compliance. */
export const legalAuditing: readonly SeededFaq[] = [
  {
    order: 4,
    featured: true,
    question: {
      ar: 'ما الفرق بين التدقيق القانوني والتدقيق المحاسبي؟',
      fr: 'En quoi l’audit juridique diffère-t-il de l’audit comptable ?',
      en: 'How does a legal audit differ from a financial audit?',
    },
    answer: {
      ar: 'التدقيق المحاسبي يفحص الحسابات ومدى صدقها، وهو من اختصاص المهنيين المعتمدين مثل محافظ الحسابات. أما التدقيق القانوني فيفحص مطابقة المؤسسة للقانون ولعقودها: القانون الأساسي والمداولات، وعلاقات العمل، والعقود، والرخص، والمعطيات ذات الطابع الشخصي، والنزاعات. الأول يقول هل الأرقام صادقة، والثاني يقول أين الخطر القانوني وكيف يُعالج. وهما يتكاملان ولا يغني أحدهما عن الآخر.',
      fr: 'L’audit comptable examine les comptes et leur sincérité ; il revient aux professionnels habilités, tel le commissaire aux comptes. L’audit juridique vérifie la conformité de l’entreprise à la loi et à ses propres contrats : statuts et délibérations, relations de travail, contrats, autorisations, données personnelles, litiges. L’un dit si les chiffres sont sincères, l’autre où se trouve le risque juridique et comment y remédier. Ils se complètent sans se remplacer.',
      en: 'A financial audit examines the accounts and whether they are true; it belongs to authorised professionals such as the statutory auditor. A legal audit checks that the company complies with the law and with its own contracts: articles and resolutions, employment, contracts, permits, personal data, disputes. The first says whether the figures are true, the second where the legal risk lies and how to deal with it. They complement each other.',
    },
  },
  {
    order: 9,
    question: {
      ar: 'هل يعني القانون ‎18-07 مؤسستي؟',
      fr: 'La loi 18-07 concerne-t-elle mon entreprise ?',
      en: 'Does Law 18-07 concern my company?',
    },
    answer: {
      ar:
        'على الأرجح نعم. فالقانون ‎18-07 يعني كل من يعالج معطيات أشخاص طبيعيين: ملفات العمال، وقوائم الزبائن، وكاميرات المراقبة، ونماذج الاتصال في موقعك.\n\n' +
        'ومن أهم ما يفرضه: غاية محددة ومشروعة لكل معالجة، والاكتفاء بالمعطيات الضرورية، وموافقة الشخص المعني في الحالات التي تلزم فيها، وإعلامه بحقوقه وتمكينه من ممارستها، وتأمين المعطيات، والتصريح بالمعالجة أو طلب الترخيص لدى السلطة الوطنية لحماية المعطيات ذات الطابع الشخصي. كما يخضع نقل المعطيات إلى الخارج لشروط خاصة.\n\n' +
        'نبدأ عادةً بجرد المعالجات الموجودة فعلاً، ثم نرتب ما ينبغي تسويته حسب درجة الخطر. وقد عُدّل هذا القانون بعد صدوره، فاحرص على الرجوع إلى نصه الساري.',
      fr:
        'Très probablement. La loi 18-07 vise quiconque traite des données de personnes physiques : dossiers du personnel, fichiers clients, vidéosurveillance, formulaires de votre site.\n\n' +
        'Elle exige notamment une finalité déterminée et légitime pour chaque traitement, des données limitées au nécessaire, le consentement de la personne dans les cas où il est requis, son information et l’exercice effectif de ses droits, la sécurité des données, ainsi que la déclaration du traitement ou la demande d’autorisation auprès de l’Autorité nationale de protection des données à caractère personnel. Le transfert vers l’étranger obéit à des conditions particulières.\n\n' +
        'Nous commençons d’ordinaire par recenser les traitements existants, puis classons ce qui est à régulariser selon le risque. La loi ayant été modifiée depuis, référez-vous au texte en vigueur.',
      en:
        'Very probably. Law 18-07 applies to anyone who processes data about natural persons: staff files, customer lists, video surveillance, the forms on your website.\n\n' +
        'Among other things it requires a specific and legitimate purpose for each processing operation, no more data than necessary, the person’s consent where it is needed, information about their rights and a real way to exercise them, security of the data, and a declaration to, or an authorisation from, the National Authority for the Protection of Personal Data. Transfers abroad are subject to special conditions.\n\n' +
        'We usually start by listing the processing that actually takes place, then rank what must be put right by risk. The law has been amended since it was passed, so always refer to the text in force.',
    },
  },
  {
    order: 14,
    question: {
      ar: 'متى يكون النظام الداخلي إجبارياً؟',
      fr: 'Quand le règlement intérieur est-il obligatoire ?',
      en: 'When are internal work rules compulsory?',
    },
    answer: {
      ar: 'يلزم القانون ‎90-11 المتعلق بعلاقات العمل الهيئات المستخدمة التي تشغّل عشرين عاملاً فأكثر بإعداد نظام داخلي، يُعرض على ممثلي العمال لإبداء الرأي، ثم على مفتشية العمل للمصادقة على مطابقته، ويودع لدى كتابة ضبط المحكمة. ويحدد النظام الداخلي على الخصوص قواعد التنظيم التقني للعمل والوقاية الصحية والأمن والانضباط. ودون هذا العدد يمكن للمستخدم أن يضع نظاماً داخلياً، وكثيراً ما يفيده ذلك.',
      fr: 'La loi 90-11 relative aux relations de travail l’impose aux organismes employeurs occupant vingt travailleurs et plus. Il est soumis pour avis aux représentants des travailleurs, puis à l’inspection du travail, qui en approuve la conformité, et déposé au greffe du tribunal. Il fixe notamment les règles d’organisation technique du travail, d’hygiène, de sécurité et de discipline. En deçà de ce seuil, l’employeur peut en établir un, et il y a souvent intérêt.',
      en: 'Law 90-11 on employment relations requires them of employers with twenty or more workers. They are submitted to the workers’ representatives for their opinion, then to the labour inspectorate, which approves their conformity, and are filed with the registry of the court. They set in particular the rules on the technical organisation of work, hygiene, safety and discipline. Below that number an employer may adopt them, and often does well to.',
    },
  },
  {
    order: 19,
    question: {
      ar: 'ماذا يحدث إن كشف التدقيق مخالفات؟',
      fr: 'Que se passe-t-il si l’audit révèle des manquements ?',
      en: 'What happens if the audit finds breaches?',
    },
    answer: {
      ar: 'يبقى التقرير ملكاً لك وحدك، ولا نطلع عليه أحداً دون إذنك. لكل ملاحظة نذكر السند القانوني ودرجة الخطر والإجراء المقترح وأجله، ونرتبها حتى تعرف بأيها تبدأ. وأغلب النقائص يمكن تسويتها قبل أن تصبح نزاعاً أو عقوبة، ويمكننا مرافقتك في التنفيذ ثم التحقق بعد أشهر مما أُنجز.',
      fr: 'Le rapport n’appartient qu’à vous et nous ne le montrons à personne sans votre autorisation. Chaque constat indique son fondement, le niveau de risque, la mesure proposée et son échéance, dans un ordre qui vous dit par où commencer. La plupart des écarts se corrigent avant de devenir un litige ou une sanction ; nous pouvons vous accompagner, puis vérifier quelques mois plus tard ce qui a été fait.',
      en: 'The report belongs to you alone and we show it to no one without your permission. Each finding states its legal basis, the level of risk, the proposed measure and by when, in an order that tells you where to start. Most gaps can be put right before they turn into a dispute or a penalty; we can support you, and check a few months later what has been done.',
    },
  },
];
