import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactIcon } from '@contract/content/define-content';
import { Bdi } from '../components/bdi';
import { Icon } from '../components/icon';
import { CONTENT_FACTS } from '../graphql/generated/content-facts';
import styles from './content-facts.module.css';

type Facts = typeof CONTENT_FACTS;
type FactOf<K extends keyof Facts> = Extract<keyof Facts[K]['icons'], string>;

export interface ContentFactsProps<K extends keyof Facts> {
  of: K;
  row: { [F in FactOf<K>]?: string | null };
  /** What the reader reads for a fact; left out, its value. */
  toText?: (fact: FactOf<K>) => string;
  className?: string;
  /** More facts, each an `<li>`. */
  children?: ReactNode;
}

/** The facts of a row that its declaration marks with `fact`, each with its icon and its name. */
export function ContentFacts<K extends keyof Facts>(props: ContentFactsProps<K>) {
  const { of, row, toText = (fact) => row[fact] ?? '', className = '', children } = props;
  const { t } = useTranslation();
  const { plural, icons }: { plural: string; icons: Record<string, FactIcon> } = CONTENT_FACTS[of];
  const facts = Object.entries(icons)
    .map(([name, icon]) => ({ name, icon, text: toText(name as FactOf<K>) }))
    .filter(({ text }) => text !== '');
  return (
    <ul className={`${styles.facts} ${className}`}>
      {facts.map(({ name, icon, text }) => (
        <li key={name}>
          <Icon name={icon} size={18} />
          <span className="visually-hidden">{t(`${plural}.${name}`)}</span>
          <Bdi>{text}</Bdi>
        </li>
      ))}
      {children}
    </ul>
  );
}
