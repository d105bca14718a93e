import type { SeededFaq } from './seeded-faq.js';

/** What the services are, what they cost and how long they take. */
export const services: readonly SeededFaq[] = [
  {
    order: 3,
    featured: true,
    question: {
      ar: 'كيف تُحدَّد الأتعاب؟',
      fr: 'Comment les honoraires sont-ils fixés ?',
      en: 'How are fees set?',
    },
    answer: {
      ar: 'بعد الاطلاع على طلبك نرسل إليك عرضاً بالدينار الجزائري يبيّن ما يشمله العمل وما لا يشمله ومدته المتوقعة. لا نبدأ قبل موافقتك عليه، ولا نضيف شيئاً دون إعلامك مسبقاً. أما المصاريف التي تعود إلى الغير، مثل حقوق التسجيل أو أتعاب الموثق والمحضر القضائي، فتُذكر على حدة.',
      fr: 'Après lecture de votre demande, nous vous adressons une proposition en dinars qui précise ce que la mission comprend, ce qu’elle ne comprend pas et sa durée prévisible. Rien ne commence sans votre accord et rien ne s’ajoute sans que vous en soyez averti. Les frais dus à des tiers, comme les droits d’enregistrement ou les honoraires du notaire et de l’huissier, sont indiqués à part.',
      en: 'Once we have read your request we send you a quote in dinars that says what the work includes, what it does not, and how long it should take. Nothing starts without your agreement and nothing is added without telling you first. Sums due to others, such as registration duties or the fees of a notary or bailiff, are shown separately.',
    },
  },
  {
    order: 8,
    question: {
      ar: 'ما الفرق بين الوساطة والتحكيم والقضاء؟',
      fr: 'Quelle différence entre médiation, arbitrage et procès ?',
      en: 'What is the difference between mediation, arbitration and going to court?',
    },
    answer: {
      ar:
        'في الوساطة يساعد شخص محايد الطرفين على إيجاد حل يرضيانه بنفسيهما. وفي التحكيم يتفق الطرفان، في بند من العقد أو بعد نشوء النزاع، على أن يفصل فيه محكّم أو أكثر يختارونهم. أما القضاء فيُعرض فيه الملف على القاضي، وتُقدَّم المذكرات والوثائق في جلسات.\n\n' +
        'ليس كل طريق متاحاً لكل نزاع. أرسل إلينا العقد، ولا سيما البند الخاص بالنزاعات، والمراسلات وأي ورقة قضائية وصلتك، واكتب ما تريد الوصول إليه وما يمكنك التنازل عنه: نقول لك أي طريق يناسب ملفك قبل أن تلتزم.\n\n' +
        'الوساطة أسرع وأقل كلفة في العادة وتحفظ العلاقة بين الطرفين، والتحكيم يناسب العقود التجارية، ويُلجأ إلى القضاء حين لا يصل الطرفان إلى حل.',
      fr:
        'En médiation, un tiers neutre aide les parties à trouver elles-mêmes une solution. En arbitrage, elles conviennent, par une clause du contrat ou après la naissance du litige, de le faire trancher par un ou plusieurs arbitres qu’elles choisissent. Au procès, le dossier est porté devant un juge ; mémoires et pièces y sont échangés d’audience en audience.\n\n' +
        'Toutes les voies ne conviennent pas à tous les litiges. Envoyez-nous le contrat, surtout sa clause sur les différends, les échanges et tout acte reçu, et écrivez ce que vous voulez obtenir et ce que vous pouvez concéder : nous vous disons quelle voie convient avant que vous ne vous engagiez.\n\n' +
        'La médiation est d’ordinaire plus rapide, moins coûteuse et ménage les relations ; l’arbitrage convient aux contrats commerciaux ; on se tourne vers le tribunal lorsque les parties ne parviennent pas à s’entendre.',
      en:
        'In mediation a neutral person helps the parties find a solution themselves. In arbitration they agree, by a clause in the contract or once the dispute has arisen, to have it decided by one or more arbitrators they choose. In court the file goes before a judge, and statements and documents are exchanged from hearing to hearing.\n\n' +
        'Not every way fits every dispute. Send us the contract, above all its clause on disputes, the messages and any court paper you received, and write down what you want and what you could give up: we tell you which way suits your case before you commit yourself.\n\n' +
        'Mediation is usually quicker and cheaper and preserves the relationship; arbitration suits commercial contracts; one turns to the courts when the parties cannot agree.',
    },
    law: {
      ar: 'نظّم قانون الإجراءات المدنية والإدارية الوساطة والتحكيم: فعلى القاضي أن يعرض الوساطة على الخصوم، باستثناء قضايا شؤون الأسرة والقضايا العمالية وما يمس بالنظام العام. ولا يملك الوسيط أن يفرض حلاً، أما حكم التحكيم فيلزم الطرفين. ولا يجوز التحكيم في المسائل المتعلقة بالنظام العام أو بحالة الأشخاص وأهليتهم. والقضاء هو الطريق العام المفتوح للجميع، ويبقى ضرورياً حين يرفض أحد الطرفين كل حل ودي أو حين يلزم إجراء جبري.',
      fr: 'Le Code de procédure civile et administrative organise la médiation et l’arbitrage. Le juge doit proposer la médiation aux parties, sauf en matière familiale, en matière sociale et dans les affaires touchant à l’ordre public. Le médiateur ne peut rien imposer ; la sentence arbitrale, elle, lie les parties. L’arbitrage est exclu pour les questions d’ordre public comme pour l’état et la capacité des personnes. Le procès est la voie commune, ouverte à tous ; il reste nécessaire lorsqu’une partie refuse toute solution amiable ou qu’une mesure de contrainte s’impose.',
      en: 'The Code of Civil and Administrative Procedure governs mediation and arbitration. The judge must propose mediation to the parties, except in family and employment matters and those that touch public policy. A mediator can impose nothing; an arbitral award binds the parties. Arbitration is excluded on questions of public policy and on the status and capacity of persons. The courts are the ordinary way, open to everyone, and remain necessary when one party refuses any amicable solution or when enforcement is needed.',
    },
  },
  {
    order: 13,
    question: {
      ar: 'هل تُقبل ترجماتكم لدى الإدارات والمحاكم؟',
      fr: 'Vos traductions sont-elles admises par les administrations et les tribunaux ?',
      en: 'Do administrations and courts accept your translations?',
    },
    answer: {
      ar: 'حين تطلب الإدارة أو المحكمة ترجمة رسمية من مترجم ترجمان رسمي معتمد، نوجّه الوثيقة إليه ونتابع معه دقة المصطلح القانوني. أما عقود العمل اليومي والمراسلات والدراسات فنترجمها ترجمة قانونية متخصصة. أخبرنا بالجهة التي ستقدم إليها الوثيقة، ونحدد لك النوع المطلوب قبل البدء.',
      fr: 'Lorsqu’une administration ou un tribunal demande une traduction officielle, nous confions le document à un traducteur-interprète officiel et veillons avec lui à l’exactitude des termes. Pour les contrats courants, la correspondance et les études, nous faisons une traduction juridique spécialisée. Dites-nous à qui le document est destiné, nous vous indiquerons la forme requise avant de commencer.',
      en: 'When an administration or a court asks for an official translation, we pass the document to an accredited official translator and check the legal terms together. For everyday contracts, letters and studies we make a specialised legal translation. Tell us who will receive the document and we say which kind you need before we start.',
    },
    law: {
      ar: 'الترجمة الرسمية التي تطلبها الإدارة أو المحكمة لا بد أن يحررها ويوقعها مترجم ترجمان رسمي معتمد. وتكفي ترجمة قانونية متخصصة لعقود العمل اليومي والمراسلات والدراسات.',
      fr: 'La traduction officielle qu’exige une administration ou un tribunal doit être établie et signée par un traducteur-interprète officiel. Une traduction juridique spécialisée suffit pour les contrats courants, la correspondance et les études.',
      en: 'An official translation required by an administration or a court must be made and signed by an accredited official translator. A specialised legal translation is enough for everyday contracts, letters and studies.',
    },
  },
  {
    order: 18,
    question: {
      ar: 'كم يستغرق إنجاز الخدمة؟',
      fr: 'Combien de temps faut-il pour rendre le service ?',
      en: 'How long does a service take?',
    },
    answer: {
      ar: 'نتصل بك خلال 24 ساعة من استلام الطلب. بعدها تتوقف المدة على نوع الخدمة واكتمال الوثائق: قد تُنجز استشارة مكتوبة أو مراجعة عقد قصير في أيام، بينما يتطلب التدقيق أو تأسيس شركة مراحل تتدخل فيها جهات أخرى. نحدد لك أجلاً في العرض، ونخبرك فوراً إن طرأ ما يغيره. وإن كان لديك أجل قانوني قريب فاختر «مستعجل جداً» في الطلب.',
      fr: 'Nous vous contactons sous 24 heures. Ensuite, tout dépend du service et des pièces : un avis écrit ou la relecture d’un contrat court peut prendre quelques jours, tandis qu’un audit ou une création de société passe par des étapes où d’autres interviennent. La proposition fixe un délai et nous vous prévenons aussitôt de tout changement. Si une échéance légale approche, choisissez « Très urgent » dans la demande.',
      en: 'We contact you within 24 hours. After that it depends on the service and on your documents: a written opinion or the review of a short contract may take a few days, while an audit or a company formation goes through stages that involve others. The quote gives a time limit and we tell you at once if anything changes it. If a legal deadline is close, choose “urgent” in the request.',
    },
  },
  {
    order: 23,
    question: {
      ar: 'هل يمكنني تعديل طلبي أو سحبه بعد إرساله؟',
      fr: 'Puis-je modifier ou retirer ma demande après l’envoi ?',
      en: 'Can I change or withdraw my request after sending it?',
    },
    answer: {
      ar: 'نعم، ما دام العمل لم يبدأ. لسحبه افتح الطلب من حسابك واضغط «سحب الطلب». ولتعديله اكتب لنا في صفحة الطلب نفسها، فنصححه دون أي مقابل. وإن كنا قد شرعنا في العمل نتفق معك على ما أُنجز منه وما يتبقى، وفق العرض الذي وافقت عليه.',
      fr: 'Oui, tant que le travail n’a pas commencé. Pour la retirer, ouvrez-la dans votre compte et cliquez sur « Retirer la demande ». Pour la modifier, écrivez-nous sur la page de la demande : nous la corrigeons sans frais. Si la mission est déjà engagée, nous convenons avec vous de ce qui est fait et de ce qui reste, selon la proposition que vous avez acceptée.',
      en: 'Yes, as long as work has not begun. To withdraw it, open it in your account and press “Withdraw the request”. To change it, write to us on its page and we correct it at no charge. If work is under way, we agree with you on what has been done and what remains, in line with the quote you accepted.',
    },
  },
];
