import { useTranslation } from 'react-i18next';
import { PageHead } from '../components/page-head';
import { ArrivalBanner } from './arrival-banner';
import { Hero } from './home/hero';
import {
  BranchesSection,
  ConsultantsSection,
  ContactSection,
  FaqSection,
  HowWeWork,
  TestimonialsSection,
} from './home/sections';
import { ServicesSection } from './home/services-section';
import { UnverifiedBanner } from './unverified-banner';

/** The home page: banners, then the sections. */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('seo.home')} description={t('seo.description')} bare />
      <ArrivalBanner />
      <UnverifiedBanner />
      <Hero />
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
