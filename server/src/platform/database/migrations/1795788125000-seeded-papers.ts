import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Locale, LOCALES } from '../../../contract/locales.js';

const CHANGED = 'version = version + 1, updated_at = now()';

/** What the seed wrote in the reply template for a missing paper, by its MD5, and what it writes now. */
const MISSING_PAPER: Record<Locale, [old: string, text: string]> = {
  ar: [
    '1c2fbca044101344b59f86add9c52f68',
    `تحية طيبة {name}،

لاستكمال دراسة ملفكم رقم {reference} بخصوص «{subject}»، نرجو منكم موافاتنا بالوثائق الآتية:

{papers}

يمكنكم إرسالها من صفحة الطلب في حسابكم، ومراسلتنا منها لأي استفسار.

مع خالص التقدير،
{sender}
{firm}`,
  ],
  fr: [
    'c48f0f400529f70dcdf53eb10df95018',
    `Bonjour {name},

Pour poursuivre l’étude de votre dossier {reference} («\u00a0{subject}\u00a0»), merci de nous faire parvenir les pièces suivantes\u00a0:

{papers}

Vous pouvez les envoyer depuis la page de votre demande, dans votre compte, et nous y écrire pour toute question.

Cordialement,
{sender}
{firm}`,
  ],
  en: [
    '391411279f660c5068facdc376e43a75',
    `Dear {name},

To go on with your file {reference} (“{subject}”), we need the following documents from you:

{papers}

You can send them on the page of your request in your account, and write to us there if you have any question.

Kind regards,
{sender}
{firm}`,
  ],
};

const replaceText = (locale: Locale) => `
  UPDATE reply_templates SET text_${locale} = $2, ${CHANGED} WHERE md5(text_${locale}) = $1`;

/** A service that is still the built-in one, has no list of papers, and of which the office changed neither that nor the title. */
const FILL_PAPERS = `
  UPDATE services s SET papers_ar = $3, papers_fr = $4, papers_en = $5, ${CHANGED}
   WHERE s.id = $1 AND s.slug = $2 AND s.papers_ar = '{}' AND s.papers_fr = '{}' AND s.papers_en = '{}'
     AND NOT EXISTS (
       SELECT 1 FROM audit_events a
        WHERE a.entity = 'service' AND a.entity_id = s.id::text AND a.action = 'service.updated'
          AND a.after::jsonb ?| ARRAY['papersAr', 'papersFr', 'papersEn', 'titleAr', 'titleFr', 'titleEn'])`;

/**
 * Databases of before papers get what the seed has of them since: the lists of the built-in services, and the reply
 * template that names what is missing. What the office wrote or changed stays as it is.
 */
export class SeededPapers1795788125000 implements MigrationInterface {
  name = 'SeededPapers1795788125000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // read only by who runs this, instead of at each start
    const { PAPERS_OF_SERVICES } = await import('./papers-of-services.js');
    for (const locale of LOCALES)
      await queryRunner.query(replaceText(locale), MISSING_PAPER[locale]);
    for (const [id, slug, { ar, fr, en }] of PAPERS_OF_SERVICES)
      await queryRunner.query(FILL_PAPERS, [id, slug, ar, fr, en]);
  }

  /** The texts stay: the version before shows lists of papers, and leaves a variable that it does not know as it is. */
  async down(): Promise<void> {}
}
