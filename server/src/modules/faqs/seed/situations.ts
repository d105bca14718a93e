import type { SeededFaq } from './seeded-faq.js';

/** What people in trouble ask first: steps and papers, never what the law says (A84). */
export const situations: readonly SeededFaq[] = [
  {
    order: 25,
    situation: 'dismissed',
    question: {
      ar: 'طُردت ولم أتسلّم أي ورقة، ماذا أجمع؟',
      fr: 'On m’a licencié sans me remettre aucun papier, que réunir ?',
      en: 'I was dismissed and given no papers. What should I gather?',
    },
    answer: {
      ar:
        'اجمع ما يدل على أنك كنت تعمل هناك وعلى أن العمل توقف: العقد، وكشوف الأجر، وكشف الحساب البنكي أو البريدي الذي تظهر فيه التحويلات، وبطاقة العمل، وشهادة الانتساب إلى CNAS، والرسائل المتبادلة.\n\n' +
        'ثم اكتب في صفحة واحدة: من أخبرك بالتوقيف، وفي أي يوم وساعة ومكان، وما قاله بلفظه، ومن كان حاضراً، وآخر يوم عملت فيه. واطلب من صاحب العمل كتابةً وثيقة عن وضعيتك، واحتفظ بما يثبت الإرسال. واذكر لنا التاريخ من أول اتصال، فلبعض الخطوات أجل.',
      fr:
        'Réunissez ce qui montre que vous travailliez là et que le travail s’est arrêté : contrat, fiches de paie, relevés bancaires ou CCP où figurent les virements, badge, attestation d’affiliation à la CNAS, messages échangés.\n\n' +
        'Écrivez ensuite sur une page qui vous a annoncé le renvoi, le jour, l’heure, le lieu, les mots employés, les personnes présentes et votre dernier jour de travail. Demandez par écrit à l’employeur un document sur votre situation et gardez la preuve de l’envoi. Donnez-nous la date dès le premier contact : certaines démarches ont un délai.',
      en:
        'Gather whatever shows that you worked there and that the work stopped: contract, payslips, bank or post-office statements showing the transfers, staff card, CNAS registration certificate, messages exchanged.\n\n' +
        'Then write on one page who told you, the day, time and place, the words used, who was present and your last day of work. Ask the employer in writing for a document on your situation and keep proof that you sent the request. Give us the date when you first contact us: some steps have a time limit.',
    },
  },
  {
    order: 26,
    situation: 'dismissed',
    question: {
      ar: 'يطلبون مني إمضاء استقالتي، ماذا أفعل؟',
      fr: 'On me demande de signer ma démission, que faire ?',
      en: 'I am being asked to sign my resignation. What should I do?',
    },
    answer: {
      ar:
        'لا تمضِ في المكان نفسه ولا تحت الضغط. اطلب نسخة من الورقة وقل بهدوء: «سأقرؤها مع مستشاري وأجيب كتابةً». وإن لم تُعطَ نسخة فدوّن مضمونها بمجرد خروجك.\n\n' +
        'سجّل التاريخ والساعة ومن طلب منك الإمضاء وما قيل لك عن القبول والرفض، واحتفظ بالرسائل وبسجل المكالمات في هاتفك. واصل الحضور إلى عملك واحتفظ بما يبيّن ذلك. وإن كنت قد أمضيت فعلاً فلا تمزق شيئاً ولا تكتب شيئاً آخر: أرسل إلينا الورقة وتاريخ الإمضاء قبل أي رد.',
      fr:
        'Ne signez ni sur place ni sous la pression. Demandez une copie et dites calmement : « Je vais la lire avec mon conseil et je répondrai par écrit. » Si l’on ne vous donne pas de copie, notez ce que dit la feuille dès que vous sortez.\n\n' +
        'Relevez la date, l’heure, qui vous l’a demandé et ce qu’on vous a dit en cas d’accord ou de refus ; gardez les messages et l’historique des appels. Continuez à venir travailler et gardez de quoi le montrer. Si vous avez déjà signé, ne déchirez rien et n’écrivez rien d’autre : envoyez-nous la feuille et la date de signature avant toute réponse.',
      en:
        'Do not sign on the spot or under pressure. Ask for a copy and say calmly: “I will read it with my adviser and answer in writing.” If you are given no copy, note what the paper says as soon as you leave.\n\n' +
        'Write down the date, the time, who asked you and what you were told would follow if you agreed or refused; keep messages and your call history. Keep going to work, and keep something that shows it. If you have already signed, tear nothing up and write nothing else: send us the paper and the date you signed before you reply to anyone.',
    },
  },
  {
    order: 27,
    situation: 'unpaid-wages',
    question: {
      ar: 'لم أتقاضَ أجري منذ أشهر، ماذا أدوّن؟',
      fr: 'Je ne suis plus payé depuis des mois, que dois-je noter ?',
      en: 'I have not been paid for months. What should I write down?',
    },
    answer: {
      ar:
        'ارسم جدولاً بسيطاً، سطراً لكل شهر: الأجر المتفق عليه، وما قبضته فعلاً، وتاريخ القبض وطريقته (تحويل أو صك أو نقداً)، وما بقي. وأضف الساعات الإضافية والمنح التي وُعدت بها.\n\n' +
        'أرفق به العقد وكشوف الأجر وكشف حسابك، وأسماء زملاء في الوضعية نفسها. اطلب أجرك برسالة قصيرة مؤرخة تذكر الأشهر والمبالغ، واحتفظ بنسخة منها وبما يثبت استلامها. ولا توقّع وصلاً بمبلغ لم تقبضه، ولا ورقة تصفية حساب قبل أن نقرأها.',
      fr:
        'Tracez un tableau simple, une ligne par mois : le salaire convenu, ce que vous avez réellement reçu, la date et le moyen (virement, chèque, espèces), ce qui reste. Ajoutez les heures supplémentaires et les primes promises.\n\n' +
        'Joignez le contrat, les fiches de paie, vos relevés de compte et les noms de collègues dans le même cas. Réclamez votre salaire par un courrier court et daté qui cite les mois et les montants ; gardez-en une copie et la preuve de réception. Ne signez pas de reçu pour une somme que vous n’avez pas touchée, ni de solde de tout compte avant que nous l’ayons lu.',
      en:
        'Draw a simple table, one line a month: the wage agreed, what you actually received, when and how (transfer, cheque, cash), and what is left. Add overtime and any bonus you were promised.\n\n' +
        'Attach the contract, payslips, bank statements and the names of colleagues in the same position. Ask for your wages in a short, dated letter that lists the months and amounts, and keep a copy and proof that it arrived. Do not sign a receipt for money you have not had, or a final settlement before we have read it.',
    },
  },
  {
    order: 28,
    situation: 'not-declared',
    question: {
      ar: 'اكتشفت أنني غير مصرح بي لدى CNAS، من أين أبدأ؟',
      fr: 'Je découvre que je ne suis pas déclaré à la CNAS, par où commencer ?',
      en: 'I have found out that I am not declared to CNAS. Where do I start?',
    },
    answer: {
      ar:
        'ابدأ بمعرفة ما هو مسجل باسمك: اطلب من وكالة الصندوق شهادة انتساب وكشفاً بفترات التصريح، وقارنهما بفترات عملك.\n\n' +
        'ثم اجمع ما يدل على العمل الفعلي: تحويلات الأجر أو وصولاته، وجداول المناوبة، ورسائل المسؤول، وصور في مكان العمل، وأسماء زملاء وزبائن رأوك تعمل. اكتب تاريخ البداية والمنصب والتوقيت والأجر. واحفظ ذلك كله في بيتك لا في مكان العمل. وقبل أن تواجه صاحب العمل أو تودع شكوى، اعرض علينا الملف لنرتب معك الخطوات.',
      fr:
        'Commencez par savoir ce qui est enregistré à votre nom : demandez à l’agence de la caisse une attestation d’affiliation et un relevé des périodes déclarées, puis comparez-les à vos périodes de travail.\n\n' +
        'Réunissez ensuite ce qui montre le travail réel : virements ou reçus de salaire, plannings, messages du responsable, photos sur le lieu de travail, noms de collègues et de clients qui vous y ont vu. Notez la date de début, le poste, les horaires, le salaire. Gardez le tout chez vous, pas au travail. Avant d’affronter l’employeur ou de déposer une plainte, montrez-nous le dossier : nous fixerons l’ordre des démarches.',
      en:
        'First find out what is recorded in your name: ask the fund’s branch for a registration certificate and a statement of the periods declared, and compare them with the time you worked.\n\n' +
        'Then gather what shows the actual work: wage transfers or receipts, rotas, messages from your manager, pictures taken at work, names of colleagues and customers who saw you there. Note your start date, post, hours and pay. Keep it all at home, not at work. Before you confront the employer or file a complaint, show us the file so that we can set out the steps in order.',
    },
  },
  {
    order: 29,
    situation: 'work-accident',
    question: {
      ar: 'أصبت في العمل، بأي ترتيب أتصرف؟',
      fr: 'Je me suis blessé au travail, dans quel ordre agir ?',
      en: 'I was hurt at work. What do I do, and in what order?',
    },
    answer: {
      ar:
        'أولاً العلاج: اطلب من الطبيب شهادة تصف الإصابة وتذكر تاريخ الحادث. ثانياً أخبر مسؤولك كتابةً في اليوم نفسه، واسأله متى وكيف صُرّح بالحادث لدى CNAS، واطلب نسخة.\n\n' +
        'ثالثاً اكتب ما جرى وأنت تتذكره: الساعة والمكان والمهمة أو الآلة ومن كان حاضراً، وصوّر المكان إن أمكن. رابعاً اجمع شهادات التوقف عن العمل والوصفات وفواتير الدواء والتنقل. وإن قيل لك «قل إنه وقع في البيت» فلا توقّع شيئاً واتصل بنا. ولا تؤجل الاتصال، فقد تكون الآجال قصيرة.',
      fr:
        'D’abord les soins : demandez au médecin un certificat qui décrit la blessure et la date de l’accident. Ensuite, prévenez votre responsable par écrit le jour même, demandez quand et comment l’accident a été déclaré à la CNAS, et réclamez une copie.\n\n' +
        'Puis écrivez ce qui s’est passé tant que vous vous en souvenez : heure, lieu, tâche ou machine, témoins ; photographiez l’endroit si possible. Enfin, rassemblez arrêts de travail, ordonnances, factures de pharmacie et de transport. Si l’on vous dit « dites que c’est arrivé chez vous », ne signez rien et appelez-nous. N’attendez pas : les délais peuvent être courts.',
      en:
        'Treatment first: ask the doctor for a certificate that describes the injury and gives the date of the accident. Second, tell your manager in writing the same day, ask when and how the accident was declared to CNAS, and ask for a copy.\n\n' +
        'Third, write down what happened while you remember it: time, place, task or machine, who was there; photograph the spot if you can. Fourth, collect sick notes, prescriptions, pharmacy and transport bills. If someone says “say it happened at home”, sign nothing and call us. Do not put it off: deadlines can be short.',
    },
  },
  {
    order: 30,
    situation: 'end-of-contract',
    question: {
      ar: 'انتهى عقدي وأمامي وصل تصفية الحساب، ماذا أراجع قبل الإمضاء؟',
      fr: 'Mon contrat s’achève et l’on me tend un solde de tout compte, que vérifier ?',
      en: 'My contract is ending and I am handed a final settlement. What do I check?',
    },
    answer: {
      ar:
        'خذ الورقة إلى البيت إن أمكن، أو صوّرها. راجع كل سطر: الشهر الأخير، وأيام العطلة المتبقية، والمنح، والاقتطاعات، والمبلغ الإجمالي، ثم تاريخ الدخول والخروج واسم المنصب. وانتبه إلى أي جملة تقول إنك قبضت كل شيء ولا تطالب بشيء.\n\n' +
        'قارنها بعقدك وبآخر كشوف أجرك. واسأل عن الأوراق التي تُسلَّم معها: شهادة العمل وكشوف الأجر ووثائق الضمان الاجتماعي. ولا توقّع قبل أن يصل المال إلى يدك أو حسابك. وأرسل إلينا الورقة والعقد وتاريخ نهايته.',
      fr:
        'Emportez la feuille chez vous si possible, sinon photographiez-la. Relisez chaque ligne : dernier mois, congés restants, primes, retenues, total, puis dates d’entrée et de sortie et intitulé du poste. Repérez toute phrase disant que vous avez tout reçu et ne réclamez plus rien.\n\n' +
        'Comparez avec votre contrat et vos dernières fiches de paie. Demandez les papiers qui l’accompagnent : certificat de travail, fiches de paie, documents de sécurité sociale. Ne signez pas avant que l’argent soit dans votre main ou sur votre compte. Envoyez-nous la feuille, le contrat et sa date de fin.',
      en:
        'Take the paper home if you can, or photograph it. Go through every line: last month, leave not taken, bonuses, deductions, the total, then your start and end dates and job title. Look out for any sentence saying that you have received everything and claim nothing more.\n\n' +
        'Compare it with your contract and last payslips. Ask for the papers that go with it: work certificate, payslips, social-security documents. Do not sign before the money is in your hand or in your account. Send us the paper, the contract and the date it ends.',
    },
  },
  {
    order: 31,
    situation: 'harassment-at-work',
    question: {
      ar: 'كيف أدوّن ما أتعرض له من تحرش أو إهانة في العمل؟',
      fr: 'Comment garder la trace d’un harcèlement au travail ?',
      en: 'How do I keep a record of harassment at work?',
    },
    answer: {
      ar:
        'خصص دفتراً لا يصل إليه غيرك، واكتب كل واقعة في يومها: التاريخ والساعة والمكان، وما قيل أو فُعل بلفظه، ومن رأى أو سمع، وما فعلته بعدها.\n\n' +
        'احتفظ بالرسائل كما هي مع ظهور الرقم والتاريخ، وخذ لها صوراً من الشاشة، واحفظ نسخة خارج هاتف العمل وبريده. وإن زرت طبيباً فاحتفظ بالشهادة. وأخبر شخصاً تثق به. لا تنشر شيئاً على شبكات التواصل، ولا تسجل أحداً خفيةً قبل أن تسألنا. وإن كنت في خطر الآن فاتصل بالشرطة أو الدرك الوطني أولاً.',
      fr:
        'Tenez un carnet que personne d’autre ne peut ouvrir et notez chaque fait le jour même : date, heure, lieu, mots ou gestes exacts, qui a vu ou entendu, ce que vous avez fait ensuite.\n\n' +
        'Gardez les messages tels quels, avec le numéro et la date visibles, faites des captures d’écran et conservez une copie hors du téléphone et de la messagerie professionnels. Si vous consultez un médecin, gardez le certificat. Parlez-en à une personne de confiance. Ne publiez rien sur les réseaux et n’enregistrez personne en secret sans nous avoir demandé. En cas de danger immédiat, appelez d’abord la police ou la gendarmerie.',
      en:
        'Keep a notebook that no one else can reach and write down each incident the same day: date, time, place, the exact words or acts, who saw or heard, what you did next.\n\n' +
        'Keep messages as they are, with the number and date showing, take screenshots, and store a copy away from your work phone and mailbox. If you see a doctor, keep the certificate. Tell someone you trust. Post nothing on social networks, and record no one secretly before asking us. If you are in danger now, call the police or the gendarmerie first.',
    },
  },
  {
    order: 32,
    situation: 'divorce',
    question: {
      ar: 'ماذا أحضر معي إلى أول لقاء بشأن الطلاق؟',
      fr: 'Qu’apporter au premier entretien pour un divorce ?',
      en: 'What do I bring to the first meeting about a divorce?',
    },
    answer: {
      ar:
        'أحضر بطاقة التعريف، وعقد الزواج، والدفتر العائلي، وشهادات ميلاد الأولاد، وما لديك عن السكن (عقد ملكية أو إيجار) وعن دخل كل واحد منكما، وأي ورقة وصلتك من المحكمة أو من محضر قضائي.\n\n' +
        'واكتب في صفحة: تاريخ الزواج، ومنذ متى يعيش كل طرف على حدة، وأين الأولاد الآن، وما جرى من محاولات صلح، وما تريده للأولاد وللسكن. وما ينقص من الوثائق نقول لك أين تطلبه. ولا تمضِ اتفاقاً مع الطرف الآخر أو مع عائلته قبل أن نقرأه.',
      fr:
        'Apportez votre carte d’identité, l’acte de mariage, le livret de famille, les actes de naissance des enfants, ce que vous avez sur le logement (titre ou bail) et sur les revenus de chacun, ainsi que tout papier venu du tribunal ou d’un huissier de justice.\n\n' +
        'Écrivez sur une page : date du mariage, depuis quand vous vivez séparés, où sont les enfants, les tentatives de conciliation, ce que vous souhaitez pour les enfants et le logement. S’il manque des pièces, nous vous dirons où les demander. Ne signez aucun accord avec l’autre partie ou sa famille avant que nous l’ayons lu.',
      en:
        'Bring your identity card, the marriage certificate, the family record book, the children’s birth certificates, whatever you have on the home (title or lease) and on each person’s income, and any paper from the court or a bailiff.\n\n' +
        'On one page write the date of the marriage, since when you have lived apart, where the children are now, any attempts at reconciliation, and what you want for the children and the home. If papers are missing, we tell you where to ask for them. Sign no agreement with the other side or their family before we have read it.',
    },
  },
  {
    order: 33,
    situation: 'divorce',
    question: {
      ar: 'أقيم في الخارج، ماذا يمكن إنجازه من هناك في ملف الطلاق؟',
      fr: 'Je vis à l’étranger, que puis-je faire de là-bas pour mon divorce ?',
      en: 'I live abroad. What can I do from there about my divorce?',
    },
    answer: {
      ar:
        'كثير من التحضير يتم عن بعد: اللقاء الأول بالفيديو، وإرسال صور الوثائق، وطلب عقد الزواج وشهادات الميلاد بواسطة قريب أو عن طريق القنصلية.\n\n' +
        'أخبرنا أين سُجل الزواج، وأين يقيم كل طرف وأين الأولاد، وهل فُتح ملف في بلد إقامتك، وأرسل أي ورقة قضائية وصلتك هناك مع تاريخ استلامها. نبيّن لك ما يُترجم وما يُصادق عليه، ونعد نص الوكالة إن احتاجها الملف، ونخبرك بالمواعيد التي نتوقع حضورك فيها. فلا تحجز تذكرة ولا توقّع وكالة عامة قبل ذلك.',
      fr:
        'Une grande partie de la préparation se fait à distance : premier entretien en visioconférence, photos des pièces, demande de l’acte de mariage et des actes de naissance par un proche ou par le consulat.\n\n' +
        'Dites-nous où le mariage a été inscrit, où vit chacun, où sont les enfants, si un dossier est ouvert dans votre pays de résidence, et envoyez tout acte reçu là-bas avec sa date. Nous indiquons ce qui est à traduire ou à légaliser, préparons le texte de la procuration si le dossier en demande une et signalons les dates où vous attendre. D’ici là, ni billet d’avion ni procuration générale.',
      en:
        'Much of the preparation is done remotely: a first meeting by video, pictures of your documents, the marriage and birth certificates requested through a relative or the consulate.\n\n' +
        'Tell us where the marriage was registered, where each of you lives, where the children are and whether a case is open in your country of residence, and send any court paper you received there with the date. We say what is to be translated or certified, draft the power of attorney if the file calls for one, and tell you on which dates to expect to be here. Until then, book no ticket and sign no general power of attorney.',
    },
  },
  {
    order: 34,
    situation: 'khula',
    question: {
      ar: 'هل أحضر وحدي إلى أول لقاء بشأن الخلع؟',
      fr: 'Dois-je venir seule au premier entretien pour un khol’ ?',
      en: 'Do I come alone to the first meeting about a khula?',
    },
    answer: {
      ar:
        'الأفضل أن يبدأ اللقاء مع صاحبة الملف وحدها حتى تتكلم بحرية. ويمكن أن ترافقها أمها أو أختها أو من تثق به، ويدخل من يرافقها متى طلبت هي ذلك. أما الزوج وأهله فلا يُدعون إلى هذا اللقاء.\n\n' +
        'الوثائق: بطاقة التعريف، وعقد الزواج، والدفتر العائلي، وشهادات ميلاد الأولاد، وما يتعلق بالصداق والسكن. ويفيد أن يُكتب قبل الموعد: سبب الطلب، ومكان الإقامة الحالي ومكان الأولاد، وما عُرض من صلح أو مال. ويُذكر عند الحجز الرقم والساعة المناسبان للاتصال دون حرج.',
      fr:
        'Mieux vaut commencer seule, pour parler librement. Votre mère, votre sœur ou une personne de confiance peut vous accompagner au cabinet et entrer quand vous le souhaitez. Le mari et sa famille ne sont pas conviés à cet entretien.\n\n' +
        'Pièces : carte d’identité, acte de mariage, livret de famille, actes de naissance des enfants, ce qui concerne la dot et le logement. Avant de venir, écrivez la raison de votre demande, où vous vivez, où sont les enfants, ce qui a été proposé comme conciliation ou comme somme. En prenant rendez-vous, indiquez à quel numéro et à quelle heure on peut vous joindre sans gêne.',
      en:
        'It is best to start alone, so that you can speak freely. Your mother, your sister or someone you trust may come with you to the office and join in when you wish. The husband and his family are not invited to this meeting.\n\n' +
        'Papers: identity card, marriage certificate, family record book, the children’s birth certificates, anything about the dowry and the home. Before you come, write down why you are asking, where you live, where the children are, and what has been offered by way of reconciliation or money. When booking, tell us on which number and at what time you can be reached without difficulty.',
    },
  },
  {
    order: 35,
    situation: 'custody',
    question: {
      ar: 'لم يعد الأولاد بعد الزيارة، ماذا أقول في الهاتف؟',
      fr: 'Les enfants ne sont pas revenus après la visite, que dire au téléphone ?',
      en: 'The children were not brought back after a visit. What do I say on the phone?',
    },
    answer: {
      ar:
        'تكلم بهدوء وباختصار: «متى تعيدهم وأين؟ سأكون في المكان المعتاد على الساعة المتفق عليها». ثم أعد السؤال نفسه في رسالة مكتوبة دون تهديد ولا شتم، حتى يبقى أثر.\n\n' +
        'احضر في الموعد ومعك شاهد، ودوّن تاريخ كل زيارة وساعة الخروج والعودة. جهّز الحكم أو الاتفاق إن وُجد، وشهادات الميلاد، والعنوان الذي يوجد فيه الأولاد إن عرفته، واتصل بنا في اليوم نفسه. لا تأخذهم بالقوة ولا ترسل أحداً لذلك. وإن خفت على سلامتهم فاتصل بالشرطة أو الدرك الوطني قبل كل شيء.',
      fr:
        'Parlez calmement et peu : « Quand les ramènes-tu, et où ? Je serai à l’endroit habituel à l’heure convenue. » Reposez ensuite la même question par message, sans menace ni insulte, pour qu’il en reste une trace.\n\n' +
        'Présentez-vous à l’heure avec un témoin et notez, pour chaque visite, la date, l’heure de départ et de retour. Préparez le jugement ou l’accord s’il existe, les actes de naissance, l’adresse où sont les enfants si vous la connaissez, et appelez-nous le jour même. Ne les reprenez pas de force et n’envoyez personne le faire. Si vous craignez pour leur sécurité, appelez avant tout la police ou la gendarmerie.',
      en:
        'Speak calmly and briefly: “When are you bringing them back, and where? I will be at the usual place at the agreed time.” Then ask the same question in a written message, with no threats or insults, so that a trace remains.\n\n' +
        'Be there on time with a witness, and note the date of each visit and the times they left and came back. Get ready the judgment or agreement if there is one, the birth certificates and the address where the children are, if you know it, and call us the same day. Do not take them back by force or send anyone to do so. If you fear for their safety, call the police or the gendarmerie before anything else.',
    },
  },
  {
    order: 36,
    situation: 'unpaid-maintenance',
    question: {
      ar: 'لم تُدفع النفقة منذ أشهر، كيف أحضّر الملف؟',
      fr: 'La pension n’est plus versée depuis des mois, comment préparer le dossier ?',
      en: 'Maintenance has not been paid for months. How do I prepare the file?',
    },
    answer: {
      ar:
        'ابدأ بالحكم الذي حدد النفقة: نسخة كاملة منه، ومن محضر تبليغه إن وُجد. ثم ارسم جدولاً بالأشهر: المبلغ الوارد في الحكم، وما دُفع وتاريخه وطريقته، وما بقي.\n\n' +
        'أضف ما تعرفه عن الطرف الآخر: العنوان ومكان العمل والهاتف والحساب الذي حوّل منه سابقاً. واجمع فواتير المدرسة والعلاج والكراء، والرسائل التي طلبت فيها الدفع. لا تسلّم وصلاً عن أشهر لم تُدفع، ولا تقبل تخفيضاً شفوياً قبل أن تحدثنا عنه. وإن لم يصدر حكم بعد، أو كان الطرف الآخر في الخارج، فقل لنا ذلك من البداية.',
      fr:
        'Commencez par le jugement qui fixe la pension : copie complète, et procès-verbal de signification s’il existe. Dressez ensuite un tableau par mois : somme inscrite au jugement, ce qui a été versé, quand et comment, ce qui reste.\n\n' +
        'Ajoutez ce que vous savez de l’autre parent : adresse, employeur, téléphone, compte utilisé auparavant. Réunissez les factures d’école, de soins et de loyer, et vos messages de rappel. Ne donnez pas de reçu pour des mois non versés et n’acceptez pas de réduction orale sans nous en parler. S’il n’y a pas encore de jugement, ou si l’autre parent vit à l’étranger, dites-le d’emblée.',
      en:
        'Start with the judgment that set the maintenance: a full copy, and the record of service if there is one. Then draw up a table by month: the sum in the judgment, what was paid, when and how, and what is left.\n\n' +
        'Add what you know about the other parent: address, workplace, phone, the account they used to pay from. Gather school, medical and rent bills and the messages in which you asked for payment. Give no receipt for months that were not paid, and accept no spoken reduction before telling us about it. If there is no judgment yet, or the other parent lives abroad, say so at the start.',
    },
  },
  {
    order: 37,
    situation: 'violence-at-home',
    question: {
      ar: 'ماذا أحضّر إن اضطررت إلى مغادرة البيت بسبب العنف؟',
      fr: 'Que préparer si je dois quitter la maison à cause de violences ?',
      en: 'What do I get ready if I have to leave home because of violence?',
    },
    answer: {
      ar:
        'إن كان الخطر قائماً الآن فاتصل بالشرطة أو الدرك الوطني واذهب إلى مكان آمن، والأوراق تأتي بعد ذلك.\n\n' +
        'وإن كان لديك وقت فضع حقيبة صغيرة عند شخص تثق به: بطاقة التعريف، والدفتر العائلي، وبطاقة الشفاء، ووثائق الأولاد، والأدوية، وبعض المال، ومفتاح، ونسخ من الأوراق المهمة. بعد كل اعتداء اذهب إلى طبيب واطلب شهادة تصف الإصابات، وصوّرها مع التاريخ. واتصل بنا من هاتف لا يطلع عليه غيرك، وقل لنا متى وكيف يمكن أن نجيبك دون خطر.',
      fr:
        'Si le danger est là, appelez la police ou la gendarmerie et gagnez un lieu sûr ; les papiers viendront après.\n\n' +
        'Si vous avez du temps, déposez un petit sac chez une personne de confiance : carte d’identité, livret de famille, carte Chifa, papiers des enfants, médicaments, un peu d’argent, une clé, copies des documents importants. Après chaque agression, voyez un médecin, demandez un certificat qui décrit les blessures et photographiez-les avec la date. Contactez-nous depuis un téléphone que vous êtes seul à consulter et dites-nous quand et comment vous répondre sans danger.',
      en:
        'If the danger is there now, call the police or the gendarmerie and get to a safe place; papers come later.\n\n' +
        'If you have time, leave a small bag with someone you trust: identity card, family record book, Chifa card, the children’s papers, medicines, some money, a key, copies of important documents. After each assault see a doctor, ask for a certificate that describes the injuries, and photograph them with the date. Contact us from a phone that no one else looks at, and tell us when and how we can answer you safely.',
    },
  },
  {
    order: 38,
    situation: 'unregistered-marriage',
    question: {
      ar: 'تزوجنا بالفاتحة ولم يُسجَّل الزواج، ماذا نجمع؟',
      fr: 'Nous sommes mariés par la Fatiha sans inscription, que réunir ?',
      en: 'We married by Fatiha and never registered it. What do we gather?',
    },
    answer: {
      ar:
        'اجمع ما يروي الزواج: تاريخ مجلس الفاتحة ومكانه، ومن قرأها، واسم الولي، والشاهدين والحاضرين مع عناوينهم وأرقامهم، والصداق، وصور الحفل أو بطاقة الدعوة.\n\n' +
        'ثم ما يدل على الحياة المشتركة: عقد كراء، وفواتير، وأوراق الولادة من المستشفى، ودفاتر التلقيح والمدرسة. واستخرج شهادتي ميلاد الزوجين. وأخبرنا هل الطرف الآخر موافق على التسجيل أم رافض أم غائب أم متوفى، فترتيب الخطوات يتغير. ولا تودع طلباً بتواريخ تقريبية: تأكد منها مع الشهود أولاً.',
      fr:
        'Réunissez ce qui raconte le mariage : date et lieu de la Fatiha, qui l’a récitée, nom du tuteur (wali), des deux témoins et des présents avec adresses et téléphones, dot, photos de la fête ou carton d’invitation.\n\n' +
        'Puis ce qui montre la vie commune : bail, factures, papiers de maternité, carnets de vaccination et d’école. Demandez les actes de naissance des deux époux. Dites-nous si l’autre est d’accord pour l’inscription, refuse, est absent ou décédé : l’ordre des démarches change. Ne déposez pas de demande avec des dates approximatives ; vérifiez-les d’abord avec les témoins.',
      en:
        'Gather what tells the story of the marriage: date and place of the Fatiha, who recited it, the names of the guardian (wali), the two witnesses and those present, with addresses and phone numbers, the dowry, pictures of the celebration or the invitation.\n\n' +
        'Then what shows your life together: lease, bills, maternity papers, vaccination and school records. Get both spouses’ birth certificates. Tell us whether the other spouse agrees to registration, refuses, is absent or has died, since the order of the steps changes. Do not lodge a request with approximate dates: check them with the witnesses first.',
    },
  },
  {
    order: 39,
    situation: 'eviction',
    question: {
      ar: 'وصلتني ورقة تطلب إخلاء المسكن، ماذا أفعل أولاً؟',
      fr: 'Je reçois un papier me demandant de quitter le logement, que faire d’abord ?',
      en: 'I received a paper telling me to leave my home. What do I do first?',
    },
    answer: {
      ar:
        'ابحث فيها عن ثلاثة أشياء: من حررها (محضر قضائي أو مالك أو إدارة)، ويوم استلامها، والتاريخ المذكور فيها. صوّر كل الصفحات والظرف وأرسلها إلينا في اليوم نفسه، فقد تكون الآجال قصيرة.\n\n' +
        'ثم اجمع عقد الإيجار أو قرار الاستفادة، ووصولات الكراء، وفواتير الكهرباء والماء، وشهادة الإقامة، وأي حكم سابق، وقائمة من يعيش معك. لا تسلّم المفاتيح ولا تمضِ تعهداً بالخروج قبل أن نقرأه. وإن حضر المحضر القضائي فاستقبله بهدوء، ودوّن اسمه وساعة حضوره وما قاله.',
      fr:
        'Cherchez-y trois choses : qui l’a rédigé (huissier de justice, propriétaire, administration), le jour où vous l’avez reçu et la date qu’il mentionne. Photographiez toutes les pages et l’enveloppe et envoyez-les-nous le jour même : les délais peuvent être courts.\n\n' +
        'Réunissez ensuite le bail ou la décision d’attribution, les quittances, les factures d’électricité et d’eau, un certificat de résidence, tout jugement antérieur et la liste des occupants. Ne rendez pas les clés et ne signez pas d’engagement de départ avant que nous l’ayons lu. Si l’huissier vient, recevez-le calmement et notez son nom, l’heure et ses paroles.',
      en:
        'Look for three things in it: who wrote it (a bailiff, the owner, a public body), the day you received it and the date it mentions. Photograph every page and the envelope and send them to us the same day: deadlines can be short.\n\n' +
        'Then gather the lease or allocation decision, rent receipts, electricity and water bills, a residence certificate, any earlier judgment and a list of who lives with you. Do not hand over the keys or sign a promise to leave before we have read it. If the bailiff comes, receive them calmly and note their name, the time and what they said.',
    },
  },
  {
    order: 40,
    situation: 'tenant-does-not-pay',
    question: {
      ar: 'المستأجر لا يدفع الكراء، ماذا أقول له وماذا أتجنب؟',
      fr: 'Mon locataire ne paie plus, que lui dire et que faut-il éviter ?',
      en: 'My tenant has stopped paying. What do I say, and what do I avoid?',
    },
    answer: {
      ar:
        'كلّمه مرة واحدة بهدوء، ثم اكتب له رسالة قصيرة: الأشهر غير المدفوعة، والمبلغ، واليوم الذي تنتظر فيه جوابه. واسأله كتابةً هل يقترح مواعيد للدفع.\n\n' +
        'جهّز عقد الإيجار، وجدولاً بما دُفع وما لم يُدفع، وكشوف الحساب، ومحضر تسليم المسكن إن وُجد، وصور المراسلات. لا تغيّر القفل، ولا تقطع الكهرباء أو الماء، ولا تخرج أمتعته: كلّمنا قبل أي حركة. وإن دفع جزءاً فأعطه وصلاً يذكر الشهر المعني والباقي، واحتفظ بنسخة منه.',
      fr:
        'Parlez-lui une fois, calmement, puis écrivez-lui un message court : les mois impayés, la somme, le jour où vous attendez sa réponse. Demandez-lui par écrit s’il propose un échéancier.\n\n' +
        'Préparez le bail, un tableau de ce qui a été payé ou non, vos relevés de compte, l’état des lieux s’il existe et les échanges. Ne changez pas la serrure, ne coupez ni l’électricité ni l’eau, ne sortez pas ses affaires : parlez-nous avant tout geste. S’il paie une partie, donnez-lui un reçu indiquant le mois concerné et le reste dû, et gardez-en une copie.',
      en:
        'Speak to them once, calmly, then write a short message: the unpaid months, the sum and the day by which you expect an answer. Ask in writing whether they propose dates for payment.\n\n' +
        'Prepare the lease, a table of what has and has not been paid, your bank statements, the inventory of the home if there is one, and the messages. Do not change the lock, cut off electricity or water, or take their things out: talk to us before you do anything. If they pay part, give a receipt that states the month concerned and what remains, and keep a copy.',
    },
  },
  {
    order: 41,
    situation: 'rental-contract',
    question: {
      ar: 'سأستأجر مسكناً، ماذا أتحقق منه قبل الإمضاء ودفع المال؟',
      fr: 'Je vais louer un logement, que vérifier avant de signer et de payer ?',
      en: 'I am about to rent a home. What do I check before signing and paying?',
    },
    answer: {
      ar:
        'اطلب أن ترى بطاقة تعريف المؤجر والوثيقة التي تبيّن صفته: عقد ملكية أو وكالة أو قرار. زُر المسكن نهاراً وصوّر كل غرفة والعدادات وأرقامها.\n\n' +
        'اقرأ في مشروع العقد: الأطراف، والعنوان الكامل، والمدة، والمبلغ وطريقة دفعه، والضمان ومتى يُعاد، ومن يتحمل الإصلاحات والأعباء، وكيف ينتهي الإيجار. لا تدفع تسبيقاً دون وصل يذكر سببه، ولا تترك خانات فارغة، ولا توقّع على مبلغ يخالف ما تدفعه. وأرسل إلينا المشروع مع أسئلتك قبل موعد الإمضاء.',
      fr:
        'Demandez à voir la carte d’identité du bailleur et le document qui montre sa qualité : titre de propriété, procuration ou décision. Visitez de jour, photographiez chaque pièce, les compteurs et leurs chiffres.\n\n' +
        'Dans le projet, lisez : les parties, l’adresse complète, la durée, le loyer et son mode de paiement, la caution et sa restitution, qui supporte réparations et charges, comment le bail prend fin. Pas d’avance sans reçu qui en dise le motif, pas de cases vides, pas de montant différent de ce que vous payez. Envoyez-nous le projet et vos questions avant le rendez-vous de signature.',
      en:
        'Ask to see the landlord’s identity card and the document that shows on what footing they let: title deed, power of attorney or decision. Visit by day and photograph every room and the meters with their readings.\n\n' +
        'In the draft, read: the parties, the full address, the length, the rent and how it is paid, the deposit and when it comes back, who bears repairs and charges, how the lease ends. Pay no advance without a receipt that says what it is for, leave no blanks, and sign for no sum other than the one you pay. Send us the draft and your questions before the day of signing.',
    },
  },
  {
    order: 42,
    situation: 'buying-a-home',
    question: {
      ar: 'أريد شراء شقة، ماذا أطلب أن أرى قبل دفع العربون؟',
      fr: 'Je veux acheter un appartement, que demander avant de verser des arrhes ?',
      en: 'I want to buy a flat. What do I ask to see before paying a deposit?',
    },
    answer: {
      ar:
        'اطلب نسخة من عقد الملكية أو الدفتر العقاري، وبطاقة تعريف البائع، والوكالة إن كان غيره يبيع باسمه. واطلب بواسطة الموثق وثيقة من المحافظة العقارية تبيّن هل المسكن مرهون أو مثقل بشيء.\n\n' +
        'ثم انظر إلى الواقع: من يسكن الشقة، وهل يشاركه فيها ورثة أو غيرهم، وهل سُددت أعباء العمارة والفواتير، وهل تطابق المساحة الأوراق. لا تدفع نقداً دون أثر، ولا تكتفِ بورقة محررة في البيت. اكتب السعر ومواعيد الدفع المتفق عليها، وأرسل الكل إلينا قبل موعد الموثق.',
      fr:
        'Demandez copie de l’acte de propriété ou du livret foncier, la carte d’identité du vendeur et la procuration si quelqu’un vend pour lui. Par le notaire, demandez à la conservation foncière un document indiquant si le bien est hypothéqué ou grevé.\n\n' +
        'Regardez ensuite la réalité : qui occupe l’appartement, y a-t-il des cohéritiers ou copropriétaires, les charges et factures sont-elles réglées, la surface correspond-elle aux papiers ? Pas d’espèces sans trace, pas de simple feuille rédigée à la maison. Notez le prix et les échéances convenus et envoyez-nous le tout avant le rendez-vous chez le notaire.',
      en:
        'Ask for a copy of the title deed or land book, the seller’s identity card, and the power of attorney if someone is selling on their behalf. Through the notary, ask the land registry for a document showing whether the flat is mortgaged or burdened.\n\n' +
        'Then look at the facts: who lives there, are there co-heirs or co-owners, have the building charges and bills been paid, does the area match the papers? Pay no cash that leaves no trace, and do not settle for a paper written at home. Write down the price and payment dates agreed, and send us everything before the appointment with the notary.',
    },
  },
  {
    order: 43,
    situation: 'land-without-deed',
    question: {
      ar: 'أرض جدي بلا عقد، من أين نبدأ؟',
      fr: 'La terre de mon grand-père n’a pas d’acte, par où commencer ?',
      en: 'My grandfather’s land has no deed. Where do we start?',
    },
    answer: {
      ar:
        'ابدأ بما يروي تاريخ الأرض: أوراق عرفية قديمة، وقسمة، وفريضة، ووصولات ضريبة أو ماء، وصور، وأسماء من استغلها من الجد إلى اليوم ومن يشهد بذلك.\n\n' +
        'ثم حدّد مكانها: البلدية والاسم المعروف، والجيران من كل جهة، والمساحة التقريبية، ومخطط إن وُجد. واسأل مصلحة مسح الأراضي والمحافظة العقارية هل لها رقم أو تسجيل، واحتفظ بكل جواب مكتوب. واكتب قائمة الورثة ومكان إقامة كل منهم. لا تبع ولا تبنِ ولا توقّع تنازلاً لقريب قبل أن نقرأ ما جمعتموه.',
      fr:
        'Commencez par ce qui raconte la terre : vieux papiers sous seing privé, partage, fredha, reçus d’impôt ou d’eau, photos, noms de ceux qui l’ont exploitée depuis le grand-père et de ceux qui peuvent en témoigner.\n\n' +
        'Situez-la ensuite : commune et lieu-dit, voisins de chaque côté, surface approximative, plan s’il existe. Demandez au cadastre et à la conservation foncière si elle porte un numéro ou une inscription, et gardez toute réponse écrite. Listez les héritiers et leur lieu de résidence. Ne vendez pas, ne bâtissez pas, ne signez pas de désistement pour un proche avant que nous ayons lu le tout.',
      en:
        'Start with what tells the story of the land: old private papers, a partition, the fredha (list of heirs), tax or water receipts, photographs, names of those who have worked it since your grandfather and of those who can say so.\n\n' +
        'Then place it: municipality and local name, neighbours on each side, approximate area, a plan if there is one. Ask the cadastre and the land registry whether it has a number or an entry, and keep every written answer. List the heirs and where each one lives. Do not sell, build or sign it over to a relative before we have read what you have gathered.',
    },
  },
  {
    order: 44,
    situation: 'after-a-death',
    question: {
      ar: 'توفي والدي، بأي ترتيب نقوم بالخطوات؟',
      fr: 'Mon père est décédé, dans quel ordre faire les démarches ?',
      en: 'My father has died. In what order do we take the steps?',
    },
    answer: {
      ar:
        'أولاً شهادة الوفاة من البلدية: خذ عدة نسخ. ثانياً قائمة الورثة بأسمائهم الكاملة وعناوينهم، مع شهادات الميلاد والدفتر العائلي وعقد الزواج. ثالثاً الفريضة عند الموثق، بعد أن يذكر لكم الوثائق التي يريدها.\n\n' +
        'رابعاً جرد ما ترك: مسكن، أرض، سيارة، حسابات، معاش، ديون له أو عليه. خامساً إبلاغ البنك والبريد والصندوق كتابةً والاحتفاظ بنسخة. لا تسحبوا مالاً من حسابه ولا تقتسموا شيئاً قبل أن يُكتب الجرد ويطّلع عليه الجميع. وأي ورقة تصل باسمه فصوّروها مع تاريخ وصولها.',
      fr:
        'D’abord l’acte de décès à l’APC : prenez plusieurs copies. Deuxièmement, la liste des héritiers (noms complets, adresses) avec actes de naissance, livret de famille et acte de mariage. Troisièmement, la fredha chez le notaire, qui vous dira quelles pièces il souhaite.\n\n' +
        'Quatrièmement, l’inventaire : logement, terrain, voiture, comptes, pension, sommes qu’on lui devait ou qu’il devait. Cinquièmement, prévenez par écrit la banque, la poste et la caisse, et gardez copie. Ne retirez rien de son compte et ne partagez rien avant que l’inventaire soit écrit et vu de tous. Photographiez tout courrier arrivé à son nom, avec la date.',
      en:
        'First, the death certificate from the municipality: take several copies. Second, the list of heirs, with full names and addresses, birth certificates, the family record book and the marriage certificate. Third, the fredha (list of heirs) at the notary’s, once he has told you which papers he wants.\n\n' +
        'Fourth, an inventory: home, land, car, accounts, pension, money owed to him or by him. Fifth, tell the bank, the post office and the fund in writing, and keep a copy. Withdraw nothing from his account and share nothing out until the inventory is written and everyone has seen it. Photograph any letter that comes in his name, with the date.',
    },
  },
  {
    order: 45,
    situation: 'sharing-an-estate',
    question: {
      ar: 'نحن ورثة كثيرون، من يحضر إلى اللقاء الأول؟',
      fr: 'Nous sommes nombreux à hériter, qui vient au premier entretien ?',
      en: 'There are many of us heirs. Who comes to the first meeting?',
    },
    answer: {
      ar:
        'يكفي أن يحضر واحد أو اثنان ممن يعرفون الملف، على أن يقولا باسم من يتكلمان. فإن كنتم متفقين فاختاروا من يجمع الوثائق ويراسلنا، وليؤكد الباقون ذلك برسالة. وإن كان بينكم خلاف فليأتِ كل طرف في موعد مستقل، ونخبره من البداية هل يمكننا العمل معه.\n\n' +
        'تُحضَر شهادة الوفاة، والفريضة، وعقود الأملاك، وقائمة الورثة بأرقامهم، مع بيان القاصر منهم والمقيم في الخارج، وورقة بما استلمه كل واحد حتى اليوم وما يقترحه. لا توقّعوا قسمة مكتوبة في البيت قبل أن نقرأها.',
      fr:
        'Un ou deux d’entre vous, qui connaissent le dossier, suffisent, à condition de dire au nom de qui ils parlent. Si vous êtes d’accord, désignez celui qui réunit les pièces et nous écrit ; que les autres le confirment par message. En cas de désaccord, que chaque partie vienne à un rendez-vous distinct : nous lui disons d’emblée si nous pouvons travailler pour elle.\n\n' +
        'Apportez l’acte de décès, la fredha, les titres des biens, la liste des héritiers avec leurs numéros, en signalant mineurs et résidents à l’étranger, et ce que chacun a déjà reçu et propose. Ne signez pas de partage rédigé à la maison avant que nous l’ayons lu.',
      en:
        'One or two of you who know the file are enough, provided they say on whose behalf they speak. If you agree, choose the person who gathers the papers and writes to us, and let the others confirm it in a message. If you disagree, each side should come at a separate time, and we say at once whether we can act for them.\n\n' +
        'Bring the death certificate, the fredha (list of heirs), the title deeds, the list of heirs with phone numbers, marking minors and those abroad, and a note of what each has received so far and proposes. Sign no partition written at home before we have read it.',
    },
  },
  {
    order: 46,
    situation: 'heir-abroad',
    question: {
      ar: 'أنا وريث مقيم في الخارج، ماذا أنجز من مكاني؟',
      fr: 'J’hérite et je vis à l’étranger, que puis-je faire sans venir ?',
      en: 'I am an heir living abroad. What can I do without travelling?',
    },
    answer: {
      ar:
        'يمكن أن نلتقي بالفيديو وأن ترسل الوثائق صوراً: جواز السفر، وبطاقة التسجيل القنصلي، وشهادة الميلاد، وما لديك عن التركة. واطلب من قريب نسخة من شهادة الوفاة ومن الفريضة وتأكد أن اسمك مكتوب فيها صحيحاً.\n\n' +
        'اكتب ما تعرفه عن الأملاك ومن يستغلها، وما عُرض عليك. وإن طُلبت منك وكالة فأرسل إلينا نصها قبل الذهاب إلى القنصلية: نقرأ معك لمن هي، ولأي عمل، وهل فيها بيع أو قبض. لا توقّع وكالة عامة ولا تنازلاً عبر الهاتف. ونخبرك بما يحتاج إلى حضورك لترتب سفرك.',
      fr:
        'Nous pouvons nous voir en visioconférence et vous envoyez des photos : passeport, carte consulaire, acte de naissance, ce que vous avez sur la succession. Demandez à un proche copie de l’acte de décès et de la fredha, et vérifiez que votre nom y figure bien orthographié.\n\n' +
        'Notez les biens que vous connaissez, qui les occupe, ce qu’on vous a proposé. Si l’on vous demande une procuration, envoyez-nous le texte avant d’aller au consulat : à qui, pour quels actes, avec vente ou encaissement ? Ne signez ni procuration générale ni désistement demandé par téléphone. Nous vous disons ce qui appelle votre venue, pour organiser le voyage.',
      en:
        'We can meet by video and you send pictures: passport, consular card, birth certificate, whatever you have on the estate. Ask a relative for copies of the death certificate and the fredha (list of heirs) and check that your name is in it and spelt correctly.\n\n' +
        'Write down the property you know of, who is using it and what you have been offered. If you are asked for a power of attorney, send us the wording before you go to the consulate: to whom, for which acts, with a sale or receipt of money? Sign no general power and no waiver asked for over the phone. We tell you what calls for your presence so that you can plan the journey.',
    },
  },
  {
    order: 47,
    situation: 'hidden-inheritance',
    question: {
      ar: 'أخي يحتفظ بأوراق التركة ولا يطلعنا عليها، ماذا أكتب؟',
      fr: 'Mon frère garde les papiers de la succession pour lui, que dois-je écrire ?',
      en: 'My brother keeps the estate papers to himself. What do I write?',
    },
    answer: {
      ar:
        'اكتب أولاً قائمة بما تتذكره: مساكن، أراضٍ، محل، سيارات بأرقامها، حسابات، ماشية، أموال له عند الناس. وأمام كل بند: مكانه، ومن يستغله الآن، وأي دليل أو شاهد لديك.\n\n' +
        'ثم اكتب لأخيك رسالة هادئة تطلب فيها نسخاً من أوراق محددة بأسمائها، واحتفظ بالرسالة والجواب. واستخرج ما لا يمر عبره: شهادة الوفاة ونسخة الفريضة من الموثق الذي حررها، واسأل المحافظة العقارية والبنك عن الوثائق المطلوبة لاستخراج المعلومات. لا تدخل بيتاً عنوةً ولا تأخذ ملفاً خفيةً. وأحضر لنا القائمة كما هي.',
      fr:
        'Écrivez d’abord la liste de ce dont vous vous souvenez : logements, terres, local, voitures avec leurs numéros, comptes, bétail, argent qu’on devait au défunt. Pour chaque ligne : où, qui l’occupe, quelle preuve ou quel témoin.\n\n' +
        'Adressez ensuite à votre frère une lettre calme demandant copie de papiers précis ; gardez la lettre et la réponse. Procurez-vous ce qui ne passe pas par lui : acte de décès, copie de la fredha chez le notaire qui l’a dressée ; demandez à la conservation foncière et à la banque quelles pièces fournir pour être renseigné. N’entrez pas de force, n’emportez rien en cachette. Apportez-nous la liste telle quelle.',
      en:
        'First write a list of what you remember: homes, land, shop, cars with their numbers, accounts, livestock, money people owed the deceased. Beside each item: where it is, who is using it, what proof or witness you have.\n\n' +
        'Then write your brother a calm letter asking for copies of papers you name, and keep the letter and his answer. Get what does not go through him: the death certificate, a copy of the fredha (list of heirs) from the notary who drew it up; ask the land registry and the bank which papers they want before giving information. Do not force your way into a house or take a file in secret. Bring us the list as it is.',
    },
  },
  {
    order: 48,
    situation: 'debts-of-the-deceased',
    question: {
      ar: 'دائن يطالبنا بدين المرحوم، ماذا أقول له في الهاتف؟',
      fr: 'Un créancier réclame une dette du défunt, que lui dire au téléphone ?',
      en: 'A creditor claims a debt of the deceased. What do I say on the phone?',
    },
    answer: {
      ar:
        'قل جملة واحدة: «أرسل إليّ كتابةً المبلغ وسببه وتاريخه ونسخة من وثيقتك، وسأجيبك بعد الاطلاع عليها». ودوّن اسم المتصل ورقمه واليوم وما قاله. لا تعد بالدفع، ولا تؤكد الدين، ولا تتحدث عن أملاك المرحوم ولا عن باقي الورثة.\n\n' +
        'ثم جهّز جدولاً: الدائن، والمبلغ، والوثيقة، وما دُفع في حياة المرحوم. وأضف شهادة الوفاة والفريضة وقائمة ما ترك ورسائل البنك والضرائب. وإن جاء محضر قضائي فصوّر الورقة وأرسلها إلينا في اليوم نفسه. ولا تدفع شيئاً دون وصل مكتوب.',
      fr:
        'Une seule phrase : « Envoyez-moi par écrit la somme, son motif, sa date et copie de votre document ; je vous répondrai après lecture. » Notez le nom et le numéro de l’interlocuteur, le jour, ses paroles. Ne promettez pas de payer, ne confirmez pas la dette, ne parlez ni des biens du défunt ni des autres héritiers.\n\n' +
        'Dressez ensuite un tableau : créancier, somme, document, ce qui a été payé du vivant du défunt. Joignez acte de décès, fredha, inventaire, courriers de la banque et des impôts. Si un huissier de justice se présente, photographiez l’acte et envoyez-le-nous le jour même. Ne payez rien sans reçu écrit.',
      en:
        'One sentence: “Send me in writing the amount, what it is for, its date and a copy of your document, and I will answer once I have read it.” Note the caller’s name and number, the day and what was said. Do not promise to pay, do not confirm the debt, and do not talk about the property or the other heirs.\n\n' +
        'Then draw up a table: creditor, amount, document, what was paid in the deceased’s lifetime. Add the death certificate, the fredha (list of heirs), the inventory and letters from the bank and the tax office. If a bailiff comes, photograph the paper and send it to us the same day. Pay nothing without a written receipt.',
    },
  },
  {
    order: 49,
    situation: 'police-summons',
    question: {
      ar: 'اتصلت بي الشرطة لأحضر، ماذا أسأل وماذا أحمل معي؟',
      fr: 'La police m’appelle pour me convoquer, que demander et qu’emporter ?',
      en: 'The police have called me in. What do I ask and what do I take?',
    },
    answer: {
      ar:
        'اسأل بأدب ودوّن: من يتصل وأي مصلحة وعنوانها، واليوم والساعة، ومن تسأل عنه هناك، وما موضوع الاستدعاء، وهل تحضر كشاهد أم لسبب آخر، وهل هناك استدعاء مكتوب. ثم اتصل بنا قبل الموعد.\n\n' +
        'احمل بطاقة التعريف والاستدعاء والوثائق التي طُلبت، واترك عند قريب اسم المصلحة وساعة ذهابك. تكلم بهدوء عما تعرفه بنفسك ولا تخمّن. اقرأ المحضر كاملاً قبل إمضائه واطلب تصحيح ما لم تقله. وبعد خروجك اكتب ما سُئلت عنه وما أجبت به. والأمر نفسه مع الدرك الوطني.',
      fr:
        'Demandez poliment et notez : qui appelle, quel service, à quelle adresse, quel jour, à quelle heure, qui demander, pour quelle affaire, comme témoin ou à un autre titre, et s’il existe une convocation écrite. Appelez-nous ensuite, avant le rendez-vous.\n\n' +
        'Emportez votre carte d’identité, la convocation et les pièces demandées ; laissez à un proche le nom du service et l’heure. Parlez calmement de ce que vous savez par vous-même, sans deviner. Lisez tout le procès-verbal avant de le signer et demandez que l’on corrige ce que vous n’avez pas dit. En sortant, écrivez questions et réponses. De même avec la gendarmerie.',
      en:
        'Ask politely and note: who is calling, from which service and address, the day and time, whom to ask for, what it is about, whether you come as a witness or otherwise, and whether there is a written summons. Then call us before you go.\n\n' +
        'Take your identity card, the summons and the papers asked for, and leave the name of the service and the time with a relative. Speak calmly about what you know yourself, and do not guess. Read the whole record before signing it and ask for anything you did not say to be corrected. Afterwards write down the questions and your answers. The same goes for the gendarmerie.',
    },
  },
  {
    order: 50,
    situation: 'relative-arrested',
    question: {
      ar: 'أوقفوا أخي، ماذا أقول لكم عند الاتصال؟',
      fr: 'Mon frère vient d’être arrêté, que vous dire au téléphone ?',
      en: 'My brother has just been arrested. What do I tell you on the phone?',
    },
    answer: {
      ar:
        'قل لنا بالترتيب: اسمه الكامل وتاريخ ميلاده، ومن أوقفه (شرطة أو درك)، ومتى وأين، ومكان وجوده الآن إن عرفته، والسبب الذي قيل لكم، وهل هو مريض أو يتناول دواء، وهل له محام، والرقم الذي نجدك عليه.\n\n' +
        'وفي الانتظار جهّز صورة من بطاقة تعريفه، ووثائقه الطبية، وشهادة إقامته وعمله ووضعيته العائلية، وأي ورقة تُركت لكم، وأسماء من حضروا. لا تتصل بالشاكي، ولا تنشر شيئاً، ولا تنقل أشياء من غرفته، ولا تدفع لوسيط يعد بإخراجه. ودوّن كل مكالمة وساعتها.',
      fr:
        'Dites-nous, dans l’ordre : son nom complet et sa date de naissance, qui l’a arrêté (police ou gendarmerie), quand et où, l’endroit où il se trouve si vous le savez, le motif donné, s’il est malade ou prend un traitement, s’il a un avocat, le numéro où vous joindre.\n\n' +
        'En attendant, préparez copie de sa carte d’identité, ses papiers médicaux, certificat de résidence, attestation de travail, fiche familiale, tout papier laissé chez vous, les noms des présents. N’appelez pas le plaignant, ne publiez rien, ne déplacez rien de sa chambre, ne payez aucun intermédiaire qui promet sa sortie. Notez chaque appel et son heure.',
      en:
        'Tell us, in this order: his full name and date of birth, who arrested him (police or gendarmerie), when and where, where he is now if you know, the reason given, whether he is ill or takes medicine, whether he has a lawyer, and the number to reach you on.\n\n' +
        'Meanwhile get ready a copy of his identity card, his medical papers, proof of residence, work and family situation, any paper left with you, and the names of those present. Do not call the complainant, post anything, move things from his room or pay a go-between who promises to get him out. Note every call and its time.',
    },
  },
  {
    order: 51,
    situation: 'court-summons',
    question: {
      ar: 'وصلني استدعاء من المحكمة، ماذا أقرأ فيه أولاً؟',
      fr: 'Je reçois une convocation du tribunal, que lire en premier ?',
      en: 'I have a court summons. What do I read first?',
    },
    answer: {
      ar:
        'اقرأ بالترتيب: اسم المحكمة والقسم، ورقم القضية، وتاريخ الجلسة وساعتها، وصفتك (مدعى عليه أو متهم أو شاهد أو ضحية)، واسم الطرف الآخر، وما هو مطلوب. واكتب على ورقة منفصلة متى استلمته وممن.\n\n' +
        'صوّر كل الصفحات والظرف وأرسلها إلينا مع ما يتعلق بالموضوع: عقود ووصولات ومراسلات وأحكام سابقة. لا تكتب على الأصل، ولا تتصل بالطرف الآخر لتبرر نفسك. وإن كانت الجلسة قريبة فاكتب تاريخها في السطر الأول من رسالتك. وإن مضى تاريخها فأرسل الاستدعاء إلينا مع ذلك.',
      fr:
        'Lisez dans l’ordre : le tribunal et la section, le numéro de l’affaire, la date et l’heure de l’audience, votre qualité (défendeur, prévenu, témoin, victime), le nom de l’autre partie, ce qui est demandé. Notez sur une feuille à part quand et de qui vous l’avez reçue.\n\n' +
        'Photographiez toutes les pages et l’enveloppe et envoyez-les-nous avec ce qui touche au sujet : contrats, reçus, courriers, jugements antérieurs. N’écrivez pas sur l’original et n’appelez pas l’autre partie pour vous justifier. Si l’audience est proche, mettez sa date à la première ligne de votre message. Si elle est passée, écrivez-nous tout de même.',
      en:
        'Read in this order: the court and section, the case number, the date and time of the hearing, your capacity (defendant, accused, witness, victim), the name of the other party, what is being asked. On a separate sheet note when you received it and from whom.\n\n' +
        'Photograph every page and the envelope and send them to us with whatever bears on the matter: contracts, receipts, letters, earlier judgments. Do not write on the original, and do not call the other party to explain yourself. If the hearing is close, put its date in the first line of your message. If it has passed, write to us all the same.',
    },
  },
  {
    order: 52,
    situation: 'bailiff-paper',
    question: {
      ar: 'المحضر القضائي عند الباب ومعه ورقة، كيف أتصرف؟',
      fr: 'Un huissier est à ma porte avec un acte, comment réagir ?',
      en: 'A bailiff is at my door with a paper. What do I do?',
    },
    answer: {
      ar:
        'استقبله بهدوء واسأله: ما هذه الورقة، ومن طلبها، وهل هي تبليغ أم تنفيذ؟ دوّن اسمه ومكتبه وهاتفه وساعة حضوره. خذ نسختك، واقرأ السطر الذي تمضي تحته قبل أن تمضي: هل هو استلام أم شيء آخر؟\n\n' +
        'بعد ذهابه اكتب التاريخ على ورقة منفصلة، وصوّر كل الصفحات وأرسلها إلينا في اليوم نفسه، فقد تكون الآجال قصيرة. لا تدفع باليد دون وصل، ولا تخفِ أمتعة، ولا تمزق شيئاً. وإن كتب قائمة بأشياء البيت فاطلب نسخة منها، ودوّن ما هو ملك لغيرك وأين فاتورته.',
      fr:
        'Recevez-le calmement et demandez : quel est cet acte, qui l’a demandé, est-ce une signification ou une exécution ? Notez son nom, son étude, son téléphone et l’heure. Prenez votre copie et lisez la ligne sous laquelle vous signez : est-ce un reçu ou autre chose ?\n\n' +
        'Après son départ, écrivez la date sur une feuille à part, photographiez toutes les pages et envoyez-les-nous le jour même : les délais peuvent être courts. Ne payez rien de la main à la main sans reçu, ne cachez rien, ne déchirez rien. S’il dresse une liste d’objets, demandez-en copie et notez ce qui appartient à d’autres et où se trouve la facture.',
      en:
        'Receive them calmly and ask: what is this paper, who asked for it, is it service or enforcement? Note their name, office, phone number and the time. Take your copy, and read the line you are signing under: is it a receipt or something else?\n\n' +
        'Once they have gone, write the date on a separate sheet, photograph every page and send them to us the same day: deadlines can be short. Hand over no money without a receipt, hide nothing, tear nothing up. If they draw up a list of things in the home, ask for a copy and note what belongs to someone else and where the bill for it is.',
    },
  },
  {
    order: 53,
    situation: 'bounced-cheque',
    question: {
      ar: 'قدّمت صكاً إلى البنك ورجع بلا رصيد، بماذا أحتفظ؟',
      fr: 'On m’a remis un chèque revenu sans provision, que dois-je garder ?',
      en: 'A cheque I was given has bounced. What do I keep?',
    },
    answer: {
      ar:
        'احتفظ بأصل الصك كما هو دون أن تكتب عليه، وبالوثيقة التي سلّمها لك البنك عند رفضه، وصوّر الوجهين. ثم اجمع ما يفسر سببه: فاتورة أو عقد أو وصل تسليم أو رسائل.\n\n' +
        'اكتب متى تسلّمته وممن وأمام من، ومتى قدّمته إلى البنك، وماذا قال صاحبه بعد الرفض. اكتب له رسالة تطلب الدفع دون تهديد. لا تُعد إليه الصك مقابل وعد، ولا تقبل صكاً آخر مكانه قبل أن نتحدث. وإن دفع جزءاً فاكتبا ذلك في ورقة مؤرخة. واذكر لنا تاريخ الرفض من أول اتصال.',
      fr:
        'Gardez l’original tel quel, sans rien y écrire, ainsi que le document remis par la banque lors du rejet, et photographiez les deux faces. Réunissez ensuite ce qui explique le chèque : facture, contrat, bon de livraison, messages.\n\n' +
        'Notez quand, de qui et devant qui vous l’avez reçu, quand vous l’avez présenté, ce qu’a dit le tireur depuis. Écrivez-lui pour demander le paiement, sans menace. Ne lui rendez pas le chèque contre une promesse et n’en acceptez pas un autre à la place avant de nous parler. S’il paie une partie, constatez-le sur un papier daté. Donnez-nous la date du rejet dès le premier contact.',
      en:
        'Keep the original as it is, with nothing written on it, and the document the bank gave you when it refused payment; photograph both sides. Then gather what explains the cheque: invoice, contract, delivery note, messages.\n\n' +
        'Note when, from whom and in whose presence you received it, when you took it to the bank, and what the person who wrote it has said since. Write and ask for payment, without threats. Do not give the cheque back for a promise or accept another in its place before we have spoken. If part is paid, record it on a dated paper. Give us the date of refusal when you first contact us.',
    },
  },
  {
    order: 54,
    situation: 'bounced-cheque',
    question: {
      ar: 'أصدرت صكاً ورفضه البنك لعدم كفاية الرصيد، من أين أبدأ؟',
      fr: 'J’ai émis un chèque rejeté faute de provision, par où commencer ?',
      en: 'I wrote a cheque that my bank refused for lack of funds. Where do I start?',
    },
    answer: {
      ar:
        'لا تنتظر ولا تغلق هاتفك. اطلب من بنكك كتابةً سبب الرفض وتاريخه وما ينتظره منك، واحتفظ بكل رسالة منه وبيوم وصولها.\n\n' +
        'اكتب لمن سلّمت الصك ولأي سبب وهل سُلّم على سبيل الضمان، وما دفعته من قبل، وأي مبلغ تستطيع دفعه ومتى. وإن اتفقت مع حامله على الدفع فاجعله بطريقة تترك أثراً، مع وصل واسترجاع أصل الصك. لا تصدر صكاً جديداً لتغطية الأول. وإن وصلك استدعاء من الشرطة أو الدرك أو المحكمة فصوّره وأرسله إلينا قبل أن تجيب.',
      fr:
        'N’attendez pas et ne coupez pas votre téléphone. Demandez par écrit à votre banque le motif et la date du rejet et ce qu’elle attend de vous ; gardez chaque lettre et son jour d’arrivée.\n\n' +
        'Notez à qui et pourquoi vous avez remis le chèque, s’il l’a été en garantie, ce que vous aviez déjà payé, ce que vous pouvez payer et quand. Si vous convenez d’un paiement avec le porteur, que ce soit par un moyen qui laisse une trace, contre reçu et restitution de l’original. N’émettez pas un nouveau chèque pour couvrir le premier. Si la police, la gendarmerie ou le tribunal vous convoque, envoyez-nous la photo avant de répondre.',
      en:
        'Do not wait, and do not switch off your phone. Ask your bank in writing for the reason and date of the refusal and what it expects of you; keep every letter and the day it came.\n\n' +
        'Note to whom and why you gave the cheque, whether it was given as security, what you had already paid, and how much you can pay and when. If you agree on payment with the holder, pay in a way that leaves a trace, against a receipt and the original cheque. Do not write a new cheque to cover the first. If the police, the gendarmerie or the court summon you, send us a picture of the summons before you answer.',
    },
  },
  {
    order: 55,
    situation: 'victim-complaint',
    question: {
      ar: 'أريد تقديم شكوى، ماذا أكتب قبل أن أذهب؟',
      fr: 'Je veux porter plainte, que dois-je écrire avant d’y aller ?',
      en: 'I want to file a complaint. What do I write before I go?',
    },
    answer: {
      ar:
        'اكتب ما جرى في صفحة أو صفحتين بترتيب التواريخ: من فعل ماذا، ومتى، وأين، وأمام من، وماذا خسرت. استعمل كلماتك، وافصل بين ما رأيته بنفسك وما سمعته من غيرك.\n\n' +
        'رتّب الأدلة: شهادة طبية، صور، رسائل، فواتير، وأسماء الشهود وأرقامهم. سلّم نسخاً واحتفظ بالأصول ما لم تُطلب منك. وعند الإيداع دوّن اسم المصلحة ورقم التسجيل واسم من استقبلك، واقرأ المحضر قبل إمضائه. لا تتصل بالمشتكى منه ولا تنشر القصة. وإن كانت هناك إصابة فابدأ بالطبيب.',
      fr:
        'Racontez les faits sur une ou deux pages, dans l’ordre des dates : qui a fait quoi, quand, où, devant qui, ce que vous avez perdu. Employez vos mots et séparez ce que vous avez vu de ce qu’on vous a rapporté.\n\n' +
        'Classez les preuves : certificat médical, photos, messages, factures, noms et numéros des témoins. Remettez des copies et gardez les originaux tant qu’on ne vous les demande pas. Au dépôt, notez le service, le numéro d’enregistrement et le nom de la personne, et lisez le procès-verbal avant de signer. N’appelez pas la personne visée, ne publiez pas l’histoire. En cas de blessure, commencez par le médecin.',
      en:
        'Tell the facts on one or two pages, in date order: who did what, when, where, in front of whom, what you lost. Use your own words, and separate what you saw from what others told you.\n\n' +
        'Sort the evidence: medical certificate, pictures, messages, bills, names and numbers of witnesses. Hand over copies and keep the originals unless you are asked for them. When you file, note the service, the reference number and who received you, and read the record before signing it. Do not call the person you complain about or post the story. If you were injured, start with the doctor.',
    },
  },
  {
    order: 56,
    situation: 'unpaid-invoice',
    question: {
      ar: 'زبون لا يدفع فاتورة شركتي، بأي ترتيب أتحرك؟',
      fr: 'Un client ne règle pas ma facture, dans quel ordre agir ?',
      en: 'A customer has not paid my company’s invoice. In what order do I act?',
    },
    answer: {
      ar:
        'أولاً اجمع الملف: العقد أو سند الطلب، ووصل التسليم الممضي، والفاتورة، وكشف الحساب، والمراسلات. وتأكد من التسمية الصحيحة للزبون وعنوانه ورقم سجله التجاري. ثانياً اتصل واسأل: هل هناك خلاف على الفاتورة أم صعوبة في الدفع؟ ثم أكّد المكالمة برسالة.\n\n' +
        'ثالثاً أرسل تذكيراً مكتوباً يذكر المبلغ وتاريخ الفاتورة ويوماً للجواب. رابعاً سلّمنا الملف لنحضّر الإعذار. وإن اقترح تقسيط الدفع فليكتبه وليوقّعه. لا تسلّمه بضاعة جديدة دون مقابل مدفوع، ولا تهدده بنشر اسمه.',
      fr:
        'D’abord, constituez le dossier : contrat ou bon de commande, bon de livraison signé, facture, relevé de compte, échanges ; vérifiez la dénomination exacte du client, son adresse, son numéro de registre du commerce. Ensuite, appelez : conteste-t-il la facture ou a-t-il du mal à payer ? Confirmez l’appel par écrit.\n\n' +
        'Puis envoyez un rappel écrit avec la somme, la date de la facture et un jour pour répondre. Enfin, remettez-nous le dossier pour préparer la mise en demeure. S’il propose un échéancier, qu’il l’écrive et le signe. Ne livrez rien de plus sans paiement et ne menacez pas de publier son nom.',
      en:
        'First, build the file: contract or purchase order, signed delivery note, invoice, account statement, correspondence; check the customer’s exact name, address and trade-register number. Second, call and ask: do they dispute the invoice, or have trouble paying? Confirm the call in writing.\n\n' +
        'Third, send a written reminder with the amount, the invoice date and a day for their answer. Fourth, give us the file so that we can prepare the formal notice. If they propose instalments, have them write it down and sign. Deliver nothing more unpaid, and do not threaten to publish their name.',
    },
  },
  {
    order: 57,
    situation: 'partners-dispute',
    question: {
      ar: 'شريكي يسيّر وحده ولا يطلعني على شيء، ماذا أطلب منه؟',
      fr: 'Mon associé gère seul et ne me montre rien, que lui demander ?',
      en: 'My partner runs the company alone and shows me nothing. What do I ask for?',
    },
    answer: {
      ar:
        'اطلب كتابةً وبقائمة محددة: آخر الحسابات، وكشوف البنك، ومحاضر الجمعيات، والعقود الهامة، وكشف الديون، واقترح يوماً للاجتماع. رسالة هادئة واحدة أنفع من عشر مكالمات.\n\n' +
        'وفي المقابل اجمع ما عندك: القانون الأساسي وتعديلاته، ومستخرج السجل التجاري، واتفاق الشركاء إن وُجد، وما يثبت ما دفعته في الشركة، والرسائل المتبادلة. واكتب تواريخ القرارات التي اتُّخذت دونك. لا تسحب مالاً من الحساب، ولا تأخذ وثائق أو عتاداً، ولا توقّع تنازلاً عن حصصك أو محضراً لجمعية لم تحضرها.',
      fr:
        'Demandez par écrit, avec une liste précise : derniers comptes, relevés bancaires, procès-verbaux d’assemblées, contrats importants, état des dettes, et proposez un jour de réunion. Une lettre calme vaut mieux que dix appels.\n\n' +
        'De votre côté, réunissez les statuts et leurs modifications, l’extrait du registre du commerce, le pacte s’il existe, la preuve de vos versements, les échanges. Notez les dates des décisions prises sans vous. Ne retirez rien du compte, n’emportez ni documents ni matériel, ne signez ni cession de parts ni procès-verbal d’une assemblée à laquelle vous n’étiez pas.',
      en:
        'Ask in writing, with a precise list: latest accounts, bank statements, minutes of meetings, important contracts, a statement of debts; and propose a day to meet. One calm letter does more than ten phone calls.\n\n' +
        'For your part, gather the articles and their amendments, the trade-register extract, the partners’ agreement if there is one, proof of what you paid in, and the messages. Note the dates of decisions taken without you. Withdraw nothing from the account, take no documents or equipment, and sign no transfer of shares and no minutes of a meeting you did not attend.',
    },
  },
  {
    order: 58,
    situation: 'tax-notice',
    question: {
      ar: 'وصلني إشعار من مصلحة الضرائب، ماذا أرسل إليكم؟',
      fr: 'Je reçois un avis des impôts, que vous envoyer ?',
      en: 'I have a notice from the tax office. What do I send you?',
    },
    answer: {
      ar:
        'أرسل صوراً لكل صفحات الإشعار والظرف، واكتب يوم استلامه، فلبعض الردود أجل. وأضف رقم التعريف الجبائي، والتصريحات المتعلقة بالسنوات المذكورة، ووصولات الدفع، والحسابات، وأي مراسلة أو محضر سابق، واسم محاسبك ورقمه.\n\n' +
        'اكتب في أسطر: ما الذي توافق عليه في الإشعار، وما الذي تعترض عليه، ولماذا. ولا ترد في مكتب المصلحة شفوياً ولا تمضِ قبولاً أو جدول دفع قبل أن نقرأ الملف مع محاسبك. وإن قدمت وثائق من قبل فاذكر ما قدمته ومتى، واحتفظ بوصل الإيداع.',
      fr:
        'Envoyez la photo de toutes les pages et de l’enveloppe, et notez le jour de réception : certaines réponses ont un délai. Joignez le numéro d’identification fiscale, les déclarations des années citées, les quittances, les comptes, tout courrier ou procès-verbal antérieur, le nom et le numéro de votre comptable.\n\n' +
        'En quelques lignes, dites ce que vous admettez, ce que vous contestez, et pourquoi. Ne répondez pas de vive voix au guichet et ne signez ni acceptation ni échéancier avant que nous ayons lu le dossier avec votre comptable. Si vous avez déjà remis des pièces, indiquez lesquelles et quand, avec l’accusé de dépôt.',
      en:
        'Send pictures of every page of the notice and of the envelope, and write down the day you received it: some replies have a time limit. Add your tax identification number, the returns for the years mentioned, payment receipts, the accounts, any earlier letter or record, and your accountant’s name and number.\n\n' +
        'In a few lines say what you accept, what you dispute and why. Do not answer by word of mouth at the counter, and sign no acceptance or payment plan before we have read the file with your accountant. If you have already handed in papers, say which and when, with the receipt.',
    },
  },
  {
    order: 59,
    situation: 'contract-review',
    question: {
      ar: 'يُنتظر مني إمضاء عقد غداً، ماذا أرسل إليكم اليوم؟',
      fr: 'On attend ma signature demain, que vous envoyer aujourd’hui ?',
      en: 'I am expected to sign a contract tomorrow. What do I send you today?',
    },
    answer: {
      ar:
        'أرسل النص الكامل مع ملاحقه وبصيغة قابلة للتعديل إن وُجدت، والرسائل التي سبقته، واسم الطرف الآخر ورقم سجله التجاري. واكتب ثلاثة أسطر: ما اتفقتما عليه شفوياً، وما الذي يقلقك، وما لا يمكنك التنازل عنه. واذكر ساعة الإمضاء ومكانه.\n\n' +
        'وإن ضاق الوقت فقل للطرف الآخر: «النص عند مستشارنا، ونعود إليكم بملاحظات مكتوبة». لا تمضِ صفحات منفصلة ولا نصاً فيه فراغات أو ملاحق غائبة، ولا تدفع تسبيقاً قبل الإمضاء. وإن كنت قد أمضيت فأرسل النسخة الممضاة وتاريخها.',
      fr:
        'Envoyez le texte complet avec ses annexes, dans un fichier modifiable si possible, les échanges qui l’ont précédé, le nom de l’autre partie et son numéro de registre du commerce. Ajoutez trois lignes : ce que vous avez convenu oralement, ce qui vous inquiète, ce à quoi vous ne pouvez renoncer. Précisez l’heure et le lieu.\n\n' +
        'Si le temps manque, dites à l’autre partie : « Le texte est chez notre conseil, nous revenons vers vous par écrit. » Ne signez ni pages isolées, ni texte avec des blancs ou des annexes absentes, et ne versez pas d’avance avant la signature. Déjà signé ? Envoyez l’exemplaire signé et sa date.',
      en:
        'Send the whole text with its annexes, as an editable file if you have one, the messages that led up to it, and the other party’s name and trade-register number. Add three lines: what you agreed by word of mouth, what worries you, what you cannot give up. Say when and where the signing is.\n\n' +
        'If time is short, tell the other side: “The text is with our adviser and we will come back to you with written comments.” Do not sign loose pages, or a text with blanks or missing annexes, and pay no advance before signing. If you have already signed, send the signed copy and its date.',
    },
  },
  {
    order: 60,
    situation: 'dismissing-an-employee',
    question: {
      ar: 'أريد إنهاء عمل أحد عمالي، ماذا أحضّر قبل أن أكلمه؟',
      fr: 'Je veux me séparer d’un salarié, que préparer avant de lui parler ?',
      en: 'I want to let an employee go. What do I prepare before speaking to them?',
    },
    answer: {
      ar:
        'لا تعلن قراراً ولا ترسل رسالة قبل أن نطّلع على الملف. اجمع عقد العمل وملاحقه، وتاريخ الدخول، والمنصب، وكشوف الأجر، والتصريح لدى CNAS، والنظام الداخلي إن وُجد، والإنذارات والاستفسارات السابقة وأجوبة العامل عنها.\n\n' +
        'واكتب الوقائع بتواريخها: ما الذي حدث، ومن رآه، وما الضرر، وما جُرّب قبل التفكير في إنهاء العلاقة. واذكر هل العامل في عطلة أو مريض أو ممثل للعمال. لا تمنعه من الدخول ولا توقف أجره في هذه الأثناء ولا تُملِ عليه نص استقالة. ثم نرتب معك اللقاء معه: من يحضره وما يُكتب فيه.',
      fr:
        'N’annoncez rien et n’envoyez aucune lettre avant que nous ayons vu le dossier. Réunissez le contrat et ses avenants, la date d’entrée, le poste, les fiches de paie, la déclaration à la CNAS, le règlement intérieur s’il existe, les avertissements et demandes d’explication, avec les réponses.\n\n' +
        'Écrivez les faits datés : ce qui s’est passé, qui l’a vu, quel dommage, ce qui a été tenté auparavant. Dites si le salarié est en congé, malade ou représentant du personnel. D’ici là, ne lui fermez pas la porte, ne suspendez pas son salaire, ne lui dictez pas de démission. Nous préparons ensuite l’entretien : qui y vient, ce qu’on y écrit.',
      en:
        'Announce nothing and send no letter before we have seen the file. Gather the contract and its amendments, the start date, the post, payslips, the CNAS declaration, the internal rules if there are any, and earlier warnings and requests for explanation with the answers given.\n\n' +
        'Write down the facts with their dates: what happened, who saw it, what harm was done, what was tried before. Say whether the employee is on leave, ill or a staff representative. Meanwhile do not shut them out, stop their pay or dictate a resignation. We then prepare the meeting with you: who attends and what is put in writing.',
    },
  },
  {
    order: 61,
    situation: 'no-money-for-a-lawyer',
    question: {
      ar: 'كيف أبيّن أن مواردي محدودة؟',
      fr: 'Comment montrer que mes ressources sont modestes ?',
      en: 'How do I show that my means are limited?',
    },
    answer: {
      ar:
        'اكتب في صفحة واحدة ما يدخل إليك في الشهر وما يخرج منه: الأجر أو المعاش أو المنحة أو ما يعطيه لك أهلك، ثم الكراء والكهرباء والدواء والديون، ومن يعيش معك ومن تعيلهم. أرفق بكل سطر ما عندك من ورق: كشف أجر أو حساب، وصل كراء، وصفة طبية.\n\n' +
        'وإن كنت تعمل دون أوراق أو لا دخل لك فاكتب ذلك كما هو، ولا تبالغ ولا تُخفِ شيئاً. لا تطلب وثائق كثيرة قبل أن نراك: أرسل إلينا صفحتك أولاً، نقل لك ما يحسن استخراجه ومن أين، فتوفر عليك التنقل.',
      fr:
        'Écrivez sur une page ce qui entre et ce qui sort chaque mois : salaire, pension, allocation ou aide de la famille, puis loyer, électricité, médicaments, dettes, et qui vit avec vous ou dépend de vous. Joignez à chaque ligne le papier que vous avez : fiche de paie, relevé de compte, quittance, ordonnance.\n\n' +
        'Si vous travaillez sans papiers ou n’avez aucun revenu, écrivez-le tel quel, sans exagérer ni rien cacher. Ne courez pas après des documents avant de nous avoir vus : envoyez d’abord votre page, nous vous disons lesquels demander et où, ce qui vous évite des déplacements.',
      en:
        'Write on one page what comes in and what goes out each month: wages, pension, allowance or help from family, then rent, electricity, medicine, debts, and who lives with you or depends on you. Add to each line the paper you have: payslip, account statement, receipt, prescription.\n\n' +
        'If you work without papers or have no income, write it down as it is, without exaggerating or hiding anything. Do not run after documents before we have seen you: send your page first, and we tell you which to ask for and where, which saves you journeys.',
    },
  },
  {
    order: 62,
    situation: 'no-money-for-a-lawyer',
    question: {
      ar: 'لي جلسة قريبة وليس لدي مال، ماذا أفعل؟',
      fr: 'J’ai bientôt une audience et pas d’argent, que faire ?',
      en: 'I have a hearing soon and no money. What should I do?',
    },
    answer: {
      ar:
        'هاتفنا قبل الجلسة ولا تكتفِ بالكتابة، واذكر المحكمة والقسم ورقم القضية واليوم والساعة، وقل من البداية إن مواردك محدودة. صوّر الاستدعاء من الوجهين وكل ما وصلك معه.\n\n' +
        'واسأل في المحكمة اليوم نفسه عن مكان إيداع طلب المساعدة القضائية، وقل إن جلستك قريبة، وسجّل ما أُجبت به. واحضر الجلسة على كل حال ومعك أوراقك، فإن سُئلت عن محاميك فقل ما قمت به من خطوات، ولا توقّع شيئاً لم تفهمه.',
      fr:
        'Téléphonez-nous avant l’audience plutôt que d’écrire seulement : tribunal, section, numéro d’affaire, jour et heure, et dites d’emblée que vos ressources sont modestes. Photographiez la convocation recto verso et tout ce qui l’accompagnait.\n\n' +
        'Le jour même, demandez au tribunal où se dépose une demande d’assistance judiciaire, dites que votre audience est proche et notez la réponse. Dans tous les cas, présentez-vous avec vos papiers ; si l’on vous demande votre avocat, dites les démarches que vous avez faites, et ne signez rien que vous n’ayez compris.',
      en:
        'Phone us before the hearing rather than only writing: the court, the section, the case number, the day and hour, and say at once that your means are limited. Photograph both sides of the summons and everything that came with it.\n\n' +
        'On the same day ask at the court where a request for legal aid is handed in, say that your hearing is near, and note the answer. Be there in any case, with your papers; if you are asked for your lawyer, say which steps you have taken, and sign nothing that you have not understood.',
    },
  },
];
