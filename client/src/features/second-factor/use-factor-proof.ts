import { useQuery } from '@apollo/client/react';
import { BeginPasskeyProofDocument, MySecondFactorDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import {
  factorsOf,
  useFactorChoice,
  type Factor,
  type FactorChoice,
  type GivenFactor,
} from './factor-way';

/** The kinds of second factor that the signed-in person has; none until that is known. */
export function useMyFactors(): readonly Factor[] {
  const { data } = useQuery(MySecondFactorDocument, { fetchPolicy: 'cache-and-network' });
  return data?.mySecondFactor.enabledAt ? factorsOf(data.mySecondFactor) : [];
}

export interface FactorProof {
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
