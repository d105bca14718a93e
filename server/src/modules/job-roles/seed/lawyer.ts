import type { SeededJobRole } from './seeded-job-role.js';

export const lawyer: SeededJobRole = {
  slug: 'lawyer',
  icon: '⚖️',
  category: 'legal',
  type: 'full-time',
  experience: '3-5 years',
  location: 'Algiers',
  title: { ar: 'محامٍ', fr: 'Avocat', en: 'Lawyer' },
  description: {
    ar: 'تتولى ملفات موكّلينا من أول موعد إلى تنفيذ الحكم: تدرس الوقائع، وتحرر العرائض والمذكرات، وتترافع أمام المحاكم والمجالس القضائية، وتُبقي الموكّل على علم بكل مرحلة بلغة يفهمها.',
    fr: 'Vous suivez les dossiers de nos clients du premier rendez-vous à l’exécution du jugement : étude des faits, rédaction des requêtes et des mémoires, plaidoirie devant les tribunaux et les cours, et information du client à chaque étape dans une langue qu’il comprend.',
    en: 'You take our clients’ cases from the first meeting to the enforcement of the judgment: you study the facts, draft petitions and memorials, plead before the courts, and keep each client informed at every stage in words they understand.',
  },
  requirements: {
    ar: [
      'شهادة الكفاءة المهنية للمحاماة، والتسجيل في جدول إحدى منظمات المحامين في الجزائر',
      'خبرة ثلاث سنوات على الأقل في القضايا المدنية أو التجارية أو العقارية',
      'إتقان التحرير القانوني بالعربية، وقراءة الوثائق الفرنسية دون ترجمة',
      'الالتزام بالسر المهني وبقواعد أخلاقيات المهنة',
      'إمكانية التنقل بين الجهات القضائية لولايات الوسط',
    ],
    fr: [
      'CAPA et inscription au tableau d’un ordre des avocats en Algérie',
      'Trois ans d’expérience au moins en matière civile, commerciale ou foncière',
      'Maîtrise de la rédaction juridique en arabe et lecture aisée de pièces en français',
      'Respect du secret professionnel et des règles déontologiques',
      'Disponibilité pour se déplacer devant les juridictions des wilayas du Centre',
    ],
    en: [
      'Certificate of aptitude for the profession and registration with a bar in Algeria',
      'At least three years of practice in civil, commercial or real-estate cases',
      'Excellent legal drafting in Arabic and an easy reading of documents in French',
      'Professional secrecy and respect for the rules of the profession',
      'Readiness to travel to the courts of the central wilayas',
    ],
  },
  responsibilities: {
    ar: [
      'دراسة الملف وإبداء رأي مكتوب في فرصه ومخاطره قبل رفع أي دعوى',
      'تحرير العرائض والمذكرات والطعون في آجالها',
      'الترافع وحضور الجلسات والخبرات والصلح',
      'إعلام الموكّل بما جرى في كل جلسة خلال يومي عمل',
      'متابعة تبليغ الأحكام وتنفيذها مع المحضر القضائي',
    ],
    fr: [
      'Étudier le dossier et rendre un avis écrit sur ses chances et ses risques avant toute action',
      'Rédiger requêtes, mémoires et recours dans les délais',
      'Plaider et assister aux audiences, expertises et tentatives de conciliation',
      'Rendre compte au client de chaque audience sous deux jours ouvrables',
      'Suivre la signification et l’exécution des jugements avec l’huissier de justice',
    ],
    en: [
      'Study each case and give a written opinion on its chances and risks before any action',
      'Draft petitions, memorials and appeals within their time limits',
      'Plead and attend hearings, expert examinations and conciliation meetings',
      'Report every hearing to the client within two working days',
      'Follow the service and enforcement of judgments with the bailiff',
    ],
  },
  benefits: {
    ar: [
      'ملفات متنوعة يتقاسم دراستها فريق من زملاء متمرسين',
      'مساعد قانوني يتولى المواعيد والآجال وتكوين الملف',
      'اشتراك في قواعد الاجتهاد القضائي والنصوص القانونية',
      'تكوين مستمر على نفقة المكتب، أربعة أيام في السنة على الأقل',
    ],
    fr: [
      'Des dossiers variés, étudiés en équipe avec des confrères expérimentés',
      'Un assistant juridique pour les échéances, les délais et la constitution des dossiers',
      'Un abonnement aux bases de jurisprudence et de textes',
      'Quatre jours de formation continue par an au moins, pris en charge par le cabinet',
    ],
    en: [
      'Varied cases, studied together with experienced colleagues',
      'A legal assistant who looks after appointments, time limits and files',
      'Access to databases of case law and legislation',
      'At least four days of training a year at the office’s expense',
    ],
  },
  skills: {
    ar: ['المرافعة', 'التحرير القانوني', 'الإجراءات المدنية والإدارية', 'التفاوض', 'الإصغاء'],
    fr: [
      'Plaidoirie',
      'Rédaction juridique',
      'Procédure civile et administrative',
      'Négociation',
      'Écoute',
    ],
    en: [
      'Advocacy',
      'Legal drafting',
      'Civil and administrative procedure',
      'Negotiation',
      'Listening',
    ],
  },
};
