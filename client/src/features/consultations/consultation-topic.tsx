import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import { LongText } from '../../dashboard/ui/long-text';
import { ToPlaceTag } from '../../dashboard/requests/to-place-tag';
import { branchLabel } from './branch-label';
import styles from './appointment-cells.module.css';

interface TopicProps {
  row: {
    title: string;
    consultationType: string | null;
    channel: string;
    assigneeName: string | null;
  };
}

/** What it is about; below it the branch of law, how it takes place and who deals with it. */
export function ConsultationTopic({ row }: TopicProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.appointment}>
      <LongText>{row.title}</LongText>
      <span className={styles.consultant}>
        {row.consultationType ? t(branchLabel(row.consultationType)) : <ToPlaceTag />}
        {' · '}
        {t(`consultation.channels.${row.channel}`)}
        {row.assigneeName && (
          <>
            {' · '}
            <Bdi>{row.assigneeName}</Bdi>
          </>
        )}
      </span>
    </div>
  );
}
