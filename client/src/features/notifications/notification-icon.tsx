import { CheckCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import type { NotificationType } from '../../graphql/generated/graphql';

export const NOTIFICATIONS_PAGE = '/dashboard/notifications';

const ICONS: Record<NotificationType, typeof InfoCircleOutlined> = {
  success: CheckCircleOutlined,
  warning: WarningOutlined,
  info: InfoCircleOutlined,
};

export function NotificationIcon({ type }: { type: NotificationType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" />;
}
