import { useTranslation } from 'react-i18next';

/** The kind of request that a template is for, by its translation key. */
export function KindName({ label }: { label: string }) {
  const { t } = useTranslation();
  return <>{t(label)}</>;
}
