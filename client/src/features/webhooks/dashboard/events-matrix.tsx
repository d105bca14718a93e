import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  WEBHOOK_ACTIONS,
  WEBHOOK_KINDS,
  type WebhookEvent,
  type WebhookKind,
  listWebhookActions,
} from '@contract/webhooks';
import { kindWord } from './webhook-words';
import styles from './receivers.module.css';

interface EventsMatrixProps {
  /** Set by the form that it is a field of. */
  value?: readonly WebhookEvent[];
  onChange?(events: WebhookEvent[]): void;
}

const eventsOf = (kind: WebhookKind) =>
  listWebhookActions(kind).map((action): WebhookEvent => `${kind}.${action}`);

/** What a webhook is told of: a row for each kind, a box for what can happen to it. */
export function EventsMatrix({ value = [], onChange }: EventsMatrixProps) {
  const { t } = useTranslation();
  const set = (events: readonly WebhookEvent[], on: boolean) => {
    const others = value.filter((event) => !events.includes(event));
    onChange?.(on ? [...others, ...events] : others);
  };
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{t('webhooks.kind')}</th>
          {WEBHOOK_ACTIONS.map((action) => (
            <th key={action} scope="col">
              {t(`webhooks.actions.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEBHOOK_KINDS.map((kind) => {
          const events = eventsOf(kind);
          const chosen = events.filter((event) => value.includes(event)).length;
          return (
            <tr key={kind}>
              <th scope="row">
                <Checkbox
                  checked={chosen === events.length}
                  indeterminate={chosen > 0 && chosen < events.length}
                  onChange={({ target }) => set(events, target.checked)}
                >
                  {kindWord(t, kind)}
                </Checkbox>
              </th>
              {WEBHOOK_ACTIONS.map((action) => {
                const event: WebhookEvent = `${kind}.${action}`;
                const word = t(`webhooks.actions.${action}`);
                if (!events.includes(event)) return <td key={action} className={styles.never} />;
                return (
                  <td key={action}>
                    <Checkbox
                      aria-label={t('common.labelled', {
                        label: kindWord(t, kind),
                        value: word,
                      })}
                      checked={value.includes(event)}
                      onChange={({ target }) => set([event], target.checked)}
                    >
                      <span className={styles.cellWord}>{word}</span>
                    </Checkbox>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
