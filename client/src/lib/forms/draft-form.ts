import { useTranslation } from 'react-i18next';
import { REQUIRED_FIELDS } from '@contract/form-messages';
import { LIMITS } from '@contract/limits';
import { consentRules, withoutConsent, type WithConsent } from './form-rules';
import { differs, useAutosave, useDraft, type Draft, type DraftOptions } from './draft';
import { useForm, type FieldRules, type Form, type Texts } from './form';
import { showFieldErrors, type FieldNames } from './form-errors';
import { useLocale } from '../i18n/i18n';

/** Kind of failure: an earlier attempt did succeed, before the form was changed. */
export const ALREADY_SENT = 'alreadySent';

/** Data sent along with the values of a form. */
export interface Sending {
  /** The same for each attempt, so that a retry does not create a second row. */
  idempotencyKey: string;
  /** Signs that tell programs from people (B34), and the consent that was given. */
  check: { homepage: string; secondsOpen: number; consentVersion: string };
}

export interface DraftFormOptions<Values, Sent> {
  draft: DraftOptions<Values>;
  rules: FieldRules<Values>;
  /** Sends the values. What it throws is shown in the form. */
  send: (values: Values, sending: Sending) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  /** Title above a failure, and the notice when an earlier attempt had succeeded. */
  texts: { failure: string | ((error: unknown) => string); alreadySent: string };
  names?: FieldNames<Values>;
  /** False where the person agreed already, with the request to which this is added. */
  asksConsent?: boolean;
}

/** State of a form that is kept as a draft. */
export interface DraftForm<Values> {
  form: Form<WithConsent<Values>>;
  /** When the restored draft was saved; null when nothing was restored. */
  restoredAt: string | null;
  isTypedElsewhere: boolean;
  clearDraft: () => void;
  isChanged: boolean;
  asksConsent: boolean;
}

/** Reads and empties the field that people do not see: whoever filled it in can send again. */
function takeTrap({ ref }: Form<unknown>['props']): string {
  const honeypot = ref.current?.elements.namedItem('homepage');
  if (!(honeypot instanceof HTMLInputElement)) return '';
  const { value } = honeypot;
  honeypot.value = '';
  return value;
}

/** Seconds since the page was loaded. Waits until they are enough: the server refuses what is sent sooner. */
async function secondsOpen(): Promise<number> {
  const missing = LIMITS.formSeconds * 1000 - performance.now();
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return Math.max(LIMITS.formSeconds, Math.floor(performance.now() / 1000));
}

/** Sends the form with the draft's idempotency key, and shows errors in it. */
function useSend<Values extends Texts<Values>, Sent>(
  draft: Draft<WithConsent<Values>>,
  { send, onSent, texts, names }: DraftFormOptions<Values, Sent>,
) {
  return async (values: WithConsent<Values>, form: Form<WithConsent<Values>>) => {
    const idempotencyKey = draft.submissionKey(values);
    try {
      const homepage = takeTrap(form.props);
      const { consentVersion } = values;
      const check = { homepage, secondsOpen: await secondsOpen(), consentVersion };
      const sent = await send(values, { idempotencyKey, check });
      draft.clear(values);
      form.reset(draft.blank);
      onSent(sent);
    } catch (error) {
      const { code, summary } = showFieldErrors(form, error, { names });
      if (code !== 'IDEMPOTENCY_MISMATCH') {
        const { failure } = texts;
        const title = typeof failure === 'string' ? failure : failure(error);
        return form.fail({ title, text: summary });
      }
      // An earlier attempt with this key succeeded, so that the changed form is a new submission.
      draft.renewKey(values);
      form.fail({ kind: ALREADY_SENT, text: texts.alreadySent });
    }
  };
}

/**
 * A form that keeps what is typed as a draft and is sent once, however often it is tried (B04).
 *
 * @example
 * const state = useDraftForm({ draft: { name: `contact:${user.id}`, blank }, rules, send, onSent, texts });
 * <DraftFormView {...state} …>fields</DraftFormView>
 */
export function useDraftForm<Values extends Texts<Values>, Sent>(
  options: DraftFormOptions<Values, Sent>,
): DraftForm<Values> {
  const { t } = useTranslation();
  const locale = useLocale();
  const { asksConsent = true } = options;
  const { reconcile = (values: Values) => values, ...kept } = options.draft;
  const draft: Draft<WithConsent<Values>> = useDraft({
    ...kept,
    blank: withoutConsent(kept.blank),
    reconcile: (values) => withoutConsent(reconcile(values)),
  });
  const send = useSend(draft, options);
  const form: Form<WithConsent<Values>> = useForm({
    initial: draft.blank,
    restore: draft.restore,
    rules: { ...options.rules, ...(asksConsent && consentRules(t('form.consent.missing'))) },
    missingText: REQUIRED_FIELDS[locale],
    onSubmit: (values) => send(values, form),
  });
  useAutosave(draft, form.values);
  const clearDraft = () => {
    draft.clear(form.values);
    form.reset(draft.blank);
  };
  const { restoredAt, isTypedElsewhere, blank } = draft;
  const isChanged = differs(form.values, blank);
  return { form, restoredAt, isTypedElsewhere, clearDraft, isChanged, asksConsent };
}
