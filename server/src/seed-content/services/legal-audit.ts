import type { SeededService } from './service-seed.types.js';

export const legalAudit: SeededService = {
  id: 10,
  slug: 'legal-audit',
  title: {
    ar: 'التدقيق القانوني',
    fr: 'Audit juridique',
    en: 'Legal audit',
  },
  description: {
    ar: 'فحص عقود المؤسسة ووثائقها والتزاماتها، وتقرير يرتب النقائص حسب خطورتها مع خطة عملية لتسوية كل نقطة.',
    fr: 'Examen des contrats, documents et obligations de l’entreprise, suivi d’un rapport qui classe les écarts par gravité et d’un plan pour les corriger.',
    en: 'A review of a company’s contracts, records and obligations, with a report that ranks the gaps by seriousness and a plan to put each one right.',
  },
  details: {
    ar:
      'يجيب التدقيق القانوني عن سؤال بسيط: هل ما تقوم به المؤسسة فعلاً مطابق لما تلزمها به القوانين والعقود التي وقّعتها؟ نحدد معك مجال الفحص، ثم نطلب قائمة وثائق دقيقة، ونستمع إلى المسيّر ومسؤولي المصالح المعنية.\n\n' +
      'نفحص القانون الأساسي ومداولات الشركاء والقيد في السجل التجاري، وعلاقات العمل، ومعالجة المعطيات ذات الطابع الشخصي، وشروط البيع عن بعد، إضافة إلى العقود الجارية والتراخيص والنزاعات القائمة.\n\n' +
      'تستلم تقريراً لا يكتفي بسرد النصوص: لكل ملاحظة الوثيقةُ المعنية، والسند القانوني، ودرجة الخطر، والإجراء المقترح، والجهة التي تتولاه داخل المؤسسة. ونعرضه عليك في جلسة شرح، ويمكن أن نرافقك بعدها في التنفيذ. ولا يُطلع على التقرير أحد غيرك دون إذنك.',
    fr:
      'L’audit juridique répond à une question simple : ce que fait l’entreprise correspond-il à ce que lui imposent la loi et les contrats qu’elle a signés ? Nous fixons avec vous le périmètre, demandons une liste précise de documents, puis entendons le dirigeant et les responsables concernés.\n\n' +
      'Nous examinons les statuts, les délibérations des associés et l’immatriculation au registre du commerce, les relations de travail, les traitements de données à caractère personnel, la vente à distance, ainsi que les contrats en cours, les autorisations et les litiges pendants.\n\n' +
      'Le rapport ne se borne pas à citer des textes : chaque constat indique le document visé, le fondement légal, le niveau de risque, la mesure proposée et le service qui doit s’en charger. Il vous est présenté de vive voix, et nous pouvons ensuite vous accompagner dans la mise en œuvre. Nul autre que vous n’y a accès sans votre autorisation.',
    en:
      'A legal audit answers a simple question: does what the company actually does match what the law and its own contracts require? We agree the scope with you, ask for a precise list of documents, then talk to the manager and the people in charge of each area.\n\n' +
      'We look at the articles of association, partners’ resolutions and trade-register entries; employment relations; personal-data processing; distance selling; and current contracts, permits and pending disputes.\n\n' +
      'The report does more than quote statutes. Each finding names the document concerned, the legal basis, the level of risk, the proposed measure and who in the company should carry it out. We go through it with you in person and can then support you in acting on it. No one else sees it without your permission.',
  },
  availability: {
    ar: 'من الأحد إلى الخميس، بمقر المؤسسة أو عن بعد عبر ملف رقمي مؤمّن. تُحدَّد المدة بعد ضبط مجال التدقيق.',
    fr: 'Du dimanche au jeudi, dans vos locaux ou à distance par dossier numérique sécurisé. Durée fixée une fois le périmètre arrêté.',
    en: 'Sunday to Thursday, on your premises or remotely through a secure digital file. Duration set once the scope is agreed.',
  },
  tags: {
    ar: ['تدقيق قانوني', 'امتثال', 'معطيات شخصية', 'علاقات العمل'],
    fr: ['Audit juridique', 'Conformité', 'Données personnelles', 'Relations de travail'],
    en: ['Legal audit', 'Compliance', 'Personal data', 'Employment'],
  },
  sections: [
    {
      kind: 'what_we_audit',
      items: {
        ar: [
          'القانون الأساسي والسجل التجاري',
          'العقود مع الزبائن والموردين',
          'علاقات العمل والنظام الداخلي',
          'المعطيات ذات الطابع الشخصي',
          'الموقع الإلكتروني والبيع عن بعد',
          'العلامات وحقوق الملكية الفكرية',
          'التراخيص والاعتمادات',
        ],
        fr: [
          'Statuts et registre du commerce',
          'Contrats clients et fournisseurs',
          'Relations de travail et règlement intérieur',
          'Données à caractère personnel',
          'Site web et vente à distance',
          'Marques et propriété intellectuelle',
          'Autorisations et agréments',
        ],
        en: [
          'Articles of association and trade register',
          'Customer and supplier contracts',
          'Employment and internal rules',
          'Personal data',
          'Website and distance selling',
          'Trademarks and intellectual property',
          'Permits and approvals',
        ],
      },
    },
    {
      kind: 'who_needs',
      items: {
        ar: [
          'شركة تستعد لدخول شريك أو مستثمر أو للتنازل عن حصص',
          'مؤسسة ناشئة نمت بسرعة دون أن تواكبها وثائقها',
          'مؤسسة تلقت إعذاراً أو ملاحظة من مفتشية أو هيئة رقابة',
          'صاحب موقع أو تطبيق يجمع معطيات مستعمليه',
          'جمعية أو مؤسسة تعليمية تريد ضبط أنظمتها الداخلية',
        ],
        fr: [
          'La société qui prépare l’entrée d’un associé ou d’un investisseur, ou une cession de parts',
          'La startup qui a grandi plus vite que ses documents',
          'L’entreprise qui a reçu une mise en demeure ou une observation d’une autorité de contrôle',
          'L’éditeur d’un site ou d’une application qui collecte des données',
          'L’association ou l’établissement d’enseignement qui veut mettre ses règles en ordre',
        ],
        en: [
          'A company preparing for a new partner or investor, or a sale of shares',
          'A start-up that has grown faster than its paperwork',
          'A business that has received a formal notice or remarks from an inspectorate',
          'The owner of a website or app that collects users’ data',
          'An association or school that wants its internal rules in order',
        ],
      },
    },
    {
      kind: 'process',
      items: {
        ar: [
          'ضبط المجال: ما الذي نفحصه، ولأي غرض، وفي أي فترة.',
          'جمع الوثائق وفق قائمة مكتوبة وإمضاء تعهد بالسرية.',
          'فحص الوثائق وإجراء مقابلات مع المسؤولين.',
          'عرض الملاحظات الأولية عليك للتأكد من الوقائع.',
          'تسليم التقرير النهائي وخطة التصحيح وجلسة الشرح.',
        ],
        fr: [
          'Cadrage : ce qui est examiné, dans quel but et sur quelle période.',
          'Collecte des pièces d’après une liste écrite, après signature d’un engagement de confidentialité.',
          'Examen des pièces et entretiens avec les responsables.',
          'Constats provisoires soumis à votre vérification des faits.',
          'Remise du rapport définitif et du plan de correction, avec séance de restitution.',
        ],
        en: [
          'Scoping: what is examined, why, and over which period.',
          'Documents collected from a written list, under a signed confidentiality undertaking.',
          'Documents examined and managers interviewed.',
          'Provisional findings put to you so the facts can be checked.',
          'Final report and corrective plan delivered, with a session to go through them.',
        ],
      },
    },
    {
      kind: 'outputs',
      items: {
        ar: [
          'تقرير تدقيق مفصل مع ملخص من صفحتين للمسيّر',
          'جدول مخاطر مرتب إلى عاجل ومهم وللمتابعة',
          'خطة تصحيح بالآجال والمسؤولين',
          'قائمة الوثائق الناقصة أو الواجب تحيينها',
          'نماذج أولية للوثائق العاجلة عند الاتفاق',
        ],
        fr: [
          'Un rapport détaillé, avec une synthèse de deux pages pour le dirigeant',
          'Un tableau des risques : urgent, important, à suivre',
          'Un plan de correction avec échéances et responsables',
          'La liste des documents manquants ou à mettre à jour',
          'Si convenu, les premiers modèles des documents urgents',
        ],
        en: [
          'A detailed report with a two-page summary for the manager',
          'A risk table: urgent, important, to watch',
          'A corrective plan with dates and owners',
          'A list of documents that are missing or need updating',
          'Where agreed, first drafts of the urgent documents',
        ],
      },
    },
    {
      kind: 'advantages',
      items: {
        ar: [
          'معرفة المخاطر قبل أن تتحول إلى نزاع أو عقوبة.',
          'ترتيب الأولويات بدل معالجة كل شيء دفعة واحدة.',
          'ملف جاهز تقدمه للشريك أو البنك أو المستثمر.',
          'مرجع داخلي يُحيَّن دورياً مع تغير التشريع.',
        ],
        fr: [
          'Connaître les risques avant qu’ils ne deviennent un litige ou une sanction.',
          'Fixer des priorités au lieu de tout traiter à la fois.',
          'Disposer d’un dossier à présenter à un associé, à une banque ou à un investisseur.',
          'Garder une référence interne, mise à jour au fil de la législation.',
        ],
        en: [
          'Know the risks before they become a dispute or a penalty.',
          'Set priorities instead of tackling everything at once.',
          'Have a file ready for a partner, a bank or an investor.',
          'Keep an internal reference that can be updated as the law changes.',
        ],
      },
    },
  ],
};
