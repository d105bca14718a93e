import type { SeededJobRole } from './seeded-job-role.js';

export const legalInstructor: SeededJobRole = {
  slug: 'legal-instructor-new',
  icon: '🎓',
  category: 'training',
  type: 'part-time',
  experience: 'Not specified',
  location: 'Algiers or remote',
  title: {
    ar: 'مكوّن قانوني مبتدئ',
    fr: 'Formateur juridique débutant',
    en: 'Junior legal instructor',
  },
  description: {
    ar: 'تبدأ معنا مسيرتك في التكوين: تنشّط ورشات قصيرة للطلبة وأصحاب المؤسسات في مبادئ القانون، بمرافقة مكوّن متمرس يحضر حصصك الأولى ويعينك على تحسينها. لا تُشترط الخبرة.',
    fr: 'Vous débutez avec nous dans la formation : de courts ateliers d’initiation au droit pour étudiants et chefs d’entreprise, aux côtés d’un formateur confirmé qui assiste à vos premières séances et vous aide à progresser. Aucune expérience n’est exigée.',
    en: 'You begin as an instructor with us: short workshops on the basics of law for students and business owners, beside an experienced instructor who attends your first sessions and helps you improve. No experience is required.',
  },
  requirements: {
    ar: [
      'شهادة ماستر في الحقوق، أو السنة الثانية ماستر',
      'وضوح في الإلقاء وارتياح أمام الجمهور',
      'استعداد لتقديم حصة تجريبية مدتها عشرون دقيقة',
      'التفرغ ليومين في الأسبوع، أحدهما السبت',
    ],
    fr: [
      'Master en droit, obtenu ou en deuxième année',
      'Une expression claire et de l’aisance devant un public',
      'Une séance d’essai de vingt minutes',
      'Deux jours disponibles par semaine, dont le samedi',
    ],
    en: [
      'A master’s degree in law, or its second year',
      'Clear speech and ease in front of an audience',
      'Readiness to give a trial session of twenty minutes',
      'Two days a week, one of them Saturday',
    ],
  },
  responsibilities: {
    ar: [
      'تنشيط ورشتين في الأسبوع حضورياً أو عن بعد',
      'تحضير دعائم الدرس وتمارينه من حالات جزائرية',
      'تقييم المتدربين والإجابة عن أسئلتهم بعد الحصة',
      'إثراء بنك الأسئلة والتمارين',
    ],
    fr: [
      'Animer deux ateliers par semaine, en salle ou à distance',
      'Préparer supports et exercices à partir de cas algériens',
      'Évaluer les participants et répondre à leurs questions après la séance',
      'Enrichir la banque de questions et d’exercices',
    ],
    en: [
      'Lead two workshops a week, on site or remotely',
      'Prepare teaching material and exercises from Algerian cases',
      'Assess participants and answer their questions after the session',
      'Add to the bank of questions and exercises',
    ],
  },
  benefits: {
    ar: [
      'مرافقة فردية خلال الأشهر الثلاثة الأولى',
      'شهادة تكوين المكوّنين على نفقة المكتب',
      'حضور مجاني لكل دورات المكتب',
      'أجر عن كل حصة يُدفع في نهاية الشهر',
    ],
    fr: [
      'Un accompagnement individuel pendant les trois premiers mois',
      'Une formation de formateurs prise en charge par le cabinet',
      'L’accès gratuit à toutes nos formations',
      'Une rémunération par séance, versée en fin de mois',
    ],
    en: [
      'Individual guidance during the first three months',
      'Training of trainers paid by the office',
      'Free access to all our courses',
      'Pay for each session at the end of the month',
    ],
  },
  skills: {
    ar: ['الإلقاء', 'تبسيط المفاهيم', 'تصميم التمارين', 'حسن الإصغاء'],
    fr: ['Prise de parole', 'Pédagogie', 'Conception d’exercices', 'Écoute'],
    en: ['Public speaking', 'Explaining concepts', 'Designing exercises', 'Listening'],
  },
};
