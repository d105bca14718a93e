import type { ApolloClient } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { listPdfTypes, type RequestPdfType } from '@contract/requests/request-pdfs';
import {
  CreateCaseArchiveDocument,
  CreateRequestPdfDocument,
} from '../../graphql/generated/graphql';
import { mutationOf } from '../engine/operations';
import { PdfMenu } from '../ui/pdf-menu';

interface RequestPdfButtonProps {
  kind: RequestKindName;
  id: string;
}

const createPdf = mutationOf(
  CreateRequestPdfDocument,
  (input: RequestPdfButtonProps & { type: RequestPdfType }) => input,
  (data) => data.createRequestPdf.url,
);

const createArchive = mutationOf(
  CreateCaseArchiveDocument,
  (input: RequestPdfButtonProps) => input,
  (data) => data.createCaseArchive.url,
);

/** Saves the open request as a PDF or whole as an archive: all that the office has of it, a letter of engagement, a receipt (B10). */
export function RequestPdfButton(request: RequestPdfButtonProps) {
  const { t } = useTranslation();
  return (
    <PdfMenu
      label={t('dashboard.pdf.button')}
      items={[
        ...listPdfTypes(request.kind).map((type) => ({
          key: type,
          label: t(`dashboard.pdf.${type}`, { context: request.kind }),
          create: (client: ApolloClient) => createPdf(client, { ...request, type }),
        })),
        {
          key: 'archive',
          label: t('dashboard.pdf.archive'),
          create: (client: ApolloClient) => createArchive(client, request),
        },
      ]}
    />
  );
}
