import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { requestPermission } from '@contract/permissions';
import { INTAKE_KINDS } from '@contract/requests/intake';
import type { IntakeState } from '../../../dashboard/desk/intake/intake';
import { intakeAddress } from '../../../dashboard/desk/intake/use-intake';
import { screenOf } from '../../../dashboard/screens';
import { useMay } from '../../../dashboard/ui/use-may';
import { readablePhone } from '../../../lib/addresses';
import type { Person } from './people-operations';

/** Writes down what this person wants, who called or came: the form begins with what the office knows of them. */
export function PersonIntake({ person }: { person: Person }) {
  const { t } = useTranslation();
  const may = useMay();
  const navigate = useNavigate();
  const kinds = INTAKE_KINDS.filter((kind) => may(requestPermission(kind, 'create')));
  if (kinds.length === 0 || !person.name) return null;
  const { id, name, phones, emails } = person;
  const [phone] = phones.map(readablePhone);
  const state: IntakeState = { caller: { id, name, phone, email: emails[0] } };
  const items = kinds.map((kind) => ({
    key: kind,
    label: t(`admin.${kind}s.form.create`),
    onClick: () => void navigate(intakeAddress(screenOf(kind).path), { state }),
  }));
  return (
    <Dropdown trigger={['click']} autoFocus menu={{ items }}>
      <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} aria-haspopup="menu">
        {t('admin.people.intake')}
      </Button>
    </Dropdown>
  );
}
