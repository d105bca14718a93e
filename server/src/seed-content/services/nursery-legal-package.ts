import type { SeededService } from './service-seed.types.js';

export const nurseryLegalPackage: SeededService = {
  id: 12,
  slug: 'nursery-legal-package',
  title: {
    ar: 'الباقة القانونية لدور الحضانة',
    fr: 'Pack juridique pour crèches et jardins d’enfants',
    en: 'Legal package for nurseries',
  },
  description: {
    ar: 'كل ما تحتاجه دار الحضانة قانونياً: ملف الاعتماد، النظام الداخلي، العقود مع الأولياء والعاملين، التأمينات وحماية معطيات الأطفال.',
    fr: 'Le volet juridique d’une crèche, de l’ouverture au quotidien : dossier d’agrément, règlement intérieur, contrats avec parents et personnel, assurances.',
    en: 'The legal side of a nursery, from opening to daily running: approval file, internal rules, contracts with parents and staff, insurance, children’s data.',
  },
  details: {
    ar:
      'لفتح دار حضانة في الجزائر ملف يُحضَّر ويُودع لدى مديرية النشاط الاجتماعي والتضامن للولاية، ومحل يُهيَّأ للمعاينة: المساحة والتهوية والنظافة والأمن. ابدأ بجمع ما لديك عن المحل وعن مؤهلاتك وعن التمويل.\n\n' +
      'نرافقك قبل أن تلتزم بالمصاريف الكبيرة: هل المحل مناسب وهل يسمح عقد الإيجار بهذا النشاط؟ ما الشكل القانوني الأنسب؟ من يتولى الإدارة وبأي مؤهل؟ ثم نعد معك وثائق ملف الاعتماد ونراجعها قبل إيداعها، ونتابع التحفظات إن وُجدت. أما الجواب فننتظره معك من الإدارة ولا نستطيع أن نضمنه.\n\n' +
      'وبعد الافتتاح تحتاج الدار إلى قواعد واضحة كل يوم: نظام داخلي، وعقد تسجيل يحدد المواعيد والمصاريف وحالات الغياب، وقائمة بمن يحق لهم استلام الطفل، وبروتوكول للمرض والحوادث، وعقود عمل، وقواعد مكتوبة لجمع معطيات الأطفال وتصويرهم. نسلّمك هذه الوثائق جاهزة للاستعمال ونشرحها لفريقك.',
    fr:
      'Ouvrir une crèche en Algérie, c’est préparer un dossier pour la direction de l’action sociale et de la solidarité (DASS) de la wilaya et un local prêt à être visité : surface, aération, hygiène, sécurité. Commencez par réunir ce que vous avez sur le local, vos qualifications et le financement.\n\n' +
      'Nous intervenons avant les grosses dépenses : le local convient-il et le bail autorise-t-il cette activité ? Quelle forme juridique retenir ? Qui dirigera, avec quelle qualification ? Nous constituons ensuite le dossier d’agrément avec vous, le vérifions avant dépôt et suivons les réserves éventuelles. La réponse vient de l’administration, et nous ne pouvons la garantir.\n\n' +
      'Une fois ouvert, l’établissement a besoin de règles claires : un règlement intérieur, un contrat d’inscription (horaires, frais, absences), la liste des personnes autorisées à reprendre l’enfant, des consignes en cas de maladie ou d’accident, des contrats de travail et des règles écrites pour les données et images des enfants. Tout vous est remis prêt à l’emploi et expliqué à votre équipe.',
    en:
      'Opening a nursery in Algeria means preparing a file for the wilaya’s Directorate of Social Action and Solidarity, and premises ready to be inspected: space, ventilation, hygiene, safety. Start by gathering what you have on the premises, your qualifications and the funding.\n\n' +
      'We step in before the heavy spending starts. Are the premises suitable, and does the lease allow this activity? Which legal form fits? Who will manage the nursery, and with what qualification? We then build the approval file with you, check it before it is lodged and follow up any reservations. The answer comes from the administration, and we cannot guarantee it.\n\n' +
      'Once open, a nursery needs clear daily rules: internal rules, an enrolment contract (hours, fees, absences), a list of people allowed to collect each child, a procedure for illness and accidents, employment contracts, and written rules for collecting children’s data and pictures. You receive these documents ready to use, and we explain them to your staff.',
  },
  availability: {
    ar: 'من الأحد إلى الخميس، عن بعد في جميع الولايات. يُتفق على مراحل العمل عند الانطلاق، وآجال الإدارة مستقلة عن آجالنا.',
    fr: 'Du dimanche au jeudi, à distance dans toutes les wilayas. Étapes fixées au départ ; les délais de l’administration ne dépendent pas de nous.',
    en: 'Sunday to Thursday, remotely in every wilaya. Stages agreed at the start; the administration’s own time limits are outside our control.',
  },
  tags: {
    ar: ['دار حضانة', 'اعتماد', 'الطفولة الصغيرة', 'نظام داخلي', 'عقود الأولياء'],
    fr: ['Crèche', 'Agrément', 'Petite enfance', 'Règlement intérieur', 'Contrats parents'],
    en: ['Nursery', 'Approval', 'Early childhood', 'Internal rules', 'Parent contracts'],
  },
  sections: [
    {
      kind: 'what_we_provide',
      items: {
        ar: [
          'دراسة المشروع والشكل القانوني',
          'ملف الاعتماد لدى الولاية',
          'النظام الداخلي للدار',
          'عقود التسجيل مع الأولياء',
          'عقود العمل وتوصيف المناصب',
          'التأمينات والتصريحات الاجتماعية',
          'حماية معطيات الأطفال وصورهم',
        ],
        fr: [
          'Étude du projet et forme juridique',
          'Dossier d’agrément auprès de la wilaya',
          'Règlement intérieur de l’établissement',
          'Contrats d’inscription avec les parents',
          'Contrats de travail et fiches de poste',
          'Assurances et déclarations sociales',
          'Protection des données et images des enfants',
        ],
        en: [
          'Project review and legal form',
          'Approval file for the wilaya',
          'Internal rules of the nursery',
          'Enrolment contracts with parents',
          'Employment contracts and job descriptions',
          'Insurance and social declarations',
          'Protection of children’s data and pictures',
        ],
      },
    },
    {
      kind: 'process',
      items: {
        ar: [
          'لقاء أولي: المشروع والمحل والفئة العمرية والتمويل.',
          'قائمة مراجعة للوثائق والشروط التقنية، مع بيان ما ينقص منها.',
          'إعداد ملف الاعتماد ومراجعته قبل إيداعه لدى المصالح المختصة.',
          'تحرير النظام الداخلي والعقود أثناء دراسة الإدارة للملف.',
          'المرافقة إلى غاية الافتتاح: التصريحات والتأمينات والسجلات.',
        ],
        fr: [
          'Premier entretien : projet, local, tranche d’âge et financement.',
          'Liste de contrôle des pièces et des conditions techniques, avec ce qui manque.',
          'Constitution du dossier d’agrément et vérification avant dépôt auprès des services compétents.',
          'Rédaction du règlement intérieur et des contrats pendant l’instruction.',
          'Accompagnement jusqu’à l’ouverture : déclarations, assurances, registres.',
        ],
        en: [
          'First meeting: the project, premises, age group and funding.',
          'A checklist of documents and technical conditions, showing what is missing.',
          'Approval file built and checked before it is lodged with the competent services.',
          'Internal rules and contracts drafted while the file is being examined.',
          'Support up to opening day: declarations, insurance and registers.',
        ],
      },
    },
    {
      kind: 'deliverables',
      items: {
        ar: [
          'مذكرة حول الشكل القانوني والشروط الخاصة بمشروعك',
          'ملف اعتماد كامل ومرتب مع نسخة رقمية',
          'نظام داخلي مطابق للنموذج الرسمي، بالعربية مع نسخة فرنسية',
          'عقد تسجيل، واستمارة صحية، وترخيص باستلام الطفل، وترخيص بالتصوير',
          'نماذج عقود عمل وتوصيف مناصب للمديرة والمربيات والأعوان',
          'سجل الحوادث ونموذج التصريح بها',
        ],
        fr: [
          'Une note sur la forme juridique et les conditions propres à votre projet',
          'Un dossier d’agrément complet et classé, avec copie numérique',
          'Un règlement intérieur conforme au modèle officiel, en arabe avec version française',
          'Contrat d’inscription, fiche sanitaire, autorisations de reprise de l’enfant et de prise de vues',
          'Modèles de contrats de travail et fiches de poste pour la direction, les éducatrices et les agents',
          'Un registre des incidents et son modèle de déclaration',
        ],
        en: [
          'A note on the legal form and the conditions that apply to your project',
          'A complete, ordered approval file, with a digital copy',
          'Internal rules that follow the official model, in Arabic with a French version',
          'Enrolment contract, health form, collection authorisation and photo consent',
          'Model employment contracts and job descriptions for the director, educators and assistants',
          'An incident register with its reporting form',
        ],
      },
    },
    {
      kind: 'target_audience',
      items: {
        ar: [
          'حاملو مشاريع دور الحضانة ورياض الأطفال',
          'الدور القائمة التي تريد تسوية وثائقها أو تحيينها',
          'المؤسسات والجمعيات التي تنشئ حضانة لأبناء مستخدميها أو منخرطيها',
          'من يشتري داراً قائمة أو يتولى تسييرها',
        ],
        fr: [
          'Les porteurs de projets de crèche ou de jardin d’enfants',
          'Les établissements ouverts qui veulent régulariser ou actualiser leurs documents',
          'Les entreprises et associations qui créent une crèche pour leur personnel ou leurs adhérents',
          'Les repreneurs ou nouveaux gérants d’un établissement existant',
        ],
        en: [
          'Founders of nurseries and kindergartens',
          'Nurseries already open that need to put their documents in order',
          'Companies and associations setting up a nursery for staff or members',
          'Anyone buying or taking over an existing nursery',
        ],
      },
    },
    {
      kind: 'additional_feature',
      items: {
        ar: [
          'جلسة تكوين للفريق حول المسؤولية القانونية عن سلامة الأطفال.',
          'مرافقة عند زيارات الرقابة والرد على الملاحظات الكتابية.',
          'تحيين الوثائق عند تعديل النصوص أو توسيع الدار.',
        ],
        fr: [
          'Une séance de formation de l’équipe sur la responsabilité en matière de sécurité des enfants.',
          'Une assistance lors des contrôles et pour répondre aux observations écrites.',
          'La mise à jour des documents en cas de modification des textes ou d’extension.',
        ],
        en: [
          'A training session for staff on legal responsibility for children’s safety.',
          'Help with inspections and with answering written remarks.',
          'Documents updated when the rules change or the nursery expands.',
        ],
      },
    },
  ],
};
