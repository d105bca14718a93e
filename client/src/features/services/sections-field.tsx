import type { FormRule } from 'antd';
import { SERVICE_SECTION_LIMITS } from '@contract/content/service';
import { LOCALES, LOCALE_SUFFIX } from '@contract/locales';
import { customField } from '../../dashboard/engine/fields';
import type { RuleContext } from '../../dashboard/engine/field-types';
import type { ServiceSectionInput } from '../../graphql/generated/graphql';
import { SectionsControl } from './sections-control';
import { charactersIn } from '@contract/characters';

const { maxItems, item } = SERVICE_SECTION_LIMITS;

function sectionErrorOf(t: RuleContext['t'], section: ServiceSectionInput): string | undefined {
  const name = t(`service.sections.${section.kind}`);
  const lists = LOCALES.map((locale) => section[`items${LOCALE_SUFFIX[locale]}`]);
  if (lists.every((items) => items.length === 0))
    return t('admin.services.sections.empty', { name });
  if (lists.some((items) => items.length > maxItems)) {
    return t('admin.services.sections.tooMany', { name, max: maxItems, count: maxItems });
  }
  const isInvalid = (text: string) =>
    charactersIn(text) < item.min || charactersIn(text) > item.max;
  return lists.some((items) => items.some(isInvalid))
    ? t('admin.services.sections.length', { name, min: item.min, max: item.max, count: item.max })
    : undefined;
}

function sectionsRule({ t }: RuleContext): FormRule {
  return {
    validator: (_rule, sections: ServiceSectionInput[] = []) => {
      const sectionError = sections.map((section) => sectionErrorOf(t, section)).find(Boolean);
      return sectionError ? Promise.reject(new Error(sectionError)) : Promise.resolve();
    },
  };
}

/** The sections of a service, each with a list in three languages. */
export const sectionsField = customField<ServiceSectionInput[]>(
  {
    label: 'admin.services.fields.sections',
    help: 'admin.services.sections.help',
    optional: true,
  },
  {
    initial: [],
    control: () => <SectionsControl />,
    rules: (context) => [sectionsRule(context)],
  },
);
