import { Bdi, Ltr } from '../../components/bdi';
import type { AdminServiceRowFragment } from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
import styles from './service-title.module.css';

/** A service's title in the language of the screen, and its address under it. */
export function ServiceTitle({ service }: { service: AdminServiceRowFragment }) {
  const locale = useLocale();
  const titles = { ar: service.titleAr, fr: service.titleFr, en: service.titleEn };
  return (
    <div className={styles.title}>
      <Bdi>{titles[locale] || service.title}</Bdi>
      <span className={styles.slug}>
        <Ltr>
          #{service.id} · {service.slug}
        </Ltr>
      </span>
    </div>
  );
}
