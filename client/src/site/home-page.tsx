import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ANSWER_WITHIN_HOURS, RESEND_SECONDS } from '@contract/limits';
import { Banner } from '../components/banner';
import { Bdi } from '../components/bdi';
import { Button, ButtonLink } from '../components/button';
import { Icon } from '../components/icon';
import { Lattice } from '../components/lattice';
import { PageHead } from '../components/page-head';
import { useResendVerification } from '../features/email-verification/resend-verification';
import { type AuthUser, useAuth } from '../lib/auth';
import { formatClock } from '../lib/countdown';
import { useSite } from '../lib/site';
import { CallLinks } from './layout/call-links';
import { useContact } from './layout/use-contact';
import { DoorsSection } from './home/doors-section';
import { lazySection } from './lazy-section';
import { HomeSection } from './home-section';
import { SearchBox } from './search/search-box';
import { ServicesGrid } from './services/services-grid';
import { useServices } from './services/use-services';
import styles from './home-page.module.css';

/** The lazy sections of the home page, in order. */
const HowWeWork = lazySection({
  id: 'how-we-work',
  heights: { narrow: 510, medium: 860, wide: 620 },
  importSection: async () => (await import('./home/how-we-work')).HowWeWork,
});

const ConsultantsSection = lazySection({
  id: 'consultants',
  heights: { narrow: 560, medium: 820, wide: 780 },
  importSection: async () => (await import('./home/consultants-section')).ConsultantsSection,
});

const TestimonialsSection = lazySection({
  id: 'testimonials',
  heights: { narrow: 920, medium: 2700, wide: 2300 },
  importSection: async () => (await import('./home/testimonials-section')).TestimonialsSection,
});

const BranchesSection = lazySection({
  id: 'consultation-branches',
  heights: { narrow: 900, medium: 1640, wide: 980 },
  importSection: async () => (await import('./home/branches-section')).BranchesSection,
});

const FaqSection = lazySection({
  id: 'faq',
  heights: { narrow: 660, medium: 1250, wide: 980 },
  importSection: async () => (await import('./home/faq-section')).FaqSection,
});

const ContactSection = lazySection({
  id: 'contact',
  heights: { narrow: 560, medium: 620, wide: 520 },
  importSection: async () => (await import('./contact/contact-section')).ContactSection,
});

/** Top of the home page: what the firm does, a call to action, three facts. */
function Hero() {
  const { t } = useTranslation();
  const { hours } = useContact();
  const { firstConsultationFree } = useSite();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Lattice edge className={styles.lattice} tile={132} />
      <div className={`container ${styles.inner}`}>
        <span className={styles.rule} aria-hidden="true" />
        <h1 className={styles.title} id="hero-title">
          {t('home.headline')}
        </h1>
        <p className={styles.tagline}>
          {t('home.tagline')}
          {firstConsultationFree && <strong> {t('home.firstFree')}</strong>}
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/contact" size="large" onNavy>
            {t('home.requestNow')}
          </ButtonLink>
          <ButtonLink to="/#services" size="large" variant="outline" onNavy>
            {t('home.learnMore')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.trust}>
        <div className={`container ${styles.reach}`}>
          <CallLinks inWords />
        </div>
        <ul className={`container ${styles.facts}`} aria-label={t('home.trustLabel')}>
          {hours && (
            <li>
              <Icon name="clock" />
              <Bdi>{hours}</Bdi>
            </li>
          )}
          <li>
            <Icon name="globe" />
            {t('home.trustLanguages')}
          </li>
          <li>
            <Icon name="check" />
            {t('home.trustAnswer', { hours: ANSWER_WITHIN_HOURS })}
          </li>
        </ul>
      </div>
    </section>
  );
}

const SERVICES_ON_PHONE = 4;

/** The search, for those who know what happened to them and not what it is called. */
function HomeSearch() {
  return (
    <div className={`container ${styles.search}`}>
      <SearchBox />
    </div>
  );
}

function ServicesSection() {
  const { t } = useTranslation();
  const services = useServices();
  return (
    <HomeSection id="services" title={t('services.title')} intro={t('services.intro')}>
      <ServicesGrid services={services} items={services.data} onPhone={SERVICES_ON_PHONE} />
    </HomeSection>
  );
}

function ResendBanner({ user, onClose }: { user: AuthUser; onClose: () => void }) {
  const { t } = useTranslation();
  const { clock, sending, outcome, resend } = useResendVerification({
    email: user.email,
    clockName: `verify-notice:${user.email}`,
    seconds: RESEND_SECONDS.verificationNotice,
  });
  const label = clock.running
    ? t('verifyNotice.wait', { time: formatClock(clock.left) })
    : t(sending ? 'verifyNotice.sending' : 'verifyNotice.resend');
  const actions = (
    <Button
      variant="outline"
      size="small"
      busy={sending}
      disabled={clock.running}
      onClick={() => void resend()}
    >
      {label}
    </Button>
  );
  return (
    <Banner tone="notice" wide onClose={onClose} actions={actions}>
      <p>{t('verifyNotice.banner', { email: `\u2068${user.email}\u2069` })}</p>
      {outcome && <p>{outcome.text}</p>}
    </Banner>
  );
}

/** Tells an unverified user to verify the address; sends the link again; can be closed. */
function UnverifiedBanner() {
  const { user } = useAuth();
  const { requireEmailVerification } = useSite();
  const [closed, setClosed] = useState(false);
  if (!user || user.isEmailVerified || !requireEmailVerification || closed) return null;
  return <ResendBanner user={user} onClose={() => setClosed(true)} />;
}

function messageOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'string' ? state.message : undefined;
}

/** Green banner with the message in the navigation's state; closing it removes the message. */
function ArrivalBanner() {
  const location = useLocation();
  const navigate = useNavigate();
  const message = messageOf(location.state);
  if (!message) return null;
  const close = () =>
    void navigate(location.pathname + location.search, { replace: true, state: null });
  return (
    <Banner tone="success" wide onClose={close}>
      {message}
    </Banner>
  );
}

/** The home page: banners, then the sections. */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('seo.home')} description={t('seo.description')} bare />
      <ArrivalBanner />
      <UnverifiedBanner />
      <Hero />
      <HomeSearch />
      <DoorsSection />
      <ServicesSection />
      <HowWeWork />
      <ConsultantsSection />
      <TestimonialsSection />
      <BranchesSection />
      <FaqSection />
      <ContactSection />
    </>
  );
}
