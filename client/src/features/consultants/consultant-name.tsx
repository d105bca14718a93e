import { Avatar } from '../../components/avatar';
import { Bdi, Ltr } from '../../components/bdi';
import type { AdminConsultantRowFragment as ConsultantRow } from '../../graphql/generated/graphql';
import { ResolvedText } from '../../dashboard/ui/resolved-text';
import { formatNumber } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './consultant-name.module.css';

/** A consultant's picture, name and title. */
export function ConsultantName({ consultant }: { consultant: ConsultantRow }) {
  const { name, title, resolvedLanguage } = consultant;
  return (
    <div className={styles.person}>
      <Avatar name={name} imageUrl={consultant.imageUrl} size={40} />
      <div className={styles.words}>
        <ResolvedText language={resolvedLanguage}>{name}</ResolvedText>
        <span className={styles.title}>
          <Bdi>{title}</Bdi>
        </span>
      </div>
    </div>
  );
}

/** A rating with one decimal, or a dash without a rating. */
export function RatingText({ rating }: { rating: number }) {
  const locale = useLocale();
  return <Ltr>{rating > 0 ? formatNumber(rating, locale) : '—'}</Ltr>;
}
