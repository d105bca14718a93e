import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import leven from 'leven';
import { isEmailAddress, normalizeEmail } from '@contract/patterns';
import { Button } from '../../components/button';
import styles from './email-slip.module.css';

/** Providers that people here have their addresses at, the most frequent first. */
const PROVIDERS = [
  ...['gmail.com', 'yahoo.fr', 'yahoo.com', 'hotmail.com', 'hotmail.fr', 'outlook.com'],
  ...['outlook.fr', 'live.fr', 'live.com', 'icloud.com', 'laposte.net', 'orange.fr', 'wanadoo.fr'],
  ...['protonmail.com', 'googlemail.com', 'yahoo.co.uk', 'hotmail.co.uk', 'caramail.com'],
];
/** Other domains that exist and are one or two letters away from those. */
const OTHERS = new Set([
  ...['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'hotmail.it', 'hotmail.es', 'hotmail.de'],
  ...['yahoo.de', 'yahoo.es', 'yahoo.it', 'yahoo.ca', 'yahoo.in', 'outlook.es', 'outlook.de'],
  ...['outlook.it', 'live.it', 'live.nl', 'live.be', 'live.ca', 'live.co.uk', 'orange.com'],
  ...['free.fr', 'like.com', 'love.com', 'line.com', 'mall.com', 'hotmail.be', 'yahoo.be'],
]);
/** These have no addresses under any other ending. */
const ONLY_COM = new Set(['gmail', 'icloud', 'googlemail', 'protonmail']);
/** These have many endings, but not that of Algeria. */
const NO_DZ = new Set(['yahoo', 'hotmail', 'outlook', 'live']);

/** An ending behind another one, as in yahoo.com.fr; yahoo.com.br exists. */
const SECOND_ENDING = /\.(?:com|fr|dz|net)$/;
const withoutDots = (domain: string) => domain.replaceAll('.', '');

const sorted = (text: string) => [...text].sort().join('');
/** Two letters that changed places are one slip. */
const slips = (typed: string, meant: string) =>
  typed !== meant && sorted(typed) === sorted(meant) ? 1 : leven(typed, meant);

/** How many slips make this provider's domain of another; none if they are too many. Short names take one at most. */
function slipsFrom(domain: string, provider: string): number | undefined {
  if (domain.replace(SECOND_ENDING, '') === provider) return 0;
  if (withoutDots(domain) === withoutDots(provider)) return 0;
  const [name = '', ...ending] = domain.split('.');
  const [meantName = '', ...meantEnding] = provider.split('.');
  const inName = slips(name, meantName);
  const inEnding = slips(ending.join('.'), meantEnding.join('.'));
  if (inName === 0 && ONLY_COM.has(meantName)) return 0;
  if (inName === 0 && ending.join('.') === 'dz' && NO_DZ.has(meantName)) return 0;
  const most = meantName.length > 4 ? 2 : 1;
  return inName + inEnding <= most && inEnding <= 1 ? inName + inEnding : undefined;
}

/**
 * The address that somebody probably meant: `karim@gmial.com` -> `karim@gmail.com`; undefined for one that looks
 * right. It may be right all the same: people are asked, never corrected.
 */
export function likelyEmail(typed: string): string | undefined {
  const address = normalizeEmail(typed);
  if (!isEmailAddress(address)) return undefined;
  const [mailbox, domain = ''] = address.split('@');
  if (PROVIDERS.includes(domain) || OTHERS.has(domain)) return undefined;
  const [meant] = PROVIDERS.flatMap((provider) => {
    const count = slipsFrom(domain, provider);
    return count === undefined ? [] : [{ provider, count }];
  }).sort((one, other) => one.count - other.count);
  return meant && `${mailbox}@${meant.provider}`;
}

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
    <div aria-live="polite" className={styles.slip}>
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
