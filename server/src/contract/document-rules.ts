import { localized } from './locales.js';

/** Why a document is refused, and what to do about it; the form says what it can know before anything is sent. */
export const DOCUMENT_RULES = {
  fileEmpty: localized('الملف فارغ', 'Le fichier est vide', 'The file is empty'),
  documentType: localized(
    'يجب أن يكون الملف بصيغة PDF أو Word (‎.pdf أو ‎.doc أو ‎.docx): احفظه بصيغة PDF ثم اختره من جديد',
    'Le fichier doit être un document PDF ou Word (.pdf, .doc ou .docx)\u00a0: enregistrez-le au format PDF, puis choisissez-le à nouveau',
    'The file must be a PDF or Word document (.pdf, .doc or .docx): save it as PDF, then choose it again',
  ),
  fileKind: localized(
    'هذا النوع من الملفات غير مقبول: أرسله بصيغة PDF أو Word أو ODT، أو صورة JPEG أو PNG أو WebP أو HEIC',
    'Ce type de fichier n’est pas admis\u00a0: envoyez un PDF, un document Word ou ODT, ou une photo JPEG, PNG, WebP ou HEIC',
    'This kind of file is not accepted: send a PDF, a Word or ODT document, or a picture as JPEG, PNG, WebP or HEIC',
  ),
  caseFiles: localized(
    'بلغ هذا الطلب حدّه من الملفات ({max}): احذف ما لا يلزم، أو راسلنا من الصفحة نفسها',
    'Cette demande a atteint son nombre maximal de fichiers ({max})\u00a0: retirez ceux qui ne servent pas, ou écrivez-nous sur cette page',
    'This request has reached its largest number of files ({max}): remove those that are not needed, or write to us on this page',
  ),
  caseSize: localized(
    'لا يسع هذا الطلب ملفات أكثر ({max} ميغابايت في المجموع): أرسل صوراً أصغر، أو راسلنا من الصفحة نفسها',
    'Les fichiers de cette demande atteindraient plus de {max}\u00a0Mo\u00a0: envoyez des photos plus légères, ou écrivez-nous sur cette page',
    'The files of this request would be more than {max} MB together: send smaller pictures, or write to us on this page',
  ),
  unknownPaper: localized(
    'هذه الوثيقة ليست من قائمة هذا الطلب',
    'Cette pièce n’est pas sur la liste de cette demande',
    'This paper is not on the list of this request',
  ),
  documentBroken: localized(
    'تعذّر فتح الملف لأنه تالف أو غير مكتمل: افتحه على جهازك واحفظه من جديد بصيغة PDF، ثم اختره',
    'Le fichier ne s’ouvre pas\u00a0: il est endommagé ou incomplet. Ouvrez-le sur votre appareil, enregistrez-le à nouveau au format PDF, puis choisissez-le',
    'The file cannot be opened: it is damaged or incomplete. Open it on your device, save it as PDF again, then choose it',
  ),
  documentPassword: localized(
    'الملف محمي بكلمة مرور: أزلها أو احفظ نسخة PDF بدون كلمة مرور، ثم اخترها',
    'Le fichier est protégé par un mot de passe\u00a0: retirez-le ou enregistrez une copie PDF sans mot de passe, puis choisissez-la',
    'The file is protected by a password: remove it or save a PDF copy without one, then choose that',
  ),
  documentMacros: localized(
    'يحتوي المستند على وحدات ماكرو، وهي غير مقبولة: احفظه بصيغة PDF ثم اختره',
    'Le document contient des macros, qui ne sont pas admises\u00a0: enregistrez-le au format PDF, puis choisissez-le',
    'The document contains macros, which are not accepted: save it as PDF, then choose that',
  ),
  documentUnpacked: localized(
    'محتوى المستند كبير جداً بعد فك ضغطه (أكثر من {max} ميغابايت): صغّر صوره أو احفظه بصيغة PDF، ثم اختره',
    'Le contenu du document est trop volumineux une fois décompressé (plus de {max}\u00a0Mo)\u00a0: réduisez ses images ou enregistrez-le au format PDF, puis choisissez-le',
    'The content of the document is too large once unpacked (more than {max} MB): make its pictures smaller or save it as PDF, then choose it',
  ),
  documentParts: localized(
    'يحتوي المستند على أجزاء كثيرة جداً: احفظه بصيغة PDF ثم اختره',
    'Le document contient trop d’éléments\u00a0: enregistrez-le au format PDF, puis choisissez-le',
    'The document has too many parts: save it as PDF, then choose that',
  ),
  documentRtf: localized(
    'هذا ملف RTF وهو غير مقبول: افتحه واحفظه بصيغة PDF، ثم اختره',
    'Ce fichier est au format RTF, qui n’est pas admis\u00a0: ouvrez-le, enregistrez-le au format PDF, puis choisissez-le',
    'This is an RTF file, which is not accepted: open it, save it as PDF, then choose that',
  ),
  documentPage: localized(
    'هذه صفحة ويب وليست مستنداً: افتحها واطبعها إلى ملف PDF، ثم اختره',
    'Ce fichier est une page web\u00a0: ouvrez-la, imprimez-la au format PDF, puis choisissez ce PDF',
    'This is a web page: open it, print it to a PDF, then choose that',
  ),
  documentMail: localized(
    'هذه رسالة أو صفحة ويب محفوظة: افتحها واطبعها إلى ملف PDF أو احفظ الملف المرفق بها، ثم اختره',
    'Ce fichier est un e‑mail ou une page web enregistrée\u00a0: imprimez-le au format PDF ou enregistrez sa pièce jointe, puis choisissez ce fichier',
    'This is a saved e‑mail or web page: print it to a PDF or save its attachment, then choose that',
  ),
  documentOdf: localized(
    'هذا مستند OpenDocument ‏(LibreOffice) وهو غير مقبول: افتحه وصدّره بصيغة PDF، ثم اختره',
    'Ce fichier est un document OpenDocument (LibreOffice), qui n’est pas admis\u00a0: ouvrez-le, exportez-le au format PDF, puis choisissez-le',
    'This is an OpenDocument file (LibreOffice), which is not accepted: open it, export it as PDF, then choose that',
  ),
  documentIwork: localized(
    'هذا مستند Pages وهو غير مقبول: افتحه وصدّره بصيغة PDF، ثم اختره',
    'Ce fichier est un document Pages, qui n’est pas admis\u00a0: ouvrez-le, exportez-le au format PDF, puis choisissez-le',
    'This is a Pages document, which is not accepted: open it, export it as PDF, then choose that',
  ),
  documentOffice: localized(
    'هذا ملف Office آخر وليس مستند Word بصيغة DOCX: احفظه بصيغة PDF ثم اختره',
    'Ce fichier Office n’est pas un document Word (DOCX)\u00a0: enregistrez-le au format PDF, puis choisissez-le',
    'This Office file is not a Word document (DOCX): save it as PDF, then choose that',
  ),
  documentPicture: localized(
    'هذه صورة: أدرجها في مستند أو اطبعها إلى ملف PDF، ثم اختره',
    'Ce fichier est une image\u00a0: insérez-la dans un document ou imprimez-la au format PDF, puis choisissez ce PDF',
    'This is a picture: put it into a document or print it to a PDF, then choose that',
  ),
  documentArchive: localized(
    'هذا ملف مضغوط: فك ضغطه واختر ملف PDF أو Word الذي بداخله',
    'Ce fichier est une archive\u00a0: décompressez-la, puis choisissez le fichier PDF ou Word qu’elle contient',
    'This is an archive: unpack it, then choose the PDF or Word file in it',
  ),
  documentText: localized(
    'هذا ملف نصي: افتحه واحفظه بصيغة PDF أو Word، ثم اختره',
    'Ce fichier est un simple texte\u00a0: ouvrez-le, enregistrez-le au format PDF ou Word, puis choisissez-le',
    'This is a plain text: open it, save it as PDF or Word, then choose that',
  ),
} as const;

export type DocumentProblem = keyof typeof DOCUMENT_RULES;
