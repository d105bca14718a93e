import { contactRequest } from '../../contract/requests/contact-request.js';
import { RequestColumns, RequestEntity } from '../../requests/store/request.entity.js';

/** A message from the contact page. Name, address and phone number stay as they were sent (A58). */
@RequestEntity(contactRequest)
export class ContactRequestEntity extends RequestColumns(contactRequest) {}
