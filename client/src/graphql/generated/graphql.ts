/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A message of the client in the thread of a request. */
export type AddRequestMessageInput = {
  /** Text of the message, 1 to 3000 characters. */
  text: string;
};

/** A note to add to a request. */
export type AddRequestNoteInput = {
  /** True: the client sees the note and gets it by mail. */
  public?: boolean | null | undefined;
  /** Text of the note, 1 to 2000 characters. */
  text: string;
};

/** Why an appointment can no longer take place as it stands. */
export type AffectedReason =
  /** Its consultant is inactive or was deleted. */
  | 'consultant'
  /** Its day is a holiday by now. */
  | 'holiday'
  /** It is outside of the hours of the consultant by now. */
  | 'hours';

/** Which job applications a list shows: those that all given fields match. */
export type ApplicationFilter = {
  /** Only requests that the administrator with this id deals with. */
  assigneeId?: string | number | null | undefined;
  /** Only requests sent on this day in Algiers or later, written as YYYY-MM-DD. */
  createdFrom?: string | null | undefined;
  /** Only requests sent on this day in Algiers or earlier; at most ten years after `createdFrom`. */
  createdTo?: string | null | undefined;
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only requests of this queue. Sort by `queue` for what is urgent and waits first, then the longest waiting. */
  queue?: RequestQueue | null | undefined;
  /** Only applications for the job role with this id or slug. */
  role?: string | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only requests with one of these statuses, at most 20. */
  statuses?: Array<ApplicationStatus> | null | undefined;
  /** True: only requests whose client waits for an answer. */
  unanswered?: boolean | null | undefined;
  /** True: only requests that nobody deals with. */
  unassigned?: boolean | null | undefined;
};

/** The order of a list of job applications. */
export type ApplicationSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: ApplicationSortField;
};

/** What lists of job applications can be sorted by. */
export type ApplicationSortField =
  /** When it was sent. */
  | 'createdAt'
  /** E-mail address of the applicant. */
  | 'email'
  /** Full name of the applicant. */
  | 'fullName'
  /** What is urgent and waits first, then the longest waiting, in either direction. */
  | 'queue'
  /** Reference number. */
  | 'reference'
  /** Slug of the job role. */
  | 'roleSlug'
  /** Status, in the order in which one follows the other. */
  | 'status'
  /** Since when the client waits for an answer. */
  | 'unansweredSince'
  /** When it was last changed. */
  | 'updatedAt';

/** Status of a job application. */
export type ApplicationStatus =
  /** The person gets the job. */
  | 'accepted'
  /** Nobody has looked at it yet. */
  | 'pending'
  /** Not accepted. */
  | 'rejected'
  /** Read, and not decided yet. */
  | 'reviewed'
  /** Among the few that are considered further. */
  | 'shortlisted';

/** How dates and times are written on Arabic pages. */
export type ArabicDates =
  /** As in Algeria, with Latin digits: 21 نوفمبر 2026. */
  | 'ar_DZ'
  /** With Arabic digits: ٢١ نوفمبر ٢٠٢٦. */
  | 'ar_SA';

/** Who is to deal with a request. */
export type AssignRequestInput = {
  /** Id of an active administrator; null or left out: nobody. */
  assigneeId?: string | number | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Who is to deal with several requests. */
export type AssignRequestsInput = {
  /** Id of an active administrator; null or left out: nobody. */
  assigneeId?: string | number | null | undefined;
  /** From 1 to 100 requests, each named once. */
  rows: Array<RequestRowInput>;
};

/** A kind of row whose changes are recorded. */
export type AuditEntity =
  /** A job application. */
  | 'application'
  /** A category of questions or services. */
  | 'category'
  /** A person whom the firm presents. */
  | 'consultant'
  /** An appointment for legal advice. */
  | 'consultation'
  /** An entry of the contact information. */
  | 'contactInfo'
  /** A message from the contact page. */
  | 'contactRequest'
  /** A frequently asked question. */
  | 'faq'
  /** A day on which the office is closed. */
  | 'holiday'
  /** A job that people apply for. */
  | 'jobRole'
  /** A mail in the outbox. */
  | 'mail'
  /** A text that the office inserts into replies. */
  | 'replyTemplate'
  /** A nightly run of the retention rules. */
  | 'retention'
  /** A legal service that the firm offers. */
  | 'service'
  /** A request for a legal service. */
  | 'serviceRequest'
  /** One group of the settings. */
  | 'settings'
  /** What a client said about the firm. */
  | 'testimonial'
  /** An account. */
  | 'user';

/** Which recorded changes a list shows: those that all given fields match. */
export type AuditEventFilter = {
  /** Only what the person with this account did. */
  actorId?: string | number | null | undefined;
  /** Only what was done on this day in Algiers or later, written as YYYY-MM-DD. */
  createdFrom?: string | null | undefined;
  /** Only what was done on this day in Algiers or earlier; at most ten years after `createdFrom`. */
  createdTo?: string | null | undefined;
  /** Only changes of this kind of row. */
  entity?: AuditEntity | null | undefined;
  /** Only changes of the row with this id; given together with its kind. */
  entityId?: string | number | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only what was done in this way. */
  verb?: AuditVerb | null | undefined;
};

/** The order of a list of recorded changes. */
export type AuditEventSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: AuditEventSortField;
};

/** What lists of recorded changes can be sorted by. */
export type AuditEventSortField =
  /** When it was done. */
  | 'createdAt';

/** What was done to a row whose changes are recorded. */
export type AuditVerb =
  /** The account was activated. */
  | 'activated'
  /** The retention rules ran. */
  | 'applied'
  /** Somebody else deals with it, or nobody. */
  | 'assigned'
  /** The person added an authenticator app. */
  | 'authenticator_added'
  /** The person removed the authenticator app. */
  | 'authenticator_removed'
  /** It was created. */
  | 'created'
  /** The CV was shown or saved. */
  | 'cv_downloaded'
  /** A virus was found in the CV, which was deleted. */
  | 'cv_infected'
  /** The person downloaded everything about themselves. */
  | 'data_downloaded'
  /** The account was deactivated. */
  | 'deactivated'
  /** Whoever reads the mails of the address said that the account is not theirs; it was closed. */
  | 'disowned'
  /** A change of the e-mail address was undone from the old one. */
  | 'email_change_undone'
  /** The person changed their e-mail address. */
  | 'email_changed'
  /** The person corrected the e-mail address. */
  | 'email_corrected'
  /** A link or code that was mailed to the address came back in a session of the account. */
  | 'email_proved'
  /** The person confirmed the e-mail address. */
  | 'email_verified'
  /** The personal data was erased at the wish of the person, or after the time for which it is kept. */
  | 'erased'
  /** A list of such rows was exported. */
  | 'exported'
  /** It is featured now, or no longer. */
  | 'featured_changed'
  /** The consultant got a private address for calendar programs. */
  | 'feed_created'
  /** The private address for calendar programs was ended. */
  | 'feed_removed'
  /** The hours in which the consultant can be booked were changed. */
  | 'hours_changed'
  /** It was sent without an account, and joined the account of its sender. */
  | 'joined'
  /** It left the account that it was sent with, because a change of the e-mail address was undone. */
  | 'left'
  /** The client added a message. */
  | 'message_added'
  /** The office added a note. */
  | 'note_added'
  /** The person added a passkey. */
  | 'passkey_added'
  /** The person removed a passkey. */
  | 'passkey_removed'
  /** The person gave a passkey another name. */
  | 'passkey_renamed'
  /** The password was changed. */
  | 'password_changed'
  /** The person confirmed the phone number. */
  | 'phone_verified'
  /** The person changed their own profile. */
  | 'profile_updated'
  /** A recovery code was used in the place of a passkey or a code of the app. */
  | 'recovery_code_used'
  /** New recovery codes were made; the older ones no longer work. */
  | 'recovery_codes_renewed'
  /** A client created the account. */
  | 'registered'
  /** It was deleted or moved to the trash. */
  | 'removed'
  /** It got another place in its list. */
  | 'reordered'
  /** The office replied. */
  | 'replied'
  /** It was moved to another time or consultant. */
  | 'rescheduled'
  /** A link to choose a new password was mailed. */
  | 'reset_link_sent'
  /** It was brought back from the trash. */
  | 'restored'
  /** A client sent it again. */
  | 'resubmitted'
  /** It was sent again. */
  | 'retried'
  /** Signing in needs only the password from then on. */
  | 'second_factor_disabled'
  /** Signing in needs a passkey or a code from then on. */
  | 'second_factor_enabled'
  /** Its status was changed. */
  | 'status_changed'
  /** A client sent it. */
  | 'submitted'
  /** The lock after wrong passwords was ended. */
  | 'unlocked'
  /** Some of its fields were changed. */
  | 'updated'
  /** It is verified now, or no longer. */
  | 'verified_changed'
  /** The client withdrew it. */
  | 'withdrawn';

/** Changes to how consultations are booked. */
export type BookingSettingsInput = {
  /** Days ahead that consultations can be booked, from 14 to 365. */
  bookingHorizonDays?: number | null | undefined;
  /** Hours before its beginning until which a consultation can be booked, from 0 to 168. */
  bookingNoticeHours?: number | null | undefined;
  /** Hours before its beginning until which a client can cancel a consultation, from 0 to 168. */
  cancelNoticeHours?: number | null | undefined;
  /** Hours before its beginning at which a client is reminded of a consultation first, from 12 to 168. */
  earlyReminderHours?: number | null | undefined;
  /** Hours before its beginning at which a client is reminded of a consultation again, from 1 to 11. */
  lateReminderHours?: number | null | undefined;
  /** Consultations that one client can have booked and not yet had, from 1 to 500. */
  maxOpenConsultations?: number | null | undefined;
  /** Length of a consultation in minutes, and the distance between the beginnings of two, from 15 to 120. */
  slotMinutes?: number | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** The end of a consultation that the client no longer wants. */
export type CancelConsultationInput = {
  /** The reason, for the office. */
  reason?: string | null | undefined;
};

/** Which categories a list shows: those that all given fields match. */
export type CategoryFilter = {
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Only categories with this use. */
  scope?: CategoryScope | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
};

/** What a category is used for. */
export type CategoryScope =
  /** Questions and services. */
  | 'both'
  /** Questions only. */
  | 'faq'
  /** Services only. */
  | 'service';

/** The order of a list of categories. */
export type CategorySort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: CategorySortField;
};

/** What lists of categories can be sorted by. */
export type CategorySortField =
  /** When it was created. */
  | 'createdAt'
  /** Id of the row. */
  | 'id'
  /** The name in Arabic. */
  | 'nameAr'
  /** The name in English. */
  | 'nameEn'
  /** The name in French. */
  | 'nameFr'
  /** Place in lists. */
  | 'order'
  /** What the category is used for. */
  | 'scope'
  /** Slug, its name in addresses. */
  | 'slug'
  /** Status. */
  | 'status'
  /** When it was last changed. */
  | 'updatedAt';

/** A change of password; all other sessions end. */
export type ChangePasswordInput = {
  /** The six digits that the app shows, or a recovery code. Needed, unless a passkey is given, once there is a second factor. */
  code?: string | null | undefined;
  /** The current password, exactly as it was chosen. */
  currentPassword: string;
  /** Password of at least 6 characters; common ones are refused. */
  newPassword: string;
  /** A passkey that signed, in the place of a code. */
  passkey?: PasskeyAssertionInput | null | undefined;
};

/** Why there may be a conflict of interest. */
export type ConflictType =
  /** The person has the name of the opposing party of another request. */
  | 'client_is_opposing_party'
  /** The opposing party has the name of a client of the firm. */
  | 'opposing_party_is_client';

/** Which consultants a list shows: those that all given fields match. */
export type ConsultantFilter = {
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
};

/** An interval of the week in which a consultant can be booked. */
export type ConsultantHoursIntervalInput = {
  /** When it ends: later on the same day, at 24:00, or within twelve hours on the next day, such as 01:00 after 21:30. */
  closes: string;
  /** When it begins, a time of day in Algiers such as 09:00. */
  opens: string;
  /** The day of the week. */
  weekday: WorkingDay;
};

/** The order of a list of consultants. */
export type ConsultantSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: ConsultantSortField;
};

/** What lists of consultants can be sorted by. */
export type ConsultantSortField =
  /** Number of consultations given so far. */
  | 'consultations'
  /** When it was created. */
  | 'createdAt'
  /** Id of the row. */
  | 'id'
  /** The name in Arabic. */
  | 'nameAr'
  /** The name in English. */
  | 'nameEn'
  /** The name in French. */
  | 'nameFr'
  /** Place in lists. */
  | 'order'
  /** Rating from 0 to 5 with one decimal; 0 means not rated. */
  | 'rating'
  /** Status. */
  | 'status'
  /** When it was last changed. */
  | 'updatedAt';

/** How a consultation takes place. */
export type ConsultationChannel =
  /** At the office. */
  | 'office'
  /** The office calls the client. */
  | 'phone'
  /** By video call. */
  | 'video'
  /** By WhatsApp. */
  | 'whatsapp';

/** Which consultations a list shows: those that all given fields match. */
export type ConsultationFilter = {
  /** Only requests that the administrator with this id deals with. */
  assigneeId?: string | number | null | undefined;
  /** Only consultations that take place in this way. */
  channel?: ConsultationChannel | null | undefined;
  /** Only consultations of the consultant with this id. */
  consultantId?: string | number | null | undefined;
  /** Only consultations in this branch of law. */
  consultationType?: string | null | undefined;
  /** Only requests sent on this day in Algiers or later, written as YYYY-MM-DD. */
  createdFrom?: string | null | undefined;
  /** Only requests sent on this day in Algiers or earlier; at most ten years after `createdFrom`. */
  createdTo?: string | null | undefined;
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only consultations with this priority. */
  priority?: ConsultationPriority | null | undefined;
  /** Only requests of this queue. Sort by `queue` for what is urgent and waits first, then the longest waiting. */
  queue?: RequestQueue | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only consultations on this day in Algiers or later, written as YYYY-MM-DD. */
  startsFrom?: string | null | undefined;
  /** Only consultations on this day in Algiers or earlier; at most ten years after `startsFrom`. */
  startsTo?: string | null | undefined;
  /** Only requests with one of these statuses, at most 20. */
  statuses?: Array<ConsultationStatus> | null | undefined;
  /** True: only consultations for which the office has to choose the branch; false: the others. */
  toBePlaced?: boolean | null | undefined;
  /** True: only requests whose client waits for an answer. */
  unanswered?: boolean | null | undefined;
  /** True: only requests that nobody deals with. */
  unassigned?: boolean | null | undefined;
};

/** How important a consultation is to the office, which sets it; what a client says is an `Urgency`. */
export type ConsultationPriority =
  /** Before the others. */
  | 'high'
  /** After the others. */
  | 'low'
  /** As usual. */
  | 'medium';

/** The order of a list of consultations. */
export type ConsultationSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: ConsultationSortField;
};

/** What lists of consultations can be sorted by. */
export type ConsultationSortField =
  /** How it takes place. */
  | 'channel'
  /** Name of the client. */
  | 'clientName'
  /** The branch of law, one of civil, commercial, real-estate, labor, criminal, family, administrative, intellectual-property, public-procurement, investment; null until the office has chosen it. */
  | 'consultationType'
  /** When it was sent. */
  | 'createdAt'
  /** E-mail address of the client, as given in the form. */
  | 'email'
  /** How important it is to the office; set by administrators. */
  | 'priority'
  /** What is urgent and waits first, then the longest waiting, in either direction. */
  | 'queue'
  /** Reference number. */
  | 'reference'
  /** When it begins. */
  | 'startsAt'
  /** Status, in the order in which one follows the other. */
  | 'status'
  /** What it is about, in a few words. */
  | 'title'
  /** Since when the client waits for an answer. */
  | 'unansweredSince'
  /** When it was last changed. */
  | 'updatedAt';

/** Status of a consultation. */
export type ConsultationStatus =
  /** Cancelled by the client or the office; its slot is free again. */
  | 'cancelled'
  /** It has taken place. */
  | 'completed'
  /** Confirmed by the office. */
  | 'in_progress'
  /** Booked; the office has not confirmed it yet. */
  | 'pending';

/** The order of a list of entries. */
export type ContactInfoSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: ContactInfoSortField;
};

/** What lists of entries can be sorted by. */
export type ContactInfoSortField =
  /** When it was created. */
  | 'createdAt'
  /** Place among the entries of its kind. */
  | 'displayOrder'
  /** Whether the public sees it. */
  | 'isActive'
  /** Key of the entry. */
  | 'keyName'
  /** Kind of the entry. */
  | 'type'
  /** When it was last changed. */
  | 'updatedAt';

/** Kind of contact information. */
export type ContactInfoType =
  /** A postal address, or the coordinates for the map. */
  | 'address'
  /** An e-mail address. */
  | 'email'
  /** Opening hours. */
  | 'hours'
  /** A phone number. */
  | 'phone'
  /** A page on a social network. */
  | 'social_media';

/** Which contact requests a list shows: those that all given fields match. */
export type ContactRequestFilter = {
  /** Only requests that the administrator with this id deals with. */
  assigneeId?: string | number | null | undefined;
  /** Only requests sent on this day in Algiers or later, written as YYYY-MM-DD. */
  createdFrom?: string | null | undefined;
  /** Only requests sent on this day in Algiers or earlier; at most ten years after `createdFrom`. */
  createdTo?: string | null | undefined;
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only requests with this priority. */
  priority?: Urgency | null | undefined;
  /** Only requests of this queue. Sort by `queue` for what is urgent and waits first, then the longest waiting. */
  queue?: RequestQueue | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only requests with one of these statuses, at most 20. */
  statuses?: Array<ContactRequestStatus> | null | undefined;
  /** True: only requests whose client waits for an answer. */
  unanswered?: boolean | null | undefined;
  /** True: only requests that nobody deals with. */
  unassigned?: boolean | null | undefined;
};

/** The order of a list of contact requests. */
export type ContactRequestSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: ContactRequestSortField;
};

/** What lists of contact requests can be sorted by. */
export type ContactRequestSortField =
  /** When it was sent. */
  | 'createdAt'
  /** E-mail address of the sender, as given in the form. */
  | 'email'
  /** Name of the sender. */
  | 'name'
  /** How soon the office wants to reply; set by administrators. */
  | 'priority'
  /** What is urgent and waits first, then the longest waiting, in either direction. */
  | 'queue'
  /** Reference number. */
  | 'reference'
  /** Status, in the order in which one follows the other. */
  | 'status'
  /** What the message is about. */
  | 'subject'
  /** Since when the client waits for an answer. */
  | 'unansweredSince'
  /** When it was last changed. */
  | 'updatedAt';

/** Status of a contact request. */
export type ContactRequestStatus =
  /** Nothing more is to be done. */
  | 'closed'
  /** Nobody has read it yet, or the client has written again. */
  | 'new'
  /** Read, but not replied to yet. */
  | 'read'
  /** The office has replied. */
  | 'replied';

/** Status of content. */
export type ContentStatus =
  /** Complete, and seen by the public. */
  | 'active'
  /** Still being written: texts may be missing, and the public does not see it. */
  | 'draft'
  /** Complete, and hidden from the public. */
  | 'inactive';

/** A new category. */
export type CreateCategoryInput = {
  /** Colour, written as #RRGGBB; #3B82F6 by default for a new category. */
  color?: string | null | undefined;
  /** The description in Arabic, 2 to 500 characters. */
  descriptionAr?: string | null | undefined;
  /** The description in English, 2 to 500 characters. */
  descriptionEn?: string | null | undefined;
  /** The description in French, 2 to 500 characters. */
  descriptionFr?: string | null | undefined;
  /** Name of its icon. */
  icon?: string | null | undefined;
  /** The name in Arabic, 2 to 100 characters; a draft may lack it. */
  nameAr?: string | null | undefined;
  /** The name in English, 2 to 100 characters; a draft may lack it. */
  nameEn?: string | null | undefined;
  /** The name in French, 2 to 100 characters; a draft may lack it. */
  nameFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** What the category is used for; a new one is for both by default. */
  scope?: CategoryScope | null | undefined;
  /** Slug; a new row without one gets it from its English text, else the French. */
  slug?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
};

/** A new consultant. */
export type CreateConsultantInput = {
  /** Number of consultations given so far; 0 by default for a new consultant. */
  consultations?: number | null | undefined;
  /** The experience in Arabic, 1 to 200 characters; a draft may lack it. */
  experienceAr?: string | null | undefined;
  /** The experience in English, 1 to 200 characters; a draft may lack it. */
  experienceEn?: string | null | undefined;
  /** The experience in French, 1 to 200 characters; a draft may lack it. */
  experienceFr?: string | null | undefined;
  /** Picture: jpeg, png or webp of at most 5 MB. */
  image: File;
  /** The name in Arabic, 2 to 100 characters; a draft may lack it. */
  nameAr?: string | null | undefined;
  /** The name in English, 2 to 100 characters; a draft may lack it. */
  nameEn?: string | null | undefined;
  /** The name in French, 2 to 100 characters; a draft may lack it. */
  nameFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Rating from 0 to 5 with one decimal; 0 by default for a new consultant. */
  rating?: number | null | undefined;
  /** The specialization in Arabic, 2 to 500 characters; a draft may lack it. */
  specializationAr?: string | null | undefined;
  /** The specialization in English, 2 to 500 characters; a draft may lack it. */
  specializationEn?: string | null | undefined;
  /** The specialization in French, 2 to 500 characters; a draft may lack it. */
  specializationFr?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The title in Arabic, 2 to 120 characters; a draft may lack it. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 120 characters; a draft may lack it. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 120 characters; a draft may lack it. */
  titleFr?: string | null | undefined;
};

/** A new way to reach the firm. */
export type CreateContactInfoInput = {
  /** Entries of one kind are listed in ascending order of this number. 0 by default for a new entry. */
  displayOrder?: number | null | undefined;
  /** Whether the public sees the entry; true by default for a new one. */
  isActive?: boolean | null | undefined;
  /** Name for programs: up to 50 letters, digits, underscores, hyphens and dots; KEY_TAKEN if another entry of the kind has it. */
  keyName: string;
  /** Kind of the entry; a new one is a phone by default. */
  type?: ContactInfoType | null | undefined;
  /** Value: a phone number, an e-mail address, a link with http or https, or a text of up to 300 characters, by kind. */
  value: string;
  /** Of addresses and hours only: up to 300 characters. */
  valueEn?: string | null | undefined;
  /** Of addresses and hours only: up to 300 characters. */
  valueFr?: string | null | undefined;
};

/** A new question. */
export type CreateFaqInput = {
  /** The answer in Arabic, 10 to 2000 characters; a draft may lack it. */
  answerAr?: string | null | undefined;
  /** The answer in English, 10 to 2000 characters; a draft may lack it. */
  answerEn?: string | null | undefined;
  /** The answer in French, 10 to 2000 characters; a draft may lack it. */
  answerFr?: string | null | undefined;
  /** Slug of its category. The category must be for questions or for both. */
  category: string;
  /** Whether it is featured; false by default for a new row. */
  featured?: boolean | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** The question in Arabic, 5 to 1000 characters; a draft may lack it. */
  questionAr?: string | null | undefined;
  /** The question in English, 5 to 1000 characters; a draft may lack it. */
  questionEn?: string | null | undefined;
  /** The question in French, 5 to 1000 characters; a draft may lack it. */
  questionFr?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
};

/** A new holiday. */
export type CreateHolidayInput = {
  /** The day, written as YYYY-MM-DD; DAY_TAKEN if it is a holiday already. */
  day: string;
  /** Arabic name, up to 100 characters. */
  nameAr: string;
  /** English name, up to 100 characters. */
  nameEn: string;
  /** French name, up to 100 characters. */
  nameFr: string;
};

/** A new job role. */
export type CreateJobRoleInput = {
  /** The benefits in Arabic: at most 20 entries of up to 300 characters. */
  benefitsAr?: Array<string> | null | undefined;
  /** The benefits in English: at most 20 entries of up to 300 characters. */
  benefitsEn?: Array<string> | null | undefined;
  /** The benefits in French: at most 20 entries of up to 300 characters. */
  benefitsFr?: Array<string> | null | undefined;
  /** Field of work; null if none is set. Some well-known slugs imply one. */
  category?: JobRoleCategory | null | undefined;
  /** The description in Arabic, 10 to 2000 characters; a draft may lack it. */
  descriptionAr?: string | null | undefined;
  /** The description in English, 10 to 2000 characters; a draft may lack it. */
  descriptionEn?: string | null | undefined;
  /** The description in French, 10 to 2000 characters; a draft may lack it. */
  descriptionFr?: string | null | undefined;
  /** Required experience, in one line. A new job role has "Not specified" by default. */
  experience?: string | null | undefined;
  /** Emoji shown beside the title. A new job role has "📋" by default. */
  icon?: string | null | undefined;
  /** Place of work, in one line. A new job role has "Remote" by default. */
  location?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** The requirements in Arabic: at most 20 entries of up to 300 characters. */
  requirementsAr?: Array<string> | null | undefined;
  /** The requirements in English: at most 20 entries of up to 300 characters. */
  requirementsEn?: Array<string> | null | undefined;
  /** The requirements in French: at most 20 entries of up to 300 characters. */
  requirementsFr?: Array<string> | null | undefined;
  /** The responsibilities in Arabic: at most 20 entries of up to 300 characters. */
  responsibilitiesAr?: Array<string> | null | undefined;
  /** The responsibilities in English: at most 20 entries of up to 300 characters. */
  responsibilitiesEn?: Array<string> | null | undefined;
  /** The responsibilities in French: at most 20 entries of up to 300 characters. */
  responsibilitiesFr?: Array<string> | null | undefined;
  /** Salary, in one line. A new job role has "Competitive" by default. */
  salary?: string | null | undefined;
  /** The skills in Arabic: at most 20 entries of up to 100 characters. */
  skillsAr?: Array<string> | null | undefined;
  /** The skills in English: at most 20 entries of up to 100 characters. */
  skillsEn?: Array<string> | null | undefined;
  /** The skills in French: at most 20 entries of up to 100 characters. */
  skillsFr?: Array<string> | null | undefined;
  /** Slug; a new row without one gets it from its English text, else the French. */
  slug?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The title in Arabic, 2 to 120 characters; a draft may lack it. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 120 characters; a draft may lack it. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 120 characters; a draft may lack it. */
  titleFr?: string | null | undefined;
  /** Kind of contract; null counts as full-time. */
  type?: JobRoleType | null | undefined;
};

/** A new reply template. Only a draft may lack the Arabic title or text. */
export type CreateReplyTemplateInput = {
  /** Kind of request that it is for; null: for every kind. */
  kind?: RequestKind | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The text in Arabic, 1 to 4000 characters. */
  textAr?: string | null | undefined;
  /** The text in English, 1 to 4000 characters. */
  textEn?: string | null | undefined;
  /** The text in French, 1 to 4000 characters. */
  textFr?: string | null | undefined;
  /** The title in Arabic, 2 to 100 characters. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 100 characters. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 100 characters. */
  titleFr?: string | null | undefined;
};

/** A new service. */
export type CreateServiceInput = {
  /** The availability in Arabic, 2 to 200 characters; a draft may lack it. */
  availabilityAr?: string | null | undefined;
  /** The availability in English, 2 to 200 characters; a draft may lack it. */
  availabilityEn?: string | null | undefined;
  /** The availability in French, 2 to 200 characters; a draft may lack it. */
  availabilityFr?: string | null | undefined;
  /** The description in Arabic, 10 to 400 characters; a draft may lack it. */
  descriptionAr?: string | null | undefined;
  /** The description in English, 10 to 400 characters; a draft may lack it. */
  descriptionEn?: string | null | undefined;
  /** The description in French, 10 to 400 characters; a draft may lack it. */
  descriptionFr?: string | null | undefined;
  /** The details in Arabic, 10 to 5000 characters; a draft may lack it. */
  detailsAr?: string | null | undefined;
  /** The details in English, 10 to 5000 characters; a draft may lack it. */
  detailsEn?: string | null | undefined;
  /** The details in French, 10 to 5000 characters; a draft may lack it. */
  detailsFr?: string | null | undefined;
  /** Whether it is featured; false by default for a new row. */
  featured?: boolean | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Lists on its page, at most 21. */
  sections?: Array<ServiceSectionInput> | null | undefined;
  /** Slug; a new row without one gets it from its English text, else the French. */
  slug?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The tags in Arabic: at most 12 entries of up to 40 characters. */
  tagsAr?: Array<string> | null | undefined;
  /** The tags in English: at most 12 entries of up to 40 characters. */
  tagsEn?: Array<string> | null | undefined;
  /** The tags in French: at most 12 entries of up to 40 characters. */
  tagsFr?: Array<string> | null | undefined;
  /** The title in Arabic, 2 to 120 characters; a draft may lack it. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 120 characters; a draft may lack it. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 120 characters; a draft may lack it. */
  titleFr?: string | null | undefined;
};

/** A new testimonial. */
export type CreateTestimonialInput = {
  /** Address of a picture of the client, with http or https; null if there is none. */
  avatar?: string | null | undefined;
  /** The client's company in Arabic, 2 to 100 characters; a draft may lack it. */
  companyAr?: string | null | undefined;
  /** The client's company in English, 2 to 100 characters; a draft may lack it. */
  companyEn?: string | null | undefined;
  /** The client's company in French, 2 to 100 characters; a draft may lack it. */
  companyFr?: string | null | undefined;
  /** Whether it is featured; false by default for a new row. */
  featured?: boolean | null | undefined;
  /** The client's name in Arabic, 2 to 100 characters; a draft may lack it. */
  nameAr?: string | null | undefined;
  /** The client's name in English, 2 to 100 characters; a draft may lack it. */
  nameEn?: string | null | undefined;
  /** The client's name in French, 2 to 100 characters; a draft may lack it. */
  nameFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Number of stars, 1 to 5; 5 by default for a new testimonial. */
  rating?: number | null | undefined;
  /** The review in Arabic, 10 to 1000 characters; a draft may lack it. */
  reviewAr?: string | null | undefined;
  /** The review in English, 10 to 1000 characters; a draft may lack it. */
  reviewEn?: string | null | undefined;
  /** The review in French, 10 to 1000 characters; a draft may lack it. */
  reviewFr?: string | null | undefined;
  /** The client's position in Arabic, 2 to 100 characters; a draft may lack it. */
  roleAr?: string | null | undefined;
  /** The client's position in English, 2 to 100 characters; a draft may lack it. */
  roleEn?: string | null | undefined;
  /** The client's position in French, 2 to 100 characters; a draft may lack it. */
  roleFr?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** Whether it is verified; true by default for a new row. */
  verified?: boolean | null | undefined;
};

/** A new account, created by an administrator. */
export type CreateUserInput = {
  /** Branches of law of a lawyer, of: civil, commercial, real-estate, labor, criminal, family, administrative, intellectual-property, public-procurement, investment. Ignored for other roles. */
  branches?: Array<string> | null | undefined;
  /** E-mail address, stored in lower case; EMAIL_TAKEN if an account has it. */
  email: string;
  /** Full name, 2 to 100 characters. */
  fullName: string;
  /** Whether the person can sign in; true by default for a new account. */
  isActive?: boolean | null | undefined;
  /** Language of mails and messages; Arabic by default for a new account. */
  language?: Locale | null | undefined;
  /** Password of at least 6 characters; common ones are refused. */
  password: string;
  /** Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. */
  phoneNumber: string;
  /** Role; a new account is a client by default. */
  role?: UserRole | null | undefined;
};

/** What stands between the cells of a CSV. */
export type CsvSeparator =
  /** A comma, as spreadsheet programs set to English read it. */
  | 'comma'
  /** A semicolon, as spreadsheet programs set to French or Arabic read it. */
  | 'semicolon';

/** Whether a document that somebody sent can be opened. */
export type DocumentState =
  /** It can be opened. */
  | 'available'
  /** A virus was found in it after it was sent, and it was deleted. */
  | 'infected'
  /** It waits for its scan for viruses, and cannot be opened before. */
  | 'unscanned';

/** The service by which mails leave. */
export type EmailService =
  /** None: mails wait. */
  | 'disabled'
  /** Mailgun. */
  | 'mailgun'
  /** Twilio SendGrid. */
  | 'sendgrid'
  /** A mail server of the firm. */
  | 'smtp';

/** Format of an exported file. */
export type ExportFormat =
  /** Text with separators, in UTF-8. */
  | 'csv'
  /** An Excel workbook. */
  | 'xlsx';

/** Which questions a list shows: those that all given fields match. */
export type FaqFilter = {
  /** Only questions in the category with this slug. */
  category?: string | null | undefined;
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** True: only those that are featured. False: only the others. */
  featured?: boolean | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
};

/** The order of a list of questions. */
export type FaqSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: FaqSortField;
};

