import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode } from '@contract/codes';
import { LIMITS } from '@contract/limits';
import { accountPath } from '@contract/notifications';
import { Banner } from '../../components/banner';
import { Button, ButtonLink } from '../../components/button';
import { Field, TextInput } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import {
  JoinRequestByCodeDocument,
  type JoinRequestByCodeMutation,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import { showFieldErrors } from '../../lib/forms/form-errors';
import { useForm } from '../../lib/forms/form';
import { formRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';
import styles from './earlier-requests-offer.module.css';

type Joined = JoinRequestByCodeMutation['joinRequestByCode'];

/** Adds what the office wrote down for the person, by the code that they got from it (A79). */
export function JoinByCode() {
  const { t } = useTranslation();
  const { request } = useApi();
  const rules = formRules(useLocale());
  const [joined, setJoined] = useState<Joined>();
  const form = useForm({
    initial: { reference: '', code: '' },
    rules: { reference: [rules.required], code: [rules.required] },
    onSubmit: async ({ reference, code }) => {
      const asked = { reference: readCode(reference), code: readCode(code) };
      try {
        const answer = await request(JoinRequestByCodeDocument, asked, { inline: true });
        setJoined(answer.joinRequestByCode);
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: t('account.earlier.codeFailed'), text: summary });
      }
    },
  });
  if (joined)
    return (
      <Banner
        tone="success"
        actions={
          <ButtonLink to={accountPath(joined.kind, joined.id)} size="small">
            {t('account.earlier.open')}
          </ButtonLink>
        }
      >
        {t('account.earlier.codeDone', { reference: joined.reference })}
      </Banner>
    );
  const field = { maxLength: LIMITS.code.max, autoComplete: 'off', dir: 'ltr' } as const;
  return (
    <details className={styles.code}>
      <summary>{t('account.earlier.haveCode')}</summary>
      <p>{t('account.earlier.codeHelp')}</p>
      <form className={styles.form} {...form.props}>
        <FormSummary {...form.report} />
        <Field
          label={t('account.earlier.reference')}
          help={t('account.earlier.referenceHelp')}
          error={form.errors.reference}
        >
          <TextInput {...field} {...form.field('reference')} />
        </Field>
        <Field label={t('account.earlier.code')} error={form.errors.code}>
          <TextInput {...field} inputMode="numeric" {...form.field('code')} />
        </Field>
        <div>
          <Button type="submit" variant="outline" size="small" busy={form.busy}>
            {t(form.busy ? 'account.earlier.adding' : 'account.earlier.add')}
          </Button>
        </div>
      </form>
    </details>
  );
}
