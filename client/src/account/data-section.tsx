import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../components/button';
import { Field } from '../components/field';
import { FormSummary } from '../components/form-summary';
import { ModalDialog } from '../components/modal-dialog';
import { PasswordInput } from '../components/password-input';
import { ReferenceText } from '../components/reference-text';
import { useToast } from '../components/toast';
import { CreateMyDataDownloadDocument, EraseMyAccountDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api';
import { useAuth, type AuthUser } from '../lib/auth';
import { useForm } from '../lib/form';
import { showFieldErrors } from '../lib/form-errors';
import { formRules } from '../lib/form-rules';
import { useLocale } from '../lib/i18n';
import styles from './data-section.module.css';
import settings from './settings.module.css';

const BLANK = { password: '' };

/** A form that asks for the password again before something of consequence. */
function usePasswordQuestion(run: (password: string) => Promise<void>, failure: string) {
  const rules = formRules(useLocale());
  const form = useForm({
    initial: BLANK,
    rules: { password: [rules.required] },
    onSubmit: async ({ password }) => {
      try {
        await run(password);
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: failure, text: summary });
      }
    },
  });
  return form;
}

function PasswordQuestion({ form }: { form: ReturnType<typeof usePasswordQuestion> }) {
  const { t } = useTranslation();
  const { failure, ...report } = form.report;
  return (
    <>
      <FormSummary {...report} failure={failure && { title: failure.title }}>
        {failure?.text && <ReferenceText text={failure.text} />}
      </FormSummary>
      <Field label={t('account.password.current')} error={form.errors.password}>
        <PasswordInput autoComplete="current-password" {...form.field('password')} />
      </Field>
    </>
  );
}

function Download() {
  const { t } = useTranslation();
  const { request } = useApi();
  const toast = useToast();
  const form = usePasswordQuestion(async (password) => {
    const { createMyDataDownload } = await request(CreateMyDataDownloadDocument, { password });
    form.reset(BLANK);
    toast.success(t('account.data.download.started'));
    window.location.assign(createMyDataDownload);
  }, t('account.data.download.failed'));
  return (
    <form className={settings.form} {...form.props}>
      <h3>{t('account.data.download.title')}</h3>
      <p>{t('account.data.download.text')}</p>
      <PasswordQuestion form={form} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('account.data.download.action')}
        </Button>
      </div>
    </form>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { request } = useApi();
  const { signOut } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const form = usePasswordQuestion(async (password) => {
    await request(EraseMyAccountDocument, { password });
    void navigate('/');
    await signOut();
    toast.success(t('account.data.erase.done'));
  }, t('account.data.erase.failed'));
  return (
    <ModalDialog alert onClose={onClose} title={t('account.data.erase.question')}>
      <form className={styles.dialog} {...form.props}>
        <p>{t('account.data.erase.goes')}</p>
        <p>{t('account.data.erase.stays')}</p>
        <p>{t('account.data.erase.final')}</p>
        <PasswordQuestion form={form} />
        <div className={styles.actions}>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t('account.data.erase.confirm')}
          </Button>
          <Button variant="outline" data-autofocus onClick={onClose}>
            {t('account.data.erase.keep')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

function Erase() {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <div className={settings.form}>
      <h3>{t('account.data.erase.title')}</h3>
      <p>{t('account.data.erase.text')}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('account.data.erase.action')}
        </Button>
      </div>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

/** What people can do with the data about themselves: take it along, and have it erased (B11). */
export function DataSection({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  return (
    <div className={settings.parts}>
      <p className={settings.lead}>{t('account.data.lead')}</p>
      <Download />
      {user.role === 'client' && <Erase />}
    </div>
  );
}
