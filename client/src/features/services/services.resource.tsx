import {
  CheckCircleOutlined,
  FileTextOutlined,
  PauseCircleOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { serviceContent } from '@contract/content/service';
import { contentResource } from '../../dashboard/engine/content-resource';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { serviceOperations } from '../../graphql/generated/service-operations';
import { sectionsField } from './sections-field';
import { ServiceTitle } from './service-title';

/** The firm's services (A34). */
export const servicesResource = contentResource(serviceContent, serviceOperations, {
  own: { sections: sectionsField },
  fetching: { maxAge: MAX_AGE.services },
  stats: {
    totalServices: <FileTextOutlined />,
    activeServices: <CheckCircleOutlined />,
    inactiveServices: <PauseCircleOutlined />,
    featuredServices: <StarOutlined />,
  },
  columns: ({ main, order, status, flag, languages, updatedAt }) => [
    main((service) => <ServiceTitle service={service} />),
    order,
    status,
    flag('featured'),
    languages,
    updatedAt,
  ],
});
