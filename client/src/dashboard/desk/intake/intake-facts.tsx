import { MailOutlined, PhoneOutlined, ShopOutlined, WhatsAppOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { INTAKE_CHANNELS, type IntakeChannel } from '@contract/requests/intake';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { choiceFilter, dynamicFilter } from '../../engine/list/filters';
import { messageText } from '../../ui/message';
import { Fact } from '../../ui/page-parts';
import { useAssigneeOptions } from '../assignees';
import styles from './intake.module.css';

const ICONS: Record<IntakeChannel, ComponentType<object>> = {
  phone: PhoneOutlined,
  counter: ShopOutlined,
  whatsapp: WhatsAppOutlined,
  email: MailOutlined,
};

/** Tells in a list that the office wrote a request down, and how the person came to it. */
export function IntakeMark({ channel }: { channel: string | null | undefined }) {
  const { t } = useTranslation();
  const known = INTAKE_CHANNELS.find((each) => each === channel);
  if (!known) return null;
  const Icon = ICONS[known];
  const label = messageText(t, {
    key: 'dashboard.intake.mark',
    values: { channel: t(`dashboard.intake.channels.${known}`) },
  });
  return (
    <span className={styles.mark} role="img" aria-label={label} title={label}>
      <Icon aria-hidden="true" />
    </span>
  );
}

interface IntakeFactsProps {
  request: {
    intakeChannel: string | null;
    takenByName: string | null;
    consentVersion: string | null;
    consentedAt: string | null;
  };
}

/** Who wrote the open request down, how the person came to the office, and what they agreed to; nothing of others. */
export function IntakeFacts({ request }: IntakeFactsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { intakeChannel, takenByName, consentVersion, consentedAt } = request;
  if (!intakeChannel) return null;
  const agreed = consentedAt && {
    date: formatDateTime(consentedAt, locale),
    version: consentVersion ?? '',
  };
  return (
    <>
      <Fact label={t('dashboard.intake.taken')}>
        {messageText(t, {
          key: 'dashboard.intake.takenBy',
          values: {
            name: takenByName ?? '',
            channel: t(`dashboard.intake.channels.${intakeChannel}`),
          },
        })}
      </Fact>
      {agreed && (
        <Fact label={t('dashboard.intake.consent')}>
          {messageText(t, { key: 'dashboard.intake.agreedAt', values: agreed })}
        </Fact>
      )}
    </>
  );
}

/** The filters of what the office wrote down. */
export const intakeFilters = {
  intakeChannel: choiceFilter(INTAKE_CHANNELS, {
    label: 'dashboard.intake.channel',
    optionLabel: (channel) => `dashboard.intake.channels.${channel}`,
  }),
  takenById: dynamicFilter('dashboard.intake.taken', useAssigneeOptions),
};
