import {
  CheckCircleOutlined,
  FileTextOutlined,
  PauseCircleOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { serviceContent } from '@contract/content/service';
import { linesField, localized } from '../../../dashboard/engine/form/fields';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { MAX_AGE } from '../../../dashboard/engine/operations';
import { serviceOperations } from '../../../graphql/generated/service-operations';
import { sectionsField } from './sections-field';
import { Ltr } from '../../../components/bdi';
import { ResolvedText } from '../../../dashboard/ui/texts';
import type { AdminServiceRowFragment } from '../../../graphql/generated/graphql';
import styles from './services.module.css';

/** A service's title with its id and slug under it. */
function ServiceTitle({ service }: { service: AdminServiceRowFragment }) {
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

/** The firm's services (A34). */
export const servicesResource = contentResource(serviceContent, serviceOperations, {
  customFields: {
    sections: sectionsField,
    papers: localized(
      linesField({
        label: 'admin.services.fields.papers',
        help: 'admin.services.papersHelp',
        limit: serviceContent.lists.papers,
        optional: true,
      }),
    ),
  },
  fetching: { maxAge: MAX_AGE.services },
  stats: {
    total: <FileTextOutlined />,
    active: <CheckCircleOutlined />,
    inactive: <PauseCircleOutlined />,
    featured: <StarOutlined />,
  },
  columns: ({ main, order, status, flag, languages, updatedAt }) => [
    main((service) => <ServiceTitle service={service} />),
    order,
    status,
    flag('featured'),
    flag('inPerson'),
    languages,
    updatedAt,
  ],
});
