import type { InputProps } from 'antd';
import { charactersIn } from '@contract/text-length';

/** From so much of the bound on, it is shown. */
const SHOWN_FROM = 0.8;

/**
 * For the `count` of an antd input: counts as the server does (an emoji is one), and says how much there is near the
 * bound. Nothing is cut off, as `maxLength` would do without a word.
 */
export const charactersUpTo = (max: number): InputProps['count'] => ({
  max,
  strategy: charactersIn,
  show: ({ count }) => count > max * SHOWN_FROM && `\u2066${count} / ${max}\u2069`,
});
