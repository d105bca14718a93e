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
      ar: 'التدقيق المحاسبي يفحص الحسابات ومدى صدقها. أما التدقيق القانوني فيفحص مطابقة المؤسسة للقانون ولعقودها: القانون الأساسي والمداولات، وعلاقات العمل، والعقود، والرخص، والمعطيات ذات الطابع الشخصي، والنزاعات. الأول يقول هل الأرقام صادقة، والثاني يقول أين الخطر القانوني وكيف يُعالج. وهما يتكاملان ولا يغني أحدهما عن الآخر.',
      fr: 'L’audit comptable examine les comptes et leur sincérité. L’audit juridique vérifie la conformité de l’entreprise à la loi et à ses propres contrats : statuts et délibérations, relations de travail, contrats, autorisations, données personnelles, litiges. L’un dit si les chiffres sont sincères, l’autre où se trouve le risque juridique et comment y remédier. Ils se complètent sans se remplacer.',
      en: 'A financial audit examines the accounts and whether they are true. A legal audit checks that the company complies with the law and with its own contracts: articles and resolutions, employment, contracts, permits, personal data, disputes. The first says whether the figures are true, the second where the legal risk lies and how to deal with it. They complement each other.',
    },
    law: {
      ar: 'التدقيق المحاسبي من اختصاص المهنيين المعتمدين مثل محافظ الحسابات.',
      fr: 'L’audit comptable revient aux professionnels habilités, tel le commissaire aux comptes.',
      en: 'Financial audits belong to authorised professionals such as the statutory auditor.',
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
        'ابدأ بجرد ما هو موجود فعلاً: ملفات العمال، وقوائم الزبائن، وكاميرات المراقبة، ونماذج الاتصال في موقعك. وأمام كل ملف اكتب: ما المعطيات التي فيه، ولماذا تُجمع، ومن يطّلع عليها، وأين تُحفظ وإلى متى، وهل تُرسل إلى خارج الوطن، وبماذا أُعلم أصحابها.\n\n' +
        'أرسل إلينا هذا الجرد مع نماذجك وعقود مقدمي الخدمات وأي تصريح سبق إيداعه. نرتب ما ينبغي تسويته حسب درجة الخطر وفق النصوص السارية يوم الفحص، ونعد الوثائق الناقصة.',
      fr:
        'Commencez par recenser ce qui existe : dossiers du personnel, fichiers clients, vidéosurveillance, formulaires de votre site. Pour chaque fichier, notez quelles données il contient, pourquoi elles sont recueillies, qui y accède, où et jusqu’à quand elles sont gardées, si elles partent à l’étranger, ce qui a été dit aux personnes concernées.\n\n' +
        'Envoyez-nous cette liste avec vos formulaires, les contrats de vos prestataires et toute déclaration déjà déposée. Nous classons ce qui est à régulariser selon le risque, d’après les textes en vigueur au jour de l’examen, et préparons les documents manquants.',
      en:
        'Start by listing what actually exists: staff files, customer lists, video surveillance, the forms on your website. For each file note what data it holds, why it is collected, who sees it, where and for how long it is kept, whether it goes abroad, and what the people concerned have been told.\n\n' +
        'Send us the list with your forms, your suppliers’ contracts and any declaration already filed. We rank what must be put right by risk, under the rules in force on the day of the review, and prepare the missing documents.',
    },
    law: {
      ar:
        'يعني القانون ‎18-07 كل من يعالج معطيات أشخاص طبيعيين: ملفات العمال، وقوائم الزبائن، وكاميرات المراقبة، ونماذج الاتصال في المواقع.\n\n' +
        'ومن أهم ما يفرضه: غاية محددة ومشروعة لكل معالجة، والاكتفاء بالمعطيات الضرورية، وموافقة الشخص المعني في الحالات التي تلزم فيها، وإعلامه بحقوقه وتمكينه من ممارستها، وتأمين المعطيات، والتصريح بالمعالجة أو طلب الترخيص لدى السلطة الوطنية لحماية المعطيات ذات الطابع الشخصي. كما يخضع نقل المعطيات إلى الخارج لشروط خاصة. وقد عُدّل هذا القانون بعد صدوره، فالمرجع هو نصه الساري.',
      fr:
        'La loi 18-07 vise quiconque traite des données de personnes physiques : dossiers du personnel, fichiers clients, vidéosurveillance, formulaires de sites.\n\n' +
        'Elle exige notamment une finalité déterminée et légitime pour chaque traitement, des données limitées au nécessaire, le consentement de la personne dans les cas où il est requis, son information et l’exercice effectif de ses droits, la sécurité des données, ainsi que la déclaration du traitement ou la demande d’autorisation auprès de l’Autorité nationale de protection des données à caractère personnel. Le transfert vers l’étranger obéit à des conditions particulières. La loi a été modifiée depuis sa promulgation : seul le texte en vigueur fait référence.',
      en:
        'Law 18-07 applies to anyone who processes data about natural persons: staff files, customer lists, video surveillance, forms on websites.\n\n' +
        'Among other things it requires a specific and legitimate purpose for each processing operation, no more data than necessary, the person’s consent where it is needed, information about their rights and a real way to exercise them, security of the data, and a declaration to, or an authorisation from, the National Authority for the Protection of Personal Data. Transfers abroad are subject to special conditions. The law has been amended since it was passed, so the text in force is the one to go by.',
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
      ar:
        'اكتب عدد عمالك اليوم وعدد مواقع العمل، وهل لهم ممثلون، وأرسل إلينا النظام الداخلي الموجود إن وُجد وتاريخ إيداعه، والعقود النموذجية، وتوقيت العمل والتناوب، وتعليمات النظافة والأمن، والجزاءات المطبقة فعلاً.\n\n' +
        'نقول لك أين تقف مؤسستك، ثم نحرر معك مشروعاً يناسب طريقة عملها، ونرتب ما يليه: عرضه على ممثلي العمال، وتقديمه إلى مفتشية العمل، وإيداعه، وإعلام العمال به. احتفظ بما يثبت كل خطوة.',
      fr:
        'Notez votre effectif du jour, le nombre de sites, s’il existe des représentants du personnel, et envoyez-nous le règlement actuel s’il y en a un et la date de son dépôt, les contrats types, les horaires et roulements, les consignes d’hygiène et de sécurité, les sanctions réellement appliquées.\n\n' +
        'Nous vous disons où en est votre entreprise, puis rédigeons avec vous un projet adapté à son fonctionnement et organisons la suite : présentation aux représentants des travailleurs, remise à l’inspection du travail, dépôt, information du personnel. Gardez une preuve de chaque étape.',
      en:
        'Note how many people you employ today, on how many sites, and whether they have representatives, and send us any existing rules and the date they were filed, the standard contracts, working hours and shifts, hygiene and safety instructions, and the penalties actually applied.\n\n' +
        'We tell you where your company stands, then draft with you rules that fit the way it works, and arrange what follows: putting them to the workers’ representatives, taking them to the labour inspectorate, filing, telling the staff. Keep proof of every step.',
    },
    law: {
      ar: 'يلزم القانون ‎90-11 المتعلق بعلاقات العمل الهيئات المستخدمة التي تشغّل عشرين عاملاً فأكثر بإعداد نظام داخلي، يُعرض على ممثلي العمال لإبداء الرأي، ثم على مفتشية العمل للمصادقة على مطابقته، ويودع لدى كتابة ضبط المحكمة. ويحدد على الخصوص قواعد التنظيم التقني للعمل والوقاية الصحية والأمن والانضباط. ودون هذا العدد يمكن للمستخدم أن يضع نظاماً داخلياً.',
      fr: 'La loi 90-11 relative aux relations de travail impose un règlement intérieur aux organismes employeurs occupant vingt travailleurs et plus. Il est soumis pour avis aux représentants des travailleurs, puis à l’inspection du travail, qui en approuve la conformité, et déposé au greffe du tribunal. Il fixe notamment les règles d’organisation technique du travail, d’hygiène, de sécurité et de discipline. En deçà de ce seuil, l’employeur peut en établir un.',
      en: 'Law 90-11 on employment relations requires internal rules of employers with twenty or more workers. They are submitted to the workers’ representatives for their opinion, then to the labour inspectorate, which approves their conformity, and are filed with the registry of the court. They set in particular the rules on the technical organisation of work, hygiene, safety and discipline. Below that number an employer may adopt them.',
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
