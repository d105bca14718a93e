import type { SeededService } from './service-seed.types.js';

export const eliteLegalPackageStudents: SeededService = {
  id: 15,
  slug: 'elite-legal-package-students',
  title: {
    ar: 'باقة النخبة القانونية للطلبة',
    fr: 'Pack juridique Élite pour étudiants',
    en: 'Elite legal package for students',
  },
  description: {
    ar: 'مرافقة منهجية لطلبة الحقوق في المذكرات والأطروحات والمقالات وتحضير المسابقات، مع احترام قواعد الأمانة العلمية.',
    fr: 'Un accompagnement méthodologique des étudiants en droit : mémoires, thèses, articles et concours, dans le respect de l’intégrité scientifique.',
    en: 'Guidance in method for law students working on dissertations, theses, articles and competitive exams, within the rules of academic integrity.',
  },
  details: {
    ar:
      'يعرف كثير من الطلبة موضوعهم ولا يعرفون من أين يبدؤون: كيف تُضبط الإشكالية، وكيف تُبنى خطة متوازنة، وأين توجد النصوص والقرارات القضائية الجزائرية، وكيف تُوثَّق. نرافق الطالب خطوة بخطوة بلقاءات وقراءات مصححة، ويبقى هو صاحب البحث وكاتبه، ويبقى الأستاذ المشرف صاحب التوجيه العلمي.\n\n' +
      'لا نكتب المذكرات ولا نبيع بحوثاً جاهزة. نعلّم الاقتباس السليم وإعادة الصياغة والتوثيق، ونساعد الطالب على فهم تقرير التشابه وتصحيح أخطائه قبل الإيداع.\n\n' +
      'تشمل الباقة أيضاً تمارين منهجية القانون: التعليق على قرار قضائي، وتحليل نص قانوني، وحل استشارة قانونية؛ وتحضير المناقشة بعرض تجريبي؛ وتحضير مسابقات الماستر والدكتوراه والمهن القانونية. وفي نهاية كل لقاء يستلم الطالب ملاحظات مكتوبة ومهام واضحة إلى غاية اللقاء الموالي.',
    fr:
      'Beaucoup d’étudiants ont un sujet mais ne savent par où commencer : comment poser une problématique, bâtir un plan équilibré, trouver les textes et les décisions de justice algériennes, les citer. Nous les accompagnons pas à pas, par des entretiens et des lectures annotées ; l’étudiant reste l’auteur de sa recherche et l’enseignant encadreur en garde la direction scientifique.\n\n' +
      'Nous ne rédigeons pas de mémoires et ne vendons aucun travail tout fait. Nous montrons comment éviter le plagiat : citer, reformuler et référencer correctement, comprendre un rapport de similitude et corriger ses erreurs avant le dépôt.\n\n' +
      'Le pack comprend aussi les exercices de méthode (commentaire d’arrêt, analyse de texte, consultation juridique), la préparation de la soutenance avec une présentation à blanc et celle des concours de master, de doctorat et des professions juridiques. Chaque entretien donne lieu à des remarques écrites et à des tâches précises pour le suivant.',
    en:
      'Many students have a topic but no idea where to start: how to frame a research question, build a balanced outline, find Algerian legislation and court decisions, and cite them. We work with them step by step through meetings and annotated readings. The student remains the author of the research, and the university supervisor keeps scientific direction of it.\n\n' +
      'We do not write dissertations and we do not sell finished work. We teach how to avoid plagiarism: how to quote, paraphrase and reference properly, how to read a similarity report and how to correct one’s own mistakes before submission.\n\n' +
      'The package also covers the exercises of legal method (case commentary, analysis of a legal text, problem questions), rehearsal of the oral defence, and preparation for master’s, doctoral and professional entrance exams. Every meeting ends with written comments and clear tasks for the next one.',
  },
  availability: {
    ar: 'عن بعد من الأحد إلى الخميس، مع حصص مسائية حسب الاتفاق. تُضبط رزنامة اللقاءات وفق آجال الإيداع والمناقشة.',
    fr: 'À distance, du dimanche au jeudi, avec des séances en soirée selon accord. Calendrier calé sur les dates de dépôt et de soutenance.',
    en: 'Online, Sunday to Thursday, with evening sessions by arrangement. Meetings planned around submission and defence dates.',
  },
  tags: {
    ar: ['طلبة الحقوق', 'منهجية البحث', 'مذكرة ماستر', 'أطروحة دكتوراه', 'أمانة علمية'],
    fr: [
      'Étudiants en droit',
      'Méthodologie',
      'Mémoire de master',
      'Thèse de doctorat',
      'Intégrité scientifique',
    ],
    en: [
      'Law students',
      'Research method',
      'Master’s dissertation',
      'Doctoral thesis',
      'Academic integrity',
    ],
  },
  sections: [
    {
      kind: 'what_we_offer',
      items: {
        ar: [
          'ضبط الموضوع والإشكالية',
          'بناء خطة البحث',
          'البحث عن المراجع والاجتهاد القضائي',
          'منهجية التعليق والتحليل القانوني',
          'قراءة الفصول وإبداء الملاحظات',
          'تحضير المناقشة',
          'تحضير المسابقات',
        ],
        fr: [
          'Sujet et problématique',
          'Construction du plan',
          'Recherche de sources et de jurisprudence',
          'Méthode du commentaire et de l’analyse',
          'Lecture annotée des chapitres',
          'Préparation de la soutenance',
          'Préparation des concours',
        ],
        en: [
          'Topic and research question',
          'Building the outline',
          'Finding sources and case law',
          'Method of commentary and analysis',
          'Annotated reading of chapters',
          'Preparing the oral defence',
          'Preparing for competitive exams',
        ],
      },
    },
    {
      kind: 'supervision',
      items: {
        ar: [
          'مرافق واحد من تخصص قريب من موضوع الطالب.',
          'لقاءات منتظمة عن بعد، مع محضر قصير بعد كل لقاء.',
          'ملاحظات على المنهج والتوثيق واللغة، والصياغة تبقى للطالب.',
          'احترام توجيهات الأستاذ المشرف وعدم الحلول محله.',
        ],
        fr: [
          'Un accompagnateur unique, d’une spécialité proche du sujet.',
          'Des entretiens réguliers à distance, suivis d’un bref compte rendu.',
          'Des remarques sur la méthode, les références et la langue ; la rédaction revient à l’étudiant.',
          'Les orientations de l’enseignant encadreur respectées, sans s’y substituer.',
        ],
        en: [
          'One mentor, from a field close to the student’s topic.',
          'Regular online meetings, each followed by a short record.',
          'Comments on method, referencing and language; the writing remains the student’s.',
          'The university supervisor’s directions respected, never replaced.',
        ],
      },
    },
    {
      kind: 'how_to_benefit',
      items: {
        ar: [
          'املأ طلب الخدمة واذكر المستوى والتخصص والموضوع وأجل الإيداع.',
          'أرسل ما أنجزته: الموضوع المقترح أو الخطة أو الفصول الأولى.',
          'لقاء أول لتحديد الحاجة والاتفاق على رزنامة العمل.',
          'متابعة منتظمة إلى غاية الإيداع أو المناقشة أو المسابقة.',
        ],
        fr: [
          'Remplissez la demande : niveau, spécialité, sujet et date de dépôt.',
          'Envoyez ce qui existe déjà : sujet proposé, plan ou premiers chapitres.',
          'Un premier entretien précise le besoin et fixe le calendrier.',
          'Un suivi régulier jusqu’au dépôt, à la soutenance ou au concours.',
        ],
        en: [
          'Fill in the request: level, specialisation, topic and submission date.',
          'Send what you already have: a proposed topic, an outline or first chapters.',
          'A first meeting settles what you need and the timetable.',
          'Regular follow-up until submission, defence or exam.',
        ],
      },
    },
    {
      kind: 'deliverables',
      items: {
        ar: [
          'بطاقة موضوع: الإشكالية والفرضيات والمنهج والحدود',
          'قائمة مراجع أولية موثقة وطرق الوصول إليها',
          'ملاحظات مكتوبة على كل فصل يُقرأ',
          'دليل مختصر للتوثيق والتهميش',
          'شبكة تقييم للعرض التجريبي قبل المناقشة',
        ],
        fr: [
          'Une fiche de sujet : problématique, hypothèses, méthode, limites',
          'Une première bibliographie référencée, avec les moyens d’y accéder',
          'Des remarques écrites sur chaque chapitre lu',
          'Un guide bref des références et notes de bas de page',
          'Une grille d’évaluation de la présentation à blanc',
        ],
        en: [
          'A topic sheet: research question, hypotheses, method, limits',
          'A first referenced bibliography, with ways to reach each source',
          'Written comments on every chapter read',
          'A short guide to references and footnotes',
          'An assessment grid for the rehearsal before the defence',
        ],
      },
    },
    {
      kind: 'features',
      items: {
        ar: [
          'لا كتابة نيابة عن الطالب، ولا بحوث جاهزة.',
          'التركيز على التشريع والاجتهاد القضائي الجزائري، مع المقارنة عند الحاجة.',
          'مساعدة في اختيار مجلة على المنصة الجزائرية للمجلات العلمية ASJP.',
          'سرية أعمال الطالب وعدم استعمالها لغيره.',
        ],
        fr: [
          'Pas de rédaction à la place de l’étudiant, pas de travaux tout faits.',
          'La priorité au droit et à la jurisprudence algériens, avec comparaison si nécessaire.',
          'Une aide au choix d’une revue sur la plateforme algérienne ASJP.',
          'Des travaux confidentiels, jamais réutilisés pour un tiers.',
        ],
        en: [
          'No ghost-writing and no ready-made papers.',
          'Algerian legislation and case law first, with comparison where useful.',
          'Help choosing a journal on the Algerian Scientific Journal Platform (ASJP).',
          'Students’ work kept confidential and never reused for someone else.',
        ],
      },
    },
  ],
};
