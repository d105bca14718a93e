import type { RuleObject } from 'antd/es/form';
import { unknownVariables } from '@contract/requests/reply-variables';
import type { RuleContext } from '../../../dashboard/engine/field-types';

/** Names what stands in braces and is no variable, before the server refuses it. */
export const knownVariablesRule = ({ t }: Pick<RuleContext, 't'>) => ({
  validator: (_rule: RuleObject, value: unknown): Promise<void> => {
    const unknown = typeof value === 'string' ? unknownVariables(value).join(' ') : '';
    return unknown
      ? Promise.reject(new Error(t('admin.replyTemplates.unknownVariable', { unknown })))
      : Promise.resolve();
  },
});
