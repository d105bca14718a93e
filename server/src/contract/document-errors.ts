import { define } from './error-definition.js';

/** The errors around documents that are scanned for viruses. */
export const DOCUMENT_ERRORS = {
  DOCUMENT_UNSCANNED: define(
    409,
    'لم يُفحص هذا الملف من الفيروسات بعد، سيصبح متاحاً فور فحصه',
    'Ce fichier n’a pas encore été analysé par l’antivirus, il sera accessible dès que ce sera fait',
    'This file was not scanned for viruses yet, it can be opened as soon as it is',
  ),
  DOCUMENT_INFECTED: define(
    410,
    'حُذف هذا الملف لاحتوائه على فيروس، اطلب من صاحبه إرسال ملف آخر',
    'Ce fichier contenait un virus et a été supprimé, demandez-en un autre à son expéditeur',
    'This file contained a virus and was deleted, ask its sender for another one',
  ),
} as const;
