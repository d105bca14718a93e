import type { SeededFaq } from './seeded-faq.js';

/** Questions about working with the firm. */
export const general: readonly SeededFaq[] = [
  {
    order: 1,
    featured: true,
    question: {
      ar: 'كيف أطلب خدمة قانونية من الموقع؟',
      fr: 'Comment demander un service juridique sur le site ?',
      en: 'How do I request a legal service on this site?',
    },
    answer: {
      ar:
        'أنشئ حساباً، ثم أكّد بريدك الإلكتروني بواسطة الرابط الذي نرسله إليك، واختر الخدمة، واشرح حاجتك بكلماتك. لست مطالباً بمعرفة المصطلحات القانونية.\n\n' +
        'تحصل فوراً على رقم مرجعي، ونتصل بك في غضون 24 ساعة لتأكيد الفرع والطريقة والموعد، ويمكنك متابعة كل مرحلة من حسابك.',
      fr:
        'Créez un compte, confirmez votre adresse e‑mail grâce au lien que nous vous envoyons, choisissez le service et exposez votre besoin avec vos mots : aucun vocabulaire juridique n’est attendu de vous.\n\n' +
        'Vous recevez aussitôt un numéro de référence. Nous vous contactons sous 24 heures pour convenir de la forme et du rendez-vous, et vous suivez chaque étape depuis votre compte.',
      en:
        'Create an account, confirm your e‑mail address with the link we send you, choose the service and describe your need in your own words. You are not expected to know the legal terms.\n\n' +
        'You get a reference number at once. We contact you within 24 hours to agree on the format and the appointment, and you can follow every step from your account.',
    },
  },
  {
    order: 6,
    featured: true,
    question: {
      ar: 'هل تبقى معلوماتي ووثائقي سرية؟',
      fr: 'Mes informations et mes documents restent-ils confidentiels ?',
      en: 'Do my information and documents stay confidential?',
    },
    answer: {
      ar:
        'نعم. لا يطلع على ملفك إلا من يعمل عليه داخل المكتب، ولا نسلّم شيئاً منه من تلقاء أنفسنا إلى أي جهة دون موافقتك.\n\n' +
        'إذا أردت الاطلاع على معطياتك أو تصحيحها أو حذفها، فاكتب إلينا واذكر الرقم المرجعي لطلبك وما تريده بالضبط، ونجيبك كتابةً.',
      fr:
        'Oui. Seules les personnes qui travaillent sur votre dossier y ont accès, et nous ne le communiquons de nous-mêmes à personne sans votre accord.\n\n' +
        'Pour consulter vos données, les faire rectifier ou effacer, écrivez-nous en rappelant la référence de votre demande et ce que vous souhaitez précisément : nous vous répondons par écrit.',
      en:
        'Yes. Only the people working on your file can see it, and we pass nothing on of our own accord without your consent.\n\n' +
        'To see your data, or to have it corrected or erased, write to us with the reference of your request and say exactly what you want: we answer in writing.',
    },
    law: {
      ar: 'تخضع المعطيات التي ترسلها إلينا للقانون ‎18-07 المتعلق بحماية الأشخاص الطبيعيين في مجال معالجة المعطيات ذات الطابع الشخصي: من حقك أن تطلب الاطلاع عليها أو تصحيحها أو حذفها في الحدود التي يرسمها القانون. ولا نسلّم شيئاً من ملفك إلى أي جهة دون موافقتك، إلا إذا ألزمنا القانون بذلك.',
      fr: 'Les données que vous nous confiez relèvent de la loi 18-07 relative à la protection des personnes physiques dans le traitement des données à caractère personnel : vous pouvez demander à y accéder, à les faire rectifier ou effacer, dans les limites fixées par la loi. Nous ne communiquons votre dossier à personne sans votre accord, sauf lorsque la loi nous y oblige.',
      en: 'The data you give us is covered by Law 18-07 on the protection of natural persons in the processing of personal data: you may ask to see it, to have it corrected or to have it erased, within the limits set by the law. We pass nothing from your file on without your consent unless the law obliges us to.',
    },
  },
  {
    order: 11,
    question: {
      ar: 'هل يجب أن أحضر إلى المكتب؟',
      fr: 'Dois-je me déplacer au cabinet ?',
      en: 'Do I have to come to the office?',
    },
    answer: {
      ar: 'لا. تجري أغلب خدماتنا عن بعد: بالهاتف أو بالفيديو أو كتابةً، من أي ولاية ومن خارج الوطن. نطلب حضورك فقط حين لا بد من الاطلاع على أصول الوثائق، أو حين يتطلب الإجراء حضورك شخصياً، مثل التوقيع أمام الموثق.',
      fr: 'Non. La plupart de nos services se rendent à distance, par téléphone, en visioconférence ou par écrit, depuis toutes les wilayas et depuis l’étranger. Nous ne vous demandons de venir que s’il faut examiner des originaux ou si la démarche exige votre présence, comme une signature devant notaire.',
      en: 'No. Most of our services are provided remotely, by phone, by video or in writing, from every wilaya and from abroad. We ask you to come only when original documents must be examined, or when a step requires you in person, such as signing before a notary.',
    },
  },
  {
    order: 16,
    question: {
      ar: 'هل أحتاج إلى محامٍ أمام المحكمة؟',
      fr: 'Ai-je besoin d’un avocat devant le tribunal ?',
      en: 'Do I need a lawyer in court?',
    },
    answer: {
      ar:
        'أرسل إلينا الورقة التي وصلتك أو اسم الجهة القضائية وموضوع النزاع، ونجيبك منذ اللقاء الأول هل يحتاج ملفك إلى محام، ومن يمكنه حضور الجلسة معك أو عنك.\n\n' +
        'حضّر بطاقة تعريفك، وتاريخ الجلسة إن حُدد، واسم محاميك إن كان لك محام من قبل. وإن كانت مواردك محدودة فقل لنا ذلك من البداية وأحضر ما يبيّن دخلك، ونرى معك إمكانية طلب المساعدة القضائية والوثائق التي تُرفق به.',
      fr:
        'Envoyez-nous l’acte reçu, ou le nom de la juridiction et l’objet du litige : dès le premier entretien, nous vous disons si votre dossier appelle un avocat et qui peut se présenter à l’audience avec vous ou pour vous.\n\n' +
        'Préparez votre carte d’identité, la date de l’audience si elle est fixée et le nom de votre avocat si vous en avez déjà un. Si vos ressources sont modestes, dites-le d’emblée et apportez de quoi le montrer : nous verrons avec vous une demande d’assistance judiciaire et les pièces à y joindre.',
      en:
        'Send us the paper you received, or the name of the court and what the dispute is about: at the first meeting we tell you whether your case calls for a lawyer and who can attend the hearing with you or for you.\n\n' +
        'Have ready your identity card, the date of the hearing if one is set, and your lawyer’s name if you already have one. If your means are limited, say so at the start and bring something that shows your income: we will look with you at a request for legal aid and the papers to attach.',
    },
    law: {
      ar: 'تتوقف الحاجة إلى محام على الجهة القضائية وعلى طبيعة النزاع. فالتمثيل بمحام وجوبي، كأصل عام، أمام المجالس القضائية والمحكمة العليا، وليس كذلك دائماً أمام محاكم الدرجة الأولى. ولا تغني الاستشارة عن توكيل محام حين يوجب القانون ذلك. ومن كانت موارده محدودة فقد يستفيد من المساعدة القضائية بشروطها.',
      fr: 'La nécessité d’un avocat dépend de la juridiction et de la nature du litige. La représentation par avocat est, en principe, obligatoire devant les cours et devant la Cour suprême ; elle ne l’est pas toujours en première instance. Une consultation ne remplace pas un avocat lorsque la loi l’impose. L’assistance judiciaire peut être accordée, sous conditions, aux personnes dont les ressources sont modestes.',
      en: 'Whether a lawyer is needed depends on the court and on the kind of dispute. As a rule, representation by a lawyer is compulsory before the courts of appeal and the Supreme Court; it is not always so at first instance. A consultation does not replace a lawyer where the law requires one. Legal aid may be granted, under certain conditions, to people of limited means.',
    },
  },
  {
    order: 21,
    question: {
      ar: 'بأي لغة تُقدَّم الوثائق إلى القضاء؟',
      fr: 'Dans quelle langue présenter des documents à la justice ?',
      en: 'In which language are documents submitted to the courts?',
    },
    answer: {
      ar: 'حضّر ملفك بالعربية. وإن كان عقدك أو مراسلاتك بالفرنسية أو بلغة أخرى فأرسل إلينا صورها الكاملة من البداية، نبيّن لك ما يُترجم منها وبأي نوع من الترجمة، وخذ في الحسبان وقت الترجمة قبل أن تتحرك. احتفظ بالأصول ولا تكتب عليها. أما معنا فيمكنك التخاطب بالعربية أو الفرنسية أو الإنجليزية.',
      fr: 'Préparez votre dossier en arabe. Si votre contrat ou vos courriers sont en français ou dans une autre langue, envoyez-nous-en dès le début la copie complète : nous vous disons ce qui est à traduire et sous quelle forme. Prévoyez le temps de la traduction avant d’agir, gardez les originaux et n’y écrivez rien. Avec nous, vous pouvez échanger en arabe, en français ou en anglais.',
      en: 'Prepare your file in Arabic. If your contract or letters are in French or another language, send us full copies at the start: we tell you what is to be translated and in which form. Allow time for translation before taking action, keep the originals and write nothing on them. With us you may speak Arabic, French or English.',
    },
    law: {
      ar: 'يشترط قانون الإجراءات المدنية والإدارية أن تتم الإجراءات والعقود القضائية والوثائق بالعربية، أو أن تُرفق بترجمة رسمية إليها.',
      fr: 'Le Code de procédure civile et administrative veut que les actes de procédure et les pièces soient en arabe ou accompagnés d’une traduction officielle.',
      en: 'The Code of Civil and Administrative Procedure requires procedural acts and documents to be in Arabic or accompanied by an official translation.',
    },
  },
  {
    order: 24,
    question: {
      ar: 'ماذا أحضّر قبل موعد الاستشارة؟',
      fr: 'Que préparer avant une consultation ?',
      en: 'What should I prepare before a consultation?',
    },
    answer: {
      ar: 'ثلاثة أشياء: ملخص للوقائع مرتب حسب التواريخ، ونسخ من الوثائق التي تعتمد عليها (عقد، مراسلات، تبليغات، أحكام)، والسؤال الذي تريد جواباً عنه. وإذا تلقيت تبليغاً من محضر قضائي أو قراراً إدارياً فاذكر تاريخ استلامه، فقد تكون الآجال قصيرة.',
      fr: 'Trois choses : un résumé des faits dans l’ordre des dates, la copie des pièces sur lesquelles vous vous fondez (contrat, courriers, significations, jugements) et la question à laquelle vous voulez une réponse. Si un huissier vous a remis un acte ou si vous avez reçu une décision administrative, indiquez-en la date : les délais peuvent être courts.',
      en: 'Three things: a summary of the facts in date order, copies of the documents you rely on (contract, letters, notices served, judgments) and the question you want answered. If a bailiff served you a document or you received an administrative decision, tell us the date: deadlines can be short.',
    },
    law: {
      ar: 'تُحسب آجال الطعن غالباً من تاريخ تبليغ الورقة أو استلام القرار، وقد تكون قصيرة.',
      fr: 'Les délais de recours courent souvent à partir de la date à laquelle l’acte a été signifié ou la décision reçue, et peuvent être brefs.',
      en: 'Time limits for appeal often run from the date on which the document was served or the decision received, and can be short.',
    },
  },
];
