import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import styles from './second-factor.module.css';

interface FormButtonsProps {
  busy: boolean;
  submitLabel: string;
  isDangerous?: boolean;
  /** Without it there is only the button that sends. */
  onCancel?: (() => void) | undefined;
}

/** The buttons under a form: one sends, the other leaves it. */
export function FormButtons({ busy, submitLabel, isDangerous, onCancel }: FormButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
        {submitLabel}
      </Button>
      {onCancel && (
        <Button variant="outline" onClick={onCancel}>
          {t('secondFactor.cancel')}
        </Button>
      )}
    </div>
  );
}
