import type { FormInstance } from 'antd';
import type { TFunction } from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank, type Locale, LOCALES } from '@contract/locales';
import { NETWORK_ERROR } from '../../../lib/api/api-error';
import type { ReadableError } from '../../../lib/api/read-error';
import { useErrorText } from '../../../lib/api/use-error-text';
import { type Message, messageText } from '../../ui/message';
import type { FormInput } from './form-definition';
import type { FormError } from './form-summary';

/** Messages by the name of the input: `{ titleFr: 'Ce champ est obligatoire' }`. */
type ErrorsByName = Record<string, string>;

/** What a row has, by the names of the inputs. */
type StoredValues = Readonly<Record<string, unknown>>;

/** State of an input, as antd reports it. */
interface FieldState {
  name: (string | number)[];
  errors?: string[];
}

export function errorsByName(fields: readonly FieldState[]): ErrorsByName {
  return Object.fromEntries(
    fields.flatMap(({ name, errors = [] }) =>
      errors[0] === undefined ? [] : [[String(name[0]), errors[0]]],
    ),
  );
}

/** Languages whose tab contains an error. */
export function localesWithErrors(inputs: readonly FormInput[], errors: ErrorsByName): Set<Locale> {
  return new Set(
    inputs.flatMap(({ name, locale }) => (locale !== undefined && name in errors ? [locale] : [])),
  );
}

/** The first tab with an error, in the order of the tabs. */
export function firstLocaleWithError(locales: ReadonlySet<Locale>): Locale | undefined {
  return LOCALES.find((locale) => locales.has(locale));
}

/** The first input with an error, in the order of the page. */
export function firstInputWithError(
  inputs: readonly FormInput[],
  errors: ErrorsByName,
): string | undefined {
  return inputs.find(({ name }) => name in errors)?.name;
}

/** "Title (Français)": the label with its language, for use outside of the tab. */
export function inputLabel(t: TFunction, { field, locale }: FormInput): string {
  const label = t(field.label);
  return locale ? `${label} (${t(`dashboard.languages.${locale}`)})` : label;
}

/** Counts the submits whose validation is still running. */
interface SubmitAttempts {
  begin(): void;
  end(): void;
  /** Submits again after antd dropped a submit, unless a later one is still being validated. */
  retry(): void;
}

/**
 * antd drops a submit when a field is validated again before the form's own validation is over, as after
 * a second click or when a field loses the focus. Such a submit is repeated and not shown as an error.
 */
export function useSubmitAttempts(form: FormInstance): SubmitAttempts {
  const running = useRef(0);
  return useMemo(
    () => ({
      begin: () => {
        running.current += 1;
      },
      end: () => {
        running.current -= 1;
      },
      retry: () => {
        if (running.current > 0) return;
        running.current += 1;
        form.submit();
      },
    }),
    [form],
  );
}

/** Validates a form that was opened because of its errors; sends nothing. */
export function useValidateOnOpen(
  validate: boolean,
  form: FormInstance,
  onInvalid: (errors: ErrorsByName) => void,
) {
  const [pending, setPending] = useState(validate);
  useEffect(() => {
    if (!pending) return;
    let cancelled = false;
    form.validateFields().then(
      () => setPending(false),
      ({ errorFields }: { errorFields: FieldState[] }) => {
        if (cancelled) return;
        setPending(false);
        onInvalid(errorsByName(errorFields));
      },
    );
    return () => {
      cancelled = true;
    };
  }, [form, onInvalid, pending]);
}

/** Inputs are validated on blur, and after a failed submit on each change. */
export function useFailedSubmit(showErrors: (errors: ErrorsByName) => void) {
  const [hasFailed, setHasFailed] = useState(false);
  const onInvalid = useCallback(
    (errors: ErrorsByName) => {
      setHasFailed(true);
      showErrors(errors);
    },
    [showErrors],
  );
  return { hasFailed, onInvalid };
}

