import { useTranslation } from 'react-i18next';
import { useNotify } from './use-notify';

/** Puts a text on the clipboard, and says whether it worked: browsers can refuse it. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation();
  const notify = useNotify();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => notify('success', t('dashboard.copy.done')),
      () => notify('error', t('dashboard.copy.failed')),
    );
}
