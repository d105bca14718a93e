import { useMutation } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QUOTE_LIMITS } from '@contract/quotes';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { Field, TextArea } from '../components/field';
import { useToast } from '../components/toast';
import { Amount } from '../features/quotes/amount';
import {
  AcceptQuoteDocument,
  type ClientQuoteFragment,
  RefuseQuoteDocument,
} from '../graphql/generated/graphql';
import { readError } from '../lib/api/read-error';
import { formatDay } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import styles from './quotes.module.css';

const STEPS = ['terms', 'check', 'confirm'] as const;
type Step = (typeof STEPS)[number];
type Choice = 'accept' | 'refuse';

/** With hyphens at which no line ends, for a number within a sentence. */
const inOnePiece = (number: string | null) => number?.replaceAll('-', '\u2011');

interface DecisionProps {
  quote: ClientQuoteFragment;
  /** The decision was not stored: the quote is read again, because the office may have changed it. */
  onFailed(): void;
}

/** Accepts or refuses a quote in three steps: its terms, a check, the confirmation. */
export function QuoteDecision({ quote, onFailed }: DecisionProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<Choice>();
  if (choice)
    return (
      <Steps
        quote={quote}
        choice={choice}
        onFailed={onFailed}
        onClose={() => setChoice(undefined)}
      />
    );
  return (
    <div className={styles.actions}>
      <Button onClick={() => setChoice('accept')}>{t('account.quotes.accept')}</Button>
      <Button variant="outline" onClick={() => setChoice('refuse')}>
        {t('account.quotes.refuse')}
      </Button>
    </div>
  );
}

function Steps({
  quote,
  choice,
  onFailed,
  onClose,
}: DecisionProps & { choice: Choice; onClose(): void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [step, setStep] = useState<Step>('terms');
  const [isRead, setRead] = useState(false);
  const [reason, setReason] = useState('');
  const [accept, accepting] = useMutation(AcceptQuoteDocument);
  const [refuse, refusing] = useMutation(RefuseQuoteDocument);
  const error = accepting.error ?? refusing.error;
  const { id, revision } = quote;
  const confirm = async () => {
    const done = await (
      choice === 'accept'
        ? accept({ variables: { id, input: { revision } } })
        : refuse({ variables: { id, input: { revision, reason: reason.trim() || null } } })
    ).catch(onFailed);
    if (done) toast.success(t(`account.quotes.done.${choice}`));
  };
  const position = STEPS.indexOf(step);
  const last = step === 'confirm';
  return (
    <StepFrame step={step} title={t(`account.quotes.${choice}Steps.${step}`)}>
      {step === 'terms' && <Terms quote={quote} choice={choice} />}
      {step === 'check' && <Check {...{ quote, choice, isRead, setRead, reason, setReason }} />}
      {last && (
        <p>
          {t(`account.quotes.${choice}Question`, { number: inOnePiece(quote.number) })}{' '}
          <Amount value={quote.total} />
        </p>
      )}
      {error && <Banner tone="error">{readError(error).message}</Banner>}
      <div className={styles.actions}>
        {last ? (
          <Button
            variant={choice === 'accept' ? 'primary' : 'danger'}
            busy={accepting.loading || refusing.loading}
            onClick={() => void confirm()}
          >
            {t(`account.quotes.${choice}Confirm`)}
          </Button>
        ) : (
          <Button
            disabled={step === 'check' && choice === 'accept' && !isRead}
            onClick={() => setStep(STEPS[position + 1] ?? step)}
          >
            {t('account.quotes.next')}
          </Button>
        )}
        <Button
          variant="ghost"
          onClick={() => (position > 0 ? setStep(STEPS[position - 1] ?? step) : onClose())}
        >
          {t(`account.quotes.${position > 0 ? 'back' : 'cancel'}`)}
        </Button>
      </div>
    </StepFrame>
  );
}

interface CheckProps {
  quote: ClientQuoteFragment;
  choice: Choice;
  isRead: boolean;
  setRead(isRead: boolean): void;
  reason: string;
  setReason(reason: string): void;
}

/** That the quote was read, before it is accepted; or why it is refused. */
function Check({ quote, choice, isRead, setRead, reason, setReason }: CheckProps) {
  const { t } = useTranslation();
  const { number, revision } = quote;
  if (choice === 'accept')
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isRead}
          onChange={(event) => setRead(event.target.checked)}
        />
        {t('account.quotes.isRead', { number: inOnePiece(number), revision })}
      </label>
    );
  return (
    <Field label={t('account.quotes.reason')} optional>
      <TextArea
        rows={3}
        maxLength={QUOTE_LIMITS.reason.max}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Field>
  );
}

interface StepFrameProps {
  step: Step;
  title: string;
  children: ReactNode;
}

/** The heading takes the focus with each step, so that it is read out. */
function StepFrame({ step, title, children }: StepFrameProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  const values = { step: STEPS.indexOf(step) + 1, steps: STEPS.length };
  return (
    <section className={styles.steps} aria-labelledby="quote-step">
      <p className={styles.step}>{t('account.quotes.step', values)}</p>
      <h2 id="quote-step" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Terms({ quote, choice }: { quote: ClientQuoteFragment; choice: Choice }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const day = formatDay(quote.validUntil, locale);
  return (
    <>
      <p>{t(`account.quotes.${choice}Terms`)}</p>
      <p>
        {t('quotes.total')}
        {'\u00a0'}
        <strong>
          <Amount value={quote.total} />
        </strong>
        {' · '}
        {t('account.quotes.validUntil', { day })}
      </p>
    </>
  );
}
