import type { SeededJobRole } from './seeded-job-role.js';

export const administrativeManager: SeededJobRole = {
  slug: 'administrative-manager',
  icon: '📋',
  category: 'administrative',
  type: 'full-time',
  experience: '5+ years',
  location: 'Algiers',
  title: { ar: 'مدير إداري', fr: 'Responsable administratif', en: 'Administrative manager' },
  description: {
    ar: 'تسهر على أن يعمل المكتب كالساعة: استقبال الطلبات وتوزيعها، واحترام أجل الرد في 24 ساعة، وحفظ الملفات، وشؤون العاملين، والعلاقة مع الإدارات العمومية.',
    fr: 'Vous veillez à la bonne marche du cabinet : réception et répartition des demandes, respect du délai de réponse de 24 heures, conservation des dossiers, gestion du personnel et relations avec les administrations.',
    en: 'You keep the office running: receiving and assigning requests, keeping the promise of an answer within 24 hours, filing, staff matters and relations with public administrations.',
  },
  requirements: {
    ar: [
      'شهادة ليسانس أو ماستر في التسيير أو الحقوق أو الإدارة العامة',
      'خمس سنوات خبرة على الأقل، منها سنتان في الإشراف على فريق',
      'معرفة بالتزامات المستخدم تجاه الضمان الاجتماعي والجباية',
      'إتقان العربية والفرنسية وأدوات المكتب الرقمية',
      'معرفة القانون 18-07 المتعلق بحماية المعطيات الشخصية',
    ],
    fr: [
      'Licence ou master en gestion, droit ou administration publique',
      'Cinq ans d’expérience au moins, dont deux à la tête d’une équipe',
      'Connaissance des obligations sociales et fiscales de l’employeur',
      'Maîtrise de l’arabe, du français et des outils bureautiques',
      'Connaissance de la loi 18-07 sur la protection des données personnelles',
    ],
    en: [
      'A bachelor’s or master’s degree in management, law or public administration',
      'At least five years of experience, two of them leading a team',
      'Knowledge of an employer’s social-security and tax obligations',
      'Command of Arabic, French and office software',
      'Knowledge of Law 18-07 on the protection of personal data',
    ],
  },
  responsibilities: {
    ar: [
      'توزيع الطلبات الواردة يومياً ومراقبة آجال الرد',
      'تنظيم المواعيد والجلسات وقاعات الاجتماع',
      'مسك الأرشيف الورقي والرقمي وضمان سريته',
      'إعداد ملفات الأجور والعطل بالتنسيق مع المحاسب',
      'رفع تقرير شهري عن نشاط المكتب إلى الإدارة',
    ],
    fr: [
      'Répartir chaque jour les demandes reçues et surveiller les délais de réponse',
      'Organiser rendez-vous, audiences et salles de réunion',
      'Tenir les archives papier et numériques et garantir leur confidentialité',
      'Préparer paies et congés avec le comptable',
      'Présenter chaque mois un rapport d’activité à la direction',
    ],
    en: [
      'Assign incoming requests every day and watch the time limits',
      'Organise appointments, hearings and meeting rooms',
      'Keep the paper and digital archives and their confidentiality',
      'Prepare pay and leave with the accountant',
      'Report on the activity of the office every month',
    ],
  },
  benefits: {
    ar: [
      'عقد غير محدد المدة بعد فترة تجربة',
      'عطلة نهاية أسبوع كاملة، الجمعة والسبت',
      'تأمين صحي تكميلي',
      'صلاحيات فعلية لتحسين طرق العمل',
    ],
    fr: [
      'Un contrat à durée indéterminée après la période d’essai',
      'Un week-end complet, vendredi et samedi',
      'Une mutuelle complémentaire',
      'Une vraie marge pour améliorer les méthodes de travail',
    ],
    en: [
      'A permanent contract after the trial period',
      'A full weekend, Friday and Saturday',
      'Complementary health insurance',
      'Real freedom to improve how we work',
    ],
  },
  skills: {
    ar: ['التنظيم', 'القيادة', 'التواصل', 'تسيير الأرشيف', 'حماية المعطيات'],
    fr: ['Organisation', 'Encadrement', 'Communication', 'Archivage', 'Protection des données'],
    en: ['Organisation', 'Leadership', 'Communication', 'Records management', 'Data protection'],
  },
};
