import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOKING, WORKING_DAYS } from '@contract/requests/booking';
import type { ControlProps } from '../../../dashboard/engine/field-types';
import { type HoursBlock, type Interval, toBlocks, toIntervals } from './hours-blocks';
import styles from './hours.module.css';

const NEXT: HoursBlock = { days: WORKING_DAYS, opens: '09:00', closes: '14:00' };

interface BlockFieldsProps {
  block: HoursBlock;
  onChange(block: HoursBlock): void;
  onRemove(): void;
}

function BlockFields({ block, onChange, onRemove }: BlockFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const label = (part: string) => t(`admin.consultants.schedule.${part}`);
  return (
    <div className={styles.block}>
      <Checkbox.Group
        className={styles.days}
        aria-label={t('admin.hours.days')}
        options={WORKING_DAYS.map((day) => ({ value: day, label: label(`days.${day}`) }))}
        value={[...block.days]}
        onChange={(days) => onChange({ ...block, days })}
      />
      <div className={styles.times}>
        {(['opens', 'closes'] as const).map((part) => (
          <label key={part} htmlFor={`${id}-${part}`}>
            {label(part)}
            <Input
              id={`${id}-${part}`}
              type="time"
              step={300}
              required
              dir="ltr"
              value={block[part]}
              onChange={({ target }) => onChange({ ...block, [part]: target.value })}
            />
          </label>
        ))}
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={label('remove')}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}

const isSame = (one: readonly HoursBlock[], other: readonly HoursBlock[]) =>
  JSON.stringify(toIntervals(one)) === JSON.stringify(toIntervals(other));

/** The hours of a week: each row is an interval on one or several days. */
export function HoursControl({
  id,
  value = [],
  onChange,
  'aria-describedby': describedBy,
}: ControlProps<Interval[]>) {
  const { t } = useTranslation();
  // a row without days is no interval yet, and stays in view until the form gets other values
  const [own, setOwn] = useState<HoursBlock[]>([]);
  const given = toBlocks(value);
  const blocks = isSame(own, given) ? own : given;
  const change = (next: HoursBlock[]) => {
    setOwn(next);
    onChange?.(toIntervals(next));
  };
  return (
    <div id={id} role="group" aria-describedby={describedBy} className={styles.blocks}>
      {blocks.map((block, place) => (
        <BlockFields
          key={place}
          block={block}
          onChange={(changed) => change(blocks.with(place, changed))}
          onRemove={() => change(blocks.filter((_, other) => other !== place))}
        />
      ))}
      {blocks.length === 0 && <p className={styles.closed}>{t('admin.hours.closed')}</p>}
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={toIntervals(blocks).length >= BOOKING.intervals}
        onClick={() => change([...blocks, NEXT])}
      >
        {t('admin.consultants.schedule.add')}
      </Button>
    </div>
  );
}
