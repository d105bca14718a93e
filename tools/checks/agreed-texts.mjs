import { languages } from './translations.mjs';

/**
 * Texts of the client that were agreed word by word, by key. `…` stands for what may be there besides, so
 * that only the agreed part is compared.
 */
const AGREED = {
  'dashboard.contentStatus.active': { ar: 'منشور', fr: 'Publié', en: 'Published' },
  'dashboard.contentStatus.inactive': { ar: 'غير منشور', fr: 'Non publié', en: 'Not published' },
  'admin.users.state.active': { ar: 'نشط', fr: 'Actif', en: 'Active' },
  'dashboard.filters.missing': {
    ar: 'ترجمة ناقصة',
    fr: 'Traduction manquante',
    en: 'Missing translation',
  },
  'dashboard.status.reason': { fr: 'Motif du refus' },
  'dashboard.form.saveDraft': { fr: 'Enregistrer comme brouillon' },
  'dashboard.undo': { fr: 'Annuler' },
  'dashboard.form.length_few': { ar: '… أحرف' },
  'dashboard.form.length_many': { ar: '… حرفاً' },
  'dashboard.form.length_other': { ar: '… حرف', fr: '… caractères', en: '… characters' },
  'dashboard.form.length_one': { fr: '… caractère', en: '… character' },
  'admin.contactInfo.toast.created': { ar: 'أُضيفت معلومة الاتصال', fr: 'Coordonnée ajoutée' },
  'admin.contactInfo.toast.updated': { ar: 'عُدّلت معلومة الاتصال', fr: 'Coordonnée modifiée' },
  'admin.contactInfo.toast.removed': { ar: 'حُذفت معلومة الاتصال…', fr: '… supprimée' },
  'admin.contactInfo.toast.restored': { ar: 'أُعيدت معلومة الاتصال…', fr: '… rétablie' },
  'admin.contactInfo.toast.hidden': { ar: 'أُخفيت معلومة الاتصال…', fr: '… masquée …' },
  'admin.contactInfo.toast.shown': { ar: 'أُظهرت معلومة الاتصال…', fr: 'La coordonnée …' },
  'admin.categories.slugHelp': { en: '… Filled in from the English name unless you type one.' },
  'admin.jobRoles.slugHelp': { en: '… Filled in from the English title unless you type one.' },
  'admin.services.slugHelp': { en: '… Filled in from the English title unless you type one.' },
  'admin.categories.replacement': {
    ar: 'نقل عناصرها إلى',
    fr: 'Déplacer ses éléments vers',
    en: 'Move its entries to',
  },
  'words.urgency.urgent': { ar: 'مستعجل جداً' },
  'words.urgency.high': { ar: 'مستعجل' },
  'words.urgency.normal': { ar: 'عادي' },
  'words.urgency.low': { ar: 'غير مستعجل' },
  'request.next.workingDay': { ar: 'يصلك ردّنا في أجل أقصاه {{date}}.' },
  'request.fields.serviceDescription': { fr: 'Votre besoin' },
  'request.fields.additionalRequirements': { fr: 'Autres précisions' },
  'branches.title': { fr: 'Nos domaines d’intervention' },
  'branches.criminal.points': {
    ar: '…الإجراءات أمام الجهات القضائية الجزائية…',
    fr: 'Délits et crimes\n…',
  },
  'branches.real-estate.points': { ar: '…\nالتوثيق والشهر العقاري\n…' },
  'branches.public-procurement.points': { ar: '…ملفات طلبات العروض…' },
  'branches.family.points': { fr: '… khol‘ …' },
  'testimonials.verified': { ar: 'رأي موكّل تحققنا منه' },
  'testimonials.next': { fr: 'Posez-la-nous …' },
  'verify.check': { ar: 'أكّدتُ بريدي', en: 'I’ve confirmed my e‑mail' },
  'contact.sectionAction': { ar: 'كل وسائل الاتصال' },
  'nav.trail': { ar: 'مسار التصفح' },
  'jobRoles.salary': { ar: 'الأجر' },
  'home.tagline': { en: 'Tell us your problem … a legal expert …' },
  'home.step3Text': { fr: '… vous en êtes averti.' },
  'consultants.intro': { fr: '… répondent à vos questions…', en: '… answer your questions…' },
  'about.mission.text': {
    fr: '… à la technologie et préservent la confidentialité de chaque dossier…',
  },
  'about.vision.text': { fr: '… connaît ses droits et trouve un défenseur…' },
  'about.value.innovation.text': {
    ar: '… لا لتحل محل رأي رجل القانون.',
    fr: 'La technologie réduit les distances …',
  },
  'about.value.professionalism.text': { fr: '… mené par un spécialiste…' },
  'about.feature.direct.text': { ar: '… وما يخلص إليه يشرحه لك.' },
  'about.feature.coverage.text': { en: '… turnaround times…' },
  'about.feature.minutes.text': {
    ar: 'في دقائق … 24 ساعة …',
    fr: 'En quelques minutes… 24\u00a0heures…',
    en: 'Within minutes … within 24 hours …',
  },
};

/** Lists that say, while they are empty, that their rows will appear there. */
const LISTS = [
  ...['categories', 'consultants', 'consultations', 'contactRequests', 'faqs', 'jobRoles'],
  ...['serviceRequests', 'services', 'testimonials'],
];
const WILL_APPEAR = { ar: 'س…ظهر هنا …', fr: '… apparaîtr…', en: '… will appear here…' };

/** The texts that are not worded as agreed. */
export function agreedFaults(translations) {
  const agreed = [
    ...Object.entries(AGREED),
    ...LISTS.map((list) => [`admin.${list}.empty`, WILL_APPEAR]),
  ];
  return languages.flatMap((language) =>
    agreed.flatMap(([key, texts]) =>
      faultOf(language, key, translations[language].get(key), texts[language]),
    ),
  );
}

function faultOf(language, key, text, agreed) {
  if (agreed === undefined || (text !== undefined && matches(text, agreed))) return [];
  return [`${language} ${key}: agreed is ${JSON.stringify(agreed)}, not ${JSON.stringify(text)}`];
}

/** Whether the parts between the `…` follow one another in the text, which begins and ends as they do. */
function matches(text, agreed) {
  const literal = (part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${agreed.split('…').map(literal).join('.*')}$`, 's').test(text);
}
