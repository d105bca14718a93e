import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { Fact } from '../../components/facts';
import { FreeText } from '../../components/free-text';
import { useApi, usePublicData } from '../../lib/api/api';
import { useLocale } from '../../lib/i18n/i18n';
import { type FirmIdentity, firmIdentityQuery } from './firm-identity.queries';

/** What is said of the firm, in order, and how. */
const FACTS = [
  ['bar', Bdi],
  ['barNumber', Ltr],
  ['taxNumber', Ltr],
  ['insurance', FreeText],
  ['responsible', Bdi],
  ['complaints', FreeText],
] as const;

/** Who the firm is by its papers; undefined until it is loaded. */
export function useFirmIdentity(): FirmIdentity | undefined {
  const { request } = useApi();
  const locale = useLocale();
  const query = useMemo(() => firmIdentityQuery(request, locale), [request, locale]);
  return usePublicData(query).data;
}

/** Whether there is anything that `IdentityFacts` shows. */
export const hasFacts = (identity: FirmIdentity | undefined): identity is FirmIdentity =>
  identity !== undefined && FACTS.some(([name]) => identity[name]);

/** What is said of the firm, as entries of a list of facts; what is not said is left out. */
export function IdentityFacts({ identity }: { identity: FirmIdentity }) {
  const { t } = useTranslation();
  return FACTS.map(([name, Words]) => {
    const value = identity[name];
    if (!value) return null;
    return (
      <Fact key={name} label={t(`legalNotice.${name}`)}>
        <Words>{value}</Words>
      </Fact>
    );
  });
}
