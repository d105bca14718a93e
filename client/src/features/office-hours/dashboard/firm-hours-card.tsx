import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../../components/bdi';
import { useMay } from '../../../dashboard/ui/use-may';
import { useNotify } from '../../../dashboard/ui/use-notify';
import {
  type FirmHoursFieldsFragment,
  SetFirmHoursDocument,
} from '../../../graphql/generated/graphql';
import { useErrorText } from '../../../lib/api/use-error-text';
import { useLocale } from '../../../lib/i18n/i18n';
import { AffectedNotice } from '../../consultations/dashboard/affected-notice';
import { closing } from '../../consultations/dashboard/closing';
import { firmHoursQuery } from './firm-hours-query';
import type { Interval } from './hours-blocks';
import { HoursControl } from './hours-control';
import { MainHoursNotice } from './main-hours-notice';
import styles from './hours.module.css';

interface EditorProps {
  firm: FirmHoursFieldsFragment;
  onClose(isSaved: boolean): void;
}

const plain = ({ weekday, opens, closes }: Interval): Interval => ({ weekday, opens, closes });

function FirmHoursEditor({ firm, onClose }: EditorProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [hours, setHours] = useState(() => firm.hours.map(plain));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await closing(client, { firmHours: hours }, () =>
        client.mutate({ mutation: SetFirmHoursDocument, variables: { input: { hours } } }),
      );
      notify('success', t('admin.consultants.schedule.saved'));
      onClose(true);
    } catch (thrown) {
      setError(errorText(thrown, t('admin.consultants.schedule.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('admin.hours.firm')}
      okText={t('admin.consultants.schedule.save')}
      cancelText={t('dashboard.cancel')}
      okButtonProps={{ disabled: hours.length === 0 }}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={() => onClose(false)}
    >
      <div className={styles.notices}>
        <p className={styles.help}>
          {t('admin.hours.firmHelp')} {t('admin.consultants.schedule.night')}{' '}
          {t('admin.consultants.schedule.booked')}
        </p>
        {error && <Alert type="error" showIcon role="alert" title={error} />}
        <HoursControl value={hours} onChange={setHours} />
      </div>
    </Modal>
  );
}

/** The ordinary week of the firm above its other hours, with what has to be seen before. */
export function FirmHoursCard() {
  const { t } = useTranslation();
  const may = useMay();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { data: firm, refetch } = firmHoursQuery.useData({});
  return (
    <div className={styles.notices}>
      <AffectedNotice />
      {firm && <MainHoursNotice firm={firm} hasLink />}
      {firm && (
        <section className={styles.card} aria-label={t('admin.hours.firm')}>
          <p>
            <strong>{t('common.label', { label: t('admin.hours.firm') })}</strong>{' '}
            <Bdi>{firm.inWords[locale]}</Bdi>
          </p>
          {may('officeHours.manage') && (
            <Button onClick={() => setOpen(true)}>{t('admin.hours.change')}</Button>
          )}
        </section>
      )}
      {firm && isOpen && (
        <FirmHoursEditor
          firm={firm}
          onClose={(isSaved) => {
            setOpen(false);
            if (isSaved) void refetch();
          }}
        />
      )}
    </div>
  );
}
