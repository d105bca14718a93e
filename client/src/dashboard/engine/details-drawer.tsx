import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../ui/message';
import { useDrawer } from '../ui/use-drawer';
import type { Resource } from './resource';
import { textOf } from './standard-actions';

interface DetailsDrawerProps {
  name: string;
  details: NonNullable<Resource<never, never, never>['details']>;
  /** The row that the address names, if any. */
  id: string | null;
  onClose(): void;
}

/** One row in full, beside the list. */
export function DetailsDrawer({ name, details: Details, id, onClose }: DetailsDrawerProps) {
  const { t } = useTranslation();
  const drawer = useDrawer(640);
  // What is sliding away still shows what it showed.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  return (
    <Drawer
      {...drawer}
      open={id !== null}
      title={say(t, textOf(name, 'details.title'))}
      destroyOnHidden
      onClose={onClose}
    >
      {shown !== null && <Details key={shown} id={shown} />}
    </Drawer>
  );
}
