import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Bdi } from '../components/bdi';
import { ButtonLink } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { MarkedList, TagList } from '../components/marked-list';
import { PageHead } from '../components/page-head';
import { Tabs } from '../components/tabs';
import { termText, typeText } from '../features/job-roles/job-role-terms';
import type { JobRoleData } from '../features/job-roles/job-roles.queries';
import type { JobRoleType } from '../graphql/generated/graphql';
import { useSite } from '../lib/site';
import { useErrorText } from '../lib/api/use-error-text';
import { AsideBox, AsideHint, DetailColumns, DetailLoading, metaDescription } from './detail-page';
import { MessagePage } from './message-page';
import { PageBanner } from './page-banner';
import { RoleFacts } from './roles/role-facts';
import { useJobRole } from './roles/use-job-roles';
import styles from './role-page.module.css';

const EMPLOYMENT: Record<JobRoleType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/** Job location of known places: search engines take no job whose place they do not know. */
const PLACES: Readonly<Record<string, object>> = {
  Remote: {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'DZ' },
  },
  Algiers: {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Alger', addressCountry: 'DZ' },
    },
  },
};

interface Poster {
  firm: string;
  origin: string;
}

/** A role in a known place as schema.org JobPosting. It contains only known facts, so that nothing untrue is published. */
function jobPosting(role: JobRoleData, { firm, origin }: Poster): object | undefined {
  const place = PLACES[role.location];
  if (!place) return undefined;
  const listed = (items: readonly string[]) => (items.length > 0 ? items.join('\n') : undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: firm, value: role.slug },
    title: role.title,
    description: role.description,
    datePosted: role.createdAt.slice(0, 10),
    employmentType: role.type ? EMPLOYMENT[role.type] : undefined,
    hiringOrganization: { '@type': 'Organization', name: firm, url: origin },
    qualifications: listed(role.requirements),
    responsibilities: listed(role.responsibilities),
    jobBenefits: listed(role.benefits),
    skills: listed(role.skills),
    ...place,
  };
}

function BackToRoles() {
  const { t } = useTranslation();
  return <ButtonLink to="/join-team">{t('role.back')}</ButtonLink>;
}

function RoleNotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('role.notFound')} noIndex />
      <MessagePage
        code="404"
        title={t('role.notFound')}
        text={t('role.notFoundText')}
        actions={<BackToRoles />}
      />
    </>
  );
}

function RoleError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <>
      <PageHead title={t('joinTeam.errors.title')} noIndex />
      <EmptyState
        tone="error"
        heading="h1"
        title={t('joinTeam.errors.title')}
        action={<BackToRoles />}
      >
        {errorText(error, 'role.fetchFailed')}
      </EmptyState>
    </>
  );
}

function RoleHead({ role }: { role: JobRoleData }) {
  const { t } = useTranslation();
  return (
    <PageBanner
      title={role.title}
      above={
        <ButtonLink
          to="/join-team"
          variant="outline"
          size="small"
          onNavy
          icon={<Icon name="chevron" size={16} className={styles.back} />}
        >
          {t('role.back')}
        </ButtonLink>
      }
    >
      <RoleFacts role={role} className={styles.headFacts} />
    </PageBanner>
  );
}

interface ListedProps {
  items: readonly string[];
  as: ComponentType<{ items: readonly string[] }>;
}

/** A list of the role, or a text that says that it is empty. */
function Listed({ items, as: List }: ListedProps) {
  const { t } = useTranslation();
  if (items.length === 0) return <p>{t('role.nothingListed')}</p>;
  return <List items={items} />;
}

const LISTS = ['requirements', 'responsibilities', 'benefits'] as const;

function RoleTabs({ role }: { role: JobRoleData }) {
  const { t } = useTranslation();
  const tabs = [
    {
      id: 'overview',
      content: role.description
        .split(/\n{2,}/)
        .map((paragraph) => <p key={paragraph}>{paragraph}</p>),
    },
    ...LISTS.map((id) => ({ id, content: <Listed items={role[id]} as={MarkedList} /> })),
    { id: 'skills', content: <Listed items={role.skills} as={TagList} /> },
  ];
  return (
    <Tabs
      label={t('role.tabs.label')}
      tabs={tabs.map(({ id, content }) => ({ id, content, title: t(`role.tabs.${id}`) }))}
    />
  );
}

function RoleAside({ role }: { role: JobRoleData }) {
  const { t } = useTranslation();
  const rows = [
    { name: 'jobRoles.type', text: typeText(t, role.type) },
    { name: 'jobRoles.location', text: termText(t, role.location) },
    { name: 'jobRoles.experience', text: termText(t, role.experience) },
    { name: 'jobRoles.salary', text: termText(t, role.salary) },
  ];
  return (
    <AsideBox title={t('role.conditions')}>
      <dl className={styles.conditions}>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Bdi>{text}</Bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={`/join-team?role=${role.id}`} block>
        {t('role.apply')}
      </ButtonLink>
      <AsideHint>{t('role.applyHint')}</AsideHint>
    </AsideBox>
  );
}

function RoleContent({ role }: { role: JobRoleData }) {
  const { t } = useTranslation();
  const { origin, publicDetailPages } = useSite();
  return (
    <article>
      <PageHead
        title={role.title}
        description={metaDescription(role.description)}
        noIndex={!publicDetailPages}
        jsonLd={jobPosting(role, { firm: t('common.firm'), origin })}
      />
      <RoleHead role={role} />
      <DetailColumns language={role.resolvedLanguage} aside={<RoleAside role={role} />}>
        <RoleTabs role={role} />
      </DetailColumns>
    </article>
  );
}

/** A job role. An id in the address redirects to the slug (A16). */
export function RolePage() {
  const { slug = '' } = useParams();
  const { data: role, error, loading } = useJobRole(slug);
  if (loading) return <DetailLoading />;
  if (role && role.slug !== slug) return <Navigate to={`/role/${role.slug}`} replace />;
  if (role) return <RoleContent key={role.id} role={role} />;
  return role === null ? <RoleNotFound /> : <RoleError error={error} />;
}
