import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button';
import { Lattice } from '../../components/lattice';
import styles from './next-steps.module.css';

/** Links to the next steps. Fills the last row of the grid after `count` cards. */
export function NextSteps({ count }: { count: number }) {
  const { t } = useTranslation();
  const left = { '--of-three': 3 - (count % 3), '--of-two': 2 - (count % 2) } as CSSProperties;
  return (
    <aside className={styles.next} style={left} aria-labelledby="testimonials-next">
      <Lattice className={styles.lattice} tile={96} />
      <h3 id="testimonials-next">{t('testimonials.nextTitle')}</h3>
      <p>{t('testimonials.next')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/#contact" onNavy>
          {t('testimonials.toContact')}
        </ButtonLink>
        <ButtonLink to="/#services" variant="outline" onNavy>
          {t('testimonials.toServices')}
        </ButtonLink>
      </div>
    </aside>
  );
}