/** What lists of questions can be sorted by. */
export type FaqSortField =
  /** Slug of its category. */
  | 'category'
  /** When it was created. */
  | 'createdAt'
  /** Whether it is featured. */
  | 'featured'
  /** Id of the row. */
  | 'id'
  /** Place in lists. */
  | 'order'
  /** The question in Arabic. */
  | 'questionAr'
  /** The question in English. */
  | 'questionEn'
  /** The question in French. */
  | 'questionFr'
  /** Status. */
  | 'status'
  /** When it was last changed. */
  | 'updatedAt';

/** Changes to what the firm is called and shows of itself. */
export type GeneralSettingsInput = {
  /** Address of the firm in Arabic, the entry main_address of its contact information, up to 300 characters; null hides it. */
  addressAr?: string | null | undefined;
  /** Address of the firm in English, the entry main_address of its contact information, up to 300 characters; null hides it. */
  addressEn?: string | null | undefined;
  /** Address of the firm in French, the entry main_address of its contact information, up to 300 characters; null hides it. */
  addressFr?: string | null | undefined;
  /** How dates and times are written on Arabic pages. */
  arabicDates?: ArabicDates | null | undefined;
  /** Main e-mail address of the firm, the entry main_email of its contact information, up to 254 characters; null hides it. */
  contactEmail?: string | null | undefined;
  /** Main phone number of the firm, the entry main_phone of its contact information, up to 32 characters; null hides it. */
  contactPhone?: string | null | undefined;
  /** Logo of the firm, beside its name and in icons: jpeg, png or webp of at most 5 MB; null removes it. */
  logo?: File | null | undefined;
  /** Whether the pages of single services and jobs are open to everybody and to search engines. */
  publicDetailPages?: boolean | null | undefined;
  /** Picture that stands with shared links, best 1200 by 630 pixels; one with the name of the firm is drawn while null: jpeg, png or webp of at most 5 MB; null removes it. */
  sharePicture?: File | null | undefined;
  /** What the firm offers, for search engines and shared links, in Arabic, up to 300 characters. */
  siteDescriptionAr?: string | null | undefined;
  /** What the firm offers, for search engines and shared links, in English, up to 300 characters. */
  siteDescriptionEn?: string | null | undefined;
  /** What the firm offers, for search engines and shared links, in French, up to 300 characters. */
  siteDescriptionFr?: string | null | undefined;
  /** Full name of the firm in Arabic, up to 80 characters. */
  siteNameAr?: string | null | undefined;
  /** Full name of the firm in English, up to 80 characters. */
  siteNameEn?: string | null | undefined;
  /** Full name of the firm in French, up to 80 characters. */
  siteNameFr?: string | null | undefined;
  /** Short name of the firm, as it stands beside its logo, in Arabic, up to 30 characters. */
  siteShortNameAr?: string | null | undefined;
  /** Short name of the firm, as it stands beside its logo, in English, up to 30 characters. */
  siteShortNameEn?: string | null | undefined;
  /** Short name of the firm, as it stands beside its logo, in French, up to 30 characters. */
  siteShortNameFr?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Which holidays a list shows: those that all given fields match. */
export type HolidayFilter = {
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only holidays of this year. */
  year?: number | null | undefined;
};

/** The order of a list of holidays. */
export type HolidaySort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: HolidaySortField;
};

/** What lists of holidays can be sorted by. */
export type HolidaySortField =
  /** The day. */
  | 'day';

/** Changes to other services that the product uses. */
export type IntegrationSettingsInput = {
  /** The service by which mails leave. */
  emailService?: EmailService | null | undefined;
  /** Id of the Facebook pixel, 10 to 20 digits; nothing is measured while null, up to 20 characters. */
  facebookPixel?: string | null | undefined;
  /** Measurement id of Google Analytics, such as G-AB12CD34EF; nothing is measured while null, up to 20 characters. */
  googleAnalytics?: string | null | undefined;
  /** The e-mail address that mails come from; the one of the environment while null, up to 254 characters. */
  mailFrom?: string | null | undefined;
  /** SMTP password of the Mailgun account, up to 500 characters; null removes it, and it is never answered. */
  mailgunPassword?: string | null | undefined;
  /** SMTP user name of the Mailgun account, up to 254 characters. */
  mailgunUser?: string | null | undefined;
  /** Key of the SendGrid account, up to 500 characters; null removes it, and it is never answered. */
  sendgridApiKey?: string | null | undefined;
  /** Whom SMS come from: a number of the account, or up to 11 Latin letters and digits where the country allows it, up to 16 characters. */
  smsSender?: string | null | undefined;
  /** The service by which SMS leave. */
  smsService?: SmsService | null | undefined;
  /** Name of the mail server; the one of the environment while null, up to 253 characters. */
  smtpHost?: string | null | undefined;
  /** Password at the mail server, up to 500 characters; null removes it, and it is never answered. */
  smtpPassword?: string | null | undefined;
  /** Port of the mail server, TLS from the start on 465, from 1 to 65535. */
  smtpPort?: number | null | undefined;
  /** User name at the mail server, up to 254 characters. */
  smtpUser?: string | null | undefined;
  /** Account SID of Twilio: AC and 32 letters and digits, up to 34 characters. */
  twilioAccountSid?: string | null | undefined;
  /** Auth token of the Twilio account, up to 500 characters; null removes it, and it is never answered. */
  twilioAuthToken?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
  /** Key of the Vonage account, up to 64 characters. */
  vonageApiKey?: string | null | undefined;
  /** Secret of the Vonage account, up to 500 characters; null removes it, and it is never answered. */
  vonageApiSecret?: string | null | undefined;
};

/** Field of work of a job role. */
export type JobRoleCategory =
  /** Administration of the office. */
  | 'administrative'
  /** Writing and design. */
  | 'content'
  /** Legal work. */
  | 'legal'
  /** Teaching and training. */
  | 'training';

/** Which job roles a list shows: those that all given fields match. */
export type JobRoleFilter = {
  /** Only job roles in this field of work. */
  category?: JobRoleCategory | null | undefined;
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
};

/** The order of a list of job roles. */
export type JobRoleSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: JobRoleSortField;
};

/** What lists of job roles can be sorted by. */
export type JobRoleSortField =
  /** Field of work; null if none is set. */
  | 'category'
  /** When it was created. */
  | 'createdAt'
  /** Required experience, in one line. */
  | 'experience'
  /** Id of the row. */
  | 'id'
  /** Place in lists. */
  | 'order'
  /** Slug, its name in addresses. */
  | 'slug'
  /** Status. */
  | 'status'
  /** The title in Arabic. */
  | 'titleAr'
  /** The title in English. */
  | 'titleEn'
  /** The title in French. */
  | 'titleFr'
  /** When it was last changed. */
  | 'updatedAt';

/** Kind of contract. */
export type JobRoleType =
  /** A contract for a limited time or task. */
  | 'contract'
  /** Full-time employment. */
  | 'full_time'
  /** An internship. */
  | 'internship'
  /** Part-time employment. */
  | 'part_time';

/** Language of texts and messages. */
export type Locale =
  /** Arabic. */
  | 'ar'
  /** English. */
  | 'en'
  /** French. */
  | 'fr';

/** E-mail address and password of an account. */
export type LoginInput = {
  /** E-mail address of the account; upper and lower case are the same. */
  email: string;
  /** The current password, exactly as it was chosen. */
  password: string;
};

/** Status of a mail in the outbox. */
export type MailStatus =
  /** Given up after several attempts. */
  | 'failed'
  /** Waiting to be sent, or to be tried again. */
  | 'queued'
  /** Accepted by the mail server. */
  | 'sent';

/** Whether the office still has something to do with a request. */
export type MyRequestState =
  /** It is done. */
  | 'closed'
  /** It is not done. */
  | 'open';

/** What a notification is about. */
export type NotificationCategory =
  /** The people whom the firm presents. */
  | 'consultants'
  /** Booked consultations. */
  | 'consultations'
  /** Messages from the contact page. */
  | 'contact'
  /** Answers to clients that are due soon or late. */
  | 'deadlines'
  /** Frequently asked questions. */
  | 'faq'
  /** Job applications and jobs. */
  | 'join_team'
  /** Requests for legal services. */
  | 'service_requests'
  /** The product itself, such as a mail that could not be sent. */
  | 'system'
  /** Accounts. */
  | 'users';

/** Kind of the row that a notification is about. */
export type NotificationEntity =
  /** A job application. */
  | 'application'
  /** A person whom the firm presents. */
  | 'consultant'
  /** A consultation. */
  | 'consultation'
  /** A message from the contact page. */
  | 'contactRequest'
  /** A frequently asked question. */
  | 'faq'
  /** A job that people apply for. */
  | 'jobRole'
  /** A mail in the outbox. */
  | 'mail'
  /** A request for a legal service. */
  | 'serviceRequest'
  /** An SMS that could not be sent. */
  | 'sms'
  /** An account. */
  | 'user';

/** Which notifications a list shows: those that all given fields match. */
export type NotificationFilter = {
  /** Only notifications of this category. */
  category?: NotificationCategory | null | undefined;
  /** True for read notifications only, false for unread ones only. */
  read?: boolean | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only notifications of this type. */
  type?: NotificationType | null | undefined;
};

/** What the caller wants to be told of one category, and how. */
export type NotificationPreferenceInput = {
  /** Whether the caller wants mails. */
  byMail: boolean;
  /** The category. */
  category: NotificationCategory;
  /** Whether the caller wants notifications. */
  inApp: boolean;
};

/** What the caller wants to be told of; categories left out stay. */
export type NotificationPreferencesInput = {
  /** One entry for each category. */
  preferences: Array<NotificationPreferenceInput>;
};

/** Changes to what the office is told of, and how. */
export type NotificationSettingsInput = {
  /** Hours after which whoever deals with a request is reminded of its answer, which is due after 24, from 1 to 23. */
  answerReminderHours?: number | null | undefined;
  /** Whether notifications also go to people of the office by mail, as each of them chose. */
  emailNotifications?: boolean | null | undefined;
  /** Whether the office is told of consultations that clients book. */
  newConsultationNotification?: boolean | null | undefined;
  /** Whether the office is told of new contact messages. */
  newContactNotification?: boolean | null | undefined;
  /** Whether the office is told of new accounts. */
  newUserNotification?: boolean | null | undefined;
  /** Whether people of the office and clients with a phone number are told of what is urgent by SMS. */
  smsNotifications?: boolean | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** The order of a list of notifications. */
export type NotificationSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: NotificationSortField;
};

/** What lists of notifications can be sorted by. */
export type NotificationSortField =
  /** When the caller was told. */
  | 'createdAt';

/** How a notification is to be taken. */
export type NotificationType =
  /** Something happened. */
  | 'info'
  /** Something was done. */
  | 'success'
  /** Something needs attention. */
  | 'warning';

/** What a browser answers when a passkey is used, each in base64url. */
export type PasskeyAssertionInput = {
  /** The authenticator data. */
  authenticatorData: string;
  /** The client data that the browser collected. */
  clientData: string;
  /** Id of the passkey. */
  credentialId: string;
  /** The signature. */
  signature: string;
};

/** What a browser answers when it makes a passkey, each in base64url. */
export type PasskeyCreationInput = {
  /** The attestation object. */
  attestation: string;
  /** The client data that the browser collected. */
  clientData: string;
  /** Id of the passkey. */
  credentialId: string;
  /** How browsers reach it, such as usb. */
  transports?: Array<string> | null | undefined;
};

/** What a search has found. */
export type RecordKind =
  /** An application for a job. */
  | 'application'
  /** An appointment for legal advice. */
  | 'consultation'
  /** A message from the contact page. */
  | 'contactRequest'
  /** A request for a legal service. */
  | 'serviceRequest'
  /** An account. */
  | 'user';

/** A new client account; its e-mail address is verified by a mailed link. */
export type RegisterInput = {
  /** Version of the consent text that the person agreed to, 2026-11-26 at present. Forms of the site must send it; leave it out where there is no form. */
  consentVersion?: string | null | undefined;
  /** E-mail address, stored in lower case; EMAIL_TAKEN if an account has it. */
  email: string;
  /** Full name, 2 to 100 characters. */
  fullName: string;
  /** Language of mails and messages; by default the language of the call. */
  language?: Locale | null | undefined;
  /** Password of at least 6 characters; common ones are refused. */
  password: string;
  /** Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. */
  phoneNumber: string;
  /** Page of this site that the mailed link leads on to, such as /services. */
  returnTo?: string | null | undefined;
};

/** Which reply templates a list shows: those that all given fields match. */
export type ReplyTemplateFilter = {
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only templates for this kind of request. */
  kind?: RequestKind | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
};

/** The order of a list of reply templates. */
export type ReplyTemplateSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: ReplyTemplateSortField;
};

/** What lists of reply templates can be sorted by. */
export type ReplyTemplateSortField =
  /** When it was created. */
  | 'createdAt'
  /** Id of the row. */
  | 'id'
  /** Place in lists. */
  | 'order'
  /** Status. */
  | 'status'
  /** The title in Arabic. */
  | 'titleAr'
  /** The title in English. */
  | 'titleEn'
  /** The title in French. */
  | 'titleFr'
  /** When it was last changed. */
  | 'updatedAt';

