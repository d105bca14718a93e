/** Titles before a name, in the three languages, with or without a dot (A63). */
const TITLES = new Set(
  [
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
    'م',
    'المهندس',
    'المهندسة',
    'مهندس',
    'مهندسة',
    'المحامي',
    'المحامية',
    'القاضي',
    'القاضية',
    'السيد',
    'السيدة',
    'dr',
    'doctor',
    'docteur',
    'prof',
    'professor',
    'professeur',
    'mr',
    'mrs',
    'ms',
    'm',
    'mme',
    'mlle',
    'me',
    'maître',
    'maitre',
    'eng',
    'engineer',
    'ing',
    'ingénieur',
    'attorney',
    'avocat',
    'avocate',
    'judge',
    'juge',
  ].map((title) => title.toLowerCase()),
);

/** First letter of a name without its titles; '?' when nothing is left. */
export function initialOf(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const bare = words.find((word) => !TITLES.has(word.replace(/[.٫،,/]/g, '').toLowerCase()));
  return [...(bare ?? words.at(-1) ?? '')][0]?.toUpperCase() ?? '?';
}
