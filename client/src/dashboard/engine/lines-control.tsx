import { Input } from 'antd';
import { useState } from 'react';
import { directionOf, type Locale } from '@contract/locales';
import type { ControlProps } from './field-types';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface LinesControlProps extends ControlProps<string[]> {
  locale?: Locale;
}

/** A list as lines of text. The text is kept apart from the value, so that empty lines can be typed. */
export function LinesControl({ locale, value = [], onChange, ...rest }: LinesControlProps) {
  const [text, setText] = useState(value.join('\n'));
  return (
    <Input.TextArea
      {...rest}
      data-lines=""
      {...(locale && { dir: directionOf(locale), lang: locale })}
      autoSize={{ minRows: 3, maxRows: 12 }}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(linesOf(event.target.value));
      }}
    />
  );
}
