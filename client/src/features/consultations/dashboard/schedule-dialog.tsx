import { Alert, Button, Drawer, Form, Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { BOOKING, WORKING_DAYS, type WorkingDay } from '@contract/requests/booking';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import type { RowDialogProps } from '../../../dashboard/engine/row-action';
import { LoadError } from '../../../dashboard/ui/load-error';
import { useDrawerProps } from '../../../dashboard/ui/screen-width';
import {
  type AdminConsultantRowFragment as ConsultantRow,
  ConsultantScheduleDocument,
  type ScheduleFactsFragment,
  SetConsultantHoursDocument,
} from '../../../graphql/generated/graphql';
import { messageText } from '../../../dashboard/ui/message';
import { useLocale } from '../../../lib/i18n/i18n';
import { firmHoursQuery } from '../../office-hours/dashboard/firm-hours-query';
import { closing } from './closing';
import { CalendarFeed } from './calendar-feed';
import styles from './schedule.module.css';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { useErrorText } from '../../../lib/api/use-error-text';

interface Interval {
  weekday: WorkingDay;
  opens: string;
  closes: string;
}

interface HoursFormProps {
  schedule: ScheduleFactsFragment;
}

const NEXT: Interval = { weekday: 'sunday', opens: '09:00', closes: '12:00' };

/** Saves the hours; the error stands in the form. */
function useHoursSaving(id: string) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (hours: Interval[]) => {
    setBusy(true);
    setError(undefined);
    try {
      const input = {
        hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
      };
      const variables = { id, input };
      await closing(client, { hoursOf: id, ...input }, () =>
        client.mutate({ mutation: SetConsultantHoursDocument, variables }),
      );
      notify('success', t('admin.consultants.schedule.saved'));
    } catch (thrown) {
      setError(errorText(thrown, t('admin.consultants.schedule.failed')));
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, error };
}

function IntervalFields({ name, onRemove }: { name: number; onRemove(): void }) {
  const { t } = useTranslation();
  const label = (part: string) => t(`admin.consultants.schedule.${part}`);
  return (
    <div className={styles.interval}>
      <Form.Item name={[name, 'weekday']} label={label('weekday')}>
        <Select
          options={WORKING_DAYS.map((day) => ({ value: day, label: label(`days.${day}`) }))}
        />
      </Form.Item>
      {(['opens', 'closes'] as const).map((part) => (
        <Form.Item key={part} name={[name, part]} label={label(part)}>
          <Input type="time" step={300} required dir="ltr" />
        </Form.Item>
      ))}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={label('remove')}
        onClick={onRemove}
      />
    </div>
  );
}

/** A field for times of day knows no 24:00; the same midnight is 00:00. */
const inFields = ({ closes, ...interval }: ScheduleFactsFragment['hours'][number]) => ({
  ...interval,
  closes: closes === '24:00' ? '00:00' : closes,
});

/** The intervals of the week in which a consultant can be booked. */
function HoursForm({ schedule: { id, hours } }: HoursFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: firm } = firmHoursQuery.useData({});
  const { save, busy, error } = useHoursSaving(id);
  return (
    <section>
      <h2 className={styles.heading}>{t('admin.consultants.schedule.hours')}</h2>
      <p className={styles.help}>
        {firm &&
          messageText(t, {
            key: 'admin.consultants.schedule.firm',
            values: { hours: firm.inWords[locale] },
          })}{' '}
        {t('admin.consultants.schedule.night')} {t('admin.consultants.schedule.booked')}{' '}
        <Link to="/dashboard/holidays">{t('admin.consultants.schedule.holidays')}</Link>
      </p>
      {error && (
        <Alert type="error" showIcon role="alert" title={error} className={styles.refusal} />
      )}
      <Form<{ hours: Interval[] }>
        name="hours"
        layout="vertical"
        initialValues={{ hours: hours.map(inFields) }}
        onFinish={(values) => void save(values.hours)}
      >
        <Form.List name="hours">
          {(rows, { add, remove }) => (
            <>
              {rows.map(({ key, name }) => (
                <IntervalFields key={key} name={name} onRemove={() => remove(name)} />
              ))}
              <Button
                icon={<PlusOutlined aria-hidden="true" />}
                disabled={rows.length >= BOOKING.intervals}
                onClick={() => add(NEXT)}
              >
                {t('admin.consultants.schedule.add')}
              </Button>
            </>
          )}
        </Form.List>
        <Button type="primary" htmlType="submit" loading={busy} className={styles.save}>
          {t('admin.consultants.schedule.save')}
        </Button>
      </Form>
    </section>
  );
}

const scheduleQuery = queryOf(
  ConsultantScheduleDocument,
  (data) => data.consultantSchedule,
  MAX_AGE.none,
);

function Schedule({ id }: { id: string }) {
  const { data: schedule, error, loading, refetch } = scheduleQuery.useData({ id });
  if (error && !loading) return <LoadError error={error} onRetry={refetch} />;
  if (!schedule) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <div className={styles.schedule}>
      <HoursForm schedule={schedule} />
      <CalendarFeed schedule={schedule} onChange={refetch} />
    </div>
  );
}

/** When a consultant can be booked, and the address for their calendar program. */
export function ScheduleDialog({ row, onClose }: RowDialogProps<ConsultantRow>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  return (
    <Drawer
      {...useDrawerProps(560)}
      open={isOpen}
      title={t('admin.consultants.schedule.title', { name: row.name })}
      destroyOnHidden
      onClose={() => setOpen(false)}
      afterOpenChange={(visible) => {
        if (!visible) onClose();
      }}
    >
      <Schedule id={row.id} />
    </Drawer>
  );
}
