import { CONTENT_KINDS } from '../../contract/content/content-kinds.js';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { REQUEST_KINDS } from '../../contract/requests/request-kinds.js';
import type { SharedWords } from './tool-listing.js';
import { textWithoutValues } from '../../platform/texts/locale-texts.js';

/** What a person asks an assistant for, with a row that the product reads for it. */
interface PromptSource {
  name: string;
  /** The key of its texts in `server/locales`. */
  key: string;
  kinds: readonly string[];
  args: readonly string[];
}

/** The text before the row. The product itself calls no model. */
const PROMPTS: readonly PromptSource[] = [
  {
    ...{ name: 'translate_draft', key: 'translate', kinds: CONTENT_KINDS },
    args: ['kind', 'id', 'language'],
  },
  { name: 'draft_reply', key: 'reply', kinds: REQUEST_KINDS, args: ['kind', 'id'] },
];

const text = (key: string, locale: Locale) => textWithoutValues([`assistants.${key}`], locale);

/** What an assistant is told at the beginning, with what is said once of the arguments of all tools. */
export function instructionsIn(locale: Locale, shared: SharedWords): string {
  const lines = [...shared].map(([name, description]) => `- ${name}: ${description}`);
  return [text('instructions', locale), text('arguments', locale), ...lines].join('\n');
}

/** The prompts for at least one of whose kinds the token has a tool that reads a whole row. */
export function listPrompts(locale: Locale, readable: ReadonlySet<string>) {
  return PROMPTS.filter(({ kinds }) => kinds.some((kind) => readable.has(kind))).map(
    ({ name, key, kinds, args }) => ({
      name,
      title: text(`${key}.title`, locale),
      description: text(`${key}.description`, locale),
      arguments: args.map((arg) => ({
        name: arg,
        description: [
          text(`${key}.arguments.${arg}`, locale),
          arg === 'kind' && kinds.filter((kind) => readable.has(kind)).join(', '),
        ]
          .filter(Boolean)
          .join(': '),
        required: true,
      })),
    }),
  );
}

/** What is wanted of the assistant, and the tool that reads the row; undefined for arguments that do not fit. */
export function promptFor(
  name: string,
  { kind = '', id = '', language = '' }: Record<string, string>,
  locale: Locale,
): { tool: string; id: string; words: string; description: string } | undefined {
  const prompt = PROMPTS.find((each) => each.name === name);
  const target = LOCALES.find((known) => known === language);
  if (!prompt?.kinds.includes(kind) || id === '') return undefined;
  if (prompt.args.includes('language') && !target) return undefined;
  const parts = [...(target ? [`${prompt.key}.${target}`] : []), `${prompt.key}.rules`];
  return {
    tool: kind,
    id,
    words: parts.map((part) => text(part, locale)).join(' '),
    description: text(`${prompt.key}.description`, locale),
  };
}
