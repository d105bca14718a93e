import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner';
import { Button } from '../../components/button';
import { RequestEarlierRequestsDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../lib/api/api';
import { useAuth } from '../../lib/auth';
import { formatClock, useCountdown } from '../../lib/countdown';
import { readError } from '../../lib/api/read-error';
import { JoinByCode } from './join-by-code';
import styles from './earlier-requests-offer.module.css';

/**
 * Offers to add what was sent without an account (A79). It stands in every account and says the same whether there is
 * anything or not.
 */
export function EarlierRequestsOffer() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const clock = useCountdown(`earlier-requests:${user?.id}`);
  const [send, { busy }] = useSubmit(RequestEarlierRequestsDocument, { inline: true });
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>();

  const ask = async () => {
    if (busy || clock.running) return;
    try {
      clock.start((await send({})).requestEarlierRequests.retryAfter);
      setOutcome({ tone: 'success', text: t('account.earlier.asked') });
    } catch (error) {
      const { message, retryAfter } = readError(error);
      if (retryAfter) clock.start(retryAfter);
      setOutcome({ tone: 'error', text: message });
    }
  };
  return (
    <section className={styles.offer} aria-labelledby="earlier-requests">
      <h3 id="earlier-requests">{t('account.earlier.title')}</h3>
      <p>{t('account.earlier.text')}</p>
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
      <div>
        <Button
          variant="outline"
          size="small"
          busy={busy}
          disabled={clock.running}
          onClick={() => void ask()}
        >
          {clock.running
            ? t('account.earlier.again', { time: formatClock(clock.left) })
            : t(busy ? 'account.earlier.sending' : 'account.earlier.action')}
        </Button>
      </div>
      <JoinByCode />
    </section>
  );
}
