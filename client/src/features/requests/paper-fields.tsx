import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeDay } from '@contract/office-clock';
import type { RequestDefinition } from '@contract/requests/define-request';
import type { FormFields } from '../../lib/forms/form';
import { useSite } from '../../lib/site';
import { DeclaredField } from './declared-field';
import styles from './paper-fields.module.css';
import { PeriodNotice } from './period-notice';

const DAY_MS = 86_400_000;

export type PaperForm = FormFields<Record<'paperReceivedOn' | 'urgency', string>>;

/** Asked when the paper came a short time ago, so that the office reads it first. */
function UrgencyQuestion({ form }: { form: PaperForm }) {
  const { t } = useTranslation();
  const name = useId();
  const [isDenied, setDenied] = useState(false);
  const isUrgent = form.values.urgency === 'urgent';
  const deny = () => {
    setDenied(true);
    if (isUrgent) form.change('urgency', 'normal');
  };
  return (
    <fieldset className={styles.question}>
      <legend>{t('request.paper.question')}</legend>
      <label>
        <input
          {...{ type: 'radio', name }}
          checked={isUrgent}
          onChange={() => form.change('urgency', 'urgent')}
        />
        {t('request.paper.yes')}
      </label>
      <label>
        <input {...{ type: 'radio', name }} checked={isDenied && !isUrgent} onChange={deny} />
        {t('request.paper.no')}
      </label>
    </fieldset>
  );
}

interface PaperFieldsProps {
  form: PaperForm;
  definition: RequestDefinition;
  /** The field of the urgency, where the form has one. */
  children?: ReactNode;
}

/** The day of a paper that came, whether it is urgent if that was lately, and that nothing sent here stops a period. */
export function PaperFields({ form, definition, children }: PaperFieldsProps) {
  const { t } = useTranslation();
  const { recentPaperDays } = useSite();
  const day = form.values.paperReceivedOn;
  const today = officeDay();
  // the server renders these fields, and people write in them before their code arrives
  const take = useEffectEvent(form.take);
  useLayoutEffect(() => take(), []);
  const isRecent = day <= today && day >= officeDay(Date.now() - recentPaperDays * DAY_MS);
  return (
    <>
      <DeclaredField
        {...{ form, definition }}
        name="paperReceivedOn"
        label={t('request.paper.label')}
        max={today}
      />
      {isRecent && <UrgencyQuestion form={form} />}
      {children}
      <PeriodNotice />
    </>
  );
}
