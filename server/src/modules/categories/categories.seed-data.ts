import type { CategoryIconName, FIRST_CATEGORIES } from '../../contract/content/category.js';
import type { Trilingual } from '../../contract/locales.js';

interface SeededCategory {
  icon: CategoryIconName;
  color: string;
  name: Trilingual<string>;
  description: Trilingual<string>;
}

/** The categories that an empty database gets (A36). */
export const SEEDED_CATEGORIES: Record<(typeof FIRST_CATEGORIES)[number], SeededCategory> = {
  general: {
    icon: 'question',
    color: '#1D4E89',
    name: { ar: 'أسئلة عامة', fr: 'Questions générales', en: 'General questions' },
    description: {
      ar: 'كيف نعمل، وما الذي نحتاجه منك، وكيف نحفظ أسرارك.',
      fr: 'Notre façon de travailler, ce dont nous avons besoin et la confidentialité.',
      en: 'How we work, what we need from you and how we keep it confidential.',
    },
  },
  services: {
    icon: 'briefcase',
    color: '#7A5A12',
    name: { ar: 'الخدمات والأتعاب', fr: 'Services et honoraires', en: 'Services and fees' },
    description: {
      ar: 'ما تشمله خدماتنا وكم تكلف وكم تستغرق.',
      fr: 'Le contenu de nos services, leur coût et leur durée.',
      en: 'What our services include, what they cost and how long they take.',
    },
  },
  'company-formation': {
    icon: 'building',
    color: '#0F766E',
    name: { ar: 'تأسيس الشركات', fr: 'Création de sociétés', en: 'Company formation' },
    description: {
      ar: 'الأشكال القانونية والقيد في السجل التجاري والاستثمار.',
      fr: 'Formes juridiques, registre du commerce et investissement.',
      en: 'Legal forms, the trade register and investment.',
    },
  },
  'legal-auditing': {
    icon: 'audit',
    color: '#6D28D9',
    name: { ar: 'التدقيق القانوني', fr: 'Audit juridique', en: 'Legal auditing' },
    description: {
      ar: 'مطابقة المؤسسة للقانون ولعقودها.',
      fr: 'La conformité de l’entreprise à la loi et à ses contrats.',
      en: 'Whether a company complies with the law and its own contracts.',
    },
  },
  training: {
    icon: 'graduation',
    color: '#B45309',
    name: { ar: 'التكوين', fr: 'Formation', en: 'Training' },
    description: {
      ar: 'الدورات القانونية للمؤسسات والأفراد.',
      fr: 'Les formations juridiques pour les entreprises et les particuliers.',
      en: 'Legal courses for companies and individuals.',
    },
  },
};
