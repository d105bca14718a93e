import type { SeededService } from './service-seed.types.js';

export const legalTraining: SeededService = {
  id: 13,
  slug: 'legal-training',
  title: {
    ar: 'التكوين القانوني',
    fr: 'Formation juridique',
    en: 'Legal training',
  },
  description: {
    ar: 'دورات تكوينية تطبيقية في القانون الجزائري للمؤسسات والإدارات والمهنيين والطلبة، مبنية على ملفات ووثائق من الواقع العملي.',
    fr: 'Des formations pratiques en droit algérien pour entreprises, administrations, professionnels et étudiants, construites sur des cas et des actes réels.',
    en: 'Practical training in Algerian law for companies, public bodies, professionals and students, built on real cases and real documents.',
  },
  details: {
    ar:
      'لا نعيد إلقاء محاضرات الكلية. ينطلق كل تكوين من عمل يقوم به المشارك فعلاً: تحرير إعذار، أو إبرام عقد عمل محدد المدة، أو إعداد دفتر شروط، أو معالجة معطيات الزبائن، أو تحرير عريضة افتتاح دعوى. ثم نعود إلى النص القانوني لفهم السبب والأثر.\n\n' +
      'قبل الدورة نرسل استبياناً قصيراً لقياس المستوى وجمع الأسئلة والوثائق النموذجية، ونكيّف البرنامج بناءً عليه. وخلالها يعمل المشاركون في أفواج صغيرة على وثائق حُذفت منها الأسماء وكل ما يدل على أصحابها. وبعدها يحصلون على دليل مكتوب ونماذج قابلة للاستعمال وتصحيح فردي لتمرين أخير.\n\n' +
      'تُسلَّم للمشارك شهادة مشاركة تبيّن الموضوع وعدد الساعات، وهي من المكتب وليست شهادة دولة. وتتلقى الجهة التي طلبت التكوين تقريراً موجزاً عن سير الدورة والنقاط التي تحتاج إلى تعزيز.',
    fr:
      'Il ne s’agit pas de refaire les cours de la faculté. Chaque formation part d’une tâche que le participant accomplit vraiment : rédiger une mise en demeure, conclure un contrat à durée déterminée, préparer un cahier des charges, traiter des données clients, rédiger une requête introductive d’instance. On revient ensuite au texte pour comprendre la raison et l’effet.\n\n' +
      'Avant la session, un court questionnaire permet de situer le niveau et de recueillir questions et documents types ; le programme est adapté en conséquence. Pendant la session, les participants travaillent en petits groupes sur des pièces anonymisées. Après, ils reçoivent un guide écrit, des modèles réutilisables et la correction individuelle d’un dernier exercice.\n\n' +
      'Une attestation de participation indique le thème et le nombre d’heures ; elle émane du cabinet et n’est pas un diplôme d’État. Le commanditaire reçoit un bref compte rendu et les points à consolider.',
    en:
      'We do not repeat law-school lectures. Every course starts from a task participants actually carry out: writing a formal notice, concluding a fixed-term employment contract, preparing tender specifications, handling customer data, drafting an application to open a case. Only then do we go back to the text of the law to see why it says so and what follows.\n\n' +
      'Before the course, a short questionnaire gauges the level and collects questions and sample documents, and the programme is adjusted to match. During it, participants work in small groups on anonymised documents. Afterwards they receive a written guide, reusable templates and individual feedback on a final exercise.\n\n' +
      'A certificate of attendance states the subject and the number of hours; it comes from the firm and is not a State diploma. The organisation that commissioned the course receives a short report and a list of points to strengthen.',
  },
  availability: {
    ar: 'من الأحد إلى الخميس، وفي المساء أو يوم السبت عند الطلب. حضورياً بالمكتب أو لدى المؤسسة، أو عن بعد.',
    fr: 'Du dimanche au jeudi ; en soirée ou le samedi sur demande. Au cabinet, dans vos locaux ou à distance.',
    en: 'Sunday to Thursday; evenings or Saturdays on request. At our office, on your premises or online.',
  },
  tags: {
    ar: ['تكوين قانوني', 'ورشات تطبيقية', 'مؤسسات', 'إدارات', 'طلبة ومهنيون'],
    fr: [
      'Formation juridique',
      'Ateliers pratiques',
      'Entreprises',
      'Administrations',
      'Étudiants et professionnels',
    ],
    en: ['Legal training', 'Workshops', 'Companies', 'Public bodies', 'Students and professionals'],
  },
  sections: [
    {
      kind: 'main_services',
      items: {
        ar: [
          'تحرير العقود والإعذارات',
          'علاقات العمل للمسيّرين',
          'الإجراءات المدنية والإدارية',
          'الصفقات العمومية',
          'حماية المعطيات الشخصية',
          'المصطلحات القانونية بثلاث لغات',
        ],
        fr: [
          'Rédaction de contrats et mises en demeure',
          'Droit du travail pour gestionnaires',
          'Procédure civile et administrative',
          'Marchés publics',
          'Protection des données personnelles',
          'Terminologie juridique en trois langues',
        ],
        en: [
          'Drafting contracts and formal notices',
          'Employment law for managers',
          'Civil and administrative procedure',
          'Public procurement',
          'Personal-data protection',
          'Legal terminology in three languages',
        ],
      },
    },
    {
      kind: 'target_audience',
      items: {
        ar: [
          'المسيّرون ومسؤولو الموارد البشرية والمشتريات',
          'موظفو الإدارات والمؤسسات العمومية',
          'المحامون المتربصون ومساعدو مكاتب التوثيق والمحضرين القضائيين',
          'طلبة الحقوق والمتخرجون الجدد',
          'حاملو المشاريع والمقاولون',
        ],
        fr: [
          'Dirigeants, responsables des ressources humaines et des achats',
          'Agents des administrations et établissements publics',
          'Avocats stagiaires, collaborateurs de notaires et d’huissiers de justice',
          'Étudiants en droit et jeunes diplômés',
          'Porteurs de projets et entrepreneurs',
        ],
        en: [
          'Managers, human-resources and purchasing officers',
          'Staff of public administrations and institutions',
          'Trainee lawyers and assistants in notaries’ and bailiffs’ offices',
          'Law students and recent graduates',
          'Project founders and entrepreneurs',
        ],
      },
    },
    {
      kind: 'modes',
      items: {
        ar: [
          'دورة حضورية: يوم أو عدة أيام، في أفواج صغيرة.',
          'دورة عن بعد: حصص مباشرة مع إمكانية مشاهدة التسجيل.',
          'تكوين مدمج: دروس عن بعد وورشة تطبيقية حضورية.',
          'تكوين داخل المؤسسة: برنامج مبني على وثائقها وإجراءاتها.',
        ],
        fr: [
          'En présentiel : une ou plusieurs journées, en petits groupes.',
          'À distance : séances en direct, avec accès à l’enregistrement.',
          'Mixte : cours à distance et atelier pratique en présentiel.',
          'En entreprise : un programme fondé sur vos documents et vos procédures.',
        ],
        en: [
          'In person: one or several days, in small groups.',
          'Online: live sessions, with access to the recording.',
          'Blended: online lessons and a hands-on workshop in person.',
          'In-house: a programme built on your own documents and procedures.',
        ],
      },
    },
    {
      kind: 'supervision',
      items: {
        ar: [
          'يؤطر كل دورة مختص يمارس في المادة التي يدرّسها.',
          'تُراجع المادة التكوينية قبل كل دورة للتأكد من سريان النصوص.',
          'يصحح المؤطر تمريناً فردياً لكل مشارك ويعلّق عليه كتابةً.',
          'تبقى قناة للأسئلة مفتوحة بعد انتهاء الدورة لمدة يُعلن عنها مسبقاً.',
        ],
        fr: [
          'Chaque session est animée par un praticien de la matière enseignée.',
          'Le support est revu avant chaque session pour vérifier que les textes sont en vigueur.',
          'L’intervenant corrige et commente par écrit un exercice individuel de chaque participant.',
          'Un canal de questions reste ouvert après la session, pour une durée annoncée à l’avance.',
        ],
        en: [
          'Each course is led by someone who practises in the field being taught.',
          'The material is checked before every course to make sure the law cited is in force.',
          'The trainer marks one individual exercise per participant, with written comments.',
          'A question channel stays open after the course for a period announced beforehand.',
        ],
      },
    },
    {
      kind: 'outputs',
      items: {
        ar: [
          'دليل مكتوب يلخص القواعد والآجال والأخطاء الشائعة',
          'حقيبة نماذج ووثائق قابلة للتعديل',
          'تمرين تطبيقي مصحح لكل مشارك',
          'شهادة مشاركة تبيّن الموضوع وعدد الساعات',
        ],
        fr: [
          'Un guide écrit : règles, délais et erreurs fréquentes',
          'Une série de modèles et de documents modifiables',
          'Un exercice pratique corrigé pour chaque participant',
          'Une attestation de participation avec thème et nombre d’heures',
        ],
        en: [
          'A written guide to the rules, time limits and common mistakes',
          'A set of editable templates and documents',
          'One marked practical exercise per participant',
          'A certificate of attendance stating subject and hours',
        ],
      },
    },
    {
      kind: 'how_to_benefit',
      items: {
        ar: [
          'اختر الموضوع، أو صف لنا الحاجة إن لم تجده في القائمة.',
          'حدد عدد المشاركين ومستواهم والطريقة والتواريخ الممكنة.',
          'تتلقى برنامجاً مفصلاً تبدي رأيك فيه قبل التأكيد.',
          'يملأ المشاركون استبيان المستوى قبل انطلاق الدورة.',
        ],
        fr: [
          'Choisissez un thème, ou décrivez votre besoin s’il n’est pas dans la liste.',
          'Indiquez le nombre de participants, leur niveau, la formule et les dates possibles.',
          'Vous recevez un programme détaillé, à valider avant confirmation.',
          'Les participants remplissent le questionnaire de niveau avant la session.',
        ],
        en: [
          'Choose a subject, or describe what you need if it is not listed.',
          'Tell us how many participants, their level, the format and possible dates.',
          'You receive a detailed programme to comment on before confirming.',
          'Participants complete the level questionnaire before the course starts.',
        ],
      },
    },
  ],
};
