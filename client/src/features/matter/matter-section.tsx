import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GUIDE_ME } from '../../lib/addresses';
import { MatterBox } from './matter-box';
import styles from './matter-section.module.css';

/** The box for whose matter fits nothing on the page; without JavaScript a link to the contact form. */
export function MatterSection({ title }: { title: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <MatterBox service={GUIDE_ME} />
      <noscript>
        <Link to="/contact">{t('guide.write')}</Link>
      </noscript>
    </section>
  );
}
