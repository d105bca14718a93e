import type { Trilingual } from '../../../contract/locales.js';

/** A seeded text that said what the law says: the MD5 of its wordings, the text without it, and what it said. */
export interface Replacement {
  old: readonly string[];
  text: string;
  law: string;
}

/** The seeded answers that said what the law says. */
export const LAW_SENTENCES_OF_QUESTIONS: Trilingual<readonly Replacement[]> = {
  ar: [
    // company-formation, 2
    {
      old: ['d39bb8dea14d4bd9de1acb6386c9ed48'],
      text: 'يتوقف الاختيار على عدد الشركاء ورأس المال والمخاطر وخطط التوسع. قبل أن تقرر، اكتب في صفحة: من سيشارك وبكم، ومن سيسيّر، وهل سينضم شركاء لاحقاً، وما الذي تخشى عليه من أملاكك إن تعثر المشروع، وهل تنوي الاقتراض أو استقبال مستثمر.\n\nأرسل إلينا هذه الصفحة مع وصف النشاط ورمزه إن عرفته. نقارن لك بين الأشكال الممكنة، من النشاط الفردي إلى الشركة، من حيث المسؤولية والجباية ودخول الشركاء وخروجهم، قبل أن تقرر.',
      law: 'من ينشط وحده كتاجر شخص طبيعي يكون مسؤولاً بأمواله الخاصة، وله أيضاً أن ينشئ مؤسسة ذات الشخص الوحيد وذات المسؤولية المحدودة (EURL). وفي الشركة ذات المسؤولية المحدودة (SARL)، وهي الشكل الأكثر شيوعاً بين الشركاء، لا يتحمل الشريك الخسائر إلا في حدود ما قدّمه، ويحدد الشركاء رأس المال بحرية في القانون الأساسي. أما شركة المساهمة (SPA) فتناسب المشاريع الكبيرة، ولها حد أدنى لرأس المال وعدد أدنى من المساهمين، ويُنتظر منها تنظيم أثقل.\n\nوهناك أيضاً نظام المقاول الذاتي للأنشطة الفردية المؤهلة له، وشركة المساهمة البسيطة للمؤسسات الناشئة.',
    },
    // company-formation, 7
    {
      old: ['2997801596daaadca2f340843279bd2a'],
      text: 'في الغالب: اختيار الشكل القانوني ورمز النشاط، ثم حجز التسمية لدى المركز الوطني للسجل التجاري، وتوفير مقر، وتحرير القانون الأساسي عند الموثق، وإيداع رأس المال، والقيد في السجل التجاري والنشر القانوني، ثم الحصول على رقم التعريف الجبائي والتصريح لدى هيئات الضمان الاجتماعي.\n\nتختلف الوثائق والترتيب حسب النشاط وحسب الشركاء، فنسلمك خارطة طريق مكتوبة تبين ما عليك أنت وما يتكفل به الموثق أو المحاسب.',
      law: 'يُحرَّر القانون الأساسي للشركة في عقد رسمي أمام الموثق، ويُودَع رأس المال حيث يلزم.',
    },
    // company-formation, 12
    {
      old: ['dc1ac0eaaae082f222170f7dbb23b1dd'],
      text: 'يتوقف الجواب على النشاط بالذات. أرسل إلينا وصف النشاط ورمزه إن عرفته، وجنسية كل شريك وبلد إقامته، وهل هو شخص أم شركة، والنسبة التي سيملكها، ومسودة الاتفاق إن وُجدت.\n\nنتحقق من وضعية نشاطك يوم السؤال ونجيبك كتابةً، ثم نذكر لك الوثائق التي يطلبها الموثق والبنك والوكالة الجزائرية لترقية الاستثمار. لا تمضِ عقد إيجار ولا اتفاق شركاء ولا تحوّل أموالاً قبل هذا التحقق.',
      law: 'يمكن للأجنبي أن يملك كامل رأس المال في كثير من الأنشطة. فلم تعد قاعدة 51/49 تشمل كل القطاعات منذ سنة 2020، بل بقيت في أنشطة محددة، منها القطاعات الاستراتيجية وشراء المنتجات وإعادة بيعها على حالها، وتُراجع قوائمها من حين لآخر. ويؤطر القانون ‎22-18 الاستثمار، وترافق الوكالة الجزائرية لترقية الاستثمار المستثمرين.',
    },
    // company-formation, 17
    {
      old: ['69d2ac8a71762a4905344f1703d12c96'],
      text: 'ابدأ برمز النشاط: ابحث عنه في مدونة الأنشطة لدى المركز الوطني للسجل التجاري، أو صف لنا بكلماتك ما ستفعله ولمن تبيعه. ثم اكتب عنوان المحل ومساحته، وتجهيزاتك، ومؤهلات من سيسيّر، وأرسل الشهادات ومشروع عقد الإيجار.\n\nنتحقق من الرمز والنصوص والشروط (المؤهل، المحل، التجهيز) ونعطيك قائمة بما يُطلب ومن أي إدارة وبأي ترتيب، قبل أن تمضي عقد الإيجار أو تلتزم بمصاريف.',
      law: 'تحدد مدونة الأنشطة الاقتصادية الخاضعة للقيد في السجل التجاري رمزاً لكل نشاط، وتشير إلى الأنشطة المقننة التي تتطلب رخصة أو اعتماداً من الإدارة المعنية. ويُطلب الترخيص قبل القيد في بعض الأنشطة وقبل الشروع الفعلي في أخرى.',
    },
    // company-formation, 22
    {
      old: ['1972e9a6ce183731b697a4cd435a7e14'],
      text: 'يبقى اتفاق الشركاء بينهم، وينظم ما لا يتسع له القانون الأساسي: كيف تُتخذ القرارات الهامة، وما يحدث إذا أراد شريك البيع أو توقف عن العمل، وتوزيع المهام، وعدم المنافسة، وحل الخلافات. وكتابته في البداية، والثقة قائمة، أيسر بكثير من كتابته بعد الخلاف. أحضر القانون الأساسي ونقاط اتفاقكم مكتوبة، ونراجعهما معاً حتى لا يتعارضا.',
      law: 'القانون الأساسي وثيقة رسمية يمكن للغير الاطلاع عليها، ويستلزم تعديله إجراءات. ولا يجوز أن يخالف اتفاق الشركاء القانون الأساسي ولا القواعد الآمرة.',
    },
    // general, 6
    {
      old: ['90de2414adf7ecfca2b48670818f4873'],
      text: 'نعم. لا يطلع على ملفك إلا من يعمل عليه داخل المكتب، ولا نسلّم شيئاً منه من تلقاء أنفسنا إلى أي جهة دون موافقتك.\n\nإذا أردت الاطلاع على معطياتك أو تصحيحها أو حذفها، فاكتب إلينا واذكر الرقم المرجعي لطلبك وما تريده بالضبط، ونجيبك كتابةً.',
      law: 'تخضع المعطيات التي ترسلها إلينا للقانون ‎18-07 المتعلق بحماية الأشخاص الطبيعيين في مجال معالجة المعطيات ذات الطابع الشخصي: من حقك أن تطلب الاطلاع عليها أو تصحيحها أو حذفها في الحدود التي يرسمها القانون. ولا نسلّم شيئاً من ملفك إلى أي جهة دون موافقتك، إلا إذا ألزمنا القانون بذلك.',
    },
    // general, 16
    {
      old: ['17f70dae95617c2897d88a18ea91b44b'],
      text: 'أرسل إلينا الورقة التي وصلتك أو اسم الجهة القضائية وموضوع النزاع، ونجيبك منذ اللقاء الأول هل يحتاج ملفك إلى محام، ومن يمكنه حضور الجلسة معك أو عنك.\n\nحضّر بطاقة تعريفك، وتاريخ الجلسة إن حُدد، واسم محاميك إن كان لك محام من قبل. وإن كانت مواردك محدودة فقل لنا ذلك من البداية وأحضر ما يبيّن دخلك، ونرى معك إمكانية طلب المساعدة القضائية والوثائق التي تُرفق به.',
      law: 'تتوقف الحاجة إلى محام على الجهة القضائية وعلى طبيعة النزاع. فالتمثيل بمحام وجوبي، كأصل عام، أمام المجالس القضائية والمحكمة العليا، وليس كذلك دائماً أمام محاكم الدرجة الأولى. ولا تغني الاستشارة عن توكيل محام حين يوجب القانون ذلك. ومن كانت موارده محدودة فقد يستفيد من المساعدة القضائية بشروطها.',
    },
    // general, 21
    {
      old: ['6cf6fedb48dd68bf62ad7beab8be23e3'],
      text: 'حضّر ملفك بالعربية. وإن كان عقدك أو مراسلاتك بالفرنسية أو بلغة أخرى فأرسل إلينا صورها الكاملة من البداية، نبيّن لك ما يُترجم منها وبأي نوع من الترجمة، وخذ في الحسبان وقت الترجمة قبل أن تتحرك. احتفظ بالأصول ولا تكتب عليها. أما معنا فيمكنك التخاطب بالعربية أو الفرنسية أو الإنجليزية.',
      law: 'يشترط قانون الإجراءات المدنية والإدارية أن تتم الإجراءات والعقود القضائية والوثائق بالعربية، أو أن تُرفق بترجمة رسمية إليها.',
    },
    // general, 24
    {
      old: ['f727293de1c8d167475b367cdcce431c'],
      text: 'ثلاثة أشياء: ملخص للوقائع مرتب حسب التواريخ، ونسخ من الوثائق التي تعتمد عليها (عقد، مراسلات، تبليغات، أحكام)، والسؤال الذي تريد جواباً عنه. وإذا تلقيت تبليغاً من محضر قضائي أو قراراً إدارياً فاذكر تاريخ استلامه، فقد تكون الآجال قصيرة.',
      law: 'تُحسب آجال الطعن غالباً من تاريخ تبليغ الورقة أو استلام القرار، وقد تكون قصيرة.',
    },
    // legal-auditing, 4
    {
      old: ['f4f6d1ce5170a0e1a7ed9f74c8771917'],
      text: 'التدقيق المحاسبي يفحص الحسابات ومدى صدقها. أما التدقيق القانوني فيفحص مطابقة المؤسسة للقانون ولعقودها: القانون الأساسي والمداولات، وعلاقات العمل، والعقود، والرخص، والمعطيات ذات الطابع الشخصي، والنزاعات. الأول يقول هل الأرقام صادقة، والثاني يقول أين الخطر القانوني وكيف يُعالج. وهما يتكاملان ولا يغني أحدهما عن الآخر.',
      law: 'التدقيق المحاسبي من اختصاص المهنيين المعتمدين مثل محافظ الحسابات.',
    },
    // legal-auditing, 9
    {
      old: ['94b946e7dde9cdbf0948a8b9b4f2e82b', '8e27499494c061409f7fd466baab17da'],
      text: 'ابدأ بجرد ما هو موجود فعلاً: ملفات العمال، وقوائم الزبائن، وكاميرات المراقبة، ونماذج الاتصال في موقعك. وأمام كل ملف اكتب: ما المعطيات التي فيه، ولماذا تُجمع، ومن يطّلع عليها، وأين تُحفظ وإلى متى، وهل تُرسل إلى خارج الوطن، وبماذا أُعلم أصحابها.\n\nأرسل إلينا هذا الجرد مع نماذجك وعقود مقدمي الخدمات وأي تصريح سبق إيداعه. نرتب ما ينبغي تسويته حسب درجة الخطر وفق النصوص السارية يوم الفحص، ونعد الوثائق الناقصة.',
      law: 'يعني القانون ‎18-07 كل من يعالج معطيات أشخاص طبيعيين: ملفات العمال، وقوائم الزبائن، وكاميرات المراقبة، ونماذج الاتصال في المواقع.\n\nومن أهم ما يفرضه: غاية محددة ومشروعة لكل معالجة، والاكتفاء بالمعطيات الضرورية، وموافقة الشخص المعني في الحالات التي تلزم فيها، وإعلامه بحقوقه وتمكينه من ممارستها، وتأمين المعطيات، والتصريح بالمعالجة أو طلب الترخيص لدى السلطة الوطنية لحماية المعطيات ذات الطابع الشخصي. كما يخضع نقل المعطيات إلى الخارج لشروط خاصة. وقد عُدّل هذا القانون بعد صدوره، فالمرجع هو نصه الساري.',
    },
    // legal-auditing, 14
    {
      old: ['6ffc0358a1597fd47c36bc902a2e3737'],
      text: 'اكتب عدد عمالك اليوم وعدد مواقع العمل، وهل لهم ممثلون، وأرسل إلينا النظام الداخلي الموجود إن وُجد وتاريخ إيداعه، والعقود النموذجية، وتوقيت العمل والتناوب، وتعليمات النظافة والأمن، والجزاءات المطبقة فعلاً.\n\nنقول لك أين تقف مؤسستك، ثم نحرر معك مشروعاً يناسب طريقة عملها، ونرتب ما يليه: عرضه على ممثلي العمال، وتقديمه إلى مفتشية العمل، وإيداعه، وإعلام العمال به. احتفظ بما يثبت كل خطوة.',
      law: 'يلزم القانون ‎90-11 المتعلق بعلاقات العمل الهيئات المستخدمة التي تشغّل عشرين عاملاً فأكثر بإعداد نظام داخلي، يُعرض على ممثلي العمال لإبداء الرأي، ثم على مفتشية العمل للمصادقة على مطابقته، ويودع لدى كتابة ضبط المحكمة. ويحدد على الخصوص قواعد التنظيم التقني للعمل والوقاية الصحية والأمن والانضباط. ودون هذا العدد يمكن للمستخدم أن يضع نظاماً داخلياً.',
    },
    // services, 8
    {
      old: ['0180979adfb6729423c3157789951c0d'],
      text: 'في الوساطة يساعد شخص محايد الطرفين على إيجاد حل يرضيانه بنفسيهما. وفي التحكيم يتفق الطرفان، في بند من العقد أو بعد نشوء النزاع، على أن يفصل فيه محكّم أو أكثر يختارونهم. أما القضاء فيُعرض فيه الملف على القاضي، وتُقدَّم المذكرات والوثائق في جلسات.\n\nليس كل طريق متاحاً لكل نزاع. أرسل إلينا العقد، ولا سيما البند الخاص بالنزاعات، والمراسلات وأي ورقة قضائية وصلتك، واكتب ما تريد الوصول إليه وما يمكنك التنازل عنه: نقول لك أي طريق يناسب ملفك قبل أن تلتزم.\n\nالوساطة أسرع وأقل كلفة في العادة وتحفظ العلاقة بين الطرفين، والتحكيم يناسب العقود التجارية، ويُلجأ إلى القضاء حين لا يصل الطرفان إلى حل.',
      law: 'نظّم قانون الإجراءات المدنية والإدارية الوساطة والتحكيم: فعلى القاضي أن يعرض الوساطة على الخصوم، باستثناء قضايا شؤون الأسرة والقضايا العمالية وما يمس بالنظام العام. ولا يملك الوسيط أن يفرض حلاً، أما حكم التحكيم فيلزم الطرفين. ولا يجوز التحكيم في المسائل المتعلقة بالنظام العام أو بحالة الأشخاص وأهليتهم. والقضاء هو الطريق العام المفتوح للجميع، ويبقى ضرورياً حين يرفض أحد الطرفين كل حل ودي أو حين يلزم إجراء جبري.',
    },
    // services, 13
    {
      old: ['9c94c4df5cc2b1f21dc12866e9bccab8'],
      text: 'حين تطلب الإدارة أو المحكمة ترجمة رسمية من مترجم ترجمان رسمي معتمد، نوجّه الوثيقة إليه ونتابع معه دقة المصطلح القانوني. أما عقود العمل اليومي والمراسلات والدراسات فنترجمها ترجمة قانونية متخصصة. أخبرنا بالجهة التي ستقدم إليها الوثيقة، ونحدد لك النوع المطلوب قبل البدء.',
      law: 'الترجمة الرسمية التي تطلبها الإدارة أو المحكمة لا بد أن يحررها ويوقعها مترجم ترجمان رسمي معتمد. وتكفي ترجمة قانونية متخصصة لعقود العمل اليومي والمراسلات والدراسات.',
    },
  ],
  fr: [
    // company-formation, 2
    {
      old: ['a161a9c58efab1a1851302ed67831b2a'],
      text: 'Le choix dépend du nombre d’associés, du capital, des risques et de vos projets de croissance. Avant de décider, écrivez sur une page qui participe et pour combien, qui gérera, si d’autres associés viendront, lesquels de vos biens vous craignez d’exposer si le projet échoue, si vous comptez emprunter ou accueillir un investisseur.\n\nEnvoyez-nous cette page avec la description de l’activité et son code si vous le connaissez. Nous comparons avec vous les formes possibles, de l’activité individuelle à la société (responsabilité, fiscalité, entrée et sortie des associés), avant que vous ne décidiez.',
      law: 'Le commerçant personne physique exerce seul et répond sur son propre patrimoine ; il peut aussi créer une EURL. Dans la SARL, forme la plus courante à plusieurs, l’associé ne supporte les pertes qu’à hauteur de son apport, et les associés fixent librement le capital dans les statuts. La SPA convient aux projets importants ; elle suppose un capital et un nombre d’actionnaires minimaux, et une organisation plus lourde.\n\nIl existe aussi le statut d’auto-entrepreneur pour les activités individuelles qui y ouvrent droit, et la société par actions simplifiée pour les startups.',
    },
    // company-formation, 7
    {
      old: ['168177b187ab24be18680c1a1f0ee8ae'],
      text: 'Le plus souvent : choisir la forme et le code d’activité, réserver la dénomination au Centre national du registre du commerce (CNRC), disposer d’un siège, faire dresser les statuts par un notaire, libérer le capital, s’immatriculer et procéder aux publicités légales, puis obtenir le numéro d’identification fiscale et s’affilier aux caisses de sécurité sociale.\n\nLes pièces et l’ordre varient selon l’activité et les associés : nous vous remettons une feuille de route écrite qui distingue ce qui vous revient de ce qui relève du notaire ou du comptable.',
      law: 'Les statuts d’une société sont dressés en la forme authentique par un notaire ; le capital est libéré lorsqu’il y a lieu.',
    },
    // company-formation, 12
    {
      old: ['284bfa0bda066ee6661acbbac47eab1a'],
      text: 'La réponse dépend de l’activité elle-même. Envoyez-nous sa description et son code si vous le connaissez, la nationalité et le pays de résidence de chaque associé, s’il s’agit d’une personne ou d’une société, la part qu’il détiendrait et le projet d’accord s’il existe.\n\nNous vérifions le cas de votre activité au jour de la question et vous répondons par écrit, avec les pièces que demandent le notaire, la banque et l’Agence algérienne de promotion de l’investissement (AAPI). Ne signez ni bail ni accord entre associés et ne virez pas de fonds avant cette vérification.',
      law: 'Un étranger peut détenir tout le capital dans de nombreuses activités. Depuis 2020, la règle dite 51/49 ne vise plus tous les secteurs : elle demeure pour des activités déterminées, dont les secteurs stratégiques et l’achat-revente en l’état, et les listes en sont revues de temps à autre. L’investissement est régi par la loi 22-18 ; l’Agence algérienne de promotion de l’investissement (AAPI) accompagne les porteurs de projets.',
    },
    // company-formation, 17
    {
      old: ['e73a4fb0798862f5030c3c2dd87fd973'],
      text: 'Commencez par le code d’activité : cherchez-le dans la nomenclature du Centre national du registre du commerce (CNRC), ou décrivez-nous avec vos mots ce que vous ferez et pour qui. Notez l’adresse et la surface du local, l’équipement, les qualifications de la personne qui gérera ; envoyez les diplômes et le projet de bail.\n\nNous vérifions le code, les textes et les conditions (qualification, local, équipement) et vous donnons la liste de ce qui est demandé, par quelle administration et dans quel ordre, avant que vous ne signiez un bail ou n’engagiez des frais.',
      law: 'La nomenclature des activités économiques soumises à inscription au registre du commerce attribue un code à chaque activité et signale celles qui, réglementées, exigent une autorisation ou un agrément. Selon l’activité, cette autorisation est requise avant l’immatriculation ou avant l’exercice effectif.',
    },
    // company-formation, 22
    {
      old: ['3fe54c31ec2a84f4b04089401ff7274c'],
      text: 'Le pacte reste entre associés et règle ce que les statuts n’embrassent pas : décisions importantes, cession des parts, départ d’un associé actif, répartition des tâches, non-concurrence, règlement des différends. Il s’écrit bien plus facilement au début, quand la confiance règne, qu’après une brouille. Apportez les statuts et vos points d’accord par écrit : nous les relisons ensemble pour qu’ils concordent.',
      law: 'Les statuts sont un acte officiel que les tiers peuvent consulter et dont la modification demande des formalités. Le pacte d’associés ne peut contredire ni les statuts ni les règles impératives.',
    },
    // general, 6
    {
      old: ['8fe48563008d871deef378f7d982abac'],
      text: 'Oui. Seules les personnes qui travaillent sur votre dossier y ont accès, et nous ne le communiquons de nous-mêmes à personne sans votre accord.\n\nPour consulter vos données, les faire rectifier ou effacer, écrivez-nous en rappelant la référence de votre demande et ce que vous souhaitez précisément : nous vous répondons par écrit.',
      law: 'Les données que vous nous confiez relèvent de la loi 18-07 relative à la protection des personnes physiques dans le traitement des données à caractère personnel : vous pouvez demander à y accéder, à les faire rectifier ou effacer, dans les limites fixées par la loi. Nous ne communiquons votre dossier à personne sans votre accord, sauf lorsque la loi nous y oblige.',
    },
    // general, 16
    {
      old: ['11b672a4f8836d117cec1d05c0b9a06f'],
      text: 'Envoyez-nous l’acte reçu, ou le nom de la juridiction et l’objet du litige : dès le premier entretien, nous vous disons si votre dossier appelle un avocat et qui peut se présenter à l’audience avec vous ou pour vous.\n\nPréparez votre carte d’identité, la date de l’audience si elle est fixée et le nom de votre avocat si vous en avez déjà un. Si vos ressources sont modestes, dites-le d’emblée et apportez de quoi le montrer : nous verrons avec vous une demande d’assistance judiciaire et les pièces à y joindre.',
      law: 'La nécessité d’un avocat dépend de la juridiction et de la nature du litige. La représentation par avocat est, en principe, obligatoire devant les cours et devant la Cour suprême ; elle ne l’est pas toujours en première instance. Une consultation ne remplace pas un avocat lorsque la loi l’impose. L’assistance judiciaire peut être accordée, sous conditions, aux personnes dont les ressources sont modestes.',
    },
    // general, 21
    {
      old: ['767bc103f42e953335c056cdc49dfdc8'],
      text: 'Préparez votre dossier en arabe. Si votre contrat ou vos courriers sont en français ou dans une autre langue, envoyez-nous-en dès le début la copie complète : nous vous disons ce qui est à traduire et sous quelle forme. Prévoyez le temps de la traduction avant d’agir, gardez les originaux et n’y écrivez rien. Avec nous, vous pouvez échanger en arabe, en français ou en anglais.',
      law: 'Le Code de procédure civile et administrative veut que les actes de procédure et les pièces soient en arabe ou accompagnés d’une traduction officielle.',
    },
    // general, 24
    {
      old: ['e3946f8b0f7f635612079c896fe69702'],
      text: 'Trois choses : un résumé des faits dans l’ordre des dates, la copie des pièces sur lesquelles vous vous fondez (contrat, courriers, significations, jugements) et la question à laquelle vous voulez une réponse. Si un huissier vous a remis un acte ou si vous avez reçu une décision administrative, indiquez-en la date : les délais peuvent être courts.',
      law: 'Les délais de recours courent souvent à partir de la date à laquelle l’acte a été signifié ou la décision reçue, et peuvent être brefs.',
    },
    // legal-auditing, 4
    {
      old: ['e236c3c58f90a17c6d1fa62ba7a0e407'],
      text: 'L’audit comptable examine les comptes et leur sincérité. L’audit juridique vérifie la conformité de l’entreprise à la loi et à ses propres contrats : statuts et délibérations, relations de travail, contrats, autorisations, données personnelles, litiges. L’un dit si les chiffres sont sincères, l’autre où se trouve le risque juridique et comment y remédier. Ils se complètent sans se remplacer.',
      law: 'L’audit comptable revient aux professionnels habilités, tel le commissaire aux comptes.',
    },
    // legal-auditing, 9
    {
      old: ['52e98c2d9b3cab4df94cbd01fc868d1d'],
      text: 'Commencez par recenser ce qui existe : dossiers du personnel, fichiers clients, vidéosurveillance, formulaires de votre site. Pour chaque fichier, notez quelles données il contient, pourquoi elles sont recueillies, qui y accède, où et jusqu’à quand elles sont gardées, si elles partent à l’étranger, ce qui a été dit aux personnes concernées.\n\nEnvoyez-nous cette liste avec vos formulaires, les contrats de vos prestataires et toute déclaration déjà déposée. Nous classons ce qui est à régulariser selon le risque, d’après les textes en vigueur au jour de l’examen, et préparons les documents manquants.',
      law: 'La loi 18-07 vise quiconque traite des données de personnes physiques : dossiers du personnel, fichiers clients, vidéosurveillance, formulaires de sites.\n\nElle exige notamment une finalité déterminée et légitime pour chaque traitement, des données limitées au nécessaire, le consentement de la personne dans les cas où il est requis, son information et l’exercice effectif de ses droits, la sécurité des données, ainsi que la déclaration du traitement ou la demande d’autorisation auprès de l’Autorité nationale de protection des données à caractère personnel. Le transfert vers l’étranger obéit à des conditions particulières. La loi a été modifiée depuis sa promulgation : seul le texte en vigueur fait référence.',
    },
    // legal-auditing, 14
    {
      old: ['f9fe04fa618670eb51746200fc495c33'],
      text: 'Notez votre effectif du jour, le nombre de sites, s’il existe des représentants du personnel, et envoyez-nous le règlement actuel s’il y en a un et la date de son dépôt, les contrats types, les horaires et roulements, les consignes d’hygiène et de sécurité, les sanctions réellement appliquées.\n\nNous vous disons où en est votre entreprise, puis rédigeons avec vous un projet adapté à son fonctionnement et organisons la suite : présentation aux représentants des travailleurs, remise à l’inspection du travail, dépôt, information du personnel. Gardez une preuve de chaque étape.',
      law: 'La loi 90-11 relative aux relations de travail impose un règlement intérieur aux organismes employeurs occupant vingt travailleurs et plus. Il est soumis pour avis aux représentants des travailleurs, puis à l’inspection du travail, qui en approuve la conformité, et déposé au greffe du tribunal. Il fixe notamment les règles d’organisation technique du travail, d’hygiène, de sécurité et de discipline. En deçà de ce seuil, l’employeur peut en établir un.',
    },
    // services, 8
    {
      old: ['7be06cfa90e7ac812f849dfb85882a70', '292e82044a6713f48f29ca128969719e'],
      text: 'En médiation, un tiers neutre aide les parties à trouver elles-mêmes une solution. En arbitrage, elles conviennent, par une clause du contrat ou après la naissance du litige, de le faire trancher par un ou plusieurs arbitres qu’elles choisissent. Au procès, le dossier est porté devant un juge ; mémoires et pièces y sont échangés d’audience en audience.\n\nToutes les voies ne conviennent pas à tous les litiges. Envoyez-nous le contrat, surtout sa clause sur les différends, les échanges et tout acte reçu, et écrivez ce que vous voulez obtenir et ce que vous pouvez concéder : nous vous disons quelle voie convient avant que vous ne vous engagiez.\n\nLa médiation est d’ordinaire plus rapide, moins coûteuse et ménage les relations ; l’arbitrage convient aux contrats commerciaux ; on se tourne vers le tribunal lorsque les parties ne parviennent pas à s’entendre.',
      law: 'Le Code de procédure civile et administrative organise la médiation et l’arbitrage. Le juge doit proposer la médiation aux parties, sauf en matière familiale, en matière sociale et dans les affaires touchant à l’ordre public. Le médiateur ne peut rien imposer ; la sentence arbitrale, elle, lie les parties. L’arbitrage est exclu pour les questions d’ordre public comme pour l’état et la capacité des personnes. Le procès est la voie commune, ouverte à tous ; il reste nécessaire lorsqu’une partie refuse toute solution amiable ou qu’une mesure de contrainte s’impose.',
    },
    // services, 13
    {
      old: ['925617cf42314188f9eccce0118eab99'],
      text: 'Lorsqu’une administration ou un tribunal demande une traduction officielle, nous confions le document à un traducteur-interprète officiel et veillons avec lui à l’exactitude des termes. Pour les contrats courants, la correspondance et les études, nous faisons une traduction juridique spécialisée. Dites-nous à qui le document est destiné, nous vous indiquerons la forme requise avant de commencer.',
      law: 'La traduction officielle qu’exige une administration ou un tribunal doit être établie et signée par un traducteur-interprète officiel. Une traduction juridique spécialisée suffit pour les contrats courants, la correspondance et les études.',
    },
  ],
  en: [
    // company-formation, 2
    {
      old: ['2d4df4b46b1068e82101be1e42bbb3ed'],
      text: 'It depends on the number of partners, the capital, the risks and your plans for growth. Before deciding, write on one page who takes part and with how much, who will manage, whether more partners will join, which of your belongings you fear for if the project fails, and whether you mean to borrow or take in an investor.\n\nSend us that page with a description of the activity and its code if you know it. We compare the possible forms with you, from working on your own to a company (liability, tax, partners joining and leaving), before you decide.',
      law: 'A person trading alone as a natural person answers with their own property; they may also set up a single-member limited company (EURL). In a limited liability company (SARL), the most common form between partners, a partner bears losses only up to what they put in, and the partners set the capital freely in the articles. The joint-stock company (SPA) suits large projects; it has a minimum capital and number of shareholders, and a heavier organisation.\n\nThere is also self-entrepreneur status for individual activities that qualify, and the simplified joint-stock company for start-ups.',
    },
    // company-formation, 7
    {
      old: ['4f1f33b8522ede1dd457d58b6c1eda3b'],
      text: 'Usually: choose the form and the activity code, reserve the name with the National Trade Register Centre (CNRC), have a registered office, have the articles drawn up by a notary, pay in the capital, enter the trade register and complete the legal publications, then obtain the tax identification number and register with the social-security funds.\n\nDocuments and order vary with the activity and the partners: we give you a written roadmap that separates what you do from what falls to the notary or the accountant.',
      law: 'A company’s articles are drawn up by a notary as an authentic deed; the capital is paid in where this is required.',
    },
    // company-formation, 12
    {
      old: ['f732169f5ea421720259dc28c8ad2f54'],
      text: 'The answer depends on the activity itself. Send us its description and its code if you know it, each partner’s nationality and country of residence, whether they are a person or a company, the share they would hold, and the draft agreement if there is one.\n\nWe check the position of your activity on the day you ask and answer in writing, with the papers that the notary, the bank and the Algerian Investment Promotion Agency (AAPI) ask for. Sign no lease or partners’ agreement and transfer no money before this check.',
      law: 'A foreigner may own all the capital in many activities. Since 2020 the so-called 51/49 rule no longer covers every sector: it remains for specific activities, among them strategic sectors and buying goods to resell them as they are, and the lists are revised from time to time. Investment is governed by Law 22-18, and the Algerian Investment Promotion Agency (AAPI) supports investors.',
    },
    // company-formation, 17
    {
      old: ['37c6886058c54e70f9c247fd19c12e56'],
      text: 'Start with the activity code: look for it in the list kept by the National Trade Register Centre (CNRC), or tell us in your own words what you will do and for whom. Note the address and area of the premises, the equipment and the qualifications of whoever will manage; send the diplomas and the draft lease.\n\nWe check the code, the rules and the conditions (qualification, premises, equipment) and give you a list of what is asked for, by which office and in what order, before you sign a lease or spend money.',
      law: 'The official list of economic activities entered in the trade register gives each activity a code and marks those that are regulated and need a permit or approval. Depending on the activity, the permit is required before registration or before the activity actually starts.',
    },
    // company-formation, 22
    {
      old: ['49887bdfa35639005d166c23fa89b247'],
      text: 'A partners’ agreement stays between the partners and settles what the articles do not: how important decisions are taken, what happens when a partner sells or stops working, who does what, non-competition, how disputes are resolved. It is far easier to write at the start, while there is trust, than after a falling-out. Bring the articles and your points of agreement in writing: we read them side by side so that they match.',
      law: 'The articles are an official deed that others may consult and that takes formalities to change. A partners’ agreement may contradict neither the articles nor mandatory rules.',
    },
    // general, 6
    {
      old: ['e51d39ba2193a311f745caad6f345db6'],
      text: 'Yes. Only the people working on your file can see it, and we pass nothing on of our own accord without your consent.\n\nTo see your data, or to have it corrected or erased, write to us with the reference of your request and say exactly what you want: we answer in writing.',
      law: 'The data you give us is covered by Law 18-07 on the protection of natural persons in the processing of personal data: you may ask to see it, to have it corrected or to have it erased, within the limits set by the law. We pass nothing from your file on without your consent unless the law obliges us to.',
    },
    // general, 16
    {
      old: ['1afa72c4f251b536ee3ad348f8a2f48c'],
      text: 'Send us the paper you received, or the name of the court and what the dispute is about: at the first meeting we tell you whether your case calls for a lawyer and who can attend the hearing with you or for you.\n\nHave ready your identity card, the date of the hearing if one is set, and your lawyer’s name if you already have one. If your means are limited, say so at the start and bring something that shows your income: we will look with you at a request for legal aid and the papers to attach.',
      law: 'Whether a lawyer is needed depends on the court and on the kind of dispute. As a rule, representation by a lawyer is compulsory before the courts of appeal and the Supreme Court; it is not always so at first instance. A consultation does not replace a lawyer where the law requires one. Legal aid may be granted, under certain conditions, to people of limited means.',
    },
    // general, 21
    {
      old: ['c98945dca96f76a31c624f947c323c43'],
      text: 'Prepare your file in Arabic. If your contract or letters are in French or another language, send us full copies at the start: we tell you what is to be translated and in which form. Allow time for translation before taking action, keep the originals and write nothing on them. With us you may speak Arabic, French or English.',
      law: 'The Code of Civil and Administrative Procedure requires procedural acts and documents to be in Arabic or accompanied by an official translation.',
    },
    // general, 24
    {
      old: ['aa48c47cefd99ef0312ad93a90c636df'],
      text: 'Three things: a summary of the facts in date order, copies of the documents you rely on (contract, letters, notices served, judgments) and the question you want answered. If a bailiff served you a document or you received an administrative decision, tell us the date: deadlines can be short.',
      law: 'Time limits for appeal often run from the date on which the document was served or the decision received, and can be short.',
    },
    // legal-auditing, 4
    {
      old: ['88bcc7e42fc66e36b5ef85139dc58d3e'],
      text: 'A financial audit examines the accounts and whether they are true. A legal audit checks that the company complies with the law and with its own contracts: articles and resolutions, employment, contracts, permits, personal data, disputes. The first says whether the figures are true, the second where the legal risk lies and how to deal with it. They complement each other.',
      law: 'Financial audits belong to authorised professionals such as the statutory auditor.',
    },
    // legal-auditing, 9
    {
      old: ['9c13589d736737b7c44362fa9d5b1370'],
      text: 'Start by listing what actually exists: staff files, customer lists, video surveillance, the forms on your website. For each file note what data it holds, why it is collected, who sees it, where and for how long it is kept, whether it goes abroad, and what the people concerned have been told.\n\nSend us the list with your forms, your suppliers’ contracts and any declaration already filed. We rank what must be put right by risk, under the rules in force on the day of the review, and prepare the missing documents.',
      law: 'Law 18-07 applies to anyone who processes data about natural persons: staff files, customer lists, video surveillance, forms on websites.\n\nAmong other things it requires a specific and legitimate purpose for each processing operation, no more data than necessary, the person’s consent where it is needed, information about their rights and a real way to exercise them, security of the data, and a declaration to, or an authorisation from, the National Authority for the Protection of Personal Data. Transfers abroad are subject to special conditions. The law has been amended since it was passed, so the text in force is the one to go by.',
    },
    // legal-auditing, 14
    {
      old: ['1b0c1a92d4444b8f96aeeaa65c33c1b1'],
      text: 'Note how many people you employ today, on how many sites, and whether they have representatives, and send us any existing rules and the date they were filed, the standard contracts, working hours and shifts, hygiene and safety instructions, and the penalties actually applied.\n\nWe tell you where your company stands, then draft with you rules that fit the way it works, and arrange what follows: putting them to the workers’ representatives, taking them to the labour inspectorate, filing, telling the staff. Keep proof of every step.',
      law: 'Law 90-11 on employment relations requires internal rules of employers with twenty or more workers. They are submitted to the workers’ representatives for their opinion, then to the labour inspectorate, which approves their conformity, and are filed with the registry of the court. They set in particular the rules on the technical organisation of work, hygiene, safety and discipline. Below that number an employer may adopt them.',
    },
    // services, 8
    {
      old: ['6f9bf80c096560cc96706581bda64194'],
      text: 'In mediation a neutral person helps the parties find a solution themselves. In arbitration they agree, by a clause in the contract or once the dispute has arisen, to have it decided by one or more arbitrators they choose. In court the file goes before a judge, and statements and documents are exchanged from hearing to hearing.\n\nNot every way fits every dispute. Send us the contract, above all its clause on disputes, the messages and any court paper you received, and write down what you want and what you could give up: we tell you which way suits your case before you commit yourself.\n\nMediation is usually quicker and cheaper and preserves the relationship; arbitration suits commercial contracts; one turns to the courts when the parties cannot agree.',
      law: 'The Code of Civil and Administrative Procedure governs mediation and arbitration. The judge must propose mediation to the parties, except in family and employment matters and those that touch public policy. A mediator can impose nothing; an arbitral award binds the parties. Arbitration is excluded on questions of public policy and on the status and capacity of persons. The courts are the ordinary way, open to everyone, and remain necessary when one party refuses any amicable solution or when enforcement is needed.',
    },
    // services, 13
    {
      old: ['c104fdae1740bfa2253c0f5a85bb4cc6'],
      text: 'When an administration or a court asks for an official translation, we pass the document to an accredited official translator and check the legal terms together. For everyday contracts, letters and studies we make a specialised legal translation. Tell us who will receive the document and we say which kind you need before we start.',
      law: 'An official translation required by an administration or a court must be made and signed by an accredited official translator. A specialised legal translation is enough for everyday contracts, letters and studies.',
    },
  ],
};
