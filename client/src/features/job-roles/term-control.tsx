import { AutoComplete } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '../../dashboard/engine/field-types';
import { termText } from './job-role-terms';

interface TermControlProps extends ControlProps<string> {
  /** Terms that are stored in English and translated wherever they are shown (A38). */
  terms: readonly string[];
}

/** A text input that suggests the known terms in the reader's language. Other texts stay as typed. */
export function TermControl({ terms, value = '', onChange, ...rest }: TermControlProps) {
  const { t } = useTranslation();
  return (
    <AutoComplete
      {...rest}
      value={terms.includes(value) ? termText(t, value) : value}
      options={terms.map((term) => ({ value: termText(t, term) }))}
      onChange={(text: string) =>
        onChange?.(terms.find((term) => termText(t, term) === text) ?? text)
      }
    />
  );
}
