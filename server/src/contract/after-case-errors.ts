import { define } from './error-messages.js';

/** The errors around ratings, testimonials that are made of them, and appointments that nobody came to. */
export const AFTER_CASE_ERRORS = {
  RATING_TOO_EARLY: define(
    409,
    'يمكنك إبداء رأيك بعد اكتمال العمل على هذا الملف',
    'Vous pourrez donner votre avis une fois ce dossier terminé',
    'You can give your opinion once this case is completed',
  ),
  RATING_SETTLED: define(
    409,
    'انقضت مدة تعديل رأيك، وما زال بإمكانك سحبه',
    'Votre avis ne peut plus être modifié\u00a0; vous pouvez toujours le retirer',
    'Your opinion can no longer be changed; you can still withdraw it',
  ),
  RATING_NOT_FOR_PUBLICATION: define(
    409,
    'لم يوافق الموكّل على نشر هذا الرأي، فلا يُنشر',
    'Le client n’a pas accepté la publication de cet avis\u00a0: il ne peut pas être publié',
    'The client has not agreed to the publication of this opinion, so it cannot be published',
  ),
  APPOINTMENT_AHEAD: define(
    409,
    'لم يحن هذا الموعد بعد',
    'Ce rendez-vous n’a pas encore commencé',
    'This appointment has not begun yet',
  ),
  NO_SHOW_SETTLED: define(
    409,
    'مضى أكثر من يوم على تسجيل الغياب، فلا يُتراجع عنه',
    'L’absence a été notée il y a plus d’un jour\u00a0: elle ne s’annule plus',
    'The absence was recorded more than a day ago and can no longer be taken back',
  ),
} as const;

/** What somebody who calls the API does about each of them. */
export const AFTER_CASE_ADVICE: Record<keyof typeof AFTER_CASE_ERRORS, string> = {
  RATING_TOO_EARLY: 'Rate the request once its status is completed.',
  RATING_SETTLED: 'Withdraw the rating: its days of change are over.',
  RATING_NOT_FOR_PUBLICATION:
    'Leave it: the client has not agreed to a testimonial, or has taken the consent back.',
  APPOINTMENT_AHEAD: 'Wait until the appointment has begun.',
  NO_SHOW_SETTLED: 'Nothing to do: the mark stays after a day.',
};
