import { UserDeleteOutlined } from '@ant-design/icons';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_SHOW_UNDO_HOURS } from '@contract/requests/booking';
import { useIsUnmailed } from '../../../dashboard/desk/decision';
import { useResource } from '../../../dashboard/engine/resource-context';
import { DateText } from '../../../dashboard/ui/date-text';
import { useMay } from '../../../dashboard/ui/use-may';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { useSingleRun } from '../../../dashboard/ui/use-single-run';
import {
  type AdminConsultationDetailFragment as ConsultationDetail,
  MarkConsultationNoShowDocument,
  UnmarkConsultationNoShowDocument,
} from '../../../graphql/generated/graphql';
import { useErrorText } from '../../../lib/api/use-error-text';
import { useAuth } from '../../../lib/auth';
import { consultationKind } from './consultation-kind';
import styles from './reschedule-dialog.module.css';

const UNDO_MS = NO_SHOW_UNDO_HOURS * 3_600_000;

/** Changes the mark and reads the list and the open appointment again. */
function useMark(onDone: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const { run, busy } = useSingleRun();
  const change = (work: (client: ApolloClient) => Promise<unknown>, done: string) =>
    void run(async () => {
      try {
        await work(client);
        notify('success', t(done));
        onDone();
        await refresh().catch(() => undefined);
      } catch (error) {
        notify('error', errorText(error, t('admin.consultations.noShow.failed')));
      }
    });
  return { change, busy };
}

interface NoShowToolsProps {
  request: ConsultationDetail;
  onDone(): void;
}

/** Says that the client did not come, or takes that back within a day. */
export function NoShowTools({ request, onDone }: NoShowToolsProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { user } = useAuth();
  const { inTrash } = useResource();
  const [isAsking, setAsking] = useState(false);
  const { id, noShowAt, assigneeId, startsAt, status, erasedAt } = request;
  const mayMark = may('consultation.manage') || assigneeId === user?.id;
  if (noShowAt)
    return <Marked {...{ id, noShowAt, onDone }} mayUndo={mayMark && !inTrash && !erasedAt} />;
  const hasBegun = Date.parse(startsAt) <= Date.now();
  if (!mayMark || !hasBegun || inTrash || erasedAt || status === 'cancelled') return null;
  return (
    <div className={styles.next}>
      <Button icon={<UserDeleteOutlined aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('admin.consultations.noShow.action')}
      </Button>
      {isAsking && (
        <Question
          request={request}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onDone();
          }}
        />
      )}
    </div>
  );
}

interface MarkedProps {
  id: string;
  noShowAt: string;
  mayUndo: boolean;
  onDone(): void;
}

function Marked({ id, noShowAt, mayUndo, onDone }: MarkedProps) {
  const { t } = useTranslation();
  const { change, busy } = useMark(onDone);
  const isFresh = Date.now() - Date.parse(noShowAt) < UNDO_MS;
  const undo = () =>
    change(
      (client) => client.mutate({ mutation: UnmarkConsultationNoShowDocument, variables: { id } }),
      'admin.consultations.noShow.undone',
    );
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {t('admin.consultations.noShow.marked')} <DateText value={noShowAt} time />
        </>
      }
      action={
        mayUndo &&
        isFresh && (
          <Button size="small" loading={busy} onClick={undo}>
            {t('admin.consultations.noShow.undo')}
          </Button>
        )
      }
    />
  );
}

interface QuestionProps {
  request: ConsultationDetail;
  onClose(): void;
  onDone(): void;
}

/** Asks before the mark, and whether the client is offered another appointment. */
function Question({ request: { id, version }, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation();
  const isUnmailed = useIsUnmailed({ kind: consultationKind, id });
  const [offersAnother, setOffersAnother] = useState(false);
  const { change, busy } = useMark(onDone);
  const variables = { id, input: { offersAnother, version } };
  return (
    <Modal
      open
      title={t('admin.consultations.noShow.title')}
      okText={t('admin.consultations.noShow.confirm')}
      cancelText={t('dashboard.cancel')}
      okButtonProps={{ loading: busy }}
      onOk={() =>
        change(
          (client) => client.mutate({ mutation: MarkConsultationNoShowDocument, variables }),
          'admin.consultations.noShow.done',
        )
      }
      onCancel={onClose}
    >
      <p>{t('admin.consultations.noShow.text')}</p>
      {!isUnmailed && (
        <Checkbox
          className={styles.offer}
          checked={offersAnother}
          onChange={(event) => setOffersAnother(event.target.checked)}
        >
          {t('admin.consultations.noShow.offer')}
        </Checkbox>
      )}
    </Modal>
  );
}
