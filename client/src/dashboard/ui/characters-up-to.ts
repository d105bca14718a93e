import type { InputProps } from 'antd';
import { charactersIn } from '@contract/characters';

/**
 * For the `count` of an antd input: counts as the server does (an emoji is one) and marks a text that is too long.
 * Nothing is cut off, as `maxLength` would do without a word.
 */
export const charactersUpTo = (max: number): InputProps['count'] => ({
  max,
  strategy: charactersIn,
});
