import { Injectable } from '@nestjs/common';
import type { DocumentState } from '../../contract/documents.js';
import { DocumentsService } from '../../platform/files/documents.service.js';
import { type ArchivedDocument, unpackableName } from '../../platform/files/zip-archive.js';
import type { RequestKind } from '../request-kind.js';
import type { RequestBase } from '../store/request.entity.js';
import type { RequestFileEntity } from './request-file.entity.js';

/** What came with a request, for archives: its own document, and the files of both sides, as far as they may be opened. */
@Injectable()
export class ArchivedDocuments {
  constructor(private readonly documents: DocumentsService) {}

  /** @param prefix what each path begins with */
  async of(
    row: RequestBase,
    { kind, files }: { kind: RequestKind; files: readonly RequestFileEntity[] },
    prefix: string,
  ): Promise<ArchivedDocument[]> {
    const there: ArchivedDocument[] = [];
    const add = async (
      key: string,
      { name, state }: { name: string | null | undefined; state: DocumentState },
    ) => {
      if (await this.documents.isOpenable(key, state))
        there.push({ path: prefix + unpackableName(name ?? ''), key });
    };
    const values = row as unknown as Record<string, string | null>;
    const { document } = kind.table.personal;
    const own = document && values[document.key];
    if (own)
      await add(own, {
        name: values[document.name],
        state: values[document.state] as DocumentState,
      });
    for (const [index, { key, name, state }] of files.entries())
      await add(key, { name: `${index + 1} ${name}`, state });
    return there;
  }
}
