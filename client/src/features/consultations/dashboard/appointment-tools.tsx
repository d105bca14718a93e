import { CalendarOutlined, DownloadOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useResource } from '../../../dashboard/engine/resource-context';
import { useDesk } from '../../../dashboard/desk/desk-context';
import { useMay } from '../../../dashboard/ui/use-may';
import { useNotify } from '../../../dashboard/ui/use-notify';
import {
  CreateConsultationCalendarLinkDocument,
  type AdminConsultationDetailFragment as ConsultationDetail,
} from '../../../graphql/generated/graphql';
import { useAuth } from '../../../lib/auth';
import { useErrorText } from '../../../lib/api/use-error-text';
import { consultationKind } from './consultation-kind';
import styles from './reschedule-dialog.module.css';
import { lazyComponent } from '../../../lib/lazy-component';
import { LazyBlock } from '../../../components/lazy-block';

const RescheduleDialog = lazyComponent(
  async () => (await import('./reschedule-dialog')).RescheduleDialog,
);

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** What the office does with an appointment beside confirming and cancelling it. */
export function AppointmentTools({ request }: { request: ConsultationDetail }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const may = useMay();
  const { user } = useAuth();
  const notify = useNotify();
  const errorText = useErrorText();
  const { inTrash } = useResource();
  const { showDialog } = useDesk();
  const isOver = consultationKind.closed.some((status) => status === request.status);
  if (inTrash || isOver || request.erasedAt) return null;
  const download = async () => {
    try {
      const { data } = await client.mutate({
        mutation: CreateConsultationCalendarLinkDocument,
        variables: { id: request.id },
      });
      if (data) window.location.assign(data.createConsultationCalendarLink.url);
    } catch (error) {
      notify('error', errorText(error, t('account.consultations.calendar.failed')));
    }
  };
  const move = () =>
    showDialog(
      <LazyBlock>
        <RescheduleDialog key={request.id} request={request} />
      </LazyBlock>,
      focused(),
    );
  return (
    <div className={styles.next}>
      {(may('consultation.manage') || request.assigneeId === user?.id) && (
        <Button icon={<CalendarOutlined aria-hidden="true" />} onClick={move}>
          {t('admin.consultations.reschedule.action')}
        </Button>
      )}
      <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => void download()}>
        {t('account.consultations.calendar.add')}
      </Button>
    </div>
  );
}
