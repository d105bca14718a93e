import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode } from '@contract/codes';
import type { PasskeyAssertionInput } from '../../graphql/generated/graphql';
import type { CodeKind } from './code-field';
import { askPasskey, BrowserRefusal, knowsPasskeys } from './web-authn';
import type { Form } from '../../lib/forms/form';
import { showFieldErrors } from '../../lib/forms/form-errors';

/** Shows what the browser refused, or the errors of the server, in the form. */
export function useShowFactorError(): <Values extends object>(
  form: Pick<Form<Values>, 'values' | 'setErrors' | 'fail'>,
  error: unknown,
  title: string,
) => void {
  const { t } = useTranslation();
  return (form, error, title) => {
    if (error instanceof BrowserRefusal) {
      form.fail({ title, text: t(error.text) });
      return;
    }
    const { code: kind, summary } = showFieldErrors(form, error);
    form.fail({ title, text: summary, kind });
  };
}

/** What an account has beside its password and recovery codes. */
export type Factor = 'passkey' | 'app';
/** The kinds of second factor of an account, the better one first. */
export const listFactors = (state: { passkeys: number; appAddedAt?: string | null }): Factor[] => [
  ...(state.passkeys > 0 ? (['passkey'] as const) : []),
  ...(state.appAddedAt ? (['app'] as const) : []),
];

/** How somebody gives the second factor. */
export type FactorWay = Factor | CodeKind;

/** What is sent as the second factor. */
export interface GivenFactor {
  code?: string;
  passkey?: PasskeyAssertionInput;
}

export interface FactorChoice {
  way: FactorWay;
  others: readonly FactorWay[];
  /** The person chose this way themselves. */
  wasChanged: boolean;
  change: (way: FactorWay) => void;
  /** What is sent: the typed code, or what a passkey signs, for which `begin` gets the options. */
  give: (code: string, begin: () => Promise<unknown>) => Promise<GivenFactor>;
}

/** The ways to give the second factor, the best one first; recovery codes are always one. */
export function useFactorChoice(factors: readonly Factor[]): FactorChoice {
  const ways: FactorWay[] = [
    ...(factors.includes('passkey') && knowsPasskeys() ? (['passkey'] as const) : []),
    ...(factors.includes('app') ? (['app'] as const) : []),
    'recovery',
  ];
  const [changed, change] = useState<FactorWay>();
  const way = changed ?? ways[0] ?? 'recovery';
  return {
    way,
    others: ways.filter((other) => other !== way),
    wasChanged: changed !== undefined,
    change,
    give: async (code, begin) =>
      way === 'passkey' ? { passkey: await askPasskey(await begin()) } : { code: readCode(code) },
  };
}
