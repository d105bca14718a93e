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
        'نعم. لا يطلع على ملفك إلا من يعمل عليه داخل المكتب، ولا نسلّم شيئاً منه إلى أي جهة دون موافقتك، إلا إذا ألزمنا القانون بذلك.\n\n' +
        'وتخضع المعطيات التي ترسلها إلينا للقانون ‎18-07 المتعلق بحماية الأشخاص الطبيعيين في مجال معالجة المعطيات ذات الطابع الشخصي: من حقك أن تطلب الاطلاع عليها أو تصحيحها أو حذفها في الحدود التي يرسمها القانون.',
      fr:
        'Oui. Seules les personnes qui travaillent sur votre dossier y ont accès, et nous ne le communiquons à personne sans votre accord, sauf lorsque la loi nous y oblige.\n\n' +
        'Les données que vous nous confiez relèvent de la loi 18-07 relative à la protection des personnes physiques dans le traitement des données à caractère personnel : vous pouvez demander à y accéder, à les faire rectifier ou effacer, dans les limites fixées par la loi.',
      en:
        'Yes. Only the people working on your file can see it, and we pass nothing on without your consent unless the law obliges us to.\n\n' +
        'The data you give us is covered by Law 18-07 on the protection of natural persons in the processing of personal data: you may ask to see it, to have it corrected or to have it erased, within the limits set by the law.',
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
        'يتوقف ذلك على الجهة القضائية وعلى طبيعة النزاع. فالتمثيل بمحام وجوبي، كأصل عام، أمام المجالس القضائية والمحكمة العليا، وليس كذلك دائماً أمام محاكم الدرجة الأولى.\n\n' +
        'نبيّن لك القاعدة التي تنطبق على ملفك منذ اللقاء الأول. والاستشارة تساعدك على اتخاذ القرار، لكنها لا تغني عن توكيل محام حين يوجب القانون ذلك. وإذا كانت مواردك محدودة فقد تستفيد من المساعدة القضائية بشروطها.',
      fr:
        'Cela dépend de la juridiction et de la nature du litige. La représentation par avocat est, en principe, obligatoire devant les cours et devant la Cour suprême ; elle ne l’est pas toujours en première instance.\n\n' +
        'Nous vous indiquons la règle qui s’applique à votre dossier dès le premier entretien. La consultation éclaire votre décision mais ne remplace pas un avocat lorsque la loi l’impose. Si vos ressources sont modestes, l’assistance judiciaire peut vous être accordée sous conditions.',
      en:
        'It depends on the court and on the kind of dispute. As a rule, representation by a lawyer is compulsory before the courts of appeal and the Supreme Court; it is not always so at first instance.\n\n' +
        'We tell you which rule applies to your case at the first meeting. A consultation informs your decision but does not replace a lawyer where the law requires one. If your means are limited, legal aid may be granted under certain conditions.',
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
      ar: 'باللغة العربية. يشترط قانون الإجراءات المدنية والإدارية أن تتم الإجراءات والعقود القضائية والوثائق بالعربية، أو أن تُرفق بترجمة رسمية إليها. لذلك إذا كان عقدك أو مراسلاتك بالفرنسية أو بلغة أخرى فخذ في الحسبان وقت الترجمة قبل رفع الدعوى. أما معنا فيمكنك التخاطب بالعربية أو الفرنسية أو الإنجليزية.',
      fr: 'En arabe. Le Code de procédure civile et administrative veut que les actes de procédure et les pièces soient en arabe ou accompagnés d’une traduction officielle. Si votre contrat ou vos courriers sont en français ou dans une autre langue, prévoyez le temps de la traduction avant d’agir. Avec nous, vous pouvez échanger en arabe, en français ou en anglais.',
      en: 'In Arabic. The Code of Civil and Administrative Procedure requires procedural acts and documents to be in Arabic or accompanied by an official translation. If your contract or letters are in French or another language, allow time for translation before taking action. With us you may speak Arabic, French or English.',
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
      ar: 'ثلاثة أشياء: ملخص للوقائع مرتب حسب التواريخ، ونسخ من الوثائق التي تعتمد عليها (عقد، مراسلات، تبليغات، أحكام)، والسؤال الذي تريد جواباً عنه. وإذا تلقيت تبليغاً من محضر قضائي أو قراراً إدارياً فاذكر تاريخ استلامه، لأن آجال الطعن تُحسب منه غالباً وقد تكون قصيرة.',
      fr: 'Trois choses : un résumé des faits dans l’ordre des dates, la copie des pièces sur lesquelles vous vous fondez (contrat, courriers, significations, jugements) et la question à laquelle vous voulez une réponse. Si un huissier vous a remis un acte ou si vous avez reçu une décision administrative, indiquez-en la date : les délais de recours courent souvent à partir d’elle et peuvent être brefs.',
      en: 'Three things: a summary of the facts in date order, copies of the documents you rely on (contract, letters, notices served, judgments) and the question you want answered. If a bailiff served you a document or you received an administrative decision, tell us the date: time limits for appeal often run from it and can be short.',
    },
  },
];
