import { Ltr } from '../../components/bdi';
import { ResolvedText } from '../../dashboard/ui/resolved-text';
import type { AdminServiceRowFragment } from '../../graphql/generated/graphql';
import styles from './service-title.module.css';

/** A service's title with its id and slug under it. */
export function ServiceTitle({ service }: { service: AdminServiceRowFragment }) {
  return (
    <div className={styles.title}>
      <ResolvedText language={service.resolvedLanguage}>{service.title}</ResolvedText>
      <span className={styles.slug}>
        <Ltr>
          #{service.id} · {service.slug}
        </Ltr>
      </span>
    </div>
  );
}
