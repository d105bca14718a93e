import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { RequestKindName } from '@contract/requests/request-kinds';
import type { IconName } from '../components/icon';
import { ApplicationStatusBadge } from '../features/applications/application-status';
import { ConsultationStatusBadge } from '../features/consultations/consultation-status';
import { MessageStatus } from '../features/contact-requests/message-status';
import { RequestStatus } from '../features/service-requests/request-status';
import {
  MyApplicationChangedDocument,
  MyConsultationChangedDocument,
  MyContactRequestChangedDocument,
  MyServiceRequestChangedDocument,
} from '../graphql/generated/graphql';

interface MyRequestKind {
  icon: IconName;
  /** Start of the address of one request. */
  path: string;
  Status: ComponentType<{ status: string }>;
  /** The subscription to changes of the person's own requests. */
  changes: TypedDocumentNode<unknown, Record<string, never>>;
}

/** What the list of everything that the client sent knows of each kind; others are not shown. */
export const MY_REQUEST_KINDS: Partial<Record<RequestKindName, MyRequestKind>> = {
  serviceRequest: {
    icon: 'document',
    path: '/account/requests',
    Status: RequestStatus,
    changes: MyServiceRequestChangedDocument,
  },
  contactRequest: {
    icon: 'mail',
    path: '/account/messages',
    Status: MessageStatus,
    changes: MyContactRequestChangedDocument,
  },
  application: {
    icon: 'send',
    path: '/account/applications',
    Status: ApplicationStatusBadge,
    changes: MyApplicationChangedDocument,
  },
  consultation: {
    icon: 'calendar',
    path: '/account/consultations',
    Status: ConsultationStatusBadge,
    changes: MyConsultationChangedDocument,
  },
};

export const MY_REQUEST_CHANGES = Object.values(MY_REQUEST_KINDS).map(({ changes }) => changes);
