import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONSULTATION_BRANCHES, type ConsultationBranch } from '@contract/consultation-branches';
import { ButtonLink } from '../../components/button';
import { Lattice } from '../../components/lattice';
import { CONSULTATION } from '../../lib/addresses';
import { useAuth } from '../../lib/auth';
import { linesOf } from '../../lib/text-lines';
import { SectionHeading } from '../section-heading';
import { BranchIcon } from './branch-icon';
import styles from './branches-section.module.css';

function BranchCard({ branch }: { branch: ConsultationBranch }) {
  const { t } = useTranslation();
  return (
    <li className={styles.card}>
      <BranchIcon branch={branch} />
      <h3>
        <Link to={`${CONSULTATION}?type=${branch}`}>{t(`words.consultationBranch.${branch}`)}</Link>
      </h3>
      <ul className={styles.points}>
        {linesOf(t(`branches.${branch}.points`)).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </li>
  );
}

/** The ten branches of law, with a link to ask for a consultation. */
export function BranchesSection() {
  const { t } = useTranslation();
  const { user } = useAuth();
  return (
    <section id="consultation-branches" className={styles.section} aria-labelledby="branches-title">
      <Lattice className={styles.lattice} tile={132} />
      <div className={`container ${styles.inner}`}>
        <SectionHeading id="branches-title" title={t('branches.title')}>
          {t('branches.intro')}
        </SectionHeading>
        <ul className={styles.cards}>
          {CONSULTATION_BRANCHES.map((branch) => (
            <BranchCard key={branch} branch={branch} />
          ))}
        </ul>
        <div className={styles.action}>
          <div>
            <h3>{t('branches.actionTitle')}</h3>
            <p>{t('branches.actionText')}</p>
          </div>
          <div className={styles.buttons}>
            <ButtonLink to={CONSULTATION} size="large" onNavy>
              {t('branches.book')}
            </ButtonLink>
            <ButtonLink to="/contact" size="large" variant="outline" onNavy>
              {t('nav.contact')}
            </ButtonLink>
            {!user && (
              <ButtonLink to="/auth" size="large" variant="outline" onNavy>
                {t('branches.signIn')}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
