import type { ComponentType } from 'react';
import type { RequestKindName } from '@contract/requests/request-kinds';
import type { RowId } from './engine/field-types';
import type { Resource } from './engine/resource';
import { ResourcePage } from './engine/resource-page';
import type { RequestsResource } from './requests/board/board-spec';
import { RequestsPage } from './requests/requests-page';
import { lazyComponent } from '../lib/lazy-component';

/** A screen whose code is loaded with the first visit. */
export const lazyScreen = (load: () => Promise<ComponentType>) =>
  lazyComponent(load) as ComponentType;

/** The page of a resource. Its code is loaded with the first visit. */
export function resourcePage<Row, Id extends RowId, Values extends object>(
  load: () => Promise<Resource<Row, Id, Values>>,
): ComponentType {
  return lazyScreen(async () => {
    const resource = await load();
    return function ResourceScreen() {
      return <ResourcePage resource={resource} />;
    };
  });
}

/** The page of a kind of request. Its code is loaded with the first visit. */
export function requestsPage<Row>(
  kind: RequestKindName,
  load: () => Promise<RequestsResource<Row>>,
): ComponentType {
  return lazyScreen(async () => {
    const resource = await load();
    return function RequestsScreen() {
      return <RequestsPage kind={kind} resource={resource} />;
    };
  });
}
