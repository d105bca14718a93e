import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

/** The client did not know what fits: the office has to choose the service or the branch (A83). */
export function ToPlaceTag() {
  const { t } = useTranslation();
  return <Tag>{t('consultation.toBePlaced')}</Tag>;
}
