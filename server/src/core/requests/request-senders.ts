import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import { printedName } from '../../contract/lines.js';
import type { ReplyVariable } from '../../contract/requests/reply-variables.js';
import type { Transaction } from '../database/transaction.js';
import { valueInWords } from '../texts/locale-texts.js';
import type { TextValue } from '../texts/text-values.js';
import type { Viewer } from '../request-context/viewer.js';
import type { MailRecipient } from './client-accounts.js';
import type { PersonColumns, RequestSender } from './request-people.js';
import type { ReplyVariableValue, RequestPerson } from './request-person.types.js';
import type { RequestBase } from './request.entity.js';
import { RequestNotifying } from './request-notifying.js';

/** Who sent a request: whom mails about it go to, and what the office knows about the person. */
export abstract class RequestSenders<E extends RequestBase> extends RequestNotifying<E> {
  /** Hook: whom mails go to when nobody was signed in. */
  protected recipientWithoutAccount(_row: E): MailRecipient | undefined {
    return undefined;
  }

  /** Whom mails about a request go to: the account that sent it. The viewer has just been read. */
  protected async mailRecipient(
    transaction: Transaction,
    row: E,
    viewer?: Viewer,
  ): Promise<MailRecipient | undefined> {
    if (row.userId === null) return this.unownedRecipient(row);
    if (row.userId === viewer?.id) return viewer;
    return this.dependencies.people.accounts.mailRecipient(transaction, row.userId);
  }

  /** Nobody, where the address may be of somebody else than who wrote. */
  private unownedRecipient(row: E): MailRecipient | undefined {
    return row.leftAt ? undefined : this.recipientWithoutAccount(row);
  }

  /** What the office knows about the person who sent a request, also about one in the trash. */
  async person(viewer: Viewer, id: string): Promise<RequestPerson> {
    const row = await this.find({ id, ...this.scopeOf(viewer) });
    const { people, settings } = this.dependencies;
    const sender = senderOf(row, this.table.person);
    const found = await people.accounts.clientAccount(row.userId, sender.email);
    const own = row.userId === null ? undefined : found;
    const recipient = row.userId === null ? this.unownedRecipient(row) : own;
    const language = recipient?.language ?? DEFAULT_LOCALE;
    const [related, conflicts, conflictCheck, firm] = await Promise.all([
      people.related(viewer, sender, own),
      people.conflicts(viewer, sender, own),
      people.comparedNames(viewer, sender, own),
      settings.firm(),
    ]);
    const { reference } = row;
    const words = {
      ...this.wordsOf(row),
      name: printedName(sender.name),
      reference,
      sender: viewer.fullName,
    };
    return {
      ...{ account: found ?? null, isSender: own !== undefined },
      ...{ mailTo: recipient?.email || null, language },
      ...{ ...related, conflicts, conflictCheck },
      replyVariables: valuesIn(language, { ...words, firm: firm.name }),
    };
  }
}

/** Reads a row of any kind through the names of its columns. */
function senderOf<E extends RequestBase>(row: E, columns: PersonColumns<E>): RequestSender {
  const text = (name: keyof E | undefined) => (name && (row[name] as string | null)) ?? null;
  return {
    id: row.id,
    userId: row.userId,
    name: text(columns.name) ?? '',
    email: text(columns.email) ?? '',
    phone: text(columns.phone),
    opposingParty: text(columns.opposingParty),
  };
}

function valuesIn(language: Locale, words: Record<ReplyVariable, TextValue>): ReplyVariableValue[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const printed = valueInWords(value, language);
    return printed ? [{ name: name as ReplyVariable, value: printed }] : [];
  });
}
