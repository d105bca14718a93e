import type { ResourceForm } from '../../engine/form/form-definition';

/** Somebody whom the office knows, for whom it writes a request down. */
export interface Caller {
  name: string;
  phone: string | undefined;
  email: string | undefined;
}

/** What a link to the form hands over beside its address, where the browser and logs would keep it. */
export interface IntakeState {
  caller: Caller;
}

/** How the office writes down a request of a kind for somebody who called or came. */
export interface Intake {
  /** The form of one request; `onTaken` is told the id of what was stored. */
  makeForm(onTaken: (id: string) => void): ResourceForm<string, object>;
  /** Fields for the name, the number and the address of the person. */
  person: Record<keyof Caller, string>;
  /** Fields that the address can name, such as the service that a public page was about. */
  fromAddress: readonly string[];
}
