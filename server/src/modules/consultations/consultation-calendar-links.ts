import { Injectable } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { deskPath } from '../../contract/notifications.js';
import { type SignedLink, SignedLinks } from '../../platform/access/signed-links.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { ConsultationCalendarFiles } from './consultation-calendar-files.js';
import { pageOf } from './consultation-mails.js';
import { ConsultationsService } from './consultations.service.js';

const LINKS = '/api/v1/consultations/calendar-links/';
const PERMISSION = 'request.own';
/** A link for something else, which the same people may do, does not open a calendar. */
const SUBJECT = 'calendar ';

/** Downloads of appointments for calendars: by the person who booked, and by the office. */
@Injectable()
export class ConsultationCalendarLinks {
  constructor(
    private readonly consultations: ConsultationsService,
    private readonly files: ConsultationCalendarFiles,
    private readonly links: SignedLinks,
  ) {}

  /** An address for the browser of this person, valid for a minute. */
  async link(viewer: Viewer, id: string): Promise<SignedLink> {
    await this.consultations.getForCalendar(viewer, id);
    return this.links.sign(LINKS, viewer, { permission: PERMISSION, subject: SUBJECT + id });
  }

  async open(token: string, response: Response): Promise<void> {
    const { viewer, subject } = await this.links.open(token, PERMISSION);
    if (!subject.startsWith(SUBJECT)) throw new AppError('NOT_FOUND');
    await this.send(viewer, subject.slice(SUBJECT.length), response);
  }

  async send(viewer: Viewer, id: string, response: Response): Promise<void> {
    const row = await this.consultations.getForCalendar(viewer, id);
    const path = row.userId === viewer.id ? pageOf(row) : deskPath('consultation', id);
    const { language } = viewer;
    const { method, content } = await this.files.of(row, { language, path, saved: true });
    response.set({
      'Content-Type': `text/calendar; charset=utf-8; method=${method}`,
      'Content-Disposition': contentDisposition(`${row.reference}.ics`),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    response.send(content);
  }
}
