import type { SeededJobRole } from './seeded-job-role.js';

export const legalContentCreator: SeededJobRole = {
  slug: 'legal-content-creator',
  icon: '✍️',
  category: 'content',
  type: 'part-time',
  experience: '1+ years',
  title: {
    ar: 'صانع محتوى قانوني',
    fr: 'Rédacteur de contenu juridique',
    en: 'Legal content creator',
  },
  description: {
    ar: 'تحوّل النص القانوني إلى مادة يفهمها غير المختص: مقالات قصيرة، ومقاطع مصورة، وأجوبة عن الأسئلة الشائعة، مع ذكر النص الذي تستند إليه كل معلومة.',
    fr: 'Vous transformez le texte de loi en contenu que chacun comprend : articles courts, vidéos, réponses aux questions fréquentes, en citant toujours le texte sur lequel repose chaque information.',
    en: 'You turn the text of the law into something everybody understands: short articles, videos and answers to frequent questions, always naming the provision that each statement rests on.',
  },
  requirements: {
    ar: [
      'تكوين في الحقوق أو في الإعلام مع اهتمام مثبت بالشأن القانوني',
      'أسلوب عربي سليم وبسيط، وقدرة على الكتابة بالفرنسية',
      'ثلاثة نماذج من أعمال سابقة، مكتوبة أو مصورة',
      'التفرغ لنحو عشرين ساعة في الأسبوع',
    ],
    fr: [
      'Formation en droit, ou en journalisme avec un intérêt avéré pour l’actualité juridique',
      'Un arabe simple et correct, et la capacité de rédiger en français',
      'Trois exemples de travaux antérieurs, écrits ou filmés',
      'Une disponibilité de vingt heures par semaine environ',
    ],
    en: [
      'A background in law, or in journalism with a proven interest in legal matters',
      'Plain, correct Arabic and the ability to write in French',
      'Three samples of earlier work, written or filmed',
      'About twenty hours a week',
    ],
  },
  responsibilities: {
    ar: [
      'اقتراح مواضيع انطلاقاً من أسئلة زوار الموقع',
      'كتابة مقالين وسيناريو مقطع مصور كل أسبوع',
      'التحقق من النصوص مع المحرر القانوني قبل النشر',
      'تحيين المواد المنشورة كلما تغير القانون',
    ],
    fr: [
      'Proposer des sujets à partir des questions des visiteurs',
      'Écrire deux articles et un scénario de vidéo par semaine',
      'Vérifier les références avec le correcteur juridique avant publication',
      'Mettre à jour les contenus publiés quand la loi change',
    ],
    en: [
      'Propose subjects from the questions that visitors ask',
      'Write two articles and one video script a week',
      'Check references with the legal editor before publication',
      'Update what is published whenever the law changes',
    ],
  },
  benefits: {
    ar: [
      'عمل عن بعد بالكامل تنظم وقته بنفسك',
      'اسمك على كل مادة تكتبها',
      'مراجعة قانونية لنصوصك من محامي المكتب',
      'إمكانية الانتقال إلى الدوام الكامل بعد ستة أشهر',
    ],
    fr: [
      'Un travail entièrement à distance, organisé librement',
      'Votre nom sur chaque contenu que vous signez',
      'Une relecture juridique par les avocats du cabinet',
      'Un passage à temps plein possible après six mois',
    ],
    en: [
      'Fully remote work that you organise yourself',
      'Your name on everything you write',
      'Legal review of your texts by the lawyers of the office',
      'The possibility of full-time work after six months',
    ],
  },
  skills: {
    ar: ['الكتابة للويب', 'تبسيط النصوص', 'كتابة السيناريو', 'التحقق من المصادر'],
    fr: ['Écriture web', 'Vulgarisation', 'Scénario vidéo', 'Vérification des sources'],
    en: ['Web writing', 'Plain language', 'Video scripting', 'Source checking'],
  },
};
