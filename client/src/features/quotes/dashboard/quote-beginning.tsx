import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Locale, pickLocale } from '@contract/locales';
import { officeDay } from '@contract/office-clock';
import { centimesOfPrice } from '@contract/quotes';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { SEARCH_OPTIONS } from '../../../dashboard/ui/input-props';
import {
  QuoteTemplateChoicesDocument,
  type QuoteTemplateChoicesQuery,
} from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';
import { useServiceChoices } from '../../services/dashboard/use-service-choices';

const DAY_MS = 86_400_000;

type Template = QuoteTemplateChoicesQuery['quoteTemplates']['items'][number];

const templatesQuery = queryOf(
  QuoteTemplateChoicesDocument,
  (data) => data.quoteTemplates.items,
  MAX_AGE.none,
);

/** What the site says of the service of a request. */
export interface QuotedService {
  slug?: string;
  /** A price, a range or a sentence; empty while none is said. */
  price: string;
  /** In dinars, where the price is one amount. */
  amount: number | null;
}

/** The service of a request; without anything where there is none. */
export function useQuotedService(serviceId: number | undefined): QuotedService {
  const found = useServiceChoices().find(({ id }) => id === serviceId);
  if (!found) return { price: '', amount: null };
  const { slug, price } = found;
  const centimes = centimesOfPrice(price);
  return { slug, price, amount: centimes === undefined ? null : centimes / 100 };
}

/** What a template says in the language of a quote. */
export interface QuoteBeginning {
  /** Amounts in dinars, where the template has them. */
  lines: { title: string; amount: number | null }[];
  included: string;
  excluded: string;
  note: string;
  validUntil: string;
  /** Whether a part of it is in another language. */
  isTranslated: boolean;
}

const inDinars = (centimes = 0) => (centimes > 0 ? centimes / 100 : null);

function beginningOf(template: Template, language: Locale): QuoteBeginning {
  const { titlesAr, titlesFr, titlesEn } = template;
  const { includedAr, includedFr, includedEn } = template;
  const { excludedAr, excludedFr, excludedEn } = template;
  const { noteAr, noteFr, noteEn } = template;
  const lines = pickLocale({ ar: titlesAr, fr: titlesFr, en: titlesEn }, language);
  const included = pickLocale({ ar: includedAr, fr: includedFr, en: includedEn }, language);
  const excluded = pickLocale({ ar: excludedAr, fr: excludedFr, en: excludedEn }, language);
  const note = pickLocale({ ar: noteAr, fr: noteFr, en: noteEn }, language);
  return {
    lines: lines.value.map((title, place) => ({
      title,
      amount: inDinars(template.amounts[place]),
    })),
    ...{ included: included.value, excluded: excluded.value, note: note.value },
    validUntil: officeDay(new Date(Date.now() + template.validDays * DAY_MS)),
    isTranslated: [lines, included, excluded, note].every(({ locale }) => locale === language),
  };
}

interface TemplateSelectProps {
  /** Slug of the service of the request, whose templates come first. */
  service: string | undefined;
  /** Language of the quote. */
  language: Locale;
  onChoose(beginning: QuoteBeginning): void;
}

/** The templates for the service of the request, then those for every request; of other services there are none. */
export function QuoteTemplateSelect({ service, language, onChoose }: TemplateSelectProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: templates = [], loading } = templatesQuery.useData({});
  const offered = [
    ...templates.filter((template) => template.service && template.service === service),
    ...templates.filter((template) => !template.service),
  ];
  const options = offered.map(({ id: value, titleAr, titleFr, titleEn }) => ({
    value,
    label: pickLocale({ ar: titleAr, fr: titleFr, en: titleEn }, locale).value,
  }));
  const choose = (id: string | null) => {
    const template = offered.find((candidate) => candidate.id === id);
    if (template) onChoose(beginningOf(template, language));
  };
  return (
    <Select<string | null, (typeof options)[number]>
      value={null}
      aria-label={t('quotes.template.begin')}
      placeholder={t('quotes.template.begin')}
      notFoundContent={t('quotes.template.none')}
      options={options}
      showSearch={SEARCH_OPTIONS}
      loading={loading}
      popupMatchSelectWidth={false}
      style={{ minInlineSize: 220 }}
      onChange={choose}
    />
  );
}
