import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import styles from './email-slip.module.css';
import { likelyEmail } from './likely-email';

export interface EmailSlipProps {
  value: string;
  /** Whether the field shows it as it will be stored. */
  isShownAsStored: boolean;
  input: RefObject<HTMLInputElement | null>;
  onUse: (address: string) => void;
}

const isSubmit = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement && target.type === 'submit';

/**
 * Asks once about an address with a likely slip: when the person goes on to another field, else instead of sending
 * the form. Whoever sends it again, or says so, keeps the address.
 */
export function EmailSlip({ value, isShownAsStored, input, onUse }: EmailSlipProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState('');
  const [kept, setKept] = useState('');
  const meant = likelyEmail(value);
  const isNew = meant !== undefined && asked !== value && kept !== value;

  const askOnTheWay = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (isShownAsStored && relatedTarget && !isSubmit(relatedTarget)) setAsked(value);
  });
  const askInsteadOfSending = useEffectEvent((event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    setAsked(value);
    input.current?.focus();
  });
  useEffect(() => {
    const element = input.current;
    if (!isNew || !element) return undefined;
    const { form } = element;
    const onLeave = (event: FocusEvent) => askOnTheWay(event);
    const onSubmit = (event: Event) => askInsteadOfSending(event);
    element.addEventListener('focusout', onLeave);
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => {
      element.removeEventListener('focusout', onLeave);
      form?.removeEventListener('submit', onSubmit, { capture: true });
    };
  }, [isNew, input]);

  return (
    <div aria-live="polite">
      {meant && asked === value && kept !== value && (
        <>
          <p className={styles.question}>
            {t('auth.emailSlip', { address: `\u2066${meant}\u2069` })}
          </p>
          <div className={styles.answers}>
            <Button variant="outline" size="small" onClick={() => onUse(meant)}>
              {t('auth.emailSlipUse')}
            </Button>
            <Button variant="ghost" size="small" onClick={() => setKept(value)}>
              {t('auth.emailSlipKeep')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
