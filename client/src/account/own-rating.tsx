import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '@contract/locales';
import type { RatedKind } from '@contract/ratings';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { FreeText } from '../components/free-text';
import { ModalDialog } from '../components/modal-dialog';
import { Stars } from '../components/stars';
import { useToast } from '../components/toast';
import {
  type ClientCaseRatingFragment,
  WithdrawCaseRatingDocument,
  WithdrawTestimonialConsentDocument,
} from '../graphql/generated/graphql';
import { readError } from '../lib/api/read-error';
import { formatDay } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import quotes from './quotes.module.css';
import styles from './rating.module.css';

interface OwnRatingProps {
  request: { kind: RatedKind; requestId: string };
  rating: ClientCaseRatingFragment;
  /** Null once it cannot be changed any more. */
  changeableUntil: string | null;
  onEdit(): void;
  onDone(): void;
}

/** What the client said, and the ways to change it or to take it back. */
export function OwnRating({ request, rating, changeableUntil, onEdit, onDone }: OwnRatingProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { stars, comment, language, consentedAt } = rating;
  return (
    <>
      <Stars value={stars} size={24} />
      {comment && (
        <div lang={language} dir={directionOf(language)} className={styles.said}>
          <FreeText>{comment}</FreeText>
        </div>
      )}
      {consentedAt && <Agreed rating={rating} />}
      {changeableUntil && (
        <p>{t('account.rating.changeable', { day: formatDay(changeableUntil, locale) })}</p>
      )}
      <div className={quotes.actions}>
        {changeableUntil && (
          <Button variant="outline" onClick={onEdit}>
            {t('account.rating.edit')}
          </Button>
        )}
        {consentedAt && <TakeBack what="consent" request={request} onDone={onDone} />}
        <TakeBack what="rating" request={request} onDone={onDone} />
      </div>
    </>
  );
}

/** What the client agreed to, and what the office has made of it. */
function Agreed({ rating }: { rating: ClientCaseRatingFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { consentedAt, publicName, testimonial } = rating;
  return (
    <p>
      {t('account.rating.agreed', {
        day: formatDay(consentedAt ?? '', locale),
        // a name in another script keeps its place in the sentence
        name: `\u2068${publicName}\u2069`,
      })}{' '}
      {t(`account.rating.${testimonial?.status === 'active' ? 'published' : 'notPublished'}`)}
    </p>
  );
}

const WITHDRAWALS = {
  consent: WithdrawTestimonialConsentDocument,
  rating: WithdrawCaseRatingDocument,
} as const;

interface TakeBackProps {
  what: keyof typeof WITHDRAWALS;
  request: OwnRatingProps['request'];
  onDone(): void;
}

/** Takes the consent or all of it back, after a question. */
function TakeBack({ what, request, onDone }: TakeBackProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [run, { loading, error }] = useMutation<object, OwnRatingProps['request']>(
    WITHDRAWALS[what],
  );
  const key = `account.rating.withdraw.${what}`;
  const confirm = async () => {
    const done = await run({ variables: request }).catch(() => undefined);
    if (!done) return;
    toast.success(t(`${key}.done`));
    setAsking(false);
    onDone();
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t(`${key}.action`)}
      </Button>
      {isAsking && (
        <ModalDialog alert onClose={() => setAsking(false)} title={t(`${key}.action`)}>
          <p>{t(`${key}.text`)}</p>
          {error && <Banner tone="error">{readError(error).message}</Banner>}
          <div className={quotes.actions}>
            <Button variant="danger" busy={loading} onClick={() => void confirm()}>
              {t(`${key}.confirm`)}
            </Button>
            <Button variant="outline" data-autofocus onClick={() => setAsking(false)}>
              {t('account.rating.keep')}
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
