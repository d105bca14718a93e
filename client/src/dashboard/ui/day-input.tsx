import { Input } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';

export interface DayInputProps {
  id?: string | undefined;
  className?: string | undefined;
  prefix?: ReactNode;
  'aria-label'?: string;
  /** A day, `2026-11-22`; without one it is empty. */
  value?: string | undefined;
  onChange?(day: string): void;
}

const DayPicker = lazy(async () => ({ default: (await import('./day-picker')).DayPicker }));

/** A day, typed or chosen in a calendar of the page's language. The calendar is loaded when it is needed. */
export function DayInput(props: DayInputProps) {
  const { id, className, prefix } = props;
  const waiting = <Input id={id} className={className} prefix={prefix} disabled />;
  return (
    <Suspense fallback={waiting}>
      <DayPicker {...props} />
    </Suspense>
  );
}
