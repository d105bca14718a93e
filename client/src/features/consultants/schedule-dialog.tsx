import { Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import type { RowDialogProps } from '../../dashboard/engine/row-action';
import { LoadError } from '../../dashboard/ui/load-error';
import { useDrawerProps } from '../../dashboard/ui/use-drawer-props';
import {
  ConsultantScheduleDocument,
  type AdminConsultantRowFragment as ConsultantRow,
} from '../../graphql/generated/graphql';
import { CalendarFeed } from './calendar-feed';
import { HoursForm } from './hours-form';
import styles from './schedule.module.css';

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
