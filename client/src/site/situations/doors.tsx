import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SITUATION_DOORS, type SituationDoor } from '@contract/situation-doors';
import { LineArt } from '../../components/line-art';
import { GUIDE_ME } from '../../lib/addresses';
import styles from './doors.module.css';

/** The way of those who find themselves behind no door: the request form, in which the office chooses the service (A83). */
const OTHER = 'other';
export const OTHER_PATH = `/request-service/${GUIDE_ME}`;

/** SVG path for each door, on a 40 px grid. */
const DRAWINGS: Record<SituationDoor | typeof OTHER, string> = {
  work: 'M5 13h30v20H5zM14 13V8h12v5M5 20c5 3 10 4 15 4s10-1 15-4M20 22v5',
  family:
    'M13 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM28 15a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 35v-8H6v-6c0-3 3-5 7-5s6 2 7 5l3 6M18 35v-8M8 27h10M23 35v-6c0-2 2-4 5-4s5 2 5 4v6',
  housing:
    'M5 19 20 6l15 13M9 16v18h22V16M20 19a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM20 26v8M20 30h3',
  inheritance:
    'M14 4h12v9H14zM20 13v6M7 25v-6h26v6M20 19v6M2 25h10v9H2zM15 25h10v9H15zM28 25h10v9H28z',
  justice:
    'M20 4 6 9v10c0 9 6 14 14 17 8-3 14-8 14-17V9zM20 12v16M15 28h10M12 15h16M12 15l-3 7h6zM28 15l-3 7h6z',
  company: 'M17 22c0-4-4-6-4-11a7 7 0 0 1 14 0c0 5-4 7-4 11M8 22h24v7H8zM5 35h30M12 29v2M28 29v2',
  other: 'M9 31l2-8L28 6l6 6-17 17zM24 10l6 6M11 23l6 6M18 35h17',
};

interface DoorIconProps {
  door: keyof typeof DRAWINGS;
  size: number;
}

function DoorIcon({ door, size }: DoorIconProps) {
  return (
    <LineArt path={DRAWINGS[door]} grid={40} size={size} weight={1.4} className={styles.icon} />
  );
}

interface DoorsProps {
  /** The door that the page is about, which is left out. */
  without?: SituationDoor;
  /** With examples under each name. */
  examples?: boolean;
}

/** Links to the doors, and to the request form for everything else. */
export function Doors({ without, examples = false }: DoorsProps) {
  const { t } = useTranslation();
  const doors = [...SITUATION_DOORS.filter((door) => door !== without), OTHER] as const;
  return (
    <ul className={examples ? styles.grid : styles.list}>
      {doors.map((door) => (
        <li key={door}>
          <Link to={door === OTHER ? OTHER_PATH : `/situations/${door}`}>
            <DoorIcon door={door} size={examples ? 36 : 28} />
            <span className={styles.name}>
              {t(door === OTHER ? 'situations.other' : `situations.doors.${door}`)}
            </span>
            {examples && (
              <span className={styles.examples}>{t(`situations.examples.${door}`)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
