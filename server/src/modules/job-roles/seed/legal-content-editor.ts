import type { SeededJobRole } from './seeded-job-role.js';

export const legalContentEditor: SeededJobRole = {
  slug: 'legal-content-editor',
  icon: '🔎',
  category: 'content',
  type: 'part-time',
  experience: '3+ years',
  title: {
    ar: 'محرر ومدقق قانوني',
    fr: 'Correcteur de contenu juridique',
    en: 'Legal content editor',
  },
  description: {
    ar: 'أنت آخر من يقرأ قبل النشر: تدقق اللغة والمصطلح والإحالة، وتقابل النسخ العربية والفرنسية والإنجليزية، ولا تترك جملة يمكن أن تُفهم على وجهين.',
    fr: 'Vous êtes le dernier lecteur avant la publication : langue, terminologie, références, concordance des versions arabe, française et anglaise. Aucune phrase ne doit pouvoir se lire de deux façons.',
    en: 'You are the last reader before publication: language, terminology, references, and the agreement of the Arabic, French and English versions. No sentence leaves your desk that could be read in two ways.',
  },
  requirements: {
    ar: [
      'شهادة في الحقوق أو في الترجمة، تخصص قانوني',
      'ثلاث سنوات على الأقل في التدقيق أو الترجمة القانونية',
      'إتقان العربية والفرنسية كتابةً، وقراءة الإنجليزية',
      'معرفة بمصطلحات النصوص الجزائرية في نسختيها',
    ],
    fr: [
      'Diplôme de droit, ou de traduction avec spécialité juridique',
      'Trois ans au moins de correction ou de traduction juridique',
      'Maîtrise écrite de l’arabe et du français, lecture de l’anglais',
      'Connaissance de la terminologie des textes algériens dans leurs deux versions',
    ],
    en: [
      'A degree in law, or in translation with a legal specialisation',
      'At least three years of legal editing or translation',
      'Excellent written Arabic and French, and a reading knowledge of English',
      'Familiarity with the terms of Algerian legislation in both its versions',
    ],
  },
  responsibilities: {
    ar: [
      'مراجعة كل مادة قبل نشرها وإثبات المراجعة',
      'مقابلة النسخ الثلاث وتنبيه الفريق إلى ما تأخر تحيينه',
      'إعداد معجم موحد لمصطلحات المكتب',
      'إعادة النص إلى كاتبه بملاحظات تعينه على التحسن',
    ],
    fr: [
      'Relire chaque contenu avant publication et en garder la trace',
      'Comparer les trois versions et signaler les mises à jour manquantes',
      'Tenir le glossaire du cabinet',
      'Rendre les textes à leur auteur avec des remarques qui l’aident à progresser',
    ],
    en: [
      'Review every text before publication and record the review',
      'Compare the three versions and report those that are out of date',
      'Keep the glossary of the office',
      'Return texts to their authors with remarks that help them improve',
    ],
  },
  benefits: {
    ar: [
      'عمل عن بعد بآجال متفق عليها مسبقاً',
      'ذاكرة ترجمة ومعاجم على نفقة المكتب',
      'كلمة مسموعة في اختيار ما يُنشر',
      'حصة سنوية لاقتناء المراجع',
    ],
    fr: [
      'Télétravail, avec des délais convenus à l’avance',
      'Mémoire de traduction et dictionnaires fournis',
      'Une voix qui compte dans le choix des publications',
      'Un budget annuel d’ouvrages de référence',
    ],
    en: [
      'Remote work with deadlines agreed in advance',
      'A translation memory and dictionaries provided',
      'A real say in what is published',
      'A yearly budget for reference works',
    ],
  },
  skills: {
    ar: ['التدقيق اللغوي', 'المصطلح القانوني', 'المقابلة بين اللغات', 'الدقة'],
    fr: ['Correction', 'Terminologie juridique', 'Comparaison de versions', 'Rigueur'],
    en: ['Proofreading', 'Legal terminology', 'Comparing versions', 'Precision'],
  },
};
