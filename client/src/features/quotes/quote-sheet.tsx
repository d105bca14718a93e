import { useTranslation } from 'react-i18next';
import { FreeText } from '../../components/free-text';
import { Amount } from './amount';
import styles from './quote-sheet.module.css';

interface ShownQuote {
  lines: readonly { title: string; amount: number }[];
  included: string | null;
  excluded: string | null;
  note: string | null;
  taxPercent: number;
  net: number;
  tax: number;
  total: number;
}

/** What a quote charges for, its sums, what is in it and what is not. */
export function QuoteSheet({ quote }: { quote: ShownQuote }) {
  const { t } = useTranslation();
  const { net, tax, total, taxPercent } = quote;
  const sums = [
    ...(taxPercent > 0 ? ([['net', net] as const, ['tax', tax] as const] as const) : []),
    ['total', total] as const,
  ];
  return (
    <div className={styles.sheet}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('quotes.what')}</th>
            <th scope="col" className={styles.amount}>
              {t('quotes.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map(({ title, amount }, index) => (
            <tr key={index}>
              <th scope="row">
                <bdi>{title}</bdi>
              </th>
              <td className={styles.amount}>
                <Amount value={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, value]) => (
            <tr key={name} className={name === 'total' ? styles.total : undefined}>
              <th scope="row">{t(`quotes.${name}`, { percent: taxPercent })}</th>
              <td className={styles.amount}>
                <Amount value={value} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      {(['included', 'excluded', 'note'] as const).map((name) => {
        const text = quote[name];
        if (!text) return null;
        return (
          <section key={name} className={styles.part}>
            <h2>{t(`quotes.${name}`)}</h2>
            <FreeText>{text}</FreeText>
          </section>
        );
      })}
    </div>
  );
}
