import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { ScreenError } from '../layout/screen-error';

/** The dialog of the search when its code did not arrive: the screen behind it goes on. */
export function PaletteFailed({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      title={t('dashboard.palette.title')}
      footer={null}
      width={600}
      styles={{ wrapper: { alignItems: 'start' } }}
      onCancel={onClose}
    >
      <ScreenError />
    </Modal>
  );
}
