import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { directionOf } from '@contract/locales';
import { useLocale } from '../lib/i18n';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, for who cannot see them. */
  label: string;
  tabs: readonly Tab[];
}

/**
 * Panels of which one is seen, on Radix's tabs (WAI-ARIA): arrows, Home and End move between the tabs,
 * following the reading direction; one Tab key leads from the chosen one into its panel.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const direction = directionOf(useLocale());
  return (
    <Root defaultValue={tabs[0]?.id} dir={direction}>
      <List className={styles.list} aria-label={label}>
        {tabs.map(({ id, title }) => (
          <Trigger key={id} value={id} className={styles.tab}>
            {title}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Content key={id} value={id} className={styles.panel}>
          {content}
        </Content>
      ))}
    </Root>
  );
}
