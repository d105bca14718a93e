/** Titles before a name, in the three languages, without dots (A63). */
export const PERSON_TITLES: readonly string[] = [
  ...[
    'د',
    'الدكتور',
    'الدكتورة',
    'دكتور',
    'دكتورة',
    'أ',
    'أد',
    'الأستاذ',
    'الأستاذة',
    'أستاذ',
    'أستاذة',
  ],
  ...['م', 'المهندس', 'المهندسة', 'مهندس', 'مهندسة', 'المحامي', 'المحامية', 'القاضي', 'القاضية'],
  ...['السيد', 'السيدة', 'السيدان', 'السادة', 'الآنسة', 'آنسة'],
  ...[
    'dr',
    'doctor',
    'docteur',
    'prof',
    'professor',
    'professeur',
    'mr',
    'mrs',
    'ms',
    'miss',
    'm',
    'mm',
  ],
  ...[
    'mme',
    'mmes',
    'mlle',
    'monsieur',
    'messieurs',
    'madame',
    'mademoiselle',
    'me',
    'maître',
    'maitre',
  ],
  ...['eng', 'engineer', 'ing', 'ingénieur', 'attorney', 'avocat', 'avocate', 'judge', 'juge'],
];

/** What a company is, beside its name, without dots. */
export const COMPANY_TITLES: readonly string[] = [
  ...['sarl', 'eurl', 'spa', 'snc', 'scs', 'sas', 'sasu', 'epe', 'epic', 'ets', 'ste'],
  ...['société', 'entreprise', 'établissement', 'établissements', 'llc', 'ltd', 'inc', 'company'],
  ...['شذمم', 'ذمم', 'مشوذمم', 'شذا', 'شركة', 'الشركة', 'مؤسسة', 'المؤسسة'],
];
