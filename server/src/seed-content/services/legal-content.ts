import type { SeededService } from './service-seed.types.js';

export const legalContent: SeededService = {
  id: 9,
  slug: 'legal-content',
  title: {
    ar: 'المحتوى القانوني',
    fr: 'Contenus juridiques',
    en: 'Legal content',
  },
  description: {
    ar: 'مقالات وأدلة ونشرات قانونية بالعربية والفرنسية والإنجليزية، موثقة بالنصوص الجزائرية ومكتوبة بلغة يفهمها غير المختص.',
    fr: 'Articles, guides et notes de veille en arabe, en français et en anglais, sourcés dans les textes algériens et lisibles par un public non juriste.',
    en: 'Articles, guides and legal updates in Arabic, French and English, sourced in Algerian law and written so that non-lawyers can follow them.',
  },
  details: {
    ar:
      'كثير من المحتوى القانوني المتداول منقول عن تشريعات أخرى أو متقادم. نكتب انطلاقاً من النص الساري في الجزائر: القانون أو المرسوم كما نُشر في الجريدة الرسمية، واجتهاد المحكمة العليا ومجلس الدولة حين يكون منشوراً، مع ذكر المرجع وتاريخ التحقق منه.\n\n' +
      'نبدأ بتحديد القارئ والغاية: هل هو زبون يبحث عن جواب بسيط، أم إطار يحتاج إلى دليل إجراءات، أم مهني يتابع مستجدات التشريع؟ ثم نقترح مخططاً تحريرياً وعناوين، ولا نشرع في الكتابة إلا بعد موافقتك.\n\n' +
      'تستلم نصوصاً جاهزة للنشر: العنوان والملخص والمتن والمراجع وتنبيه يوضح أن المعلومة العامة لا تغني عن استشارة خاصة. وعند تعديل نص قانوني اعتمدنا عليه، يمكن طلب تحيين المحتوى. وتُكتب كل لغة لقارئها، فلا تكون النسخة الفرنسية أو الإنجليزية مجرد ترجمة حرفية.',
    fr:
      'Beaucoup de contenus juridiques en circulation sont empruntés à d’autres droits ou périmés. Nous partons du texte en vigueur en Algérie : la loi ou le décret publié au Journal officiel et, lorsqu’elle est publiée, la jurisprudence de la Cour suprême et du Conseil d’État, avec la référence et la date de vérification.\n\n' +
      'Nous déterminons d’abord le lecteur et le but : un client qui cherche une réponse simple, un cadre qui a besoin d’un guide de procédure, un professionnel qui suit l’actualité législative ? Nous proposons ensuite un plan éditorial et des titres ; la rédaction ne commence qu’avec votre accord.\n\n' +
      'Vous recevez des textes prêts à publier : titre, résumé, corps, références et avertissement rappelant qu’une information générale ne remplace pas une consultation. Si un texte de loi cité est modifié, la mise à jour peut être demandée. Chaque langue est écrite pour son lecteur, non calquée sur une autre.',
    en:
      'Much of the legal content in circulation is borrowed from other countries or out of date. We start from the law in force in Algeria: the statute or decree as published in the Official Gazette and, where published, the case law of the Supreme Court and the Council of State, with the reference and the date we checked it.\n\n' +
      'First we settle who the reader is and why they are reading: a client after a simple answer, a manager who needs a procedure guide, a professional following new legislation? We then propose an editorial plan and headings, and write only once you have agreed.\n\n' +
      'You receive texts ready to publish: title, summary, body, references and a reminder that general information does not replace advice. If a law we relied on is amended, you can ask for an update. Each language is written for its own reader rather than copied from another.',
  },
  availability: {
    ar: 'عن بعد، من الأحد إلى الخميس. تسليم حسب رزنامة نشر متفق عليها، لمرة واحدة أو بصفة دورية.',
    fr: 'À distance, du dimanche au jeudi. Remise selon un calendrier de publication convenu, ponctuelle ou régulière.',
    en: 'Remotely, Sunday to Thursday. Delivered to an agreed publishing calendar, as a one-off or on a regular basis.',
  },
  tags: {
    ar: ['محتوى قانوني', 'مقالات', 'أدلة عملية', 'يقظة قانونية', 'مواقع إلكترونية'],
    fr: ['Contenu juridique', 'Articles', 'Guides pratiques', 'Veille juridique', 'Sites web'],
    en: ['Legal content', 'Articles', 'Practical guides', 'Legal updates', 'Websites'],
  },
  sections: [
    {
      kind: 'what_we_offer',
      items: {
        ar: [
          'مقالات قانونية مبسطة',
          'أدلة إجراءات عملية',
          'نشرات مستجدات التشريع',
          'صفحات الأسئلة الشائعة',
          'نصوص مواقع المكاتب والشركات',
          'محتوى توعوي لشبكات التواصل',
        ],
        fr: [
          'Articles de vulgarisation juridique',
          'Guides pratiques de procédure',
          'Lettres de veille législative',
          'Foires aux questions',
          'Textes de sites professionnels',
          'Contenus de sensibilisation pour les réseaux',
        ],
        en: [
          'Plain-language legal articles',
          'Practical procedure guides',
          'Legislative update bulletins',
          'Question-and-answer pages',
          'Website copy for firms and companies',
          'Awareness content for social networks',
        ],
      },
    },
    {
      kind: 'process',
      items: {
        ar: [
          'تحديد القارئ والموضوع واللغة وقناة النشر.',
          'اقتراح مخطط وقائمة مراجع للموافقة.',
          'تحرير النص انطلاقاً من المصادر الرسمية.',
          'مراجعة مزدوجة: قانونية للمضمون ولغوية للأسلوب.',
          'تسليم النسخة النهائية مع مراجعها وتاريخ التحقق منها.',
        ],
        fr: [
          'Définition du lecteur, du sujet, de la langue et du support.',
          'Proposition d’un plan et d’une liste de sources, soumis à votre accord.',
          'Rédaction à partir des sources officielles.',
          'Double relecture : le fond par un juriste, la langue par un relecteur.',
          'Remise de la version finale avec ses références et leur date de vérification.',
        ],
        en: [
          'Agree the reader, the subject, the language and the channel.',
          'Propose an outline and a list of sources for your approval.',
          'Write from official sources.',
          'Review twice: the substance by a lawyer, the language by an editor.',
          'Deliver the final text with its references and the date they were checked.',
        ],
      },
    },
    {
      kind: 'formats',
      items: {
        ar: [
          'مقال للموقع مع عنوان وملخص وكلمات مفتاحية',
          'دليل بصيغة PDF منسق للطباعة والتحميل',
          'نشرة بريدية قصيرة',
          'سلسلة بطاقات أو نص لمقطع مرئي',
          'عرض تقديمي للقاءات والأيام الدراسية',
        ],
        fr: [
          'Article pour le web, avec titre, résumé et mots-clés',
          'Guide PDF mis en page pour l’impression et le téléchargement',
          'Lettre d’information brève',
          'Série de fiches ou texte d’une vidéo',
          'Présentation pour rencontres et journées d’étude',
        ],
        en: [
          'Web article with title, summary and keywords',
          'PDF guide laid out for print and download',
          'Short newsletter',
          'Series of cards or a video script',
          'Slides for meetings and study days',
        ],
      },
    },
    {
      kind: 'target_audience',
      items: {
        ar: [
          'مكاتب المحاماة والتوثيق والمحضرين القضائيين',
          'الشركات والمؤسسات الناشئة',
          'الجمعيات والمنظمات المهنية',
          'وسائل الإعلام والمنصات التعليمية',
        ],
        fr: [
          'Études d’avocats, de notaires et d’huissiers de justice',
          'Entreprises et startups',
          'Associations et organisations professionnelles',
          'Médias et plateformes pédagogiques',
        ],
        en: [
          'Lawyers’, notaries’ and bailiffs’ offices',
          'Companies and start-ups',
          'Associations and professional bodies',
          'Media and learning platforms',
        ],
      },
    },
    {
      kind: 'why_choose',
      items: {
        ar: [
          'كل معلومة مسندة إلى نص أو قرار يمكن الرجوع إليه.',
          'لا نقل عن مواقع أخرى، ولا نشر لنص لم يراجعه رجل قانون.',
          'ثلاث لغات بمصطلحات متسقة فيما بينها.',
          'نص هادئ يعرّف بالعمل ولا يبالغ فيه.',
        ],
        fr: [
          'Chaque information renvoie à un texte ou à une décision consultable.',
          'Aucune copie d’autres sites, aucun texte publié sans relecture d’un juriste.',
          'Trois langues, avec une terminologie cohérente de l’une à l’autre.',
          'Un ton sobre, qui présente le travail sans l’exagérer.',
        ],
        en: [
          'Every statement points to a text or decision you can look up.',
          'Nothing copied from other sites, nothing released without a lawyer’s review.',
          'Three languages with matching terminology.',
          'A sober tone that presents the work without overstating it.',
        ],
      },
    },
  ],
};
