import type { ResourceForm } from '../../engine/form/form-definition';

/** Somebody whom the office knows, for whom it writes a request down. */
export interface Caller {
  /** Id of the person's page. */
  id: string;
  name: string;
  phone: string | undefined;
  email: string | undefined;
}

/** What a link to the form hands over in the router's state: the browser's history and logs keep addresses. */
export interface IntakeState {
  caller: Caller;
}

/** How the office writes down a request of a kind for somebody who called or came. */
export interface Intake {
  /** The form of one request; `onTaken` is told the id of what was stored. */
  makeForm(onTaken: (id: string) => void): ResourceForm<string, object>;
  /** Fields for the person's name, number and e-mail address. */
  person: Record<Exclude<keyof Caller, 'id'>, string>;
  /** Fields that the address can name, such as the service that a public page was about. */
  fromAddress: readonly string[];
}
