import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../../components/bdi';
import { useResource } from '../../dashboard/engine/resource-context';

/** The reference of a request. A click opens the details. */
export function ReferenceLink({ id, reference }: { id: string; reference: string }) {
  const { t } = useTranslation();
  const { openDetails } = useResource();
  return (
    <Button
      type="link"
      size="small"
      style={{ paddingInline: 0 }}
      aria-label={t('admin.serviceRequests.open', { reference })}
      onClick={() => openDetails(id)}
    >
      <Ltr>{reference}</Ltr>
    </Button>
  );
}
