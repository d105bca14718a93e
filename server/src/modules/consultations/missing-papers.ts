import { Injectable } from '@nestjs/common';
import { type Locale, localized, type Trilingual } from '../../contract/locales.js';
import { serviceRequest } from '../../contract/requests/service-request.js';
import type { Transaction } from '../../platform/database/transaction.js';

const DONE = serviceRequest.doneStatuses.map((status) => `'${status}'`).join(', ');

/** Papers of the appointments $1, and of other open cases of the accounts that booked them. */
const MISSING = `
  SELECT t.id, p.name_ar AS ar, p.name_fr AS fr, p.name_en AS en
  FROM consultations t CROSS JOIN LATERAL (
    SELECT t.id AS request_id UNION ALL
    SELECT s.id FROM service_requests s
    WHERE s.user_id = t.user_id AND s.deleted_at IS NULL AND s.status NOT IN (${DONE})) AS wanting
  JOIN request_papers p ON p.request_id = wanting.request_id AND p.state IN ('missing', 'refused')
  WHERE t.id = ANY($1::uuid[]) ORDER BY t.id, wanting.request_id <> t.id, p.place, p.id`;

interface MissingPaper extends Trilingual<string>, Record<string, unknown> {
  id: string;
}

/** The papers that the office still wants from people who come to an appointment. */
@Injectable()
export class MissingPapers {
  /** In words for each language, by the id of the appointment; nothing for one that lacks none. */
  async of(
    transaction: Transaction,
    ids: readonly string[],
  ): Promise<Map<string, Trilingual<string>>> {
    const papers = await transaction.execute<MissingPaper>(MISSING, [ids]);
    const wanting = new Set(papers.map(({ id }) => id));
    return new Map(
      [...wanting].map((id) => [id, inWords(papers.filter((paper) => paper.id === id))]),
    );
  }
}

function inWords(papers: readonly MissingPaper[]): Trilingual<string> {
  const listed = (language: Locale) =>
    new Intl.ListFormat(language).format(new Set(papers.map(({ [language]: name }) => name)));
  return localized(listed('ar'), listed('fr'), listed('en'));
}
