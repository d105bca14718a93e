import type { SeededFaq } from './seeded-faq.js';

/** Courses and workshops. */
export const training: readonly SeededFaq[] = [
  {
    order: 5,
    featured: true,
    question: {
      ar: 'لمن تُوجَّه دوراتكم التكوينية؟',
      fr: 'À qui s’adressent vos formations ?',
      en: 'Who are your training courses for?',
    },
    answer: {
      ar: 'لكل من يتعامل مع القانون في عمله أو دراسته: مسيّرو المؤسسات وإطارات الموارد البشرية، والجمعيات، والأساتذة والطلبة، والحقوقيون في بداية مسارهم. لا تُشترط معرفة قانونية سابقة في دورات التبسيط، أما الدورات المتخصصة فيُذكر المستوى المطلوب في برنامجها، ونملأ معك استبياناً قصيراً قبل الانطلاق.',
      fr: 'À tous ceux que le droit concerne dans leur travail ou leurs études : dirigeants et responsables des ressources humaines, associations, enseignants et étudiants, jeunes juristes. Les sessions d’initiation ne supposent aucune connaissance préalable ; le programme des sessions spécialisées précise le niveau attendu, et un bref questionnaire est rempli avant le début.',
      en: 'For everyone who deals with legal questions in their work or studies: managers and human-resources staff, associations, teachers and students, lawyers at the start of their career. Introductory courses assume no prior knowledge; the programme of a specialised course states the level expected, and a short questionnaire is filled in beforehand.',
    },
  },
  {
    order: 10,
    question: {
      ar: 'هل أحصل على شهادة في نهاية الدورة؟',
      fr: 'Reçoit-on une attestation à la fin de la formation ?',
      en: 'Do I get a certificate at the end of a course?',
    },
    answer: {
      ar: 'تُسلَّم شهادة مشاركة باسمك تذكر موضوع الدورة ومدتها وتاريخها لمن حضر الحصص كاملة. وهي تثبت مشاركتك، لكنها ليست شهادة من شهادات الدولة ولا تعادل مؤهلاً جامعياً أو مهنياً.',
      fr: 'Une attestation de participation nominative, indiquant le thème, la durée et la date, est remise à qui a suivi toutes les séances. Elle prouve votre participation, mais n’est pas un diplôme d’État et n’équivaut pas à un titre universitaire ou professionnel.',
      en: 'A certificate of attendance in your name, with the subject, length and date, is given to everyone who attended all sessions. It proves that you took part, but it is not a state diploma and is not equivalent to a university degree or professional qualification.',
    },
  },
  {
    order: 15,
    question: {
      ar: 'هل تنظمون دورات داخل المؤسسة أو عن بعد؟',
      fr: 'Proposez-vous des formations en entreprise ou à distance ?',
      en: 'Do you run courses on company premises or online?',
    },
    answer: {
      ar: 'نعم، بالصيغتين معاً أو بإحداهما. نعد برنامجاً على مقاس المؤسسة: أمثلة من قطاعها، ووثائقها هي إن رغبت، ومدة تناسب أوقات العمل. وتُعقد الدورات عن بعد مباشرةً مع المؤطر حتى تُطرح الأسئلة في حينها، ويحصل كل مشارك على سند مكتوب بعد كل حصة.',
      fr: 'Oui, sous l’une ou l’autre forme, ou les deux. Le programme est bâti pour l’entreprise : exemples de son secteur, ses propres documents si elle le souhaite, durée adaptée aux horaires. À distance, les séances ont lieu en direct avec le formateur, pour que les questions trouvent leur réponse sur le moment, et chaque participant reçoit un support écrit.',
      en: 'Yes, either way or both. The programme is made for the company: examples from its sector, its own documents if it wishes, a length that fits working hours. Online sessions are held live with the trainer, so that questions are answered on the spot, and every participant receives written material.',
    },
  },
  {
    order: 20,
    question: {
      ar: 'كيف أسجل مجموعة من العمال في دورة؟',
      fr: 'Comment inscrire un groupe de salariés ?',
      en: 'How do I enrol a group of employees?',
    },
    answer: {
      ar: 'أرسل طلب خدمة «التكوين القانوني» واذكر الموضوع وعدد المشاركين ومستواهم والتواريخ الممكنة. نرسل إليك برنامجاً مفصلاً وعرضاً تبدي رأيك فيهما قبل التأكيد، ويُثبَّت الموعد بعد موافقتك.',
      fr: 'Envoyez une demande pour le service « Formation juridique » en indiquant le thème, le nombre de participants, leur niveau et les dates possibles. Vous recevez un programme détaillé et une proposition, à valider avant confirmation ; la date est fixée après votre accord.',
      en: 'Send a request for the “Legal training” service with the subject, the number of participants, their level and possible dates. You receive a detailed programme and a quote to comment on before confirming; the date is set once you agree.',
    },
  },
];
