import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { tidyName } from '@contract/lines';
import { LOCALES, toLocale, type Locale } from '@contract/locales';
import { tidyPhone } from '@contract/phone-numbers';
import { Button } from '../components/button';
import { Field, Select, TextInput } from '../components/field';
import { FormSummary } from '../components/form-summary';
import { StatusBadge } from '../components/status-badge';
import { useToast } from '../components/toast';
import { PhoneField } from '../features/auth/phone-field';
import { PhoneCheck } from '../features/phone-verification/phone-check';
import { UpdateProfileDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import { useAuth, type AuthUser } from '../lib/auth';
import { useForm } from '../lib/forms/form';
import { showFieldErrors } from '../lib/forms/form-errors';
import { formRules } from '../lib/forms/form-rules';
import { switchLanguage, useLocale } from '../lib/i18n/i18n';
import { useSite } from '../lib/site';
import { EmailSection } from './email-section';
import styles from './settings.module.css';

interface ProfileValues {
  fullName: string;
  phoneNumber: string;
  language: string;
}

const LANGUAGE_NAMES: Record<Locale, string> = { ar: 'العربية', fr: 'Français', en: 'English' };

function useProfileForm(user: AuthUser) {
  const { t } = useTranslation();
  const { request } = useApi();
  const { refetch } = useAuth();
  const toast = useToast();
  const locale = useLocale();
  const rules = formRules(locale);
  const { fullName, phoneNumber, language } = user;

  const form = useForm<ProfileValues>({
    initial: { fullName, phoneNumber, language },
    rules: {
      fullName: [rules.required, rules.length(LIMITS.user.fullName), rules.personName],
      phoneNumber: [rules.required, rules.phone],
    },
    onSubmit: async (values) => {
      const wanted = toLocale(values.language);
      const input = {
        fullName: tidyName(values.fullName),
        phoneNumber: tidyPhone(values.phoneNumber),
        language: wanted,
      };
      try {
        await request(UpdateProfileDocument, { input });
        await refetch();
        form.reset(input);
        toast.success(t('account.profile.saved'));
        if (wanted !== language && wanted !== locale) switchLanguage(wanted);
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: t('account.profile.failed'), text: summary });
      }
    },
  });
  return form;
}

/** Whether the phone number is confirmed, and the way to do it; nothing where the firm does not ask for it. */
function PhoneState({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const { requirePhoneVerification } = useSite();
  if (!requirePhoneVerification && !user.isPhoneVerified) return null;
  return (
    <section className={styles.part} aria-label={t('phone.section')}>
      <StatusBadge tone={user.isPhoneVerified ? 'done' : 'waiting'}>
        {t(user.isPhoneVerified ? 'phone.verified' : 'phone.unverified')}
      </StatusBadge>
      {!user.isPhoneVerified && <PhoneCheck user={user} />}
    </section>
  );
}

/** Name, phone and language, which is also the language of e-mails. */
export function ProfileSection({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const form = useProfileForm(user);
  const { errors, field, busy } = form;
  return (
    <>
      <p className={styles.lead}>{t('account.profile.lead')}</p>
      <form className={styles.form} {...form.props}>
        <FormSummary {...form.report} />
        <Field label={t('auth.fullName')} error={errors.fullName}>
          <TextInput autoComplete="name" {...field('fullName')} />
        </Field>
        <PhoneField form={form} name="phoneNumber" label={t('auth.phone')} />
        <Field label={t('account.profile.language')} error={errors.language}>
          <Select {...field('language')}>
            {LOCALES.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {LANGUAGE_NAMES[locale]}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button type="submit" busy={busy}>
            {t(busy ? 'account.profile.saving' : 'account.profile.save')}
          </Button>
        </div>
      </form>
      <EmailSection user={user} />
      <PhoneState user={user} />
    </>
  );
}
