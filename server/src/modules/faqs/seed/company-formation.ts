import type { SeededFaq } from './seeded-faq.js';

/** Setting up a business in Algeria. */
export const companyFormation: readonly SeededFaq[] = [
  {
    order: 2,
    featured: true,
    question: {
      ar: 'أي شكل قانوني أختار لمشروعي؟',
      fr: 'Quelle forme juridique choisir pour mon projet ?',
      en: 'Which legal form should I choose for my project?',
    },
    answer: {
      ar:
        'يتوقف الاختيار على عدد الشركاء ورأس المال والمخاطر وخطط التوسع.\n\n' +
        'إن كنت وحدك فلك أن تنشط كتاجر شخص طبيعي، وتكون مسؤولاً بأموالك الخاصة، أو أن تنشئ مؤسسة ذات الشخص الوحيد وذات المسؤولية المحدودة (EURL). وإن كان لك شركاء فالشكل الأكثر شيوعاً هو الشركة ذات المسؤولية المحدودة (SARL)، ولا يتحمل الشريك فيها الخسائر إلا في حدود ما قدّمه، ويحدد الشركاء رأس مالها بحرية في القانون الأساسي. أما شركة المساهمة (SPA) فتناسب المشاريع الكبيرة، ولها حد أدنى لرأس المال وعدد أدنى من المساهمين، ويُنتظر منها تنظيم أثقل.\n\n' +
        'وهناك أيضاً نظام المقاول الذاتي للأنشطة الفردية المؤهلة له، وشركة المساهمة البسيطة للمؤسسات الناشئة. نقارن لك بين هذه الأشكال من حيث المسؤولية والجباية ودخول الشركاء وخروجهم قبل أن تقرر.',
      fr:
        'Le choix dépend du nombre d’associés, du capital, des risques et de vos projets de croissance.\n\n' +
        'Seul, vous pouvez exercer comme commerçant personne physique, en répondant sur votre propre patrimoine, ou créer une EURL. À plusieurs, la forme la plus courante est la SARL : l’associé n’y supporte les pertes qu’à hauteur de son apport, et les associés fixent librement le capital dans les statuts. La SPA convient aux projets importants ; elle suppose un capital et un nombre d’actionnaires minimaux, et une organisation plus lourde.\n\n' +
        'Il existe aussi le statut d’auto-entrepreneur pour les activités individuelles qui y ouvrent droit, et la société par actions simplifiée pour les startups. Nous comparons ces formes avec vous (responsabilité, fiscalité, entrée et sortie des associés) avant que vous ne décidiez.',
      en:
        'It depends on the number of partners, the capital, the risks and your plans for growth.\n\n' +
        'On your own you may trade as a natural person, answering with your own property, or set up a single-member limited company (EURL). With partners, the most common form is the limited liability company (SARL): a partner bears losses only up to what they put in, and the partners set the capital freely in the articles. The joint-stock company (SPA) suits large projects; it has a minimum capital and number of shareholders, and a heavier organisation.\n\n' +
        'There is also self-entrepreneur status for individual activities that qualify, and the simplified joint-stock company for start-ups. We compare these forms with you (liability, tax, partners joining and leaving) before you decide.',
    },
  },
  {
    order: 7,
    question: {
      ar: 'ما هي مراحل تأسيس شركة في الجزائر؟',
      fr: 'Quelles sont les étapes de la création d’une société en Algérie ?',
      en: 'What are the steps to set up a company in Algeria?',
    },
    answer: {
      ar:
        'في الغالب: اختيار الشكل القانوني ورمز النشاط، ثم حجز التسمية لدى المركز الوطني للسجل التجاري، وتوفير مقر، وتحرير القانون الأساسي في عقد رسمي أمام الموثق، وإيداع رأس المال حيث يلزم، والقيد في السجل التجاري والنشر القانوني، ثم الحصول على رقم التعريف الجبائي والتصريح لدى هيئات الضمان الاجتماعي.\n\n' +
        'تختلف الوثائق والترتيب حسب النشاط وحسب الشركاء، فنسلمك خارطة طريق مكتوبة تبين ما عليك أنت وما يتكفل به الموثق أو المحاسب.',
      fr:
        'Le plus souvent : choisir la forme et le code d’activité, réserver la dénomination au Centre national du registre du commerce (CNRC), disposer d’un siège, faire dresser les statuts en la forme authentique par un notaire, libérer le capital s’il y a lieu, s’immatriculer et procéder aux publicités légales, puis obtenir le numéro d’identification fiscale et s’affilier aux caisses de sécurité sociale.\n\n' +
        'Les pièces et l’ordre varient selon l’activité et les associés : nous vous remettons une feuille de route écrite qui distingue ce qui vous revient de ce qui relève du notaire ou du comptable.',
      en:
        'Usually: choose the form and the activity code, reserve the name with the National Trade Register Centre (CNRC), have a registered office, have the articles drawn up by a notary as an authentic deed, pay in the capital where required, enter the trade register and complete the legal publications, then obtain the tax identification number and register with the social-security funds.\n\n' +
        'Documents and order vary with the activity and the partners: we give you a written roadmap that separates what you do from what falls to the notary or the accountant.',
    },
  },
  {
    order: 12,
    question: {
      ar: 'هل يمكن للأجنبي أن يملك كامل رأس مال شركة جزائرية؟',
      fr: 'Un étranger peut-il détenir tout le capital d’une société algérienne ?',
      en: 'Can a foreigner own all the capital of an Algerian company?',
    },
    answer: {
      ar: 'نعم في كثير من الأنشطة. لم تعد قاعدة 51/49 تشمل كل القطاعات منذ سنة 2020، بل بقيت في أنشطة محددة، منها القطاعات الاستراتيجية وشراء المنتجات وإعادة بيعها على حالها. ويؤطر القانون ‎22-18 الاستثمار، وترافق الوكالة الجزائرية لترقية الاستثمار المستثمرين. تحقق من وضعية نشاطك بالذات قبل أي التزام، لأن القوائم تُراجع من حين لآخر.',
      fr: 'Oui, dans de nombreuses activités. Depuis 2020, la règle dite 51/49 ne vise plus tous les secteurs : elle demeure pour des activités déterminées, dont les secteurs stratégiques et l’achat-revente en l’état. L’investissement est régi par la loi 22-18, et l’Agence algérienne de promotion de l’investissement (AAPI) accompagne les porteurs de projets. Vérifiez le cas de votre activité avant de vous engager : les listes sont revues de temps à autre.',
      en: 'Yes, in many activities. Since 2020 the so-called 51/49 rule no longer covers every sector: it remains for specific activities, among them strategic sectors and buying goods to resell them as they are. Investment is governed by Law 22-18, and the Algerian Investment Promotion Agency (AAPI) supports investors. Check the position of your own activity before committing, since the lists are revised from time to time.',
    },
  },
  {
    order: 17,
    question: {
      ar: 'كيف أعرف إن كان نشاطي منظماً ويتطلب رخصة؟',
      fr: 'Comment savoir si mon activité est réglementée ?',
      en: 'How do I know whether my activity is regulated?',
    },
    answer: {
      ar: 'تحدد مدونة الأنشطة الاقتصادية الخاضعة للقيد في السجل التجاري رمزاً لكل نشاط، وتشير إلى الأنشطة المقننة التي تتطلب رخصة أو اعتماداً من الإدارة المعنية. يُطلب الترخيص قبل القيد في بعض الأنشطة وقبل الشروع الفعلي في أخرى. نتحقق من الرمز والنصوص والشروط (المؤهل، المحل، التجهيز) قبل أن تمضي عقد الإيجار أو تلتزم بمصاريف.',
      fr: 'La nomenclature des activités économiques soumises à inscription au registre du commerce attribue un code à chaque activité et signale celles qui, réglementées, exigent une autorisation ou un agrément. Selon le cas, celui-ci est requis avant l’immatriculation ou avant l’exercice effectif. Nous vérifions le code, les textes et les conditions (qualification, local, équipement) avant que vous ne signiez un bail ou n’engagiez des frais.',
      en: 'The official list of economic activities entered in the trade register gives each activity a code and marks those that are regulated and need a permit or approval. Depending on the activity, it is required before registration or before you actually start. We check the code, the rules and the conditions (qualification, premises, equipment) before you sign a lease or spend money.',
    },
  },
  {
    order: 22,
    question: {
      ar: 'ما فائدة اتفاق الشركاء إلى جانب القانون الأساسي؟',
      fr: 'À quoi sert un pacte d’associés à côté des statuts ?',
      en: 'What is a partners’ agreement for, beside the articles?',
    },
    answer: {
      ar: 'القانون الأساسي وثيقة رسمية يمكن للغير الاطلاع عليها ويستلزم تعديله إجراءات. أما اتفاق الشركاء فيبقى بينهم، وينظم ما لا يتسع له القانون الأساسي: كيف تُتخذ القرارات الهامة، وما يحدث إذا أراد شريك البيع أو توقف عن العمل، وتوزيع المهام، وعدم المنافسة، وحل الخلافات. وكتابته في البداية، والثقة قائمة، أيسر بكثير من كتابته بعد الخلاف. ويجب ألا يخالف القانون الأساسي ولا القواعد الآمرة.',
      fr: 'Les statuts sont un acte officiel que les tiers peuvent consulter et dont la modification demande des formalités. Le pacte reste entre associés et règle ce que les statuts n’embrassent pas : décisions importantes, cession des parts, départ d’un associé actif, répartition des tâches, non-concurrence, règlement des différends. Il s’écrit bien plus facilement au début, quand la confiance règne, qu’après une brouille. Il ne peut contredire ni les statuts ni les règles impératives.',
      en: 'The articles are an official deed that others may consult and that takes formalities to change. A partners’ agreement stays between the partners and settles what the articles do not: how important decisions are taken, what happens when a partner sells or stops working, who does what, non-competition, how disputes are resolved. It is far easier to write at the start, while there is trust, than after a falling-out. It may contradict neither the articles nor mandatory rules.',
    },
  },
];
