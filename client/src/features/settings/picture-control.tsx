import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '../../dashboard/engine/field-types';
import { ImageControl, type ImageValue } from '../../dashboard/engine/image-control';
import styles from './settings-panel.module.css';

/** A picture that may be missing: chosen, replaced or removed. */
export function PictureControl(props: ControlProps<ImageValue> & { label: string }) {
  const { t } = useTranslation();
  const { value, onChange, label } = props;
  return (
    <div className={styles.picture}>
      <ImageControl {...props} whole />
      {value && (
        <Button
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('common.labelled', { label, value: t('admin.settings.removePicture') })}
          onClick={() => onChange?.(undefined)}
        >
          {t('admin.settings.removePicture')}
        </Button>
      )}
    </div>
  );
}
