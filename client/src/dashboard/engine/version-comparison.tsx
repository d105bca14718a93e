import { useTranslation } from 'react-i18next';
import { AuditValue } from '../audit/audit-value';
import { CompareTable } from '../ui/compare-table';
import type { FormInput } from './form-definition';
import { inputLabel } from './form-errors';

interface VersionComparisonProps {
  inputs: readonly FormInput[];
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
}

const isSame = (mine: unknown, theirs: unknown) =>
  JSON.stringify(mine ?? '') === JSON.stringify(theirs ?? '');

/** What was typed and what is saved, side by side, of the fields in which they differ; without pictures. */
export function VersionComparison({ inputs, mine, theirs }: VersionComparisonProps) {
  const { t } = useTranslation();
  const rows = inputs
    .filter(({ name, field }) => field.inDraft && !isSame(mine[name], theirs[name]))
    .map((input) => ({
      name: input.name,
      label: inputLabel(t, input),
      values: [mine, theirs].map((values, place) => (
        <AuditValue key={place} entity="other" field={input.name} value={values[input.name]} />
      )),
    }));
  if (rows.length === 0) return <p>{t('dashboard.conflict.same')}</p>;
  return (
    <CompareTable
      corner={t('admin.audit.field')}
      headings={[t('dashboard.conflict.yours'), t('dashboard.conflict.saved')]}
      rows={rows}
    />
  );
}
