import { define } from './error-definition.js';

/** The errors of somebody who books or cancels a consultation. */
export const BOOKING_ERRORS = {
  SLOT_TAKEN: define(
    409,
    'حُجز هذا الموعد قبل قليل، يرجى اختيار موعد آخر',
    'Ce créneau vient d’être réservé, veuillez en choisir un autre',
    'This time has just been booked, please choose another one',
  ),
  APPOINTMENT_OVERLAPS: define(
    409,
    'لديك موعد آخر في هذا الوقت ({reference}): اختر وقتاً آخر، أو ألغِ ذلك الموعد أولاً من حسابك',
    'Vous avez un autre rendez-vous à cette heure ({reference})\u00a0: choisissez un autre créneau, ou annulez d’abord ce rendez-vous dans votre compte',
    'You have another appointment at this time ({reference}): choose another time, or cancel that appointment in your account first',
  ),
  CLIENT_HAS_APPOINTMENT: define(
    409,
    'لهذا العميل موعد آخر في هذا الوقت ({reference}): اختر وقتاً آخر، أو انقل ذلك الموعد أو ألغِه أولاً',
    'Ce client a un autre rendez-vous à cette heure ({reference})\u00a0: choisissez un autre créneau, ou déplacez ou annulez d’abord ce rendez-vous',
    'This client has another appointment at this time ({reference}): choose another time, or move or cancel that appointment first',
  ),
  TOO_MANY_APPOINTMENTS: define(
    409,
    'لديك {max:appointments}، وهو أقصى ما يمكن حجزه معاً: احجز من جديد بعد أحدها، أو ألغِ من حسابك ما لم تعد تحتاجه',
    'Vous avez déjà {max:appointments}, le nombre le plus élevé possible\u00a0: réservez à nouveau après l’un d’eux, ou annulez dans votre compte celui dont vous n’avez plus besoin',
    'You have {max:appointments} already, which is the most that can be booked at once: book again after one of them, or cancel in your account what you no longer need',
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
