import { serviceRequest } from '@contract/requests/service-request';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { serviceRequestOperations } from '../../../graphql/generated/service-request-operations';
import { intakeOf } from '../../requests/dashboard/intake-form';
import { findServiceId, useServiceChoices } from '../../services/dashboard/use-service-choices';
import { usePublicSituationIds } from '../../situations/dashboard/use-situation-options';

/** By their slugs, which public pages name in the address of the form. */
const useServiceSlugs = () =>
  useServiceChoices().map(({ slug, label }) => ({ value: slug, label }));

/** The form of a request that the office writes down. Without a service, it waits to be placed (A83). */
export const serviceRequestIntake = intakeOf(serviceRequest, {
  create: serviceRequestOperations.create,
  fromAddress: ['serviceId', 'situationId'],
  first: ['serviceId', 'situationId', 'urgency', 'serviceDescription', 'opposingParty'],
  labels: { serviceDescription: 'admin.serviceRequests.fields.description' },
  ownFields: {
    serviceId: referenceField('admin.serviceRequests.fields.service', useServiceSlugs),
    situationId: referenceField('request.fields.situationId', usePublicSituationIds),
  },
  toInput: async (client, { serviceId: slug, ...values }) => ({
    ...values,
    serviceId: typeof slug === 'string' ? await findServiceId(client, slug) : null,
  }),
});
