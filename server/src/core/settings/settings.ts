import type { SettingName, SettingValues } from '../../contract/settings.js';
import { type Firm, firmOf } from './firm.js';

/**
 * The settings of the product, which administrators change while it runs. The settings module implements
 * it, keeps them in memory and forgets them with each change, on every replica.
 *
 * @example const minutes = await this.settings.get('sessionTimeout');
 */
export abstract class Settings {
  abstract all(): Promise<SettingValues>;

  async get<N extends SettingName>(name: N): Promise<SettingValues[N]> {
    return (await this.all())[name];
  }

  /** The firm that runs the product. */
  async firm(): Promise<Firm> {
    return firmOf(await this.all());
  }
}
