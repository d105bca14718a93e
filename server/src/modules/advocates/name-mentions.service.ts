import { Injectable } from '@nestjs/common';
import {
  type Locale,
  LOCALE_SUFFIX,
  LOCALES,
  pickLocale,
  type Trilingual,
} from '../../contract/locales.js';
import { searchNorm } from '../../contract/search-norm.js';
import { definitionsOf, type SettingGroup, type SettingName } from '../../contract/settings.js';
import { ContentKinds } from '../../content/content-kinds.js';
import type { PublicText } from '../../content/public-texts.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { namePattern } from './name-pattern.js';
import type { NameMention } from './name-mentions.types.js';

/** Texts that are looked through for the answer; far more than a site has that name one person. */
const MOST_TEXTS = 500;
/** The groups whose texts the public reads. */
const PUBLIC_SETTINGS: readonly SettingGroup[] = ['general', 'legal'];

const NAMES = `SELECT name_ar AS ar, name_fr AS fr, name_en AS en FROM consultants WHERE id = $1 AND deleted_at IS NULL`;

const CONTACTS = `
  SELECT id, jsonb_build_object('ar', key_name, 'fr', key_name, 'en', key_name) AS titles,
    'contactInfo' AS entity, said.field, said.language
  FROM contact_info CROSS JOIN LATERAL
    (VALUES ('value', NULL, value), ('value', 'fr', value_fr), ('value', 'en', value_en)) AS said (field, language, words)
  WHERE is_active AND search_fold(said.words) ~ $1 ORDER BY display_order, id LIMIT ${MOST_TEXTS}`;

type Found = Omit<PublicText, 'entity'> & { entity: NameMention['entity'] };

/** Where the public reads the name of a consultant, so that the office can look at what is said of an advocate (A86). */
@Injectable()
export class NameMentions {
  constructor(
    private readonly database: Database,
    private readonly kinds: ContentKinds,
    private readonly settings: Settings,
  ) {}

  /** The rows and settings that hold the name in any of its languages, beside the consultant's own row. */
  async of(id: string, language: Locale): Promise<NameMention[]> {
    const [names] = await this.database.query<Trilingual<string>>(NAMES, [id]);
    if (!names) throw new AppError('NOT_FOUND');
    const pattern = namePattern(Object.values(names));
    if (!pattern) return [];
    const [contents, contacts, settings] = await Promise.all([
      this.kinds.matchingPublicTexts(pattern, MOST_TEXTS),
      this.database.query<Found>(CONTACTS, [pattern]),
      this.inSettings(new RegExp(pattern, 'u')),
    ]);
    const others = contents.filter((text) => text.entity !== 'consultant' || text.id !== id);
    return [...byRow([...others, ...contacts], language), ...settings];
  }

  private async inSettings(pattern: RegExp): Promise<NameMention[]> {
    const values = await this.settings.all();
    return PUBLIC_SETTINGS.flatMap((group) => {
      const texts = Object.entries(definitionsOf(group)).flatMap(([name, { kind }]) => {
        const value = values[name as SettingName];
        const isFound = kind === 'text' && pattern.test(searchNorm(String(value ?? '')));
        return isFound ? [settingText(name)] : [];
      });
      return texts.length > 0
        ? [{ entity: 'settings' as const, id: group, title: null, texts }]
        : [];
    });
  }
}

/** `siteNameFr` -> `siteName` in French. */
function settingText(name: string): NameMention['texts'][number] {
  const language = LOCALES.find((locale) => name.endsWith(LOCALE_SUFFIX[locale])) ?? null;
  return { field: language ? name.slice(0, -LOCALE_SUFFIX[language].length) : name, language };
}

/** The texts of each row together, in the order in which the rows were found. */
function byRow(texts: readonly Found[], language: Locale): NameMention[] {
  const rows = new Map<string, NameMention>();
  for (const { entity, id, titles, field, language: spoken } of texts) {
    const key = `${entity} ${id}`;
    const row = rows.get(key) ?? {
      entity,
      id,
      title: pickLocale(titles, language).value,
      texts: [],
    };
    row.texts.push({ field, language: spoken });
    rows.set(key, row);
  }
  return [...rows.values()];
}
