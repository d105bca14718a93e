import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceFormDrawer } from '../../engine/form/resource-form-drawer';
import { resourceMessage } from '../../engine/rows/standard-actions';
import { messageText } from '../../ui/message';
import type { Intake } from './intake';
import type { useIntake } from './use-intake';

interface IntakeProps {
  /** Name of the resource. */
  name: string;
  handle: ReturnType<typeof useIntake>;
}

/** Opens the form of a new request, for who may write one down. */
export function IntakeButton({ name, handle, isBrief }: IntakeProps & { isBrief: boolean }) {
  const { t } = useTranslation();
  if (!handle.intake) return null;
  const label = messageText(t, resourceMessage(name, 'form.create'));
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      aria-label={label}
      title={isBrief ? label : undefined}
      onClick={handle.open}
    >
      {isBrief ? null : label}
    </Button>
  );
}

interface DrawerProps extends IntakeProps {
  refresh(): Promise<void>;
}

function FormDrawer({ name, handle, refresh, intake }: DrawerProps & { intake: Intake }) {
  const [form] = useState(() => intake.makeForm(handle.onTaken));
  return (
    <ResourceFormDrawer
      name={name}
      form={form}
      target={handle.target}
      open={handle.isOpen}
      onClose={handle.close}
      afterClose={handle.afterClose}
      refresh={refresh}
    />
  );
}

/** The form in which the office writes down what somebody wants who called or came. */
export function IntakeDrawer(props: DrawerProps) {
  const { intake, count } = props.handle;
  if (!intake) return null;
  return <FormDrawer key={count} {...props} intake={intake} />;
}
