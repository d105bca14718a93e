import { useTranslation } from 'react-i18next';
import { useQuery } from '@apollo/client/react';
import { Button } from '../../components/button';
import type { FormFields } from '../../lib/forms/form';
import { CodeField } from './code-field';
import {
  type Factor,
  type FactorChoice,
  listFactors,
  type FactorWay,
  type GivenFactor,
  useFactorChoice,
} from './factor-way';
import styles from './second-factor.module.css';
import { BeginPasskeyProofDocument, MySecondFactorDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import { formRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';

/** The kinds of second factor that the signed-in person has; none until that is known. */
export function useMyFactors(): readonly Factor[] {
  const { data } = useQuery(MySecondFactorDocument, { fetchPolicy: 'cache-and-network' });
  return data?.mySecondFactor.enabledAt ? listFactors(data.mySecondFactor) : [];
}

interface FactorProof {
  /** Missing where the password is enough. */
  choice?: FactorChoice | undefined;
  /** Rules of the field `code`. */
  codeRules: readonly ((value: string) => string | true)[];
  /** What is sent beside the password. */
  give: (code: string) => Promise<GivenFactor>;
}

/** The second factor of a form that asks for the password again. */
export function useFactorProof(factors: readonly Factor[]): FactorProof {
  const { required } = formRules(useLocale());
  const { request } = useApi();
  const choice = useFactorChoice(factors);
  const begin = async () => (await request(BeginPasskeyProofDocument, {})).beginPasskeyProof;
  if (factors.length === 0) return { codeRules: [], give: () => Promise.resolve({}) };
  return {
    choice,
    codeRules: choice.way === 'passkey' ? [] : [required],
    give: (code) => choice.give(code, begin),
  };
}

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
