import { TranslationOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '@contract/locales';
import { useLocale } from '../../lib/i18n';
import { useLanguageChoice } from '../../lib/use-language-choice';

/** Changes the language. The choice is stored in the profile too. */
export function LanguageMenu({ iconOnly }: { iconOnly: boolean }) {
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
      <Button
        type="text"
        icon={<TranslationOutlined aria-hidden="true" />}
        aria-label={t('nav.language')}
      >
        {iconOnly ? null : t(`dashboard.languages.${current}`)}
      </Button>
    </Dropdown>
  );
}
