import type { Trilingual } from '../../../contract/locales.js';
import type { Replacement } from './law-sentences-of-questions.js';

/** The details of the built-in services that said what the law says. */
export const LAW_SENTENCES_OF_SERVICES: Trilingual<readonly Replacement[]> = {
  ar: [
    // legal-translation
    {
      old: ['6e9d4235fd3e515c051b0f5cce951415'],
      text: 'كلمة واحدة غير دقيقة في عقد أو عريضة قد تغيّر التزاماً بأكمله. لذلك نبدأ بالسؤال عن الغرض من الوثيقة: هل ستُقدَّم إلى محكمة، أم إلى موثق، أم إلى إدارة أجنبية، أم هي للاطلاع فقط؟ ثم نعتمد المصطلحات المستعملة في النصوص الجزائرية كما نُشرت في الجريدة الرسمية بالعربية والفرنسية.\n\nأخبرنا بالجهة التي ستُقدَّم إليها الوثيقة. فإذا كانت تطلب ترجمة رسمية، حضّرنا النص وتابعنا إعداده لدى مترجم - ترجمان رسمي يوقّعه ويضع عليه ختمه، ونعلمك بذلك قبل بدء العمل.\n\nتستلم نصاً كاملاً يحافظ على ترقيم الأصل وبنوده وجداوله، مع ملاحظات المترجم حول العبارات التي لا مقابل دقيقاً لها، ومسرداً للمصطلحات في الملفات الكبيرة. وتبقى وثائقك سرية في جميع مراحل العمل.',
      law: 'يشترط قانون الإجراءات المدنية والإدارية (القانون ‎08-09) أن تُقدَّم الوثائق أمام القضاء باللغة العربية أو مصحوبة بترجمة رسمية.',
    },
    // legal-documents
    {
      old: ['c2f8ca5121ff22633cb23ff8c4f1fc48'],
      text: 'أغلب النزاعات تنشأ من وثيقة ناقصة: أجل غير محدد، أو جزاء غير مذكور، أو جهة قضائية غير معينة. نستمع أولاً إلى ما اتفق عليه الأطراف وما يخشاه كل منهم، ثم نحرر وثيقة تقول ذلك بوضوح وتبيّن ما يترتب على الإخلال به.\n\nونحدد لك الشكل الذي تحتاجه الوثيقة. وإن كان مكانها مكتب الموثق فإننا نعد المشروع ونحضّر الملف وننسق مع مكتب التوثيق الذي تختاره. أما الإعذارات فنحررها ليتولى المحضر القضائي تبليغها.\n\nتستلم وثيقة قابلة للتوقيع، ومعها ورقة شرح موجزة تبيّن البنود المهمة وما عليك فعله بعد التوقيع: التسجيل أو الإشهار أو التبليغ أو الحفظ. وإن كانت الوثيقة موجهة إلى جهة قضائية، قلنا لك من البداية من يودعها وهل يحتاج ملفك إلى محام.',
      law: 'بعض التصرفات، كالتصرفات الواردة على العقار وعقود تأسيس الشركات، لا تصح إلا في شكل رسمي أمام الموثق. والتمثيل بمحام وجوبي أمام بعض الجهات القضائية.',
    },
    // arbitration-mediation
    {
      old: ['388c156cc8c6571386bb1a766790e525'],
      text: 'ليس كل نزاع محتاجاً إلى خصومة طويلة. فهناك أيضاً الصلح والوساطة والتحكيم. نقرأ ملفك أولاً ونبيّن لك أي طريق منها متاح قانوناً، وما يكلّفه من وقت وجهد، وما يُحتمل أن يبقى من اختصاص القضاء.\n\nوليس كل طريق صالحاً لكل نزاع. أرسل إلينا العقد والمراسلات وأي ورقة قضائية وصلتك، واكتب ما تريد الوصول إليه وما يمكنك التنازل عنه. نوضح لك ما يصلح لنزاعك قبل أن تلتزم بشيء.\n\nنحرر شرط التحكيم أو اتفاق التحكيم، ونساعد على اختيار الوسيط أو المحكم، ونعد مذكراتك ووثائقك، ونحضر معك جلسات التفاوض. وعند الوصول إلى اتفاق، نصوغه في محضر أو عقد صلح قابل للتنفيذ، ونتابع إجراءات المصادقة عليه أو استصدار أمر بتنفيذ حكم التحكيم أمام الجهة القضائية المختصة.',
      law: 'ينظم قانون الإجراءات المدنية والإدارية (القانون ‎08-09) طرقاً بديلة لحل النزاعات هي الصلح والوساطة والتحكيم، ولكل منها مجاله وآثاره. ولا تشمل الوساطة القضائية قضايا شؤون الأسرة والقضايا العمالية وكل ما من شأنه المساس بالنظام العام. ولا يجوز التحكيم في المسائل المتعلقة بالنظام العام أو بحالة الأشخاص وأهليتهم.\n\nيتفق الخصوم على الصلح من تلقاء أنفسهم أو بسعي من القاضي، في أي مرحلة من الخصومة، ويُثبَت في محضر. وقد يعرض القاضي الوساطة فيقبلها الخصوم أو يرفضونها، ولا يملك الوسيط أن يفرض حلاً، وتبقى المناقشات سرية. وحكم التحكيم ملزم. أما أمام القضاء فالجلسات علنية من حيث المبدأ وطرق الطعن محددة في القانون. ولمحضر الاتفاق المصادق عليه من القاضي قوة السند التنفيذي.',
    },
    // legal-content
    {
      old: ['c233ae362e04b373936ccd6b44857b22', '4a279af30a899a39ceb5aa52e04bde9f'],
      text: 'كثير من المحتوى القانوني المتداول منقول عن تشريعات أخرى أو متقادم. نكتب انطلاقاً من النص الساري في الجزائر: القانون أو المرسوم كما نُشر في الجريدة الرسمية، واجتهاد المحكمة العليا ومجلس الدولة حين يكون منشوراً، مع ذكر المرجع وتاريخ التحقق منه.\n\nنبدأ بتحديد القارئ والغاية: هل هو زبون يبحث عن جواب بسيط، أم إطار يحتاج إلى دليل إجراءات، أم مهني يتابع مستجدات التشريع؟ ثم نقترح مخططاً تحريرياً وعناوين، ولا نشرع في الكتابة إلا بعد موافقتك.\n\nتستلم نصوصاً جاهزة للنشر: العنوان والملخص والمتن والمراجع وتنبيه يوضح أن المعلومة العامة لا تغني عن استشارة خاصة. وعند تعديل نص قانوني اعتمدنا عليه، يمكن طلب تحيين المحتوى. وتُكتب كل لغة لقارئها، فلا تكون النسخة الفرنسية أو الإنجليزية مجرد ترجمة حرفية.',
      law: 'تقيّد قواعد المهن القانونية المنظمة الإشهار.',
    },
    // legal-audit
    {
      old: ['5287ca5eb32268df9c0c8446c05b9a42'],
      text: 'يجيب التدقيق القانوني عن سؤال بسيط: هل ما تقوم به المؤسسة فعلاً مطابق لما تلزمها به القوانين والعقود التي وقّعتها؟ نحدد معك مجال الفحص، ثم نطلب قائمة وثائق دقيقة، ونستمع إلى المسيّر ومسؤولي المصالح المعنية.\n\nنفحص القانون الأساسي ومداولات الشركاء والقيد في السجل التجاري، وعلاقات العمل، ومعالجة المعطيات ذات الطابع الشخصي، وشروط البيع عن بعد، إضافة إلى العقود الجارية والتراخيص والنزاعات القائمة.\n\nتستلم تقريراً لا يكتفي بسرد النصوص: لكل ملاحظة الوثيقةُ المعنية، والسند القانوني، ودرجة الخطر، والإجراء المقترح، والجهة التي تتولاه داخل المؤسسة. ونعرضه عليك في جلسة شرح، ويمكن أن نرافقك بعدها في التنفيذ. ولا يُطلع على التقرير أحد غيرك دون إذنك.',
      law: 'تخضع علاقات العمل للقانون ‎90-11، ومعالجة المعطيات ذات الطابع الشخصي للقانون ‎18-07، والبيع عن بعد للقانون ‎18-05 المتعلق بالتجارة الإلكترونية.',
    },
    // legal-consultation
    {
      old: ['856fa4b7b260ad10acdd06b05521605e'],
      text: 'قبل أن تمضي عقداً أو ترفع دعوى أو ترد على إعذار، من المفيد أن تعرف أين تقف. ترسل سؤالك ووثائقك، فيدرسها مستشار مختص في المادة ويطرح عليك ما ينقص من أسئلة، ثم يجيبك انطلاقاً من نص القانون ومن وقائع ملفك، لا بكلام عام.\n\nتتضمن الاستشارة عرضاً موجزاً للوقائع كما فهمناها، والنصوص المطبقة، والجواب، ثم الخطوات الممكنة مرتبة مع ما لكل منها وما عليها: التفاوض، أو الإعذار بواسطة المحضر القضائي، أو اللجوء إلى الموثق، أو الطعن الإداري، أو الدعوى أمام الجهة القضائية المختصة. وننبهك خصوصاً إلى آجال الطعن والتقادم.\n\nنقول لك أيضاً ما لا نستطيع تأكيده وما يتوقف على تقدير القاضي. والاستشارة رأي قانوني يساعدك على اتخاذ القرار، وإن احتاج ملفك إلى محام نبّهناك إلى ذلك. وكل ما تفضي به إلينا يبقى سراً.',
      law: 'لا تغني الاستشارة عن توكيل محام في الحالات التي يوجب فيها القانون ذلك.',
    },
    // nursery-legal-package
    {
      old: ['2cdf8a45578d7e4b962d0d0117775099'],
      text: 'لفتح دار حضانة في الجزائر ملف يُحضَّر ويُودع لدى مديرية النشاط الاجتماعي والتضامن للولاية، ومحل يُهيَّأ للمعاينة: المساحة والتهوية والنظافة والأمن. ابدأ بجمع ما لديك عن المحل وعن مؤهلاتك وعن التمويل.\n\nنرافقك قبل أن تلتزم بالمصاريف الكبيرة: هل المحل مناسب وهل يسمح عقد الإيجار بهذا النشاط؟ ما الشكل القانوني الأنسب؟ من يتولى الإدارة وبأي مؤهل؟ ثم نعد معك وثائق ملف الاعتماد ونراجعها قبل إيداعها، ونتابع التحفظات إن وُجدت. أما الجواب فننتظره معك من الإدارة ولا نستطيع أن نضمنه.\n\nوبعد الافتتاح تحتاج الدار إلى قواعد واضحة كل يوم: نظام داخلي، وعقد تسجيل يحدد المواعيد والمصاريف وحالات الغياب، وقائمة بمن يحق لهم استلام الطفل، وبروتوكول للمرض والحوادث، وعقود عمل، وقواعد مكتوبة لجمع معطيات الأطفال وتصويرهم. نسلّمك هذه الوثائق جاهزة للاستعمال ونشرحها لفريقك.',
      law: 'فتح دار حضانة في الجزائر نشاط منظم، تحكمه النصوص التي تحدد شروط إنشاء مؤسسات استقبال الطفولة الصغيرة وتنظيمها وسيرها ومراقبتها، والقرار الوزاري المؤرخ في 25 ديسمبر 2025 الذي وضع لها نظاماً داخلياً نموذجياً. ويمر الملف عبر مديرية النشاط الاجتماعي والتضامن للولاية، مع معاينة المحل والتأكد من شروط النظافة والأمن، ويعود قرار منح الاعتماد إلى الإدارة وحدها. وتخضع عقود العمل للقانون ‎90-11، ويخضع جمع معطيات الأطفال وتصويرهم للقانون ‎18-07.',
    },
    // legal-training
    {
      old: ['783805862733f6af08c72a8ac80680b9', '2ac188cc1217330c69bbcd56b7894f4d'],
      text: 'لا نعيد إلقاء محاضرات الكلية. ينطلق كل تكوين من عمل يقوم به المشارك فعلاً: تحرير إعذار، أو إبرام عقد عمل محدد المدة، أو إعداد دفتر شروط، أو معالجة معطيات الزبائن، أو تحرير عريضة افتتاح دعوى. ثم نعود إلى النص القانوني لفهم السبب والأثر.\n\nقبل الدورة نرسل استبياناً قصيراً لقياس المستوى وجمع الأسئلة والوثائق النموذجية، ونكيّف البرنامج بناءً عليه. وخلالها يعمل المشاركون في أفواج صغيرة على وثائق حُذفت منها الأسماء وكل ما يدل على أصحابها. وبعدها يحصلون على دليل مكتوب ونماذج قابلة للاستعمال وتصحيح فردي لتمرين أخير.\n\nتُسلَّم للمشارك شهادة مشاركة تبيّن الموضوع وعدد الساعات، وهي من المكتب وليست شهادة دولة. وتتلقى الجهة التي طلبت التكوين تقريراً موجزاً عن سير الدورة والنقاط التي تحتاج إلى تعزيز.',
      law: 'تشترط المهن المنظمة تكويناً خاصاً بها، ولا تغني عنه شهادة المشاركة.',
    },
    // comprehensive-business-support
    {
      old: ['71b0e2bcf7578300c180d078c26f2f54', 'c8b586c287540395d72e297eb28ce928'],
      text: 'إنشاء الشركة خطوات متتابعة تتوقف كل منها على سابقتها: اختيار الشكل القانوني، والتحقق من رمز النشاط وما إذا كان منظماً يتطلب رخصة أو اعتماداً، وحجز التسمية لدى المركز الوطني للسجل التجاري، وعقد إيجار المقر، وتحرير القانون الأساسي أمام الموثق، ثم القيد والإشهار والتصريح لدى المصالح الجبائية وصناديق الضمان الاجتماعي. نرسم لك المسار كاملاً قبل البدء، ونعد وثائق كل مرحلة.\n\nنشرح لك الفرق بين الأشكال المتاحة، من الشركة ذات المسؤولية المحدودة والمؤسسة ذات الشخص الوحيد إلى شركة المساهمة وشركة المساهمة البسيطة، وأثر كل منها على مسؤوليتك وعلى دخول الشركاء وخروجهم. ونحرر اتفاق الشركاء حين يكون القانون الأساسي وحده غير كافٍ.\n\nوبعد الانطلاق نبقى إلى جانبك: عقود الزبائن والموردين، وعقود العمل والنظام الداخلي، ومحاضر الجمعيات العامة، وتعديل القانون الأساسي، والتنازل عن الحصص، وتحصيل الديون ودياً، والتسجيل لدى الوكالة الجزائرية لترقية الاستثمار. ويتابع ملفك مستشار واحد يعرف تفاصيله.',
      law: 'شركة المساهمة البسيطة موجهة للمؤسسات الناشئة. ويجري تسجيل الاستثمار لدى الوكالة الجزائرية لترقية الاستثمار في إطار القانون ‎22-18.',
    },
    // elite-legal-package-students
    {
      old: ['4674bf90db632d951ae568860b00accf'],
      text: 'يعرف كثير من الطلبة موضوعهم ولا يعرفون من أين يبدؤون: كيف تُضبط الإشكالية، وكيف تُبنى خطة متوازنة، وأين توجد النصوص والقرارات القضائية الجزائرية، وكيف تُوثَّق. نرافق الطالب خطوة بخطوة بلقاءات وقراءات مصححة، ويبقى هو صاحب البحث وكاتبه، ويبقى الأستاذ المشرف صاحب التوجيه العلمي.\n\nلا نكتب المذكرات ولا نبيع بحوثاً جاهزة. نعلّم الاقتباس السليم وإعادة الصياغة والتوثيق، ونساعد الطالب على فهم تقرير التشابه وتصحيح أخطائه قبل الإيداع.\n\nتشمل الباقة أيضاً تمارين منهجية القانون: التعليق على قرار قضائي، وتحليل نص قانوني، وحل استشارة قانونية؛ وتحضير المناقشة بعرض تجريبي؛ وتحضير مسابقات الماستر والدكتوراه والمهن القانونية. وفي نهاية كل لقاء يستلم الطالب ملاحظات مكتوبة ومهام واضحة إلى غاية اللقاء الموالي.',
      law: 'يحدد القرار الوزاري 1082 المؤرخ في 27 ديسمبر 2020 القواعد المتعلقة بالوقاية من السرقة العلمية ومكافحتها، ونعمل في إطاره.',
    },
    // academic-leadership-support
    {
      old: ['d7e2a32c94eb6d38c5ecf65b978a8f64'],
      text: 'يتخذ مسؤول المؤسسة الأكاديمية كل أسبوع قرارات لها أثر قانوني: إحالة على المجلس التأديبي، أو رد على تظلم، أو توقيع اتفاقية تعاون، أو إعداد دفتر شروط، أو نشر قوائم بأسماء الطلبة.\n\nنضع إلى جانبه مستشاراً يراجع مشروع القرار قبل توقيعه: الاختصاص، والتسبيب، والتبليغ، وحقوق الدفاع، وآجال الطعن. ونعود في كل ملف إلى النصوص السارية يوم دراسته.\n\nتستلم المؤسسة آراء مكتوبة قصيرة، ونماذج قرارات ومحاضر، وأدلة إجراءات يستعملها رؤساء الأقسام والمصالح، ولقاءات تكوينية للفريق الإداري. ويبقى القرار والتوقيع من صلاحية المسؤول وحده، وتبقى الملفات الفردية للطلبة والأساتذة والموظفين سرية.',
      law: 'قد يؤدي عيب في الشكل أو الإجراءات إلى إلغاء القرار أمام المحكمة الإدارية ولو كان مضمونه سليماً. ومن النصوص السارية على هذه القرارات الأمر ‎06-03 المتضمن القانون الأساسي العام للوظيفة العمومية، والقانون ‎23-12 المتعلق بالصفقات العمومية، والقانون ‎18-07 المتعلق بالمعطيات ذات الطابع الشخصي، والقرار الوزاري 1082 الخاص بالسرقة العلمية.',
    },
  ],
  fr: [
    // legal-translation
    {
      old: ['7767ce153a9abdf1416f978f73f8a8b3', '32ebf1a35d9a577caa9c4a6e6080a1ce'],
      text: 'Un seul mot approximatif dans un contrat ou une requête peut modifier toute une obligation. Nous commençons donc par l’usage du document : est-il destiné à un tribunal, à un notaire, à une administration étrangère, ou seulement à votre information ? La terminologie retenue est celle des textes algériens, tels que publiés au Journal officiel en arabe et en français.\n\nDites-nous à qui le document sera remis. Lorsque ce destinataire demande une traduction officielle, nous préparons le texte et le faisons établir par un traducteur-interprète officiel, qui le signe et y appose son cachet ; vous en êtes averti avant le début du travail.\n\nVous recevez un texte complet, fidèle à la numérotation, aux clauses et aux tableaux de l’original, avec les notes du traducteur sur les termes sans équivalent exact et, pour les dossiers volumineux, un glossaire. Vos documents restent confidentiels à chaque étape.',
      law: 'Le Code de procédure civile et administrative (loi 08-09) exige que les pièces soient présentées au juge en langue arabe ou accompagnées d’une traduction officielle.',
    },
    // legal-documents
    {
      old: ['6a8e337faedad7cf0f1b18b5f6caeda8', '25f7126dca788a6535756c67c7ffa30d'],
      text: 'La plupart des litiges naissent d’un document incomplet : un délai absent, une sanction oubliée, une juridiction non désignée. Nous écoutons d’abord ce que les parties ont convenu et ce que chacune redoute, puis nous rédigeons un texte qui le dit clairement et qui règle les suites d’une inexécution.\n\nNous vous indiquons aussi la forme dont le document a besoin. S’il doit passer chez le notaire, nous préparons le projet et le dossier, en lien avec le notaire de votre choix. Les mises en demeure sont rédigées pour être notifiées par un huissier de justice.\n\nVous recevez un document prêt à signer, accompagné d’une note brève sur les clauses importantes et sur les suites à donner : enregistrement, publicité, notification ou simple conservation. Si le document est destiné à une juridiction, nous vous disons dès le départ qui le dépose et si votre dossier appelle un avocat.',
      law: 'Certains actes, comme ceux qui portent sur un immeuble ou les statuts d’une société, ne sont valables qu’en la forme authentique, devant notaire. La représentation par avocat est obligatoire devant certaines juridictions.',
    },
    // arbitration-mediation
    {
      old: [
        '0b060726e2654faefa8cb809a19b9971',
        'a5ca75fc327fc62fd45157d97051ccf0',
        '9b63d95c5726a895e5a8f50be58e2aa8',
      ],
      text: 'Tout différend n’appelle pas un long procès. Il y a aussi la conciliation, la médiation et l’arbitrage. Nous lisons d’abord votre dossier, puis nous vous disons quelle voie est ouverte, ce qu’elle demande de temps et d’efforts, et ce qui restera du ressort du juge.\n\nToutes les voies ne conviennent pas à tous les litiges. Envoyez-nous le contrat, les échanges et tout acte reçu, et écrivez ce que vous voulez obtenir et ce que vous pouvez concéder. Vous savez ce qui convient avant de vous engager.\n\nNous rédigeons la clause compromissoire ou le compromis, aidons à choisir le médiateur ou l’arbitre, préparons vos mémoires et vos pièces et assistons aux séances de négociation. L’accord obtenu est mis en forme dans un procès-verbal ou une transaction, puis nous suivons son homologation ou l’exequatur de la sentence devant la juridiction compétente.',
      law: 'Le Code de procédure civile et administrative (loi 08-09) organise des modes alternatifs de règlement des litiges, la conciliation, la médiation et l’arbitrage, qui ont chacun leur domaine et leurs effets. La médiation judiciaire ne s’étend ni aux affaires familiales, ni aux affaires sociales, ni à ce qui peut porter atteinte à l’ordre public ; l’arbitrage est exclu pour les questions d’ordre public et pour celles qui touchent à l’état et à la capacité des personnes.\n\nLes parties se concilient d’elles-mêmes ou à l’initiative du juge, à tout moment de l’instance, et l’accord est constaté par procès-verbal. Le juge peut proposer la médiation ; les parties l’acceptent ou la refusent, le médiateur ne peut rien imposer et les échanges restent confidentiels. La sentence arbitrale est obligatoire. Au procès, les audiences sont en principe publiques et les voies de recours fixées par la loi. Le procès-verbal d’accord homologué par le juge vaut titre exécutoire.',
    },
    // legal-content
    {
      old: ['1e54297ad48997947e19ee1a6187e09c', 'faf2c17c9980caddd6c6392da0499bb4'],
      text: 'Beaucoup de contenus juridiques en circulation sont empruntés à d’autres droits ou périmés. Nous partons du texte en vigueur en Algérie : la loi ou le décret publié au Journal officiel et, lorsqu’elle est publiée, la jurisprudence de la Cour suprême et du Conseil d’État, avec la référence et la date de vérification.\n\nNous déterminons d’abord le lecteur et le but : un client qui cherche une réponse simple, un cadre qui a besoin d’un guide de procédure, un professionnel qui suit l’actualité législative ? Nous proposons ensuite un plan éditorial et des titres ; la rédaction ne commence qu’avec votre accord.\n\nVous recevez des textes prêts à publier : titre, résumé, corps, références et avertissement rappelant qu’une information générale ne remplace pas une consultation. Si un texte de loi cité est modifié, la mise à jour peut être demandée. Chaque langue est écrite pour son lecteur, non calquée sur une autre.',
      law: 'Les règles des professions juridiques réglementées encadrent la publicité.',
    },
    // legal-audit
    {
      old: ['f963ca5ba61ab4b462d3590649a3b094', '4da9d891a1d30a23715311e0de1e6e26'],
      text: 'L’audit juridique répond à une question simple : ce que fait l’entreprise correspond-il à ce que lui imposent la loi et les contrats qu’elle a signés ? Nous fixons avec vous le périmètre, demandons une liste précise de documents, puis entendons le dirigeant et les responsables concernés.\n\nNous examinons les statuts, les délibérations des associés et l’immatriculation au registre du commerce, les relations de travail, les traitements de données à caractère personnel, la vente à distance, ainsi que les contrats en cours, les autorisations et les litiges pendants.\n\nLe rapport ne se borne pas à citer des textes : chaque constat indique le document visé, le fondement légal, le niveau de risque, la mesure proposée et le service qui doit s’en charger. Il vous est présenté de vive voix, et nous pouvons ensuite vous accompagner dans la mise en œuvre. Nul autre que vous n’y a accès sans votre autorisation.',
      law: 'Les relations de travail relèvent de la loi 90-11, les traitements de données à caractère personnel de la loi 18-07 et la vente à distance de la loi 18-05 relative au commerce électronique.',
    },
    // legal-consultation
    {
      old: ['8a3ee567fbd8f589c0563190fce8eee5', 'b96d736bf64e7f7c9a32435c6a4e6d48'],
      text: 'Avant de signer un contrat, d’engager une action ou de répondre à une mise en demeure, mieux vaut savoir où vous en êtes. Vous envoyez votre question et vos pièces ; un consultant de la matière les étudie, vous demande ce qui manque, puis répond à partir des textes et des faits de votre dossier, non par des généralités.\n\nLa consultation rappelle les faits tels que nous les avons compris, les textes applicables et la réponse, puis expose les démarches possibles avec leurs avantages et leurs inconvénients : négociation, mise en demeure par huissier de justice, recours au notaire, recours administratif ou action devant la juridiction compétente. Les délais de recours et de prescription sont signalés en particulier.\n\nNous disons aussi ce que nous ne pouvons pas affirmer et ce qui dépend de l’appréciation du juge. La consultation éclaire votre décision ; si votre dossier appelle un avocat, nous vous le disons. Tout ce que vous nous confiez reste confidentiel.',
      law: 'La consultation ne remplace pas la constitution d’un avocat lorsque la loi l’impose.',
    },
    // nursery-legal-package
    {
      old: ['8573984fed5bee1eede62a8a98b461ca', '1f5232251f77e987fb48ed3182bd6585'],
      text: 'Ouvrir une crèche en Algérie, c’est préparer un dossier pour la direction de l’action sociale et de la solidarité (DASS) de la wilaya et un local prêt à être visité : surface, aération, hygiène, sécurité. Commencez par réunir ce que vous avez sur le local, vos qualifications et le financement.\n\nNous intervenons avant les grosses dépenses : le local convient-il et le bail autorise-t-il cette activité ? Quelle forme juridique retenir ? Qui dirigera, avec quelle qualification ? Nous constituons ensuite le dossier d’agrément avec vous, le vérifions avant dépôt et suivons les réserves éventuelles. La réponse vient de l’administration, et nous ne pouvons la garantir.\n\nUne fois ouvert, l’établissement a besoin de règles claires : un règlement intérieur, un contrat d’inscription (horaires, frais, absences), la liste des personnes autorisées à reprendre l’enfant, des consignes en cas de maladie ou d’accident, des contrats de travail et des règles écrites pour les données et images des enfants. Tout vous est remis prêt à l’emploi et expliqué à votre équipe.',
      law: 'Ouvrir une crèche en Algérie est une activité réglementée : des textes fixent la création, l’organisation, le fonctionnement et le contrôle des établissements d’accueil de la petite enfance, et un arrêté du 25 décembre 2025 leur donne un règlement intérieur type. Le dossier passe par la direction de l’action sociale et de la solidarité (DASS) de la wilaya, avec contrôle de l’hygiène et de la sécurité des lieux ; la décision d’agrément appartient à la seule administration. Les contrats de travail relèvent de la loi 90-11, les données et images des enfants de la loi 18-07.',
    },
    // legal-training
    {
      old: ['eec113e2e7e38b866ab437d07707e72d', '27ae147c2ff4f222983cbab61a9c38e7'],
      text: 'Il ne s’agit pas de refaire les cours de la faculté. Chaque formation part d’une tâche que le participant accomplit vraiment : rédiger une mise en demeure, conclure un contrat à durée déterminée, préparer un cahier des charges, traiter des données clients, rédiger une requête introductive d’instance. On revient ensuite au texte pour comprendre la raison et l’effet.\n\nAvant la session, un court questionnaire permet de situer le niveau et de recueillir questions et documents types ; le programme est adapté en conséquence. Pendant la session, les participants travaillent en petits groupes sur des pièces anonymisées. Après, ils reçoivent un guide écrit, des modèles réutilisables et la correction individuelle d’un dernier exercice.\n\nUne attestation de participation indique le thème et le nombre d’heures ; elle émane du cabinet et n’est pas un diplôme d’État. Le commanditaire reçoit un bref compte rendu et les points à consolider.',
      law: 'Les professions réglementées exigent une formation qui leur est propre ; l’attestation de participation n’en est pas l’équivalent.',
    },
    // comprehensive-business-support
    {
      old: ['f641201dcba12b5e9275d261d84dccc8', 'ab2456b04ddec7e77743d91a065388ee'],
      text: 'Créer une société, c’est enchaîner des étapes qui dépendent l’une de l’autre : choix de la forme, vérification du code d’activité et de son éventuelle réglementation, réservation de la dénomination au Centre national du registre du commerce (CNRC), bail du siège, statuts devant notaire, puis immatriculation, publicité et déclarations fiscales et sociales. Nous traçons tout le parcours avant de commencer et préparons les pièces de chaque étape.\n\nNous expliquons ce qui distingue les formes possibles, de l’EURL et de la SARL à la SPA et à la société par actions simplifiée, et ce que chacune change à votre responsabilité comme à l’entrée et à la sortie des associés. Un pacte d’associés est rédigé lorsque les statuts ne suffisent pas.\n\nAprès le démarrage, nous restons à vos côtés : contrats clients et fournisseurs, contrats de travail et règlement intérieur, procès-verbaux d’assemblées, modification des statuts, cession de parts, recouvrement amiable, enregistrement auprès de l’Agence algérienne de promotion de l’investissement. Un interlocuteur unique connaît votre dossier.',
      law: 'La société par actions simplifiée est réservée aux startups. L’enregistrement d’un investissement auprès de l’Agence algérienne de promotion de l’investissement se fait dans le cadre de la loi 22-18.',
    },
    // elite-legal-package-students
    {
      old: ['37c4a2770ea22609a39ead0b9e062cb4', 'a89a11f043174520f52118a2320a038b'],
      text: 'Beaucoup d’étudiants ont un sujet mais ne savent par où commencer : comment poser une problématique, bâtir un plan équilibré, trouver les textes et les décisions de justice algériennes, les citer. Nous les accompagnons pas à pas, par des entretiens et des lectures annotées ; l’étudiant reste l’auteur de sa recherche et l’enseignant encadreur en garde la direction scientifique.\n\nNous ne rédigeons pas de mémoires et ne vendons aucun travail tout fait. Nous montrons comment éviter le plagiat : citer, reformuler et référencer correctement, comprendre un rapport de similitude et corriger ses erreurs avant le dépôt.\n\nLe pack comprend aussi les exercices de méthode (commentaire d’arrêt, analyse de texte, consultation juridique), la préparation de la soutenance avec une présentation à blanc et celle des concours de master, de doctorat et des professions juridiques. Chaque entretien donne lieu à des remarques écrites et à des tâches précises pour le suivant.',
      law: 'L’arrêté ministériel 1082 du 27 décembre 2020 fixe les règles de prévention et de lutte contre le plagiat ; nous travaillons dans ce cadre.',
    },
    // academic-leadership-support
    {
      old: ['72c338dd718a76c3c03dd4fdf94e51d8', 'acf728eaa9fa9c9894302dce8ef4bee3'],
      text: 'Chaque semaine, le responsable d’un établissement prend des décisions qui ont un effet juridique : saisine du conseil de discipline, réponse à un recours, signature d’une convention, préparation d’un cahier des charges, affichage de listes d’étudiants.\n\nNous plaçons à ses côtés un conseiller qui relit le projet avant signature : compétence, motivation, notification, droits de la défense, délais de recours. Le travail s’appuie, pour chaque dossier, sur les textes en vigueur au jour de son examen.\n\nL’établissement reçoit des avis écrits et brefs, des modèles de décisions et de procès-verbaux, des guides de procédure pour les chefs de département et de service, et des séances de formation. La décision et la signature restent au seul responsable ; les dossiers individuels des étudiants, enseignants et agents restent confidentiels.',
      law: 'Un vice de forme ou de procédure peut faire annuler par le tribunal administratif une décision pourtant fondée. Parmi les textes qui régissent ces décisions figurent l’ordonnance 06-03 portant statut général de la fonction publique, la loi 23-12 relative aux marchés publics, la loi 18-07 sur les données à caractère personnel et l’arrêté 1082 sur le plagiat.',
    },
  ],
  en: [
    // legal-translation
    {
      old: ['3c7ceab10a431222e5af93d5431eace6'],
      text: 'One loose word in a contract or a court filing can change an entire obligation. So we first ask what the document is for: a court, a notary, a foreign authority, or simply your own reading? We then work with the terms Algerian legislation itself uses, as published in Arabic and French in the Official Gazette.\n\nTell us who will receive the document. If they ask for an official translation, we prepare the text and have it issued by an official translator-interpreter, who signs and stamps it. You are told so before any work begins.\n\nYou receive a complete text that keeps the numbering, clauses and tables of the original, translator’s notes on terms with no exact equivalent and, for larger files, a glossary. Your documents stay confidential throughout.',
      law: 'Under the Code of Civil and Administrative Procedure (Law 08-09), documents put before a court must be in Arabic or come with an official translation.',
    },
    // legal-documents
    {
      old: ['ce7cecbb47b58566bc46d4507805f420'],
      text: 'Most disputes grow out of an incomplete document: no deadline, no consequence for breach, no court named. We first listen to what the parties agreed and what each of them fears, then draft a text that says so plainly and settles what happens if someone does not perform.\n\nWe also tell you which form the document needs. If it is one for the notary, we prepare the draft and the file and work with the notary you choose. Formal notices are drafted for service by a bailiff.\n\nYou receive a document ready to sign and a short note on the clauses that matter and what to do next: registration, publication, service or safekeeping. If the document is meant for a court, we tell you at the outset who files it and whether your case calls for a lawyer.',
      law: 'Some acts, such as dealings in real property or a company’s articles, are valid only as authentic deeds before a notary. Representation by a lawyer is compulsory before certain courts.',
    },
    // arbitration-mediation
    {
      old: ['c08c6bc5d44585c6aefaf33065dcf238'],
      text: 'Not every dispute calls for a long trial. There are also conciliation, mediation and arbitration. We read your file first, then tell you which route is open, what it takes in time and effort, and what would still be for the courts.\n\nNot every route fits every dispute. Send us the contract, the messages and any court paper you received, and write down what you want and what you could give up. You know what is open before you commit to anything.\n\nWe draft the arbitration clause or submission agreement, help you choose a mediator or arbitrator, prepare your statements and evidence, and attend negotiation sessions with you. Once there is an agreement we put it into enforceable form, as minutes or a settlement contract, and follow its approval, or the enforcement order for an award, before the competent court.',
      law: 'The Code of Civil and Administrative Procedure (Law 08-09) provides for conciliation, mediation and arbitration, each with its own scope and effects. Court-referred mediation does not cover family or labour cases, or anything that may affect public policy; arbitration is excluded for matters of public policy and of personal status and capacity.\n\nThe parties may be reconciled on their own or at the judge’s initiative, at any stage of the case, and the agreement is recorded in minutes. A judge may propose mediation; the parties accept or decline, the mediator cannot impose a solution, and discussions stay confidential. An arbitral award is binding. In court, hearings are public in principle and the means of appeal are set by law. A settlement record approved by the judge is an enforceable title.',
    },
    // legal-content
    {
      old: ['2dd206e91b1e512867defe0f36468abd'],
      text: 'Much of the legal content in circulation is borrowed from other countries or out of date. We start from the law in force in Algeria: the statute or decree as published in the Official Gazette and, where published, the case law of the Supreme Court and the Council of State, with the reference and the date we checked it.\n\nFirst we settle who the reader is and why they are reading: a client after a simple answer, a manager who needs a procedure guide, a professional following new legislation? We then propose an editorial plan and headings, and write only once you have agreed.\n\nYou receive texts ready to publish: title, summary, body, references and a reminder that general information does not replace advice. If a law we relied on is amended, you can ask for an update. Each language is written for its own reader rather than copied from another.',
      law: 'The rules of the regulated legal professions restrict advertising.',
    },
    // legal-audit
    {
      old: ['77a5f72673db2dac2d0ce80ce14720b9'],
      text: 'A legal audit answers a simple question: does what the company actually does match what the law and its own contracts require? We agree the scope with you, ask for a precise list of documents, then talk to the manager and the people in charge of each area.\n\nWe look at the articles of association, partners’ resolutions and trade-register entries; employment relations; personal-data processing; distance selling; and current contracts, permits and pending disputes.\n\nThe report does more than quote statutes. Each finding names the document concerned, the legal basis, the level of risk, the proposed measure and who in the company should carry it out. We go through it with you in person and can then support you in acting on it. No one else sees it without your permission.',
      law: 'Employment relations come under Law 90-11, personal-data processing under Law 18-07, and distance selling under Law 18-05 on electronic commerce.',
    },
    // legal-consultation
    {
      old: ['5cc6323b8c481be00f67ca1f819fd9cc'],
      text: 'Before you sign a contract, start proceedings or answer a formal notice, it helps to know where you stand. You send your question and documents; a consultant in that field studies them, asks for what is missing, and answers from the law and the facts of your file rather than in generalities.\n\nThe consultation sets out the facts as we understood them, the applicable texts and the answer, then the possible steps with the case for and against each: negotiation, formal notice through a bailiff, a notary, an administrative appeal, or an action before the competent court. Time limits for appeal and limitation periods are pointed out in particular.\n\nWe also tell you what we cannot confirm and what depends on the judge’s assessment. A consultation informs your decision; if your case calls for a lawyer, we tell you so. Whatever you tell us stays confidential.',
      law: 'A consultation does not replace a lawyer where the law requires one.',
    },
    // nursery-legal-package
    {
      old: ['d13738cf22c4bbfd3b088acb041166cb'],
      text: 'Opening a nursery in Algeria means preparing a file for the wilaya’s Directorate of Social Action and Solidarity, and premises ready to be inspected: space, ventilation, hygiene, safety. Start by gathering what you have on the premises, your qualifications and the funding.\n\nWe step in before the heavy spending starts. Are the premises suitable, and does the lease allow this activity? Which legal form fits? Who will manage the nursery, and with what qualification? We then build the approval file with you, check it before it is lodged and follow up any reservations. The answer comes from the administration, and we cannot guarantee it.\n\nOnce open, a nursery needs clear daily rules: internal rules, an enrolment contract (hours, fees, absences), a list of people allowed to collect each child, a procedure for illness and accidents, employment contracts, and written rules for collecting children’s data and pictures. You receive these documents ready to use, and we explain them to your staff.',
      law: 'Opening a nursery in Algeria is a regulated activity: there are rules on the creation, organisation, operation and supervision of early-childhood establishments, and a ministerial order of 25 December 2025 gives them model internal rules. The file goes through the wilaya’s Directorate of Social Action and Solidarity, with an inspection of the premises for hygiene and safety, and the decision rests with the administration alone. Employment contracts come under Law 90-11, and children’s data and pictures under Law 18-07.',
    },
    // legal-training
    {
      old: ['3283fef72114f6dfbd07856651303e02'],
      text: 'We do not repeat law-school lectures. Every course starts from a task participants actually carry out: writing a formal notice, concluding a fixed-term employment contract, preparing tender specifications, handling customer data, drafting an application to open a case. Only then do we go back to the text of the law to see why it says so and what follows.\n\nBefore the course, a short questionnaire gauges the level and collects questions and sample documents, and the programme is adjusted to match. During it, participants work in small groups on anonymised documents. Afterwards they receive a written guide, reusable templates and individual feedback on a final exercise.\n\nA certificate of attendance states the subject and the number of hours; it comes from the firm and is not a State diploma. The organisation that commissioned the course receives a short report and a list of points to strengthen.',
      law: 'Regulated professions require training of their own, for which a certificate of attendance is no substitute.',
    },
    // comprehensive-business-support
    {
      old: ['09ce04be568872852cc4ddf3e41f1e10'],
      text: 'Setting up a company is a chain of steps, each depending on the last: choosing the form, checking the activity code and whether it is regulated, reserving the name with the National Trade Register Centre (CNRC), the lease of the registered office, articles signed before a notary, then registration, publication and declarations to the tax and social-security bodies. We map the whole route before starting and prepare the papers for each step.\n\nWe explain how the available forms differ, from the single-member and ordinary limited companies (EURL, SARL) to the joint-stock company (SPA) and the simplified joint-stock company, and what each means for your liability and for partners joining or leaving. Where the articles are not enough, we draft a partners’ agreement.\n\nOnce you are trading we stay with you: customer and supplier contracts, employment contracts and internal rules, minutes of meetings, amendments to the articles, share transfers, amicable debt recovery, and registration with the Algerian Investment Promotion Agency. One contact person knows your file.',
      law: 'The simplified joint-stock company is reserved for start-ups. Investments are registered with the Algerian Investment Promotion Agency under Law 22-18.',
    },
    // elite-legal-package-students
    {
      old: ['320261cd336f75f44e9b0aedc7c0c9ca'],
      text: 'Many students have a topic but no idea where to start: how to frame a research question, build a balanced outline, find Algerian legislation and court decisions, and cite them. We work with them step by step through meetings and annotated readings. The student remains the author of the research, and the university supervisor keeps scientific direction of it.\n\nWe do not write dissertations and we do not sell finished work. We teach how to avoid plagiarism: how to quote, paraphrase and reference properly, how to read a similarity report and how to correct one’s own mistakes before submission.\n\nThe package also covers the exercises of legal method (case commentary, analysis of a legal text, problem questions), rehearsal of the oral defence, and preparation for master’s, doctoral and professional entrance exams. Every meeting ends with written comments and clear tasks for the next one.',
      law: 'Ministerial Order 1082 of 27 December 2020 sets the rules for preventing and fighting plagiarism, and we work within it.',
    },
    // academic-leadership-support
    {
      old: ['0ce5c1498d21784f9bdda4ebb0fb52e5'],
      text: 'Every week the head of an academic institution takes decisions with legal effect: a referral to the disciplinary board, a reply to an appeal, a partnership agreement, tender specifications, the posting of student lists.\n\nWe provide an adviser who reads the draft before it is signed: authority, reasons, notification, rights of defence, time limits for appeal. For each file, the work rests on the rules in force on the day it is examined.\n\nThe institution receives short written opinions, model decisions and minutes, procedure guides for heads of department and service, and training sessions for the administrative team. Decision and signature remain with the person in charge, and individual files of students, teachers and staff remain confidential.',
      law: 'A defect of form or procedure can lead the administrative court to annul a decision that was right in substance. Among the texts that govern such decisions are Ordinance 06-03 on the civil service, Law 23-12 on public procurement, Law 18-07 on personal data and Ministerial Order 1082 on plagiarism.',
    },
  ],
};

