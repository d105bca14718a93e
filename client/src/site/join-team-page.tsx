import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../components/button';
import { Chips } from '../components/chips';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { PageHead } from '../components/page-head';
import { Skeleton } from '../components/skeleton';
import type { JobRoleSummary } from '../features/job-roles/job-roles.queries';
import { scrollBehavior } from '../lib/motion';
import { useErrorText } from '../lib/api/use-error-text';
import { ChosenRole } from './roles/chosen-role';
import { LoadingCards } from './loading-cards';
import { PageBanner } from './page-banner';
import { JobRoleCard } from './roles/job-role-card';
import { useJobRoleCategories, useJobRoleFigures, useJobRoles } from './roles/use-job-roles';
import styles from './join-team-page.module.css';

/** Placeholder while the roles load. */
function RoleGridLoading() {
  const { t } = useTranslation();
  return (
    <LoadingCards className={styles.grid} label={t('joinTeam.loading')}>
      <Skeleton height={44} width="44px" />
      <Skeleton height={24} width="60%" />
      <Skeleton lines={4} />
      <Skeleton height={40} />
    </LoadingCards>
  );
}

function Figures() {
  const { t } = useTranslation();
  const { data, error } = useJobRoleFigures();
  const errorText = useErrorText();
  if (error !== undefined) return errorText(error, 'joinTeam.errors.figures');
  if (!data) return t('joinTeam.loading');
  return [
    t('joinTeam.figures.roles', { count: data.total }),
    t('joinTeam.figures.categories', { count: data.totalCategories }),
  ].join(' · ');
}

/** Who we look for, and what we offer. */
function JoinHero() {
  const { t } = useTranslation();
  return (
    <PageBanner title={t('joinTeam.title')}>
      <p>{t('joinTeam.tagline')}</p>
      <ul className={styles.facts}>
        <li>
          <Icon name="document" />
          <Figures />
        </li>
        <li>
          <Icon name="globe" />
          {t('joinTeam.facts.remote')}
        </li>
        <li>
          <Icon name="shield" />
          {t('joinTeam.facts.privacy')}
        </li>
      </ul>
    </PageBanner>
  );
}

const ALL = 'all';

/** The role whose id or slug is in the address, and a setter. */
function useChosen(roles: readonly JobRoleSummary[] | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('role');
  const choose = (role: string | null) =>
    setParameters(role === null ? {} : { role }, { preventScrollReset: true });
  const chosen = roles?.find(({ id, slug }) => id === asked || slug === asked);
  return { chosen, choose, isGone: asked !== null && roles !== undefined && !chosen };
}

/** Scrolls to a section each time another role is selected. */
function useScrollTo(id: string | undefined) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!id) return;
    // In the next frame, because a new page is first scrolled to its top (scroll-rules).
    const frame = requestAnimationFrame(() =>
      section.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [id]);
  return section;
}

interface CategoryChipsProps {
  value: string;
  onChange: (value: string) => void;
}

function CategoryChips({ value, onChange }: CategoryChipsProps) {
  const { t } = useTranslation();
  const { data = [], error } = useJobRoleCategories();
  const errorText = useErrorText();
  const options = data.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      {options.length > 0 && (
        <Chips
          label={t('joinTeam.categories')}
          options={[{ value: ALL, label: t('joinTeam.allRoles') }, ...options]}
          value={value}
          onChange={onChange}
        />
      )}
      {error !== undefined && (
        <p className={styles.chipsError} role="status">
          {errorText(error, 'joinTeam.errors.categories')}
        </p>
      )}
    </>
  );
}

interface RolesProps {
  chosen: JobRoleSummary | undefined;
  onChoose: (id: string) => void;
}

function Roles({ chosen, onChoose }: RolesProps) {
  const { t } = useTranslation();
  const { data, loading, error } = useJobRoles();
  const errorText = useErrorText();
  const [category, setCategory] = useState(ALL);
  const shown = data?.filter((role) => category === ALL || role.category === category);

  if (loading) return <RoleGridLoading />;
  if (!shown) {
    return (
      <EmptyState
        tone="error"
        title={t('joinTeam.errors.title')}
        action={
          <Button onClick={() => window.location.reload()}>{t('joinTeam.errors.tryAgain')}</Button>
        }
      >
        {errorText(error, 'joinTeam.errors.roles')}
      </EmptyState>
    );
  }
  return (
    <>
      <CategoryChips value={category} onChange={setCategory} />
      {shown.length === 0 ? (
        <EmptyState title={t('joinTeam.noRoles')}>{t('joinTeam.noRolesText')}</EmptyState>
      ) : (
        <ul className={styles.grid}>
          {shown.map((role) => (
            <li key={role.id}>
              <JobRoleCard
                jobRole={role}
                chosen={role.id === chosen?.id}
                onChoose={() => onChoose(role.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The open roles, and how to apply for the selected one (M073 to M076). */
export function JoinTeamPage() {
  const { t } = useTranslation();
  const roles = useJobRoles();
  const { chosen, choose, isGone } = useChosen(roles.data);
  const section = useScrollTo(chosen?.id);

  return (
    <>
      <PageHead title={t('joinTeam.title')} description={t('seo.joinTeam')} noIndex />
      <JoinHero />
      <section className={`container ${styles.roles}`} aria-labelledby="open-roles">
        <h2 id="open-roles">{t('joinTeam.openRoles')}</h2>
        {isGone && <p role="status">{t('joinTeam.roleGone')}</p>}
        <Roles chosen={chosen} onChoose={choose} />
      </section>
      {chosen && <ChosenRole ref={section} role={chosen} onChange={() => choose(null)} />}
    </>
  );
}
