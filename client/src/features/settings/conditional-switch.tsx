import { Link } from 'react-router-dom';
import { SwitchControl } from '../../dashboard/engine/controls';
import type { ControlProps } from '../../dashboard/engine/field-types';
import styles from './settings-panel.module.css';

interface ConditionalSwitchProps extends ControlProps<boolean> {
  /** Whether it can be turned on; turning it off is always possible. */
  isReady: boolean;
  /** What is missing; the name of the place where it is set up follows. */
  hint: string;
  place: { name: string; address: string };
}

/** A switch that something else has to be set up for. */
export function ConditionalSwitch({ isReady, hint, place, ...props }: ConditionalSwitchProps) {
  const isDisabled = !isReady && !props.value;
  return (
    <>
      <SwitchControl
        {...props}
        yes="admin.settings.on"
        no="admin.settings.off"
        disabled={isDisabled}
      />
      {isDisabled && (
        <p className={styles.hint}>
          {hint} <Link to={place.address}>{place.name}</Link>
        </p>
      )}
    </>
  );
}
