import { Button, Input, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '../../dashboard/engine/field-types';

/** A secret in a form: its stored value is never known, only whether there is one. */
export interface SecretValue {
  isSet: boolean;
  /** The new secret. */
  typed?: string;
  /** The stored secret is to be removed. */
  isRemoved?: boolean;
}

interface SecretControlProps extends ControlProps<SecretValue> {
  maxLength: number;
}

/** Sets, replaces or removes a secret. */
export function SecretControl({ value, onChange, maxLength, ...rest }: SecretControlProps) {
  const { t } = useTranslation();
  const { isSet = false, typed = '', isRemoved = false } = value ?? {};
  const placeholder = isSet && !isRemoved ? 'secretSet' : 'secretNotSet';
  return (
    <Space.Compact block>
      <Input.Password
        {...rest}
        dir="ltr"
        styles={{ input: { direction: 'ltr' } }}
        autoComplete="new-password"
        maxLength={maxLength}
        placeholder={t(`admin.settings.${placeholder}`)}
        value={typed}
        onChange={(event) => onChange?.({ isSet, typed: event.target.value })}
      />
      {isSet && (
        <Button onClick={() => onChange?.({ isSet, isRemoved: !isRemoved })}>
          {t(isRemoved ? 'admin.settings.keepSecret' : 'admin.settings.removeSecret')}
        </Button>
      )}
    </Space.Compact>
  );
}