/** Lists the required inputs that are empty; other errors are only shown under their inputs. */
function validationSummary(t: TFunction, missing: readonly FormInput[]): FormError {
  if (missing.length === 0) return { stale: false, title: t('dashboard.form.fix') };
  const list = missing.map((input) => inputLabel(t, input)).join(t('dashboard.form.separator'));
  return {
    stale: false,
    title: t('dashboard.form.fillRequired'),
    text: t('dashboard.form.missing', { list }),
  };
}

/** The tab to begin with: the first with a text, such as that of a draft in the words of a client. */
export function firstWrittenLocale(inputs: readonly FormInput[], stored: StoredValues): Locale {
  const isWritten = ({ name }: FormInput) => {
    const text = stored[name];
    return typeof text === 'string' && text.trim() !== '';
  };
  const written = LOCALES.find((locale) =>
    inputs.some((input) => input.locale === locale && isWritten(input)),
  );
  return written ?? LOCALES[0];
}

/** Which tabs contain errors. `showErrors` opens the first of them and focuses its first wrong input. */
function useErrorTabs(form: FormInstance, inputs: readonly FormInput[], stored: StoredValues) {
  const [errors, setErrors] = useState<ErrorsByName>({});
  const [active, setActive] = useState<Locale>(() => firstWrittenLocale(inputs, stored));
  const [focusTarget, setFocusTarget] = useState<{ name: string }>();
  const withErrors = useMemo(() => localesWithErrors(inputs, errors), [inputs, errors]);

  useEffect(() => {
    if (!focusTarget) return;
    // In the next frame, when the tab is open: an input of a closed tab cannot take the focus.
    const frame = requestAnimationFrame(() =>
      form.scrollToField(focusTarget.name, { focus: true, block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [form, focusTarget]);

  const showErrors = useCallback(
    (found: ErrorsByName) => {
      setErrors(found);
      const tab = firstLocaleWithError(localesWithErrors(inputs, found));
      if (tab) setActive(tab);
      const name = firstInputWithError(inputs, found);
      if (name) setFocusTarget({ name });
    },
    [inputs],
  );
  return { tabs: { active, setActive, withErrors }, setErrors, showErrors };
}

/**
 * Errors by the name of their input, and those of fields that the form does not have. A field may stand in
 * a part of what was sent, such as `security.sessionTimeout`.
 */
function ownErrors(inputs: readonly FormInput[], fields: Record<string, string>) {
  const own: [string, string][] = [];
  const others: [string, string][] = [];
  for (const [path, text] of Object.entries(fields)) {
    const name = path.slice(path.lastIndexOf('.') + 1);
    if (inputs.some((input) => input.name === name)) own.push([name, text]);
    else others.push([path, text]);
  }
  return [own, others] as const;
}

/** The errors of a form: under its inputs, on its tabs, and in the summary above it. */
export function useFieldErrors(
  form: FormInstance,
  inputs: readonly FormInput[],
  { failure, stored }: { failure: Message; stored: StoredValues },
) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [formError, setFormError] = useState<FormError>();
  const { tabs, setErrors, showErrors } = useErrorTabs(form, inputs, stored);

  /** For errors found by the form's own validation: nothing was sent. */
  const showValidationErrors = useCallback(
    (found: ErrorsByName) => {
      const missing = inputs.filter(
        ({ name }) => name in found && isBlank(form.getFieldValue(name)),
      );
      setFormError(validationSummary(t, missing));
      showErrors(found);
    },
    [form, inputs, showErrors, t],
  );

  /** For errors of the server. Those of fields that the form does not have go into the summary. */
  const showServerErrors = useCallback(
    ({ code, fields, conflict }: ReadableError, cause: unknown) => {
      const [own, others] = ownErrors(inputs, fields);
      const found: ErrorsByName = Object.fromEntries(own);
      form.setFields(own.map(([name, text]) => ({ name, errors: [text] })));
      setFormError({
        stale: code === 'STALE_WRITE',
        conflict,
        title: errorText(cause, messageText(t, failure)),
        text:
          code === NETWORK_ERROR
            ? t('dashboard.form.offline')
            : others.map(([, message]) => message).join(' ') || undefined,
      });
      showErrors(found);
    },
    [errorText, failure, form, inputs, showErrors, t],
  );

  return { formError, setFormError, setErrors, showValidationErrors, showServerErrors, tabs };
}
