import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { readText, removeStored } from '../../lib/storage';
import { useInBrowser } from '../../lib/use-in-browser';
import { CHOICE } from './statistics-services';

/** What the visitor chose, and a button to choose again. */
export function StatisticsChoice() {
  const { t } = useTranslation();
  const choice = useInBrowser() ? readText(CHOICE) : undefined;
  if (choice !== 'yes' && choice !== 'no') return null;
  const askAgain = () => {
    removeStored(CHOICE);
    // what is loaded cannot be unloaded otherwise
    window.location.reload();
  };
  return (
    <p>
      {t(`statistics.chosen.${choice}`)}{' '}
      <Button size="small" variant="outline" onClick={askAgain}>
        {t('statistics.askAgain')}
      </Button>
    </p>
  );
}
