import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../ui/message';
import { useDrawerProps } from '../ui/use-drawer-props';
import type { Resource } from './resource';
import { resourceMessage } from './standard-actions';

interface DetailsDrawerProps {
  name: string;
  details: NonNullable<Resource<never, never, never>['details']>;
  /** Id of the open row; null when the drawer is closed. */
  id: string | null;
  onClose(): void;
}

/** All details of a row, in a drawer beside the list. */
export function DetailsDrawer({ name, details: Details, id, onClose }: DetailsDrawerProps) {
  const { t } = useTranslation();
  const drawer = useDrawerProps(640);
  // The drawer keeps its content while its closing animation runs.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  return (
    <Drawer
      {...drawer}
      open={id !== null}
      title={messageText(t, resourceMessage(name, 'details.title'))}
      destroyOnHidden
      onClose={onClose}
    >
      {shownId !== null && <Details key={shownId} id={shownId} />}
    </Drawer>
  );
}
