import { DownloadOutlined, EyeOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileName } from '../../../components/file-name';
import { mutationOf } from '../../../dashboard/engine/operations';
import { useNotify } from '../../../dashboard/ui/use-notify';
import {
  CreateApplicationCvLinkDocument,
  type AdminApplicationDetailFragment as ApplicationDetail,
} from '../../../graphql/generated/graphql';
import { env } from '../../../lib/env';
import { useErrorText } from '../../../lib/api/use-error-text';
import styles from './application-cv.module.css';
import { formatSize } from '../cv-file';

interface LinkInput {
  id: string;
  inline: boolean;
}

/** The browser's own viewer has no room for a list of pages beside the page. */
const VIEW = '#navpanes=0&view=FitH';

const createLink = mutationOf(
  CreateApplicationCvLinkDocument,
  (input: LinkInput) => input,
  (data) => data.createApplicationCvLink.url,
);

/** Makes an address that the browser can open for a minute. */
export function useCvLink(id: string) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const open = async (inline: boolean, show: (address: string) => void) => {
    setBusy(true);
    try {
      show(env.apiBase + (await createLink(client, { id, inline })));
    } catch (error) {
      notify('error', errorText(error, t('application.cv.failed')));
    } finally {
      setBusy(false);
    }
  };
  return { open, busy };
}

interface ApplicationCvProps {
  application: Pick<ApplicationDetail, 'id' | 'cvName' | 'cvType' | 'cvSize' | 'cvState'>;
}

/** The CV: to save, and a PDF also to read in place. Each reading stands in the record of changes. */
export function ApplicationCv({ application }: ApplicationCvProps) {
  const { t } = useTranslation();
  const { cvName, cvSize, cvState } = application;
  const { unit, size } = formatSize(cvSize);
  return (
    <div className={styles.cv}>
      <p className={styles.name}>
        <FileName name={cvName} />{' '}
        <span className={styles.size}>{t(`application.cv.${unit}`, { size })}</span>
      </p>
      {cvState === 'unscanned' && (
        <Alert type="info" showIcon title={t('application.cv.unscanned')} />
      )}
      {cvState === 'infected' ? (
        <Alert type="warning" showIcon title={t('application.cv.infected')} />
      ) : (
        <CvActions application={application} />
      )}
    </div>
  );
}

function CvActions({ application: { id, cvName, cvType } }: ApplicationCvProps) {
  const { t } = useTranslation();
  const { open, busy } = useCvLink(id);
  const [preview, setPreview] = useState<string>();
  const title = t('application.cv.preview', { name: cvName });
  return (
    <>
      <div className={styles.actions}>
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          disabled={busy}
          onClick={() => void open(false, (address) => window.location.assign(address))}
        >
          {t('application.cv.download')}
        </Button>
        {cvType === 'pdf' && (
          <Button
            icon={<EyeOutlined aria-hidden="true" />}
            disabled={busy}
            aria-expanded={preview !== undefined}
            onClick={() => {
              if (preview) setPreview(undefined);
              else void open(true, setPreview);
            }}
          >
            {t(preview ? 'application.cv.hide' : 'application.cv.show')}
          </Button>
        )}
      </div>
      {preview && <iframe className={styles.frame} src={preview + VIEW} title={title} />}
    </>
  );
}
