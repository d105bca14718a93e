import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';

interface HiddenNoticeProps {
  /** Translation key of how much there is, with its count. */
  text: string;
  count: number;
  /** Translation key of what stands before the names. */
  ask: string;
  deciders: readonly string[];
}

/** Says how much the reader may not open, and who may (O6). */
export function HiddenNotice({ text, count, ask, deciders }: HiddenNoticeProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <p>
      {t(text, { count })}{' '}
      {deciders.length > 0 && (
        <>
          {t(ask)}{' '}
          {deciders.map((name, at) => (
            <Fragment key={name}>
              {at > 0 && ' · '}
              <Bdi>{name}</Bdi>
            </Fragment>
          ))}
        </>
      )}
    </p>
  );
}
