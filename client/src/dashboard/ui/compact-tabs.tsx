import { Select, Tabs, type TabsProps } from 'antd';
import styles from './compact-tabs.module.css';

interface CompactTabsProps extends Pick<TabsProps, 'activeKey' | 'destroyOnHidden'> {
  /** The name of the group of tabs, for screen readers. */
  label: string;
  items: NonNullable<TabsProps['items']>;
  onChange(key: string): void;
  /** There is no room for the tabs: a select stands for them. */
  isCompact: boolean;
}

/**
 * Tabs, or a select where they do not fit: the button that antd then adds for the others stands where
 * only tabs may be (axe: aria-required-children).
 */
export function CompactTabs({ label, isCompact, ...tabs }: CompactTabsProps) {
  const select = () => (
    <Select
      className={styles.select}
      aria-label={label}
      value={tabs.activeKey}
      options={tabs.items.map((item) => ({ value: item.key, label: item.label }))}
      onChange={tabs.onChange}
    />
  );
  return <Tabs {...tabs} {...(isCompact && { renderTabBar: select })} />;
}
