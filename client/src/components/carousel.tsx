import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '@contract/locales';
import { useLocale } from '../lib/i18n/i18n';
import { scrollBehavior } from '../lib/motion';
import styles from './carousel.module.css';
import { Icon } from './icon';

type Embla = ReturnType<typeof useEmblaCarousel>[1];

export interface CarouselProps {
  /** Accessible name. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  slides: readonly { key: string; content: ReactNode }[];
}

interface Places {
  count: number;
  selected: number;
}

const STILL: Places = { count: 0, selected: 0 };

/** The number of snap points, and the current one. */
function usePlaces(embla: Embla): Places {
  const [places, setPlaces] = useState(STILL);
  useEffect(() => {
    if (!embla) return undefined;
    const read = () =>
      setPlaces({ count: embla.scrollSnapList().length, selected: embla.selectedScrollSnap() });
    read();
    embla.on('select', read).on('reInit', read);
    return () => void embla.off('select', read).off('reInit', read);
  }, [embla]);
  return places;
}

/** Without animation when the system asks for reduced motion. */
const moveTo = (embla: Embla, place: number) =>
  embla?.scrollTo(place, scrollBehavior() === 'instant');

interface ControlsProps extends Pick<CarouselProps, 'previousLabel' | 'nextLabel'>, Places {
  onMove: (place: number) => void;
}

function Controls({ previousLabel, nextLabel, count, selected, onMove }: ControlsProps) {
  const { t } = useTranslation();
  if (count < 2) return null;
  return (
    <>
      <Arrow label={previousLabel} to={selected - 1} count={count} onMove={onMove} back />
      <ul className={styles.bullets}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <button
              type="button"
              className={styles.bullet}
              aria-label={t('common.placeOf', { place: place + 1, count })}
              aria-current={place === selected || undefined}
              onClick={() => onMove(place)}
            />
          </li>
        ))}
      </ul>
      <Arrow label={nextLabel} to={selected + 1} count={count} onMove={onMove} />
    </>
  );
}

interface ArrowProps {
  label: string;
  to: number;
  count: number;
  back?: boolean;
  onMove: (place: number) => void;
}

/** At the end it is only marked as disabled, so that it does not lose the focus. */
function Arrow({ label, to, count, back = false, onMove }: ArrowProps) {
  const isEnd = to < 0 || to >= count;
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onMove(to)}
    >
      <span className={back ? styles.back : undefined}>
        <Icon name="chevron" />
      </span>
    </button>
  );
}

/**
 * Shows one, two or three slides, with breakpoints at 640 and 1024 px. It is moved by touch, arrows,
 * bullets and keys, in the reading direction. Without JavaScript it is a row that scrolls.
 */
export function Carousel({ label, previousLabel, nextLabel, slides }: CarouselProps) {
  const { t } = useTranslation();
  const direction = directionOf(useLocale());
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    direction,
  });
  const places = usePlaces(embla);
  const move = (place: number) => moveTo(embla, place);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const onwards = direction === 'rtl' ? -1 : 1;
    const ends: Record<string, number> = { Home: 0, End: places.count - 1 };
    const place = step ? places.selected + step * onwards : ends[event.key];
    if (place === undefined) return;
    event.preventDefault();
    if (place >= 0 && place < places.count) move(place);
  }

  return (
    <div className={styles.carousel} role="group" aria-label={label} onKeyDown={onKeyDown}>
      <div
        ref={viewport}
        className={styles.viewport}
        data-moving={embla ? true : undefined}
        // focusable, so that the keys work
        tabIndex={0}
        role="group"
        aria-roledescription={t('common.carousel')}
        aria-label={label}
      >
        <ul className={styles.slides}>
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <Controls {...places} previousLabel={previousLabel} nextLabel={nextLabel} onMove={move} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {places.count > 1 &&
          t('common.placeOf', { place: places.selected + 1, count: places.count })}
      </p>
    </div>
  );
}
