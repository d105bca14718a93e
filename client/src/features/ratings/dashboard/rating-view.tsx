import { CommentOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { directionOf } from '@contract/locales';
import { Bdi } from '../../../components/bdi';
import { FreeText } from '../../../components/free-text';
import { Stars } from '../../../components/stars';
import { DateText } from '../../../dashboard/ui/date-text';
import { useMay } from '../../../dashboard/ui/use-may';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { useSingleRun } from '../../../dashboard/ui/use-single-run';
import type { AdminCaseRatingFragment } from '../../../graphql/generated/graphql';
import { useErrorText } from '../../../lib/api/use-error-text';
import { draftTestimonial } from './rating-operations';
import styles from './ratings.module.css';

interface RatingViewProps {
  rating: AdminCaseRatingFragment;
  onChange(): void;
}

/** What the client said, what they agreed to, and what was made of it. */
export function RatingView({ rating, onChange }: RatingViewProps) {
  const { t } = useTranslation();
  const { stars, comment, language, createdAt, updatedAt } = rating;
  return (
    <div className={styles.rating}>
      <p className={styles.row}>
        <Stars value={stars} showValue />
        <span className={styles.faint}>
          <DateText value={createdAt} time />
        </span>
        {updatedAt !== createdAt && (
          <span className={styles.faint}>
            {t('admin.ratings.changedOn')} <DateText value={updatedAt} time />
          </span>
        )}
      </p>
      {comment ? (
        <div lang={language} dir={directionOf(language)} className={styles.comment}>
          <FreeText>{comment}</FreeText>
        </div>
      ) : (
        <p className={styles.faint}>{t('admin.ratings.noComment')}</p>
      )}
      <Consent rating={rating} onChange={onChange} />
    </div>
  );
}

/** Whether it may be published, and the way to the testimonial. */
function Consent({ rating, onChange }: RatingViewProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const may = useMay();
  const notify = useNotify();
  const errorText = useErrorText();
  const { run, busy } = useSingleRun();
  const [error, setError] = useState<string>();
  const { id, consentedAt, consentWithdrawnAt, publicName, testimonial } = rating;
  if (!consentedAt)
    return (
      <p className={styles.faint}>
        {consentWithdrawnAt ? (
          <>
            {t('admin.ratings.consentWithdrawn')} <DateText value={consentWithdrawnAt} time />
          </>
        ) : (
          t('admin.ratings.noConsent')
        )}
      </p>
    );
  const draft = () =>
    run(async () => {
      setError(undefined);
      try {
        await draftTestimonial(client, id);
        notify('success', t('admin.ratings.drafted'));
        onChange();
      } catch (thrown) {
        setError(errorText(thrown, t('admin.ratings.failed')));
      }
    });
  return (
    <>
      <p>
        {t('admin.ratings.consented')} <DateText value={consentedAt} time />{' '}
        {t('admin.ratings.underName')} <Bdi>{publicName ?? ''}</Bdi>
      </p>
      {testimonial && (
        <p className={styles.row}>
          <span>{t(`admin.ratings.testimonial.${testimonial.status}`)}</span>
          {may('testimonial.draft') && (
            <Link to={`/dashboard/testimonials?form=${testimonial.id}`}>
              {t('admin.ratings.openTestimonial')}
            </Link>
          )}
        </p>
      )}
      {!testimonial && may('testimonial.draft') && (
        <div>
          <Button
            icon={<CommentOutlined aria-hidden="true" />}
            loading={busy}
            onClick={() => void draft()}
          >
            {t('admin.ratings.draft')}
          </Button>
          <p className={styles.faint}>{t('admin.ratings.draftHelp')}</p>
        </div>
      )}
      {error && <Alert type="error" showIcon title={error} />}
    </>
  );
}
