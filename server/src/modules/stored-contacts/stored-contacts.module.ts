import { Module } from '@nestjs/common';
import { StoredContactsService } from './stored-contacts.service.js';

@Module({ providers: [StoredContactsService] })
export class StoredContactsModule {}
