import type { ResourceForm } from '../../engine/form/form-definition';

/** How the office writes down a request of a kind for somebody who called or came. */
export interface Intake {
  /** The form of one request; `onTaken` is told the id of what was stored. */
  makeForm(onTaken: (id: string) => void): ResourceForm<string, object>;
  /** Fields that the address can name, such as the service that a public page was about. */
  fromAddress: readonly string[];
}
