import { Avatar } from '../../components/avatar';
import { Bdi, Ltr } from '../../components/bdi';
import type { AdminConsultantRowFragment as ConsultantRow } from '../../graphql/generated/graphql';
import { formatNumber } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './consultant-name.module.css';

/** A consultant's face, name and title in the language of the screen. */
export function ConsultantName({ consultant }: { consultant: ConsultantRow }) {
  const locale = useLocale();
  const { nameAr, nameFr, nameEn, titleAr, titleFr, titleEn } = consultant;
  const name = { ar: nameAr, fr: nameFr, en: nameEn }[locale] || consultant.name;
  const title = { ar: titleAr, fr: titleFr, en: titleEn }[locale] || titleAr;
  return (
    <div className={styles.person}>
      <Avatar name={name} imageUrl={consultant.imageUrl} size={40} />
      <div className={styles.words}>
        <Bdi>{name}</Bdi>
        <span className={styles.title}>
          <Bdi>{title}</Bdi>
        </span>
      </div>
    </div>
  );
}

/** A rating in tenths, or a dash for who is not rated yet. */
export function RatingText({ rating }: { rating: number }) {
  const locale = useLocale();
  return <Ltr>{rating > 0 ? formatNumber(rating, locale) : '—'}</Ltr>;
}
