import type { SeededJobRole } from './seeded-job-role.js';

export const legalAccountingSpecialist: SeededJobRole = {
  slug: 'legal-accounting-specialist',
  icon: '📊',
  category: 'administrative',
  type: 'full-time',
  experience: '3-5 years',
  location: 'Algiers',
  title: {
    ar: 'أخصائي محاسبة قانونية',
    fr: 'Spécialiste en comptabilité juridique',
    en: 'Legal accounting specialist',
  },
  description: {
    ar: 'تجمع بين المحاسبة والقانون: تمسك حسابات المكتب وودائع الموكّلين، وترافق المؤسسات الناشئة في التزاماتها الجبائية، وتحضّر الوثائق التي تطلبها الخبرة القضائية.',
    fr: 'Vous faites le lien entre la comptabilité et le droit : comptes du cabinet et fonds des clients, obligations fiscales des jeunes entreprises que nous accompagnons, pièces demandées par les expertises judiciaires.',
    en: 'You join accounting and law: the books of the office and its clients’ funds, the tax obligations of the young companies we assist, and the documents that court experts ask for.',
  },
  requirements: {
    ar: [
      'شهادة جامعية في المحاسبة أو المالية أو قانون الأعمال',
      'خبرة ثلاث سنوات على الأقل، ويفضل في مكتب محاسبة أو محاماة',
      'إتقان النظام المحاسبي المالي والتصريحات الجبائية وشبه الجبائية',
      'أمانة تامة في التعامل مع أموال الغير',
    ],
    fr: [
      'Diplôme universitaire en comptabilité, finance ou droit des affaires',
      'Trois ans d’expérience au moins, de préférence en cabinet comptable ou d’avocats',
      'Maîtrise du SCF et des déclarations fiscales et parafiscales',
      'Une probité sans faille dans la tenue des fonds de tiers',
    ],
    en: [
      'A university degree in accounting, finance or business law',
      'At least three years of experience, preferably in an accounting or law office',
      'Command of the Algerian financial accounting system and of tax returns',
      'Complete integrity in handling other people’s money',
    ],
  },
  responsibilities: {
    ar: [
      'مسك المحاسبة العامة وحساب ودائع الموكّلين منفصلاً',
      'إعداد الفواتير والتصريحات الشهرية والسنوية في آجالها',
      'مرافقة الموكّلين من الشركات في اختيار نظامهم الجبائي',
      'تحضير الكشوف والجداول التي تُرفق بالملفات القضائية',
    ],
    fr: [
      'Tenir la comptabilité générale et, à part, le compte des fonds des clients',
      'Établir factures et déclarations mensuelles et annuelles dans les délais',
      'Conseiller les entreprises clientes sur leur régime fiscal',
      'Préparer états et tableaux à joindre aux dossiers judiciaires',
    ],
    en: [
      'Keep the general accounts and, separately, the account of clients’ funds',
      'Prepare invoices and monthly and yearly returns on time',
      'Advise client companies on their tax regime',
      'Prepare the statements and tables that go into court files',
    ],
  },
  benefits: {
    ar: [
      'عقد غير محدد المدة بعد فترة تجربة',
      'برمجيات محاسبة مرخصة وتكوين عليها',
      'تعاون يومي مع المحامين يوسّع معرفتك بالقانون',
      'منحة سنوية حسب النتائج',
    ],
    fr: [
      'Un contrat à durée indéterminée après la période d’essai',
      'Des logiciels sous licence et la formation pour les utiliser',
      'Un travail quotidien avec les avocats, qui enrichit vos connaissances juridiques',
      'Une prime annuelle selon les résultats',
    ],
    en: [
      'A permanent contract after the trial period',
      'Licensed accounting software and training in its use',
      'Daily work with lawyers that widens your knowledge of the law',
      'A yearly bonus according to results',
    ],
  },
  skills: {
    ar: ['النظام المحاسبي المالي', 'الجباية', 'الجداول الحسابية', 'السرية'],
    fr: ['SCF', 'Fiscalité', 'Tableurs', 'Discrétion'],
    en: ['Financial accounting system', 'Taxation', 'Spreadsheets', 'Discretion'],
  },
};
