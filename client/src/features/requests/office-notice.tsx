import { useTranslation } from 'react-i18next';
import { requestPermission, roleCan } from '@contract/permissions';
import { deskPath } from '@contract/notifications';
import type { INTAKE_KINDS } from '@contract/requests/intake';
import { Banner } from '../../components/banner';
import { ButtonLink } from '../../components/button';
import { useAuth } from '../../lib/auth';

interface OfficeNoticeProps {
  kind: (typeof INTAKE_KINDS)[number];
  /** The service that the page is about, and the situation from which somebody came to it. */
  serviceId?: string;
  situationId?: string;
}

/** The screen of the kind with the form of a new request open. */
function formAddress({ kind, serviceId, situationId }: OfficeNoticeProps): string {
  const [screen = ''] = deskPath(kind, '').split('?');
  const params = new URLSearchParams({
    form: 'new',
    ...(serviceId && { serviceId }),
    ...(situationId && { situationId }),
  });
  return `${screen}?${params.toString()}`;
}

/** In place of a public form: sent by somebody of the office, it would make them the client. */
export function OfficeNotice(props: OfficeNoticeProps) {
  const { kind } = props;
  const { t } = useTranslation();
  const { user } = useAuth();
  if (!user) return null;
  const may = roleCan(user.role, requestPermission(kind, 'create'));
  return (
    <Banner
      tone="info"
      title={t('account.office.title')}
      actions={
        may && (
          <ButtonLink to={formAddress(props)} size="small">
            {t(`account.office.${kind}`)}
          </ButtonLink>
        )
      }
    >
      {t(may ? 'account.office.led' : 'account.office.noRight')}
    </Banner>
  );
}
