import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { actionsOf, SCOPE_ACTIONS, SCOPE_KINDS, type TokenScope } from '@contract/api-tokens';
import { useScopeWord } from './scope-words';
import styles from './api-tokens.module.css';

interface ScopeMatrixProps {
  /** Set by the form that it is a field of. */
  value?: readonly TokenScope[];
  onChange?(scopes: TokenScope[]): void;
}

const scopesOf = (kind: string) => actionsOf(kind).map((action): TokenScope => `${kind}.${action}`);

/** What a token may do: a row for each kind, a box for each action. */
export function ScopeMatrix({ value = [], onChange }: ScopeMatrixProps) {
  const { t } = useTranslation();
  const word = useScopeWord();
  const set = (scopes: readonly TokenScope[], on: boolean) => {
    const others = value.filter((scope) => !scopes.includes(scope));
    onChange?.(on ? [...others, ...scopes] : others);
  };
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{t('apiTokens.kind')}</th>
          {SCOPE_ACTIONS.map((action) => (
            <th key={action} scope="col">
              {t(`apiTokens.actions.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCOPE_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <Checkbox
                checked={scopesOf(kind).every((scope) => value.includes(scope))}
                indeterminate={
                  scopesOf(kind).some((scope) => value.includes(scope)) &&
                  !scopesOf(kind).every((scope) => value.includes(scope))
                }
                onChange={({ target }) => set(scopesOf(kind), target.checked)}
              >
                {word(kind)}
              </Checkbox>
            </th>
            {SCOPE_ACTIONS.map((action) => (
              <td key={action}>
                {actionsOf(kind).includes(action) && (
                  <Checkbox
                    aria-label={`${word(kind)}: ${t(`apiTokens.actions.${action}`)}`}
                    checked={value.includes(`${kind}.${action}`)}
                    onChange={({ target }) => set([`${kind}.${action}`], target.checked)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
