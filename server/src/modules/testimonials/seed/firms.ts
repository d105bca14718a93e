import type { SeededTestimonial } from './seeded-testimonial.js';

/** Testimonials of company owners and managers. */
export const firms: readonly SeededTestimonial[] = [
  {
    rating: 5,
    featured: true,
    texts: {
      ar: {
        name: 'أمينة بن خيال',
        role: 'صاحبة روضة أطفال',
        company: 'روضة الفراشة الحكيمة، وهران',
        review:
          'فتحت ملف الروضة وأنا لا أعرف من أين أبدأ. وصلتني قائمة الوثائق مرتبة حسب كل إدارة، ونموذج عقد التسجيل، ونظام داخلي بالعربية والفرنسية. تابعت كل مرحلة من حسابي دون أن أتصل لأسأل أين وصل الملف.',
      },
      fr: {
        name: 'Amina Benkhayal',
        role: 'Directrice de crèche',
        company: 'Crèche du Papillon sage, Oran',
        review:
          'J’ai ouvert le dossier de la crèche sans savoir par où commencer. J’ai reçu la liste des pièces classée par administration, un modèle de contrat d’inscription et un règlement intérieur en arabe et en français. J’ai suivi chaque étape depuis mon compte, sans devoir appeler pour savoir où en était le dossier.',
      },
      en: {
        name: 'Amina Benkhayal',
        role: 'Nursery owner',
        company: 'Wise Butterfly Nursery, Oran',
        review:
          'I opened the nursery file without knowing where to start. I was sent the list of documents sorted by authority, a model enrolment contract and house rules in Arabic and French. I followed every stage from my account and never had to ring to ask how far it had got.',
      },
    },
  },
  {
    rating: 5,
    featured: true,
    texts: {
      ar: {
        name: 'كريم بلحكاية',
        role: 'مسيّر شركة ذات مسؤولية محدودة',
        company: 'مؤسسة السندباد للنقل، بجاية',
        review:
          'عُرض علينا نطاق المرافقة وكلفتها كتابةً قبل أن نوقّع أي شيء، ولم تظهر بعدها أتعاب لم نتفق عليها. كل سؤال عن العقود أو عن العمال يصلنا جوابه خلال يوم عمل، مع ذكر النص الذي يستند إليه.',
      },
      fr: {
        name: 'Karim Belhikaya',
        role: 'Gérant de SARL',
        company: 'Sindbad Transport, Béjaïa',
        review:
          'L’étendue de l’accompagnement et son coût nous ont été remis par écrit avant toute signature, et aucun honoraire imprévu n’est apparu ensuite. Chaque question sur les contrats ou le personnel reçoit sa réponse dans la journée ouvrée, avec la référence du texte.',
      },
      en: {
        name: 'Karim Belhikaya',
        role: 'Company manager',
        company: 'Sindbad Transport, Béjaïa',
        review:
          'We had the scope and the cost of the support in writing before we signed anything, and no surprise fee turned up later. Every question about contracts or staff gets its answer within one working day, with the article of law it rests on.',
      },
    },
  },
  {
    rating: 4,
    texts: {
      ar: {
        name: 'ياسين بوقصة',
        role: 'تاجر',
        company: 'مكتبة ورق وحبر، قسنطينة',
        review:
          'استشارة حول كراء محل تجاري. خرجت منها بثلاث خطوات واضحة مكتوبة على ورقة واحدة، وبأجل كل خطوة. كنت أفضّل موعداً في المساء بعد إغلاق المحل، وغير ذلك كل شيء كان كما قيل لي.',
      },
      fr: {
        name: 'Yacine Bouqissa',
        role: 'Commerçant',
        company: 'Librairie Papier et Encre, Constantine',
        review:
          'Une consultation sur la location d’un local commercial. J’en suis sorti avec trois démarches claires sur une seule page, et le délai de chacune. J’aurais préféré un rendez-vous le soir, après la fermeture du magasin ; pour le reste, tout s’est passé comme annoncé.',
      },
      en: {
        name: 'Yacine Bouqissa',
        role: 'Shopkeeper',
        company: 'Paper and Ink Bookshop, Constantine',
        review:
          'A consultation about the lease of my shop. I left with three clear steps on a single page and a deadline for each. I would have liked an evening appointment, after closing time; everything else went as I had been told.',
      },
    },
  },
  {
    rating: 4,
    texts: {
      ar: {
        name: 'سفيان بن أسطورة',
        role: 'مقاول بناء',
        company: 'ورشة القلعة البيضاء، المدية',
        review:
          'خلاف مع مموّن حول نوعية مواد البناء، انتهى بمحضر صلح بعد جلستين بدل سنوات من الانتظار. استغرق تحديد موعد الجلسة الثانية وقتاً أطول مما كنت أتوقع، لكنني كنت أُبلَّغ بكل تأخير وبسببه.',
      },
      fr: {
        name: 'Sofiane Benoustoura',
        role: 'Entrepreneur en bâtiment',
        company: 'Chantiers de la Citadelle blanche, Médéa',
        review:
          'Un différend avec un fournisseur sur la qualité des matériaux, réglé par un procès-verbal de conciliation en deux séances au lieu d’années d’attente. Fixer la seconde séance a pris plus de temps que prévu, mais chaque retard m’a été signalé avec sa raison.',
      },
      en: {
        name: 'Sofiane Benoustoura',
        role: 'Building contractor',
        company: 'White Citadel Works, Médéa',
        review:
          'A dispute with a supplier over the quality of materials, settled by a signed agreement after two sessions instead of years of waiting. Fixing the second session took longer than I expected, but I was told of every delay and the reason for it.',
      },
    },
  },
  {
    rating: 5,
    featured: true,
    texts: {
      ar: {
        name: 'حورية بلمنام',
        role: 'مسؤولة الموارد البشرية',
        company: 'مصنع الريح الطيبة، سطيف',
        review:
          'تكوين من ثلاثة أيام لفائدة مصلحة المستخدمين حول عقود العمل والإجراءات التأديبية. كانت الأمثلة مأخوذة من وثائقنا نحن بعد حذف الأسماء، وبقيت لنا النماذج نستعملها كل أسبوع.',
      },
      fr: {
        name: 'Houria Belmanam',
        role: 'Responsable des ressources humaines',
        company: 'Manufacture du Bon Vent, Sétif',
        review:
          'Trois jours de formation pour notre service du personnel sur les contrats de travail et la procédure disciplinaire. Les exemples venaient de nos propres documents, noms retirés, et les modèles remis nous servent encore chaque semaine.',
      },
      en: {
        name: 'Houria Belmanam',
        role: 'Head of human resources',
        company: 'Fair Wind Factory, Sétif',
        review:
          'Three days of training for our personnel office on employment contracts and disciplinary procedure. The examples came from our own papers with the names removed, and we still use the models we were given every week.',
      },
    },
  },
  {
    rating: 4,
    texts: {
      ar: {
        name: 'رضا بن مجاز',
        role: 'مدير مؤسسة ناشئة',
        company: 'تطبيق «مصباح»، الجزائر',
        review:
          'طلبنا تدقيقاً قبل إطلاق التطبيق. رتّب التقرير الملاحظات من العاجل إلى ما يمكن تأجيله، وشُرح لنا في جلسة واحدة. جاء بعض الأجزاء أطول مما نحتاج، غير أن خطة العمل في آخره كانت ما نبحث عنه.',
      },
      fr: {
        name: 'Réda Benmajaz',
        role: 'Directeur de start-up',
        company: 'Application « Misbah », Alger',
        review:
          'Nous voulions un audit avant le lancement de l’application. Le rapport classe les constats de l’urgent à ce qui peut attendre, et il nous a été expliqué en une séance. Certaines parties étaient plus longues que nécessaire, mais le plan d’action final est exactement ce que nous cherchions.',
      },
      en: {
        name: 'Réda Benmajaz',
        role: 'Start-up founder',
        company: 'The Misbah app, Algiers',
        review:
          'We wanted an audit before launching the app. The report ranks its findings from urgent to what can wait, and we were taken through it in one session. Some parts were longer than we needed, but the action plan at the end was exactly what we were after.',
      },
    },
  },
  {
    rating: 5,
    texts: {
      ar: {
        name: 'عبد الحق بن حبكة',
        role: 'فلاح',
        company: 'مستثمرة الزيتونة الضاحكة، تيزي وزو',
        review:
          'احتجت إلى عقد شراكة فلاحية يفهمه الطرفان. قُرئ عليّ بنداً بنداً، وغُيّرت العبارات التي لم تعجبني، ووُقّع في الأسبوع نفسه. السعر هو الذي قيل لي في اليوم الأول.',
      },
      fr: {
        name: 'Abdelhak Benhabka',
        role: 'Agriculteur',
        company: 'Domaine de l’Olivier rieur, Tizi Ouzou',
        review:
          'Il me fallait un contrat d’association agricole que les deux parties comprennent. On me l’a lu clause par clause, on a changé les formules qui ne me convenaient pas, et il était signé dans la semaine. Le prix est celui du premier jour.',
      },
      en: {
        name: 'Abdelhak Benhabka',
        role: 'Farmer',
        company: 'Laughing Olive Farm, Tizi Ouzou',
        review:
          'I needed a farming partnership contract that both sides could understand. It was read to me clause by clause, the wording I did not like was changed, and it was signed that same week. The price was the one I had been given on the first day.',
      },
    },
  },
];
