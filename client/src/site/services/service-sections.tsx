import { useTranslation } from 'react-i18next';
import { MarkedList, StepList } from '../../components/marked-list';
import type { ServiceSectionData } from '../../features/services/service.types';
import styles from './service-sections.module.css';

/** The lists of a service without empty ones; the process is shown as numbered steps. */
export function ServiceSections({ sections }: { sections: readonly ServiceSectionData[] }) {
  const { t } = useTranslation();
  return sections
    .filter(({ items }) => items.length > 0)
    .map(({ kind, items }) => {
      const List = kind === 'process' ? StepList : MarkedList;
      return (
        <section key={kind} className={styles.section} aria-labelledby={`section-${kind}`}>
          <h2 id={`section-${kind}`}>{t(`service.sections.${kind}`)}</h2>
          <List items={items} />
        </section>
      );
    });
}
