import type { TFunction } from 'i18next';
import type { RequestDefinition } from '@contract/requests/define-request';

/** Where the words of each kind of request are: `request.fields.clientAddress`, `request.help.opposingParty`. */
const WORDS: Record<string, string> = {
  serviceRequest: 'request',
  contactRequest: 'message',
  application: 'application',
  consultation: 'consultation',
};

/** The label of a declared field: its own words, or those of its kind, such as `request.email`. */
export const fieldLabel = (t: TFunction, { name, fields }: RequestDefinition, field: string) =>
  t([`${WORDS[name]}.fields.${field}`, `request.${fields[field]?.kind}`]);

const OF_EVERY_KIND: readonly string[] = ['name', 'email', 'phone'];

/** The translation key of that label, where it is not asked for which of the two there is. */
export const fieldLabelKey = ({ name, fields }: RequestDefinition, field: string) => {
  const kind = fields[field]?.kind ?? '';
  return OF_EVERY_KIND.includes(kind) ? `request.${kind}` : `${WORDS[name]}.fields.${field}`;
};

/** The hint under the label in the form; empty where there is none. */
export const fieldHelp = (t: TFunction, { name }: RequestDefinition, field: string) =>
  t(`${WORDS[name]}.help.${field}`, { defaultValue: '' });
