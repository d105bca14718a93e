import { useState } from 'react';
import { fileAddress } from '../lib/env';
import styles from './avatar.module.css';
import { initialOf } from './initial';

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
        initialOf(name)
      )}
    </span>
  );
}
