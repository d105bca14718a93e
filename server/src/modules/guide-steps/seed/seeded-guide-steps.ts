import type { Trilingual } from '../../../contract/locales.js';

/** An answer of the guided path, and what it leads to: the next question, or a situation. */
export interface SeededGuideStep {
  slug: string;
  /** Slug of the step whose question it answers; left out: the first question. */
  parent?: string;
  /** What the person chooses. */
  answer: Trilingual<string>;
  /** What is asked next. */
  question?: Trilingual<string>;
  /** Slug of the situation where it ends. */
  situation?: string;
}

/** The path that an empty database gets; a step stands below the one whose question it answers. */
export const SEEDED_GUIDE_STEPS: readonly SeededGuideStep[] = [
  // The first question
  {
    slug: 'paper',
    answer: {
      ar: 'وصلتني ورقة أو رسالة',
      fr: 'J’ai reçu un papier ou une lettre',
      en: 'I have been given or sent a paper',
    },
    question: {
      ar: 'من سلّمك الورقة أو أرسلها إليك؟',
      fr: 'Qui vous a remis ou envoyé ce papier ?',
      en: 'Who gave you the paper, or sent it?',
    },
  },
  {
    slug: 'work',
    answer: {
      ar: 'لي مشكلة مع صاحب العمل أو في عملي',
      fr: 'J’ai un problème avec mon employeur ou au travail',
      en: 'I have a problem with my employer or at work',
    },
    question: {
      ar: 'ماذا حدث في عملك؟',
      fr: 'Que se passe-t-il au travail ?',
      en: 'What is happening at work?',
    },
  },
  {
    slug: 'family',
    answer: {
      ar: 'لي أمر عائلي: زواج أو طفل أو عنف في البيت',
      fr: 'J’ai une affaire de famille : mon couple, un enfant, des violences',
      en: 'I have a family matter: my marriage, a child, violence at home',
    },
    question: {
      ar: 'ما الذي يجري في أسرتك؟',
      fr: 'Que se passe-t-il dans votre famille ?',
      en: 'What is going on in your family?',
    },
  },
  {
    slug: 'home',
    answer: {
      ar: 'لي مشكلة في مسكني أو في منزل أو أرض',
      fr: 'J’ai un souci avec mon logement, une maison ou un terrain',
      en: 'I have a problem with where I live, or with a house or land',
    },
    question: {
      ar: 'ما وضعك مع هذا المسكن أو هذه الأرض؟',
      fr: 'De quoi s’agit-il pour ce logement ou ce terrain ?',
      en: 'What is it about the home or the land?',
    },
  },
  {
    slug: 'death',
    answer: {
      ar: 'فقدت أحد أقاربي، قريباً أو منذ زمن',
      fr: 'J’ai perdu un proche, récemment ou il y a longtemps',
      en: 'I have lost a relative, recently or long ago',
    },
    question: {
      ar: 'ما الذي يشغلك الآن؟',
      fr: 'Qu’est-ce qui vous préoccupe maintenant ?',
      en: 'What is on your mind now?',
    },
  },
  {
    slug: 'justice',
    answer: {
      ar: 'لي شأن مع الشرطة أو المحكمة، أو تعرضت لأذى أو حادث',
      fr: 'J’ai affaire à la police ou au tribunal, ou j’ai subi un tort ou un accident',
      en: 'I am dealing with the police or a court, or was harmed or in an accident',
    },
    question: {
      ar: 'ماذا حدث بالضبط؟',
      fr: 'Que s’est-il passé exactement ?',
      en: 'What exactly has happened?',
    },
  },
  {
    slug: 'money',
    answer: {
      ar: 'لي مال عند غيري، أو أُطالَب بمال',
      fr: 'J’attends de l’argent que l’on me doit, ou l’on m’en réclame',
      en: 'I am owed money, or am asked to pay some',
    },
    question: {
      ar: 'هل هذا المال لك أم مطلوب منك؟',
      fr: 'Cet argent, vous le doit-on ou vous le réclame-t-on ?',
      en: 'Are you owed the money, or asked to pay it?',
    },
  },
  {
    slug: 'business',
    answer: {
      ar: 'لي مشروع أو شركة، أو أريد تأسيسها',
      fr: 'J’ai une entreprise, ou je veux en créer une',
      en: 'I have a business, or want to start one',
    },
    question: {
      ar: 'ما الذي يجري في مشروعك؟',
      fr: 'Que se passe-t-il avec votre entreprise ?',
      en: 'What is going on with your business?',
    },
  },
  // A paper
  {
    slug: 'paper-bailiff',
    parent: 'paper',
    answer: { ar: 'محضر قضائي', fr: 'Un huissier de justice', en: 'A bailiff' },
    question: {
      ar: 'ماذا تفهم من ورقة المحضر القضائي؟',
      fr: 'Que comprenez-vous du papier de l’huissier ?',
      en: 'What do you understand from the bailiff’s paper?',
    },
  },
  {
    slug: 'paper-police',
    parent: 'paper',
    answer: {
      ar: 'الشرطة أو الدرك الوطني',
      fr: 'La police ou la gendarmerie',
      en: 'The police or the gendarmerie',
    },
    situation: 'police-summons',
  },
  {
    slug: 'paper-court',
    parent: 'paper',
    answer: { ar: 'المحكمة', fr: 'Le tribunal', en: 'A court' },
    question: {
      ar: 'ما موضوع القضية؟',
      fr: 'Sur quoi porte l’affaire ?',
      en: 'What is the case about?',
    },
  },
  {
    slug: 'paper-employer',
    parent: 'paper',
    answer: { ar: 'صاحب العمل', fr: 'Mon employeur', en: 'My employer' },
    question: {
      ar: 'ماذا جاء في ورقة صاحب العمل؟',
      fr: 'Que dit le papier de votre employeur ?',
      en: 'What does your employer’s paper say?',
    },
  },
  {
    slug: 'paper-landlord',
    parent: 'paper',
    answer: {
      ar: 'صاحب المسكن الذي أستأجره',
      fr: 'Le propriétaire de mon logement',
      en: 'My landlord',
    },
    question: {
      ar: 'ماذا يطلب منك صاحب المسكن؟',
      fr: 'Que vous demande le propriétaire ?',
      en: 'What does the landlord ask of you?',
    },
  },
  {
    slug: 'paper-tax-office',
    parent: 'paper',
    answer: { ar: 'مصلحة الضرائب', fr: 'Les impôts', en: 'The tax office' },
    situation: 'tax-notice',
  },
  {
    slug: 'paper-spouse-lawyer',
    parent: 'paper',
    answer: {
      ar: 'محامي زوجي أو زوجتي',
      fr: 'L’avocat de mon époux ou de mon épouse',
      en: 'The lawyer of my husband or wife',
    },
    question: {
      ar: 'عمّ تتحدث رسالة المحامي؟',
      fr: 'De quoi parle la lettre de l’avocat ?',
      en: 'What is the lawyer’s letter about?',
    },
  },
  {
    slug: 'paper-bailiff-leave',
    parent: 'paper-bailiff',
    answer: {
      ar: 'تطلب مني إخلاء المسكن',
      fr: 'Il me demande de quitter mon logement',
      en: 'It tells me to leave my home',
    },
    situation: 'eviction',
  },
  {
    slug: 'paper-bailiff-court',
    parent: 'paper-bailiff',
    answer: {
      ar: 'تستدعيني إلى المحكمة أو تبلّغني بحكم',
      fr: 'Il me convoque au tribunal ou m’annonce un jugement',
      en: 'It calls me to court or tells me of a judgment',
    },
    situation: 'court-summons',
  },
  {
    slug: 'paper-bailiff-other',
    parent: 'paper-bailiff',
    answer: {
      ar: 'تطالبني بمال أو تذكر حجزاً أو يصعب عليّ فهمها',
      fr: 'Il me réclame de l’argent, parle de saisie ou reste obscur pour moi',
      en: 'It asks me for money, speaks of a seizure or is not clear to me',
    },
    situation: 'bailiff-paper',
  },
  {
    slug: 'paper-court-divorce',
    parent: 'paper-court',
    answer: { ar: 'الطلاق', fr: 'Un divorce', en: 'A divorce' },
    situation: 'divorce',
  },
  {
    slug: 'paper-court-other',
    parent: 'paper-court',
    answer: {
      ar: 'أمر آخر، أو أمر لا أعرفه بعد',
      fr: 'Autre chose, ou une chose que j’ignore encore',
      en: 'Something else, or something I do not know yet',
    },
    situation: 'court-summons',
  },
  {
    slug: 'paper-employer-dismissed',
    parent: 'paper-employer',
    answer: { ar: 'أنني فُصلت من عملي', fr: 'Que l’on me licencie', en: 'That I am dismissed' },
    situation: 'dismissed',
  },
  {
    slug: 'paper-employer-blamed',
    parent: 'paper-employer',
    answer: {
      ar: 'أنه يُنسب إليّ خطأ أو أُستدعى أمام لجنة التأديب',
      fr: 'Que l’on me reproche une faute ou me convoque en commission de discipline',
      en: 'That I am blamed for something or called to a disciplinary hearing',
    },
    situation: 'disciplinary-notice',
  },
  {
    slug: 'paper-employer-contract',
    parent: 'paper-employer',
    answer: {
      ar: 'أن عقدي لن يُجدَّد أو أنني أستقيل بنفسي',
      fr: 'Que mon contrat n’est pas renouvelé ou que je démissionne de moi-même',
      en: 'That my contract is not renewed or that I resign of my own accord',
    },
    situation: 'end-of-contract',
  },
  {
    slug: 'paper-landlord-leave',
    parent: 'paper-landlord',
    answer: { ar: 'الخروج من المسكن', fr: 'De quitter le logement', en: 'To leave the home' },
    situation: 'eviction',
  },
  {
    slug: 'paper-landlord-terms',
    parent: 'paper-landlord',
    answer: {
      ar: 'دفع مبلغ أو إصلاح شيء أو توقيع عقد',
      fr: 'De payer, de réparer ou de signer un contrat',
      en: 'To pay, to repair something or to sign a contract',
    },
    situation: 'rental-contract',
  },
  {
    slug: 'paper-spouse-lawyer-divorce',
    parent: 'paper-spouse-lawyer',
    answer: { ar: 'الطلاق', fr: 'Du divorce', en: 'Divorce' },
    situation: 'divorce',
  },
  {
    slug: 'paper-spouse-lawyer-khula',
    parent: 'paper-spouse-lawyer',
    answer: { ar: 'الخلع', fr: 'Du khol’â', en: 'Khula' },
    situation: 'khula',
  },
  {
    slug: 'paper-spouse-lawyer-child',
    parent: 'paper-spouse-lawyer',
    answer: {
      ar: 'حضانة الأولاد أو زيارتهم',
      fr: 'De la garde des enfants ou des visites',
      en: 'Custody of the children or visits',
    },
    situation: 'custody',
  },
  // Work
  {
    slug: 'work-leaving',
    parent: 'work',
    answer: {
      ar: 'فقدت عملي، أو يُطلب مني أن أغادره',
      fr: 'J’ai perdu mon emploi, ou l’on veut que je parte',
      en: 'I have lost my job, or am being made to leave it',
    },
    question: { ar: 'كيف حدث ذلك؟', fr: 'Comment est-ce arrivé ?', en: 'How did it happen?' },
  },
  {
    slug: 'work-unpaid',
    parent: 'work',
    answer: {
      ar: 'لا أتقاضى أجري، أو أتقاضاه متأخراً',
      fr: 'Je ne touche pas mon salaire, ou je le touche en retard',
      en: 'I am not paid, or am paid late',
    },
    situation: 'unpaid-wages',
  },
  {
    slug: 'work-undeclared',
    parent: 'work',
    answer: {
      ar: 'أعمل دون تصريح لدى الضمان الاجتماعي (CNAS)',
      fr: 'Je travaille sans déclaration à la CNAS',
      en: 'I work without being declared to social security (CNAS)',
    },
    situation: 'not-declared',
  },
  {
    slug: 'work-hurt',
    parent: 'work',
    answer: {
      ar: 'أُصبت في العمل أو في الطريق إليه',
      fr: 'J’ai eu un accident au travail ou sur le trajet',
      en: 'I was hurt at work or on the way',
    },
    situation: 'work-accident',
  },
  {
    slug: 'work-blamed',
    parent: 'work',
    answer: {
      ar: 'أُستدعى للتأديب، أو يُطلب مني تفسير ما فعلت',
      fr: 'On me met en cause, ou l’on me demande des explications',
      en: 'I am blamed for something, or asked to explain myself',
    },
    situation: 'disciplinary-notice',
  },
  {
    slug: 'work-mistreated',
    parent: 'work',
    answer: {
      ar: 'أتعرض للإهانة أو التحرش أو الضغط',
      fr: 'Je subis des insultes, du harcèlement ou des pressions',
      en: 'I am insulted, harassed or put under pressure',
    },
    situation: 'harassment-at-work',
  },
  {
    slug: 'work-leaving-dismissed',
    parent: 'work-leaving',
    answer: {
      ar: 'أخبروني بفصلي، كتابةً أو شفاهةً',
      fr: 'On m’a annoncé mon licenciement, par écrit ou de vive voix',
      en: 'They dismissed me, in writing or by word of mouth',
    },
    situation: 'dismissed',
  },
  {
    slug: 'work-leaving-contract',
    parent: 'work-leaving',
    answer: {
      ar: 'لم يجددوا عقدي',
      fr: 'On n’a pas renouvelé mon contrat',
      en: 'They did not renew my contract',
    },
    situation: 'end-of-contract',
  },
  {
    slug: 'work-leaving-resign',
    parent: 'work-leaving',
    answer: {
      ar: 'طلبوا مني توقيع استقالة',
      fr: 'On m’a demandé de signer une démission',
      en: 'They asked me to sign a resignation',
    },
    situation: 'end-of-contract',
  },
  // Family
  {
    slug: 'family-violence',
    parent: 'family',
    answer: {
      ar: 'أتعرض للضرب أو التهديد أو الإهانة في البيت',
      fr: 'Je subis des coups, des menaces ou des humiliations à la maison',
      en: 'I am hit, threatened or humiliated at home',
    },
    situation: 'violence-at-home',
  },
  {
    slug: 'family-divorce',
    parent: 'family',
    answer: {
      ar: 'أريد الطلاق، أو يريده الطرف الآخر',
      fr: 'Je veux divorcer, ou l’autre le veut',
      en: 'I want a divorce, or my husband or wife does',
    },
    situation: 'divorce',
  },
  {
    slug: 'family-khula',
    parent: 'family',
    answer: {
      ar: 'أريد الخلع، أو تطلبه زوجتي',
      fr: 'Je veux le khol’â, ou mon épouse le demande',
      en: 'I want khula, or my wife asks for it',
    },
    situation: 'khula',
  },
  {
    slug: 'family-child',
    parent: 'family',
    answer: {
      ar: 'لي خلاف على طفل، أو أريد التكفل بطفل',
      fr: 'J’ai un désaccord au sujet d’un enfant, ou je veux en recueillir un',
      en: 'I disagree with somebody over a child, or want to take one in',
    },
    question: {
      ar: 'ما الأمر مع هذا الطفل؟',
      fr: 'De quoi s’agit-il pour cet enfant ?',
      en: 'What is it about this child?',
    },
  },
  {
    slug: 'family-maintenance',
    parent: 'family',
    answer: {
      ar: 'أنتظر نفقة لا تصلني',
      fr: 'J’attends une pension (nafaqa) qui ne vient pas',
      en: 'I am waiting for maintenance (nafaqa) that does not come',
    },
    situation: 'unpaid-maintenance',
  },
  {
    slug: 'family-fatiha',
    parent: 'family',
    answer: {
      ar: 'تزوجت بالفاتحة دون تسجيل الزواج',
      fr: 'J’ai fait un mariage par Fatiha, non inscrit à l’état civil',
      en: 'I married by Fatiha, and it is not registered',
    },
    situation: 'unregistered-marriage',
  },
  {
    slug: 'family-gift',
    parent: 'family',
    answer: {
      ar: 'أريد أن أهب ملكاً لغيري أو أوصي به',
      fr: 'Je veux donner ou léguer un bien',
      en: 'I want to give or leave something I own to somebody',
    },
    situation: 'will-and-gift',
  },
  {
    slug: 'family-child-custody',
    parent: 'family-child',
    answer: {
      ar: 'أختلف مع غيري على حضانته أو زيارته',
      fr: 'Je ne suis pas d’accord sur sa garde ou sur les visites',
      en: 'I disagree with somebody over custody or visits',
    },
    situation: 'custody',
  },
  {
    slug: 'family-child-kafala',
    parent: 'family-child',
    answer: {
      ar: 'أريد التكفل به',
      fr: 'Je veux le recueillir (kafala)',
      en: 'I want to take the child in (kafala)',
    },
    situation: 'kafala',
  },
  // Home, house or land
  {
    slug: 'home-leave',
    parent: 'home',
    answer: {
      ar: 'أُطالَب بالخروج من المسكن',
      fr: 'On me demande de partir',
      en: 'I am told to leave',
    },
    question: {
      ar: 'من يطلب منك الخروج؟',
      fr: 'Qui vous demande de partir ?',
      en: 'Who tells you to leave?',
    },
  },
  {
    slug: 'home-rent',
    parent: 'home',
    answer: {
      ar: 'لي كراء بلا عقد، أو خلاف على الضمان أو التصليحات',
      fr: 'Je loue sans contrat, ou j’ai un désaccord sur la caution ou les réparations',
      en: 'I rent without a contract, or disagree about the deposit or repairs',
    },
    situation: 'rental-contract',
  },
  {
    slug: 'home-tenant',
    parent: 'home',
    answer: {
      ar: 'لي مستأجر لا يدفع الكراء',
      fr: 'J’ai un locataire qui ne paie pas',
      en: 'I have a tenant who does not pay',
    },
    situation: 'tenant-does-not-pay',
  },
  {
    slug: 'home-buy',
    parent: 'home',
    answer: {
      ar: 'أشتري مسكناً أو اشتريته',
      fr: 'J’achète un logement, ou je l’ai acheté',
      en: 'I am buying a home, or have bought one',
    },
    question: {
      ar: 'إلى أين وصلت في الشراء؟',
      fr: 'Où en est votre achat ?',
      en: 'How far has the purchase gone?',
    },
  },
  {
    slug: 'home-deed',
    parent: 'home',
    answer: {
      ar: 'لي منزل أو أرض بلا عقد',
      fr: 'J’ai une maison ou un terrain sans acte',
      en: 'I have a house or land without a deed',
    },
    situation: 'land-without-deed',
  },
  {
    slug: 'home-neighbour',
    parent: 'home',
    answer: {
      ar: 'لي خلاف مع جاري',
      fr: 'J’ai un conflit avec un voisin',
      en: 'I have a dispute with a neighbour',
    },
    situation: 'neighbour-dispute',
  },
  {
    slug: 'home-shared',
    parent: 'home',
    answer: {
      ar: 'أملكه مع ورثة آخرين',
      fr: 'J’en suis propriétaire avec d’autres héritiers',
      en: 'I own it together with other heirs',
    },
    situation: 'undivided-property',
  },
  {
    slug: 'home-leave-landlord',
    parent: 'home-leave',
    answer: {
      ar: 'صاحب المسكن أو محضر قضائي',
      fr: 'Le propriétaire ou un huissier de justice',
      en: 'The landlord or a bailiff',
    },
    situation: 'eviction',
  },
  {
    slug: 'home-leave-spouse',
    parent: 'home-leave',
    answer: { ar: 'زوجي أو زوجتي', fr: 'Mon époux ou mon épouse', en: 'My husband or wife' },
    situation: 'divorce',
  },
  {
    slug: 'home-leave-heirs',
    parent: 'home-leave',
    answer: { ar: 'الورثة الآخرون', fr: 'Les autres héritiers', en: 'The other heirs' },
    situation: 'undivided-property',
  },
  {
    slug: 'home-buy-before',
    parent: 'home-buy',
    answer: {
      ar: 'لم أوقّع عند الموثق بعد',
      fr: 'Je n’ai pas encore signé chez le notaire',
      en: 'I have not signed at the notary’s yet',
    },
    situation: 'buying-a-home',
  },
  {
    slug: 'home-buy-late',
    parent: 'home-buy',
    answer: {
      ar: 'أنتظر التسليم من المرقي العقاري، أو تسلّمت مسكناً فيه عيوب',
      fr: 'J’attends la livraison du promoteur, ou je constate des défauts',
      en: 'I am waiting for the developer to hand it over, or it has faults',
    },
    situation: 'late-developer',
  },
  // A death
  {
    slug: 'death-start',
    parent: 'death',
    answer: {
      ar: 'لا أعرف من أين أبدأ',
      fr: 'Je ne sais pas par où commencer',
      en: 'I do not know where to start',
    },
    situation: 'after-a-death',
  },
  {
    slug: 'death-heirs',
    parent: 'death',
    answer: {
      ar: 'أختلف مع الورثة الآخرين',
      fr: 'Je ne m’entends pas avec les autres héritiers',
      en: 'I do not agree with the other heirs',
    },
    question: {
      ar: 'ما موضوع الخلاف بينكم؟',
      fr: 'Sur quoi porte le désaccord ?',
      en: 'What is the disagreement about?',
    },
  },
  {
    slug: 'death-debts',
    parent: 'death',
    answer: {
      ar: 'أواجه ديناً على المتوفى، لي أو لغيري',
      fr: 'J’ai affaire à une dette du défunt, envers moi ou envers d’autres',
      en: 'I am faced with a debt of the deceased, to me or to others',
    },
    situation: 'debts-of-the-deceased',
  },
  {
    slug: 'death-will',
    parent: 'death',
    answer: {
      ar: 'علمت بوصية أو هبة تهمّني',
      fr: 'J’ai découvert un testament ou une donation',
      en: 'I have found out about a will or a gift',
    },
    situation: 'will-and-gift',
  },
  {
    slug: 'death-abroad',
    parent: 'death',
    answer: {
      ar: 'أقيم في الخارج، أو هناك وارث أو مال',
      fr: 'Je vis à l’étranger, ou un héritier ou un bien s’y trouve',
      en: 'I live abroad, or an heir or property is there',
    },
    situation: 'heir-abroad',
  },
  {
    slug: 'death-heirs-share',
    parent: 'death-heirs',
    answer: {
      ar: 'نصيب كل واحد أو قيمة الأملاك',
      fr: 'La part de chacun ou la valeur des biens',
      en: 'The share of each person or what things are worth',
    },
    situation: 'sharing-an-estate',
  },
  {
    slug: 'death-heirs-house',
    parent: 'death-heirs',
    answer: {
      ar: 'منزل أو أرض لنا جميعاً',
      fr: 'Une maison ou un terrain qui est à nous tous',
      en: 'A house or land that belongs to us all',
    },
    situation: 'undivided-property',
  },
  {
    slug: 'death-heirs-hidden',
    parent: 'death-heirs',
    answer: {
      ar: 'أوراق أو أموال يخفيها أحدنا',
      fr: 'Des papiers ou de l’argent que l’un de nous cache',
      en: 'Papers or money that one of us is hiding',
    },
    situation: 'hidden-inheritance',
  },
  // Police, court, harm
  {
    slug: 'justice-called',
    parent: 'justice',
    answer: {
      ar: 'لي استدعاء من الشرطة أو الدرك الوطني',
      fr: 'J’ai une convocation de la police ou de la gendarmerie',
      en: 'I have been called in by the police or the gendarmerie',
    },
    situation: 'police-summons',
  },
  {
    slug: 'justice-relative',
    parent: 'justice',
    answer: {
      ar: 'لي قريب موقوف أو محبوس',
      fr: 'J’ai un proche arrêté ou en prison',
      en: 'I have a relative who has been arrested or is in prison',
    },
    situation: 'relative-arrested',
  },
  {
    slug: 'justice-court',
    parent: 'justice',
    answer: {
      ar: 'لي جلسة في المحكمة أو حكم صدر',
      fr: 'J’ai une audience ou un jugement',
      en: 'I have a court hearing or a judgment',
    },
    situation: 'court-summons',
  },
  {
    slug: 'justice-harmed',
    parent: 'justice',
    answer: {
      ar: 'تعرضت لاعتداء أو سرقة أو نصب أو تهديد',
      fr: 'J’ai subi une agression, un vol, une escroquerie ou des menaces',
      en: 'I was attacked, robbed, cheated or threatened',
    },
    question: { ar: 'أين حدث ذلك؟', fr: 'Où cela s’est-il passé ?', en: 'Where did it happen?' },
  },
  {
    slug: 'justice-road',
    parent: 'justice',
    answer: {
      ar: 'تعرضت لحادث مرور',
      fr: 'J’ai eu un accident de la route',
      en: 'I was in a road accident',
    },
    situation: 'road-accident',
  },
  {
    slug: 'justice-no-money',
    parent: 'justice',
    answer: {
      ar: 'أحتاج إلى محامٍ ولا أملك ما أدفع به',
      fr: 'Il me faut un avocat et je n’ai pas de quoi le payer',
      en: 'I need a lawyer and cannot afford one',
    },
    situation: 'no-money-for-a-lawyer',
  },
  {
    slug: 'justice-harmed-home',
    parent: 'justice-harmed',
    answer: {
      ar: 'في البيت، من زوج أو قريب',
      fr: 'À la maison, de la part d’un conjoint ou d’un proche',
      en: 'At home, from a spouse or a relative',
    },
    situation: 'violence-at-home',
  },
  {
    slug: 'justice-harmed-elsewhere',
    parent: 'justice-harmed',
    answer: {
      ar: 'في مكان آخر أو على الإنترنت',
      fr: 'Ailleurs ou sur Internet',
      en: 'Somewhere else or online',
    },
    situation: 'victim-complaint',
  },
  // Money
  {
    slug: 'money-owed',
    parent: 'money',
    answer: { ar: 'هو لي ولم يُدفع', fr: 'On me le doit', en: 'I am owed it' },
    question: {
      ar: 'من الذي لم يدفع لك؟',
      fr: 'Qui ne vous paie pas ?',
      en: 'Who has not paid you?',
    },
  },
  {
    slug: 'money-asked',
    parent: 'money',
    answer: { ar: 'هو مطلوب مني', fr: 'On me le réclame', en: 'I am asked to pay it' },
    question: {
      ar: 'من الذي يطالبك به؟',
      fr: 'Qui vous le réclame ?',
      en: 'Who is asking you to pay?',
    },
  },
  {
    slug: 'money-owed-employer',
    parent: 'money-owed',
    answer: { ar: 'صاحب العمل', fr: 'Mon employeur', en: 'My employer' },
    situation: 'unpaid-wages',
  },
  {
    slug: 'money-owed-customer',
    parent: 'money-owed',
    answer: { ar: 'زبون', fr: 'Un client', en: 'A customer' },
    situation: 'unpaid-invoice',
  },
  {
    slug: 'money-owed-tenant',
    parent: 'money-owed',
    answer: { ar: 'مستأجر عندي', fr: 'Mon locataire', en: 'My tenant' },
    situation: 'tenant-does-not-pay',
  },
  {
    slug: 'money-owed-maintenance',
    parent: 'money-owed',
    answer: {
      ar: 'من أنتظر منه النفقة',
      fr: 'La personne dont j’attends la pension (nafaqa)',
      en: 'The person I expect maintenance (nafaqa) from',
    },
    situation: 'unpaid-maintenance',
  },
  {
    slug: 'money-owed-cheque',
    parent: 'money-owed',
    answer: {
      ar: 'من سلّمني شيكاً رفضه البنك',
      fr: 'La personne dont la banque a refusé le chèque',
      en: 'The person whose cheque the bank refused',
    },
    situation: 'bounced-cheque',
  },
  {
    slug: 'money-asked-bailiff',
    parent: 'money-asked',
    answer: { ar: 'محضر قضائي', fr: 'Un huissier de justice', en: 'A bailiff' },
    situation: 'bailiff-paper',
  },
  {
    slug: 'money-asked-tax-office',
    parent: 'money-asked',
    answer: { ar: 'مصلحة الضرائب', fr: 'Les impôts', en: 'The tax office' },
    situation: 'tax-notice',
  },
  {
    slug: 'money-asked-cheque',
    parent: 'money-asked',
    answer: {
      ar: 'من سلّمته شيكاً لم يُدفع',
      fr: 'La personne à qui j’ai remis un chèque impayé',
      en: 'The person I gave a cheque that was not paid',
    },
    situation: 'bounced-cheque',
  },
  {
    slug: 'money-asked-deceased',
    parent: 'money-asked',
    answer: {
      ar: 'من كان له دين على قريب توفي',
      fr: 'La personne à qui un proche décédé devait de l’argent',
      en: 'The person a relative who has died owed money to',
    },
    situation: 'debts-of-the-deceased',
  },
  // Business
  {
    slug: 'business-start',
    parent: 'business',
    answer: {
      ar: 'أريد أن أؤسس شركة',
      fr: 'Je veux créer une société',
      en: 'I want to start a company',
    },
    situation: 'starting-a-company',
  },
  {
    slug: 'business-contract',
    parent: 'business',
    answer: {
      ar: 'لي عقد يُطلب مني توقيعه',
      fr: 'J’ai un contrat à signer',
      en: 'I have a contract to sign',
    },
    situation: 'contract-review',
  },
  {
    slug: 'business-customer',
    parent: 'business',
    answer: {
      ar: 'لي زبون لا يدفع فواتيري',
      fr: 'J’ai un client qui ne paie pas mes factures',
      en: 'I have a customer who does not pay my invoices',
    },
    situation: 'unpaid-invoice',
  },
  {
    slug: 'business-partners',
    parent: 'business',
    answer: {
      ar: 'لي خلاف مع شركائي',
      fr: 'J’ai un désaccord avec mes associés',
      en: 'I have a dispute with my partners',
    },
    situation: 'partners-dispute',
  },
  {
    slug: 'business-tax',
    parent: 'business',
    answer: {
      ar: 'لي إشعار من الضرائب أو مراقبة',
      fr: 'J’ai un avis des impôts ou un contrôle',
      en: 'I have a tax notice or an inspection',
    },
    situation: 'tax-notice',
  },
  {
    slug: 'business-employee',
    parent: 'business',
    answer: {
      ar: 'لي عامل أفكر في تسريحه',
      fr: 'J’ai un salarié que je pense licencier',
      en: 'I have an employee I am thinking of dismissing',
    },
    situation: 'dismissing-an-employee',
  },
  {
    slug: 'business-close',
    parent: 'business',
    answer: {
      ar: 'أريد أن أغلق شركتي',
      fr: 'Je veux fermer ma société',
      en: 'I want to close my company',
    },
    situation: 'closing-a-company',
  },
];
