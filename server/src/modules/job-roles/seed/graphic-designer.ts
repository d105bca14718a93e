import type { SeededJobRole } from './seeded-job-role.js';

export const graphicDesigner: SeededJobRole = {
  slug: 'graphic-designer',
  icon: '🎨',
  category: 'content',
  type: 'contract',
  experience: '2+ years',
  title: { ar: 'مصمم غرافيك', fr: 'Graphiste', en: 'Graphic designer' },
  description: {
    ar: 'تعطي للمعلومة القانونية شكلاً هادئاً وواضحاً: رسوم توضيحية للإجراءات، وأدلة قابلة للطباعة، ومنشورات لشبكات التواصل، بخط عربي سليم قبل كل شيء.',
    fr: 'Vous donnez à l’information juridique une forme calme et lisible : schémas de procédure, guides à imprimer, visuels pour les réseaux, avec avant tout une typographie arabe juste.',
    en: 'You give legal information a calm, readable form: diagrams of procedures, guides to print and visuals for social networks, with correct Arabic typography before anything else.',
  },
  requirements: {
    ar: [
      'خبرة سنتين على الأقل مع ملف أعمال يضم تصاميم بالعربية',
      'معرفة بقواعد الخط العربي والطباعة ثنائية الاتجاه',
      'إتقان أدوات التصميم المتجهي وتحضير الملفات للطباعة',
      'احترام آجال التسليم والهوية البصرية للمكتب',
    ],
    fr: [
      'Deux ans d’expérience au moins et un dossier comprenant des créations en arabe',
      'Connaissance de la typographie arabe et de la composition bidirectionnelle',
      'Maîtrise des outils vectoriels et de la préparation pour impression',
      'Respect des délais et de l’identité visuelle du cabinet',
    ],
    en: [
      'At least two years of experience and a portfolio with work in Arabic',
      'Knowledge of Arabic typography and bidirectional typesetting',
      'Command of vector tools and of preparing files for print',
      'Respect for deadlines and for the visual identity of the office',
    ],
  },
  responsibilities: {
    ar: [
      'تصميم رسوم توضيحية لمسار الإجراءات القضائية والإدارية',
      'إخراج الأدلة والمطويات باللغات الثلاث',
      'إعداد قوالب للعروض والوثائق التي يستعملها الفريق',
      'مراعاة قواعد الوصول الرقمي في كل تصميم: التباين وحجم الخط',
    ],
    fr: [
      'Concevoir des schémas des procédures judiciaires et administratives',
      'Mettre en page guides et dépliants dans les trois langues',
      'Préparer les modèles de présentations et de documents de l’équipe',
      'Veiller à l’accessibilité de chaque visuel : contrastes et tailles de caractères',
    ],
    en: [
      'Design diagrams of court and administrative procedures',
      'Lay out guides and leaflets in the three languages',
      'Prepare the templates of presentations and documents for the team',
      'Keep every visual accessible: contrast and size of type',
    ],
  },
  benefits: {
    ar: [
      'عقد بمهام محددة وأجر معلوم عن كل مهمة',
      'عمل عن بعد مع موعد أسبوعي واحد',
      'رخص الخطوط والأدوات على نفقة المكتب',
      'حق عرض الأعمال المنشورة في ملفك',
    ],
    fr: [
      'Un contrat à missions définies, chacune à un prix convenu',
      'Du télétravail avec un seul rendez-vous hebdomadaire',
      'Licences de polices et de logiciels prises en charge',
      'Le droit de montrer les travaux publiés dans votre dossier',
    ],
    en: [
      'A contract with defined tasks, each at an agreed price',
      'Remote work with one meeting a week',
      'Licences for fonts and tools paid by the office',
      'The right to show published work in your portfolio',
    ],
  },
  skills: {
    ar: ['الخط العربي', 'التصميم المتجهي', 'الرسوم التوضيحية', 'التحضير للطباعة'],
    fr: ['Typographie arabe', 'Dessin vectoriel', 'Infographie', 'Préparation pour l’impression'],
    en: ['Arabic typography', 'Vector drawing', 'Infographics', 'Print preparation'],
  },
};