/** Entries of their lists that said what the law says: the MD5 of an entry, and what stands in its place. */
export const LAW_SENTENCES_OF_LISTS: Record<string, string> = {
  afb0d07483f489ac96936441bb84b24e:
    'الصلح: يجلس الطرفان، وحدهما أو بمساعدة غيرهما، ويُكتب ما اتفقا عليه.',
  '4db7a2f333df9c01a7f7a388d8ba37a0':
    'الوساطة: شخص محايد يستمع إلى الطرفين ويساعدهما على إيجاد حلهما بأنفسهما.',
  '05c30d5e2d8a7c99ced2b9389310e9b7':
    'التحكيم: محكم أو أكثر يختارهم الطرفان يدرسون الملف ويفصلون فيه، بناءً على شرط في العقد أو اتفاق لاحق.',
  e0e26a8cfb57812ffa84165ca801a584:
    'الدعوى القضائية: يُعرض الملف على القاضي، وتُقدَّم المذكرات والوثائق في جلسات.',
  bc643327f7cee88dc077e7467b7a4277:
    'Conciliation : les parties se parlent, seules ou avec l’aide d’autrui, et leur accord est mis par écrit.',
  c36191844931d83cde625e96d3165a4b:
    'Conciliation : les parties se parlent, seules ou avec l’aide d’autrui, et leur accord est mis par écrit.',
  d95bff80691763ecab055aea54df3971:
    'Médiation : un tiers neutre écoute les parties et les aide à trouver leur propre solution.',
  '1eb3dc221013c3626cbe628a091775f7':
    'Médiation : un tiers neutre écoute les parties et les aide à trouver leur propre solution.',
  bb3a38491ea3bbf7fc13c3d50f31435d:
    'Arbitrage : un ou plusieurs arbitres choisis par les parties étudient le dossier et tranchent, sur la base d’une clause du contrat ou d’un accord ultérieur.',
  '56b1f24bed1184497a238ec5151d2ec0':
    'Arbitrage : un ou plusieurs arbitres choisis par les parties étudient le dossier et tranchent, sur la base d’une clause du contrat ou d’un accord ultérieur.',
  '738409b05575f753c41243e1a0c8ff21':
    'Procès : le dossier est porté devant un juge ; mémoires et pièces sont échangés d’audience en audience.',
  '4ced931af530f324237f135affbf1cd0':
    'Procès : le dossier est porté devant un juge ; mémoires et pièces sont échangés d’audience en audience.',
  e4421e9a0d02f61a2715bd7c1161fdbf:
    'Conciliation: the parties talk, alone or with someone’s help, and their agreement is put in writing.',
  bdd1e279a5f04f3c498db9959005cf1a:
    'Mediation: a neutral third person listens to the parties and helps them find their own solution.',
  '1bd131e0fc5b2ba172d89f1e9d956aca':
    'Arbitration: one or more arbitrators chosen by the parties study the file and decide, on the basis of a contract clause or a later agreement.',
  '3f1e661553c12bf94f67df06b754f2f8':
    'Court action: the file goes before a judge, and statements and documents are exchanged from hearing to hearing.',
  bb9850aec44f9c0158bd6c35208af9fa: 'تجري المناقشات بين الأطراف وحدهم، في مكان يختارونه.',
  a23ff9c99e66429329d73e3c71b27b98: 'يُكتب ما اتُّفق عليه في محضر واضح يُقدَّم للمصادقة.',
  c8f94d25ffc342fcac0f9486391876f2:
    'Les échanges se tiennent entre les parties seules, dans un lieu qu’elles choisissent.',
  '35ef96b4dbc4f313ed8eea90bea4bba6':
    'Ce qui est convenu est consigné dans un procès-verbal clair, à faire homologuer.',
  '029c280af64705827d138e8558dea4df':
    'Discussions take place between the parties alone, at a venue they choose.',
  a743ce3b965101b9b366286b69cee886:
    'What is agreed is set out in a clear record, ready to be submitted for approval.',
  '0defcdf1302dc6720d57f75c8c618f04': 'نص هادئ يعرّف بالعمل ولا يبالغ فيه.',
  '5053edbe3df387c95e34bcbab591b811': 'Un ton sobre, qui présente le travail sans l’exagérer.',
  d283b8d1d5d082c40b0fc742b50ed7b8: 'A sober tone that presents the work without overstating it.',
};
