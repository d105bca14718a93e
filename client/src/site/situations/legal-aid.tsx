import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The seeded situation about it, which says all this itself. */
const LEGAL_AID = 'no-money-for-a-lawyer';

/** For who cannot pay. It leads to a search, because an office may remove or rename the situation about it. */
export function LegalAid({ slug }: { slug: string }) {
  const { t } = useTranslation();
  if (slug === LEGAL_AID) return null;
  const words = encodeURIComponent(t('situations.legalAidWords'));
  return (
    <p>
      {t('situations.legalAid')}{' '}
      <Link to={`/search?q=${words}`}>{t('situations.legalAidMore')}</Link>
    </p>
  );
}