/** A reply of the office in the thread of a request. */
export type ReplyToRequestInput = {
  /** Text of the reply, 1 to 5000 characters; the person gets it by mail. */
  replyMessage: string;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** What a reply template can name in braces. */
export type ReplyVariable =
  /** Name of the firm. */
  | 'firm'
  /** Name of the person who sent the request. */
  | 'name'
  /** Reference number of the request. */
  | 'reference'
  /** Name of the administrator who replies. */
  | 'sender'
  /** Status of the request. */
  | 'status'
  /** The service, the subject of the message, or the job. */
  | 'subject';

/** Kind of event in the timeline of a request. */
export type RequestEventType =
  /** The request was given to an administrator, or to nobody. */
  | 'assigned'
  /** The client wrote a message. */
  | 'message'
  /** The office added a note. */
  | 'note'
  /** The office sent a reply by mail. */
  | 'reply'
  /** The office moved the consultation to another time or consultant. */
  | 'rescheduled'
  /** The person sent the request again, which replaced what was sent before. */
  | 'resubmitted'
  /** The office set a new status. */
  | 'status_changed'
  /** The client sent the request. */
  | 'submitted'
  /** The office corrected the request. */
  | 'updated'
  /** The client withdrew the request. */
  | 'withdrawn';

/** Kind of request that people send. */
export type RequestKind =
  /** An application for a job. */
  | 'application'
  /** An appointment for legal advice. */
  | 'consultation'
  /** A message from the contact page. */
  | 'contactRequest'
  /** A request for a legal service. */
  | 'serviceRequest';

/** Why a request is taken for one of the same person. */
export type RequestMatch =
  /** It was sent from the same account. */
  | 'account'
  /** It names the same e-mail address, or one that reaches the same mailbox. */
  | 'email'
  /** It names a person of the same name. */
  | 'name'
  /** It names the same phone number. */
  | 'phone';

/** Requests that administrators work through. */
export type RequestQueue =
  /** The client waits for an answer that is overdue. */
  | 'late'
  /** The caller deals with it, and it is not done. */
  | 'mine'
  /** It is not done. */
  | 'open'
  /** Nobody deals with it, and it is not done. */
  | 'unassigned'
  /** Urgent, and nobody has dealt with it yet; not for job applications and consultations. */
  | 'urgent'
  /** Urgent, and the client waits for an answer that is overdue; not for job applications and consultations. */
  | 'urgentLate'
  /** The client waits for an answer. */
  | 'waiting';

/** A request as it was read. */
export type RequestRowInput = {
  /** Id of the request. */
  id: string | number;
  /** The version that was read. */
  version: number;
};

/** Several requests of one kind. */
export type RequestRowsInput = {
  /** From 1 to 100 requests, each named once. */
  rows: Array<RequestRowInput>;
};

/** Another time or consultant for a consultation. */
export type RescheduleConsultationInput = {
  /** Id of the consultant; null or left out: the same one. */
  consultantId?: string | number | null | undefined;
  /** Note for the client, shown in the timeline and sent by mail. */
  note?: string | null | undefined;
  /** When it begins: a free slot, with its time zone, such as 2026-12-01T09:00:00+01:00. */
  startsAt: string;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to how accounts are protected. */
export type SecuritySettingsInput = {
  /** Wrong passwords in a row after which an account is locked for the address that they came from, from 3 to 20. */
  maxLoginAttempts?: number | null | undefined;
  /** Characters that a new password has at least, from 6 to 64. */
  minPasswordLength?: number | null | undefined;
  /** Whether clients have to confirm their e-mail address before they send requests. */
  requireEmailVerification?: boolean | null | undefined;
  /** Whether clients have to confirm their phone number by SMS before they send requests; needs an SMS service. */
  requirePhoneVerification?: boolean | null | undefined;
  /** Whether people of the office need a second factor: without one they can only set it up. */
  requireSecondFactor?: boolean | null | undefined;
  /** Minutes without use after which an administrator has to give the password again, from 1 to 1440. */
  sessionTimeout?: number | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Which services a list shows: those that all given fields match. */
export type ServiceFilter = {
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** True: only those that are featured. False: only the others. */
  featured?: boolean | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
};

/** Which service requests a list shows: those that all given fields match. */
export type ServiceRequestFilter = {
  /** Only requests that the administrator with this id deals with. */
  assigneeId?: string | number | null | undefined;
  /** Only requests sent on this day in Algiers or later, written as YYYY-MM-DD. */
  createdFrom?: string | null | undefined;
  /** Only requests sent on this day in Algiers or earlier; at most ten years after `createdFrom`. */
  createdTo?: string | null | undefined;
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only requests of this queue. Sort by `queue` for what is urgent and waits first, then the longest waiting. */
  queue?: RequestQueue | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only requests for the service with this number. */
  serviceId?: number | null | undefined;
  /** Only requests with one of these statuses, at most 20. */
  statuses?: Array<ServiceRequestStatus> | null | undefined;
  /** True: only requests for which the office has to choose the service; false: the others. */
  toBePlaced?: boolean | null | undefined;
  /** True: only requests whose client waits for an answer. */
  unanswered?: boolean | null | undefined;
  /** True: only requests that nobody deals with. */
  unassigned?: boolean | null | undefined;
  /** Only requests with this urgency. */
  urgency?: Urgency | null | undefined;
};

/** The order of a list of service requests. */
export type ServiceRequestSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: ServiceRequestSortField;
};

/** What lists of service requests can be sorted by. */
export type ServiceRequestSortField =
  /** E-mail address of the client. */
  | 'clientEmail'
  /** Name of the client. */
  | 'clientName'
  /** When it was sent. */
  | 'createdAt'
  /** What is urgent and waits first, then the longest waiting, in either direction. */
  | 'queue'
  /** Reference number. */
  | 'reference'
  /** Number of the requested service. */
  | 'serviceId'
  /** Status, in the order in which one follows the other. */
  | 'status'
  /** Since when the client waits for an answer. */
  | 'unansweredSince'
  /** When it was last changed. */
  | 'updatedAt'
  /** How soon the client needs an answer. */
  | 'urgency';

/** Status of a service request. */
export type ServiceRequestStatus =
  /** Accepted, but not being worked on yet. */
  | 'approved'
  /** The work is done. */
  | 'completed'
  /** Being worked on. */
  | 'in_progress'
  /** Nobody has dealt with it yet. */
  | 'pending'
  /** Not accepted. */
  | 'rejected';

/** A list on the page of a service, in three languages. */
export type ServiceSectionInput = {
  /** Entries of the list in Arabic, at most 30. */
  itemsAr: Array<string>;
  /** Entries of the list in English, at most 30. */
  itemsEn: Array<string>;
  /** Entries of the list in French, at most 30. */
  itemsFr: Array<string>;
  /** Heading of the list; each heading may occur once. */
  kind: ServiceSectionKind;
};

/** Heading of a list on a service's page. */
export type ServiceSectionKind =
  /** A list headed "additional feature". */
  | 'additional_feature'
  /** A list headed "advantages". */
  | 'advantages'
  /** A list headed "cases we handle". */
  | 'cases_we_handle'
  /** A list headed "deliverables". */
  | 'deliverables'
  /** A list headed "difference between". */
  | 'difference_between'
  /** A list headed "features". */
  | 'features'
  /** A list headed "formats". */
  | 'formats'
  /** A list headed "how to benefit". */
  | 'how_to_benefit'
  /** A list headed "how we deliver". */
  | 'how_we_deliver'
  /** A list headed "main services". */
  | 'main_services'
  /** A list headed "modes". */
  | 'modes'
  /** A list headed "outputs". */
  | 'outputs'
  /** A list headed "process". */
  | 'process'
  /** A list headed "supervision". */
  | 'supervision'
  /** A list headed "target audience". */
  | 'target_audience'
  /** A list headed "what we audit". */
  | 'what_we_audit'
  /** A list headed "what we offer". */
  | 'what_we_offer'
  /** A list headed "what we provide". */
  | 'what_we_provide'
  /** A list headed "what we translate". */
  | 'what_we_translate'
  /** A list headed "who needs". */
  | 'who_needs'
  /** A list headed "why choose". */
  | 'why_choose';

/** The order of a list of services. */
export type ServiceSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: ServiceSortField;
};

/** What lists of services can be sorted by. */
export type ServiceSortField =
  /** When it was created. */
  | 'createdAt'
  /** Whether it is featured. */
  | 'featured'
  /** Id of the row. */
  | 'id'
  /** Place in lists. */
  | 'order'
  /** Slug, its name in addresses. */
  | 'slug'
  /** Status. */
  | 'status'
  /** The title in Arabic. */
  | 'titleAr'
  /** The title in English. */
  | 'titleEn'
  /** The title in French. */
  | 'titleFr'
  /** When it was last changed. */
  | 'updatedAt';

/** A new status for a job application. */
export type SetApplicationStatusInput = {
  /** Notes of the office, which the applicant never sees. They replace the old ones. */
  adminNotes?: string | null | undefined;
  /** Note for the person who sent it, shown in the timeline and sent by mail. */
  note?: string | null | undefined;
  /** The new status; any status may follow any other. */
  status: ApplicationStatus;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** A new status for several job applications, with a note for each client. */
export type SetApplicationStatusesInput = {
  /** Note for the person who sent it, shown in the timeline and sent by mail. */
  note?: string | null | undefined;
  /** From 1 to 100 requests, each named once. */
  rows: Array<RequestRowInput>;
  /** The new status; any status may follow any other. */
  status: ApplicationStatus;
};

/** The hours of a consultant, in place of those until now. */
export type SetConsultantHoursInput = {
  /** Up to 20 intervals that do not overlap; none: the hours of the firm. */
  hours: Array<ConsultantHoursIntervalInput>;
};

/** A new status for a consultation, with a note for the client. */
export type SetConsultationStatusInput = {
  /** Note for the person who sent it, shown in the timeline and sent by mail. */
  note?: string | null | undefined;
  /** The new status; any status may follow any other. */
  status: ConsultationStatus;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** A new status for several consultations, with a note for each client. */
export type SetConsultationStatusesInput = {
  /** Note for the person who sent it, shown in the timeline and sent by mail. */
  note?: string | null | undefined;
  /** From 1 to 100 requests, each named once. */
  rows: Array<RequestRowInput>;
  /** The new status; any status may follow any other. */
  status: ConsultationStatus;
};

/** A new status for a contact request, with a note for the client. */
export type SetContactRequestStatusInput = {
  /** Note for the person who sent it, shown in the timeline and sent by mail. */
  note?: string | null | undefined;
  /** The new status; any status may follow any other. */
  status: ContactRequestStatus;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** A new status for several contact requests, with a note for each client. */
export type SetContactRequestStatusesInput = {
  /** Note for the person who sent it, shown in the timeline and sent by mail. */
  note?: string | null | undefined;
  /** From 1 to 100 requests, each named once. */
  rows: Array<RequestRowInput>;
  /** The new status; any status may follow any other. */
  status: ContactRequestStatus;
};

/** A new status for a service request, with a note for the client. */
export type SetServiceRequestStatusInput = {
  /** Note for the person who sent it, shown in the timeline and sent by mail. */
  note?: string | null | undefined;
  /** The new status; any status may follow any other. */
  status: ServiceRequestStatus;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** A new status for several service requests, with a note for each client. */
export type SetServiceRequestStatusesInput = {
  /** Note for the person who sent it, shown in the timeline and sent by mail. */
  note?: string | null | undefined;
  /** From 1 to 100 requests, each named once. */
  rows: Array<RequestRowInput>;
  /** The new status; any status may follow any other. */
  status: ServiceRequestStatus;
};

/** Why a service does not take an SMS. */
export type SmsProblem =
  /** The service does not know the account or its key. */
  | 'credentials'
  /** The account has no credit left or is suspended. */
  | 'credit'
  /** The account may not send to this number or country. */
  | 'not_allowed'
  /** No service is chosen, or something that it needs is missing. */
  | 'not_configured'
  /** No SMS can be sent to the number. */
  | 'number'
  /** Something else, which the words of the service say. */
  | 'refused'
  /** The account may not send from this number or name. */
  | 'sender'
  /** The service did not answer. */
  | 'unreachable';

/** The service by which SMS leave. */
export type SmsService =
  /** None: no SMS are sent. */
  | 'disabled'
  /** Vonage, which was called Nexmo. */
  | 'nexmo'
  /** Twilio. */
  | 'twilio';

/** Direction of a sorted list. */
export type SortDirection =
  /** Smallest, oldest or first in the alphabet first. */
  | 'asc'
  /** Largest, newest or last in the alphabet first. */
  | 'desc';

/** A new job application. */
export type SubmitApplicationInput = {
  /** Anything else. */
  additionalInfo?: string | null | undefined;
  /** Postal address. */
  address: string;
  /** First day on which the person could start, written as YYYY-MM-DD. */
  availability?: string | null | undefined;
  /** City of the applicant. */
  city: string;
  /** Version of the consent text that the person agreed to, 2026-11-26 at present. Forms of the site must send it; leave it out where there is no form. */
  consentVersion?: string | null | undefined;
  /** Country. */
  country: string;
  /** The CV: a PDF or Word document without macros, smaller than 5 MB, told by its content and its name. */
  cv: File;
  /** Day of birth, written as YYYY-MM-DD. */
  dateOfBirth?: string | null | undefined;
  /** Education, up to 5000 characters. */
  education: string;
  /** E-mail address; receipts go there if nobody is signed in. */
  email: string;
  /** Expected salary. */
  expectedSalary?: string | null | undefined;
  /** Work experience, up to 5000 characters. */
  experience: string;
  /** Full name, 2 to 100 characters. */
  fullName: string;
  /** Leave it out: forms have a hidden field of this name, and FORM_REFUSED is the answer when it is filled in. */
  homepage?: string | null | undefined;
  /** Link to a LinkedIn profile. */
  linkedin?: string | null | undefined;
  /** Why the person applies. */
  motivation: string;
  /** Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. */
  phoneNumber: string;
  /** Id or slug of an active job role. */
  roleId: string;
  /** Whole seconds since the page with the form was loaded, where there is one; FORM_REFUSED if fewer than 2. */
  secondsOpen?: number | null | undefined;
  /** Skills, up to 3000 characters. */
  skills: string;
  /** Link to a website. */
  website?: string | null | undefined;
};

/** A new consultation, which takes a free slot. */
export type SubmitConsultationInput = {
  /** How it takes place. */
  channel: ConsultationChannel;
  /** Name of the client, 2 to 100 characters. */
  clientName: string;
  /** Version of the consent text that the person agreed to, 2026-11-26 at present. Forms of the site must send it; leave it out where there is no form. */
  consentVersion?: string | null | undefined;
  /** Id of the consultant; null or left out: whoever is free. */
  consultantId?: string | number | null | undefined;
  /** The branch of law, one of civil, commercial, real-estate, labor, criminal, family, administrative, intellectual-property, public-procurement, investment; null or left out: the client does not know, and the office chooses it. */
  consultationType?: string | null | undefined;
  /** The details, up to 5000 characters. */
  description: string;
  /** E-mail address of the client. */
  email: string;
  /** Leave it out: forms have a hidden field of this name, and FORM_REFUSED is the answer when it is filled in. */
  homepage?: string | null | undefined;
  /** Phone number of the client, at which the office can call. */
  phone: string;
  /** Whole seconds since the page with the form was loaded, where there is one; FORM_REFUSED if fewer than 2. */
  secondsOpen?: number | null | undefined;
  /** When it begins: a free slot, with its time zone, such as 2026-12-01T09:00:00+01:00. */
  startsAt: string;
  /** What it is about, up to 200 characters. */
  title: string;
};

/** A new contact request. */
export type SubmitContactRequestInput = {
  /** Version of the consent text that the person agreed to, 2026-11-26 at present. Forms of the site must send it; leave it out where there is no form. */
  consentVersion?: string | null | undefined;
  /** E-mail address of the sender. */
  email: string;
  /** Leave it out: forms have a hidden field of this name, and FORM_REFUSED is the answer when it is filled in. */
  homepage?: string | null | undefined;
  /** The message, up to 5000 characters. */
  message: string;
  /** Name of the sender, up to 100 characters. */
  name: string;
  /** Phone number of the sender, in any spelling. */
  phone?: string | null | undefined;
  /** Whole seconds since the page with the form was loaded, where there is one; FORM_REFUSED if fewer than 2. */
  secondsOpen?: number | null | undefined;
  /** What the message is about. */
  subject?: string | null | undefined;
};

/** A new service request. */
export type SubmitServiceRequestInput = {
  /** Further wishes of the client. */
  additionalRequirements?: string | null | undefined;
  /** Postal address of the client. */
  clientAddress?: string | null | undefined;
  /** E-mail address of the client. */
  clientEmail: string;
  /** Name of the client, 2 to 100 characters. */
  clientName: string;
  /** Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. */
  clientPhone: string;
  /** Version of the consent text that the person agreed to, 2026-11-26 at present. Forms of the site must send it; leave it out where there is no form. */
  consentVersion?: string | null | undefined;
  /** Leave it out: forms have a hidden field of this name, and FORM_REFUSED is the answer when it is filled in. */
  homepage?: string | null | undefined;
  /** Name of the person or company that the client has a dispute with, so that the firm can check for a conflict of interest. */
  opposingParty?: string | null | undefined;
  /** Preferred day, written as YYYY-MM-DD. */
  preferredDate?: string | null | undefined;
  /** Whole seconds since the page with the form was loaded, where there is one; FORM_REFUSED if fewer than 2. */
  secondsOpen?: number | null | undefined;
  /** What the client needs, up to 5000 characters. */
  serviceDescription: string;
  /** Number of an active service. */
  serviceId: number;
  /** True: the client does not know which service fits. The request is for the legal consultation, whatever `serviceId` says, until the office has chosen a service. */
  toBePlaced?: boolean | null | undefined;
  /** How soon the client needs an answer; normal by default for a new request. */
  urgency?: Urgency | null | undefined;
};

/** Which testimonials a list shows: those that all given fields match. */
export type TestimonialFilter = {
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** True: only those that are featured. False: only the others. */
  featured?: boolean | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Only testimonials with exactly this number of stars, 1 to 5. */
  rating?: number | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
  /** True: only those that are verified. False: only the others. */
  verified?: boolean | null | undefined;
};

/** The order of a list of testimonials. */
export type TestimonialSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: TestimonialSortField;
};

/** What lists of testimonials can be sorted by. */
export type TestimonialSortField =
  /** When it was created. */
  | 'createdAt'
  /** Whether it is featured. */
  | 'featured'
  /** Id of the row. */
  | 'id'
  /** The client's name in Arabic. */
  | 'nameAr'
  /** The client's name in English. */
  | 'nameEn'
  /** The client's name in French. */
  | 'nameFr'
  /** Place in lists. */
  | 'order'
  /** Number of stars, 1 to 5. */
  | 'rating'
  /** Status. */
  | 'status'
  /** When it was last changed. */
  | 'updatedAt'
  /** Whether it is verified. */
  | 'verified';

/** Changes to a category; fields left out stay as they are. */
export type UpdateCategoryInput = {
  /** Colour, written as #RRGGBB; #3B82F6 by default for a new category. */
  color?: string | null | undefined;
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** The description in Arabic, 2 to 500 characters. */
  descriptionAr?: string | null | undefined;
  /** The description in English, 2 to 500 characters. */
  descriptionEn?: string | null | undefined;
  /** The description in French, 2 to 500 characters. */
  descriptionFr?: string | null | undefined;
  /** Name of its icon. */
  icon?: string | null | undefined;
  /** The name in Arabic, 2 to 100 characters; a draft may lack it. */
  nameAr?: string | null | undefined;
  /** The name in English, 2 to 100 characters; a draft may lack it. */
  nameEn?: string | null | undefined;
  /** The name in French, 2 to 100 characters; a draft may lack it. */
  nameFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** What the category is used for; a new one is for both by default. */
  scope?: CategoryScope | null | undefined;
  /** Slug; a new row without one gets it from its English text, else the French. */
  slug?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to a consultant; fields left out stay as they are, the picture too. */
export type UpdateConsultantInput = {
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** Number of consultations given so far; 0 by default for a new consultant. */
  consultations?: number | null | undefined;
  /** The experience in Arabic, 1 to 200 characters; a draft may lack it. */
  experienceAr?: string | null | undefined;
  /** The experience in English, 1 to 200 characters; a draft may lack it. */
  experienceEn?: string | null | undefined;
  /** The experience in French, 1 to 200 characters; a draft may lack it. */
  experienceFr?: string | null | undefined;
  /** Picture: jpeg, png or webp of at most 5 MB. */
  image?: File | null | undefined;
  /** The name in Arabic, 2 to 100 characters; a draft may lack it. */
  nameAr?: string | null | undefined;
  /** The name in English, 2 to 100 characters; a draft may lack it. */
  nameEn?: string | null | undefined;
  /** The name in French, 2 to 100 characters; a draft may lack it. */
  nameFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Rating from 0 to 5 with one decimal; 0 by default for a new consultant. */
  rating?: number | null | undefined;
  /** The specialization in Arabic, 2 to 500 characters; a draft may lack it. */
  specializationAr?: string | null | undefined;
  /** The specialization in English, 2 to 500 characters; a draft may lack it. */
  specializationEn?: string | null | undefined;
  /** The specialization in French, 2 to 500 characters; a draft may lack it. */
  specializationFr?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The title in Arabic, 2 to 120 characters; a draft may lack it. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 120 characters; a draft may lack it. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 120 characters; a draft may lack it. */
  titleFr?: string | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Corrections to a consultation by an administrator; fields left out stay as they are. */
export type UpdateConsultationInput = {
  /** How it takes place. */
  channel?: ConsultationChannel | null | undefined;
  /** Name of the client, 2 to 100 characters. */
  clientName?: string | null | undefined;
  /** The branch of law, one of civil, commercial, real-estate, labor, criminal, family, administrative, intellectual-property, public-procurement, investment; null or left out: the client does not know, and the office chooses it. */
  consultationType?: string | null | undefined;
  /** The details, up to 5000 characters. */
  description?: string | null | undefined;
  /** E-mail address of the client. */
  email?: string | null | undefined;
  /** Phone number of the client, at which the office can call. */
  phone?: string | null | undefined;
  /** How important it is to the office. */
  priority?: ConsultationPriority | null | undefined;
  /** What it is about, up to 200 characters. */
  title?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to an entry; fields left out stay as they are. */
export type UpdateContactInfoInput = {
  /** Entries of one kind are listed in ascending order of this number. 0 by default for a new entry. */
  displayOrder?: number | null | undefined;
  /** Whether the public sees the entry; true by default for a new one. */
  isActive?: boolean | null | undefined;
  /** Name for programs: up to 50 letters, digits, underscores, hyphens and dots; KEY_TAKEN if another entry of the kind has it. */
  keyName?: string | null | undefined;
  /** Kind of the entry; a new one is a phone by default. */
  type?: ContactInfoType | null | undefined;
  /** Value: a phone number, an e-mail address, a link with http or https, or a text of up to 300 characters, by kind. */
  value?: string | null | undefined;
  /** Of addresses and hours only: up to 300 characters. */
  valueEn?: string | null | undefined;
  /** Of addresses and hours only: up to 300 characters. */
  valueFr?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Corrections to a contact request by an administrator; fields left out stay as they are. */
export type UpdateContactRequestInput = {
  /** E-mail address of the sender. */
  email?: string | null | undefined;
  /** The message, up to 5000 characters. */
  message?: string | null | undefined;
  /** Name of the sender, up to 100 characters. */
  name?: string | null | undefined;
  /** Phone number of the sender, in any spelling. */
  phone?: string | null | undefined;
  /** How soon the office wants to reply. */
  priority?: Urgency | null | undefined;
  /** What the message is about. */
  subject?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to a question; fields left out stay as they are. */
export type UpdateFaqInput = {
  /** The answer in Arabic, 10 to 2000 characters; a draft may lack it. */
  answerAr?: string | null | undefined;
  /** The answer in English, 10 to 2000 characters; a draft may lack it. */
  answerEn?: string | null | undefined;
  /** The answer in French, 10 to 2000 characters; a draft may lack it. */
  answerFr?: string | null | undefined;
  /** Slug of its category. The category must be for questions or for both. */
  category?: string | null | undefined;
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** Whether it is featured; false by default for a new row. */
  featured?: boolean | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** The question in Arabic, 5 to 1000 characters; a draft may lack it. */
  questionAr?: string | null | undefined;
  /** The question in English, 5 to 1000 characters; a draft may lack it. */
  questionEn?: string | null | undefined;
  /** The question in French, 5 to 1000 characters; a draft may lack it. */
  questionFr?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to a holiday; fields left out stay as they are. */
export type UpdateHolidayInput = {
  /** The day, written as YYYY-MM-DD; DAY_TAKEN if it is a holiday already. */
  day?: string | null | undefined;
  /** Arabic name, up to 100 characters. */
  nameAr?: string | null | undefined;
  /** English name, up to 100 characters. */
  nameEn?: string | null | undefined;
  /** French name, up to 100 characters. */
  nameFr?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to a job role; fields left out stay as they are. */
export type UpdateJobRoleInput = {
  /** The benefits in Arabic: at most 20 entries of up to 300 characters. */
  benefitsAr?: Array<string> | null | undefined;
  /** The benefits in English: at most 20 entries of up to 300 characters. */
  benefitsEn?: Array<string> | null | undefined;
  /** The benefits in French: at most 20 entries of up to 300 characters. */
  benefitsFr?: Array<string> | null | undefined;
  /** Field of work; null if none is set. Some well-known slugs imply one. */
  category?: JobRoleCategory | null | undefined;
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** The description in Arabic, 10 to 2000 characters; a draft may lack it. */
  descriptionAr?: string | null | undefined;
  /** The description in English, 10 to 2000 characters; a draft may lack it. */
  descriptionEn?: string | null | undefined;
  /** The description in French, 10 to 2000 characters; a draft may lack it. */
  descriptionFr?: string | null | undefined;
  /** Required experience, in one line. A new job role has "Not specified" by default. */
  experience?: string | null | undefined;
  /** Emoji shown beside the title. A new job role has "📋" by default. */
  icon?: string | null | undefined;
  /** Place of work, in one line. A new job role has "Remote" by default. */
  location?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** The requirements in Arabic: at most 20 entries of up to 300 characters. */
  requirementsAr?: Array<string> | null | undefined;
  /** The requirements in English: at most 20 entries of up to 300 characters. */
  requirementsEn?: Array<string> | null | undefined;
  /** The requirements in French: at most 20 entries of up to 300 characters. */
  requirementsFr?: Array<string> | null | undefined;
  /** The responsibilities in Arabic: at most 20 entries of up to 300 characters. */
  responsibilitiesAr?: Array<string> | null | undefined;
  /** The responsibilities in English: at most 20 entries of up to 300 characters. */
  responsibilitiesEn?: Array<string> | null | undefined;
  /** The responsibilities in French: at most 20 entries of up to 300 characters. */
  responsibilitiesFr?: Array<string> | null | undefined;
  /** Salary, in one line. A new job role has "Competitive" by default. */
  salary?: string | null | undefined;
  /** The skills in Arabic: at most 20 entries of up to 100 characters. */
  skillsAr?: Array<string> | null | undefined;
  /** The skills in English: at most 20 entries of up to 100 characters. */
  skillsEn?: Array<string> | null | undefined;
  /** The skills in French: at most 20 entries of up to 100 characters. */
  skillsFr?: Array<string> | null | undefined;
  /** Slug; a new row without one gets it from its English text, else the French. */
  slug?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The title in Arabic, 2 to 120 characters; a draft may lack it. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 120 characters; a draft may lack it. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 120 characters; a draft may lack it. */
  titleFr?: string | null | undefined;
  /** Kind of contract; null counts as full-time. */
  type?: JobRoleType | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to one's own account; fields left out stay as they are. */
export type UpdateProfileInput = {
  /** Full name, 2 to 100 characters. */
  fullName?: string | null | undefined;
  /** Language of mails and messages. */
  language?: Locale | null | undefined;
  /** Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. */
  phoneNumber?: string | null | undefined;
};

/** Changes to a reply template; fields left out stay as they are. */
export type UpdateReplyTemplateInput = {
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** Kind of request that it is for; null: for every kind. */
  kind?: RequestKind | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The text in Arabic, 1 to 4000 characters. */
  textAr?: string | null | undefined;
  /** The text in English, 1 to 4000 characters. */
  textEn?: string | null | undefined;
  /** The text in French, 1 to 4000 characters. */
  textFr?: string | null | undefined;
  /** The title in Arabic, 2 to 100 characters. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 100 characters. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 100 characters. */
  titleFr?: string | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to a service; fields left out stay as they are. */
export type UpdateServiceInput = {
  /** The availability in Arabic, 2 to 200 characters; a draft may lack it. */
  availabilityAr?: string | null | undefined;
  /** The availability in English, 2 to 200 characters; a draft may lack it. */
  availabilityEn?: string | null | undefined;
  /** The availability in French, 2 to 200 characters; a draft may lack it. */
  availabilityFr?: string | null | undefined;
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** The description in Arabic, 10 to 400 characters; a draft may lack it. */
  descriptionAr?: string | null | undefined;
  /** The description in English, 10 to 400 characters; a draft may lack it. */
  descriptionEn?: string | null | undefined;
  /** The description in French, 10 to 400 characters; a draft may lack it. */
  descriptionFr?: string | null | undefined;
  /** The details in Arabic, 10 to 5000 characters; a draft may lack it. */
  detailsAr?: string | null | undefined;
  /** The details in English, 10 to 5000 characters; a draft may lack it. */
  detailsEn?: string | null | undefined;
  /** The details in French, 10 to 5000 characters; a draft may lack it. */
  detailsFr?: string | null | undefined;
  /** Whether it is featured; false by default for a new row. */
  featured?: boolean | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Lists on its page, at most 21. */
  sections?: Array<ServiceSectionInput> | null | undefined;
  /** Slug; a new row without one gets it from its English text, else the French. */
  slug?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The tags in Arabic: at most 12 entries of up to 40 characters. */
  tagsAr?: Array<string> | null | undefined;
  /** The tags in English: at most 12 entries of up to 40 characters. */
  tagsEn?: Array<string> | null | undefined;
  /** The tags in French: at most 12 entries of up to 40 characters. */
  tagsFr?: Array<string> | null | undefined;
  /** The title in Arabic, 2 to 120 characters; a draft may lack it. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 120 characters; a draft may lack it. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 120 characters; a draft may lack it. */
  titleFr?: string | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Corrections to a service request by an administrator; fields left out stay as they are. */
export type UpdateServiceRequestInput = {
  /** Further wishes of the client. */
  additionalRequirements?: string | null | undefined;
  /** Postal address of the client. */
  clientAddress?: string | null | undefined;
  /** E-mail address of the client. */
  clientEmail?: string | null | undefined;
  /** Name of the client, 2 to 100 characters. */
  clientName?: string | null | undefined;
  /** Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. */
  clientPhone?: string | null | undefined;
  /** Name of the person or company that the client has a dispute with, so that the firm can check for a conflict of interest. */
  opposingParty?: string | null | undefined;
  /** Preferred day, written as YYYY-MM-DD. */
  preferredDate?: string | null | undefined;
  /** What the client needs, up to 5000 characters. */
  serviceDescription?: string | null | undefined;
  /** Number of an active service. */
  serviceId?: number | null | undefined;
  /** How soon the client needs an answer; normal by default for a new request. */
  urgency?: Urgency | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to settings. Fields left out stay as they are; null sets the default again. */
export type UpdateSettingsInput = {
  /** How consultations are booked. */
  booking?: BookingSettingsInput | null | undefined;
  /** What the firm is called and shows of itself. */
  general?: GeneralSettingsInput | null | undefined;
  /** Other services that the product uses. */
  integrations?: IntegrationSettingsInput | null | undefined;
  /** What the office is told of, and how. */
  notifications?: NotificationSettingsInput | null | undefined;
  /** How accounts are protected. */
  security?: SecuritySettingsInput | null | undefined;
};

/** Changes to a testimonial; fields left out stay as they are. */
export type UpdateTestimonialInput = {
  /** Address of a picture of the client, with http or https; null if there is none. */
  avatar?: string | null | undefined;
  /** The client's company in Arabic, 2 to 100 characters; a draft may lack it. */
  companyAr?: string | null | undefined;
  /** The client's company in English, 2 to 100 characters; a draft may lack it. */
  companyEn?: string | null | undefined;
  /** The client's company in French, 2 to 100 characters; a draft may lack it. */
  companyFr?: string | null | undefined;
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** Whether it is featured; false by default for a new row. */
  featured?: boolean | null | undefined;
  /** The client's name in Arabic, 2 to 100 characters; a draft may lack it. */
  nameAr?: string | null | undefined;
  /** The client's name in English, 2 to 100 characters; a draft may lack it. */
  nameEn?: string | null | undefined;
  /** The client's name in French, 2 to 100 characters; a draft may lack it. */
  nameFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Number of stars, 1 to 5; 5 by default for a new testimonial. */
  rating?: number | null | undefined;
  /** The review in Arabic, 10 to 1000 characters; a draft may lack it. */
  reviewAr?: string | null | undefined;
  /** The review in English, 10 to 1000 characters; a draft may lack it. */
  reviewEn?: string | null | undefined;
  /** The review in French, 10 to 1000 characters; a draft may lack it. */
  reviewFr?: string | null | undefined;
  /** The client's position in Arabic, 2 to 100 characters; a draft may lack it. */
  roleAr?: string | null | undefined;
  /** The client's position in English, 2 to 100 characters; a draft may lack it. */
  roleEn?: string | null | undefined;
  /** The client's position in French, 2 to 100 characters; a draft may lack it. */
  roleFr?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** Whether it is verified; true by default for a new row. */
  verified?: boolean | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to an account; fields left out stay as they are. */
export type UpdateUserInput = {
  /** Branches of law of a lawyer, of: civil, commercial, real-estate, labor, criminal, family, administrative, intellectual-property, public-procurement, investment. Ignored for other roles. */
  branches?: Array<string> | null | undefined;
  /** E-mail address, stored in lower case; EMAIL_TAKEN if an account has it. */
  email?: string | null | undefined;
  /** Full name, 2 to 100 characters. */
  fullName?: string | null | undefined;
  /** Whether the person can sign in; true by default for a new account. */
  isActive?: boolean | null | undefined;
  /** Language of mails and messages; Arabic by default for a new account. */
  language?: Locale | null | undefined;
  /** New password; it ends all sessions of the person. */
  password?: string | null | undefined;
  /** Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. */
  phoneNumber?: string | null | undefined;
  /** Role; a new account is a client by default. */
  role?: UserRole | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the account, if it is no longer the newest. */
  version?: number | null | undefined;
};

/** How soon the client needs an answer, in their own words; the office gives a consultation a `ConsultationPriority`. */
export type Urgency =
  /** Sooner than usual. */
  | 'high'
  /** There is no hurry. */
  | 'low'
  /** In the usual time. */
  | 'normal'
  /** At once, before everything else. */
  | 'urgent';

/** Which accounts a list shows: those that all given fields match. */
export type UserFilter = {
  /** True: only active accounts. False: only deactivated ones. */
  isActive?: boolean | null | undefined;
  /** True: only accounts locked after too many wrong passwords. False: only others. */
  locked?: boolean | null | undefined;
  /** Only accounts with this role. */
  role?: UserRole | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
};

/** Role of an account, which decides what the person may do. */
export type UserRole =
  /** An administrator, who runs the site. */
  | 'admin'
  /** A client, who sends and follows requests. */
  | 'client'
  /** A lawyer, who answers the requests that they deal with or that are of their branches of law. */
  | 'lawyer'
  /** A secretary, who deals with all requests and drafts content, but publishes and deletes nothing. */
  | 'secretary';

/** The order of a list of accounts. */
export type UserSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: UserSortField;
};

/** What lists of accounts can be sorted by. */
export type UserSortField =
  /** When the account was created. */
  | 'createdAt'
  /** E-mail address. */
  | 'email'
  /** Full name. */
  | 'fullName'
  /** Whether the person can sign in. */
  | 'isActive'
  /** When the person last signed in; who never did is before all others. */
  | 'lastSignInAt'
  /** Role, administrators first. */
  | 'role';

/** A day of the week on which the office is open. */
export type WorkingDay =
  /** Monday. */
  | 'monday'
  /** Sunday. */
  | 'sunday'
  /** Thursday. */
  | 'thursday'
  /** Tuesday. */
  | 'tuesday'
  /** Wednesday. */
  | 'wednesday';

export type AdminConsultantsQueryVariables = Exact<{
  filter?: ConsultantFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ConsultantSort | null | undefined;
}>;


export type AdminConsultantsQuery = { consultants: { __typename: 'ConsultantPage', total: number, items: Array<{ __typename: 'Consultant', id: string, status: ContentStatus, order: number, name: string, title: string, resolvedLanguage: Locale, imageUrl: string | null, rating: number, consultations: number, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } }> } };

export type AdminConsultantQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type AdminConsultantQuery = { consultant: { __typename: 'Consultant', consultations: number, createdAt: string, deletedAt: string | null, experience: string, experienceAr: string, experienceEn: string, experienceFr: string, id: string, imageUrl: string | null, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, specializationAr: string, specializationEn: string, specializationFr: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { __typename: 'Completeness', ar: number, en: number, fr: number } } };

export type AdminConsultantStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminConsultantStatsQuery = { consultantStats: { __typename: 'ConsultantStats', active: number, activePercentage: number, averageRating: number, draft: number, inactive: number, total: number } };

export type CreateConsultantMutationVariables = Exact<{
  input: CreateConsultantInput;
  language?: Locale | null | undefined;
}>;


export type CreateConsultantMutation = { createConsultant: { __typename: 'Consultant', id: string, status: ContentStatus, order: number, name: string, title: string, resolvedLanguage: Locale, imageUrl: string | null, rating: number, consultations: number, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type UpdateConsultantMutationVariables = Exact<{
  id: string | number;
  input: UpdateConsultantInput;
  language?: Locale | null | undefined;
}>;


export type UpdateConsultantMutation = { updateConsultant: { __typename: 'Consultant', id: string, status: ContentStatus, order: number, name: string, title: string, resolvedLanguage: Locale, imageUrl: string | null, rating: number, consultations: number, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type DeleteConsultantMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteConsultantMutation = { deleteConsultant: { __typename: 'Consultant', id: string, status: ContentStatus, order: number, name: string, title: string, resolvedLanguage: Locale, imageUrl: string | null, rating: number, consultations: number, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type RestoreConsultantMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreConsultantMutation = { restoreConsultant: { __typename: 'Consultant', id: string, status: ContentStatus, order: number, name: string, title: string, resolvedLanguage: Locale, imageUrl: string | null, rating: number, consultations: number, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ReorderConsultantMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderConsultantMutation = { reorderConsultant: { __typename: 'Consultant', id: string, status: ContentStatus, order: number, name: string, title: string, resolvedLanguage: Locale, imageUrl: string | null, rating: number, consultations: number, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleConsultantStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleConsultantStatusMutation = { toggleConsultantStatus: { __typename: 'Consultant', id: string, status: ContentStatus, order: number, name: string, title: string, resolvedLanguage: Locale, imageUrl: string | null, rating: number, consultations: number, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type AdminServicesQueryVariables = Exact<{
  filter?: ServiceFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ServiceSort | null | undefined;
}>;


export type AdminServicesQuery = { services: { __typename: 'ServicePage', total: number, items: Array<{ __typename: 'Service', id: number, slug: string, status: ContentStatus, featured: boolean, order: number, title: string, resolvedLanguage: Locale, tags: Array<string>, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } }> } };

export type AdminServiceQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: number;
  language?: Locale | null | undefined;
}>;


export type AdminServiceQuery = { service: { __typename: 'Service', availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, order: number, resolvedLanguage: Locale, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { __typename: 'Completeness', ar: number, en: number, fr: number }, sections: Array<{ __typename: 'ServiceSection', itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type AdminServiceStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminServiceStatsQuery = { serviceStats: { __typename: 'ServiceStats', active: number, draft: number, featured: number, inactive: number, total: number } };

export type CheckServiceSlugQueryVariables = Exact<{
  excludeId?: number | null | undefined;
  slug: string;
}>;


export type CheckServiceSlugQuery = { checkServiceSlug: { __typename: 'SlugCheck', available: boolean, trashedId: string | null } };

export type CreateServiceMutationVariables = Exact<{
  input: CreateServiceInput;
  language?: Locale | null | undefined;
}>;


export type CreateServiceMutation = { createService: { __typename: 'Service', id: number, slug: string, status: ContentStatus, featured: boolean, order: number, title: string, resolvedLanguage: Locale, tags: Array<string>, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type UpdateServiceMutationVariables = Exact<{
  id: number;
  input: UpdateServiceInput;
  language?: Locale | null | undefined;
}>;


export type UpdateServiceMutation = { updateService: { __typename: 'Service', id: number, slug: string, status: ContentStatus, featured: boolean, order: number, title: string, resolvedLanguage: Locale, tags: Array<string>, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type DeleteServiceMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
}>;


export type DeleteServiceMutation = { deleteService: { __typename: 'Service', id: number, slug: string, status: ContentStatus, featured: boolean, order: number, title: string, resolvedLanguage: Locale, tags: Array<string>, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type RestoreServiceMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
}>;


export type RestoreServiceMutation = { restoreService: { __typename: 'Service', id: number, slug: string, status: ContentStatus, featured: boolean, order: number, title: string, resolvedLanguage: Locale, tags: Array<string>, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ReorderServiceMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderServiceMutation = { reorderService: { __typename: 'Service', id: number, slug: string, status: ContentStatus, featured: boolean, order: number, title: string, resolvedLanguage: Locale, tags: Array<string>, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleServiceFeaturedMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
}>;


export type ToggleServiceFeaturedMutation = { toggleServiceFeatured: { __typename: 'Service', id: number, slug: string, status: ContentStatus, featured: boolean, order: number, title: string, resolvedLanguage: Locale, tags: Array<string>, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleServiceStatusMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
}>;


export type ToggleServiceStatusMutation = { toggleServiceStatus: { __typename: 'Service', id: number, slug: string, status: ContentStatus, featured: boolean, order: number, title: string, resolvedLanguage: Locale, tags: Array<string>, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type AdminCategoryRowFragment = { __typename: 'Category', color: string, description: string, icon: string, id: string, name: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } };

export type AdminCategoriesQueryVariables = Exact<{
  filter?: CategoryFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: CategorySort | null | undefined;
}>;


export type AdminCategoriesQuery = { categories: { __typename: 'CategoryPage', total: number, items: Array<{ __typename: 'Category', color: string, description: string, icon: string, id: string, name: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } }> } };

export type AdminCategoryQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type AdminCategoryQuery = { category: { __typename: 'Category', color: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, icon: string, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { __typename: 'Completeness', ar: number, en: number, fr: number } } };

export type AdminCategoryStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCategoryStatsQuery = { categoryStats: { __typename: 'CategoryStats', active: number, draft: number, inactive: number, total: number } };

export type CheckCategorySlugQueryVariables = Exact<{
  excludeId?: string | number | null | undefined;
  slug: string;
}>;


export type CheckCategorySlugQuery = { checkCategorySlug: { __typename: 'SlugCheck', available: boolean, trashedId: string | null } };

export type CreateCategoryMutationVariables = Exact<{
  input: CreateCategoryInput;
  language?: Locale | null | undefined;
}>;


export type CreateCategoryMutation = { createCategory: { __typename: 'Category', color: string, description: string, icon: string, id: string, name: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type UpdateCategoryMutationVariables = Exact<{
  id: string | number;
  input: UpdateCategoryInput;
  language?: Locale | null | undefined;
}>;


export type UpdateCategoryMutation = { updateCategory: { __typename: 'Category', color: string, description: string, icon: string, id: string, name: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type DeleteCategoryMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteCategoryMutation = { deleteCategory: { __typename: 'Category', color: string, description: string, icon: string, id: string, name: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type RestoreCategoryMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreCategoryMutation = { restoreCategory: { __typename: 'Category', color: string, description: string, icon: string, id: string, name: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ReorderCategoryMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderCategoryMutation = { reorderCategory: { __typename: 'Category', color: string, description: string, icon: string, id: string, name: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleCategoryStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleCategoryStatusMutation = { toggleCategoryStatus: { __typename: 'Category', color: string, description: string, icon: string, id: string, name: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type AdminTestimonialRowFragment = { __typename: 'Testimonial', avatar: string | null, company: string, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } };

export type AdminTestimonialsQueryVariables = Exact<{
  filter?: TestimonialFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: TestimonialSort | null | undefined;
}>;


export type AdminTestimonialsQuery = { testimonials: { __typename: 'TestimonialPage', total: number, items: Array<{ __typename: 'Testimonial', avatar: string | null, company: string, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } }> } };

export type AdminTestimonialQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type AdminTestimonialQuery = { testimonial: { __typename: 'Testimonial', avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { __typename: 'Completeness', ar: number, en: number, fr: number } } };

export type AdminTestimonialStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTestimonialStatsQuery = { testimonialStats: { __typename: 'TestimonialStats', active: number, averageRating: number, draft: number, featured: number, inactive: number, satisfiedClients: number, total: number } };

export type CreateTestimonialMutationVariables = Exact<{
  input: CreateTestimonialInput;
  language?: Locale | null | undefined;
}>;


export type CreateTestimonialMutation = { createTestimonial: { __typename: 'Testimonial', avatar: string | null, company: string, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type UpdateTestimonialMutationVariables = Exact<{
  id: string | number;
  input: UpdateTestimonialInput;
  language?: Locale | null | undefined;
}>;


export type UpdateTestimonialMutation = { updateTestimonial: { __typename: 'Testimonial', avatar: string | null, company: string, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type DeleteTestimonialMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteTestimonialMutation = { deleteTestimonial: { __typename: 'Testimonial', avatar: string | null, company: string, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type RestoreTestimonialMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreTestimonialMutation = { restoreTestimonial: { __typename: 'Testimonial', avatar: string | null, company: string, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ReorderTestimonialMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderTestimonialMutation = { reorderTestimonial: { __typename: 'Testimonial', avatar: string | null, company: string, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleTestimonialFeaturedMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleTestimonialFeaturedMutation = { toggleTestimonialFeatured: { __typename: 'Testimonial', avatar: string | null, company: string, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleTestimonialStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleTestimonialStatusMutation = { toggleTestimonialStatus: { __typename: 'Testimonial', avatar: string | null, company: string, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleTestimonialVerifiedMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleTestimonialVerifiedMutation = { toggleTestimonialVerified: { __typename: 'Testimonial', avatar: string | null, company: string, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ClientConsultationFragment = { __typename: 'Consultation', id: string, reference: string, clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, endsAt: string, consultantName: string | null, status: ConsultationStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> };

export type AdminConsultationDetailFragment = { __typename: 'Consultation', clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, priority: ConsultationPriority, endsAt: string, rescheduled: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> };

export type AdminConsultationListRowFragment = { __typename: 'Consultation', unseen: boolean, id: string, reference: string, clientName: string, email: string, phone: string, phoneE164: string | null, consultationType: string | null, channel: ConsultationChannel, title: string, description: string, priority: ConsultationPriority, startsAt: string, endsAt: string, consultantId: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, assigneeName: string | null, version: number, createdAt: string, answerDueAt: string | null };

export type AdminConsultationsQueryVariables = Exact<{
  filter?: ConsultationFilter | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ConsultationSort | null | undefined;
}>;


export type AdminConsultationsQuery = { consultations: { __typename: 'ConsultationPage', total: number, items: Array<{ __typename: 'Consultation', unseen: boolean, id: string, reference: string, clientName: string, email: string, phone: string, phoneE164: string | null, consultationType: string | null, channel: ConsultationChannel, title: string, description: string, priority: ConsultationPriority, startsAt: string, endsAt: string, consultantId: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, assigneeName: string | null, version: number, createdAt: string, answerDueAt: string | null }> } };

export type AdminConsultationQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminConsultationQuery = { consultation: { __typename: 'Consultation', clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, priority: ConsultationPriority, endsAt: string, rescheduled: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type ConsultationPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsultationPersonQuery = { consultationPerson: { __typename: 'RequestPerson', isSender: boolean, mailTo: string | null, language: Locale, hasMoreRequests: boolean, account: { __typename: 'RequestAccount', id: string, fullName: string, email: string, isEmailVerified: boolean, isActive: boolean, createdAt: string } | null, otherRequests: Array<{ __typename: 'RelatedRequest', kind: RequestKind, id: string, reference: string, status: string, createdAt: string, matchedBy: RequestMatch }>, conflicts: Array<{ __typename: 'RequestConflict', type: ConflictType, name: string, kind: RequestKind | null, id: string, reference: string | null }>, conflictCheck: { __typename: 'ConflictCheck', opposingParties: Array<string>, clients: Array<string>, isComplete: boolean }, replyVariables: Array<{ __typename: 'ReplyVariableValue', name: ReplyVariable, value: string }> } };

export type AdminConsultationStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminConsultationStatsQuery = { consultationStats: { __typename: 'ConsultationStats', cancelled: number, completed: number, inProgress: number, pending: number, total: number } };

export type SetConsultationStatusMutationVariables = Exact<{
  id: string | number;
  input: SetConsultationStatusInput;
}>;


export type SetConsultationStatusMutation = { setConsultationStatus: { __typename: 'Consultation', clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, priority: ConsultationPriority, endsAt: string, rescheduled: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type UpdateConsultationMutationVariables = Exact<{
  id: string | number;
  input: UpdateConsultationInput;
}>;


export type UpdateConsultationMutation = { updateConsultation: { __typename: 'Consultation', clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, priority: ConsultationPriority, endsAt: string, rescheduled: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type AssignConsultationMutationVariables = Exact<{
  id: string | number;
  input: AssignRequestInput;
}>;


export type AssignConsultationMutation = { assignConsultation: { __typename: 'Consultation', clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, priority: ConsultationPriority, endsAt: string, rescheduled: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type ReplyToConsultationMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: ReplyToRequestInput;
}>;


export type ReplyToConsultationMutation = { replyToConsultation: { __typename: 'Consultation', clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, priority: ConsultationPriority, endsAt: string, rescheduled: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type AddConsultationNoteMutationVariables = Exact<{
  id: string | number;
  input: AddRequestNoteInput;
}>;


export type AddConsultationNoteMutation = { addConsultationNote: { __typename: 'Consultation', clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, priority: ConsultationPriority, endsAt: string, rescheduled: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type DeleteConsultationMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteConsultationMutation = { deleteConsultation: { __typename: 'Consultation', id: string, reference: string, clientName: string, email: string, phone: string, phoneE164: string | null, consultationType: string | null, channel: ConsultationChannel, title: string, description: string, priority: ConsultationPriority, startsAt: string, endsAt: string, consultantId: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, assigneeName: string | null, version: number, createdAt: string, answerDueAt: string | null } };

export type RestoreConsultationMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreConsultationMutation = { restoreConsultation: { __typename: 'Consultation', id: string, reference: string, clientName: string, email: string, phone: string, phoneE164: string | null, consultationType: string | null, channel: ConsultationChannel, title: string, description: string, priority: ConsultationPriority, startsAt: string, endsAt: string, consultantId: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, assigneeName: string | null, version: number, createdAt: string, answerDueAt: string | null } };

export type SetConsultationStatusesMutationVariables = Exact<{
  input: SetConsultationStatusesInput;
}>;


export type SetConsultationStatusesMutation = { setConsultationStatuses: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type AssignConsultationsMutationVariables = Exact<{
  input: AssignRequestsInput;
}>;


export type AssignConsultationsMutation = { assignConsultations: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type DeleteConsultationsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type DeleteConsultationsMutation = { deleteConsultations: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type RestoreConsultationsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type RestoreConsultationsMutation = { restoreConsultations: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type CreateConsultationExportMutationVariables = Exact<{
  filter?: ConsultationFilter | null | undefined;
  format: ExportFormat;
  language?: Locale | null | undefined;
  separator?: CsvSeparator | null | undefined;
}>;


export type CreateConsultationExportMutation = { createConsultationExport: { __typename: 'RequestExport', url: string, rows: number } };

export type ConsultationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConsultationChangedSubscription = { consultationChanged: { __typename: 'Consultation', id: string, reference: string, status: ConsultationStatus, version: number } };

export type MyConsultationQueryVariables = Exact<{
  id: string | number;
}>;


export type MyConsultationQuery = { myConsultation: { __typename: 'Consultation', id: string, reference: string, clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, endsAt: string, consultantName: string | null, status: ConsultationStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type AddConsultationMessageMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestMessageInput;
}>;


export type AddConsultationMessageMutation = { addConsultationMessage: { __typename: 'Consultation', id: string, reference: string, clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, endsAt: string, consultantName: string | null, status: ConsultationStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type MyConsultationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyConsultationChangedSubscription = { myConsultationChanged: { __typename: 'Consultation', id: string, reference: string, clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, endsAt: string, consultantName: string | null, status: ConsultationStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type AdminFaqRowFragment = { __typename: 'Faq', answer: string, category: string, featured: boolean, id: string, order: number, question: string, resolvedLanguage: Locale, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } };

export type AdminFaqsQueryVariables = Exact<{
  filter?: FaqFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: FaqSort | null | undefined;
}>;


export type AdminFaqsQuery = { faqs: { __typename: 'FaqPage', total: number, items: Array<{ __typename: 'Faq', answer: string, category: string, featured: boolean, id: string, order: number, question: string, resolvedLanguage: Locale, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } }> } };

export type AdminFaqQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type AdminFaqQuery = { faq: { __typename: 'Faq', answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { __typename: 'Completeness', ar: number, en: number, fr: number } } };

export type AdminFaqStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminFaqStatsQuery = { faqStats: { __typename: 'FaqStats', active: number, draft: number, featured: number, inactive: number, total: number, totalCategories: number } };

export type CreateFaqMutationVariables = Exact<{
  input: CreateFaqInput;
  language?: Locale | null | undefined;
}>;


export type CreateFaqMutation = { createFaq: { __typename: 'Faq', answer: string, category: string, featured: boolean, id: string, order: number, question: string, resolvedLanguage: Locale, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type UpdateFaqMutationVariables = Exact<{
  id: string | number;
  input: UpdateFaqInput;
  language?: Locale | null | undefined;
}>;


export type UpdateFaqMutation = { updateFaq: { __typename: 'Faq', answer: string, category: string, featured: boolean, id: string, order: number, question: string, resolvedLanguage: Locale, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type DeleteFaqMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteFaqMutation = { deleteFaq: { __typename: 'Faq', answer: string, category: string, featured: boolean, id: string, order: number, question: string, resolvedLanguage: Locale, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type RestoreFaqMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreFaqMutation = { restoreFaq: { __typename: 'Faq', answer: string, category: string, featured: boolean, id: string, order: number, question: string, resolvedLanguage: Locale, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ReorderFaqMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderFaqMutation = { reorderFaq: { __typename: 'Faq', answer: string, category: string, featured: boolean, id: string, order: number, question: string, resolvedLanguage: Locale, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleFaqFeaturedMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleFaqFeaturedMutation = { toggleFaqFeatured: { __typename: 'Faq', answer: string, category: string, featured: boolean, id: string, order: number, question: string, resolvedLanguage: Locale, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleFaqStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleFaqStatusMutation = { toggleFaqStatus: { __typename: 'Faq', answer: string, category: string, featured: boolean, id: string, order: number, question: string, resolvedLanguage: Locale, status: ContentStatus, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type AuditEventFieldsFragment = { __typename: 'AuditEvent', id: string, action: string, entity: string, entityId: string, label: string | null, actorId: string | null, actorName: string | null, createdAt: string, changes: Array<{ __typename: 'AuditChange', field: string, before: unknown, after: unknown }> };

export type AuditEventsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: AuditEventFilter | null | undefined;
  sort?: AuditEventSort | null | undefined;
}>;


export type AuditEventsQuery = { auditEvents: { __typename: 'AuditEventPage', total: number, items: Array<{ __typename: 'AuditEvent', id: string, action: string, entity: string, entityId: string, label: string | null, actorId: string | null, actorName: string | null, createdAt: string, changes: Array<{ __typename: 'AuditChange', field: string, before: unknown, after: unknown }> }> } };

export type AuditEventQueryVariables = Exact<{
  id: string | number;
}>;


export type AuditEventQuery = { auditEvent: { __typename: 'AuditEvent', id: string, action: string, entity: string, entityId: string, label: string | null, actorId: string | null, actorName: string | null, createdAt: string, changes: Array<{ __typename: 'AuditChange', field: string, before: unknown, after: unknown }> } };

export type BulkOutcomeFragment = { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> };

export type RequestExportLinkFragment = { __typename: 'RequestExport', url: string, rows: number };

export type RequestPersonFactsFragment = { __typename: 'RequestPerson', isSender: boolean, mailTo: string | null, language: Locale, hasMoreRequests: boolean, account: { __typename: 'RequestAccount', id: string, fullName: string, email: string, isEmailVerified: boolean, isActive: boolean, createdAt: string } | null, otherRequests: Array<{ __typename: 'RelatedRequest', kind: RequestKind, id: string, reference: string, status: string, createdAt: string, matchedBy: RequestMatch }>, conflicts: Array<{ __typename: 'RequestConflict', type: ConflictType, name: string, kind: RequestKind | null, id: string, reference: string | null }>, conflictCheck: { __typename: 'ConflictCheck', opposingParties: Array<string>, clients: Array<string>, isComplete: boolean }, replyVariables: Array<{ __typename: 'ReplyVariableValue', name: ReplyVariable, value: string }> };

export type InsertableReplyTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type InsertableReplyTemplatesQuery = { replyTemplates: { __typename: 'ReplyTemplatePage', items: Array<{ __typename: 'ReplyTemplate', id: string, kind: RequestKind | null, titleAr: string, titleFr: string, titleEn: string, textAr: string, textFr: string, textEn: string }> } };

export type SearchRecordsQueryVariables = Exact<{
  search: string;
}>;


export type SearchRecordsQuery = { searchRecords: Array<{ __typename: 'SearchRecord', kind: RecordKind, id: string, title: string, detail: string, reference: string | null }> };

export type SubmitApplicationMutationVariables = Exact<{
  input: SubmitApplicationInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SubmitApplicationMutation = { submitApplication: { __typename: 'Application', id: string, reference: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', type: RequestEventType }> } };

export type AdminApplicationRowFragment = { __typename: 'Application', id: string, reference: string, fullName: string, email: string, phoneNumber: string, phoneE164: string | null, status: ApplicationStatus, version: number, repeatOfId: string | null, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } };

export type AdminJobRoleChoicesQueryVariables = Exact<{
  language?: Locale | null | undefined;
}>;


export type AdminJobRoleChoicesQuery = { jobRoles: { __typename: 'JobRolePage', items: Array<{ __typename: 'JobRole', id: string, slug: string, title: string }> } };

export type CreateApplicationCvLinkMutationVariables = Exact<{
  id: string | number;
  inline?: boolean | null | undefined;
}>;


export type CreateApplicationCvLinkMutation = { createApplicationCvLink: { __typename: 'Link', url: string } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename: 'User', id: string, fullName: string, phoneNumber: string, language: Locale, updatedAt: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'User', id: string } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ __typename: 'Session', id: string, userAgent: string | null, ipAddress: string | null, createdAt: string, lastSeenAt: string, current: boolean }> };

export type RevokeSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeSessionMutation = { revokeSession: { __typename: 'DeletedItem', id: string } };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: { __typename: 'ChangeCount', count: number } };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'User', id: string, email: string, isEmailVerified: boolean, updatedAt: string } };

export type UndoEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type UndoEmailChangeMutation = { undoEmailChange: { __typename: 'AccountAddress', email: string } };

export type PublicCategoriesQueryVariables = Exact<{
  language: Locale;
}>;


export type PublicCategoriesQuery = { publicCategories: { __typename: 'PublicCategoryPage', items: Array<{ __typename: 'PublicCategory', slug: string, name: string, scope: CategoryScope }> } };

export type AdminCategoryChoicesQueryVariables = Exact<{
  language?: Locale | null | undefined;
}>;


export type AdminCategoryChoicesQuery = { categories: { __typename: 'CategoryPage', items: Array<{ __typename: 'Category', slug: string, scope: CategoryScope, name: string }> } };

export type ReplaceCategoryMutationVariables = Exact<{
  id: string | number;
  replacement: string;
}>;


export type ReplaceCategoryMutation = { replaceCategory: { __typename: 'Category', id: string, version: number, deletedAt: string | null } };

export type AdminConsultantRowFragment = { __typename: 'Consultant', id: string, status: ContentStatus, order: number, name: string, title: string, resolvedLanguage: Locale, imageUrl: string | null, rating: number, consultations: number, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } };

export type SubmitConsultationMutationVariables = Exact<{
  input: SubmitConsultationInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SubmitConsultationMutation = { submitConsultation: { __typename: 'Consultation', id: string, reference: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, endsAt: string, consultantName: string | null, answerDueAt: string | null } };

export type CancelConsultationMutationVariables = Exact<{
  id: string | number;
  input: CancelConsultationInput;
}>;


export type CancelConsultationMutation = { cancelConsultation: { __typename: 'Consultation', id: string, reference: string, clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, endsAt: string, consultantName: string | null, status: ConsultationStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type CreateConsultationCalendarLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type CreateConsultationCalendarLinkMutation = { createConsultationCalendarLink: { __typename: 'Link', url: string } };

export type BookableConsultantsQueryVariables = Exact<{
  language: Locale;
}>;


export type BookableConsultantsQuery = { publicConsultants: { __typename: 'PublicConsultantPage', items: Array<{ __typename: 'PublicConsultant', id: string, name: string }> } };

export type ConsultationSlotsQueryVariables = Exact<{
  consultantId?: string | number | null | undefined;
  movedId?: string | number | null | undefined;
  from: string;
  to: string;
}>;


export type ConsultationSlotsQuery = { consultationSlots: Array<{ __typename: 'ConsultationSlot', startsAt: string }> };

export type AffectedConsultationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AffectedConsultationsQuery = { affectedConsultations: Array<{ __typename: 'AffectedConsultation', reason: AffectedReason, consultation: { __typename: 'Consultation', id: string, reference: string, clientName: string, startsAt: string, consultantName: string | null } }> };

export type AdminConsultationRowFragment = { __typename: 'Consultation', id: string, reference: string, clientName: string, email: string, phone: string, phoneE164: string | null, consultationType: string | null, channel: ConsultationChannel, title: string, description: string, priority: ConsultationPriority, startsAt: string, endsAt: string, consultantId: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, assigneeName: string | null, version: number, createdAt: string, answerDueAt: string | null };

export type CalendarConsultationFragment = { __typename: 'Consultation', id: string, clientName: string, channel: ConsultationChannel, startsAt: string, endsAt: string, consultantName: string | null, status: ConsultationStatus };

export type ConsultationCalendarQueryVariables = Exact<{
  from: string;
  to: string;
  consultantId?: string | number | null | undefined;
}>;


export type ConsultationCalendarQuery = { consultationCalendar: Array<{ __typename: 'Consultation', id: string, clientName: string, channel: ConsultationChannel, startsAt: string, endsAt: string, consultantName: string | null, status: ConsultationStatus }> };

export type RescheduleConsultationMutationVariables = Exact<{
  id: string | number;
  input: RescheduleConsultationInput;
}>;


export type RescheduleConsultationMutation = { rescheduleConsultation: { __typename: 'Consultation', clientName: string, email: string, phone: string, consultationType: string | null, channel: ConsultationChannel, startsAt: string, consultantId: string | null, title: string, description: string, priority: ConsultationPriority, endsAt: string, rescheduled: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, consultantName: string | null, status: ConsultationStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type ScheduleFactsFragment = { __typename: 'ConsultantSchedule', id: string, feedSince: string | null, feedReadAt: string | null, hours: Array<{ __typename: 'ConsultantHoursInterval', weekday: WorkingDay, opens: string, closes: string }>, firmHours: Array<{ __typename: 'ConsultantHoursInterval', weekday: WorkingDay, opens: string, closes: string }> };

export type ConsultantScheduleQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsultantScheduleQuery = { consultantSchedule: { __typename: 'ConsultantSchedule', id: string, feedSince: string | null, feedReadAt: string | null, hours: Array<{ __typename: 'ConsultantHoursInterval', weekday: WorkingDay, opens: string, closes: string }>, firmHours: Array<{ __typename: 'ConsultantHoursInterval', weekday: WorkingDay, opens: string, closes: string }> } };

export type SetConsultantHoursMutationVariables = Exact<{
  id: string | number;
  input: SetConsultantHoursInput;
}>;


export type SetConsultantHoursMutation = { setConsultantHours: { __typename: 'ConsultantSchedule', id: string, feedSince: string | null, feedReadAt: string | null, hours: Array<{ __typename: 'ConsultantHoursInterval', weekday: WorkingDay, opens: string, closes: string }>, firmHours: Array<{ __typename: 'ConsultantHoursInterval', weekday: WorkingDay, opens: string, closes: string }> } };

export type CreateConsultantFeedMutationVariables = Exact<{
  id: string | number;
}>;


export type CreateConsultantFeedMutation = { createConsultantFeed: { __typename: 'Link', url: string } };

export type RevokeConsultantFeedMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeConsultantFeedMutation = { revokeConsultantFeed: { __typename: 'ConsultantSchedule', id: string, feedSince: string | null, feedReadAt: string | null, hours: Array<{ __typename: 'ConsultantHoursInterval', weekday: WorkingDay, opens: string, closes: string }>, firmHours: Array<{ __typename: 'ConsultantHoursInterval', weekday: WorkingDay, opens: string, closes: string }> } };

export type PublicContactInfoQueryVariables = Exact<{
  language: Locale;
}>;


export type PublicContactInfoQuery = { publicContactInfo: { __typename: 'PublicContactInfo', phones: Array<{ __typename: 'PublicContactEntry', key: string, value: string }>, emails: Array<{ __typename: 'PublicContactEntry', key: string, value: string }>, addresses: Array<{ __typename: 'PublicContactEntry', key: string, value: string }>, hours: Array<{ __typename: 'PublicContactEntry', key: string, value: string }>, socialMedia: { __typename: 'PublicSocialMedia', facebook: string | null, instagram: string | null, linkedin: string | null, twitter: string | null, youtube: string | null } } };

export type AdminContactInfoFieldsFragment = { __typename: 'ContactInfo', id: string, type: ContactInfoType, keyName: string, value: string, valueFr: string | null, valueEn: string | null, displayOrder: number, isActive: boolean, version: number };

export type AdminContactInfosQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  sort?: ContactInfoSort | null | undefined;
}>;


export type AdminContactInfosQuery = { contactInfos: { __typename: 'ContactInfoPage', total: number, items: Array<{ __typename: 'ContactInfo', id: string, type: ContactInfoType, keyName: string, value: string, valueFr: string | null, valueEn: string | null, displayOrder: number, isActive: boolean, version: number }> } };

export type CreateContactInfoMutationVariables = Exact<{
  input: CreateContactInfoInput;
}>;


export type CreateContactInfoMutation = { createContactInfo: { __typename: 'ContactInfo', id: string, type: ContactInfoType, keyName: string, value: string, valueFr: string | null, valueEn: string | null, displayOrder: number, isActive: boolean, version: number } };

export type UpdateContactInfoMutationVariables = Exact<{
  id: string | number;
  input: UpdateContactInfoInput;
}>;


export type UpdateContactInfoMutation = { updateContactInfo: { __typename: 'ContactInfo', id: string, type: ContactInfoType, keyName: string, value: string, valueFr: string | null, valueEn: string | null, displayOrder: number, isActive: boolean, version: number } };

export type EraseContactInfoMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseContactInfoMutation = { eraseContactInfo: { __typename: 'ContactInfo', id: string } };

export type ToggleContactInfoStatusMutationVariables = Exact<{
  id: string | number;
}>;


export type ToggleContactInfoStatusMutation = { toggleContactInfoStatus: { __typename: 'ContactInfo', id: string, type: ContactInfoType, keyName: string, value: string, valueFr: string | null, valueEn: string | null, displayOrder: number, isActive: boolean, version: number } };

export type SubmitContactRequestMutationVariables = Exact<{
  input: SubmitContactRequestInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SubmitContactRequestMutation = { submitContactRequest: { __typename: 'ContactRequest', id: string, reference: string, answerDueAt: string | null } };

export type AdminContactRequestRowFragment = { __typename: 'ContactRequest', id: string, reference: string, name: string, email: string, phone: string | null, phoneE164: string | null, subject: string | null, message: string, priority: Urgency, status: ContactRequestStatus, unansweredSince: string | null, assigneeName: string | null, version: number, createdAt: string, answerDueAt: string | null };

export type AssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type AssigneesQuery = { assignees: Array<{ __typename: 'Assignee', id: string, fullName: string, role: UserRole }> };

export type AdminDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDeskQuery = { desk: { __typename: 'Desk', queues: Array<{ __typename: 'QueueCounts', kind: RequestKind, waiting: number, mine: number, unassigned: number, urgent: number | null, urgentLate: number | null, late: number, open: number }> } };

export type OpenRequestMutationVariables = Exact<{
  kind: RequestKind;
  id: string | number;
}>;


export type OpenRequestMutation = { openRequest: { __typename: 'RequestViewers', id: string, viewers: Array<{ __typename: 'RequestViewer', id: string, fullName: string }> } };

export type CloseRequestMutationVariables = Exact<{
  kind: RequestKind;
  id: string | number;
}>;


export type CloseRequestMutation = { closeRequest: boolean };

export type RequestViewersChangedSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type RequestViewersChangedSubscription = { requestViewersChanged: { __typename: 'RequestViewers', id: string, viewers: Array<{ __typename: 'RequestViewer', id: string, fullName: string }> } };

export type RequestEarlierRequestsMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEarlierRequestsMutation = { requestEarlierRequests: { __typename: 'SendReceipt', retryAfter: number } };

export type JoinEarlierRequestsMutationVariables = Exact<{
  token: string;
}>;


export type JoinEarlierRequestsMutation = { joinEarlierRequests: { __typename: 'ChangeCount', count: number } };

export type ResendVerificationMutationVariables = Exact<{
  email: string;
  returnTo?: string | null | undefined;
}>;


export type ResendVerificationMutation = { resendVerification: { __typename: 'SendReceipt', success: boolean, retryAfter: number } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { __typename: 'EmailVerificationStatus', isEmailVerified: boolean } };

export type EmailVerificationStatusQueryVariables = Exact<{
  email: string;
}>;


export type EmailVerificationStatusQuery = { emailVerificationStatus: { __typename: 'EmailVerificationStatus', isEmailVerified: boolean } };

export type CorrectEmailMutationVariables = Exact<{
  email: string;
  returnTo?: string | null | undefined;
}>;


export type CorrectEmailMutation = { correctEmail: { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, isActive: boolean, isEmailVerified: boolean, isEmailProved: boolean, hasSecondFactor: boolean, isPhoneVerified: boolean, language: Locale, createdAt: string, updatedAt: string } };

export type SendEmailCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailCodeMutation = { sendEmailCode: { __typename: 'EmailCodeReceipt', retryAfter: number } };

export type ProveEmailMutationVariables = Exact<{
  code: string;
}>;


export type ProveEmailMutation = { proveEmail: { __typename: 'User', id: string, isEmailVerified: boolean, isEmailProved: boolean } };

export type DisownAccountMutationVariables = Exact<{
  token: string;
}>;


export type DisownAccountMutation = { disownAccount: { __typename: 'AccountAddress', email: string } };

export type PublicFaqsQueryVariables = Exact<{
  language: Locale;
  category?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type PublicFaqsQuery = { publicFaqs: { __typename: 'PublicFaqPage', total: number, items: Array<{ __typename: 'PublicFaq', question: string, answer: string, resolvedLanguage: Locale }> } };

export type AdminHolidayFieldsFragment = { __typename: 'Holiday', id: string, day: string, nameAr: string, nameFr: string, nameEn: string, version: number };

export type AdminHolidaysQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: HolidayFilter | null | undefined;
  sort?: HolidaySort | null | undefined;
}>;


export type AdminHolidaysQuery = { holidays: { __typename: 'HolidayPage', total: number, items: Array<{ __typename: 'Holiday', id: string, day: string, nameAr: string, nameFr: string, nameEn: string, version: number }> } };

export type AdminHolidayQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminHolidayQuery = { holiday: { __typename: 'Holiday', id: string, day: string, nameAr: string, nameFr: string, nameEn: string, version: number } };

export type CreateHolidayMutationVariables = Exact<{
  input: CreateHolidayInput;
}>;


export type CreateHolidayMutation = { createHoliday: { __typename: 'Holiday', id: string, day: string, nameAr: string, nameFr: string, nameEn: string, version: number } };

export type UpdateHolidayMutationVariables = Exact<{
  id: string | number;
  input: UpdateHolidayInput;
}>;


export type UpdateHolidayMutation = { updateHoliday: { __typename: 'Holiday', id: string, day: string, nameAr: string, nameFr: string, nameEn: string, version: number } };

export type EraseHolidayMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseHolidayMutation = { eraseHoliday: { __typename: 'Holiday', id: string } };

export type AdminJobRoleRowFragment = { __typename: 'JobRole', id: string, slug: string, icon: string, status: ContentStatus, order: number, category: JobRoleCategory | null, experience: string, title: string, description: string, resolvedLanguage: Locale, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } };

export type PublicJobRolesQueryVariables = Exact<{
  language: Locale;
}>;


export type PublicJobRolesQuery = { publicJobRoles: { __typename: 'PublicJobRolePage', items: Array<{ __typename: 'PublicJobRole', id: string, slug: string, title: string, description: string, category: JobRoleCategory | null, type: JobRoleType | null, location: string, experience: string }> } };

export type PublicJobRoleCategoriesQueryVariables = Exact<{
  language: Locale;
}>;


export type PublicJobRoleCategoriesQuery = { publicJobRoleCategories: Array<{ __typename: 'JobRoleCategoryCount', slug: JobRoleCategory, name: string, count: number }> };

export type PublicJobRoleStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicJobRoleStatsQuery = { publicJobRoleStats: { __typename: 'PublicJobRoleStats', total: number, totalCategories: number } };

export type PublicJobRoleQueryVariables = Exact<{
  slug: string;
  language: Locale;
}>;


export type PublicJobRoleQuery = { publicJobRole: { __typename: 'PublicJobRole', id: string, slug: string, title: string, description: string, category: JobRoleCategory | null, type: JobRoleType | null, location: string, experience: string, salary: string, requirements: Array<string>, responsibilities: Array<string>, benefits: Array<string>, skills: Array<string>, createdAt: string, resolvedLanguage: Locale } };

export type AdminMailsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  status?: MailStatus | null | undefined;
}>;


export type AdminMailsQuery = { mails: { __typename: 'MailPage', total: number, items: Array<{ __typename: 'Mail', id: string, to: string, subject: string, status: MailStatus, attempts: number, lastError: string | null, createdAt: string }> } };

export type RetryFailedMailsMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryFailedMailsMutation = { retryFailedMails: { __typename: 'ChangeCount', count: number } };

export type RetryMailMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryMailMutation = { retryMail: { __typename: 'Mail', id: string, status: MailStatus, attempts: number, lastError: string | null } };

export type MyRequestsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  kind?: RequestKind | null | undefined;
  state?: MyRequestState | null | undefined;
}>;


export type MyRequestsQuery = { myRequests: { __typename: 'MyRequestPage', total: number, page: number, limit: number, items: Array<{ __typename: 'MyRequest', kind: RequestKind, id: string, reference: string, title: string, status: string, createdAt: string, startsAt: string | null, lastEvent: RequestEventType, movedAt: string, unseen: boolean }> } };

export type MarkMyRequestSeenMutationVariables = Exact<{
  kind: RequestKind;
  id: string | number;
}>;


export type MarkMyRequestSeenMutation = { markMyRequestSeen: { __typename: 'MyRequest', id: string, unseen: boolean } };

export type NotificationPreferenceFieldsFragment = { __typename: 'NotificationPreference', category: NotificationCategory, inApp: boolean, byMail: boolean, canMail: boolean };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { notificationPreferences: Array<{ __typename: 'NotificationPreference', category: NotificationCategory, inApp: boolean, byMail: boolean, canMail: boolean }> };

export type UpdateNotificationPreferencesMutationVariables = Exact<{
  input: NotificationPreferencesInput;
}>;


export type UpdateNotificationPreferencesMutation = { updateNotificationPreferences: Array<{ __typename: 'NotificationPreference', category: NotificationCategory, inApp: boolean, byMail: boolean, canMail: boolean }> };

export type NotificationFieldsFragment = { __typename: 'Notification', id: string, type: NotificationType, category: NotificationCategory, title: string, message: string, time: string, read: boolean, entity: NotificationEntity, entityId: string };

export type LatestNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestNotificationsQuery = { notifications: { __typename: 'NotificationPage', items: Array<{ __typename: 'Notification', id: string, type: NotificationType, category: NotificationCategory, title: string, message: string, time: string, read: boolean, entity: NotificationEntity, entityId: string }> }, notificationCounts: { __typename: 'NotificationCounts', unread: number } };

export type NotificationsQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: NotificationFilter | null | undefined;
  sort?: NotificationSort | null | undefined;
}>;


export type NotificationsQuery = { notifications: { __typename: 'NotificationPage', total: number, items: Array<{ __typename: 'Notification', id: string, type: NotificationType, category: NotificationCategory, title: string, message: string, time: string, read: boolean, entity: NotificationEntity, entityId: string }> } };

export type NotificationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationCountsQuery = { notificationCounts: { __typename: 'NotificationCounts', total: number, unread: number } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string | number;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: { __typename: 'Notification', id: string, read: boolean } };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: { __typename: 'ChangeCount', count: number } };

export type EraseNotificationMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseNotificationMutation = { eraseNotification: { __typename: 'DeletedItem', id: string } };

export type EraseReadNotificationsMutationVariables = Exact<{ [key: string]: never; }>;


export type EraseReadNotificationsMutation = { eraseReadNotifications: { __typename: 'ChangeCount', count: number } };

export type NotificationReceivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationReceivedSubscription = { notificationReceived: { __typename: 'NotificationChange', unread: number } };

export type AdminOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminOverviewQuery = { overview: { __typename: 'Overview', totalUsers: number | null, openServiceRequests: number, pendingServiceRequests: number, newContactRequests: number, pendingApplications: number, activeServices: number, failedMails: number | null, missingTranslations: Array<{ __typename: 'MissingTranslations', entity: AuditEntity, language: Locale, count: number }>, requestsPerMonth: Array<{ __typename: 'OverviewMonth', month: string, count: number }>, recentActivity: Array<{ __typename: 'AuditEvent', id: string, action: string, entity: string, entityId: string, label: string | null, actorName: string | null, createdAt: string }> } };

export type SendPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type SendPasswordResetMutation = { sendPasswordReset: { __typename: 'SendReceipt', success: boolean, retryAfter: number } };

export type ResendPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type ResendPasswordResetMutation = { resendPasswordReset: { __typename: 'SendReceipt', success: boolean, retryAfter: number } };

export type ResetLinkQueryVariables = Exact<{
  token: string;
}>;


export type ResetLinkQuery = { resetLink: { __typename: 'ResetLink', email: string } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'AccountAddress', email: string } };

export type SendPhoneCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendPhoneCodeMutation = { sendPhoneCode: { __typename: 'PhoneCodeReceipt', retryAfter: number } };

export type VerifyPhoneMutationVariables = Exact<{
  code: string;
}>;


export type VerifyPhoneMutation = { verifyPhone: { __typename: 'User', id: string, isPhoneVerified: boolean } };

export type RetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionQuery = { retention: { __typename: 'RetentionStatus', rules: Array<{ __typename: 'RetentionRuleStatus', name: string, action: string, years: number | null, days: number | null, due: number }>, lastRun: { __typename: 'RetentionRun', day: string, startedAt: string, finishedAt: string | null, counts: Array<{ __typename: 'RetentionCount', name: string, rows: number }> } | null } };

export type EraseUserMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseUserMutation = { eraseUser: { __typename: 'DeletedItem', id: string } };

export type CreateMyDataDownloadMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
}>;


export type CreateMyDataDownloadMutation = { createMyDataDownload: { __typename: 'Link', url: string } };

export type EraseMyAccountMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
}>;


export type EraseMyAccountMutation = { eraseMyAccount: { __typename: 'DeletedItem', id: string } };

export type BeginPasskeySignInMutationVariables = Exact<{
  challenge: string;
}>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: unknown };

export type MyPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPasskeysQuery = { myPasskeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type BeginPasskeyMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
}>;


export type BeginPasskeyMutation = { beginPasskey: unknown };

export type CreatePasskeyMutationVariables = Exact<{
  name: string;
  passkey: PasskeyCreationInput;
}>;


export type CreatePasskeyMutation = { createPasskey: { __typename: 'CreatedPasskey', codes: Array<string> } };

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { beginPasskeyProof: unknown };

export type RenamePasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { __typename: 'Passkey', id: string, name: string } };

export type ErasePasskeyMutationVariables = Exact<{
  id: string | number;
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
}>;


export type ErasePasskeyMutation = { erasePasskey: { __typename: 'User', id: string, hasSecondFactor: boolean } };

export type SignInWithSecondFactorMutationVariables = Exact<{
  challenge: string;
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
}>;


export type SignInWithSecondFactorMutation = { signInWithSecondFactor: { __typename: 'AuthPayload', user: { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, isActive: boolean, isEmailVerified: boolean, isEmailProved: boolean, hasSecondFactor: boolean, isPhoneVerified: boolean, language: Locale, createdAt: string, updatedAt: string } } };

export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { mySecondFactor: { __typename: 'SecondFactorState', enabledAt: string | null, appAddedAt: string | null, passkeys: number, recoveryCodesLeft: number, isRequired: boolean } };

export type BeginSecondFactorMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
}>;


export type BeginSecondFactorMutation = { beginSecondFactor: { __typename: 'SecondFactorSetup', secret: string, uri: string, qrCode: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { __typename: 'RecoveryCodes', codes: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { __typename: 'RecoveryCodes', codes: Array<string> } };

export type DisableSecondFactorMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
}>;


export type DisableSecondFactorMutation = { disableSecondFactor: { __typename: 'User', id: string, hasSecondFactor: boolean } };

export type AdminServiceRequestRowFragment = { __typename: 'ServiceRequest', id: string, reference: string, serviceId: number, serviceTitle: string, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientPhoneE164: string | null, opposingParty: string | null, urgency: Urgency, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null };

export type AdminServiceChoicesQueryVariables = Exact<{
  language?: Locale | null | undefined;
}>;


export type AdminServiceChoicesQuery = { services: { __typename: 'ServicePage', items: Array<{ __typename: 'Service', id: number, slug: string, title: string }> } };

export type ClientRequestRowFragment = { __typename: 'ServiceRequest', id: string, reference: string, serviceId: number, serviceTitle: string, status: ServiceRequestStatus, urgency: Urgency, answerDueAt: string | null, createdAt: string, updatedAt: string };

export type SubmitServiceRequestMutationVariables = Exact<{
  input: SubmitServiceRequestInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SubmitServiceRequestMutation = { submitServiceRequest: { __typename: 'ServiceRequest', id: string, reference: string, serviceId: number, serviceTitle: string, status: ServiceRequestStatus, urgency: Urgency, answerDueAt: string | null, createdAt: string, updatedAt: string } };

export type AdminServiceRowFragment = { __typename: 'Service', id: number, slug: string, status: ContentStatus, featured: boolean, order: number, title: string, resolvedLanguage: Locale, tags: Array<string>, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } };

export type PublicServicesQueryVariables = Exact<{
  language: Locale;
}>;


export type PublicServicesQuery = { publicServices: { __typename: 'PublicServicePage', items: Array<{ __typename: 'PublicService', id: number, slug: string, title: string, description: string, tags: Array<string>, sections: Array<{ __typename: 'PublicServiceSection', kind: ServiceSectionKind, items: Array<string> }> }> } };

export type PublicServiceQueryVariables = Exact<{
  slug: string;
  language: Locale;
}>;


export type PublicServiceQuery = { publicService: { __typename: 'PublicService', id: number, slug: string, title: string, description: string, details: string, availability: string, tags: Array<string>, resolvedLanguage: Locale, sections: Array<{ __typename: 'PublicServiceSection', kind: ServiceSectionKind, items: Array<string> }> } };

export type SessionStateQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionStateQuery = { sessionState: { __typename: 'SessionState', locked: boolean, idleSeconds: number | null } };

export type LockSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type LockSessionMutation = { lockSession: { __typename: 'SessionState', locked: boolean } };

export type UnlockMutationVariables = Exact<{
  password: string;
}>;


export type UnlockMutation = { unlock: { __typename: 'SessionState', locked: boolean } };

export type AdminSettingsFieldsFragment = { __typename: 'Settings', general: { __typename: 'GeneralSettings', siteNameAr: string, siteNameFr: string, siteNameEn: string, siteShortNameAr: string, siteShortNameFr: string, siteShortNameEn: string, siteDescriptionAr: string, siteDescriptionFr: string, siteDescriptionEn: string, logo: string | null, sharePicture: string | null, contactEmail: string | null, contactPhone: string | null, addressAr: string | null, addressFr: string | null, addressEn: string | null, arabicDates: ArabicDates, publicDetailPages: boolean, version: number }, security: { __typename: 'SecuritySettings', requireEmailVerification: boolean, requirePhoneVerification: boolean, requireSecondFactor: boolean, sessionTimeout: number, maxLoginAttempts: number, minPasswordLength: number, version: number }, notifications: { __typename: 'NotificationSettings', emailNotifications: boolean, smsNotifications: boolean, newUserNotification: boolean, newConsultationNotification: boolean, newContactNotification: boolean, answerReminderHours: number, version: number }, booking: { __typename: 'BookingSettings', slotMinutes: number, bookingNoticeHours: number, bookingHorizonDays: number, maxOpenConsultations: number, cancelNoticeHours: number, earlyReminderHours: number, lateReminderHours: number, version: number }, integrations: { __typename: 'IntegrationSettings', emailService: EmailService, googleAnalytics: string | null, facebookPixel: string | null, smtpHost: string | null, smtpPort: number, smtpUser: string | null, smtpPassword: boolean, mailFrom: string | null, sendgridApiKey: boolean, mailgunUser: string | null, mailgunPassword: boolean, smsService: SmsService, smsSender: string | null, twilioAccountSid: string | null, twilioAuthToken: boolean, vonageApiKey: string | null, vonageApiSecret: boolean, version: number } };

export type AdminSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSettingsQuery = { settings: { __typename: 'Settings', general: { __typename: 'GeneralSettings', siteNameAr: string, siteNameFr: string, siteNameEn: string, siteShortNameAr: string, siteShortNameFr: string, siteShortNameEn: string, siteDescriptionAr: string, siteDescriptionFr: string, siteDescriptionEn: string, logo: string | null, sharePicture: string | null, contactEmail: string | null, contactPhone: string | null, addressAr: string | null, addressFr: string | null, addressEn: string | null, arabicDates: ArabicDates, publicDetailPages: boolean, version: number }, security: { __typename: 'SecuritySettings', requireEmailVerification: boolean, requirePhoneVerification: boolean, requireSecondFactor: boolean, sessionTimeout: number, maxLoginAttempts: number, minPasswordLength: number, version: number }, notifications: { __typename: 'NotificationSettings', emailNotifications: boolean, smsNotifications: boolean, newUserNotification: boolean, newConsultationNotification: boolean, newContactNotification: boolean, answerReminderHours: number, version: number }, booking: { __typename: 'BookingSettings', slotMinutes: number, bookingNoticeHours: number, bookingHorizonDays: number, maxOpenConsultations: number, cancelNoticeHours: number, earlyReminderHours: number, lateReminderHours: number, version: number }, integrations: { __typename: 'IntegrationSettings', emailService: EmailService, googleAnalytics: string | null, facebookPixel: string | null, smtpHost: string | null, smtpPort: number, smtpUser: string | null, smtpPassword: boolean, mailFrom: string | null, sendgridApiKey: boolean, mailgunUser: string | null, mailgunPassword: boolean, smsService: SmsService, smsSender: string | null, twilioAccountSid: string | null, twilioAuthToken: boolean, vonageApiKey: string | null, vonageApiSecret: boolean, version: number } } };

export type UpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { __typename: 'Settings', general: { __typename: 'GeneralSettings', siteNameAr: string, siteNameFr: string, siteNameEn: string, siteShortNameAr: string, siteShortNameFr: string, siteShortNameEn: string, siteDescriptionAr: string, siteDescriptionFr: string, siteDescriptionEn: string, logo: string | null, sharePicture: string | null, contactEmail: string | null, contactPhone: string | null, addressAr: string | null, addressFr: string | null, addressEn: string | null, arabicDates: ArabicDates, publicDetailPages: boolean, version: number }, security: { __typename: 'SecuritySettings', requireEmailVerification: boolean, requirePhoneVerification: boolean, requireSecondFactor: boolean, sessionTimeout: number, maxLoginAttempts: number, minPasswordLength: number, version: number }, notifications: { __typename: 'NotificationSettings', emailNotifications: boolean, smsNotifications: boolean, newUserNotification: boolean, newConsultationNotification: boolean, newContactNotification: boolean, answerReminderHours: number, version: number }, booking: { __typename: 'BookingSettings', slotMinutes: number, bookingNoticeHours: number, bookingHorizonDays: number, maxOpenConsultations: number, cancelNoticeHours: number, earlyReminderHours: number, lateReminderHours: number, version: number }, integrations: { __typename: 'IntegrationSettings', emailService: EmailService, googleAnalytics: string | null, facebookPixel: string | null, smtpHost: string | null, smtpPort: number, smtpUser: string | null, smtpPassword: boolean, mailFrom: string | null, sendgridApiKey: boolean, mailgunUser: string | null, mailgunPassword: boolean, smsService: SmsService, smsSender: string | null, twilioAccountSid: string | null, twilioAuthToken: boolean, vonageApiKey: string | null, vonageApiSecret: boolean, version: number } } };

export type TestMailMutationVariables = Exact<{ [key: string]: never; }>;


export type TestMailMutation = { testMail: { __typename: 'MailTestResult', ok: boolean, answer: string } };

export type TestSmsMutationVariables = Exact<{
  phoneNumber: string;
}>;


export type TestSmsMutation = { testSms: { __typename: 'SmsTestResult', ok: boolean, problem: SmsProblem | null, answer: string } };

export type PublicTestimonialsQueryVariables = Exact<{
  language: Locale;
  rating?: number | null | undefined;
  limit: number;
}>;


export type PublicTestimonialsQuery = { publicTestimonials: { __typename: 'PublicTestimonialPage', items: Array<{ __typename: 'PublicTestimonial', name: string, role: string, company: string, review: string, rating: number, avatar: string | null, verified: boolean }> } };

export type PublicTestimonialStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicTestimonialStatsQuery = { publicTestimonialStats: { __typename: 'PublicTestimonialStats', averageRating: number, total: number, satisfiedClients: number } };

export type AdminUserFieldsFragment = { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, branches: Array<string>, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, hasSecondFactor: boolean, lastSignInAt: string | null, lockedUntil: string | null, version: number, createdAt: string };

export type AdminUsersQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: UserFilter | null | undefined;
  sort?: UserSort | null | undefined;
}>;


export type AdminUsersQuery = { users: { __typename: 'UserPage', total: number, items: Array<{ __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, branches: Array<string>, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, hasSecondFactor: boolean, lastSignInAt: string | null, lockedUntil: string | null, version: number, createdAt: string }> } };

export type AdminUserQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminUserQuery = { user: { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, branches: Array<string>, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, hasSecondFactor: boolean, lastSignInAt: string | null, lockedUntil: string | null, version: number, createdAt: string } };

export type AdminUserStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminUserStatsQuery = { userStats: { __typename: 'UserStats', total: number, active: number, admins: number, lawyers: number, secretaries: number, clients: number } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, branches: Array<string>, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, hasSecondFactor: boolean, lastSignInAt: string | null, lockedUntil: string | null, version: number, createdAt: string } };

export type UpdateUserMutationVariables = Exact<{
  id: string | number;
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, branches: Array<string>, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, hasSecondFactor: boolean, lastSignInAt: string | null, lockedUntil: string | null, version: number, createdAt: string } };

export type DeleteUserMutationVariables = Exact<{
  id: string | number;
  successorId?: string | number | null | undefined;
}>;


export type DeleteUserMutation = { deleteUser: { __typename: 'User', id: string } };

export type ToggleUserActiveMutationVariables = Exact<{
  id: string | number;
  successorId?: string | number | null | undefined;
}>;


export type ToggleUserActiveMutation = { toggleUserActive: { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, branches: Array<string>, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, hasSecondFactor: boolean, lastSignInAt: string | null, lockedUntil: string | null, version: number, createdAt: string } };

export type UnlockUserMutationVariables = Exact<{
  id: string | number;
}>;


export type UnlockUserMutation = { unlockUser: { __typename: 'User', id: string, lockedUntil: string | null } };

export type DisableUserSecondFactorMutationVariables = Exact<{
  id: string | number;
}>;


export type DisableUserSecondFactorMutation = { disableUserSecondFactor: { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, branches: Array<string>, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, hasSecondFactor: boolean, lastSignInAt: string | null, lockedUntil: string | null, version: number, createdAt: string } };

export type SendUserResetLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type SendUserResetLinkMutation = { sendUserResetLink: { __typename: 'User', id: string } };

export type AssignedRequestCountQueryVariables = Exact<{
  id: string | number;
}>;


export type AssignedRequestCountQuery = { assignedRequestCount: number };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, isActive: boolean, isEmailVerified: boolean, isEmailProved: boolean, hasSecondFactor: boolean, isPhoneVerified: boolean, language: Locale, createdAt: string, updatedAt: string } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { __typename: 'AuthPayload', user: { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, isActive: boolean, isEmailVerified: boolean, isEmailProved: boolean, hasSecondFactor: boolean, isPhoneVerified: boolean, language: Locale, createdAt: string, updatedAt: string } } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'AuthPayload', user: { __typename: 'User', id: string, fullName: string, email: string, phoneNumber: string, role: UserRole, isActive: boolean, isEmailVerified: boolean, isEmailProved: boolean, hasSecondFactor: boolean, isPhoneVerified: boolean, language: Locale, createdAt: string, updatedAt: string } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type SaveLanguageMutationVariables = Exact<{
  language: Locale;
}>;


export type SaveLanguageMutation = { updateProfile: { __typename: 'User', id: string, language: Locale } };

export type PublicConsultantsQueryVariables = Exact<{
  language: Locale;
  limit: number;
}>;


export type PublicConsultantsQuery = { publicConsultants: { __typename: 'PublicConsultantPage', items: Array<{ __typename: 'PublicConsultant', name: string, title: string, specialization: string, experience: string, imageUrl: string | null, rating: number, consultations: number, resolvedLanguage: Locale }> } };

export type AdminReplyTemplateRowFragment = { __typename: 'ReplyTemplate', id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, status: ContentStatus, text: string, title: string, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } };

export type AdminReplyTemplatesQueryVariables = Exact<{
  filter?: ReplyTemplateFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ReplyTemplateSort | null | undefined;
}>;


export type AdminReplyTemplatesQuery = { replyTemplates: { __typename: 'ReplyTemplatePage', total: number, items: Array<{ __typename: 'ReplyTemplate', id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, status: ContentStatus, text: string, title: string, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } }> } };

export type AdminReplyTemplateQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type AdminReplyTemplateQuery = { replyTemplate: { __typename: 'ReplyTemplate', createdAt: string, deletedAt: string | null, id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, text: string, textAr: string, textEn: string, textFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { __typename: 'Completeness', ar: number, en: number, fr: number } } };

export type AdminReplyTemplateStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminReplyTemplateStatsQuery = { replyTemplateStats: { __typename: 'ReplyTemplateStats', active: number, draft: number, inactive: number, total: number } };

export type CreateReplyTemplateMutationVariables = Exact<{
  input: CreateReplyTemplateInput;
  language?: Locale | null | undefined;
}>;


export type CreateReplyTemplateMutation = { createReplyTemplate: { __typename: 'ReplyTemplate', id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, status: ContentStatus, text: string, title: string, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type UpdateReplyTemplateMutationVariables = Exact<{
  id: string | number;
  input: UpdateReplyTemplateInput;
  language?: Locale | null | undefined;
}>;


export type UpdateReplyTemplateMutation = { updateReplyTemplate: { __typename: 'ReplyTemplate', id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, status: ContentStatus, text: string, title: string, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type DeleteReplyTemplateMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteReplyTemplateMutation = { deleteReplyTemplate: { __typename: 'ReplyTemplate', id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, status: ContentStatus, text: string, title: string, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type RestoreReplyTemplateMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreReplyTemplateMutation = { restoreReplyTemplate: { __typename: 'ReplyTemplate', id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, status: ContentStatus, text: string, title: string, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ReorderReplyTemplateMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderReplyTemplateMutation = { reorderReplyTemplate: { __typename: 'ReplyTemplate', id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, status: ContentStatus, text: string, title: string, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleReplyTemplateStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleReplyTemplateStatusMutation = { toggleReplyTemplateStatus: { __typename: 'ReplyTemplate', id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, status: ContentStatus, text: string, title: string, updatedAt: string, version: number, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ClientServiceRequestFragment = { __typename: 'ServiceRequest', id: string, reference: string, serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, serviceTitle: string, status: ServiceRequestStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> };

export type AdminServiceRequestDetailFragment = { __typename: 'ServiceRequest', serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, serviceTitle: string, clientPhoneE164: string | null, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> };

export type AdminServiceRequestListRowFragment = { __typename: 'ServiceRequest', unseen: boolean, id: string, reference: string, serviceId: number, serviceTitle: string, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientPhoneE164: string | null, opposingParty: string | null, urgency: Urgency, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null };

export type AdminServiceRequestsQueryVariables = Exact<{
  filter?: ServiceRequestFilter | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ServiceRequestSort | null | undefined;
}>;


export type AdminServiceRequestsQuery = { serviceRequests: { __typename: 'ServiceRequestPage', total: number, items: Array<{ __typename: 'ServiceRequest', unseen: boolean, id: string, reference: string, serviceId: number, serviceTitle: string, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientPhoneE164: string | null, opposingParty: string | null, urgency: Urgency, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null }> } };

export type AdminServiceRequestQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminServiceRequestQuery = { serviceRequest: { __typename: 'ServiceRequest', serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, serviceTitle: string, clientPhoneE164: string | null, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type ServiceRequestPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type ServiceRequestPersonQuery = { serviceRequestPerson: { __typename: 'RequestPerson', isSender: boolean, mailTo: string | null, language: Locale, hasMoreRequests: boolean, account: { __typename: 'RequestAccount', id: string, fullName: string, email: string, isEmailVerified: boolean, isActive: boolean, createdAt: string } | null, otherRequests: Array<{ __typename: 'RelatedRequest', kind: RequestKind, id: string, reference: string, status: string, createdAt: string, matchedBy: RequestMatch }>, conflicts: Array<{ __typename: 'RequestConflict', type: ConflictType, name: string, kind: RequestKind | null, id: string, reference: string | null }>, conflictCheck: { __typename: 'ConflictCheck', opposingParties: Array<string>, clients: Array<string>, isComplete: boolean }, replyVariables: Array<{ __typename: 'ReplyVariableValue', name: ReplyVariable, value: string }> } };

export type AdminServiceRequestStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminServiceRequestStatsQuery = { serviceRequestStats: { __typename: 'ServiceRequestStats', approved: number, completed: number, inProgress: number, pending: number, rejected: number, total: number } };

export type SetServiceRequestStatusMutationVariables = Exact<{
  id: string | number;
  input: SetServiceRequestStatusInput;
}>;


export type SetServiceRequestStatusMutation = { setServiceRequestStatus: { __typename: 'ServiceRequest', serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, serviceTitle: string, clientPhoneE164: string | null, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type UpdateServiceRequestMutationVariables = Exact<{
  id: string | number;
  input: UpdateServiceRequestInput;
}>;


export type UpdateServiceRequestMutation = { updateServiceRequest: { __typename: 'ServiceRequest', serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, serviceTitle: string, clientPhoneE164: string | null, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type AssignServiceRequestMutationVariables = Exact<{
  id: string | number;
  input: AssignRequestInput;
}>;


export type AssignServiceRequestMutation = { assignServiceRequest: { __typename: 'ServiceRequest', serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, serviceTitle: string, clientPhoneE164: string | null, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type ReplyToServiceRequestMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: ReplyToRequestInput;
}>;


export type ReplyToServiceRequestMutation = { replyToServiceRequest: { __typename: 'ServiceRequest', serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, serviceTitle: string, clientPhoneE164: string | null, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type AddServiceRequestNoteMutationVariables = Exact<{
  id: string | number;
  input: AddRequestNoteInput;
}>;


export type AddServiceRequestNoteMutation = { addServiceRequestNote: { __typename: 'ServiceRequest', serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, serviceTitle: string, clientPhoneE164: string | null, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type DeleteServiceRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteServiceRequestMutation = { deleteServiceRequest: { __typename: 'ServiceRequest', id: string, reference: string, serviceId: number, serviceTitle: string, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientPhoneE164: string | null, opposingParty: string | null, urgency: Urgency, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null } };

export type RestoreServiceRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreServiceRequestMutation = { restoreServiceRequest: { __typename: 'ServiceRequest', id: string, reference: string, serviceId: number, serviceTitle: string, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientPhoneE164: string | null, opposingParty: string | null, urgency: Urgency, status: ServiceRequestStatus, version: number, createdAt: string, unansweredSince: string | null, answerDueAt: string | null } };

export type SetServiceRequestStatusesMutationVariables = Exact<{
  input: SetServiceRequestStatusesInput;
}>;


export type SetServiceRequestStatusesMutation = { setServiceRequestStatuses: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type AssignServiceRequestsMutationVariables = Exact<{
  input: AssignRequestsInput;
}>;


export type AssignServiceRequestsMutation = { assignServiceRequests: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type DeleteServiceRequestsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type DeleteServiceRequestsMutation = { deleteServiceRequests: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type RestoreServiceRequestsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type RestoreServiceRequestsMutation = { restoreServiceRequests: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type CreateServiceRequestExportMutationVariables = Exact<{
  filter?: ServiceRequestFilter | null | undefined;
  format: ExportFormat;
  language?: Locale | null | undefined;
  separator?: CsvSeparator | null | undefined;
}>;


export type CreateServiceRequestExportMutation = { createServiceRequestExport: { __typename: 'RequestExport', url: string, rows: number } };

export type ServiceRequestChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ServiceRequestChangedSubscription = { serviceRequestChanged: { __typename: 'ServiceRequest', id: string, reference: string, status: ServiceRequestStatus, version: number } };

export type MyServiceRequestQueryVariables = Exact<{
  id: string | number;
}>;


export type MyServiceRequestQuery = { myServiceRequest: { __typename: 'ServiceRequest', id: string, reference: string, serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, serviceTitle: string, status: ServiceRequestStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type AddServiceRequestMessageMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestMessageInput;
}>;


export type AddServiceRequestMessageMutation = { addServiceRequestMessage: { __typename: 'ServiceRequest', id: string, reference: string, serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, serviceTitle: string, status: ServiceRequestStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type MyServiceRequestChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyServiceRequestChangedSubscription = { myServiceRequestChanged: { __typename: 'ServiceRequest', id: string, reference: string, serviceId: number, toBePlaced: boolean, clientName: string, clientEmail: string, clientPhone: string, clientAddress: string | null, serviceDescription: string, urgency: Urgency, preferredDate: string | null, additionalRequirements: string | null, opposingParty: string | null, serviceTitle: string, status: ServiceRequestStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type WithdrawServiceRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawServiceRequestMutation = { withdrawServiceRequest: { __typename: 'ServiceRequest', id: string, deletedAt: string | null } };

export type AdminJobRolesQueryVariables = Exact<{
  filter?: JobRoleFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: JobRoleSort | null | undefined;
}>;


export type AdminJobRolesQuery = { jobRoles: { __typename: 'JobRolePage', total: number, items: Array<{ __typename: 'JobRole', id: string, slug: string, icon: string, status: ContentStatus, order: number, category: JobRoleCategory | null, experience: string, title: string, description: string, resolvedLanguage: Locale, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } }> } };

export type AdminJobRoleQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type AdminJobRoleQuery = { jobRole: { __typename: 'JobRole', benefits: Array<string>, benefitsAr: Array<string>, benefitsEn: Array<string>, benefitsFr: Array<string>, category: JobRoleCategory | null, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, requirementsAr: Array<string>, requirementsEn: Array<string>, requirementsFr: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, responsibilitiesAr: Array<string>, responsibilitiesEn: Array<string>, responsibilitiesFr: Array<string>, salary: string, skills: Array<string>, skillsAr: Array<string>, skillsEn: Array<string>, skillsFr: Array<string>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, type: JobRoleType | null, updatedAt: string, version: number, completeness: { __typename: 'Completeness', ar: number, en: number, fr: number } } };

export type AdminJobRoleStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminJobRoleStatsQuery = { jobRoleStats: { __typename: 'JobRoleStats', active: number, draft: number, inactive: number, total: number } };

export type CheckJobRoleSlugQueryVariables = Exact<{
  excludeId?: string | number | null | undefined;
  slug: string;
}>;


export type CheckJobRoleSlugQuery = { checkJobRoleSlug: { __typename: 'SlugCheck', available: boolean, trashedId: string | null } };

export type CreateJobRoleMutationVariables = Exact<{
  input: CreateJobRoleInput;
  language?: Locale | null | undefined;
}>;


export type CreateJobRoleMutation = { createJobRole: { __typename: 'JobRole', id: string, slug: string, icon: string, status: ContentStatus, order: number, category: JobRoleCategory | null, experience: string, title: string, description: string, resolvedLanguage: Locale, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type UpdateJobRoleMutationVariables = Exact<{
  id: string | number;
  input: UpdateJobRoleInput;
  language?: Locale | null | undefined;
}>;


export type UpdateJobRoleMutation = { updateJobRole: { __typename: 'JobRole', id: string, slug: string, icon: string, status: ContentStatus, order: number, category: JobRoleCategory | null, experience: string, title: string, description: string, resolvedLanguage: Locale, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type DeleteJobRoleMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteJobRoleMutation = { deleteJobRole: { __typename: 'JobRole', id: string, slug: string, icon: string, status: ContentStatus, order: number, category: JobRoleCategory | null, experience: string, title: string, description: string, resolvedLanguage: Locale, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type RestoreJobRoleMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreJobRoleMutation = { restoreJobRole: { __typename: 'JobRole', id: string, slug: string, icon: string, status: ContentStatus, order: number, category: JobRoleCategory | null, experience: string, title: string, description: string, resolvedLanguage: Locale, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ReorderJobRoleMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderJobRoleMutation = { reorderJobRole: { __typename: 'JobRole', id: string, slug: string, icon: string, status: ContentStatus, order: number, category: JobRoleCategory | null, experience: string, title: string, description: string, resolvedLanguage: Locale, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ToggleJobRoleStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleJobRoleStatusMutation = { toggleJobRoleStatus: { __typename: 'JobRole', id: string, slug: string, icon: string, status: ContentStatus, order: number, category: JobRoleCategory | null, experience: string, title: string, description: string, resolvedLanguage: Locale, version: number, updatedAt: string, staleLanguages: Array<Locale>, completeness: { __typename: 'Completeness', ar: number, fr: number, en: number } } };

export type ClientContactRequestFragment = { __typename: 'ContactRequest', id: string, reference: string, name: string, email: string, phone: string | null, subject: string | null, message: string, status: ContactRequestStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> };

export type AdminContactRequestDetailFragment = { __typename: 'ContactRequest', name: string, email: string, phone: string | null, subject: string | null, message: string, priority: Urgency, replyMessage: string | null, repliedAt: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ContactRequestStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> };

export type AdminContactRequestListRowFragment = { __typename: 'ContactRequest', unseen: boolean, id: string, reference: string, name: string, email: string, phone: string | null, phoneE164: string | null, subject: string | null, message: string, priority: Urgency, status: ContactRequestStatus, unansweredSince: string | null, assigneeName: string | null, version: number, createdAt: string, answerDueAt: string | null };

export type AdminContactRequestsQueryVariables = Exact<{
  filter?: ContactRequestFilter | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ContactRequestSort | null | undefined;
}>;


export type AdminContactRequestsQuery = { contactRequests: { __typename: 'ContactRequestPage', total: number, items: Array<{ __typename: 'ContactRequest', unseen: boolean, id: string, reference: string, name: string, email: string, phone: string | null, phoneE164: string | null, subject: string | null, message: string, priority: Urgency, status: ContactRequestStatus, unansweredSince: string | null, assigneeName: string | null, version: number, createdAt: string, answerDueAt: string | null }> } };

export type AdminContactRequestQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminContactRequestQuery = { contactRequest: { __typename: 'ContactRequest', name: string, email: string, phone: string | null, subject: string | null, message: string, priority: Urgency, replyMessage: string | null, repliedAt: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ContactRequestStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type ContactRequestPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type ContactRequestPersonQuery = { contactRequestPerson: { __typename: 'RequestPerson', isSender: boolean, mailTo: string | null, language: Locale, hasMoreRequests: boolean, account: { __typename: 'RequestAccount', id: string, fullName: string, email: string, isEmailVerified: boolean, isActive: boolean, createdAt: string } | null, otherRequests: Array<{ __typename: 'RelatedRequest', kind: RequestKind, id: string, reference: string, status: string, createdAt: string, matchedBy: RequestMatch }>, conflicts: Array<{ __typename: 'RequestConflict', type: ConflictType, name: string, kind: RequestKind | null, id: string, reference: string | null }>, conflictCheck: { __typename: 'ConflictCheck', opposingParties: Array<string>, clients: Array<string>, isComplete: boolean }, replyVariables: Array<{ __typename: 'ReplyVariableValue', name: ReplyVariable, value: string }> } };

export type AdminContactRequestStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminContactRequestStatsQuery = { contactRequestStats: { __typename: 'ContactRequestStats', closed: number, new: number, read: number, replied: number, total: number } };

export type SetContactRequestStatusMutationVariables = Exact<{
  id: string | number;
  input: SetContactRequestStatusInput;
}>;


export type SetContactRequestStatusMutation = { setContactRequestStatus: { __typename: 'ContactRequest', name: string, email: string, phone: string | null, subject: string | null, message: string, priority: Urgency, replyMessage: string | null, repliedAt: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ContactRequestStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type UpdateContactRequestMutationVariables = Exact<{
  id: string | number;
  input: UpdateContactRequestInput;
}>;


export type UpdateContactRequestMutation = { updateContactRequest: { __typename: 'ContactRequest', name: string, email: string, phone: string | null, subject: string | null, message: string, priority: Urgency, replyMessage: string | null, repliedAt: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ContactRequestStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type AssignContactRequestMutationVariables = Exact<{
  id: string | number;
  input: AssignRequestInput;
}>;


export type AssignContactRequestMutation = { assignContactRequest: { __typename: 'ContactRequest', name: string, email: string, phone: string | null, subject: string | null, message: string, priority: Urgency, replyMessage: string | null, repliedAt: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ContactRequestStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type ReplyToContactRequestMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: ReplyToRequestInput;
}>;


export type ReplyToContactRequestMutation = { replyToContactRequest: { __typename: 'ContactRequest', name: string, email: string, phone: string | null, subject: string | null, message: string, priority: Urgency, replyMessage: string | null, repliedAt: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ContactRequestStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type AddContactRequestNoteMutationVariables = Exact<{
  id: string | number;
  input: AddRequestNoteInput;
}>;


export type AddContactRequestNoteMutation = { addContactRequestNote: { __typename: 'ContactRequest', name: string, email: string, phone: string | null, subject: string | null, message: string, priority: Urgency, replyMessage: string | null, repliedAt: string | null, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ContactRequestStatus, unansweredSince: string | null, version: number, createdAt: string, answerDueAt: string | null, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }> } };

export type DeleteContactRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteContactRequestMutation = { deleteContactRequest: { __typename: 'ContactRequest', id: string, reference: string, name: string, email: string, phone: string | null, phoneE164: string | null, subject: string | null, message: string, priority: Urgency, status: ContactRequestStatus, unansweredSince: string | null, assigneeName: string | null, version: number, createdAt: string, answerDueAt: string | null } };

export type RestoreContactRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreContactRequestMutation = { restoreContactRequest: { __typename: 'ContactRequest', id: string, reference: string, name: string, email: string, phone: string | null, phoneE164: string | null, subject: string | null, message: string, priority: Urgency, status: ContactRequestStatus, unansweredSince: string | null, assigneeName: string | null, version: number, createdAt: string, answerDueAt: string | null } };

export type SetContactRequestStatusesMutationVariables = Exact<{
  input: SetContactRequestStatusesInput;
}>;


export type SetContactRequestStatusesMutation = { setContactRequestStatuses: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type AssignContactRequestsMutationVariables = Exact<{
  input: AssignRequestsInput;
}>;


export type AssignContactRequestsMutation = { assignContactRequests: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type DeleteContactRequestsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type DeleteContactRequestsMutation = { deleteContactRequests: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type RestoreContactRequestsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type RestoreContactRequestsMutation = { restoreContactRequests: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type CreateContactRequestExportMutationVariables = Exact<{
  filter?: ContactRequestFilter | null | undefined;
  format: ExportFormat;
  language?: Locale | null | undefined;
  separator?: CsvSeparator | null | undefined;
}>;


export type CreateContactRequestExportMutation = { createContactRequestExport: { __typename: 'RequestExport', url: string, rows: number } };

export type ContactRequestChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ContactRequestChangedSubscription = { contactRequestChanged: { __typename: 'ContactRequest', id: string, reference: string, status: ContactRequestStatus, version: number } };

export type MyContactRequestQueryVariables = Exact<{
  id: string | number;
}>;


export type MyContactRequestQuery = { myContactRequest: { __typename: 'ContactRequest', id: string, reference: string, name: string, email: string, phone: string | null, subject: string | null, message: string, status: ContactRequestStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type AddContactRequestMessageMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestMessageInput;
}>;


export type AddContactRequestMessageMutation = { addContactRequestMessage: { __typename: 'ContactRequest', id: string, reference: string, name: string, email: string, phone: string | null, subject: string | null, message: string, status: ContactRequestStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type MyContactRequestChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyContactRequestChangedSubscription = { myContactRequestChanged: { __typename: 'ContactRequest', id: string, reference: string, name: string, email: string, phone: string | null, subject: string | null, message: string, status: ContactRequestStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type WithdrawContactRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawContactRequestMutation = { withdrawContactRequest: { __typename: 'ContactRequest', id: string, deletedAt: string | null } };

export type ClientApplicationFragment = { __typename: 'Application', id: string, reference: string, fullName: string, email: string, phoneNumber: string, dateOfBirth: string | null, address: string, city: string, country: string, linkedin: string | null, website: string | null, experience: string, education: string, skills: string, motivation: string, expectedSalary: string | null, availability: string | null, additionalInfo: string | null, cvName: string, cvSize: number, cvState: DocumentState, status: ApplicationStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string }, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> };

export type AdminApplicationDetailFragment = { __typename: 'Application', fullName: string, email: string, phoneNumber: string, dateOfBirth: string | null, address: string, city: string, country: string, linkedin: string | null, website: string | null, experience: string, education: string, skills: string, motivation: string, expectedSalary: string | null, availability: string | null, additionalInfo: string | null, adminNotes: string | null, repeatOfId: string | null, cvSize: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ApplicationStatus, version: number, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, repeats: Array<{ __typename: 'ApplicationRepeat', id: string, reference: string, status: ApplicationStatus, hasAccount: boolean, createdAt: string }>, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }>, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } };

export type AdminApplicationListRowFragment = { __typename: 'Application', unseen: boolean, id: string, reference: string, fullName: string, email: string, phoneNumber: string, phoneE164: string | null, status: ApplicationStatus, version: number, repeatOfId: string | null, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } };

export type AdminApplicationsQueryVariables = Exact<{
  filter?: ApplicationFilter | null | undefined;
  limit?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ApplicationSort | null | undefined;
}>;


export type AdminApplicationsQuery = { applications: { __typename: 'ApplicationPage', total: number, items: Array<{ __typename: 'Application', unseen: boolean, id: string, reference: string, fullName: string, email: string, phoneNumber: string, phoneE164: string | null, status: ApplicationStatus, version: number, repeatOfId: string | null, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } }> } };

export type AdminApplicationQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminApplicationQuery = { application: { __typename: 'Application', fullName: string, email: string, phoneNumber: string, dateOfBirth: string | null, address: string, city: string, country: string, linkedin: string | null, website: string | null, experience: string, education: string, skills: string, motivation: string, expectedSalary: string | null, availability: string | null, additionalInfo: string | null, adminNotes: string | null, repeatOfId: string | null, cvSize: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ApplicationStatus, version: number, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, repeats: Array<{ __typename: 'ApplicationRepeat', id: string, reference: string, status: ApplicationStatus, hasAccount: boolean, createdAt: string }>, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }>, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } } };

export type ApplicationPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type ApplicationPersonQuery = { applicationPerson: { __typename: 'RequestPerson', isSender: boolean, mailTo: string | null, language: Locale, hasMoreRequests: boolean, account: { __typename: 'RequestAccount', id: string, fullName: string, email: string, isEmailVerified: boolean, isActive: boolean, createdAt: string } | null, otherRequests: Array<{ __typename: 'RelatedRequest', kind: RequestKind, id: string, reference: string, status: string, createdAt: string, matchedBy: RequestMatch }>, conflicts: Array<{ __typename: 'RequestConflict', type: ConflictType, name: string, kind: RequestKind | null, id: string, reference: string | null }>, conflictCheck: { __typename: 'ConflictCheck', opposingParties: Array<string>, clients: Array<string>, isComplete: boolean }, replyVariables: Array<{ __typename: 'ReplyVariableValue', name: ReplyVariable, value: string }> } };

export type AdminApplicationStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminApplicationStatsQuery = { applicationStats: { __typename: 'ApplicationStats', accepted: number, pending: number, rejected: number, reviewed: number, shortlisted: number, total: number } };

export type SetApplicationStatusMutationVariables = Exact<{
  id: string | number;
  input: SetApplicationStatusInput;
}>;


export type SetApplicationStatusMutation = { setApplicationStatus: { __typename: 'Application', fullName: string, email: string, phoneNumber: string, dateOfBirth: string | null, address: string, city: string, country: string, linkedin: string | null, website: string | null, experience: string, education: string, skills: string, motivation: string, expectedSalary: string | null, availability: string | null, additionalInfo: string | null, adminNotes: string | null, repeatOfId: string | null, cvSize: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ApplicationStatus, version: number, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, repeats: Array<{ __typename: 'ApplicationRepeat', id: string, reference: string, status: ApplicationStatus, hasAccount: boolean, createdAt: string }>, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }>, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } } };

export type AssignApplicationMutationVariables = Exact<{
  id: string | number;
  input: AssignRequestInput;
}>;


export type AssignApplicationMutation = { assignApplication: { __typename: 'Application', fullName: string, email: string, phoneNumber: string, dateOfBirth: string | null, address: string, city: string, country: string, linkedin: string | null, website: string | null, experience: string, education: string, skills: string, motivation: string, expectedSalary: string | null, availability: string | null, additionalInfo: string | null, adminNotes: string | null, repeatOfId: string | null, cvSize: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ApplicationStatus, version: number, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, repeats: Array<{ __typename: 'ApplicationRepeat', id: string, reference: string, status: ApplicationStatus, hasAccount: boolean, createdAt: string }>, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }>, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } } };

export type ReplyToApplicationMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: ReplyToRequestInput;
}>;


export type ReplyToApplicationMutation = { replyToApplication: { __typename: 'Application', fullName: string, email: string, phoneNumber: string, dateOfBirth: string | null, address: string, city: string, country: string, linkedin: string | null, website: string | null, experience: string, education: string, skills: string, motivation: string, expectedSalary: string | null, availability: string | null, additionalInfo: string | null, adminNotes: string | null, repeatOfId: string | null, cvSize: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ApplicationStatus, version: number, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, repeats: Array<{ __typename: 'ApplicationRepeat', id: string, reference: string, status: ApplicationStatus, hasAccount: boolean, createdAt: string }>, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }>, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } } };

export type AddApplicationNoteMutationVariables = Exact<{
  id: string | number;
  input: AddRequestNoteInput;
}>;


export type AddApplicationNoteMutation = { addApplicationNote: { __typename: 'Application', fullName: string, email: string, phoneNumber: string, dateOfBirth: string | null, address: string, city: string, country: string, linkedin: string | null, website: string | null, experience: string, education: string, skills: string, motivation: string, expectedSalary: string | null, availability: string | null, additionalInfo: string | null, adminNotes: string | null, repeatOfId: string | null, cvSize: number, erasedAt: string | null, assigneeId: string | null, assigneeName: string | null, updatedAt: string, deletedAt: string | null, id: string, reference: string, phoneE164: string | null, status: ApplicationStatus, version: number, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, repeats: Array<{ __typename: 'ApplicationRepeat', id: string, reference: string, status: ApplicationStatus, hasAccount: boolean, createdAt: string }>, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string, public: boolean, actorName: string | null }>, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } } };

export type DeleteApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteApplicationMutation = { deleteApplication: { __typename: 'Application', id: string, reference: string, fullName: string, email: string, phoneNumber: string, phoneE164: string | null, status: ApplicationStatus, version: number, repeatOfId: string | null, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } } };

export type RestoreApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreApplicationMutation = { restoreApplication: { __typename: 'Application', id: string, reference: string, fullName: string, email: string, phoneNumber: string, phoneE164: string | null, status: ApplicationStatus, version: number, repeatOfId: string | null, cvName: string, cvType: string, cvState: DocumentState, createdAt: string, unansweredSince: string | null, answerDueAt: string | null, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string } } };

export type SetApplicationStatusesMutationVariables = Exact<{
  input: SetApplicationStatusesInput;
}>;


export type SetApplicationStatusesMutation = { setApplicationStatuses: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type AssignApplicationsMutationVariables = Exact<{
  input: AssignRequestsInput;
}>;


export type AssignApplicationsMutation = { assignApplications: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type DeleteApplicationsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type DeleteApplicationsMutation = { deleteApplications: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type RestoreApplicationsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type RestoreApplicationsMutation = { restoreApplications: { __typename: 'BulkRequestResult', changed: Array<string>, conflicts: Array<{ __typename: 'StaleRequest', id: string, reference: string | null, changedBy: string | null, changedAt: string | null }> } };

export type CreateApplicationExportMutationVariables = Exact<{
  filter?: ApplicationFilter | null | undefined;
  format: ExportFormat;
  language?: Locale | null | undefined;
  separator?: CsvSeparator | null | undefined;
}>;


export type CreateApplicationExportMutation = { createApplicationExport: { __typename: 'RequestExport', url: string, rows: number } };

export type ApplicationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ApplicationChangedSubscription = { applicationChanged: { __typename: 'Application', id: string, reference: string, status: ApplicationStatus, version: number } };

export type MyApplicationQueryVariables = Exact<{
  id: string | number;
}>;


export type MyApplicationQuery = { myApplication: { __typename: 'Application', id: string, reference: string, fullName: string, email: string, phoneNumber: string, dateOfBirth: string | null, address: string, city: string, country: string, linkedin: string | null, website: string | null, experience: string, education: string, skills: string, motivation: string, expectedSalary: string | null, availability: string | null, additionalInfo: string | null, cvName: string, cvSize: number, cvState: DocumentState, status: ApplicationStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string }, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type AddApplicationMessageMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestMessageInput;
}>;


export type AddApplicationMessageMutation = { addApplicationMessage: { __typename: 'Application', id: string, reference: string, fullName: string, email: string, phoneNumber: string, dateOfBirth: string | null, address: string, city: string, country: string, linkedin: string | null, website: string | null, experience: string, education: string, skills: string, motivation: string, expectedSalary: string | null, availability: string | null, additionalInfo: string | null, cvName: string, cvSize: number, cvState: DocumentState, status: ApplicationStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string }, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type MyApplicationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyApplicationChangedSubscription = { myApplicationChanged: { __typename: 'Application', id: string, reference: string, fullName: string, email: string, phoneNumber: string, dateOfBirth: string | null, address: string, city: string, country: string, linkedin: string | null, website: string | null, experience: string, education: string, skills: string, motivation: string, expectedSalary: string | null, availability: string | null, additionalInfo: string | null, cvName: string, cvSize: number, cvState: DocumentState, status: ApplicationStatus, answerDueAt: string | null, createdAt: string, updatedAt: string, job: { __typename: 'AppliedJob', id: string, slug: string, titleAr: string, titleFr: string, titleEn: string }, timeline: Array<{ __typename: 'RequestEvent', id: string, type: RequestEventType, status: string | null, note: string | null, createdAt: string }> } };

export type WithdrawApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawApplicationMutation = { withdrawApplication: { __typename: 'Application', id: string, deletedAt: string | null } };

export const AdminCategoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminCategoryRowFragment, unknown>;
export const AdminTestimonialRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminTestimonialRowFragment, unknown>;
export const ClientConsultationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientConsultation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ClientConsultationFragment, unknown>;
export const AdminConsultationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminConsultationRowFragment, unknown>;
export const AdminConsultationDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduled"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminConsultationDetailFragment, unknown>;
export const AdminConsultationListRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminConsultationListRowFragment, unknown>;
export const AdminFaqRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFaqRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminFaqRowFragment, unknown>;
export const AuditEventFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AuditEventFieldsFragment, unknown>;
export const BulkOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<BulkOutcomeFragment, unknown>;
export const RequestExportLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestExportLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RequestExportLinkFragment, unknown>;
export const RequestPersonFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestPersonFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSender"}},{"kind":"Field","name":{"kind":"Name","value":"mailTo"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"otherRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreRequests"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflictCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opposingParties"}},{"kind":"Field","name":{"kind":"Name","value":"clients"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyVariables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RequestPersonFactsFragment, unknown>;
export const AdminConsultantRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultantRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"consultations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminConsultantRowFragment, unknown>;
export const CalendarConsultationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarConsultation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CalendarConsultationFragment, unknown>;
export const ScheduleFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firmHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedSince"}},{"kind":"Field","name":{"kind":"Name","value":"feedReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ScheduleFactsFragment, unknown>;
export const AdminContactInfoFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactInfoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"keyName"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueFr"}},{"kind":"Field","name":{"kind":"Name","value":"valueEn"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminContactInfoFieldsFragment, unknown>;
export const AdminHolidayFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminHolidayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holiday"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminHolidayFieldsFragment, unknown>;
export const AdminJobRoleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminJobRoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminJobRoleRowFragment, unknown>;
export const NotificationPreferenceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationPreferenceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"inApp"}},{"kind":"Field","name":{"kind":"Name","value":"byMail"}},{"kind":"Field","name":{"kind":"Name","value":"canMail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<NotificationPreferenceFieldsFragment, unknown>;
export const NotificationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<NotificationFieldsFragment, unknown>;
export const ClientRequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ClientRequestRowFragment, unknown>;
export const AdminServiceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminServiceRowFragment, unknown>;
export const AdminSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"general"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"siteNameFr"}},{"kind":"Field","name":{"kind":"Name","value":"siteNameEn"}},{"kind":"Field","name":{"kind":"Name","value":"siteShortNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"siteShortNameFr"}},{"kind":"Field","name":{"kind":"Name","value":"siteShortNameEn"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescriptionAr"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescriptionFr"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"sharePicture"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"addressAr"}},{"kind":"Field","name":{"kind":"Name","value":"addressFr"}},{"kind":"Field","name":{"kind":"Name","value":"addressEn"}},{"kind":"Field","name":{"kind":"Name","value":"arabicDates"}},{"kind":"Field","name":{"kind":"Name","value":"publicDetailPages"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireEmailVerification"}},{"kind":"Field","name":{"kind":"Name","value":"requirePhoneVerification"}},{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTimeout"}},{"kind":"Field","name":{"kind":"Name","value":"maxLoginAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"minPasswordLength"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"smsNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"newUserNotification"}},{"kind":"Field","name":{"kind":"Name","value":"newConsultationNotification"}},{"kind":"Field","name":{"kind":"Name","value":"newContactNotification"}},{"kind":"Field","name":{"kind":"Name","value":"answerReminderHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"bookingNoticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"bookingHorizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxOpenConsultations"}},{"kind":"Field","name":{"kind":"Name","value":"cancelNoticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReminderHours"}},{"kind":"Field","name":{"kind":"Name","value":"lateReminderHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"integrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailService"}},{"kind":"Field","name":{"kind":"Name","value":"googleAnalytics"}},{"kind":"Field","name":{"kind":"Name","value":"facebookPixel"}},{"kind":"Field","name":{"kind":"Name","value":"smtpHost"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPort"}},{"kind":"Field","name":{"kind":"Name","value":"smtpUser"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPassword"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sendgridApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"mailgunUser"}},{"kind":"Field","name":{"kind":"Name","value":"mailgunPassword"}},{"kind":"Field","name":{"kind":"Name","value":"smsService"}},{"kind":"Field","name":{"kind":"Name","value":"smsSender"}},{"kind":"Field","name":{"kind":"Name","value":"twilioAccountSid"}},{"kind":"Field","name":{"kind":"Name","value":"twilioAuthToken"}},{"kind":"Field","name":{"kind":"Name","value":"vonageApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"vonageApiSecret"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminSettingsFieldsFragment, unknown>;
export const AdminUserFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branches"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminUserFieldsFragment, unknown>;
export const AdminReplyTemplateRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReplyTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminReplyTemplateRowFragment, unknown>;
export const ClientServiceRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientServiceRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ClientServiceRequestFragment, unknown>;
export const AdminServiceRequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminServiceRequestRowFragment, unknown>;
export const AdminServiceRequestDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminServiceRequestDetailFragment, unknown>;
export const AdminServiceRequestListRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminServiceRequestListRowFragment, unknown>;
export const ClientContactRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientContactRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ClientContactRequestFragment, unknown>;
export const AdminContactRequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminContactRequestRowFragment, unknown>;
export const AdminContactRequestDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"replyMessage"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminContactRequestDetailFragment, unknown>;
export const AdminContactRequestListRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminContactRequestListRowFragment, unknown>;
export const ClientApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvSize"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ClientApplicationFragment, unknown>;
export const AdminApplicationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminApplicationRowFragment, unknown>;
export const AdminApplicationDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationRow"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvSize"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminApplicationDetailFragment, unknown>;
export const AdminApplicationListRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationRow"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminApplicationListRowFragment, unknown>;
export const AdminConsultantsDocument = {"__meta__":{"hash":"b59e0faf7d2bf11b9703933867fd54402eb59c7fd16ebf5319c1cba1e2eadab9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminConsultants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultantRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultantRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"consultations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminConsultantsQuery, AdminConsultantsQueryVariables>;
export const AdminConsultantDocument = {"__meta__":{"hash":"a3c43ea51f161d52ebf52bca9a2977182d15bfc1e9dc828e69987c40bb4909d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consultations"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"experienceAr"}},{"kind":"Field","name":{"kind":"Name","value":"experienceEn"}},{"kind":"Field","name":{"kind":"Name","value":"experienceFr"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"specializationAr"}},{"kind":"Field","name":{"kind":"Name","value":"specializationEn"}},{"kind":"Field","name":{"kind":"Name","value":"specializationFr"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminConsultantQuery, AdminConsultantQueryVariables>;
export const AdminConsultantStatsDocument = {"__meta__":{"hash":"3d90a2d7679a472616e29831ff9c3bb2ad9829181757f8867bc5b92ca0ffc791"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminConsultantStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultantStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"activePercentage"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminConsultantStatsQuery, AdminConsultantStatsQueryVariables>;
export const CreateConsultantDocument = {"__meta__":{"hash":"bea99dfc42998f80705118c4f8eec98c3c22f03be468b3bdbc69677af30a458d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateConsultantInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConsultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultantRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultantRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"consultations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateConsultantMutation, CreateConsultantMutationVariables>;
export const UpdateConsultantDocument = {"__meta__":{"hash":"660797f8b4481e26bab61df8a5b0db49e4de2eea7cfb8017f91b4450d713b5c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateConsultantInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConsultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultantRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultantRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"consultations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateConsultantMutation, UpdateConsultantMutationVariables>;
export const DeleteConsultantDocument = {"__meta__":{"hash":"b2c4ef1d5ed98016d6693652f84a3534d0e11fd3f7dc4f54a5239f439ae8cb54"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteConsultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultantRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultantRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"consultations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteConsultantMutation, DeleteConsultantMutationVariables>;
export const RestoreConsultantDocument = {"__meta__":{"hash":"5b80852d95d56476eb88d2ed528cf20dc28cb6fdb7927a061b1f9f905e6b38b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreConsultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultantRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultantRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"consultations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreConsultantMutation, RestoreConsultantMutationVariables>;
export const ReorderConsultantDocument = {"__meta__":{"hash":"79efcd333fc7a53d9b19bb684f373861b745cd0400d56316a95e5921dce373b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderConsultant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderConsultant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultantRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultantRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"consultations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReorderConsultantMutation, ReorderConsultantMutationVariables>;
export const ToggleConsultantStatusDocument = {"__meta__":{"hash":"73c9ade2cbf72bd4dd1a266a56a3c2ee2cc44fd6f714b1c9139effef7d94b045"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleConsultantStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleConsultantStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultantRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultantRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"consultations"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleConsultantStatusMutation, ToggleConsultantStatusMutationVariables>;
export const AdminServicesDocument = {"__meta__":{"hash":"4a48747c83d79ad407a78182a0b76135da738ce3b8a5fb42ab065f428eaa09d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminServices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminServicesQuery, AdminServicesQueryVariables>;
export const AdminServiceDocument = {"__meta__":{"hash":"5951eb9cf820a046c49fbbb9190e97e1a49ccb27dba62931a599d3f985f13785"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityAr"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityEn"}},{"kind":"Field","name":{"kind":"Name","value":"availabilityFr"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionAr"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionFr"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"detailsAr"}},{"kind":"Field","name":{"kind":"Name","value":"detailsEn"}},{"kind":"Field","name":{"kind":"Name","value":"detailsFr"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemsAr"}},{"kind":"Field","name":{"kind":"Name","value":"itemsEn"}},{"kind":"Field","name":{"kind":"Name","value":"itemsFr"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"tagsAr"}},{"kind":"Field","name":{"kind":"Name","value":"tagsEn"}},{"kind":"Field","name":{"kind":"Name","value":"tagsFr"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminServiceQuery, AdminServiceQueryVariables>;
export const AdminServiceStatsDocument = {"__meta__":{"hash":"88a3d8d798b7ca38bbfedbf11fe40338f8b140cdfed16d7a657e617745106a00"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminServiceStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminServiceStatsQuery, AdminServiceStatsQueryVariables>;
export const CheckServiceSlugDocument = {"__meta__":{"hash":"ae07b076a1d0fb05c99b63fa2c59c1caf8dec850fbf4be7409b1a50576260cb4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckServiceSlug"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"excludeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkServiceSlug"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"excludeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"excludeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"trashedId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CheckServiceSlugQuery, CheckServiceSlugQueryVariables>;
export const CreateServiceDocument = {"__meta__":{"hash":"37811b19e2c2bba04a6d4952adb8376eec2cb87452f251c2a9eef09c475a48de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateServiceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateServiceMutation, CreateServiceMutationVariables>;
export const UpdateServiceDocument = {"__meta__":{"hash":"febab0b5d3225bca4a4bbd547897178bf69f94964254a4b6981207e280eac40f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateServiceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateServiceMutation, UpdateServiceMutationVariables>;
export const DeleteServiceDocument = {"__meta__":{"hash":"1302c489de177670df7cdca782bdc93639b946011a3e88010a5ab1bce3dd1b23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteServiceMutation, DeleteServiceMutationVariables>;
export const RestoreServiceDocument = {"__meta__":{"hash":"f83e96a9d666651480c3dc1db3d5d3023c14a182a3facf7444fb52aa407adf0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreServiceMutation, RestoreServiceMutationVariables>;
export const ReorderServiceDocument = {"__meta__":{"hash":"8a7e83818a74142e3016d92af02c2cfa7790df9ecdcdae68044a44261fd32426"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReorderServiceMutation, ReorderServiceMutationVariables>;
export const ToggleServiceFeaturedDocument = {"__meta__":{"hash":"923f02ea4f90ba9452d34137f991d662b72bbcf20f98dc5c2876119637a6b963"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleServiceFeatured"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleServiceFeatured"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleServiceFeaturedMutation, ToggleServiceFeaturedMutationVariables>;
export const ToggleServiceStatusDocument = {"__meta__":{"hash":"d462cead4dab584339a219425fb0f0b2e651cced3ba5a2a489bb787d579cb5f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleServiceStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleServiceStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Service"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleServiceStatusMutation, ToggleServiceStatusMutationVariables>;
export const AdminCategoriesDocument = {"__meta__":{"hash":"b41a2195cb4965be0e61117f08b691db8756616b1e61155a2d788474bedf9997"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CategorySort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCategoryRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminCategoriesQuery, AdminCategoriesQueryVariables>;
export const AdminCategoryDocument = {"__meta__":{"hash":"78483fd5c15a32af7fdce2936581406a0c7965cc508ad96ea68c379f632bfe88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionAr"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionFr"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminCategoryQuery, AdminCategoryQueryVariables>;
export const AdminCategoryStatsDocument = {"__meta__":{"hash":"8addcc2df574af0431bcd9d056b030f08cf33baf256224cdd69268301dc74a19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCategoryStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categoryStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminCategoryStatsQuery, AdminCategoryStatsQueryVariables>;
export const CheckCategorySlugDocument = {"__meta__":{"hash":"5cfa93cde342cc0ee0ecebd24cf69a38d8f38e2488ccb8dcee7b27a3e21addbe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckCategorySlug"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"excludeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkCategorySlug"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"excludeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"excludeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"trashedId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CheckCategorySlugQuery, CheckCategorySlugQueryVariables>;
export const CreateCategoryDocument = {"__meta__":{"hash":"688fc467cc2e755b10db8dcfe82b40548ebd0e41fcef423586f55f305d3ef2c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCategoryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCategoryRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategoryDocument = {"__meta__":{"hash":"50f7bfa0c193c58a39512d73971728cd871b4e60e5421bf571857d884513f415"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCategoryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCategoryRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const DeleteCategoryDocument = {"__meta__":{"hash":"6733e6be714486cfa9d1a7ad879b90fdc7945e64713a9308e26d43ee177bcc30"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCategoryRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const RestoreCategoryDocument = {"__meta__":{"hash":"3df744a91a8d155b4de75bcb3c2079d1712e74818bbc2641ce5c33535558c14e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCategoryRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreCategoryMutation, RestoreCategoryMutationVariables>;
export const ReorderCategoryDocument = {"__meta__":{"hash":"dd9f3b337dd2d61ce12dda395627ef993cb63de9e1f753d36e7b88617ad35168"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCategoryRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReorderCategoryMutation, ReorderCategoryMutationVariables>;
export const ToggleCategoryStatusDocument = {"__meta__":{"hash":"3543e04ddb2034e14fa4681e51f50a55d5686e80d9572ba6d0cb8b7bf4098502"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleCategoryStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleCategoryStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCategoryRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleCategoryStatusMutation, ToggleCategoryStatusMutationVariables>;
export const AdminTestimonialsDocument = {"__meta__":{"hash":"5cf0ea4b5678524dbb364fc91b3b25314e64c34e9cc6a959405347c5aa03c5a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTestimonials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TestimonialFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TestimonialSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testimonials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTestimonialRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminTestimonialsQuery, AdminTestimonialsQueryVariables>;
export const AdminTestimonialDocument = {"__meta__":{"hash":"7fbf104f3269ea430667e0851ef05ebf37bf043140770ff1d9836ef9171a724f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"companyAr"}},{"kind":"Field","name":{"kind":"Name","value":"companyEn"}},{"kind":"Field","name":{"kind":"Name","value":"companyFr"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"reviewAr"}},{"kind":"Field","name":{"kind":"Name","value":"reviewEn"}},{"kind":"Field","name":{"kind":"Name","value":"reviewFr"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roleAr"}},{"kind":"Field","name":{"kind":"Name","value":"roleEn"}},{"kind":"Field","name":{"kind":"Name","value":"roleFr"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminTestimonialQuery, AdminTestimonialQueryVariables>;
export const AdminTestimonialStatsDocument = {"__meta__":{"hash":"c226bd8437ead4b1162cadb8fc738b748e472cacb47046262fe004242a1d38fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTestimonialStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testimonialStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}},{"kind":"Field","name":{"kind":"Name","value":"satisfiedClients"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminTestimonialStatsQuery, AdminTestimonialStatsQueryVariables>;
export const CreateTestimonialDocument = {"__meta__":{"hash":"b8c21708f9f3b9b49bf4e22a3318fad077c50efa39b7b9ddde09be1ca9db1b4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTestimonialInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTestimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTestimonialRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateTestimonialMutation, CreateTestimonialMutationVariables>;
export const UpdateTestimonialDocument = {"__meta__":{"hash":"28bfefd8a6a0a4663d6a30ab5526769a65b9082872d70030b134f81337f9b7b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTestimonialInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTestimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTestimonialRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateTestimonialMutation, UpdateTestimonialMutationVariables>;
export const DeleteTestimonialDocument = {"__meta__":{"hash":"6bbfc3889b957824830c1f8ad99dbe2f37c9ba274891661cd30a1dba22c41474"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTestimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTestimonialRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteTestimonialMutation, DeleteTestimonialMutationVariables>;
export const RestoreTestimonialDocument = {"__meta__":{"hash":"8dd6f2e2576dc4aa64b31a6c0456980630eb45b7b8635dfb5a82149798b712fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreTestimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTestimonialRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreTestimonialMutation, RestoreTestimonialMutationVariables>;
export const ReorderTestimonialDocument = {"__meta__":{"hash":"1538c148a4fb3fbf6fc2cc6aaacc783918dc23a3a4453eaafd5c06afe99fab87"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderTestimonial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderTestimonial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTestimonialRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReorderTestimonialMutation, ReorderTestimonialMutationVariables>;
export const ToggleTestimonialFeaturedDocument = {"__meta__":{"hash":"1f68652b519c41f696c40adca19652ebb0244912ae24d7dedb50721666c0a062"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleTestimonialFeatured"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleTestimonialFeatured"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTestimonialRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleTestimonialFeaturedMutation, ToggleTestimonialFeaturedMutationVariables>;
export const ToggleTestimonialStatusDocument = {"__meta__":{"hash":"0adec642a8cc1a92ffc6306113327b8528aac05445b0d6594e4eae9d342683bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleTestimonialStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleTestimonialStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTestimonialRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleTestimonialStatusMutation, ToggleTestimonialStatusMutationVariables>;
export const ToggleTestimonialVerifiedDocument = {"__meta__":{"hash":"e3cc7a8d1bd31a9641da73c567eb767e61026c9788aefb2dcb944047adfbf886"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleTestimonialVerified"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleTestimonialVerified"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminTestimonialRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminTestimonialRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Testimonial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleTestimonialVerifiedMutation, ToggleTestimonialVerifiedMutationVariables>;
export const AdminConsultationsDocument = {"__meta__":{"hash":"2c544f01ee6345d0b5f450118cfd2f96032896358217963cfecee25ff17304f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminConsultations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationListRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminConsultationsQuery, AdminConsultationsQueryVariables>;
export const AdminConsultationDocument = {"__meta__":{"hash":"593b000ee08e37af9777014c2114e3a20db5c79da119d0a6657386217f1ddd6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduled"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminConsultationQuery, AdminConsultationQueryVariables>;
export const ConsultationPersonDocument = {"__meta__":{"hash":"915d0761bb73fa419e94bd268f98514f3b317f09b15994aa2fddb299c0403777"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsultationPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultationPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestPersonFacts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestPersonFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSender"}},{"kind":"Field","name":{"kind":"Name","value":"mailTo"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"otherRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreRequests"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflictCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opposingParties"}},{"kind":"Field","name":{"kind":"Name","value":"clients"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyVariables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ConsultationPersonQuery, ConsultationPersonQueryVariables>;
export const AdminConsultationStatsDocument = {"__meta__":{"hash":"963518850e1282f60fcbf7b5268a2c9d8c619134dc61bc35afda23aeb1b1ecc2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminConsultationStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultationStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminConsultationStatsQuery, AdminConsultationStatsQueryVariables>;
export const SetConsultationStatusDocument = {"__meta__":{"hash":"7ef9dc52f1323c6d9064170778528d42faf67f03fb3db89f3e23a9a589639aa0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetConsultationStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetConsultationStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setConsultationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduled"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetConsultationStatusMutation, SetConsultationStatusMutationVariables>;
export const UpdateConsultationDocument = {"__meta__":{"hash":"8ab839916a16eb6d267590fbe556e407ca7b77b1cbddb58f5b27f279ae1a0436"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateConsultationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConsultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduled"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateConsultationMutation, UpdateConsultationMutationVariables>;
export const AssignConsultationDocument = {"__meta__":{"hash":"aad72eb575425b51d4e9e158bf947f22ad35acc86fc7786435d25147088f21be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignConsultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduled"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AssignConsultationMutation, AssignConsultationMutationVariables>;
export const ReplyToConsultationDocument = {"__meta__":{"hash":"361fe8e6a031116226ce847ccdc8d4a68efbdc5e91845d44f9df7d792c0dd4ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToConsultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduled"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReplyToConsultationMutation, ReplyToConsultationMutationVariables>;
export const AddConsultationNoteDocument = {"__meta__":{"hash":"aa4be879772887d2b66324c0b925cff8e3697bcabec88ef159cb0c9cdef500d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddConsultationNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRequestNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addConsultationNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduled"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddConsultationNoteMutation, AddConsultationNoteMutationVariables>;
export const DeleteConsultationDocument = {"__meta__":{"hash":"27263e7759e076c8aa6b780caa489f0172ad514a7442eb3663b3d77cfbe1c451"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteConsultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteConsultationMutation, DeleteConsultationMutationVariables>;
export const RestoreConsultationDocument = {"__meta__":{"hash":"b83d6c71eb0890dab1a8c91c8c05a1f7be5325f87d5334081cab4d0ad5b37bc7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreConsultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreConsultationMutation, RestoreConsultationMutationVariables>;
export const SetConsultationStatusesDocument = {"__meta__":{"hash":"fdca87cc6f4b345978c513b851546e0af2e77d5779180ded07e83d1a863bf160"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetConsultationStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetConsultationStatusesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setConsultationStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetConsultationStatusesMutation, SetConsultationStatusesMutationVariables>;
export const AssignConsultationsDocument = {"__meta__":{"hash":"1a9531af53023b97f4309c7e43d00bc64e84aa30132ce02e5b4cc861fe74360f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignConsultations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignRequestsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignConsultations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AssignConsultationsMutation, AssignConsultationsMutationVariables>;
export const DeleteConsultationsDocument = {"__meta__":{"hash":"1036ff059afe8154ef49afc66df1ed86ef6aba8a307c65e05e3e2e905b241cd1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteConsultations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteConsultations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteConsultationsMutation, DeleteConsultationsMutationVariables>;
export const RestoreConsultationsDocument = {"__meta__":{"hash":"11c22ae7de0faa143f25c9935d5847247b474bac26078a0c56dbdd8cc14fc82c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreConsultations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreConsultations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreConsultationsMutation, RestoreConsultationsMutationVariables>;
export const CreateConsultationExportDocument = {"__meta__":{"hash":"91ad72bcaefaab058add203e038f767ba19121e7d4c988aeb5f7af6924c3de68"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConsultationExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"separator"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CsvSeparator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConsultationExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"separator"},"value":{"kind":"Variable","name":{"kind":"Name","value":"separator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestExportLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestExportLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateConsultationExportMutation, CreateConsultationExportMutationVariables>;
export const ConsultationChangedDocument = {"__meta__":{"hash":"9c696648de802188ae95c7fb9dca5b2f2e11c3bae03a4a90219d02ec183377ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ConsultationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ConsultationChangedSubscription, ConsultationChangedSubscriptionVariables>;
export const MyConsultationDocument = {"__meta__":{"hash":"710f6c15f4e7b29444e9a8aebaaafe4e28246b222fab8657b632a9b54903818f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myConsultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientConsultation"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientConsultation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MyConsultationQuery, MyConsultationQueryVariables>;
export const AddConsultationMessageDocument = {"__meta__":{"hash":"9a601bf565603a17f36eeb06c2912973d87eaf8394d95558af23ad85595176db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddConsultationMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRequestMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addConsultationMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientConsultation"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientConsultation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddConsultationMessageMutation, AddConsultationMessageMutationVariables>;
export const MyConsultationChangedDocument = {"__meta__":{"hash":"9228333c9a189aaf78647f26e3d2609228c46149ff9b79ec9fab99cbac5ab108"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyConsultationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myConsultationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientConsultation"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientConsultation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MyConsultationChangedSubscription, MyConsultationChangedSubscriptionVariables>;
export const AdminFaqsDocument = {"__meta__":{"hash":"8fdc1607b33cd72f642f952c0579da0d5b7b3cf3c35fa649c75f0f4357d05aee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminFaqs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFaqRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFaqRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminFaqsQuery, AdminFaqsQueryVariables>;
export const AdminFaqDocument = {"__meta__":{"hash":"16ec82d2f57c2b57ff03201ca60a8844e23de74126b81e1d8501253a1f1129b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answerAr"}},{"kind":"Field","name":{"kind":"Name","value":"answerEn"}},{"kind":"Field","name":{"kind":"Name","value":"answerFr"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"questionAr"}},{"kind":"Field","name":{"kind":"Name","value":"questionEn"}},{"kind":"Field","name":{"kind":"Name","value":"questionFr"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminFaqQuery, AdminFaqQueryVariables>;
export const AdminFaqStatsDocument = {"__meta__":{"hash":"478f2558a8f667c9ea99fe8cd17e22fced43a331c96a981751711b86d7a686d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminFaqStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalCategories"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminFaqStatsQuery, AdminFaqStatsQueryVariables>;
export const CreateFaqDocument = {"__meta__":{"hash":"2403302cab956c5a98611900c009e7c9b3751bd674836bdcd4b5fb0554de2ff2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFaqInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFaqRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFaqRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateFaqMutation, CreateFaqMutationVariables>;
export const UpdateFaqDocument = {"__meta__":{"hash":"67f5929dd8594d1727f1207f2c4ce47b43f0c165e1818ea784a09b4fb84ad495"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFaqInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFaqRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFaqRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateFaqMutation, UpdateFaqMutationVariables>;
export const DeleteFaqDocument = {"__meta__":{"hash":"0b8098b365d7a281d9465a19f8794d52a6cfdb23324bab4f05a77c0b44d5875e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFaqRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFaqRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteFaqMutation, DeleteFaqMutationVariables>;
export const RestoreFaqDocument = {"__meta__":{"hash":"09204fe199ed2569235d806bdbbdb0018879173478bdcca3a8636ab956155d7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFaqRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFaqRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreFaqMutation, RestoreFaqMutationVariables>;
export const ReorderFaqDocument = {"__meta__":{"hash":"8d3db46fb6130802d5885f86184c56ca769ed9502d37d1e7fe8f300236ba8c39"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFaqRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFaqRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReorderFaqMutation, ReorderFaqMutationVariables>;
export const ToggleFaqFeaturedDocument = {"__meta__":{"hash":"52c5df25b50607c37125ee3101e9d54f578f6b1eeb402c13edf5dbd6f227fd86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleFaqFeatured"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleFaqFeatured"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFaqRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFaqRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleFaqFeaturedMutation, ToggleFaqFeaturedMutationVariables>;
export const ToggleFaqStatusDocument = {"__meta__":{"hash":"5688a7620031fb73b9b8f8dac30656932c869a854c6a3a040b7d97a8031b66be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleFaqStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleFaqStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFaqRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFaqRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Faq"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleFaqStatusMutation, ToggleFaqStatusMutationVariables>;
export const AuditEventsDocument = {"__meta__":{"hash":"8f7c9771ce05f379df39c40cca303c2381149d68c9b746e13729019765a51f1d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEventFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEventSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditEventFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AuditEventsQuery, AuditEventsQueryVariables>;
export const AuditEventDocument = {"__meta__":{"hash":"bde406a44bd26120c3016fccc27bf5d6ff92cedc00b57910696e876d1cfde068"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditEventFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AuditEventQuery, AuditEventQueryVariables>;
export const InsertableReplyTemplatesDocument = {"__meta__":{"hash":"eb8ca34205f5ec01c59ff5b325bddb7eea7f11ad3619de8332564d527b7ff9cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsertableReplyTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"active"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"order"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"asc"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"textAr"}},{"kind":"Field","name":{"kind":"Name","value":"textFr"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<InsertableReplyTemplatesQuery, InsertableReplyTemplatesQueryVariables>;
export const SearchRecordsDocument = {"__meta__":{"hash":"28e4cb4b11b98bde6dbc630c64bb8847e762efec2b49f4ce1017dbb3534134b4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SearchRecordsQuery, SearchRecordsQueryVariables>;
export const SubmitApplicationDocument = {"__meta__":{"hash":"a5988829e5c407d4fa1fb98479b8968d4926882a076f74ac7271edd5514728e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitApplicationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SubmitApplicationMutation, SubmitApplicationMutationVariables>;
export const AdminJobRoleChoicesDocument = {"__meta__":{"hash":"f9870a94222f56815906f2dd386fe1c94c672b63abc5218eb7b15d6b34cb950d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobRoleChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"order"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"asc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminJobRoleChoicesQuery, AdminJobRoleChoicesQueryVariables>;
export const CreateApplicationCvLinkDocument = {"__meta__":{"hash":"13a6e67e68503e4bf85ffb0a84a5aa469054b03017e3488c875ca6928f6d1ffb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApplicationCvLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inline"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApplicationCvLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"inline"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inline"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateApplicationCvLinkMutation, CreateApplicationCvLinkMutationVariables>;
export const UpdateProfileDocument = {"__meta__":{"hash":"a21479c8fa3fca6d9c669482d90ae6d1724b9894a3a273daff2e11e2479f4268"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"b438c5142cd2ae3b743aac4ee702f58d32ed940598bafa0e18064fbc3c3e7314"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const MySessionsDocument = {"__meta__":{"hash":"f77b2af76010cf8a036a38aa60e6863c83bb7e67f1de74f7e930afc4e48855da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const RevokeSessionDocument = {"__meta__":{"hash":"7346e994a4e6d9e6469457b091cc648d766eda2f1a09999426a66521d1a4fbdb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = {"__meta__":{"hash":"dec67fefce75f2a1b72adef0ae182e2cd54a28b3af94ece7ff9c77f3b2b3f055"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const ChangeEmailDocument = {"__meta__":{"hash":"b237b80ecc8263d4782f109ced9ac5f08b38df7752883a888a3e0602e3714fef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAssertionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const UndoEmailChangeDocument = {"__meta__":{"hash":"20751161002de878568b85ad9c5a7cd671a6fd34929de7351d0cf5c9029889d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>;
export const PublicCategoriesDocument = {"__meta__":{"hash":"fc241f87d228b3780440d6151d8d5602cbbab3b09234483bdc3ef9328097d419"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicCategoriesQuery, PublicCategoriesQueryVariables>;
export const AdminCategoryChoicesDocument = {"__meta__":{"hash":"d8b432af015007e8d28d9af22143f7fdbc35925590c5b75c5b7e29c967bb40b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCategoryChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"order"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"asc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminCategoryChoicesQuery, AdminCategoryChoicesQueryVariables>;
export const ReplaceCategoryDocument = {"__meta__":{"hash":"ad3bf1811cc7eb3303434db5cfa12de025339f529a57c843126206683939f4cc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replacement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"replacement"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replacement"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ReplaceCategoryMutation, ReplaceCategoryMutationVariables>;
export const SubmitConsultationDocument = {"__meta__":{"hash":"24dc044f8c3a1c839d4a3fc8f303e971157fe063399f6f9c65f13afd64bb654c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitConsultationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitConsultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SubmitConsultationMutation, SubmitConsultationMutationVariables>;
export const CancelConsultationDocument = {"__meta__":{"hash":"98602c154f8df593cac77d84dcaf2cda66f872be4810336c8a2dfd0304b09c7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelConsultationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelConsultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientConsultation"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientConsultation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CancelConsultationMutation, CancelConsultationMutationVariables>;
export const CreateConsultationCalendarLinkDocument = {"__meta__":{"hash":"47d9bcb492cc74d1d651926c6e54897d481d3d42fb535ad2cb776cf38186ba7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConsultationCalendarLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConsultationCalendarLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateConsultationCalendarLinkMutation, CreateConsultationCalendarLinkMutationVariables>;
export const BookableConsultantsDocument = {"__meta__":{"hash":"8ce6d4073accb5181640ded18f27b38409f21cfc32eea033ba2b3a76a94c881a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookableConsultants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicConsultants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<BookableConsultantsQuery, BookableConsultantsQueryVariables>;
export const ConsultationSlotsDocument = {"__meta__":{"hash":"f1ada89a97711f2288abd25f5e671636414462c4613b46d2c3ee2cf105b7ef20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsultationSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"consultantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"movedId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultationSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"consultantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"consultantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"movedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"movedId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ConsultationSlotsQuery, ConsultationSlotsQueryVariables>;
export const AffectedConsultationsDocument = {"__meta__":{"hash":"b555598a1f7cf01f2c79ab198fba30e6068fad3c10e0f32117b71088a09b2c74"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AffectedConsultations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affectedConsultations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"consultation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AffectedConsultationsQuery, AffectedConsultationsQueryVariables>;
export const ConsultationCalendarDocument = {"__meta__":{"hash":"db8974e53a70431b06aa0026b49e3e457714b0f8725be8a5d6894937338cbc90"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsultationCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"consultantId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultationCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"consultantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"consultantId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarConsultation"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarConsultation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ConsultationCalendarQuery, ConsultationCalendarQueryVariables>;
export const RescheduleConsultationDocument = {"__meta__":{"hash":"0cce0e11f6d0acd434283b04fe794c7dca2aebdbc7cd1440f922f0cd6abf7ac5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RescheduleConsultationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleConsultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"consultantName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsultationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consultation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsultationRow"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"consultationType"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"consultantId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduled"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RescheduleConsultationMutation, RescheduleConsultationMutationVariables>;
export const ConsultantScheduleDocument = {"__meta__":{"hash":"73526bc10d712c869d4104928e47ccf7331e770d7d007e7109f72242fc3cccd6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsultantSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultantSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleFacts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firmHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedSince"}},{"kind":"Field","name":{"kind":"Name","value":"feedReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ConsultantScheduleQuery, ConsultantScheduleQueryVariables>;
export const SetConsultantHoursDocument = {"__meta__":{"hash":"a9d79d94cf69577ea1485f1d4f1dae8e1a255543a529b4d3b52cbf69b35ac9a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetConsultantHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetConsultantHoursInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setConsultantHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleFacts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firmHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedSince"}},{"kind":"Field","name":{"kind":"Name","value":"feedReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetConsultantHoursMutation, SetConsultantHoursMutationVariables>;
export const CreateConsultantFeedDocument = {"__meta__":{"hash":"d47d68cf920832d838a34bb3a1d4e0add8b53b596f774c08fd2430df56ed1b41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConsultantFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConsultantFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateConsultantFeedMutation, CreateConsultantFeedMutationVariables>;
export const RevokeConsultantFeedDocument = {"__meta__":{"hash":"a6315177d4dcdf4fa71b1f1639d8ee21458e0948d236c02f86e4e36a8dc9d6e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeConsultantFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeConsultantFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScheduleFacts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScheduleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultantSchedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firmHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedSince"}},{"kind":"Field","name":{"kind":"Name","value":"feedReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RevokeConsultantFeedMutation, RevokeConsultantFeedMutationVariables>;
export const PublicContactInfoDocument = {"__meta__":{"hash":"85c0c50bef5f1dcc28983f169662de7ffdbfff525409cfc7be0d8e234e109715"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicContactInfo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicContactInfo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialMedia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicContactInfoQuery, PublicContactInfoQueryVariables>;
export const AdminContactInfosDocument = {"__meta__":{"hash":"bab4755250e41c39c0ad7afde494f403d12684ee69ffb9e307b7d900b30a7cca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContactInfos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInfoSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactInfos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactInfoFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactInfoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"keyName"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueFr"}},{"kind":"Field","name":{"kind":"Name","value":"valueEn"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminContactInfosQuery, AdminContactInfosQueryVariables>;
export const CreateContactInfoDocument = {"__meta__":{"hash":"27a30655103e724343239b1be7cd28f567624c10e19dc83083986df08da552ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContactInfo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactInfoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContactInfo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactInfoFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactInfoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"keyName"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueFr"}},{"kind":"Field","name":{"kind":"Name","value":"valueEn"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateContactInfoMutation, CreateContactInfoMutationVariables>;
export const UpdateContactInfoDocument = {"__meta__":{"hash":"af52a71d4a4db0f4169e42dfa2329c3eb3e85ebf94389e4328725268fefb2f5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContactInfo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactInfoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContactInfo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactInfoFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactInfoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"keyName"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueFr"}},{"kind":"Field","name":{"kind":"Name","value":"valueEn"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateContactInfoMutation, UpdateContactInfoMutationVariables>;
export const EraseContactInfoDocument = {"__meta__":{"hash":"48aec33fe5d0aec0909272d36168663fd68c4c863e56f88d83766eaead3f364b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseContactInfo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseContactInfo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EraseContactInfoMutation, EraseContactInfoMutationVariables>;
export const ToggleContactInfoStatusDocument = {"__meta__":{"hash":"33c3a0951135eb2567d06e0b22aa32e1f59497cb7f1084d455cd7faecf3be24b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleContactInfoStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleContactInfoStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactInfoFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactInfoFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"keyName"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"valueFr"}},{"kind":"Field","name":{"kind":"Name","value":"valueEn"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleContactInfoStatusMutation, ToggleContactInfoStatusMutationVariables>;
export const SubmitContactRequestDocument = {"__meta__":{"hash":"bdb7df7699c2235907871c7033350de0adaf1ee035aada73c6ff47fc83821858"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitContactRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitContactRequestInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SubmitContactRequestMutation, SubmitContactRequestMutationVariables>;
export const AssigneesDocument = {"__meta__":{"hash":"b2eab87bf50425e03a40c3fc0a20c68a75e76b16c552cdf52b82e5b8b27bdfa2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AssigneesQuery, AssigneesQueryVariables>;
export const AdminDeskDocument = {"__meta__":{"hash":"4b767b13e9b2e29c3c9e8964e26b90be18661e93a66dad1e7ca8a741fd89513b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"urgent"}},{"kind":"Field","name":{"kind":"Name","value":"urgentLate"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminDeskQuery, AdminDeskQueryVariables>;
export const OpenRequestDocument = {"__meta__":{"hash":"3cfbef046873b157184a5dc302888445a05772e6315a5279aad8dab9b624fcd2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OpenRequestMutation, OpenRequestMutationVariables>;
export const CloseRequestDocument = {"__meta__":{"hash":"19ca702805c3f223326763da7d16d3dcb6261722c9af39c8c12426929e879585"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CloseRequestMutation, CloseRequestMutationVariables>;
export const RequestViewersChangedDocument = {"__meta__":{"hash":"63a473b50b9a056324007c89c024bd3ffea163bd739ed70da80f5acb037ccd0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RequestViewersChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestViewersChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RequestViewersChangedSubscription, RequestViewersChangedSubscriptionVariables>;
export const RequestEarlierRequestsDocument = {"__meta__":{"hash":"10e9e80e7c5becd00d8764c00082885fc2396d98e72d7857b0af95b5100ff115"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEarlierRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEarlierRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RequestEarlierRequestsMutation, RequestEarlierRequestsMutationVariables>;
export const JoinEarlierRequestsDocument = {"__meta__":{"hash":"2826b0d2243e5e327ceb937e0305a2370ad67ab3ce4afaf5267b88dc4c55b438"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinEarlierRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinEarlierRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<JoinEarlierRequestsMutation, JoinEarlierRequestsMutationVariables>;
export const ResendVerificationDocument = {"__meta__":{"hash":"1ee82491cdde8628e0679323bc6afc07e0b9eb94c2fe4bab6dc5641a3238b307"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"returnTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"returnTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"returnTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ResendVerificationMutation, ResendVerificationMutationVariables>;
export const VerifyEmailDocument = {"__meta__":{"hash":"c9b894108cff51aac805e1c9f99aecea000605745f7ef578c9748ca5bca3849a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const EmailVerificationStatusDocument = {"__meta__":{"hash":"cf135c2e137b914a94dfca019c1099dc3e8d3c0a0c12adfb4dc629541e4700f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailVerificationStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailVerificationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EmailVerificationStatusQuery, EmailVerificationStatusQueryVariables>;
export const CorrectEmailDocument = {"__meta__":{"hash":"4f74f54dd16b56cf2a74097cb26af4a8fbed71574bf397a2c790bd655663236f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"returnTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"returnTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"returnTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProved"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CorrectEmailMutation, CorrectEmailMutationVariables>;
export const SendEmailCodeDocument = {"__meta__":{"hash":"d315d37b805d8e6267edec283d79b1fbc33a57b081a5f672c28e43e555931bb2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SendEmailCodeMutation, SendEmailCodeMutationVariables>;
export const ProveEmailDocument = {"__meta__":{"hash":"f678ce78965b6cad0857f64980be03a854714c35ddc50154967efe19a08082b4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProved"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ProveEmailMutation, ProveEmailMutationVariables>;
export const DisownAccountDocument = {"__meta__":{"hash":"debf5b1da1a3c959277991cfa863fc9f7bc78bc9d476f9da0c027479e1629f8b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisownAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disownAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DisownAccountMutation, DisownAccountMutationVariables>;
export const PublicFaqsDocument = {"__meta__":{"hash":"73a60ec0cfa23b0f13ba246a56afd35b9cb23d2e282f1764ecef13ca1e936727"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicFaqs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicFaqs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicFaqsQuery, PublicFaqsQueryVariables>;
export const AdminHolidaysDocument = {"__meta__":{"hash":"c283c6983669e544766752a2f35b7d44bb4fca3d77d8361aa557cddb5ecdb543"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminHolidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HolidaySort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminHolidayFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminHolidayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holiday"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminHolidaysQuery, AdminHolidaysQueryVariables>;
export const AdminHolidayDocument = {"__meta__":{"hash":"71a5dcb5d21e636d60cb0b56012df9ffa627aabdaf49650c689efd829c919125"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holiday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminHolidayFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminHolidayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holiday"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminHolidayQuery, AdminHolidayQueryVariables>;
export const CreateHolidayDocument = {"__meta__":{"hash":"2917637de847124f1bbd1dc838cd1c70c99ff798d708f5b4838698d00fd132a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateHolidayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminHolidayFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminHolidayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holiday"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateHolidayMutation, CreateHolidayMutationVariables>;
export const UpdateHolidayDocument = {"__meta__":{"hash":"f267f43a003469380e589bf80eda8cba2ba38b74925af3fecd9cb1f8c2aacddf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateHolidayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminHolidayFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminHolidayFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Holiday"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"nameAr"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateHolidayMutation, UpdateHolidayMutationVariables>;
export const EraseHolidayDocument = {"__meta__":{"hash":"1981d49e464cf28732190767e02d2fc3cfce71820f1cbbc357fba8a075915096"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EraseHolidayMutation, EraseHolidayMutationVariables>;
export const PublicJobRolesDocument = {"__meta__":{"hash":"ab7556a153b00a45bdbd01e43c491b5dbf456b6a1e199c67f7e3e5fdfbafa861"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicJobRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicJobRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicJobRolesQuery, PublicJobRolesQueryVariables>;
export const PublicJobRoleCategoriesDocument = {"__meta__":{"hash":"3dcdd2e34fb34625db4275fd1149bdfdcd831485450c671ef07d9c9a969f6b8d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicJobRoleCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicJobRoleCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicJobRoleCategoriesQuery, PublicJobRoleCategoriesQueryVariables>;
export const PublicJobRoleStatsDocument = {"__meta__":{"hash":"456349c6874f76c141a0b114c246cbbcfe870497d84a7288cc35d507afe681c1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicJobRoleStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicJobRoleStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalCategories"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicJobRoleStatsQuery, PublicJobRoleStatsQueryVariables>;
export const PublicJobRoleDocument = {"__meta__":{"hash":"c1761c8c173453ff3ef6e48d7c6ce1384b7b7099460cb188fe39eecdafb304a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicJobRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicJobRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicJobRoleQuery, PublicJobRoleQueryVariables>;
export const AdminMailsDocument = {"__meta__":{"hash":"24f795b5f3666625fd366b9aa4e2577af9da8c333d5b395478bf87f38fd73c88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminMailsQuery, AdminMailsQueryVariables>;
export const RetryFailedMailsDocument = {"__meta__":{"hash":"54aab1fb7320a9211b4be82b8a798b2c990d5b87032e9f980d39a8be96c2dc93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryFailedMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryFailedMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RetryFailedMailsMutation, RetryFailedMailsMutationVariables>;
export const RetryMailDocument = {"__meta__":{"hash":"90cf6f68160cd186435ccc6667e181e74b3cb59bae444611fcb14a59ff97996a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RetryMailMutation, RetryMailMutationVariables>;
export const MyRequestsDocument = {"__meta__":{"hash":"6c51bc4ed570fd878b6ea3af20aedce5af1101abde903e1f2e03cfd26c13294b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MyRequestState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastEvent"}},{"kind":"Field","name":{"kind":"Name","value":"movedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MyRequestsQuery, MyRequestsQueryVariables>;
export const MarkMyRequestSeenDocument = {"__meta__":{"hash":"5df2d1f61d377ade7dbdd5c5734075e1e80650383c7b0950f6d2f528e9a448c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMyRequestSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMyRequestSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MarkMyRequestSeenMutation, MarkMyRequestSeenMutationVariables>;
export const NotificationPreferencesDocument = {"__meta__":{"hash":"58d3273ea2ec8c584f07def6a3934dac66a1f77530c03d737dd965011506dd28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationPreferenceFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationPreferenceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"inApp"}},{"kind":"Field","name":{"kind":"Name","value":"byMail"}},{"kind":"Field","name":{"kind":"Name","value":"canMail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const UpdateNotificationPreferencesDocument = {"__meta__":{"hash":"5f98f24386c855f996f83564792927d32cb80e92b30a8dba4f09f59f74ffe543"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotificationPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotificationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationPreferenceFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationPreferenceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"inApp"}},{"kind":"Field","name":{"kind":"Name","value":"byMail"}},{"kind":"Field","name":{"kind":"Name","value":"canMail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>;
export const LatestNotificationsDocument = {"__meta__":{"hash":"f4fbf514cd479e97a91c2129eafa0a8152ad546804235d1f319ad3d291ed4b1d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notificationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<LatestNotificationsQuery, LatestNotificationsQueryVariables>;
export const NotificationsDocument = {"__meta__":{"hash":"cf2fdfd81e01a09877285f215b294406f33ba9602be4d59b367018a193e798fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const NotificationCountsDocument = {"__meta__":{"hash":"2cee69930dd392c3da67e53cd4e6f96489ae190a4f7ed4fb6d2bb79f77060dd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<NotificationCountsQuery, NotificationCountsQueryVariables>;
export const MarkNotificationReadDocument = {"__meta__":{"hash":"239afdc6c5b18e7e6f04454170557eff285ceceeb7be3553dd04ec17d15a2092"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"__meta__":{"hash":"3ed3d03f1e81dbcce26e70a06d82f4fbdda599014f0503ac6c2de119329088ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const EraseNotificationDocument = {"__meta__":{"hash":"59b065ae5c91a7f6f231af131118641ba936ec25ae091867d885d8d945684da4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EraseNotificationMutation, EraseNotificationMutationVariables>;
export const EraseReadNotificationsDocument = {"__meta__":{"hash":"7e394287a6c82e823fcde87f378c42efc3495509c4eb994878ca6e356800f0db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseReadNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseReadNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EraseReadNotificationsMutation, EraseReadNotificationsMutationVariables>;
export const NotificationReceivedDocument = {"__meta__":{"hash":"c713c3cfa3c66a114742ca0c29711cb0a98e2199491953642fbee97932460922"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>;
export const AdminOverviewDocument = {"__meta__":{"hash":"30b26b05970ec7c03a20b61f88c3adc8de500857f214181d474fa21f581d47e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"openServiceRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pendingServiceRequests"}},{"kind":"Field","name":{"kind":"Name","value":"newContactRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplications"}},{"kind":"Field","name":{"kind":"Name","value":"activeServices"}},{"kind":"Field","name":{"kind":"Name","value":"failedMails"}},{"kind":"Field","name":{"kind":"Name","value":"missingTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestsPerMonth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminOverviewQuery, AdminOverviewQueryVariables>;
export const SendPasswordResetDocument = {"__meta__":{"hash":"26bfe6636c08a1564bdd67d68280f1177f45e177c79299bc681e198a71f3c4a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SendPasswordResetMutation, SendPasswordResetMutationVariables>;
export const ResendPasswordResetDocument = {"__meta__":{"hash":"d114bb603c4052c79af05ecdd0ffd6dbaaaa2b79fd5d523436f6b0dc95c7efbd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailAddress"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ResendPasswordResetMutation, ResendPasswordResetMutationVariables>;
export const ResetLinkDocument = {"__meta__":{"hash":"8b8c169f5b251785448907389421a0a168033943f037fdaa2ab1183e16b255ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResetLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ResetLinkQuery, ResetLinkQueryVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"45ba93b363c93060d8a357aeec8e143fe29754383d8da58f2ca2d884508300c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const SendPhoneCodeDocument = {"__meta__":{"hash":"85499f37e4ce01f50b33fa240299006fea24e9c3344c1ca16e4a6eb377e5bc5f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPhoneCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPhoneCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SendPhoneCodeMutation, SendPhoneCodeMutationVariables>;
export const VerifyPhoneDocument = {"__meta__":{"hash":"2ee549fe5e5a3a3a0bb2a3196f820e4c2584b41a157d613c26690e4907b65f98"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<VerifyPhoneMutation, VerifyPhoneMutationVariables>;
export const RetentionDocument = {"__meta__":{"hash":"e5ab2c17f62cfac679d11455ee7d0c7b7dec3597d375c838a9ceceedf7ad03d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RetentionQuery, RetentionQueryVariables>;
export const EraseUserDocument = {"__meta__":{"hash":"0b7271b672f7dc356e63f06276d92f5388331eb04564dae0596244f1f76b1c38"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EraseUserMutation, EraseUserMutationVariables>;
export const CreateMyDataDownloadDocument = {"__meta__":{"hash":"cd32a79ffec509e11e2137388db0bd553ac42edcbb5f43797ead9617fe6b0691"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMyDataDownload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAssertionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMyDataDownload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateMyDataDownloadMutation, CreateMyDataDownloadMutationVariables>;
export const EraseMyAccountDocument = {"__meta__":{"hash":"0ca1b71a10c1e21cfba853c117c7198a370b13d8f2ac2c956e0d5cc3db9f7962"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAssertionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EraseMyAccountMutation, EraseMyAccountMutationVariables>;
export const BeginPasskeySignInDocument = {"__meta__":{"hash":"d1406a43d20dddc66327c56c5881990efa3b3bab78d308a7b4a8002d9430e1ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"challenge"},"value":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}}}]}]}}]} as unknown as DocumentNode<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const MyPasskeysDocument = {"__meta__":{"hash":"901a5e82951fd44a9a88d34d74fafc33a1abc9b9dad62a14831ede967c46261b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MyPasskeysQuery, MyPasskeysQueryVariables>;
export const BeginPasskeyDocument = {"__meta__":{"hash":"2dc4cc620db2473b99f871b5f455cd23b7dbc6dc9c2e2d439022f9e8b44a6c2b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAssertionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}]}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const CreatePasskeyDocument = {"__meta__":{"hash":"c93ba9a8bb8d8512a06ea3b5eb43c07dc1d65dc9936054d803787794352226bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyCreationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreatePasskeyMutation, CreatePasskeyMutationVariables>;
export const BeginPasskeyProofDocument = {"__meta__":{"hash":"dd5cc644bf5083a31785c8688939613fcfa03285f6f933b7ef62df63219d0aa7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyProof"}}]}}]} as unknown as DocumentNode<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables>;
export const RenamePasskeyDocument = {"__meta__":{"hash":"d5b55ba388f1307e1b3c2ef743aac080526a5f638302d393798dde2c21440c5d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const ErasePasskeyDocument = {"__meta__":{"hash":"d082a68ba99d2dcd672a1b322ee554aaa0a79835eaca22d966ea77c7575b6e0e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAssertionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ErasePasskeyMutation, ErasePasskeyMutationVariables>;
export const SignInWithSecondFactorDocument = {"__meta__":{"hash":"fc616b79b7906c07e8bf1fcf9420c88102fa7e3c4bc8edaa2aa6c092053471e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAssertionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"challenge"},"value":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProved"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SignInWithSecondFactorMutation, SignInWithSecondFactorMutationVariables>;
export const MySecondFactorDocument = {"__meta__":{"hash":"78511ed63d20950748de3c973205a8afb86cf7cbe25a1a01b25b3885845aa8fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"appAddedAt"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MySecondFactorQuery, MySecondFactorQueryVariables>;
export const BeginSecondFactorDocument = {"__meta__":{"hash":"8756e5a7642a9ecb1404de624bfcc548dff3a54418d5fea569889ca2d2758c25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAssertionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"__meta__":{"hash":"a823ab8b2c3416c60e6f6d0328d04893859ca8042db2f1c7a95b69e16e88614c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"79629ced9d0b8c486ce725aa334684da18fce24748ed8cadbca4336231ed8b94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAssertionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const DisableSecondFactorDocument = {"__meta__":{"hash":"d2e6732a5162f1b3f56ec0781d1cd5a2d97608d890c3ec8dde92acd3d9545ec4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAssertionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>;
export const AdminServiceChoicesDocument = {"__meta__":{"hash":"204bc1d02344090d8ee205dd955e99a244257fdbafeb91933fd6b5b0ab1b06fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminServiceChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"services"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"order"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"asc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminServiceChoicesQuery, AdminServiceChoicesQueryVariables>;
export const SubmitServiceRequestDocument = {"__meta__":{"hash":"487bfb8f373f242ea707e728e964a0fd090a735e9c763ae5c25aa7dcceb8b6b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitServiceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitServiceRequestInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitServiceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SubmitServiceRequestMutation, SubmitServiceRequestMutationVariables>;
export const PublicServicesDocument = {"__meta__":{"hash":"4bda09f9654498fed7d1052f817de76461e053b8a2740184414618cb09aa4fdf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicServices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicServicesQuery, PublicServicesQueryVariables>;
export const PublicServiceDocument = {"__meta__":{"hash":"c6d127f86d4e347d35399c37a19ba736cde040f5c7da87255139e4531b46646a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicServiceQuery, PublicServiceQueryVariables>;
export const SessionStateDocument = {"__meta__":{"hash":"4de2a9e4a7bac301a89abc47eb390a6dab82694dbe638728fb2749ff37bc7114"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"idleSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SessionStateQuery, SessionStateQueryVariables>;
export const LockSessionDocument = {"__meta__":{"hash":"1243c6a5a81cc8925409f1710e83d6e270dd2144148ea4686e9f5b77fc4935e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LockSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LockSessionMutation, LockSessionMutationVariables>;
export const UnlockDocument = {"__meta__":{"hash":"691444f3b48fe208e4a2d41a6d7ff656642079167d5093ffddbe29e8877b3f9e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UnlockMutation, UnlockMutationVariables>;
export const AdminSettingsDocument = {"__meta__":{"hash":"f575e88dd0c67f532dd931b7a854a04e2d01682c09568c5c8e7d7f5a1fb6bc28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSettingsFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"general"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"siteNameFr"}},{"kind":"Field","name":{"kind":"Name","value":"siteNameEn"}},{"kind":"Field","name":{"kind":"Name","value":"siteShortNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"siteShortNameFr"}},{"kind":"Field","name":{"kind":"Name","value":"siteShortNameEn"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescriptionAr"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescriptionFr"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"sharePicture"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"addressAr"}},{"kind":"Field","name":{"kind":"Name","value":"addressFr"}},{"kind":"Field","name":{"kind":"Name","value":"addressEn"}},{"kind":"Field","name":{"kind":"Name","value":"arabicDates"}},{"kind":"Field","name":{"kind":"Name","value":"publicDetailPages"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireEmailVerification"}},{"kind":"Field","name":{"kind":"Name","value":"requirePhoneVerification"}},{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTimeout"}},{"kind":"Field","name":{"kind":"Name","value":"maxLoginAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"minPasswordLength"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"smsNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"newUserNotification"}},{"kind":"Field","name":{"kind":"Name","value":"newConsultationNotification"}},{"kind":"Field","name":{"kind":"Name","value":"newContactNotification"}},{"kind":"Field","name":{"kind":"Name","value":"answerReminderHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"bookingNoticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"bookingHorizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxOpenConsultations"}},{"kind":"Field","name":{"kind":"Name","value":"cancelNoticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReminderHours"}},{"kind":"Field","name":{"kind":"Name","value":"lateReminderHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"integrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailService"}},{"kind":"Field","name":{"kind":"Name","value":"googleAnalytics"}},{"kind":"Field","name":{"kind":"Name","value":"facebookPixel"}},{"kind":"Field","name":{"kind":"Name","value":"smtpHost"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPort"}},{"kind":"Field","name":{"kind":"Name","value":"smtpUser"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPassword"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sendgridApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"mailgunUser"}},{"kind":"Field","name":{"kind":"Name","value":"mailgunPassword"}},{"kind":"Field","name":{"kind":"Name","value":"smsService"}},{"kind":"Field","name":{"kind":"Name","value":"smsSender"}},{"kind":"Field","name":{"kind":"Name","value":"twilioAccountSid"}},{"kind":"Field","name":{"kind":"Name","value":"twilioAuthToken"}},{"kind":"Field","name":{"kind":"Name","value":"vonageApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"vonageApiSecret"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminSettingsQuery, AdminSettingsQueryVariables>;
export const UpdateSettingsDocument = {"__meta__":{"hash":"0c34a83a34594e617ade5c54890889827120de044a2ed48c257f696b9e0a41d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSettingsFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"general"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"siteNameFr"}},{"kind":"Field","name":{"kind":"Name","value":"siteNameEn"}},{"kind":"Field","name":{"kind":"Name","value":"siteShortNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"siteShortNameFr"}},{"kind":"Field","name":{"kind":"Name","value":"siteShortNameEn"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescriptionAr"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescriptionFr"}},{"kind":"Field","name":{"kind":"Name","value":"siteDescriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"sharePicture"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"addressAr"}},{"kind":"Field","name":{"kind":"Name","value":"addressFr"}},{"kind":"Field","name":{"kind":"Name","value":"addressEn"}},{"kind":"Field","name":{"kind":"Name","value":"arabicDates"}},{"kind":"Field","name":{"kind":"Name","value":"publicDetailPages"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireEmailVerification"}},{"kind":"Field","name":{"kind":"Name","value":"requirePhoneVerification"}},{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTimeout"}},{"kind":"Field","name":{"kind":"Name","value":"maxLoginAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"minPasswordLength"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"smsNotifications"}},{"kind":"Field","name":{"kind":"Name","value":"newUserNotification"}},{"kind":"Field","name":{"kind":"Name","value":"newConsultationNotification"}},{"kind":"Field","name":{"kind":"Name","value":"newContactNotification"}},{"kind":"Field","name":{"kind":"Name","value":"answerReminderHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"bookingNoticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"bookingHorizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxOpenConsultations"}},{"kind":"Field","name":{"kind":"Name","value":"cancelNoticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReminderHours"}},{"kind":"Field","name":{"kind":"Name","value":"lateReminderHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"integrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailService"}},{"kind":"Field","name":{"kind":"Name","value":"googleAnalytics"}},{"kind":"Field","name":{"kind":"Name","value":"facebookPixel"}},{"kind":"Field","name":{"kind":"Name","value":"smtpHost"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPort"}},{"kind":"Field","name":{"kind":"Name","value":"smtpUser"}},{"kind":"Field","name":{"kind":"Name","value":"smtpPassword"}},{"kind":"Field","name":{"kind":"Name","value":"mailFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sendgridApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"mailgunUser"}},{"kind":"Field","name":{"kind":"Name","value":"mailgunPassword"}},{"kind":"Field","name":{"kind":"Name","value":"smsService"}},{"kind":"Field","name":{"kind":"Name","value":"smsSender"}},{"kind":"Field","name":{"kind":"Name","value":"twilioAccountSid"}},{"kind":"Field","name":{"kind":"Name","value":"twilioAuthToken"}},{"kind":"Field","name":{"kind":"Name","value":"vonageApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"vonageApiSecret"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const TestMailDocument = {"__meta__":{"hash":"701cdbf4a82e2fa1988a19cfb9ad23ea5eed5ad7b5f990139385f415ec5c1937"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TestMailMutation, TestMailMutationVariables>;
export const TestSmsDocument = {"__meta__":{"hash":"15c3a8578b89a5492bde24f58a109e9bc3b8d88066ebae6aa6bf3e94f2e43779"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestSms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Phone"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testSms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phoneNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TestSmsMutation, TestSmsMutationVariables>;
export const PublicTestimonialsDocument = {"__meta__":{"hash":"e57b8bc0bfe9df4959e93f5ca6a1f029f78b69eb04ad229cbf6d9ee7bbc013b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicTestimonials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rating"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicTestimonials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"rating"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rating"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicTestimonialsQuery, PublicTestimonialsQueryVariables>;
export const PublicTestimonialStatsDocument = {"__meta__":{"hash":"8a9275185a0fb1bf5c26780b59f358711eb5e8b63c5bdb471df1f94257a9f245"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicTestimonialStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicTestimonialStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"satisfiedClients"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicTestimonialStatsQuery, PublicTestimonialStatsQueryVariables>;
export const AdminUsersDocument = {"__meta__":{"hash":"075309d74175dcd9f99562072124372af71ee2c0569fcf6bdb7733229e60907f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branches"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const AdminUserDocument = {"__meta__":{"hash":"629829b396b2f09d58d0907a2a91cc0541a39934fa5be98883525e5f5771d3ec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branches"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminUserQuery, AdminUserQueryVariables>;
export const AdminUserStatsDocument = {"__meta__":{"hash":"dd0a82bdbea3e5d77a50e8c4bbeafb4d20e556ffe5f831d8dc8b41358f458057"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUserStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"admins"}},{"kind":"Field","name":{"kind":"Name","value":"lawyers"}},{"kind":"Field","name":{"kind":"Name","value":"secretaries"}},{"kind":"Field","name":{"kind":"Name","value":"clients"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminUserStatsQuery, AdminUserStatsQueryVariables>;
export const CreateUserDocument = {"__meta__":{"hash":"d15bdf1390727a20a48474804f3836891d0cc25504d315d68c104c2135c05c1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branches"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"2dac6d52bd5ee005054b44320532fa86845fd85a5c4efe7fcb91d870ef5889b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branches"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const DeleteUserDocument = {"__meta__":{"hash":"22233e323c573e888997e7dc7405a79a2ee5d529068a06878214459c6008f2ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"successorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const ToggleUserActiveDocument = {"__meta__":{"hash":"0544374b104efcab92fd08d49f72452ba0c5ef129a0225e19b21db870d670fb9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleUserActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleUserActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"successorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branches"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleUserActiveMutation, ToggleUserActiveMutationVariables>;
export const UnlockUserDocument = {"__meta__":{"hash":"3c3ed702ebcd9bfe066cdfaea42bd924431af02c5a301030e7f1da903a523048"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlockUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlockUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UnlockUserMutation, UnlockUserMutationVariables>;
export const DisableUserSecondFactorDocument = {"__meta__":{"hash":"f7ab4811ebe5335d769183eb56ca39103322ed247b9c16790b2946c8f91b4073"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableUserSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableUserSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branches"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DisableUserSecondFactorMutation, DisableUserSecondFactorMutationVariables>;
export const SendUserResetLinkDocument = {"__meta__":{"hash":"6f73691abc3d3eaf4bb0670a7549b83fa78da428ee5fd85a30808b2c9e6ede14"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendUserResetLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendUserResetLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SendUserResetLinkMutation, SendUserResetLinkMutationVariables>;
export const AssignedRequestCountDocument = {"__meta__":{"hash":"90b79dfc8b3f7c5ee9ee114f3cf25d996c602bfcd3fc2b38511dd4c0dcdc061d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssignedRequestCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignedRequestCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<AssignedRequestCountQuery, AssignedRequestCountQueryVariables>;
export const MeDocument = {"__meta__":{"hash":"797e278cf9c241bc65f1c25ec4b4c141cfa4ee75df7a3b7397e789e62d5dc887"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProved"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const LoginDocument = {"__meta__":{"hash":"b5d95c6f939ebc8426e888c7f05825b576cfb7b2087d0e4e049bd32e030ffad4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProved"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const RegisterDocument = {"__meta__":{"hash":"b6537c0520a54c5c92734f0137c58be7d0b05555a019aed88e2fcc6dfb0f811f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProved"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"cb1d14c1cc99a25294cfa4376de2402364cb32e6c038a11fb36cf0ebb3a5ce91"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const SaveLanguageDocument = {"__meta__":{"hash":"d8f282b0fbcc08a4cc5cc40b19041643185dea46f8b6be051a96abacf7478b97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SaveLanguageMutation, SaveLanguageMutationVariables>;
export const PublicConsultantsDocument = {"__meta__":{"hash":"4910c9ff768875bb9f9a48267f82bb2656a53eb0d4cfcb694982042c64a3eeaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicConsultants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicConsultants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"specialization"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"consultations"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PublicConsultantsQuery, PublicConsultantsQueryVariables>;
export const AdminReplyTemplatesDocument = {"__meta__":{"hash":"a3f955c920e10d883173f3c5266d25f16e9f85390ce6e28c688d96bf07818cda"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReplyTemplates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplateFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplateSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReplyTemplateRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReplyTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminReplyTemplatesQuery, AdminReplyTemplatesQueryVariables>;
export const AdminReplyTemplateDocument = {"__meta__":{"hash":"558b62e7e7b903aa8a81591c64d57340c773a4e4be30f6b58b0e9d3b18f2ca0f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"textAr"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"textFr"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminReplyTemplateQuery, AdminReplyTemplateQueryVariables>;
export const AdminReplyTemplateStatsDocument = {"__meta__":{"hash":"eadff977cad11355f24bf6ea42c2bd43fa2f940e06b94dcd9a3638d7a0ed8d56"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReplyTemplateStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyTemplateStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminReplyTemplateStatsQuery, AdminReplyTemplateStatsQueryVariables>;
export const CreateReplyTemplateDocument = {"__meta__":{"hash":"d0b36b15b4285d694c3826b705265d85cfc91cbd6061270aaef8d5791f252fbb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReplyTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReplyTemplateRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReplyTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateReplyTemplateMutation, CreateReplyTemplateMutationVariables>;
export const UpdateReplyTemplateDocument = {"__meta__":{"hash":"354b8587a45fdaf81b7c16c03cf67d1d604eca9c98e10c6bcc2322270429e226"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReplyTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReplyTemplateRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReplyTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateReplyTemplateMutation, UpdateReplyTemplateMutationVariables>;
export const DeleteReplyTemplateDocument = {"__meta__":{"hash":"61f5d24ed28e8683cdb218e7a56e5f8ab9d4b4055e234f2301c86ae695072d0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReplyTemplateRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReplyTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteReplyTemplateMutation, DeleteReplyTemplateMutationVariables>;
export const RestoreReplyTemplateDocument = {"__meta__":{"hash":"771fbb1b586239db56f719aa7733a52590455fcdc95711c08199a5656d38a520"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReplyTemplateRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReplyTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreReplyTemplateMutation, RestoreReplyTemplateMutationVariables>;
export const ReorderReplyTemplateDocument = {"__meta__":{"hash":"baf5b0de18c120c3d5d5c36eaf39c337d52d0813bd7fde437baf2b364e2ec40d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderReplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderReplyTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReplyTemplateRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReplyTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReorderReplyTemplateMutation, ReorderReplyTemplateMutationVariables>;
export const ToggleReplyTemplateStatusDocument = {"__meta__":{"hash":"b61e68747147890fa0fe1b97829110470d1cab879e2a6bbbd5e05d3c68ffbef3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleReplyTemplateStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleReplyTemplateStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReplyTemplateRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReplyTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleReplyTemplateStatusMutation, ToggleReplyTemplateStatusMutationVariables>;
export const AdminServiceRequestsDocument = {"__meta__":{"hash":"6199f781dbdb3bb45a8428b364668a92bfca5226c39e7bed5af452281ed24a82"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminServiceRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequestFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequestSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestListRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminServiceRequestsQuery, AdminServiceRequestsQueryVariables>;
export const AdminServiceRequestDocument = {"__meta__":{"hash":"8ab20349b54ade2513d201b7d68f5e1d8811a0d19c84d101e6186f0721ef2d16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminServiceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminServiceRequestQuery, AdminServiceRequestQueryVariables>;
export const ServiceRequestPersonDocument = {"__meta__":{"hash":"5242840fa6703abbd5f792d033d9741c289740690c8194a560206ca98daf9237"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceRequestPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceRequestPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestPersonFacts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestPersonFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSender"}},{"kind":"Field","name":{"kind":"Name","value":"mailTo"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"otherRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreRequests"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflictCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opposingParties"}},{"kind":"Field","name":{"kind":"Name","value":"clients"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyVariables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ServiceRequestPersonQuery, ServiceRequestPersonQueryVariables>;
export const AdminServiceRequestStatsDocument = {"__meta__":{"hash":"b1974782e2fd5169418360b2a9e93d41ac41e7f0169d10595bbbf6c684702151"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminServiceRequestStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceRequestStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminServiceRequestStatsQuery, AdminServiceRequestStatsQueryVariables>;
export const SetServiceRequestStatusDocument = {"__meta__":{"hash":"b2b1f869c297fa1c5b5430a327ff4505111b2543471a56b130b2a450af97920c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetServiceRequestStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetServiceRequestStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setServiceRequestStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetServiceRequestStatusMutation, SetServiceRequestStatusMutationVariables>;
export const UpdateServiceRequestDocument = {"__meta__":{"hash":"5efe8cbd552102982fdc5e4189a20a7f60d19eac6acf8e052c411dd75af2ffab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateServiceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateServiceRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateServiceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateServiceRequestMutation, UpdateServiceRequestMutationVariables>;
export const AssignServiceRequestDocument = {"__meta__":{"hash":"e5a27d510fad46a50cc3490aa99cec51a1e30110e7ba2312adcdb71c09f87553"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignServiceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignServiceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AssignServiceRequestMutation, AssignServiceRequestMutationVariables>;
export const ReplyToServiceRequestDocument = {"__meta__":{"hash":"610bbbbae3adba3adb6b232ed1ea724162ba45891e22fd350233e6588af4a806"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToServiceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToServiceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReplyToServiceRequestMutation, ReplyToServiceRequestMutationVariables>;
export const AddServiceRequestNoteDocument = {"__meta__":{"hash":"6f142b250a96d14054e8ddd0b850e70de14c1c3916e86d09b2af3dd0de3f56d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddServiceRequestNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRequestNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addServiceRequestNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddServiceRequestNoteMutation, AddServiceRequestNoteMutationVariables>;
export const DeleteServiceRequestDocument = {"__meta__":{"hash":"58108336450a8faf5186c212b8c7b29338c7b1b0ef0df70b335edfc4b218dfb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteServiceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteServiceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteServiceRequestMutation, DeleteServiceRequestMutationVariables>;
export const RestoreServiceRequestDocument = {"__meta__":{"hash":"aab2aade9e95b8c5c21cd9bdf2fa15f96be62637a5d5186eb1fd1eddcbd33874"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreServiceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreServiceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminServiceRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminServiceRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreServiceRequestMutation, RestoreServiceRequestMutationVariables>;
export const SetServiceRequestStatusesDocument = {"__meta__":{"hash":"5a34ca0a6fe5c1e3a04b61e37123d5895cca56b80c1c26a70b54630f3f1dd60c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetServiceRequestStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetServiceRequestStatusesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setServiceRequestStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetServiceRequestStatusesMutation, SetServiceRequestStatusesMutationVariables>;
export const AssignServiceRequestsDocument = {"__meta__":{"hash":"dbb7c3de0b5a6c86f9cf819c2f32f379bd4dd0dfea9c5be1d132a95f753eaf69"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignServiceRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignRequestsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignServiceRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AssignServiceRequestsMutation, AssignServiceRequestsMutationVariables>;
export const DeleteServiceRequestsDocument = {"__meta__":{"hash":"eeda91080b89e66ea97f4b184861c814c3cbf0d8e79c9593f234a73050d4806a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteServiceRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteServiceRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteServiceRequestsMutation, DeleteServiceRequestsMutationVariables>;
export const RestoreServiceRequestsDocument = {"__meta__":{"hash":"cba1f0312802e805d07f9b0c40b4cab8754e439be63a61295682942b927ebdc8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreServiceRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreServiceRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreServiceRequestsMutation, RestoreServiceRequestsMutationVariables>;
export const CreateServiceRequestExportDocument = {"__meta__":{"hash":"b6e34cc78cae26c949e408fba21bbdb4c904fa2eeb884752f273dce592b6d4bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateServiceRequestExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequestFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"separator"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CsvSeparator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createServiceRequestExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"separator"},"value":{"kind":"Variable","name":{"kind":"Name","value":"separator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestExportLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestExportLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateServiceRequestExportMutation, CreateServiceRequestExportMutationVariables>;
export const ServiceRequestChangedDocument = {"__meta__":{"hash":"fedb068a5fcfe85e06a15bc515795a8da35a525dd811b3f4bf116f72fe848ed8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ServiceRequestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceRequestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ServiceRequestChangedSubscription, ServiceRequestChangedSubscriptionVariables>;
export const MyServiceRequestDocument = {"__meta__":{"hash":"7d968b0ddc6e8dfc66c928460a368695324a148a82313e6220e7c304a257e0d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyServiceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myServiceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientServiceRequest"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientServiceRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MyServiceRequestQuery, MyServiceRequestQueryVariables>;
export const AddServiceRequestMessageDocument = {"__meta__":{"hash":"c3aba0ddb523d942d68b57dd39500b9ba6c1091f417d7550a6116dc4d1b75190"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddServiceRequestMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRequestMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addServiceRequestMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientServiceRequest"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientServiceRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddServiceRequestMessageMutation, AddServiceRequestMessageMutationVariables>;
export const MyServiceRequestChangedDocument = {"__meta__":{"hash":"a26a5238fcb03b393ab011c917acbb122cb73af9c353a573dde9c38c1b1d4a0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyServiceRequestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myServiceRequestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientServiceRequest"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientServiceRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"toBePlaced"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"clientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"clientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"clientAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDescription"}},{"kind":"Field","name":{"kind":"Name","value":"urgency"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"opposingParty"}},{"kind":"Field","name":{"kind":"Name","value":"serviceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MyServiceRequestChangedSubscription, MyServiceRequestChangedSubscriptionVariables>;
export const WithdrawServiceRequestDocument = {"__meta__":{"hash":"36184b18d9ff0e850acef7ac745336f991a96ea08acdcf29ed557041907b8a84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawServiceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawServiceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WithdrawServiceRequestMutation, WithdrawServiceRequestMutationVariables>;
export const AdminJobRolesDocument = {"__meta__":{"hash":"6ddcd6c20efb5db85b97991498d9b044779bfb5c7cc34fb6e91b684442f3494d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobRoleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobRoleSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminJobRoleRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminJobRoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminJobRolesQuery, AdminJobRolesQueryVariables>;
export const AdminJobRoleDocument = {"__meta__":{"hash":"0356d06b65e81956a122d0030471568ee4e1fdee22be4df97fbd6e495fc5c9c9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"benefitsAr"}},{"kind":"Field","name":{"kind":"Name","value":"benefitsEn"}},{"kind":"Field","name":{"kind":"Name","value":"benefitsFr"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionAr"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionFr"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"requirementsAr"}},{"kind":"Field","name":{"kind":"Name","value":"requirementsEn"}},{"kind":"Field","name":{"kind":"Name","value":"requirementsFr"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilitiesAr"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilitiesEn"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilitiesFr"}},{"kind":"Field","name":{"kind":"Name","value":"salary"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"skillsAr"}},{"kind":"Field","name":{"kind":"Name","value":"skillsEn"}},{"kind":"Field","name":{"kind":"Name","value":"skillsFr"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminJobRoleQuery, AdminJobRoleQueryVariables>;
export const AdminJobRoleStatsDocument = {"__meta__":{"hash":"4bd32aa65cb18febce84c6997c513dd178a28b068babca8dd025f7cedaf0c46c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminJobRoleStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobRoleStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"inactive"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminJobRoleStatsQuery, AdminJobRoleStatsQueryVariables>;
export const CheckJobRoleSlugDocument = {"__meta__":{"hash":"e3a1baaef5fd70471c69a0b56417791408c82dc1b6eaab90a813f87e7716982d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckJobRoleSlug"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"excludeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkJobRoleSlug"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"excludeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"excludeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"trashedId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CheckJobRoleSlugQuery, CheckJobRoleSlugQueryVariables>;
export const CreateJobRoleDocument = {"__meta__":{"hash":"5bc32255e9a5d857820d49ed4d7f04f7574fb540ceb3fd31e50431681a1816f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateJobRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateJobRoleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJobRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminJobRoleRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminJobRoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateJobRoleMutation, CreateJobRoleMutationVariables>;
export const UpdateJobRoleDocument = {"__meta__":{"hash":"232b3bb4f22206760fd54782f1d4d5740b0e3937827756a9ac3e6963e1abd273"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateJobRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJobRoleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJobRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminJobRoleRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminJobRoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateJobRoleMutation, UpdateJobRoleMutationVariables>;
export const DeleteJobRoleDocument = {"__meta__":{"hash":"a8c184efd650420a465e3ef54644ee355f2c10b26924de15d209e0d27618e590"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteJobRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJobRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminJobRoleRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminJobRoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteJobRoleMutation, DeleteJobRoleMutationVariables>;
export const RestoreJobRoleDocument = {"__meta__":{"hash":"044f240f75589168f758c38a6c829f47c27fdd2707b7f3df162e72a253ac320c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreJobRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreJobRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminJobRoleRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminJobRoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreJobRoleMutation, RestoreJobRoleMutationVariables>;
export const ReorderJobRoleDocument = {"__meta__":{"hash":"f9dd370145ac61ce5a014874776d7bacae5ee144c70081a94ed543c89053cfc6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderJobRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderJobRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminJobRoleRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminJobRoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReorderJobRoleMutation, ReorderJobRoleMutationVariables>;
export const ToggleJobRoleStatusDocument = {"__meta__":{"hash":"1b12aae16027ae07632d9e4174082cc268b2bd8e008a7cf2825d2243f1cdde78"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleJobRoleStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleJobRoleStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminJobRoleRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminJobRoleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ar"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}},{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staleLanguages"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ToggleJobRoleStatusMutation, ToggleJobRoleStatusMutationVariables>;
export const AdminContactRequestsDocument = {"__meta__":{"hash":"12d9417b3d81a31f6fa6d9b2e20d80ab88474e581ce93f6da1e69d77f5eff235"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContactRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequestFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequestSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestListRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminContactRequestsQuery, AdminContactRequestsQueryVariables>;
export const AdminContactRequestDocument = {"__meta__":{"hash":"13f119985fcca53f8f4a05b38c69e520e0149d87eda3882f3905aa942e16e4c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContactRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"replyMessage"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminContactRequestQuery, AdminContactRequestQueryVariables>;
export const ContactRequestPersonDocument = {"__meta__":{"hash":"aa5c8e42da1609129b8a236e01bb028d18a9a494121d0d3741753e26f69ecbb3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactRequestPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactRequestPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestPersonFacts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestPersonFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSender"}},{"kind":"Field","name":{"kind":"Name","value":"mailTo"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"otherRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreRequests"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflictCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opposingParties"}},{"kind":"Field","name":{"kind":"Name","value":"clients"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyVariables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ContactRequestPersonQuery, ContactRequestPersonQueryVariables>;
export const AdminContactRequestStatsDocument = {"__meta__":{"hash":"a697684d9ad32c7b9dc609d963df88e37b97a7b2e67a38615777425f448e2abb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContactRequestStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactRequestStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"replied"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminContactRequestStatsQuery, AdminContactRequestStatsQueryVariables>;
export const SetContactRequestStatusDocument = {"__meta__":{"hash":"425d8fdb1e1999f9e0c8d2290c07fa48df05c2697b67ac3171b5fbfb4d0e0c80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactRequestStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetContactRequestStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactRequestStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"replyMessage"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetContactRequestStatusMutation, SetContactRequestStatusMutationVariables>;
export const UpdateContactRequestDocument = {"__meta__":{"hash":"a09347dd93121e73169d7ed4ef110c4226ecc69ae0b86a8f7deebb41d6d19156"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContactRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"replyMessage"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<UpdateContactRequestMutation, UpdateContactRequestMutationVariables>;
export const AssignContactRequestDocument = {"__meta__":{"hash":"f401326a006df97566e6a187f4da2db82a12e077a313d4c2bb684949ddca927a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignContactRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"replyMessage"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AssignContactRequestMutation, AssignContactRequestMutationVariables>;
export const ReplyToContactRequestDocument = {"__meta__":{"hash":"efc14f933d69210975a336648755bca28f5fa30464ce60aef1498e6fb436bb41"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToContactRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"replyMessage"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReplyToContactRequestMutation, ReplyToContactRequestMutationVariables>;
export const AddContactRequestNoteDocument = {"__meta__":{"hash":"782af0c22837ff59271c175d7872ed6f074d9f42b89a789f1a3c07de56db965d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddContactRequestNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRequestNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addContactRequestNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"replyMessage"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddContactRequestNoteMutation, AddContactRequestNoteMutationVariables>;
export const DeleteContactRequestDocument = {"__meta__":{"hash":"1f6c0aabe49721f8f78a04e8f4390b5df53c88a3001aad7d23c3ff4910dc0a0e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteContactRequestMutation, DeleteContactRequestMutationVariables>;
export const RestoreContactRequestDocument = {"__meta__":{"hash":"a4c46169e05d82b6d3bc03df89fe554e76fe2211e92b7147f86743136c863861"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreContactRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreContactRequestMutation, RestoreContactRequestMutationVariables>;
export const SetContactRequestStatusesDocument = {"__meta__":{"hash":"ed88de2f8e2798960cabcbecbe83b1a562e2eb660b34de9c3f1731a5287227ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactRequestStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetContactRequestStatusesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactRequestStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetContactRequestStatusesMutation, SetContactRequestStatusesMutationVariables>;
export const AssignContactRequestsDocument = {"__meta__":{"hash":"af9316bd7f26ff522ca0cb98cd58e52873b58719afc884bd253b7d67dff98c23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignContactRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignRequestsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignContactRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AssignContactRequestsMutation, AssignContactRequestsMutationVariables>;
export const DeleteContactRequestsDocument = {"__meta__":{"hash":"a345d858604ba0b67ff689240ebd7ace110a97ba10c4732308accdda93b2cce6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteContactRequestsMutation, DeleteContactRequestsMutationVariables>;
export const RestoreContactRequestsDocument = {"__meta__":{"hash":"af1221b549970d148248efdd04abc61e9f78fbddc4671fb924b1fea5ae2c230c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreContactRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContactRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreContactRequestsMutation, RestoreContactRequestsMutationVariables>;
export const CreateContactRequestExportDocument = {"__meta__":{"hash":"85c01da34aa57f93922ef785ed02097eecf43ba58e6bb3ef019e23153e6aa1f3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContactRequestExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequestFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"separator"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CsvSeparator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContactRequestExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"separator"},"value":{"kind":"Variable","name":{"kind":"Name","value":"separator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestExportLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestExportLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateContactRequestExportMutation, CreateContactRequestExportMutationVariables>;
export const ContactRequestChangedDocument = {"__meta__":{"hash":"a852bc42802cf88114354507c772180fecbf682e3bac04af729676f715cd2cf6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContactRequestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactRequestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ContactRequestChangedSubscription, ContactRequestChangedSubscriptionVariables>;
export const MyContactRequestDocument = {"__meta__":{"hash":"84dcafc6dfc16df222f7a3be811ebdd4d6f92274cf77aa2b50c08283e72b755a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyContactRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientContactRequest"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientContactRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MyContactRequestQuery, MyContactRequestQueryVariables>;
export const AddContactRequestMessageDocument = {"__meta__":{"hash":"4b9cceed7b466ebf876aaedafe77faa84ecc6fae7acf5e1a739bc555aa20cbe2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddContactRequestMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRequestMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addContactRequestMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientContactRequest"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientContactRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddContactRequestMessageMutation, AddContactRequestMessageMutationVariables>;
export const MyContactRequestChangedDocument = {"__meta__":{"hash":"52b4b59369798eff96e628c22e47bdb73982feba92ea77b986c39b35b852055b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyContactRequestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myContactRequestChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientContactRequest"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientContactRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MyContactRequestChangedSubscription, MyContactRequestChangedSubscriptionVariables>;
export const WithdrawContactRequestDocument = {"__meta__":{"hash":"670b00b2476d44dd666d809b9c0959340a058efe1fba3fc344424f286d8cdd5d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawContactRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WithdrawContactRequestMutation, WithdrawContactRequestMutationVariables>;
export const AdminApplicationsDocument = {"__meta__":{"hash":"b9e32c1728637033c13e886abeac265273850f1766c0efe991c3570f34f38272"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationListRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationListRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationRow"}},{"kind":"Field","name":{"kind":"Name","value":"unseen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminApplicationsQuery, AdminApplicationsQueryVariables>;
export const AdminApplicationDocument = {"__meta__":{"hash":"5f1ea5691adab8b2811f2a924037a2f94436e70520e882b51971f89d3b40f271"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationRow"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvSize"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminApplicationQuery, AdminApplicationQueryVariables>;
export const ApplicationPersonDocument = {"__meta__":{"hash":"d469da9361a3eebc9c923991c98b8782b94a911565249d0212ab22a73f448e89"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicationPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestPersonFacts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestPersonFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSender"}},{"kind":"Field","name":{"kind":"Name","value":"mailTo"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"otherRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreRequests"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflictCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opposingParties"}},{"kind":"Field","name":{"kind":"Name","value":"clients"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyVariables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ApplicationPersonQuery, ApplicationPersonQueryVariables>;
export const AdminApplicationStatsDocument = {"__meta__":{"hash":"cfe9d1722e53dfabf1b072d9bbb7b2d60db2d08b8b04dde03d33ce474eeacb48"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminApplicationStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"reviewed"}},{"kind":"Field","name":{"kind":"Name","value":"shortlisted"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminApplicationStatsQuery, AdminApplicationStatsQueryVariables>;
export const SetApplicationStatusDocument = {"__meta__":{"hash":"448def6275980ecb679f21313762f6d631db16ffcc27d5bc8c4ba197cfc83560"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetApplicationStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetApplicationStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setApplicationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationRow"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvSize"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetApplicationStatusMutation, SetApplicationStatusMutationVariables>;
export const AssignApplicationDocument = {"__meta__":{"hash":"a0efafc70701558a321904914d330ac4bcab7dd6bcb4d07b2192ee57d5d775bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationRow"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvSize"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AssignApplicationMutation, AssignApplicationMutationVariables>;
export const ReplyToApplicationDocument = {"__meta__":{"hash":"e98c52c10560e20c3566d8f9d327c9abff6d3e7d698c3111e41c4398e798b81f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationRow"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvSize"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ReplyToApplicationMutation, ReplyToApplicationMutationVariables>;
export const AddApplicationNoteDocument = {"__meta__":{"hash":"2ad3b389a5bdd86039c0dce6d5b9bb5fcc51e2c533abf9e2e0590f645aee852a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddApplicationNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRequestNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addApplicationNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationDetail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationRow"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvSize"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeId"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddApplicationNoteMutation, AddApplicationNoteMutationVariables>;
export const DeleteApplicationDocument = {"__meta__":{"hash":"e57867046a59b75b330d7f04a8826f7601513cc7871c67fb333061207a3f993d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteApplicationMutation, DeleteApplicationMutationVariables>;
export const RestoreApplicationDocument = {"__meta__":{"hash":"827c09a1727b2795ceaa82e42cbb70d0e9b173a289b2ebb8caaa68bbe7b72ff4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminApplicationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminApplicationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"repeatOfId"}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvType"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredSince"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreApplicationMutation, RestoreApplicationMutationVariables>;
export const SetApplicationStatusesDocument = {"__meta__":{"hash":"35c89d185c67ebc7bcf4aca6b0ce2fe94c607b125ed91a8cb8fe5f01269098ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetApplicationStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetApplicationStatusesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setApplicationStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetApplicationStatusesMutation, SetApplicationStatusesMutationVariables>;
export const AssignApplicationsDocument = {"__meta__":{"hash":"7b01903190d4463220c77262ff7c6fbd1a5d73fe7fe49e759589f4b851cec2f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignRequestsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AssignApplicationsMutation, AssignApplicationsMutationVariables>;
export const DeleteApplicationsDocument = {"__meta__":{"hash":"c59ed560bcf59395a54c7bccd7b2837bc11439b7c0919cb840ec87ddb4fa6953"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DeleteApplicationsMutation, DeleteApplicationsMutationVariables>;
export const RestoreApplicationsDocument = {"__meta__":{"hash":"8f45c8a38ed1f85b3e7aea9c4135729ff3e994a56dafa9ee9e1b285062037866"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RestoreApplicationsMutation, RestoreApplicationsMutationVariables>;
export const CreateApplicationExportDocument = {"__meta__":{"hash":"23163d7df8616298b4330fdfc6dfb6a0a414ef85efed76c3fa82d6d40285e3e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApplicationExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Locale"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"separator"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CsvSeparator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApplicationExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"separator"},"value":{"kind":"Variable","name":{"kind":"Name","value":"separator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestExportLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestExportLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CreateApplicationExportMutation, CreateApplicationExportMutationVariables>;
export const ApplicationChangedDocument = {"__meta__":{"hash":"925f922fd35a46fb1d61835fe670b9ed6b1ea18533c2200f1c17d0d02f610183"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ApplicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables>;
export const MyApplicationDocument = {"__meta__":{"hash":"aabc10769dd62683a21c6cc2d79bc42993bc179ff1762e5a8159e09fd1177382"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientApplication"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvSize"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MyApplicationQuery, MyApplicationQueryVariables>;
export const AddApplicationMessageDocument = {"__meta__":{"hash":"bedf19ac1030cfcf823d9cc939d1624f8e502005e68b7c21a7f8b8f9eb4a7f5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddApplicationMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRequestMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addApplicationMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientApplication"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvSize"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AddApplicationMessageMutation, AddApplicationMessageMutationVariables>;
export const MyApplicationChangedDocument = {"__meta__":{"hash":"4f375ba0ab51199ea35778024d3c4aaa0cc8783b0bf0257859f4ea236c0b7b7d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyApplicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplicationChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientApplication"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"motivation"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"titleAr"}},{"kind":"Field","name":{"kind":"Name","value":"titleFr"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cvName"}},{"kind":"Field","name":{"kind":"Name","value":"cvSize"}},{"kind":"Field","name":{"kind":"Name","value":"cvState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MyApplicationChangedSubscription, MyApplicationChangedSubscriptionVariables>;
export const WithdrawApplicationDocument = {"__meta__":{"hash":"ff93907a7756b20b02420c8fe3d842c21225364931f975ba72b6787bfa6c9ad9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;