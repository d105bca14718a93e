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
      'ليس كل نزاع محتاجاً إلى خصومة طويلة. فهناك أيضاً الصلح والوساطة والتحكيم. نقرأ ملفك أولاً ونبيّن لك أي طريق منها متاح قانوناً، وما يكلّفه من وقت وجهد، وما يُحتمل أن يبقى من اختصاص القضاء.\n\n' +
      'وليس كل طريق صالحاً لكل نزاع. أرسل إلينا العقد والمراسلات وأي ورقة قضائية وصلتك، واكتب ما تريد الوصول إليه وما يمكنك التنازل عنه. نوضح لك ما يصلح لنزاعك قبل أن تلتزم بشيء.\n\n' +
      'نحرر شرط التحكيم أو اتفاق التحكيم، ونساعد على اختيار الوسيط أو المحكم، ونعد مذكراتك ووثائقك، ونحضر معك جلسات التفاوض. وعند الوصول إلى اتفاق، نصوغه في محضر أو عقد صلح قابل للتنفيذ، ونتابع إجراءات المصادقة عليه أو استصدار أمر بتنفيذ حكم التحكيم أمام الجهة القضائية المختصة.',
    fr:
      'Tout différend n’appelle pas un long procès. Il y a aussi la conciliation, la médiation et l’arbitrage. Nous lisons d’abord votre dossier, puis nous vous disons quelle voie est ouverte, ce qu’elle demande de temps et d’efforts, et ce qui restera du ressort du juge.\n\n' +
      'Toutes les voies ne conviennent pas à tous les litiges. Envoyez-nous le contrat, les échanges et tout acte reçu, et écrivez ce que vous voulez obtenir et ce que vous pouvez concéder. Vous savez ce qui convient avant de vous engager.\n\n' +
      'Nous rédigeons la clause compromissoire ou le compromis, aidons à choisir le médiateur ou l’arbitre, préparons vos mémoires et vos pièces et assistons aux séances de négociation. L’accord obtenu est mis en forme dans un procès-verbal ou une transaction, puis nous suivons son homologation ou l’exequatur de la sentence devant la juridiction compétente.',
    en:
      'Not every dispute calls for a long trial. There are also conciliation, mediation and arbitration. We read your file first, then tell you which route is open, what it takes in time and effort, and what would still be for the courts.\n\n' +
      'Not every route fits every dispute. Send us the contract, the messages and any court paper you received, and write down what you want and what you could give up. You know what is open before you commit to anything.\n\n' +
      'We draft the arbitration clause or submission agreement, help you choose a mediator or arbitrator, prepare your statements and evidence, and attend negotiation sessions with you. Once there is an agreement we put it into enforceable form, as minutes or a settlement contract, and follow its approval, or the enforcement order for an award, before the competent court.',
  },
  availability: {
    ar: 'من الأحد إلى الخميس. الجلسات بالمكتب أو في مكان محايد أو عن بعد، بمواعيد يتفق عليها الأطراف مسبقاً.',
    fr: 'Du dimanche au jeudi. Séances au cabinet, en un lieu neutre ou à distance, aux dates convenues entre les parties.',
    en: 'Sunday to Thursday. Sessions at our office, at a neutral venue or online, on dates agreed by the parties.',
  },
  tags: {
    ar: ['وساطة', 'تحكيم', 'تسوية ودية', 'نزاعات تجارية', 'شرط التحكيم'],
    fr: [
      'Médiation',
      'Arbitrage',
      'Règlement amiable',
      'Litiges commerciaux',
      'Clause compromissoire',
    ],
    en: [
      'Mediation',
      'Arbitration',
      'Amicable settlement',
      'Commercial disputes',
      'Arbitration clause',
    ],
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
          'الصلح: يجلس الطرفان، وحدهما أو بمساعدة غيرهما، ويُكتب ما اتفقا عليه.',
          'الوساطة: شخص محايد يستمع إلى الطرفين ويساعدهما على إيجاد حلهما بأنفسهما.',
          'التحكيم: محكم أو أكثر يختارهم الطرفان يدرسون الملف ويفصلون فيه، بناءً على شرط في العقد أو اتفاق لاحق.',
          'الدعوى القضائية: يُعرض الملف على القاضي، وتُقدَّم المذكرات والوثائق في جلسات.',
        ],
        fr: [
          'Conciliation : les parties se parlent, seules ou avec l’aide d’autrui, et leur accord est mis par écrit.',
          'Médiation : un tiers neutre écoute les parties et les aide à trouver leur propre solution.',
          'Arbitrage : un ou plusieurs arbitres choisis par les parties étudient le dossier et tranchent, sur la base d’une clause du contrat ou d’un accord ultérieur.',
          'Procès : le dossier est porté devant un juge ; mémoires et pièces sont échangés d’audience en audience.',
        ],
        en: [
          'Conciliation: the parties talk, alone or with someone’s help, and their agreement is put in writing.',
          'Mediation: a neutral third person listens to the parties and helps them find their own solution.',
          'Arbitration: one or more arbitrators chosen by the parties study the file and decide, on the basis of a contract clause or a later agreement.',
          'Court action: the file goes before a judge, and statements and documents are exchanged from hearing to hearing.',
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
          'تجري المناقشات بين الأطراف وحدهم، في مكان يختارونه.',
          'يمكن الحفاظ على العلاقة التجارية أو علاقة الجوار.',
          'اختيار محكم له دراية بموضوع النزاع: أشغال أو تأمين أو تجارة دولية.',
          'يُكتب ما اتُّفق عليه في محضر واضح يُقدَّم للمصادقة.',
        ],
        fr: [
          'Les parties gardent la maîtrise de la solution et du calendrier.',
          'Les échanges se tiennent entre les parties seules, dans un lieu qu’elles choisissent.',
          'La relation d’affaires ou de voisinage peut être préservée.',
          'L’arbitre peut être choisi pour sa connaissance du sujet : travaux, assurance, commerce international.',
          'Ce qui est convenu est consigné dans un procès-verbal clair, à faire homologuer.',
        ],
        en: [
          'The parties keep control of the outcome and of the timetable.',
          'Discussions take place between the parties alone, at a venue they choose.',
          'A business or neighbourly relationship can be preserved.',
          'The arbitrator can be chosen for knowledge of the subject: works, insurance, international trade.',
          'What is agreed is set out in a clear record, ready to be submitted for approval.',
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
