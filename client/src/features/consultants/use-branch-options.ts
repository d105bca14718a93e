import { useTranslation } from 'react-i18next';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import { toBranchName } from './branch-names';

/** The branches of law, to choose from in a form of the dashboard. */
export function useBranchOptions() {
  const { t } = useTranslation();
  return CONSULTATION_BRANCHES.map((branch) => ({
    value: toBranchName(branch),
    label: t(`words.consultationBranch.${branch}`),
  }));
}
