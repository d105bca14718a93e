import { Input } from 'antd';
import type { DayPickerProps } from './day-picker';
import { lazyComponent } from '../../lib/lazy-component';
import { LazyBlock } from '../../components/lazy-block';

const DayPicker = lazyComponent(async () => (await import('./day-picker')).DayPicker);

/** A day, typed or chosen in a calendar of the page's language. The calendar is loaded when it is needed. */
export function DayInput(props: DayPickerProps) {
  const { id, className, prefix } = props;
  const waiting = <Input id={id} className={className} prefix={prefix} disabled />;
  return (
    <LazyBlock fallback={waiting}>
      <DayPicker {...props} />
    </LazyBlock>
  );
}
