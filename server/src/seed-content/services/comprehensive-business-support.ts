import type { SeededService } from './service-seed.types.js';

export const comprehensiveBusinessSupport: SeededService = {
  id: 14,
  slug: 'comprehensive-business-support',
  title: {
    ar: 'المرافقة الشاملة للمؤسسات',
    fr: 'Accompagnement juridique des entreprises',
    en: 'Comprehensive business support',
  },
  description: {
    ar: 'مرافقة قانونية للمؤسسة من اختيار الشكل القانوني والقيد في السجل التجاري إلى العقود وعلاقات العمل والتعديلات اللاحقة.',
    fr: 'Le suivi juridique de l’entreprise : choix de la forme, statuts, immatriculation au CNRC, contrats, relations de travail et modifications ultérieures.',
    en: 'Legal support for a business at every stage: choice of legal form, trade-register entry, contracts, employment matters and later changes.',
  },
  details: {
    ar:
      'إنشاء الشركة خطوات متتابعة تتوقف كل منها على سابقتها: اختيار الشكل القانوني، والتحقق من رمز النشاط وما إذا كان منظماً يتطلب رخصة أو اعتماداً، وحجز التسمية لدى المركز الوطني للسجل التجاري، وعقد إيجار المقر، وتحرير القانون الأساسي أمام الموثق، ثم القيد والإشهار والتصريح لدى المصالح الجبائية وصناديق الضمان الاجتماعي. نرسم لك المسار كاملاً قبل البدء، ونعد وثائق كل مرحلة.\n\n' +
      'نشرح لك الفرق بين الأشكال المتاحة، من الشركة ذات المسؤولية المحدودة والمؤسسة ذات الشخص الوحيد إلى شركة المساهمة وشركة المساهمة البسيطة، وأثر كل منها على مسؤوليتك وعلى دخول الشركاء وخروجهم. ونحرر اتفاق الشركاء حين يكون القانون الأساسي وحده غير كافٍ.\n\n' +
      'وبعد الانطلاق نبقى إلى جانبك: عقود الزبائن والموردين، وعقود العمل والنظام الداخلي، ومحاضر الجمعيات العامة، وتعديل القانون الأساسي، والتنازل عن الحصص، وتحصيل الديون ودياً، والتسجيل لدى الوكالة الجزائرية لترقية الاستثمار. ويتابع ملفك مستشار واحد يعرف تفاصيله.',
    fr:
      'Créer une société, c’est enchaîner des étapes qui dépendent l’une de l’autre : choix de la forme, vérification du code d’activité et de son éventuelle réglementation, réservation de la dénomination au Centre national du registre du commerce (CNRC), bail du siège, statuts devant notaire, puis immatriculation, publicité et déclarations fiscales et sociales. Nous traçons tout le parcours avant de commencer et préparons les pièces de chaque étape.\n\n' +
      'Nous expliquons ce qui distingue les formes possibles, de l’EURL et de la SARL à la SPA et à la société par actions simplifiée, et ce que chacune change à votre responsabilité comme à l’entrée et à la sortie des associés. Un pacte d’associés est rédigé lorsque les statuts ne suffisent pas.\n\n' +
      'Après le démarrage, nous restons à vos côtés : contrats clients et fournisseurs, contrats de travail et règlement intérieur, procès-verbaux d’assemblées, modification des statuts, cession de parts, recouvrement amiable, enregistrement auprès de l’Agence algérienne de promotion de l’investissement. Un interlocuteur unique connaît votre dossier.',
    en:
      'Setting up a company is a chain of steps, each depending on the last: choosing the form, checking the activity code and whether it is regulated, reserving the name with the National Trade Register Centre (CNRC), the lease of the registered office, articles signed before a notary, then registration, publication and declarations to the tax and social-security bodies. We map the whole route before starting and prepare the papers for each step.\n\n' +
      'We explain how the available forms differ, from the single-member and ordinary limited companies (EURL, SARL) to the joint-stock company (SPA) and the simplified joint-stock company, and what each means for your liability and for partners joining or leaving. Where the articles are not enough, we draft a partners’ agreement.\n\n' +
      'Once you are trading we stay with you: customer and supplier contracts, employment contracts and internal rules, minutes of meetings, amendments to the articles, share transfers, amicable debt recovery, and registration with the Algerian Investment Promotion Agency. One contact person knows your file.',
  },
  availability: {
    ar: 'من الأحد إلى الخميس، عن بعد أو بالمكتب. مرافقة لمهمة محددة أو بعقد دوري، مع بيان المراحل والآجال المتوقعة عند الانطلاق.',
    fr: 'Du dimanche au jeudi, à distance ou au cabinet. Mission ponctuelle ou convention de suivi ; étapes et délais prévisibles annoncés au départ.',
    en: 'Sunday to Thursday, remotely or at our office. A single assignment or a standing agreement, with stages and expected times set out at the start.',
  },
  tags: {
    ar: ['تأسيس الشركات', 'السجل التجاري', 'مؤسسات ناشئة', 'عقود تجارية', 'استثمار'],
    fr: [
      'Création de société',
      'Registre du commerce',
      'Startups',
      'Contrats commerciaux',
      'Investissement',
    ],
    en: ['Company formation', 'Trade register', 'Start-ups', 'Commercial contracts', 'Investment'],
  },
  sections: [
    {
      kind: 'main_services',
      items: {
        ar: [
          'اختيار الشكل القانوني',
          'القانون الأساسي واتفاق الشركاء',
          'القيد في السجل التجاري',
          'عقود الزبائن والموردين',
          'علاقات العمل والنظام الداخلي',
          'الجمعيات العامة وتعديل القانون الأساسي',
          'ملفات الاستثمار',
        ],
        fr: [
          'Choix de la forme juridique',
          'Statuts et pacte d’associés',
          'Immatriculation au registre du commerce',
          'Contrats clients et fournisseurs',
          'Relations de travail et règlement intérieur',
          'Assemblées et modification des statuts',
          'Dossiers d’investissement',
        ],
        en: [
          'Choice of legal form',
          'Articles and partners’ agreement',
          'Trade-register entry',
          'Customer and supplier contracts',
          'Employment and internal rules',
          'General meetings and changes to the articles',
          'Investment files',
        ],
      },
    },
    {
      kind: 'who_needs',
      items: {
        ar: [
          'حامل مشروع يستعد لإنشاء شركته الأولى',
          'تاجر أو حرفي أو مقاول ذاتي يريد الانتقال إلى شكل الشركة',
          'مؤسسة صغيرة أو متوسطة ليس لها مصلحة قانونية',
          'مؤسسة ناشئة تستعد لدخول شركاء جدد',
          'مستثمر أجنبي أو من الجالية يريد النشاط في الجزائر',
        ],
        fr: [
          'Le porteur de projet qui prépare sa première société',
          'Le commerçant, l’artisan ou l’auto-entrepreneur qui veut passer en société',
          'La PME sans service juridique',
          'La startup qui s’apprête à accueillir de nouveaux associés',
          'L’investisseur étranger ou de la diaspora qui souhaite exercer en Algérie',
        ],
        en: [
          'A founder preparing a first company',
          'A trader, craftsperson or self-employed entrepreneur moving to a company form',
          'A small or medium-sized business with no legal department',
          'A start-up about to take on new partners',
          'A foreign or diaspora investor who wants to operate in Algeria',
        ],
      },
    },
    {
      kind: 'how_we_deliver',
      items: {
        ar: [
          'لقاء تشخيصي وخارطة طريق مكتوبة تبيّن المراحل والوثائق والجهات.',
          'ملف رقمي للمؤسسة تجد فيه كل وثيقة في آخر نسخة لها.',
          'تنسيق مع الموثق والمحاسب والمحضر القضائي حسب الحاجة.',
          'لقاء دوري لمراجعة ما أُنجز وما يقترب أجله.',
        ],
        fr: [
          'Un entretien de diagnostic et une feuille de route écrite : étapes, pièces, interlocuteurs.',
          'Un dossier numérique où chaque document figure dans sa dernière version.',
          'La coordination avec le notaire, le comptable et l’huissier de justice selon les besoins.',
          'Un point régulier sur ce qui est fait et sur les échéances proches.',
        ],
        en: [
          'A diagnostic meeting and a written roadmap: steps, documents, offices involved.',
          'A digital company file holding the latest version of every document.',
          'Coordination with the notary, accountant and bailiff as needed.',
          'A regular review of what is done and which deadlines are coming up.',
        ],
      },
    },
    {
      kind: 'what_we_provide',
      items: {
        ar: [
          'مذكرة مقارنة بين الأشكال القانونية المناسبة لنشاطك',
          'مشروع القانون الأساسي واتفاق الشركاء',
          'قائمة النصوص والرخص المتعلقة بالنشاط',
          'نماذج عقود تجارية وعقود عمل خاصة بالمؤسسة',
          'رزنامة الالتزامات القانونية السنوية',
        ],
        fr: [
          'Une note comparant les formes juridiques adaptées à votre activité',
          'Le projet de statuts et le pacte d’associés',
          'La liste des textes et autorisations propres à l’activité',
          'Des modèles de contrats commerciaux et de travail propres à l’entreprise',
          'Un calendrier des obligations juridiques annuelles',
        ],
        en: [
          'A note comparing the legal forms that suit your activity',
          'Draft articles of association and partners’ agreement',
          'A list of the rules and permits that apply to the activity',
          'House templates for commercial and employment contracts',
          'A calendar of yearly legal obligations',
        ],
      },
    },
    {
      kind: 'additional_feature',
      items: {
        ar: [
          'حماية العلامة: بحث أولي وإعداد ملف الإيداع لدى المعهد الوطني الجزائري للملكية الصناعية.',
          'ترجمة وثائق الشركة إلى الفرنسية أو الإنجليزية للتعامل مع شركاء أجانب.',
          'مرافقة تسوية النزاعات ودياً قبل اللجوء إلى القضاء.',
        ],
        fr: [
          'Marque : recherche préalable et dossier de dépôt auprès de l’Institut national algérien de la propriété industrielle (INAPI).',
          'Traduction des documents sociaux en français ou en anglais pour vos partenaires étrangers.',
          'Recherche d’un règlement amiable avant toute action en justice.',
        ],
        en: [
          'Trademarks: preliminary search and filing dossier for the National Institute of Industrial Property (INAPI).',
          'Translation of company documents into French or English for foreign partners.',
          'Attempts at amicable settlement before any court action.',
        ],
      },
    },
    {
      kind: 'why_choose',
      items: {
        ar: [
          'مستشار واحد يتابع الملف من البداية إلى النهاية.',
          'وثائق يُراعى فيها بعضها بعضاً: القانون الأساسي والعقود والنظام الداخلي.',
          'إعلامك مسبقاً بما يدخل في اختصاص الموثق أو المحاسب أو الإدارة.',
        ],
        fr: [
          'Un seul interlocuteur, du début à la fin du dossier.',
          'Des documents cohérents entre eux : statuts, contrats, règlement intérieur.',
          'L’indication préalable de ce qui relève du notaire, du comptable ou de l’administration.',
        ],
        en: [
          'One contact person from start to finish.',
          'Documents that agree with one another: articles, contracts, internal rules.',
          'Notice in advance of what falls to the notary, the accountant or the administration.',
        ],
      },
    },
  ],
};
