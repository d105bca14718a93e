import { useTranslation } from 'react-i18next';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './second-factor.module.css';
import { Button } from '../../components/button';
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

/**
 * Focuses a part that takes the place of the one with the focus: keys and screen readers go on there.
 *
 * @example <div ref={useFocusWhenShown<HTMLDivElement>()} tabIndex={-1}>
 */
export function useFocusWhenShown<T extends HTMLElement>(): RefObject<T | null> {
  const part = useRef<T>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}

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
