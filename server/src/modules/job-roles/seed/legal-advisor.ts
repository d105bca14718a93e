import type { SeededJobRole } from './seeded-job-role.js';

export const legalAdvisor: SeededJobRole = {
  slug: 'legal-advisor',
  icon: '🏛️',
  category: 'legal',
  type: 'full-time',
  experience: '2+ years',
  title: { ar: 'مستشار قانوني', fr: 'Conseiller juridique', en: 'Legal advisor' },
  description: {
    ar: 'تجيب عن استشارات الأفراد والمؤسسات عن بعد: تفهم السؤال أولاً، وتبحث عن النص النافذ، ثم تكتب جواباً واضحاً يبين الحل وخطواته وآجاله، وتراجع العقود قبل توقيعها.',
    fr: 'Vous répondez à distance aux consultations des particuliers et des entreprises : comprendre d’abord la question, retrouver le texte en vigueur, puis rédiger une réponse claire avec la solution, ses étapes et ses délais. Vous relisez aussi les contrats avant leur signature.',
    en: 'You answer the questions of individuals and companies remotely: you first understand the question, find the law in force, then write a clear answer with the solution, its steps and its time limits. You also review contracts before they are signed.',
  },
  requirements: {
    ar: [
      'شهادة ليسانس أو ماستر في الحقوق',
      'خبرة سنتين على الأقل في مكتب محاماة أو مصلحة قانونية',
      'معرفة جيدة بالقانون التجاري وقانون العمل الجزائريين',
      'كتابة سليمة بالعربية والفرنسية، والإنجليزية ميزة إضافية',
      'اتصال إنترنت مستقر ومكان عمل يحفظ سرية الملفات',
    ],
    fr: [
      'Licence ou master en droit',
      'Deux ans d’expérience au moins en cabinet ou dans un service juridique',
      'Bonne connaissance du droit commercial et du droit du travail algériens',
      'Rédaction soignée en arabe et en français ; l’anglais est un atout',
      'Une connexion stable et un lieu de travail qui garantit la confidentialité',
    ],
    en: [
      'A bachelor’s or master’s degree in law',
      'At least two years in a law office or a legal department',
      'Good knowledge of Algerian commercial and labour law',
      'Careful writing in Arabic and French; English is an advantage',
      'A stable connection and a place of work that keeps files confidential',
    ],
  },
  responsibilities: {
    ar: [
      'الرد على الاستشارات المسندة إليك في أجل 24 ساعة',
      'مراجعة العقود والأنظمة الداخلية واقتراح التعديلات',
      'متابعة الجريدة الرسمية وتنبيه الموكّلين إلى ما يعنيهم',
      'توجيه الملفات التي تستدعي التقاضي إلى المحامي المختص',
    ],
    fr: [
      'Répondre sous 24 heures aux questions qui vous sont confiées',
      'Relire contrats et règlements intérieurs et proposer des modifications',
      'Suivre le Journal officiel et alerter les clients concernés',
      'Orienter vers l’avocat compétent les dossiers qui appellent une action en justice',
    ],
    en: [
      'Answer the consultations given to you within 24 hours',
      'Review contracts and internal rules and propose changes',
      'Follow the Official Gazette and alert the clients concerned',
      'Pass cases that call for litigation to the right lawyer',
    ],
  },
  benefits: {
    ar: [
      'عمل عن بعد بتوقيت مرن خارج مواعيد الاستشارات',
      'نماذج عقود ومراجع قانونية محيّنة',
      'اجتماع أسبوعي لدراسة الحالات مع محامي المكتب',
      'مرافقة لمن يرغب في التحضير لمسابقة الكفاءة المهنية',
    ],
    fr: [
      'Télétravail et horaires souples en dehors des rendez-vous',
      'Des modèles de contrats et une documentation à jour',
      'Une réunion hebdomadaire d’étude de cas avec les avocats du cabinet',
      'Un accompagnement pour qui prépare le CAPA',
    ],
    en: [
      'Remote work and flexible hours outside consultations',
      'Up-to-date contract templates and references',
      'A weekly case meeting with the lawyers of the office',
      'Support for those who prepare the bar certificate',
    ],
  },
  skills: {
    ar: ['البحث القانوني', 'صياغة العقود', 'التبسيط', 'تنظيم الوقت'],
    fr: ['Recherche juridique', 'Rédaction de contrats', 'Pédagogie', 'Gestion du temps'],
    en: ['Legal research', 'Contract drafting', 'Plain explanation', 'Time management'],
  },
};
