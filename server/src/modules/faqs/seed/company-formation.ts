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
        'يتوقف الاختيار على عدد الشركاء ورأس المال والمخاطر وخطط التوسع. قبل أن تقرر، اكتب في صفحة: من سيشارك وبكم، ومن سيسيّر، وهل سينضم شركاء لاحقاً، وما الذي تخشى عليه من أملاكك إن تعثر المشروع، وهل تنوي الاقتراض أو استقبال مستثمر.\n\n' +
        'أرسل إلينا هذه الصفحة مع وصف النشاط ورمزه إن عرفته. نقارن لك بين الأشكال الممكنة، من النشاط الفردي إلى الشركة، من حيث المسؤولية والجباية ودخول الشركاء وخروجهم، قبل أن تقرر.',
      fr:
        'Le choix dépend du nombre d’associés, du capital, des risques et de vos projets de croissance. Avant de décider, écrivez sur une page qui participe et pour combien, qui gérera, si d’autres associés viendront, lesquels de vos biens vous craignez d’exposer si le projet échoue, si vous comptez emprunter ou accueillir un investisseur.\n\n' +
        'Envoyez-nous cette page avec la description de l’activité et son code si vous le connaissez. Nous comparons avec vous les formes possibles, de l’activité individuelle à la société (responsabilité, fiscalité, entrée et sortie des associés), avant que vous ne décidiez.',
      en:
        'It depends on the number of partners, the capital, the risks and your plans for growth. Before deciding, write on one page who takes part and with how much, who will manage, whether more partners will join, which of your belongings you fear for if the project fails, and whether you mean to borrow or take in an investor.\n\n' +
        'Send us that page with a description of the activity and its code if you know it. We compare the possible forms with you, from working on your own to a company (liability, tax, partners joining and leaving), before you decide.',
    },
    law: {
      ar:
        'من ينشط وحده كتاجر شخص طبيعي يكون مسؤولاً بأمواله الخاصة، وله أيضاً أن ينشئ مؤسسة ذات الشخص الوحيد وذات المسؤولية المحدودة (EURL). وفي الشركة ذات المسؤولية المحدودة (SARL)، وهي الشكل الأكثر شيوعاً بين الشركاء، لا يتحمل الشريك الخسائر إلا في حدود ما قدّمه، ويحدد الشركاء رأس المال بحرية في القانون الأساسي. أما شركة المساهمة (SPA) فتناسب المشاريع الكبيرة، ولها حد أدنى لرأس المال وعدد أدنى من المساهمين، ويُنتظر منها تنظيم أثقل.\n\n' +
        'وهناك أيضاً نظام المقاول الذاتي للأنشطة الفردية المؤهلة له، وشركة المساهمة البسيطة للمؤسسات الناشئة.',
      fr:
        'Le commerçant personne physique exerce seul et répond sur son propre patrimoine ; il peut aussi créer une EURL. Dans la SARL, forme la plus courante à plusieurs, l’associé ne supporte les pertes qu’à hauteur de son apport, et les associés fixent librement le capital dans les statuts. La SPA convient aux projets importants ; elle suppose un capital et un nombre d’actionnaires minimaux, et une organisation plus lourde.\n\n' +
        'Il existe aussi le statut d’auto-entrepreneur pour les activités individuelles qui y ouvrent droit, et la société par actions simplifiée pour les startups.',
      en:
        'A person trading alone as a natural person answers with their own property; they may also set up a single-member limited company (EURL). In a limited liability company (SARL), the most common form between partners, a partner bears losses only up to what they put in, and the partners set the capital freely in the articles. The joint-stock company (SPA) suits large projects; it has a minimum capital and number of shareholders, and a heavier organisation.\n\n' +
        'There is also self-entrepreneur status for individual activities that qualify, and the simplified joint-stock company for start-ups.',
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
        'في الغالب: اختيار الشكل القانوني ورمز النشاط، ثم حجز التسمية لدى المركز الوطني للسجل التجاري، وتوفير مقر، وتحرير القانون الأساسي عند الموثق، وإيداع رأس المال، والقيد في السجل التجاري والنشر القانوني، ثم الحصول على رقم التعريف الجبائي والتصريح لدى هيئات الضمان الاجتماعي.\n\n' +
        'تختلف الوثائق والترتيب حسب النشاط وحسب الشركاء، فنسلمك خارطة طريق مكتوبة تبين ما عليك أنت وما يتكفل به الموثق أو المحاسب.',
      fr:
        'Le plus souvent : choisir la forme et le code d’activité, réserver la dénomination au Centre national du registre du commerce (CNRC), disposer d’un siège, faire dresser les statuts par un notaire, libérer le capital, s’immatriculer et procéder aux publicités légales, puis obtenir le numéro d’identification fiscale et s’affilier aux caisses de sécurité sociale.\n\n' +
        'Les pièces et l’ordre varient selon l’activité et les associés : nous vous remettons une feuille de route écrite qui distingue ce qui vous revient de ce qui relève du notaire ou du comptable.',
      en:
        'Usually: choose the form and the activity code, reserve the name with the National Trade Register Centre (CNRC), have a registered office, have the articles drawn up by a notary, pay in the capital, enter the trade register and complete the legal publications, then obtain the tax identification number and register with the social-security funds.\n\n' +
        'Documents and order vary with the activity and the partners: we give you a written roadmap that separates what you do from what falls to the notary or the accountant.',
    },
    law: {
      ar: 'يُحرَّر القانون الأساسي للشركة في عقد رسمي أمام الموثق، ويُودَع رأس المال حيث يلزم.',
      fr: 'Les statuts d’une société sont dressés en la forme authentique par un notaire ; le capital est libéré lorsqu’il y a lieu.',
      en: 'A company’s articles are drawn up by a notary as an authentic deed; the capital is paid in where this is required.',
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
      ar:
        'يتوقف الجواب على النشاط بالذات. أرسل إلينا وصف النشاط ورمزه إن عرفته، وجنسية كل شريك وبلد إقامته، وهل هو شخص أم شركة، والنسبة التي سيملكها، ومسودة الاتفاق إن وُجدت.\n\n' +
        'نتحقق من وضعية نشاطك يوم السؤال ونجيبك كتابةً، ثم نذكر لك الوثائق التي يطلبها الموثق والبنك والوكالة الجزائرية لترقية الاستثمار. لا تمضِ عقد إيجار ولا اتفاق شركاء ولا تحوّل أموالاً قبل هذا التحقق.',
      fr:
        'La réponse dépend de l’activité elle-même. Envoyez-nous sa description et son code si vous le connaissez, la nationalité et le pays de résidence de chaque associé, s’il s’agit d’une personne ou d’une société, la part qu’il détiendrait et le projet d’accord s’il existe.\n\n' +
        'Nous vérifions le cas de votre activité au jour de la question et vous répondons par écrit, avec les pièces que demandent le notaire, la banque et l’Agence algérienne de promotion de l’investissement (AAPI). Ne signez ni bail ni accord entre associés et ne virez pas de fonds avant cette vérification.',
      en:
        'The answer depends on the activity itself. Send us its description and its code if you know it, each partner’s nationality and country of residence, whether they are a person or a company, the share they would hold, and the draft agreement if there is one.\n\n' +
        'We check the position of your activity on the day you ask and answer in writing, with the papers that the notary, the bank and the Algerian Investment Promotion Agency (AAPI) ask for. Sign no lease or partners’ agreement and transfer no money before this check.',
    },
    law: {
      ar: 'يمكن للأجنبي أن يملك كامل رأس المال في كثير من الأنشطة. فلم تعد قاعدة 51/49 تشمل كل القطاعات منذ سنة 2020، بل بقيت في أنشطة محددة، منها القطاعات الاستراتيجية وشراء المنتجات وإعادة بيعها على حالها، وتُراجع قوائمها من حين لآخر. ويؤطر القانون ‎22-18 الاستثمار، وترافق الوكالة الجزائرية لترقية الاستثمار المستثمرين.',
      fr: 'Un étranger peut détenir tout le capital dans de nombreuses activités. Depuis 2020, la règle dite 51/49 ne vise plus tous les secteurs : elle demeure pour des activités déterminées, dont les secteurs stratégiques et l’achat-revente en l’état, et les listes en sont revues de temps à autre. L’investissement est régi par la loi 22-18 ; l’Agence algérienne de promotion de l’investissement (AAPI) accompagne les porteurs de projets.',
      en: 'A foreigner may own all the capital in many activities. Since 2020 the so-called 51/49 rule no longer covers every sector: it remains for specific activities, among them strategic sectors and buying goods to resell them as they are, and the lists are revised from time to time. Investment is governed by Law 22-18, and the Algerian Investment Promotion Agency (AAPI) supports investors.',
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
      ar:
        'ابدأ برمز النشاط: ابحث عنه في مدونة الأنشطة لدى المركز الوطني للسجل التجاري، أو صف لنا بكلماتك ما ستفعله ولمن تبيعه. ثم اكتب عنوان المحل ومساحته، وتجهيزاتك، ومؤهلات من سيسيّر، وأرسل الشهادات ومشروع عقد الإيجار.\n\n' +
        'نتحقق من الرمز والنصوص والشروط (المؤهل، المحل، التجهيز) ونعطيك قائمة بما يُطلب ومن أي إدارة وبأي ترتيب، قبل أن تمضي عقد الإيجار أو تلتزم بمصاريف.',
      fr:
        'Commencez par le code d’activité : cherchez-le dans la nomenclature du Centre national du registre du commerce (CNRC), ou décrivez-nous avec vos mots ce que vous ferez et pour qui. Notez l’adresse et la surface du local, l’équipement, les qualifications de la personne qui gérera ; envoyez les diplômes et le projet de bail.\n\n' +
        'Nous vérifions le code, les textes et les conditions (qualification, local, équipement) et vous donnons la liste de ce qui est demandé, par quelle administration et dans quel ordre, avant que vous ne signiez un bail ou n’engagiez des frais.',
      en:
        'Start with the activity code: look for it in the list kept by the National Trade Register Centre (CNRC), or tell us in your own words what you will do and for whom. Note the address and area of the premises, the equipment and the qualifications of whoever will manage; send the diplomas and the draft lease.\n\n' +
        'We check the code, the rules and the conditions (qualification, premises, equipment) and give you a list of what is asked for, by which office and in what order, before you sign a lease or spend money.',
    },
    law: {
      ar: 'تحدد مدونة الأنشطة الاقتصادية الخاضعة للقيد في السجل التجاري رمزاً لكل نشاط، وتشير إلى الأنشطة المقننة التي تتطلب رخصة أو اعتماداً من الإدارة المعنية. ويُطلب الترخيص قبل القيد في بعض الأنشطة وقبل الشروع الفعلي في أخرى.',
      fr: 'La nomenclature des activités économiques soumises à inscription au registre du commerce attribue un code à chaque activité et signale celles qui, réglementées, exigent une autorisation ou un agrément. Selon l’activité, cette autorisation est requise avant l’immatriculation ou avant l’exercice effectif.',
      en: 'The official list of economic activities entered in the trade register gives each activity a code and marks those that are regulated and need a permit or approval. Depending on the activity, the permit is required before registration or before the activity actually starts.',
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
      ar: 'يبقى اتفاق الشركاء بينهم، وينظم ما لا يتسع له القانون الأساسي: كيف تُتخذ القرارات الهامة، وما يحدث إذا أراد شريك البيع أو توقف عن العمل، وتوزيع المهام، وعدم المنافسة، وحل الخلافات. وكتابته في البداية، والثقة قائمة، أيسر بكثير من كتابته بعد الخلاف. أحضر القانون الأساسي ونقاط اتفاقكم مكتوبة، ونراجعهما معاً حتى لا يتعارضا.',
      fr: 'Le pacte reste entre associés et règle ce que les statuts n’embrassent pas : décisions importantes, cession des parts, départ d’un associé actif, répartition des tâches, non-concurrence, règlement des différends. Il s’écrit bien plus facilement au début, quand la confiance règne, qu’après une brouille. Apportez les statuts et vos points d’accord par écrit : nous les relisons ensemble pour qu’ils concordent.',
      en: 'A partners’ agreement stays between the partners and settles what the articles do not: how important decisions are taken, what happens when a partner sells or stops working, who does what, non-competition, how disputes are resolved. It is far easier to write at the start, while there is trust, than after a falling-out. Bring the articles and your points of agreement in writing: we read them side by side so that they match.',
    },
    law: {
      ar: 'القانون الأساسي وثيقة رسمية يمكن للغير الاطلاع عليها، ويستلزم تعديله إجراءات. ولا يجوز أن يخالف اتفاق الشركاء القانون الأساسي ولا القواعد الآمرة.',
      fr: 'Les statuts sont un acte officiel que les tiers peuvent consulter et dont la modification demande des formalités. Le pacte d’associés ne peut contredire ni les statuts ni les règles impératives.',
      en: 'The articles are an official deed that others may consult and that takes formalities to change. A partners’ agreement may contradict neither the articles nor mandatory rules.',
    },
  },
];
