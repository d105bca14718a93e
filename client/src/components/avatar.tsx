import { useState } from 'react';
import { PERSON_TITLES } from '@contract/name-titles';
import { fileAddress } from '../lib/env';
import styles from './avatar.module.css';

/** Titles before a name, with or without a dot (A63). */
const TITLES = new Set(PERSON_TITLES);

/** First letter of a name without its titles; '?' when nothing is left. */
export function getInitial(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const bare = words.find((word) => !TITLES.has(word.replace(/[.٫،,/]/g, '').toLowerCase()));
  return [...(bare ?? words.at(-1) ?? '')][0]?.toUpperCase() ?? '?';
}

export interface AvatarProps {
  name: string | null | undefined;
  imageUrl?: string | null;
  size?: number;
}

/** The picture, or the first letter of the name without titles; '?' without a name (A63). */
export function Avatar({ name, imageUrl, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = imageUrl?.trim();
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42 }}
      aria-hidden="true"
    >
      {image && failed !== image ? (
        <img
          src={fileAddress(image)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          ref={(element) => {
            // the image may have failed before hydration
            if (element?.complete && element.naturalWidth === 0) setFailed(image);
          }}
          // the image may be on another site, which must not learn the page's address
          referrerPolicy="no-referrer"
          onError={() => setFailed(image)}
        />
      ) : (
        getInitial(name)
      )}
    </span>
  );
}
