import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import { customField } from '../../dashboard/engine/fields';
import type { ControlProps, Field } from '../../dashboard/engine/field-types';
import { SEARCH_OPTIONS } from '../../dashboard/ui/search-options';

/** Chooses branches of law; only a lawyer has some. */
function BranchesControl({ value = [], onChange, ...rest }: ControlProps<string[]>) {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const role: unknown = Form.useWatch('role', form);
  return (
    <Select<string[]>
      {...rest}
      mode="multiple"
      allowClear
      style={{ width: '100%' }}
      disabled={role !== 'lawyer'}
      value={role === 'lawyer' ? value : []}
      showSearch={SEARCH_OPTIONS}
      options={CONSULTATION_BRANCHES.map((branch) => ({
        value: branch,
        label: t(`words.consultationBranch.${branch}`),
      }))}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}

/** The branches of law of a lawyer. */
export const branchesField: Field<string[]> = customField<string[]>(
  { label: 'admin.users.fields.branches', help: 'admin.users.branchesHelp' },
  { initial: [], wide: false, control: () => <BranchesControl />, rules: () => [] },
);
