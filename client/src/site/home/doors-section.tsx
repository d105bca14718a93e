import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Doors } from '../situations/doors';
import styles from './doors-section.module.css';

/** Six parts of life in people's words, and something else: where those begin who know what happened to them (B41). */
export function DoorsSection() {
  const { t } = useTranslation();
  return (
    <section id="situations" className={styles.section} aria-labelledby="situations-title">
      <div className="container">
        <div className={styles.cells}>
          <div className={styles.heading}>
            <h2 id="situations-title">{t('situations.title')}</h2>
            <p>{t('situations.intro')}</p>
            <p>
              <Link to="/guide">{t('situations.guide')}</Link>
            </p>
          </div>
          <Doors examples />
        </div>
      </div>
    </section>
  );
}
