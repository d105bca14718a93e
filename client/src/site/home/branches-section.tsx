import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONSULTATION_BRANCHES, type ConsultationBranch } from '@contract/consultation-branches';
import { ButtonLink } from '../../components/button';
import { Lattice } from '../../components/lattice';
import { LineArt } from '../../components/line-art';
import { MatterBox } from '../../features/matter/matter-box';
import { CONSULTATION } from '../../lib/addresses';
import { useAuth } from '../../lib/auth';
import { splitLines } from '../../lib/forms/text-lines';
import { SectionHeading } from '../section-heading';
import styles from './branches-section.module.css';

/** SVG path for each branch of law, on a 40 px grid. */
const DRAWINGS: Record<ConsultationBranch, string> = {
  civil:
    'M20 5v28M11 35h18M8 10h24M8 10 3 22h10zM32 10l-5 12h10zM3 22c0 5 10 5 10 0M27 22c0 5 10 5 10 0',
  commercial:
    'M5 15 8 6h24l3 9M5 15c0 5 7.5 5 7.5 0 0 5 7.5 5 7.5 0 0 5 7.5 5 7.5 0 0 5 7.5 5 7.5 0M8 19v15h24V19M16 34V25h8v9',
  'real-estate': 'M6 34V13l11-7v28M17 15h17v19M4 34h32M10 16h3M10 22h3M10 28h3M22 21h7M22 27h7',
  labor: 'M4 26h32v4H4zM8 26v-4a12 12 0 0 1 24 0v4M16 12V8h8v4M16 12v8M24 12v8',
  criminal: 'M7 33h16M10 33v-4h10v4M14 9l9 9M11 12l6-6 9 9-6 6zM21 16l13 13',
  family:
    'M13 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM27 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM20 19a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM6 33V22c0-3 3-5 7-5M34 33V22c0-3-3-5-7-5M14 33c0-3 2.5-5 6-5s6 2 6 5',
  administrative: 'M5 35h30M7 31h26M9 31V17M16 31V17M24 31V17M31 31V17M5 17h30L20 6zM20 12v.5',
  'intellectual-property':
    'M20 5a10 10 0 0 0-6 18c1.5 1.2 2 2.5 2 4h8c0-1.5.5-2.8 2-4a10 10 0 0 0-6-18ZM16 31h8M17.5 35h5M20 27v-8M17 16l3 3 3-3',
  'public-procurement':
    'M9 5h15l7 7v23H9zM24 5v7h7M14 18h12M14 23h7M22 28a4 4 0 1 0 8 0 4 4 0 0 0-8 0ZM24 31.500V37l2-1.5 2 1.500v-5.5',
  investment: 'M5 35h30M8 35V25h5v10M18 35V19h5v16M28 35V13h5v22M6 18l9-8 6 4L33 4M27 4h6v6',
};

/** Decorative icon of a branch of law. */
function BranchIcon({ branch, size = 36 }: { branch: ConsultationBranch; size?: number }) {
  return <LineArt path={DRAWINGS[branch]} grid={40} size={size} weight={1.4} />;
}

function BranchCard({ branch }: { branch: ConsultationBranch }) {
  const { t } = useTranslation();
  return (
    <li className={styles.card}>
      <BranchIcon branch={branch} />
      <h3>
        <Link to={`${CONSULTATION}?type=${branch}`}>{t(`words.consultationBranch.${branch}`)}</Link>
      </h3>
      <ul className={styles.points}>
        {splitLines(t(`branches.${branch}.points`)).map((point) => (
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
        <div className={styles.matter}>
          <MatterBox />
        </div>
      </div>
    </section>
  );
}
