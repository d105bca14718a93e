import { Input } from 'antd';
import { lazy, Suspense } from 'react';
import type { DayPickerProps } from './day-picker';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker')).DayPicker }));

/** A day, typed or chosen in a calendar of the page's language. The calendar is loaded when it is needed. */
export function DayInput(props: DayPickerProps) {
  const { id, className, prefix } = props;
  const waiting = <Input id={id} className={className} prefix={prefix} disabled />;
  return (
    <Suspense fallback={waiting}>
      <DayPicker {...props} />
    </Suspense>
  );
}
