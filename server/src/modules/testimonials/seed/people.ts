import type { SeededTestimonial } from './seeded-testimonial.js';

/** Testimonials of private clients. */
export const people: readonly SeededTestimonial[] = [
  {
    rating: 5,
    featured: true,
    texts: {
      ar: {
        name: 'لمياء بن مثال',
        role: 'طالبة دكتوراه',
        company: 'جامعة المدينة الفاضلة',
        review:
          'رافقتني باقة الطلبة من ضبط الإشكالية إلى ترتيب المراجع. لم يكتب أحد مكاني، بل كانت ملاحظات على الهامش أعود إليها وأفهم لماذا. وأعجبني أن لكل جلسة ملخصاً يصلني في اليوم نفسه.',
      },
      fr: {
        name: 'Lamia Benmithal',
        role: 'Doctorante',
        company: 'Université de la Cité idéale',
        review:
          'Le forfait étudiant m’a accompagnée de la problématique jusqu’à la bibliographie. Personne n’a écrit à ma place : des remarques en marge, que je relis et dont je comprends la raison. Et chaque séance donne lieu à un résumé reçu le jour même.',
      },
      en: {
        name: 'Lamia Benmithal',
        role: 'Doctoral student',
        company: 'University of the Ideal City',
        review:
          'The student package took me from framing the question to ordering the sources. Nobody wrote in my place: there were notes in the margin that I could go back to and understand. And a summary of each session reached me the same day.',
      },
    },
  },
  {
    rating: 5,
    texts: {
      ar: {
        name: 'نادية بن رواية',
        role: 'مسؤولة التصدير',
        company: 'تمور الواحة السابعة، بسكرة',
        review:
          'عقد توريد من أربع عشرة صفحة تُرجم إلى الفرنسية والإنجليزية، وأُعيد في التاريخ المتفق عليه، مع قائمة بالمصطلحات التي اختيرت ولماذا. قَبِله الشريك الأجنبي دون أي ملاحظة.',
      },
      fr: {
        name: 'Nadia Benriwaya',
        role: 'Responsable export',
        company: 'Dattes de la Septième Oasis, Biskra',
        review:
          'Un contrat de fourniture de quatorze pages traduit en français et en anglais, rendu à la date convenue, avec la liste des termes retenus et la raison de chaque choix. Notre partenaire étranger l’a accepté sans une remarque.',
      },
      en: {
        name: 'Nadia Benriwaya',
        role: 'Export manager',
        company: 'Seventh Oasis Dates, Biskra',
        review:
          'A fourteen-page supply contract translated into French and English and returned on the agreed date, with a list of the terms that were chosen and why. Our partner abroad accepted it without a single remark.',
      },
    },
  },
  {
    rating: 3,
    verified: false,
    texts: {
      ar: {
        name: 'سميرة بن سحاب',
        role: 'صيدلانية',
        company: 'صيدلية النجمة السابعة، عنابة',
        review:
          'الوثائق التي استلمتها كانت مضبوطة، لكن الرد على سؤالي الأول تأخر يومين في فترة العطلة. بعد أن نبّهت إلى ذلك صار لي موعد محدد لكل رد، وتحسّن الأمر.',
      },
      fr: {
        name: 'Samira Bensahab',
        role: 'Pharmacienne',
        company: 'Pharmacie de la Septième Étoile, Annaba',
        review:
          'Les documents reçus étaient en règle, mais la réponse à ma première question a tardé deux jours pendant les fêtes. Une fois que je l’ai signalé, une date m’a été donnée pour chaque réponse, et cela s’est arrangé.',
      },
      en: {
        name: 'Samira Bensahab',
        role: 'Pharmacist',
        company: 'Seventh Star Pharmacy, Annaba',
        review:
          'The documents I received were in order, but the answer to my first question came two days late over the holidays. Once I pointed it out I was given a date for every reply, and things improved.',
      },
    },
  },
  {
    rating: 4,
    texts: {
      ar: {
        name: 'إيناس بن قافية',
        role: 'صاحبة متجر إلكتروني',
        company: 'متجر خيط القمر، تلمسان',
        review:
          'كُتبت لي شروط البيع وسياسة الإرجاع بلغة يفهمها الزبون، وبالعربية والفرنسية. احتجت إلى جولتي تصحيح بدل واحدة، وكانت الثانية بلا مقابل كما هو مذكور في العرض.',
      },
      fr: {
        name: 'Inès Benkafia',
        role: 'Gérante d’une boutique en ligne',
        company: 'Boutique Fil de Lune, Tlemcen',
        review:
          'Mes conditions de vente et ma politique de retour ont été rédigées dans une langue que le client comprend, en arabe et en français. Il a fallu deux relectures au lieu d’une ; la seconde n’a rien coûté, comme prévu dans le devis.',
      },
      en: {
        name: 'Inès Benkafia',
        role: 'Online shop owner',
        company: 'Moonthread Shop, Tlemcen',
        review:
          'My terms of sale and returns policy were written in words that a customer understands, in Arabic and in French. It took two rounds of corrections rather than one; the second cost nothing, just as the offer had said.',
      },
    },
  },
  {
    rating: 3,
    texts: {
      ar: {
        name: 'فريدة بن ظل',
        role: 'متقاعدة مقيمة بالخارج',
        company: 'جمعية الجسر المعلق',
        review:
          'ملف تركة بين بلدين. كانت المراحل مشروحة، لكن نقل الوثائق بين الإدارات أخذ شهوراً، وهذا ليس بيد المكتب. تمنيت لو قيل لي ذلك من البداية بعبارة أوضح.',
      },
      fr: {
        name: 'Farida Bendhill',
        role: 'Retraitée établie à l’étranger',
        company: 'Association du Pont suspendu',
        review:
          'Un dossier de succession entre deux pays. Les étapes étaient expliquées, mais la circulation des pièces entre administrations a pris des mois, ce qui ne dépend pas du cabinet. J’aurais aimé qu’on me le dise plus nettement dès le départ.',
      },
      en: {
        name: 'Farida Bendhill',
        role: 'Retired, living abroad',
        company: 'Hanging Bridge Association',
        review:
          'An inheritance file between two countries. The stages were explained, but moving papers from one administration to another took months, which is not in the firm’s hands. I wish I had been told so more plainly at the start.',
      },
    },
  },
  {
    rating: 5,
    texts: {
      ar: {
        name: 'مراد بن ستار',
        role: 'رئيس قسم',
        company: 'جامعة المدينة الفاضلة',
        review:
          'مرافقة في إعداد النصوص الداخلية للقسم وتنظيم اجتماعات المجلس. وصلتنا مسودات قابلة للتعديل مع شرح كل مادة، واحتُرمت الرزنامة التي اتفقنا عليها أسبوعاً بأسبوع.',
      },
      fr: {
        name: 'Mourad Benstar',
        role: 'Chef de département',
        company: 'Université de la Cité idéale',
        review:
          'Un accompagnement pour les textes internes du département et la tenue des conseils. Nous avons reçu des projets modifiables, chaque article expliqué, et le calendrier convenu a été respecté semaine après semaine.',
      },
      en: {
        name: 'Mourad Benstar',
        role: 'Head of department',
        company: 'University of the Ideal City',
        review:
          'Support in drafting the department’s internal rules and running its board meetings. We received drafts we could edit, with every article explained, and the calendar we had agreed was kept week by week.',
      },
    },
  },
  {
    rating: 3,
    verified: false,
    texts: {
      ar: {
        name: 'توفيق بن سراب',
        role: 'صاحب وكالة سياحة',
        company: 'وكالة بساط الريح، غرداية',
        review:
          'الخدمة جيدة والمتابعة عبر الحساب مريحة، إلا أنني اضطررت إلى إرسال الوثيقة نفسها مرتين بصيغتين مختلفتين. قيل لي إن قائمة الصيغ المقبولة أضيفت بعد ملاحظتي.',
      },
      fr: {
        name: 'Toufik Bensarab',
        role: 'Directeur d’agence de voyages',
        company: 'Agence du Tapis volant, Ghardaïa',
        review:
          'Le service est bon et le suivi par le compte est commode, mais j’ai dû envoyer deux fois le même document sous deux formats. On m’a dit que la liste des formats acceptés avait été ajoutée après ma remarque.',
      },
      en: {
        name: 'Toufik Bensarab',
        role: 'Travel agency owner',
        company: 'Flying Carpet Travel, Ghardaïa',
        review:
          'The service is good and following it through the account is convenient, but I had to send the same document twice in two formats. I was told that the list of accepted formats was added after my remark.',
      },
    },
  },
];
