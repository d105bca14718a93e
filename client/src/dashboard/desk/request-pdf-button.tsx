import { useTranslation } from 'react-i18next';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { pdfTypesOf, type RequestPdfType } from '@contract/requests/request-pdfs';
import { CreateRequestPdfDocument } from '../../graphql/generated/graphql';
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

/** Saves the open request as a PDF: all that the office has of it, a letter of engagement, a receipt (B10). */
export function RequestPdfButton(request: RequestPdfButtonProps) {
  const { t } = useTranslation();
  return (
    <PdfMenu
      label={t('dashboard.pdf.button')}
      items={pdfTypesOf(request.kind).map((type) => ({
        key: type,
        label: t(`dashboard.pdf.${type}`, { context: request.kind }),
        create: (client) => createPdf(client, { ...request, type }),
      }))}
    />
  );
}
