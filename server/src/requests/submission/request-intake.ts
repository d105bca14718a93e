import type { Locale } from '../../contract/locales.js';
import type { IntakeChannel } from '../../contract/requests/intake.js';
import type { RequestField } from '../../contract/requests/request-fields.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { RequestKind, Submission } from '../request-kind.js';
import { fieldsWhere } from '../store/request-field-kinds.js';
import type { RequestBase } from '../store/request.entity.js';

/** What the office writes down: the fields of the kind, how the person came to it, and what they agreed to. */
export interface IntakeForm {
  intakeChannel: IntakeChannel;
  mailLanguage: Locale;
  consentVersion: string;
}

const TEXTS: readonly RequestField['kind'][] = ['line', 'text', 'email'];
/** A text that every request of the kind has; of somebody who left none it is empty. */
const isNeededText = ({ kind, optional, writtenBy }: RequestField) =>
  !optional && !writtenBy && TEXTS.includes(kind);

/** Takes in requests of people who called, came or wrote elsewhere: the office writes them down. */
export class RequestIntake<E extends RequestBase> {
  constructor(private readonly kind: RequestKind<E>) {}

  /** Stores it once for each key. It belongs to no account, also when the person has one (A79). */
  async take(
    viewer: Viewer,
    { intakeChannel: channel, mailLanguage: language, consentVersion, ...form }: IntakeForm,
    source: Pick<Submission, 'key' | 'clientInfo'>,
  ): Promise<E> {
    const given = form as Record<string, unknown>;
    const { email } = this.kind.definition.person;
    // mails to the person would go to whoever writes it down
    if (given[email] === viewer.email) throw invalidFields({ field: email, rule: 'ownAddress' });
    const empty = fieldsWhere(this.kind.definition, isNeededText).map(([name]) => [name, '']);
    const written = Object.entries(given).filter(([, value]) => value !== null);
    const input = { ...Object.fromEntries(empty), ...Object.fromEntries(written) } as object;
    const intake = { channel, language };
    return this.kind.submit(viewer, input, { ...source, consentVersion, intake });
  }
}
