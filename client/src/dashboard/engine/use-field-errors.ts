import type { FormInstance } from 'antd';
import type { TFunction } from 'i18next';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank, LOCALES, type Locale } from '@contract/locales';
import { NETWORK_ERROR } from '../../lib/api-error';
import type { ReadableError } from '../../lib/read-error';
import { useErrorText } from '../../lib/use-error-text';
import { say, type Message } from '../ui/message';
import type { FormSlot } from './form-definition';
import {
  firstMarked,
  firstWrong,
  markedLocales,
  slotLabel,
  type ErrorsByName,
} from './form-errors';
import type { Refusal } from './form-summary';

/** Boxes that have to be filled in are listed by name; otherwise the marks under the boxes say it all. */
function summaryOf(t: TFunction, missing: readonly FormSlot[]): Refusal {
  if (missing.length === 0) return { stale: false, title: t('dashboard.form.fix') };
  const list = missing.map((slot) => slotLabel(t, slot)).join(t('dashboard.form.separator'));
  return {
    stale: false,
    title: t('dashboard.form.fillRequired'),
    text: t('dashboard.form.missing', { list }),
  };
}

/** Errors under the boxes, marks on the tabs; `point` opens the first wrong tab and goes to its first box. */
function useMarks(form: FormInstance, slots: readonly FormSlot[]) {
  const [errors, setErrors] = useState<ErrorsByName>({});
  const [active, setActive] = useState<Locale>(LOCALES[0]);
  const [goTo, setGoTo] = useState<{ name: string }>();
  const marked = useMemo(() => markedLocales(slots, errors), [slots, errors]);

  useEffect(() => {
    if (!goTo) return;
    // In the next frame, when the tab has opened: a box in a closed one cannot take the focus.
    const frame = requestAnimationFrame(() =>
      form.scrollToField(goTo.name, { focus: true, block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [form, goTo]);

  const point = useCallback(
    (found: ErrorsByName) => {
      setErrors(found);
      const tab = firstMarked(markedLocales(slots, found));
      if (tab) setActive(tab);
      const name = firstWrong(slots, found);
      if (name) setGoTo({ name });
    },
    [slots],
  );
  return { tabs: { active, setActive, marked }, setErrors, point };
}

/** What is wrong with a form: under its boxes, on its tabs, and in the summary above. */
export function useFieldErrors(form: FormInstance, slots: readonly FormSlot[], failure: Message) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<Refusal>();
  const { tabs, setErrors, point } = useMarks(form, slots);

  /** The form itself found something wrong: nothing was sent. */
  const showInvalid = useCallback(
    (found: ErrorsByName) => {
      const missing = slots.filter(
        ({ name }) => name in found && isBlank(form.getFieldValue(name)),
      );
      setRefusal(summaryOf(t, missing));
      point(found);
    },
    [form, point, slots, t],
  );

  /** The server refused what was sent. */
  const showRefused = useCallback(
    ({ code, fields, conflict }: ReadableError, cause: unknown) => {
      const found: ErrorsByName = Object.fromEntries<string>(
        slots.flatMap(({ name }) =>
          fields[name] === undefined ? [] : [[name, fields[name]] as const],
        ),
      );
      form.setFields(Object.entries(found).map(([name, text]) => ({ name, errors: [text] })));
      const others = Object.entries(fields).filter(([name]) => !(name in found));
      setRefusal({
        stale: code === 'STALE_WRITE',
        conflict,
        title: errorText(cause, say(t, failure)),
        text:
          code === NETWORK_ERROR
            ? t('dashboard.form.offline')
            : others.map(([, message]) => message).join(' ') || undefined,
      });
      point(found);
    },
    [errorText, failure, form, point, slots, t],
  );

  return { refusal, setRefusal, setErrors, showInvalid, showRefused, tabs };
}
