import { define } from './error-definition.js';

/** The errors around the erasure of personal data. */
export const PRIVACY_ERRORS = {
  DATA_ERASED: define(
    410,
    'مُحيت بيانات صاحب هذا الطلب بطلب منه، ولم يعد ممكناً تعديله أو الرد عليه',
    'Les données de cette personne ont été effacées à sa demande\u00a0: ce dossier ne peut plus être modifié ni recevoir de réponse',
    'The data of this person was erased: the request can no longer be changed or replied to',
  ),
  ERASURE_OPEN_REQUESTS: define(
    409,
    'ما زالت طلبات مفتوحة لدى المكتب ({references})، اسحبها أو اطلب من المكتب إغلاقها ثم أعد المحاولة',
    'Des demandes sont encore ouvertes ({references})\u00a0: retirez-les ou demandez au cabinet de les clore, puis réessayez',
    'Some requests are still open ({references}): withdraw them or ask the office to close them, then try again',
  ),
  STAFF_NOT_ERASED: define(
    409,
    'لا يمكن محو بيانات حساب يعمل في المكتب، يجب أن يصبح حساب عميل أولاً',
    'Les données d’un compte du cabinet ne peuvent pas être effacées\u00a0: il doit d’abord redevenir un compte client',
    'The data of an account of the office cannot be erased: it must become a client account first',
  ),
} as const;
