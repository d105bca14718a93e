import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { mutationOf } from '../../dashboard/engine/operations';
import { useResource } from '../../dashboard/engine/resource-context';
import { useNotify } from '../../dashboard/ui/use-notify';
import {
  type AdminApplicationDetailFragment as ApplicationDetail,
  SetApplicationStatusDocument,
} from '../../graphql/generated/graphql';
import { useErrorText } from '../../lib/use-error-text';

type Application = Pick<ApplicationDetail, 'id' | 'status' | 'version' | 'adminNotes'>;

const saveNotes = mutationOf(
  SetApplicationStatusDocument,
  ({ id, ...input }: Application) => ({ id, input }),
  (data) => data.setApplicationStatus,
);

/** The office's own notes on an application, which the applicant never sees (M133). */
export function AdminNotesForm({ id, status, version, adminNotes }: Application) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useResource();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  const save = async (values: { adminNotes?: string }) => {
    setBusy(true);
    try {
      const notes = values.adminNotes?.trim() || null;
      await saveNotes(client, { id, status, version, adminNotes: notes });
      notify('success', t('application.adminNotes.saved'));
      await refresh().catch(() => undefined);
    } catch (error) {
      notify('error', errorText(error, t('admin.applications.errors.status')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form
      key={adminNotes ?? ''}
      layout="vertical"
      requiredMark={false}
      initialValues={{ adminNotes: adminNotes ?? '' }}
      onFinish={(values: { adminNotes?: string }) => void save(values)}
    >
      <Form.Item
        name="adminNotes"
        label={t('application.adminNotes.label')}
        extra={t('application.adminNotes.help')}
      >
        <Input.TextArea
          maxLength={LIMITS.application.adminNotes.max}
          autoSize={{ minRows: 2, maxRows: 8 }}
          styles={{ textarea: { unicodeBidi: 'plaintext' } }}
        />
      </Form.Item>
      <Button htmlType="submit" loading={busy}>
        {t('application.adminNotes.save')}
      </Button>
    </Form>
  );
}
