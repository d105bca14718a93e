import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps, useFieldLabelId } from './field';
import styles from './field.module.css';
import { Icon } from './icon';

/** A password field with a button that shows the password. */
export function PasswordInput(props: TextInputProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const labelId = useFieldLabelId();
  return (
    <span className={styles.passwordBox}>
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        className={`${styles.ltr} ${styles.password}`}
      />
      <button
        type="button"
        className={styles.reveal}
        onClick={() => setShown(!shown)}
        aria-pressed={shown}
        aria-label={t(shown ? 'common.hidePassword' : 'common.showPassword')}
        aria-describedby={labelId}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </span>
  );
}
