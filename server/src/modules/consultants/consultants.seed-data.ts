import type { ConsultationBranch } from '../../contract/consultation-branches.js';
import { localized, type Trilingual } from '../../contract/locales.js';

export interface SeededConsultant {
  name: Trilingual<string>;
  title: Trilingual<string>;
  specialization: Trilingual<string>;
  experience: Trilingual<string>;
  branches: ConsultationBranch[];
  rating: number;
  consultations: number;
}

/**
 * Invented people, described by what they do and without praise (A61). Their family names show that they
 * are invented: "son of the scales", "of the law", "of the charter".
 */
export const SEEDED_CONSULTANTS: readonly SeededConsultant[] = [
  {
    name: localized('أ. سليمة بن ميزان', 'Me Salima Benmizane', 'Salima Benmizane'),
    title: localized(
      'محامية، رئيسة قسم قضايا الأسرة',
      'Avocate, responsable du pôle famille',
      'Attorney, head of the family department',
    ),
    specialization: localized(
      'الطلاق والخلع والنفقة والحضانة والزيارة، وقسمة التركات وتحرير الوصايا.',
      'Divorce, khol‘, pension alimentaire, droit de garde et de visite, partage des successions et testaments.',
      'Divorce, khula, maintenance, custody and visits, division of estates, and wills.',
    ),
    experience: localized('18 سنة من الممارسة', '18 ans d’exercice', '18 years in practice'),
    branches: ['family'],
    rating: 4.7,
    consultations: 412,
  },
  {
    name: localized('أ. رشيد بن قانون', 'Me Rachid Benqanoun', 'Rachid Benqanoun'),
    title: localized(
      'محامٍ معتمد لدى المحكمة العليا ومجلس الدولة',
      'Avocat agréé près la Cour suprême et le Conseil d’État',
      'Attorney admitted before the Supreme Court and the Council of State',
    ),
    specialization: localized(
      'المنازعات الإدارية: الطعن في القرارات، ونزاعات الوظيفة العمومية، والصفقات العمومية.',
      'Contentieux administratif : recours contre les décisions, litiges de la fonction publique, marchés publics.',
      'Administrative litigation: appeals against decisions, civil-service disputes, public procurement.',
    ),
    experience: localized('22 سنة من الممارسة', '22 ans d’exercice', '22 years in practice'),
    branches: ['administrative', 'public-procurement'],
    rating: 4.6,
    consultations: 538,
  },
  {
    name: localized('د. نادية بلعدل', 'Dr Nadia Beladl', 'Dr Nadia Beladl'),
    title: localized(
      'دكتورة في القانون الخاص، مستشارة في الملكية الفكرية',
      'Docteure en droit privé, conseil en propriété intellectuelle',
      'Doctor of private law, intellectual-property counsel',
    ),
    specialization: localized(
      'تسجيل العلامات والبراءات، وحقوق المؤلف، وعقود المحتوى الرقمي وحماية المعطيات الشخصية.',
      'Dépôt de marques et de brevets, droits d’auteur, contrats numériques et protection des données personnelles.',
      'Trademark and patent filings, copyright, digital-content contracts and personal-data protection.',
    ),
    experience: localized(
      '11 سنة بين التدريس والاستشارة',
      '11 ans, entre enseignement et conseil',
      '11 years of teaching and counsel',
    ),
    branches: ['intellectual-property'],
    rating: 4.5,
    consultations: 167,
  },
  {
    name: localized('أ. كريم بن سند', 'Me Karim Bensanad', 'Karim Bensanad'),
    title: localized(
      'محامٍ، قسم القانون العقاري',
      'Avocat, pôle immobilier',
      'Attorney, real-estate department',
    ),
    specialization: localized(
      'البيع والإيجار والترقية العقارية، والتوثيق والشهر العقاري، ونزاعات الملكية والحدود.',
      'Vente, bail et promotion immobilière, publicité foncière, litiges de propriété et de bornage.',
      'Sale, lease and property development, land registration, ownership and boundary disputes.',
    ),
    experience: localized('15 سنة من الممارسة', '15 ans d’exercice', '15 years in practice'),
    branches: ['real-estate'],
    rating: 4.4,
    consultations: 289,
  },
  {
    name: localized('أ. ليندة بن ميثاق', 'Me Lynda Benmithaq', 'Lynda Benmithaq'),
    title: localized(
      'محامية، مستشارة الشركات',
      'Avocate, conseil des entreprises',
      'Attorney, adviser to companies',
    ),
    specialization: localized(
      'تأسيس الشركات وتعديل قوانينها الأساسية، وعقود الشراكة والتوريد، والإفلاس والتسوية القضائية.',
      'Création de sociétés et modification des statuts, contrats de partenariat et de fourniture, faillite et règlement judiciaire.',
      'Company formation and changes of statutes, partnership and supply contracts, bankruptcy and judicial settlement.',
    ),
    experience: localized('13 سنة من الممارسة', '13 ans d’exercice', '13 years in practice'),
    branches: ['commercial'],
    rating: 4.8,
    consultations: 241,
  },
  {
    name: localized('أ. مراد بن حق', 'Me Mourad Benhaq', 'Mourad Benhaq'),
    title: localized(
      'محامٍ، قسم القضايا الجزائية',
      'Avocat, pôle pénal',
      'Attorney, criminal department',
    ),
    specialization: localized(
      'الدفاع أثناء التحقيق، والجنح والجنايات، وتأسيس الأطراف المدنية، وطلبات الإفراج.',
      'Défense pendant l’instruction, délits et crimes, constitution de partie civile, demandes de mise en liberté.',
      'Defence during investigation, misdemeanours and felonies, civil-party claims, release requests.',
    ),
    experience: localized('17 سنة من الممارسة', '17 ans d’exercice', '17 years in practice'),
    branches: ['criminal'],
    rating: 0,
    consultations: 356,
  },
  {
    name: localized('أ. حياة بن عهد', 'Me Hayat Benahd', 'Hayat Benahd'),
    title: localized(
      'محامية، قسم قانون العمل',
      'Avocate, pôle droit social',
      'Attorney, employment department',
    ),
    specialization: localized(
      'عقود العمل، والتسريح التعسفي، وحقوق العامل وصاحب العمل، ومنازعات الضمان الاجتماعي.',
      'Contrats de travail, licenciement abusif, droits du salarié et de l’employeur, litiges de sécurité sociale.',
      'Employment contracts, unfair dismissal, rights of workers and employers, social-security disputes.',
    ),
    experience: localized('9 سنوات من الممارسة', '9 ans d’exercice', '9 years in practice'),
    branches: ['labor'],
    rating: 4.6,
    consultations: 198,
  },
  {
    name: localized('أ. إلياس بن وثيقة', 'M. Ilyes Benwathiqa', 'Mr Ilyes Benwathiqa'),
    title: localized(
      'مستشار قانوني، مترجم معتمد',
      'Conseil juridique, traducteur assermenté',
      'Legal adviser, certified translator',
    ),
    specialization: localized(
      'صياغة العقود ومراجعتها، والترجمة القانونية بين العربية والفرنسية والإنجليزية.',
      'Rédaction et relecture de contrats, traduction juridique entre l’arabe, le français et l’anglais.',
      'Drafting and review of contracts, legal translation between Arabic, French and English.',
    ),
    experience: localized('7 سنوات في المكتب', '7 ans au cabinet', '7 years with the firm'),
    branches: ['civil'],
    rating: 0,
    consultations: 0,
  },
  {
    name: localized('أ. أمال بن دستور', 'Me Amel Bendoustour', 'Amel Bendoustour'),
    title: localized(
      'محامية، قسم الاستثمار والجباية',
      'Avocate, pôle investissement et fiscalité',
      'Attorney, investment and tax department',
    ),
    specialization: localized(
      'قانون الاستثمار، والتسجيل لدى الوكالة الجزائرية لترقية الاستثمار، والمنازعات الجبائية والجمركية.',
      'Loi sur l’investissement, enregistrement auprès de l’AAPI, contentieux fiscal et douanier.',
      'Investment law, registration with the Algerian Investment Promotion Agency, tax and customs disputes.',
    ),
    experience: localized('12 سنة من الممارسة', '12 ans d’exercice', '12 years in practice'),
    branches: ['investment', 'commercial'],
    rating: 4.9,
    consultations: 154,
  },
];
