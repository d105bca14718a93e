import { useTranslation } from 'react-i18next';
import { Bdi } from '../../components/bdi';
import styles from './appointment-cells.module.css';

interface TopicProps {
  row: { consultationType: string; channel: string; assigneeName: string | null };
}

/** The branch of law, with how the consultation takes place and who deals with it below. */
export function ConsultationTopic({ row }: TopicProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.appointment}>
      <span>{t(`branches.${row.consultationType}.title`)}</span>
      <span className={styles.consultant}>
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
