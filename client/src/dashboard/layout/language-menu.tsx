import { TranslationOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '@contract/locales';
import { useLocale } from '../../lib/i18n';
import { useLanguageChoice } from '../../lib/use-language-choice';

/** The dashboard in another language: the choice is remembered in the profile too. */
export function LanguageMenu({ wordless }: { wordless: boolean }) {
  const { t } = useTranslation();
  const choose = useLanguageChoice();
  const current = useLocale();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [current],
        items: LOCALES.map((locale) => ({
          key: locale,
          label: <span lang={locale}>{t(`dashboard.languages.${locale}`)}</span>,
          onClick: () => locale !== current && choose(locale),
        })),
      }}
    >
      <Button type="text" icon={<TranslationOutlined />} aria-label={t('nav.language')}>
        {wordless ? null : t(`dashboard.languages.${current}`)}
      </Button>
    </Dropdown>
  );
}
