import { define } from './error-definition.js';

/** The errors of somebody who books or cancels a consultation. */
export const BOOKING_ERRORS = {
  SLOT_TAKEN: define(
    409,
    'حُجز هذا الموعد قبل قليل، يرجى اختيار موعد آخر',
    'Ce créneau vient d’être réservé, veuillez en choisir un autre',
    'This time has just been booked, please choose another one',
  ),
  CANCEL_TOO_LATE: define(
    409,
    'لم يعد إلغاء الموعد من هنا ممكناً لأنه بعد أقل من {hours:hours}، يرجى الاتصال بالمكتب',
    'Ce rendez-vous a lieu dans moins de {hours:hours} et ne peut plus être annulé ici\u00a0: veuillez appeler le cabinet',
    'This appointment is less than {hours:hours} away and can no longer be cancelled here: please call the office',
  ),
  CONSULTATION_OVER: define(
    409,
    'هذه الاستشارة منتهية أو ملغاة من قبل',
    'Cette consultation est déjà terminée ou annulée',
    'This consultation is over or cancelled already',
  ),
} as const;
