import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ConsultationBranch } from '@contract/consultation-branches';
import { Button } from '../../components/button';
import { Field, TextArea } from '../../components/field';
import { useAuth } from '../../lib/auth';
import { useForm } from '../../lib/forms/form';
import { loadCode } from '../../lib/load-code';
import { PeriodNotice } from '../requests/period-notice';
import { formAddress, keepMatter, type Matter, readMatter } from './matter';
import styles from './matter-box.module.css';

export interface MatterBoxProps {
  /** Slug of the service that the request is for; left out: the person chooses it in the form. */
  service?: string;
  /** Branch of law: with it a consultation is offered, too. */
  branch?: ConsultationBranch;
  /** Id of the situation that the page is about. */
  situation?: string;
}

const BLANK = { text: '', ownDevice: '' };
const YES = 'yes';

function restored(): typeof BLANK | null {
  const kept = readMatter();
  return kept ? { text: kept.text, ownDevice: kept.isOwnDevice ? YES : '' } : null;
}

/** The text with its way into the guarded form: through registration or sign-in, which bring it along. */
function useMatter({ service = '', branch, situation }: MatterBoxProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useAuth();
  const matterOf = (text: string, form: Matter['form']): Matter => ({
    ...{ text, form, service },
    branch: branch ?? '',
    situation,
  });
  const send = async (values: typeof BLANK, to: Matter['form']) => {
    const matter = matterOf(values.text, to);
    keepMatter(matter, values.ownDevice === YES);
    if (user) {
      const { handOverMatter } = await loadCode(() => import('./hand-over'));
      handOverMatter(user.id);
    }
    await navigate(formAddress(matter));
  };
  const form = useForm({
    initial: BLANK,
    restore: restored,
    rules: { text: [(text) => text.trim() !== '' || t('matter.empty')] },
    onSubmit: (values) => send(values, 'request'),
  });
  const { values } = form;
  useEffect(() => {
    // nothing was typed yet, or what is kept is about to be restored
    if (values === BLANK) return;
    keepMatter(
      { text: values.text, form: 'request', service, branch: branch ?? '', situation },
      values.ownDevice === YES,
    );
  }, [values, service, branch, situation]);
  return { form, book: () => send(values, 'consultation') };
}

/**
 * Where somebody describes their case before any account. The text stays in this tab, or on the device for 30 days if
 * the person says that it is theirs, and signing out removes it.
 *
 * @example <MatterBox service="legal-consultation" branch="labor" />
 */
export function MatterBox(props: MatterBoxProps) {
  const { t } = useTranslation();
  const id = useId();
  const { form, book } = useMatter(props);
  const { values, errors, field, change, busy } = form;
  return (
    <form className={styles.box} {...form.props}>
      <Field label={t('matter.label')} help={t('matter.help')} error={errors.text}>
        <TextArea rows={6} {...field('text')} />
      </Field>
      <PeriodNotice />
      <div className={styles.own}>
        <input
          type="checkbox"
          id={id}
          name="ownDevice"
          value={YES}
          checked={values.ownDevice === YES}
          onChange={({ target }) => change('ownDevice', target.checked ? YES : '')}
        />
        <label htmlFor={id}>{t('matter.ownDevice')}</label>
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={busy}>
          {t('matter.request')}
        </Button>
        {props.branch && (
          <Button size="large" variant="outline" onClick={() => void book()}>
            {t('matter.book')}
          </Button>
        )}
      </div>
      <p className={styles.next}>{t('matter.next')}</p>
    </form>
  );
}
