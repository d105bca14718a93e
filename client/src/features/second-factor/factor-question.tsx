import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import type { FormFields } from '../../lib/form';
import { CodeField } from './code-field';
import type { FactorChoice, FactorWay } from './factor-way';
import styles from './second-factor.module.css';

export interface FactorQuestionProps {
  form: FormFields<{ code: string }>;
  choice: FactorChoice;
  /** Empties the code, and takes away what was said of another way. */
  reset: () => void;
  /** Takes the focus when it appears. */
  focused?: boolean;
}

/** Asks for a passkey or a code, and offers the other ways. */
export function FactorQuestion({ form, choice, reset, focused = false }: FactorQuestionProps) {
  const { t } = useTranslation();
  const { way, others, wasChanged } = choice;
  const change = (other: FactorWay) => {
    reset();
    choice.change(other);
  };
  return (
    <>
      {way === 'passkey' ? (
        <p>{t('secondFactor.passkey.prompt')}</p>
      ) : (
        <CodeField form={form} kind={way} focused={focused || wasChanged} />
      )}
      <div className={styles.instead}>
        {others.map((other) => (
          <Button key={other} variant="ghost" size="small" onClick={() => change(other)}>
            {t(`secondFactor.${other}.instead`)}
          </Button>
        ))}
      </div>
    </>
  );
}
