import type { SeededService } from './service-seed.types.js';

export const legalDocuments: SeededService = {
  id: 7,
  slug: 'legal-documents',
  title: {
    ar: 'تحرير الوثائق القانونية',
    fr: 'Rédaction d’actes et de documents juridiques',
    en: 'Legal drafting',
  },
  description: {
    ar: 'تحرير ومراجعة العقود والإعذارات والعرائض والأنظمة الداخلية وفق القانون الجزائري، بصياغة واضحة تناسب وضعيتك لا بنموذج جاهز.',
    fr: 'Contrats, mises en demeure, requêtes et règlements intérieurs rédigés ou relus selon le droit algérien, pour votre situation et non d’après un modèle tout fait.',
    en: 'Contracts, formal notices, court filings and internal rules drafted or reviewed under Algerian law, written for your situation rather than from a template.',
  },
  details: {
    ar:
      'أغلب النزاعات تنشأ من وثيقة ناقصة: أجل غير محدد، أو جزاء غير مذكور، أو جهة قضائية غير معينة. نستمع أولاً إلى ما اتفق عليه الأطراف وما يخشاه كل منهم، ثم نحرر وثيقة تقول ذلك بوضوح وتبيّن ما يترتب على الإخلال به.\n\n' +
      'ونحدد لك الشكل الذي تحتاجه الوثيقة. وإن كان مكانها مكتب الموثق فإننا نعد المشروع ونحضّر الملف وننسق مع مكتب التوثيق الذي تختاره. أما الإعذارات فنحررها ليتولى المحضر القضائي تبليغها.\n\n' +
      'تستلم وثيقة قابلة للتوقيع، ومعها ورقة شرح موجزة تبيّن البنود المهمة وما عليك فعله بعد التوقيع: التسجيل أو الإشهار أو التبليغ أو الحفظ. وإن كانت الوثيقة موجهة إلى جهة قضائية، قلنا لك من البداية من يودعها وهل يحتاج ملفك إلى محام.',
    fr:
      'La plupart des litiges naissent d’un document incomplet : un délai absent, une sanction oubliée, une juridiction non désignée. Nous écoutons d’abord ce que les parties ont convenu et ce que chacune redoute, puis nous rédigeons un texte qui le dit clairement et qui règle les suites d’une inexécution.\n\n' +
      'Nous vous indiquons aussi la forme dont le document a besoin. S’il doit passer chez le notaire, nous préparons le projet et le dossier, en lien avec le notaire de votre choix. Les mises en demeure sont rédigées pour être notifiées par un huissier de justice.\n\n' +
      'Vous recevez un document prêt à signer, accompagné d’une note brève sur les clauses importantes et sur les suites à donner : enregistrement, publicité, notification ou simple conservation. Si le document est destiné à une juridiction, nous vous disons dès le départ qui le dépose et si votre dossier appelle un avocat.',
    en:
      'Most disputes grow out of an incomplete document: no deadline, no consequence for breach, no court named. We first listen to what the parties agreed and what each of them fears, then draft a text that says so plainly and settles what happens if someone does not perform.\n\n' +
      'We also tell you which form the document needs. If it is one for the notary, we prepare the draft and the file and work with the notary you choose. Formal notices are drafted for service by a bailiff.\n\n' +
      'You receive a document ready to sign and a short note on the clauses that matter and what to do next: registration, publication, service or safekeeping. If the document is meant for a court, we tell you at the outset who files it and whether your case calls for a lawyer.',
  },
  availability: {
    ar: 'من الأحد إلى الخميس، عن بعد أو بالمكتب. يُتفق على أجل التسليم عند قبول الملف، وتُعطى الأولوية للآجال القضائية.',
    fr: 'Du dimanche au jeudi, à distance ou au cabinet. Délai convenu à l’ouverture du dossier ; les délais de procédure sont traités en priorité.',
    en: 'Sunday to Thursday, remotely or at our office. Delivery date agreed when the file is opened; court deadlines come first.',
  },
  tags: {
    ar: ['تحرير العقود', 'إعذار', 'عرائض ومذكرات', 'مراجعة قانونية', 'نظام داخلي'],
    fr: [
      'Rédaction de contrats',
      'Mise en demeure',
      'Requêtes et mémoires',
      'Relecture juridique',
      'Règlement intérieur',
    ],
    en: [
      'Contract drafting',
      'Formal notice',
      'Court filings',
      'Document review',
      'Internal rules',
    ],
  },
  sections: [
    {
      kind: 'what_we_provide',
      items: {
        ar: [
          'العقود المدنية والتجارية',
          'عقود العمل والأنظمة الداخلية',
          'الإعذارات والمراسلات القانونية',
          'مشاريع العرائض والمذكرات',
          'الوكالات والتصريحات',
          'محاضر الجمعيات العامة',
          'شروط الاستعمال وسياسات الخصوصية',
        ],
        fr: [
          'Contrats civils et commerciaux',
          'Contrats de travail et règlements intérieurs',
          'Mises en demeure et courriers juridiques',
          'Projets de requêtes et de mémoires',
          'Procurations et déclarations',
          'Procès-verbaux d’assemblées générales',
          'Conditions d’utilisation et confidentialité',
        ],
        en: [
          'Civil and commercial contracts',
          'Employment contracts and internal rules',
          'Formal notices and legal letters',
          'Draft applications and pleadings',
          'Powers of attorney and declarations',
          'Minutes of general meetings',
          'Terms of use and privacy policies',
        ],
      },
    },
    {
      kind: 'process',
      items: {
        ar: [
          'تشرح الوقائع وترسل ما لديك من وثائق ومراسلات.',
          'نطرح الأسئلة الناقصة ونحدد النص القانوني الواجب التطبيق والشكل المطلوب.',
          'نرسل مشروعاً أول مع هوامش تشرح سبب كل بند أساسي.',
          'تبدي ملاحظاتك، أو ملاحظات الطرف الآخر، فنعدّل المشروع.',
          'تستلم النسخة النهائية مع تعليمات التوقيع والتسجيل أو التبليغ.',
        ],
        fr: [
          'Vous exposez les faits et transmettez les pièces et échanges en votre possession.',
          'Nous posons les questions manquantes, puis déterminons le texte applicable et la forme requise.',
          'Nous envoyons un premier projet, annoté pour expliquer chaque clause essentielle.',
          'Vous faites part de vos observations, ou de celles de l’autre partie, et le projet est corrigé.',
          'Vous recevez la version définitive, avec les consignes de signature, d’enregistrement ou de notification.',
        ],
        en: [
          'You set out the facts and send the documents and correspondence you hold.',
          'We ask for what is missing, then identify the applicable law and the required form.',
          'We send a first draft, annotated to explain each key clause.',
          'You give your comments, or the other party’s, and we revise the draft.',
          'You receive the final version with instructions for signing, registration or service.',
        ],
      },
    },
    {
      kind: 'features',
      items: {
        ar: [
          'صياغة تُفهم دون حاجة إلى رجل قانون، ودون إخلال بالدقة.',
          'بيان السند القانوني للبنود الأساسية.',
          'التنبيه إلى البنود الباطلة أو المخالفة للنظام العام قبل التوقيع.',
          'إمكانية تحرير الوثيقة بالعربية مع نسخة فرنسية أو إنجليزية.',
        ],
        fr: [
          'Une rédaction que l’on comprend sans juriste, sans perdre en précision.',
          'Le fondement légal des clauses essentielles indiqué.',
          'Les clauses nulles ou contraires à l’ordre public signalées avant la signature.',
          'La possibilité d’un texte arabe accompagné d’une version française ou anglaise.',
        ],
        en: [
          'Wording you can follow without legal training, at no cost to precision.',
          'The legal basis of the key clauses stated.',
          'Clauses that are void or contrary to public policy flagged before you sign.',
          'Arabic text with a French or English version, if you need one.',
        ],
      },
    },
    {
      kind: 'how_we_deliver',
      items: {
        ar: [
          'ملف Word قابل للتعديل ونسخة PDF جاهزة للطباعة والتوقيع.',
          'ورقة شرح من صفحة أو صفحتين مرفقة بكل وثيقة.',
          'لقاء قصير بالمكتب أو عن بعد للإجابة عن أسئلتك قبل التوقيع.',
          'ملف كامل يُسلَّم للموثق أو المحضر القضائي عند الاقتضاء.',
        ],
        fr: [
          'Un fichier Word modifiable et un PDF prêt à imprimer et à signer.',
          'Une note explicative d’une ou deux pages jointe à chaque document.',
          'Un court entretien, au cabinet ou à distance, pour vos questions avant signature.',
          'Un dossier complet remis au notaire ou à l’huissier de justice s’il y a lieu.',
        ],
        en: [
          'An editable Word file and a PDF ready to print and sign.',
          'A one- or two-page explanatory note with every document.',
          'A short meeting, in person or remote, for your questions before signing.',
          'A complete file handed to the notary or bailiff where one is needed.',
        ],
      },
    },
    {
      kind: 'additional_feature',
      items: {
        ar: [
          'مراجعة وثيقة حررها غيرنا: نبيّن المخاطر ونقترح التعديلات في تقرير مكتوب.',
          'إعداد نماذج خاصة بمؤسستك تستعملها في معاملاتك المتكررة.',
          'تحيين الوثائق القديمة عند تعديل القانون الذي بُنيت عليه.',
        ],
        fr: [
          'Relecture d’un document rédigé par un tiers : risques et modifications proposées dans une note écrite.',
          'Modèles propres à votre entreprise pour ses opérations courantes.',
          'Mise à jour des documents anciens lorsque la loi qui les fonde est modifiée.',
        ],
        en: [
          'Review of a document someone else drafted: risks and proposed changes in a written note.',
          'House templates for the transactions your business repeats.',
          'Updating of older documents when the law behind them changes.',
        ],
      },
    },
  ],
};
