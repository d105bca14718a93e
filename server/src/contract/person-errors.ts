import { define } from './error-messages.js';

/** The errors around records of people that are merged or kept apart. */
export const PERSON_ERRORS = {
  PERSON_MERGED: define(
    409,
    'دُمج هذا الملف في ملف آخر من قبل، حدّث الصفحة لتراه',
    'Cette fiche a déjà été fusionnée avec une autre\u00a0: actualisez la page pour la voir',
    'This record has been merged into another one already: refresh the page to see it',
  ),
  PERSON_SAME: define(
    400,
    'لا يُدمج ملف شخص في نفسه، اختر ملفاً آخر',
    'Une fiche ne peut pas être fusionnée avec elle-même, choisissez-en une autre',
    'A record cannot be merged into itself, choose another one',
  ),
  MERGE_UNDONE: define(
    409,
    'أُلغي هذا الدمج من قبل',
    'Cette fusion a déjà été annulée',
    'This merge has been undone already',
  ),
  MERGE_FINAL: define(
    409,
    'مضى على هذا الدمج أكثر من يوم، فلم يعد ممكناً إلغاؤه',
    'Cette fusion date de plus d’un jour et ne peut plus être annulée',
    'This merge is more than a day old and can no longer be undone',
  ),
  PERSON_ONLY_REQUEST: define(
    409,
    'ليس لهذا الشخص غير هذا الطلب، فلا داعي لفصله عنه',
    'Cette personne n’a rien d’autre que cette demande\u00a0: il n’y a rien à en séparer',
    'This person has nothing but this request, so there is nothing to take it off from',
  ),
} as const;

/** What somebody who calls the API does about each of them. */
export const PERSON_ADVICE: Record<keyof typeof PERSON_ERRORS, string> = {
  PERSON_MERGED: 'Read the person again: somebody merged the record meanwhile.',
  PERSON_SAME: 'Give two different people.',
  MERGE_UNDONE: 'Nothing to do: the merge was undone before.',
  MERGE_FINAL: 'Nothing can be undone: the day after the merge is over.',
  PERSON_ONLY_REQUEST: 'Correct the name or the number in the request instead.',
};
