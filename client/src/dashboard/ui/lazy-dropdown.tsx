import { Dropdown, type MenuProps } from 'antd';
import { cloneElement, useState, type ReactElement } from 'react';

interface LazyDropdownProps {
  /** Called when the menu is opened. */
  menu(): MenuProps;
  /** The button that opens the menu. */
  children: ReactElement<{ onClick?: () => void }>;
}

/** A dropdown menu in each row of a list: Ant Design's part of it is rendered from its first click on. */
export function LazyDropdown({ menu, children }: LazyDropdownProps) {
  const [open, setOpen] = useState<boolean>();
  if (open === undefined) return cloneElement(children, { onClick: () => setOpen(true) });
  return (
    <Dropdown trigger={['click']} autoFocus open={open} onOpenChange={setOpen} menu={menu()}>
      {children}
    </Dropdown>
  );
}
