import { useMutation } from '@apollo/client/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RATING_LIMITS, type RatedKind, TESTIMONIAL_CONSENT_VERSION } from '@contract/ratings';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { Field, FieldError, TextArea, TextInput } from '../components/field';
import { useToast } from '../components/toast';
import { type ClientCaseRatingFragment, RateCaseDocument } from '../graphql/generated/graphql';
import { readError } from '../lib/api/read-error';
import { useLocale } from '../lib/i18n/i18n';
import quotes from './quotes.module.css';
import styles from './rating.module.css';

const { min, max } = RATING_LIMITS.stars;
const STARS = Array.from({ length: max - min + 1 }, (_, place) => min + place);

interface RatingFormProps {
  request: { kind: RatedKind; requestId: string };
  /** What was said before. */
  rating: ClientCaseRatingFragment | null;
  onDone(): void;
  onCancel: (() => void) | undefined;
}

/** Stars, a few words, and, apart from both, the consent to a testimonial, which is never ticked beforehand. */
export function RatingForm({ request, rating, onDone, onCancel }: RatingFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  const [stars, setStars] = useState(rating?.stars ?? 0);
  const [comment, setComment] = useState(rating?.comment ?? '');
  const [isAgreed, setAgreed] = useState(false);
  const [publicName, setPublicName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [send, { loading, error }] = useMutation(RateCaseDocument);
  const refused = error ? readError(error) : undefined;
  const fields = refused?.fields ?? {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(stars === 0);
    if (stars === 0) return;
    const consent = { consentVersion: TESTIMONIAL_CONSENT_VERSION, publicName };
    const input = { ...request, stars, comment, language: locale, ...(isAgreed && consent) };
    const done = await send({ variables: { input } }).catch(() => undefined);
    if (!done) return;
    toast.success(t('account.rating.sent'));
    onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <StarChoice
        value={stars}
        error={isMissing && stars === 0 ? t('account.rating.starsMissing') : fields['stars']}
        onChange={setStars}
      />
      <Field
        label={t('account.rating.comment')}
        help={t('account.rating.commentHelp')}
        error={fields['comment']}
        optional={!isAgreed}
      >
        <TextArea
          rows={4}
          maxLength={RATING_LIMITS.comment.max}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      <Consent
        {...{ isAgreed, setAgreed, publicName, setPublicName }}
        error={fields['publicName']}
      />
      {refused && <Banner tone="error">{refused.message}</Banner>}
      <div className={quotes.actions}>
        <Button type="submit" busy={loading}>
          {t(`account.rating.${rating ? 'save' : 'send'}`)}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('account.rating.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface ConsentProps {
  isAgreed: boolean;
  setAgreed(isAgreed: boolean): void;
  publicName: string;
  setPublicName(name: string): void;
  error: string | undefined;
}

/** The consent to a testimonial, and the name under which it may stand. */
function Consent({ isAgreed, setAgreed, publicName, setPublicName, error }: ConsentProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.consent}>
      <label className={quotes.check}>
        <input
          type="checkbox"
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        {t('account.rating.publish')}
      </label>
      <p className={styles.help}>{t('account.rating.publishHelp')}</p>
      {isAgreed && (
        <Field
          label={t('account.rating.publicName')}
          help={t('account.rating.publicNameHelp')}
          error={error}
        >
          <TextInput
            maxLength={RATING_LIMITS.publicName.max}
            value={publicName}
            onChange={(event) => setPublicName(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
}

interface StarChoiceProps {
  value: number;
  error: string | undefined;
  onChange(stars: number): void;
}

/** Radio buttons that look like stars: the arrow keys choose, and each is said in words. */
function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error && `${id}-error`}>
      <legend>{t('account.rating.stars')}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={stars <= value ? styles.filled : styles.star}>
            <input
              type="radio"
              className="visually-hidden"
              name={`${id}-stars`}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <span aria-hidden="true" />
            <span className="visually-hidden">{t(`account.rating.starsOf.${stars}`)}</span>
          </label>
        ))}
      </div>
      {value > 0 && (
        <p className={styles.chosen} aria-hidden="true">
          {t(`account.rating.starsOf.${value}`)}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
