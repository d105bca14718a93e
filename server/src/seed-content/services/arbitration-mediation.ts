import type { SeededService } from './service-seed.types.js';

export const arbitrationMediation: SeededService = {
  id: 8,
  slug: 'arbitration-mediation',
  title: {
    ar: 'التحكيم والوساطة',
    fr: 'Arbitrage et médiation',
    en: 'Arbitration and mediation',
  },
  description: {
    ar: 'مرافقة الأطراف في تسوية نزاعاتهم بالصلح أو الوساطة أو التحكيم، من اختيار الطريق المناسب إلى تحرير الاتفاق ومتابعة تنفيذه.',
    fr: 'Accompagnement des parties vers un règlement amiable ou arbitral : choix de la voie, préparation du dossier, rédaction de l’accord et suivi de son exécution.',
    en: 'Support for parties who want to settle a dispute by conciliation, mediation or arbitration: choosing the route, preparing the file, drafting and follow-up.',
  },
  details: {
    ar:
      'ليس كل نزاع محتاجاً إلى خصومة طويلة. ينظم قانون الإجراءات المدنية والإدارية (القانون 08-09) طرقاً بديلة لحل النزاعات هي الصلح والوساطة والتحكيم، ولكل منها مجاله وآثاره. نقرأ ملفك أولاً ونبيّن لك أي طريق منها متاح قانوناً، وما يكلّفه من وقت وجهد، وما يُحتمل أن يبقى من اختصاص القضاء.\n\n' +
      'وللوساطة القضائية حدود: فهي لا تشمل قضايا شؤون الأسرة والقضايا العمالية وكل ما من شأنه المساس بالنظام العام. كما لا يجوز التحكيم في المسائل المتعلقة بالنظام العام أو بحالة الأشخاص وأهليتهم. نوضح لك هذه الحدود قبل أن تلتزم بشيء.\n\n' +
      'نحرر شرط التحكيم أو اتفاق التحكيم، ونساعد على اختيار الوسيط أو المحكم، ونعد مذكراتك ووثائقك، ونحضر معك جلسات التفاوض. وعند الوصول إلى اتفاق، نصوغه في محضر أو عقد صلح قابل للتنفيذ، ونتابع إجراءات المصادقة عليه أو استصدار أمر بتنفيذ حكم التحكيم أمام الجهة القضائية المختصة.',
    fr:
      'Tout différend n’appelle pas un long procès. Le Code de procédure civile et administrative (loi 08-09) organise des modes alternatifs de règlement des litiges, la conciliation, la médiation et l’arbitrage, qui ont chacun leur domaine et leurs effets. Nous lisons d’abord votre dossier, puis nous vous disons quelle voie est ouverte, ce qu’elle demande de temps et d’efforts, et ce qui restera du ressort du juge.\n\n' +
      'Ces voies ont des limites. La médiation judiciaire ne s’étend ni aux affaires familiales, ni aux affaires sociales, ni à ce qui peut porter atteinte à l’ordre public ; l’arbitrage est exclu pour les questions d’ordre public et pour celles qui touchent à l’état et à la capacité des personnes. Vous le savez avant de vous engager.\n\n' +
      'Nous rédigeons la clause compromissoire ou le compromis, aidons à choisir le médiateur ou l’arbitre, préparons vos mémoires et vos pièces et assistons aux séances de négociation. L’accord obtenu est mis en forme dans un procès-verbal ou une transaction, puis nous suivons son homologation ou l’exequatur de la sentence devant la juridiction compétente.',
    en:
      'Not every dispute calls for a long trial. The Code of Civil and Administrative Procedure (Law 08-09) provides for conciliation, mediation and arbitration, each with its own scope and effects. We read your file first, then tell you which route is open, what it takes in time and effort, and what would still be for the courts.\n\n' +
      'These routes have limits. Court-referred mediation does not cover family or labour cases, or anything that may affect public policy; arbitration is excluded for matters of public policy and of personal status and capacity. You know this before you commit to anything.\n\n' +
      'We draft the arbitration clause or submission agreement, help you choose a mediator or arbitrator, prepare your statements and evidence, and attend negotiation sessions with you. Once there is an agreement we put it into enforceable form, as minutes or a settlement contract, and follow its approval, or the enforcement order for an award, before the competent court.',
  },
  availability: {
    ar: 'من الأحد إلى الخميس. الجلسات بالمكتب أو في مكان محايد أو عن بعد، بمواعيد يتفق عليها الأطراف مسبقاً.',
    fr: 'Du dimanche au jeudi. Séances au cabinet, en un lieu neutre ou à distance, aux dates convenues entre les parties.',
    en: 'Sunday to Thursday. Sessions at our office, at a neutral venue or online, on dates agreed by the parties.',
  },
  tags: {
    ar: ['وساطة', 'تحكيم', 'صلح', 'نزاعات تجارية', 'شرط التحكيم'],
    fr: ['Médiation', 'Arbitrage', 'Conciliation', 'Litiges commerciaux', 'Clause compromissoire'],
    en: ['Mediation', 'Arbitration', 'Conciliation', 'Commercial disputes', 'Arbitration clause'],
  },
  sections: [
    {
      kind: 'cases_we_handle',
      items: {
        ar: [
          'نزاعات العقود التجارية',
          'الخلافات بين الشركاء',
          'نزاعات الأشغال والمقاولة',
          'الإيجارات التجارية والسكنية',
          'نزاعات الجوار والملكية المشتركة',
          'التعويض عن الأضرار',
          'عقود التجارة الدولية',
        ],
        fr: [
          'Litiges nés de contrats commerciaux',
          'Désaccords entre associés',
          'Litiges de travaux et d’entreprise',
          'Baux commerciaux et d’habitation',
          'Voisinage et copropriété',
          'Réparation de dommages',
          'Contrats du commerce international',
        ],
        en: [
          'Commercial contract disputes',
          'Disagreements between partners',
          'Construction and works disputes',
          'Commercial and residential leases',
          'Neighbour and co-ownership disputes',
          'Compensation for damage',
          'International trade contracts',
        ],
      },
    },
    {
      kind: 'difference_between',
      items: {
        ar: [
          'الصلح: يتفق عليه الخصوم من تلقاء أنفسهم أو بسعي من القاضي، في أي مرحلة من الخصومة، ويُثبَت في محضر.',
          'الوساطة: شخص محايد يساعد الطرفين على إيجاد حلهما بأنفسهما، ولا يملك أن يفرض عليهما حلاً. وقد يعرضها القاضي فيقبلها الخصوم أو يرفضونها.',
          'التحكيم: محكم أو أكثر يفصل في النزاع بحكم ملزم، بناءً على شرط في العقد أو اتفاق بعد نشوء النزاع.',
          'الدعوى القضائية: القاضي هو من يفصل، والجلسات علنية من حيث المبدأ، وطرق الطعن محددة في القانون.',
        ],
        fr: [
          'Conciliation : les parties s’accordent d’elles-mêmes ou à l’initiative du juge, à tout moment de l’instance ; l’accord est constaté par procès-verbal.',
          'Médiation : un tiers neutre aide les parties à trouver leur propre solution, sans pouvoir en imposer une. Le juge peut la proposer ; les parties l’acceptent ou la refusent.',
          'Arbitrage : un ou plusieurs arbitres tranchent par une sentence obligatoire, en vertu d’une clause du contrat ou d’un compromis conclu après la naissance du litige.',
          'Procès : le juge tranche, les audiences sont en principe publiques et les voies de recours sont fixées par la loi.',
        ],
        en: [
          'Conciliation: the parties agree on their own or at the judge’s initiative, at any stage of the case, and the agreement is recorded in minutes.',
          'Mediation: a neutral third person helps the parties find their own solution and cannot impose one. A judge may propose it; the parties accept or decline.',
          'Arbitration: one or more arbitrators decide by a binding award, under a contract clause or an agreement made once the dispute has arisen.',
          'Court action: a judge decides, hearings are public in principle, and the means of appeal are set by law.',
        ],
      },
    },
    {
      kind: 'process',
      items: {
        ar: [
          'دراسة الملف وتحديد الطريق المتاح قانوناً والأنسب لوضعيتك.',
          'الاتصال بالطرف الآخر وعرض التسوية عليه كتابةً.',
          'تحرير اتفاق الوساطة أو اتفاق التحكيم واختيار الوسيط أو المحكم.',
          'إعداد المذكرات والوثائق وحضور الجلسات.',
          'صياغة الاتفاق النهائي أو تسلّم حكم التحكيم، ثم متابعة إجراءات تنفيذه.',
        ],
        fr: [
          'Étude du dossier et choix de la voie légalement ouverte la mieux adaptée.',
          'Prise de contact avec l’autre partie et proposition écrite de règlement.',
          'Rédaction de la convention de médiation ou d’arbitrage et choix du tiers.',
          'Préparation des mémoires et des pièces, puis participation aux séances.',
          'Rédaction de l’accord final ou réception de la sentence, et suivi de son exécution.',
        ],
        en: [
          'Review of the file and choice of the most suitable route open in law.',
          'Contact with the other party and a written settlement proposal.',
          'Drafting of the mediation or arbitration agreement and choice of the neutral.',
          'Preparation of statements and evidence, then attendance at the sessions.',
          'Drafting of the final settlement or receipt of the award, and follow-up of enforcement.',
        ],
      },
    },
    {
      kind: 'advantages',
      items: {
        ar: [
          'يحتفظ الأطراف بالتحكم في الحل وفي رزنامة الجلسات.',
          'تبقى المناقشات سرية ولا تُعرض في جلسة علنية.',
          'يمكن الحفاظ على العلاقة التجارية أو علاقة الجوار.',
          'اختيار محكم له دراية بموضوع النزاع: أشغال أو تأمين أو تجارة دولية.',
          'لمحضر الاتفاق المصادق عليه من القاضي قوة السند التنفيذي.',
        ],
        fr: [
          'Les parties gardent la maîtrise de la solution et du calendrier.',
          'Les échanges restent confidentiels, hors de l’audience publique.',
          'La relation d’affaires ou de voisinage peut être préservée.',
          'L’arbitre peut être choisi pour sa connaissance du sujet : travaux, assurance, commerce international.',
          'Le procès-verbal d’accord homologué par le juge vaut titre exécutoire.',
        ],
        en: [
          'The parties keep control of the outcome and of the timetable.',
          'Discussions stay confidential instead of being aired in open court.',
          'A business or neighbourly relationship can be preserved.',
          'The arbitrator can be chosen for knowledge of the subject: works, insurance, international trade.',
          'A settlement record approved by the judge is an enforceable title.',
        ],
      },
    },
    {
      kind: 'deliverables',
      items: {
        ar: [
          'رأي مكتوب في قابلية النزاع للوساطة أو التحكيم',
          'شرط تحكيم أو اتفاق تحكيم أو اتفاق وساطة محرر وفق القانون',
          'ملف مذكرات ووثائق مرتب ومرقم',
          'محضر اتفاق أو عقد صلح جاهز للتوقيع والمصادقة',
        ],
        fr: [
          'Un avis écrit sur la possibilité de recourir à la médiation ou à l’arbitrage',
          'Une clause compromissoire, un compromis ou une convention de médiation conformes à la loi',
          'Un dossier de mémoires et de pièces classé et numéroté',
          'Un procès-verbal d’accord ou une transaction à signer et à faire homologuer',
        ],
        en: [
          'A written opinion on whether the dispute can be mediated or arbitrated',
          'An arbitration clause, submission or mediation agreement that complies with the law',
          'An ordered and numbered file of statements and evidence',
          'A settlement record or contract ready to be signed and approved',
        ],
      },
    },
  ],
};
