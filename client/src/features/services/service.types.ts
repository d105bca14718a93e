import type { PublicServiceQuery, PublicServicesQuery } from '../../graphql/generated/graphql';

type WithoutTypename<T> = Omit<T, '__typename'>;
export type ServiceSectionData = WithoutTypename<
  PublicServiceQuery['publicService']['sections'][number]
>;
export type ServiceData = WithoutTypename<Omit<PublicServiceQuery['publicService'], 'sections'>> & {
  sections: ServiceSectionData[];
};
/** A service in the list of the API. */
export type ListedService = WithoutTypename<
  Omit<PublicServicesQuery['publicServices']['items'][number], 'sections'>
> & { sections: ServiceSectionData[] };
