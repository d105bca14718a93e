import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast';

/** Copies a text, and says whether it worked: browsers can refuse it. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('secondFactor.codes.copied'));
    } catch {
      toast.error(t('secondFactor.codes.copyFailed'));
    }
  };
  return (text) => void copy(text);
}
