import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, type FormRule } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocale } from '@contract/locales';
import { FileName } from '../../../components/file-name';
import type { ControlProps, Field, RuleContext } from '../../../dashboard/engine/field-types';
import { customField } from '../../../dashboard/engine/form/fields';
import { CV_ACCEPT, cvProblem, cvProblemText, formatSize } from '../cv-file';
import styles from './cv-control.module.css';

function CvControl({ id, value, onChange, ...rest }: ControlProps<File | null>) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.cv}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={CV_ACCEPT}
        tabIndex={-1}
        className="visually-hidden"
        {...rest}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // the same file can be chosen again
          target.value = '';
          if (chosen) onChange?.(chosen);
        }}
      />
      <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t(`admin.applications.cv.${value ? 'replace' : 'choose'}`)}
      </Button>
      {value && (
        <p role="status">
          <FileName name={value.name} /> <FileSize bytes={value.size} />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={t('common.removeFile')}
            onClick={() => onChange?.(null)}
          />
        </p>
      )}
    </div>
  );
}

function FileSize({ bytes }: { bytes: number }) {
  const { t } = useTranslation();
  const { unit, size } = formatSize(bytes);
  return <span className={styles.size}>{t(`application.cv.${unit}`, { size })}</span>;
}

const cvRule = ({ t }: RuleContext): FormRule => ({
  validator: async (_rule, file: File | null) => {
    if (!file) throw new Error(t('application.cv.missing'));
    const problem = await cvProblem(file);
    if (problem)
      throw new Error(cvProblemText(problem, t, toLocale(document.documentElement.lang)));
  },
});

/** The CV that somebody brought or sent, by the rules of the public form. */
export const cvField: Field<File | null> = customField<File | null>(
  { label: 'admin.applications.cv.label', help: 'admin.applications.cv.help' },
  {
    ...{ initial: null, verbatim: true, inDraft: false },
    control: () => <CvControl />,
    rules: (context) => [cvRule(context)],
    cell: () => null,
  },
);
