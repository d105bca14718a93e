/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The revision of a quote that the caller read and accepts. */
export type AcceptQuoteInput = {
  /** The revision; QUOTE_CHANGED if there is a newer one. */
  revision: number;
};

/** A file to send with a request. */
export type AddRequestFileInput = {
  /** The file: PDF, Word or OpenDocument text without macros, JPEG, PNG, WebP or HEIC, told by its content and its name. */
  file: File;
  /** Id of the request. */
  id: string | number;
  /** Kind of the request. */
  kind: RequestKind;
  /** Id of the paper of this request that it is; left out for any other file. */
  paperId?: string | number | null | undefined;
};

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

/** A paper that the office wants for one request. */
export type AddRequestPaperInput = {
  /** Id of the request. */
  id: string | number;
  /** Kind of the request. */
  kind: RequestKind;
  /** What it is, in the language of the client, 2 to 200 characters. */
  name: string;
};

/** Why an appointment can no longer take place as it stands. */
export type AffectedReason =
  /** Its consultant is inactive or was deleted. */
  | 'consultant'
  /** Its day is a holiday by now. */
  | 'holiday'
  /** It is outside of the hours of the consultant by now. */
  | 'hours';

/** What a token may do with one kind of row. */
export type ApiTokenScopeInput = {
  /** What may be done. Changing and deleting do not include reading. */
  actions: Array<ScopeAction>;
  /** The kind. */
  kind: ScopeKind;
};

/** Which job applications a list shows: those that all given fields match. */
export type ApplicationFilter = {
  /** Only requests that the colleague with this id deals with. */
  assigneeId?: string | number | null | undefined;
  /** Only requests sent on this day in Algiers or later, written as YYYY-MM-DD. */
  createdFrom?: string | null | undefined;
  /** Only requests sent on this day in Algiers or earlier; at most ten years after `createdFrom`. */
  createdTo?: string | null | undefined;
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only requests that the office wrote down for somebody who came to it in this way. */
  intakeChannel?: IntakeChannel | null | undefined;
  /** Only requests of this queue. Sort by `queue` for what is urgent and waits first, then the longest waiting. */
  queue?: RequestQueue | null | undefined;
  /** Only applications for the job role with this id or slug. */
  role?: string | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only requests with one of these statuses, at most 20. */
  statuses?: Array<ApplicationStatus> | null | undefined;
  /** Only requests that the person of the office with this id wrote down. */
  takenById?: string | number | null | undefined;
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
  /** Id of an active account of the office; null or left out: nobody. */
  assigneeId?: string | number | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Who is to deal with several requests. */
export type AssignRequestsInput = {
  /** Id of an active account of the office; null or left out: nobody. */
  assigneeId?: string | number | null | undefined;
  /** From 1 to 100 requests, each named once. */
  rows: Array<RequestRowInput>;
};

/** A kind of row whose changes are recorded. */
export type AuditEntity =
  /** What a program signs in with. */
  | 'apiToken'
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
  /** An answer of the guided path, and what it leads to. */
  | 'guideStep'
  /** A day on which the office is closed. */
  | 'holiday'
  /** A job that people apply for. */
  | 'jobRole'
  /** A mail in the outbox. */
  | 'mail'
  /** The hours of the firm, or days on which other hours hold. */
  | 'officeHours'
  /** A person, whatever accounts and requests they have. */
  | 'person'
  /** A quote for a request, with its payments. */
  | 'quote'
  /** A text that the office begins quotes with. */
  | 'quoteTemplate'
  /** What a client thinks of a case that is over. */
  | 'rating'
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
  /** What happens to people, in their words, and what to do then. */
  | 'situation'
  /** Words that the search of the public takes for each other. */
  | 'synonym'
  /** What a client said about the firm. */
  | 'testimonial'
  /** An account. */
  | 'user'
  /** An address elsewhere that is told of changes. */
  | 'webhook';

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
  /** The client accepted it. */
  | 'accepted'
  /** The account was activated. */
  | 'activated'
  /** It is advocate now, or no longer. */
  | 'advocate_changed'
  /** The retention rules ran. */
  | 'applied'
  /** The client saved everything of it as an archive. */
  | 'archive_downloaded'
  /** Somebody else deals with it, or nobody. */
  | 'assigned'
  /** The person added an authenticator app. */
  | 'authenticator_added'
  /** The person removed the authenticator app. */
  | 'authenticator_removed'
  /** A code was made with which the person adds it to their account: sent to its phone number, or given after seeing an identity paper. */
  | 'code_given'
  /** The client no longer agrees that it becomes a testimonial. */
  | 'consent_withdrawn'
  /** The client agreed that it becomes a testimonial. */
  | 'consented'
  /** It was created. */
  | 'created'
  /** The CV was shown or saved. */
  | 'cv_downloaded'
  /** A virus was found in the CV, which was deleted. */
  | 'cv_infected'
  /** The person downloaded everything about themselves. */
  | 'data_downloaded'
  /** The appointments of a day were saved as a PDF. */
  | 'day_printed'
  /** The account was deactivated. */
  | 'deactivated'
  /** It was taken back that somebody is not the same person. */
  | 'dismissal_undone'
  /** Somebody who was taken for the same person is said not to be. */
  | 'dismissed'
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
  /** Its last day is over. */
  | 'expired'
  /** A list of such rows was exported. */
  | 'exported'
  /** It is featured now, or no longer. */
  | 'featured_changed'
  /** The consultant got a private address for calendar programs. */
  | 'feed_created'
  /** The private address for calendar programs was ended. */
  | 'feed_removed'
  /** A file was sent with it. */
  | 'file_added'
  /** A virus was found in a file of it, which was deleted. */
  | 'file_infected'
  /** A file of it was shown or saved. */
  | 'file_opened'
  /** A file was taken back by who sent it. */
  | 'file_removed'
  /** The hours in which the consultant can be booked were changed. */
  | 'hours_changed'
  /** It is in person now, or no longer. */
  | 'inPerson_changed'
  /** It was sent without an account, and joined the account of its sender. */
  | 'joined'
  /** What it says of the law was confirmed in some languages. */
  | 'law_reviewed'
  /** It left the account that it was sent with, because a change of the e-mail address was undone. */
  | 'left'
  /** A merge was undone, so that it stands for itself again. */
  | 'merge_undone'
  /** It was merged into another record of the same person. */
  | 'merged'
  /** The client added a message. */
  | 'message_added'
  /** The client moved it to another time or consultant. */
  | 'moved'
  /** The client did not come. */
  | 'no_show'
  /** It was taken back that the client did not come. */
  | 'no_show_undone'
  /** The office added a note. */
  | 'note_added'
  /** A payment was recorded. */
  | 'paid'
  /** A paper was asked for, or it stands elsewhere than before. */
  | 'paper_changed'
  /** The person added a passkey. */
  | 'passkey_added'
  /** The person removed a passkey. */
  | 'passkey_removed'
  /** The person gave a passkey another name. */
  | 'passkey_renamed'
  /** The password was changed. */
  | 'password_changed'
  /** A payment was cancelled by another entry. */
  | 'payment_cancelled'
  /** The person confirmed the phone number. */
  | 'phone_verified'
  /** A PDF of it was opened. */
  | 'printed'
  /** The person changed their own profile. */
  | 'profile_updated'
  /** A recovery code was used in the place of a passkey or a code of the app. */
  | 'recovery_code_used'
  /** New recovery codes were made; the older ones no longer work. */
  | 'recovery_codes_renewed'
  /** The client refused it. */
  | 'refused'
  /** A client created the account. */
  | 'registered'
  /** It was deleted or moved to the trash. */
  | 'removed'
  /** It got another place in its list. */
  | 'reordered'
  /** The office replied. */
  | 'replied'
  /** The office moved it to another time or consultant. */
  | 'rescheduled'
  /** A link to choose a new password was mailed. */
  | 'reset_link_sent'
  /** It was brought back from the trash. */
  | 'restored'
  /** A client sent it again. */
  | 'resubmitted'
  /** It was sent again. */
  | 'retried'
  /** It was ended. */
  | 'revoked'
  /** Signing in needs only the password from then on. */
  | 'second_factor_disabled'
  /** Signing in needs a passkey or a code from then on. */
  | 'second_factor_enabled'
  /** It got a new secret. */
  | 'secret_renewed'
  /** A version of it was sent to the client. */
  | 'sent'
  /** A request was taken off the person, and is of somebody else. */
  | 'separated'
  /** A request that was taken off the person is theirs again. */
  | 'separation_undone'
  /** Its status was changed. */
  | 'status_changed'
  /** A client sent it. */
  | 'submitted'
  /** The product switched it off, because it failed or its token ended. */
  | 'switched_off'
  /** The office wrote it down for somebody who called or came. */
  | 'taken'
  /** A test was sent to it. */
  | 'tested'
  /** An assistant called a tool with it; the changes name the tool and the row. */
  | 'tool_used'
  /** The lock after wrong passwords was ended. */
  | 'unlocked'
  /** Some of its fields were changed. */
  | 'updated'
  /** It is verified now, or no longer. */
  | 'verified_changed'
  /** Whoever sent it took it back. */
  | 'withdrawn';

/** Changes to how consultations are booked and requests are sent. */
export type BookingSettingsInput = {
  /** Days ahead that consultations can be booked, from 14 to 365. */
  bookingHorizonDays?: number | null | undefined;
  /** Hours before its beginning until which a consultation can be booked, from 0 to 168. */
  bookingNoticeHours?: number | null | undefined;
  /** Hours before its beginning until which a client can cancel a consultation, from 0 to 168. */
  cancelNoticeHours?: number | null | undefined;
  /** Hours before its beginning at which a client is reminded of a consultation first, from 12 to 168. */
  earlyReminderHours?: number | null | undefined;
  /** Whether the first consultation is free, which the site then says. */
  firstConsultationFree?: boolean | null | undefined;
  /** Hours before its beginning at which a client is reminded of a consultation again, from 1 to 11. */
  lateReminderHours?: number | null | undefined;
  /** Consultations that one client can have booked and not yet had, from 1 to 500. */
  maxOpenConsultations?: number | null | undefined;
  /** Days back within which the forms ask whether it is urgent, when the client names the day of a paper, from 1 to 365. */
  recentPaperDays?: number | null | undefined;
  /** Length of a consultation in minutes, and the distance between the beginnings of two, from 15 to 120. */
  slotMinutes?: number | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Several changes at once; all are made or none. */
export type BulkContactInfoInput = {
  /** From 1 to 100 changes, made in this order. */
  updates: Array<ContactInfoChange>;
};

/** The end of a consultation that the client no longer wants. */
export type CancelConsultationInput = {
  /** The reason, for the office. */
  reason?: string | null | undefined;
};

/** Why a payment is cancelled. */
export type CancelPaymentInput = {
  /** The reason, 3 to 1000 characters. */
  reason: string;
};

/** Which ratings of cases a list shows: those that all given fields match. */
export type CaseRatingFiguresFilter = {
  /** Only ratings of cases that the person of the office with this id dealt with. */
  assigneeId?: string | number | null | undefined;
  /** True: only ratings whose client agreed to a testimonial; false: only the others. */
  consented?: boolean | null | undefined;
  /** Only ratings of this kind of request. */
  kind?: RequestKind | null | undefined;
  /** True: only ratings of 2 stars or fewer; false: only the others. */
  low?: boolean | null | undefined;
  /** Only ratings of the service with this id. */
  serviceId?: number | null | undefined;
  /** Only ratings with exactly this number of stars. */
  stars?: number | null | undefined;
};

/** Which ratings of cases a list shows: those that all given fields match. */
export type CaseRatingFilter = {
  /** Only ratings of cases that the person of the office with this id dealt with. */
  assigneeId?: string | number | null | undefined;
  /** True: only ratings whose client agreed to a testimonial; false: only the others. */
  consented?: boolean | null | undefined;
  /** Only ratings of this kind of request. */
  kind?: RequestKind | null | undefined;
  /** True: only ratings of 2 stars or fewer; false: only the others. */
  low?: boolean | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only ratings of the service with this id. */
  serviceId?: number | null | undefined;
  /** Only ratings with exactly this number of stars. */
  stars?: number | null | undefined;
};

/** The order of a list of ratings of cases. */
export type CaseRatingSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: CaseRatingSortField;
};

/** What lists of ratings of cases can be sorted by. */
export type CaseRatingSortField =
  /** When it was written first. */
  | 'createdAt'
  /** Number of stars. */
  | 'stars'
  /** When it was last changed. */
  | 'updatedAt';

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

/** What is about to be closed: a day, or the times of a consultant. It is not stored. */
export type ClosureInput = {
  /** A day in Algiers that becomes a holiday. */
  day?: string | null | undefined;
  /** Other hours of the firm in an ordinary week. */
  firmHours?: Array<ConsultantHoursIntervalInput> | null | undefined;
  /** The other hours, with `hoursOf`; none: the hours of the firm. */
  hours?: Array<ConsultantHoursIntervalInput> | null | undefined;
  /** Id of a consultant who gets other hours. */
  hoursOf?: string | number | null | undefined;
  /** Id of a consultant who leaves. */
  leavingId?: string | number | null | undefined;
  /** A period with other hours, or one that is deleted. */
  period?: ClosurePeriodInput | null | undefined;
};

/** A period with other hours that is about to be stored or deleted. */
export type ClosurePeriodInput = {
  /** Id of the consultant whose hours they are; null or left out: the firm. */
  consultantId?: string | number | null | undefined;
  /** Its last day; left out: it is deleted. */
  endsOn?: string | null | undefined;
  /** Its hours; left out: it is deleted. */
  hours?: Array<ConsultantHoursIntervalInput> | null | undefined;
  /** Id of the period that changes; left out for a new one. */
  id?: string | number | null | undefined;
  /** Its first day; left out: it is deleted. */
  startsOn?: string | null | undefined;
};

/** Why there may be a conflict of interest. */
export type ConflictType =
  /** The person has the name of the opposing party of another request. */
  | 'client_is_opposing_party'
  /** The opposing party has the name of a client of the firm. */
  | 'opposing_party_is_client';

/** Which consultants a list shows: those that all given fields match. */
export type ConsultantFilter = {
  /** True: only those that are advocate. False: only the others. */
  advocate?: boolean | null | undefined;
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
  /** Whether it is advocate. */
  | 'advocate'
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

/** A branch of law. */
export type ConsultationBranch =
  /** Administrative law. */
  | 'administrative'
  /** Civil law. */
  | 'civil'
  /** Commercial law. */
  | 'commercial'
  /** Criminal law. */
  | 'criminal'
  /** Family law. */
  | 'family'
  /** Intellectual property. */
  | 'intellectual_property'
  /** Investment. */
  | 'investment'
  /** Labour law. */
  | 'labor'
  /** Public procurement. */
  | 'public_procurement'
  /** Real estate. */
  | 'real_estate';

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
  /** Only requests that the colleague with this id deals with. */
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
  /** Only requests that the office wrote down for somebody who came to it in this way. */
  intakeChannel?: IntakeChannel | null | undefined;
  /** True: only consultations that the client did not come to; false: the others. */
  noShow?: boolean | null | undefined;
  /** Only consultations with this priority. */
  priority?: ConsultationPriority | null | undefined;
  /** Only requests of this queue. Sort by `queue` for what is urgent and waits first, then the longest waiting. */
  queue?: RequestQueue | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only consultations that came from the situation with this id. */
  situationId?: string | number | null | undefined;
  /** Only consultations on this day in Algiers or later, written as YYYY-MM-DD. */
  startsFrom?: string | null | undefined;
  /** Only consultations on this day in Algiers or earlier; at most ten years after `startsFrom`. */
  startsTo?: string | null | undefined;
  /** Only requests with one of these statuses, at most 20. */
  statuses?: Array<ConsultationStatus> | null | undefined;
  /** Only requests that the person of the office with this id wrote down. */
  takenById?: string | number | null | undefined;
  /** True: only consultations for which the office has to choose the branch; false: the others. */
  toBePlaced?: boolean | null | undefined;
  /** True: only requests whose client waits for an answer. */
  unanswered?: boolean | null | undefined;
  /** True: only requests that nobody deals with. */
  unassigned?: boolean | null | undefined;
  /** Only consultations with this urgency. */
  urgency?: Urgency | null | undefined;
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
  /** How important it is to the office, which sets it. */
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
  | 'updatedAt'
  /** How soon the client needs an answer; the form asks after a recent paper. */
  | 'urgency';

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

/** One of several changes. The entry is found by its id, else by kind and key, else it is created. */
export type ContactInfoChange = {
  /** Entries of one kind are listed in ascending order of this number. 0 by default for a new entry. */
  displayOrder?: number | null | undefined;
  /** Id of the entry to change. */
  id?: string | number | null | undefined;
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

/** Which entries a list shows: those that all given fields match. */
export type ContactInfoFilter = {
  /** True: only active entries. False: only inactive ones. */
  isActive?: boolean | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only entries of this kind. */
  type?: ContactInfoType | null | undefined;
};

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
  /** Only requests that the colleague with this id deals with. */
  assigneeId?: string | number | null | undefined;
  /** Only requests sent on this day in Algiers or later, written as YYYY-MM-DD. */
  createdFrom?: string | null | undefined;
  /** Only requests sent on this day in Algiers or earlier; at most ten years after `createdFrom`. */
  createdTo?: string | null | undefined;
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only requests that the office wrote down for somebody who came to it in this way. */
  intakeChannel?: IntakeChannel | null | undefined;
  /** Only requests with this priority. */
  priority?: Urgency | null | undefined;
  /** Only requests of this queue. Sort by `queue` for what is urgent and waits first, then the longest waiting. */
  queue?: RequestQueue | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only requests with one of these statuses, at most 20. */
  statuses?: Array<ContactRequestStatus> | null | undefined;
  /** Only requests that the person of the office with this id wrote down. */
  takenById?: string | number | null | undefined;
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
  /** How soon the office wants to reply; set by the office. */
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

/** A new token for a program, which cannot be changed later, with the password and second factor of whoever makes it. */
export type CreateApiTokenInput = {
  /** Addresses and networks (203.0.113.7, 203.0.113.0/24, 2001:db8::/48) that it is accepted from, up to 20; from everywhere by default. Of an IPv6 address its /64 network counts. */
  addresses?: Array<string> | null | undefined;
  /** Calls in a minute, 1 to 6000; 600 by default. */
  callsPerMinute?: number | null | undefined;
  /** The six digits that the app shows, or a recovery code. Needed, unless a passkey is given, once there is a second factor. */
  code?: string | null | undefined;
  /** Days until it ends, 1 to 366; 90 by default. */
  days?: number | null | undefined;
  /** The languages in which it writes content; all by default. */
  languages?: Array<Locale> | null | undefined;
  /** What it is called, such as the program that gets it, 2 to 60 characters. */
  name: string;
  /** A passkey that signed, in the place of a code. */
  passkey?: PasskeyAssertionInput | null | undefined;
  /** The current password, exactly as it was chosen. */
  password: string;
  /** Whether it also reads what says something about a person; no by default. */
  personal?: boolean | null | undefined;
  /** What it may do, each kind once; never its own account, nor tokens. */
  scopes: Array<ApiTokenScopeInput>;
  /** Id of the account that the program acts for. */
  userId: string | number;
};

/** A new job application of somebody who called or came, written down by the office. */
export type CreateApplicationInput = {
  /** Anything else. */
  additionalInfo?: string | null | undefined;
  /** Postal address. */
  address?: string | null | undefined;
  /** First day on which the person could start, written as YYYY-MM-DD. */
  availability?: string | null | undefined;
  /** City of the applicant. */
  city?: string | null | undefined;
  /** Version of the consent text that the person agreed to, 2026-11-27 at present. */
  consentVersion: string;
  /** Country. */
  country?: string | null | undefined;
  /** The CV that the person brought or sent: a PDF or Word document without macros, smaller than 5 MB. */
  cv: File;
  /** Day of birth, written as YYYY-MM-DD. */
  dateOfBirth?: string | null | undefined;
  /** Education, up to 5000 characters. */
  education?: string | null | undefined;
  /** E-mail address; receipts go there if nobody is signed in. */
  email?: string | null | undefined;
  /** Expected salary. */
  expectedSalary?: string | null | undefined;
  /** Work experience, up to 5000 characters. */
  experience?: string | null | undefined;
  /** Full name, 2 to 100 characters. */
  fullName: string;
  /** How the person reached the office. */
  intakeChannel: IntakeChannel;
  /** Link to a LinkedIn profile. */
  linkedin?: string | null | undefined;
  /** Language of mails to the person, in which they agreed to the consent text. */
  mailLanguage: Locale;
  /** Why the person applies. */
  motivation?: string | null | undefined;
  /** Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. */
  phoneNumber: string;
  /** Id or slug of an active job role. */
  roleId: string;
  /** Skills, up to 3000 characters. */
  skills?: string | null | undefined;
  /** Link to a website. */
  website?: string | null | undefined;
};

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
  /** Whether it is advocate; false by default for a new row. */
  advocate?: boolean | null | undefined;
  /** Branches of law in which consultations with the consultant are booked first. */
  branches?: Array<ConsultationBranch> | null | undefined;
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

/** A new consultation of somebody who called or came, written down by the office. */
export type CreateConsultationInput = {
  /** How it takes place. */
  channel?: ConsultationChannel | null | undefined;
  /** Name of the client, 2 to 100 characters. */
  clientName: string;
  /** Version of the consent text that the person agreed to, 2026-11-27 at present. */
  consentVersion: string;
  /** Id of the consultant; null or left out: whoever is free. */
  consultantId?: string | number | null | undefined;
  /** The branch of law, one of civil, commercial, real-estate, labor, criminal, family, administrative, intellectual-property, public-procurement, investment; null or left out: the client does not know, and the office chooses it. */
  consultationType?: string | null | undefined;
  /** The details, up to 5000 characters. */
  description?: string | null | undefined;
  /** E-mail address of the client. */
  email?: string | null | undefined;
  /** How the person reached the office. */
  intakeChannel: IntakeChannel;
  /** Language of mails to the person, in which they agreed to the consent text. */
  mailLanguage: Locale;
  /** Day on which the client received a paper, such as a summons or a judgment, written as YYYY-MM-DD; not in the future. */
  paperReceivedOn?: string | null | undefined;
  /** Phone number of the client, at which the office can call. */
  phone: string;
  /** Id of the situation from whose page the person came, whose papers the office then wants. One that the public does not see is left out. */
  situationId?: string | number | null | undefined;
  /** When it begins: a free slot, with its time zone, such as 2026-12-01T09:00:00+01:00. */
  startsAt: string;
  /** What it is about, up to 200 characters. */
  title?: string | null | undefined;
  /** How soon the client needs an answer; normal by default for a new consultation. */
  urgency?: Urgency | null | undefined;
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

/** A new contact request of somebody who called or came, written down by the office. */
export type CreateContactRequestInput = {
  /** Version of the consent text that the person agreed to, 2026-11-27 at present. */
  consentVersion: string;
  /** E-mail address of the sender. */
  email?: string | null | undefined;
  /** How the person reached the office. */
  intakeChannel: IntakeChannel;
  /** Language of mails to the person, in which they agreed to the consent text. */
  mailLanguage: Locale;
  /** The message, up to 5000 characters. */
  message?: string | null | undefined;
  /** Name of the sender, up to 100 characters. */
  name: string;
  /** Phone number of the sender, in any spelling. */
  phone: string;
  /** What the message is about. */
  subject?: string | null | undefined;
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
  /** The law on it in Arabic, 10 to 2000 characters. */
  lawAr?: string | null | undefined;
  /** The law on it in English, 10 to 2000 characters. */
  lawEn?: string | null | undefined;
  /** The law on it in French, 10 to 2000 characters. */
  lawFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** The question in Arabic, 5 to 1000 characters; a draft may lack it. */
  questionAr?: string | null | undefined;
  /** The question in English, 5 to 1000 characters; a draft may lack it. */
  questionEn?: string | null | undefined;
  /** The question in French, 5 to 1000 characters; a draft may lack it. */
  questionFr?: string | null | undefined;
  /** Slug of the situation that it belongs to; null if it belongs to none. */
  situation?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
};

/** A new step of the guided path. */
export type CreateGuideStepInput = {
  /** The answer in Arabic, 2 to 120 characters; a draft may lack it. */
  answerAr?: string | null | undefined;
  /** The answer in English, 2 to 120 characters; a draft may lack it. */
  answerEn?: string | null | undefined;
  /** The answer in French, 2 to 120 characters; a draft may lack it. */
  answerFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Slug of the step whose question it answers; null for the first question. A path has at most five questions and never leads back to itself. */
  parent?: string | null | undefined;
  /** The next question in Arabic, 5 to 200 characters. */
  questionAr?: string | null | undefined;
  /** The next question in English, 5 to 200 characters. */
  questionEn?: string | null | undefined;
  /** The next question in French, 5 to 200 characters. */
  questionFr?: string | null | undefined;
  /** Slug of the situation that it leads to; null if a question follows. */
  situation?: string | null | undefined;
  /** Slug; a new row without one gets it from its English text, else the French. */
  slug?: string | null | undefined;
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

/** A new period with other hours. */
export type CreateHoursPeriodInput = {
  /** Id of the consultant whose hours they are; null or left out: the firm. */
  consultantId?: string | number | null | undefined;
  /** The last day; at most 366 days with the first one. Periods of the same hours cannot overlap. */
  endsOn: string;
  /** Up to 20 intervals that do not overlap; none: nobody can be booked. */
  hours: Array<ConsultantHoursIntervalInput>;
  /** Arabic name, up to 100 characters. */
  nameAr: string;
  /** English name, up to 100 characters. */
  nameEn: string;
  /** French name, up to 100 characters. */
  nameFr: string;
  /** The first day in Algiers, written as YYYY-MM-DD. */
  startsOn: string;
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

/** A new quote, as a draft. The tax is that of the settings. */
export type CreateQuoteInput = {
  /** What is not in the price, up to 4000 characters. */
  excluded?: string | null | undefined;
  /** What is in the price, up to 4000 characters. */
  included?: string | null | undefined;
  /** Kind of the request that it is for; not for job applications. */
  kind: RequestKind;
  /** Language in which it is written. */
  language: Locale;
  /** What it charges for, 1 to 30 lines. */
  lines: Array<QuoteLineInput>;
  /** What else the client has to know, up to 2000 characters. */
  note?: string | null | undefined;
  /** Id of that request. */
  requestId: string | number;
  /** The last day on which it can be accepted, today or later. */
  validUntil: string;
};

/** A new quote template. */
export type CreateQuoteTemplateInput = {
  /** Prices of the lines in centimes, without tax, in their order; 0 or left out: written in each quote. */
  amounts?: Array<number> | null | undefined;
  /** The what is not in the price in Arabic, 1 to 4000 characters. */
  excludedAr?: string | null | undefined;
  /** The what is not in the price in English, 1 to 4000 characters. */
  excludedEn?: string | null | undefined;
  /** The what is not in the price in French, 1 to 4000 characters. */
  excludedFr?: string | null | undefined;
  /** The what is in the price in Arabic, 1 to 4000 characters. */
  includedAr?: string | null | undefined;
  /** The what is in the price in English, 1 to 4000 characters. */
  includedEn?: string | null | undefined;
  /** The what is in the price in French, 1 to 4000 characters. */
  includedFr?: string | null | undefined;
  /** The lines in Arabic: at most 30 entries of up to 200 characters. */
  linesAr?: Array<string> | null | undefined;
  /** The lines in English: at most 30 entries of up to 200 characters. */
  linesEn?: Array<string> | null | undefined;
  /** The lines in French: at most 30 entries of up to 200 characters. */
  linesFr?: Array<string> | null | undefined;
  /** The terms in Arabic, 1 to 2000 characters. */
  noteAr?: string | null | undefined;
  /** The terms in English, 1 to 2000 characters. */
  noteEn?: string | null | undefined;
  /** The terms in French, 1 to 2000 characters. */
  noteFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Slug of the service that it is for; null: for every request. */
  service?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The title in Arabic, 2 to 100 characters; a draft may lack it. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 100 characters; a draft may lack it. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 100 characters; a draft may lack it. */
  titleFr?: string | null | undefined;
  /** Days that a quote is valid which begins with it; 30 by default for a new quote template. */
  validDays?: number | null | undefined;
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
  /** Whether it is in person; false by default for a new row. */
  inPerson?: boolean | null | undefined;
  /** The law on it in Arabic, 10 to 5000 characters. */
  lawAr?: string | null | undefined;
  /** The law on it in English, 10 to 5000 characters. */
  lawEn?: string | null | undefined;
  /** The law on it in French, 10 to 5000 characters. */
  lawFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** The papers in Arabic: at most 20 entries of up to 200 characters. */
  papersAr?: Array<string> | null | undefined;
  /** The papers in English: at most 20 entries of up to 200 characters. */
  papersEn?: Array<string> | null | undefined;
  /** The papers in French: at most 20 entries of up to 200 characters. */
  papersFr?: Array<string> | null | undefined;
  /** The price in Arabic, 2 to 200 characters. */
  priceAr?: string | null | undefined;
  /** The price in English, 2 to 200 characters. */
  priceEn?: string | null | undefined;
  /** The price in French, 2 to 200 characters. */
  priceFr?: string | null | undefined;
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

/** A new service request of somebody who called or came, written down by the office. */
export type CreateServiceRequestInput = {
  /** Further wishes of the client. */
  additionalRequirements?: string | null | undefined;
  /** Postal address of the client. */
  clientAddress?: string | null | undefined;
  /** E-mail address of the client. */
  clientEmail?: string | null | undefined;
  /** Name of the client, 2 to 100 characters. */
  clientName: string;
  /** Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. */
  clientPhone: string;
  /** Version of the consent text that the person agreed to, 2026-11-27 at present. */
  consentVersion: string;
  /** How the person reached the office. */
  intakeChannel: IntakeChannel;
  /** Language of mails to the person, in which they agreed to the consent text. */
  mailLanguage: Locale;
  /** Name of the person or company that the client has a dispute with, so that the firm can check for a conflict of interest. */
  opposingParty?: string | null | undefined;
  /** Day on which the client received a paper, such as a summons or a judgment, written as YYYY-MM-DD; not in the future. */
  paperReceivedOn?: string | null | undefined;
  /** Preferred day, written as YYYY-MM-DD. */
  preferredDate?: string | null | undefined;
  /** What the client needs, up to 5000 characters. */
  serviceDescription?: string | null | undefined;
  /** Number of an active service. */
  serviceId?: number | null | undefined;
  /** Id of the situation from whose page the person came, whose papers the office then wants. One that the public does not see is left out. */
  situationId?: string | number | null | undefined;
  /** True: the client does not know which service fits. The request is for the legal consultation, whatever `serviceId` says, until the office has chosen a service. */
  toBePlaced?: boolean | null | undefined;
  /** How soon the client needs an answer; normal by default for a new request. */
  urgency?: Urgency | null | undefined;
};

/** A new situation. */
export type CreateSituationInput = {
  /** Branch of law in which a consultation about it is booked; null if it fits none. */
  branch?: ConsultationBranch | null | undefined;
  /** The text on the cost in Arabic, 10 to 600 characters; a draft may lack it. */
  costAr?: string | null | undefined;
  /** The text on the cost in English, 10 to 600 characters; a draft may lack it. */
  costEn?: string | null | undefined;
  /** The text on the cost in French, 10 to 600 characters; a draft may lack it. */
  costFr?: string | null | undefined;
  /** The part of life that it belongs to; work by default for a new situation. */
  door?: SituationDoor | null | undefined;
  /** The keywords in Arabic: at most 40 entries of up to 60 characters. */
  keywordsAr?: Array<string> | null | undefined;
  /** The keywords in English: at most 40 entries of up to 60 characters. */
  keywordsEn?: Array<string> | null | undefined;
  /** The keywords in French: at most 40 entries of up to 60 characters. */
  keywordsFr?: Array<string> | null | undefined;
  /** The law on it in Arabic, 10 to 3000 characters. */
  lawAr?: string | null | undefined;
  /** The law on it in English, 10 to 3000 characters. */
  lawEn?: string | null | undefined;
  /** The law on it in French, 10 to 3000 characters. */
  lawFr?: string | null | undefined;
  /** The text on what comes next in Arabic, 10 to 1000 characters; a draft may lack it. */
  nextAr?: string | null | undefined;
  /** The text on what comes next in English, 10 to 1000 characters; a draft may lack it. */
  nextEn?: string | null | undefined;
  /** The text on what comes next in French, 10 to 1000 characters; a draft may lack it. */
  nextFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** The papers in Arabic: at most 20 entries of up to 200 characters. */
  papersAr?: Array<string> | null | undefined;
  /** The papers in English: at most 20 entries of up to 200 characters. */
  papersEn?: Array<string> | null | undefined;
  /** The papers in French: at most 20 entries of up to 200 characters. */
  papersFr?: Array<string> | null | undefined;
  /** The price in Arabic, 2 to 200 characters. */
  priceAr?: string | null | undefined;
  /** The price in English, 2 to 200 characters. */
  priceEn?: string | null | undefined;
  /** The price in French, 2 to 200 characters. */
  priceFr?: string | null | undefined;
  /** Slug of the service that is asked for; null if it fits none, and for the public while it cannot be ordered online. */
  service?: string | null | undefined;
  /** Slug; a new row without one gets it from its English text, else the French. */
  slug?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The steps in Arabic: at most 12 entries of up to 300 characters. */
  stepsAr?: Array<string> | null | undefined;
  /** The steps in English: at most 12 entries of up to 300 characters. */
  stepsEn?: Array<string> | null | undefined;
  /** The steps in French: at most 12 entries of up to 300 characters. */
  stepsFr?: Array<string> | null | undefined;
  /** The summary in Arabic, 10 to 400 characters; a draft may lack it. */
  summaryAr?: string | null | undefined;
  /** The summary in English, 10 to 400 characters; a draft may lack it. */
  summaryEn?: string | null | undefined;
  /** The summary in French, 10 to 400 characters; a draft may lack it. */
  summaryFr?: string | null | undefined;
  /** The title in Arabic, 2 to 120 characters; a draft may lack it. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 120 characters; a draft may lack it. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 120 characters; a draft may lack it. */
  titleFr?: string | null | undefined;
};

/** A new group of synonyms. */
export type CreateSynonymInput = {
  /** The name in Arabic, 2 to 60 characters; a draft may lack it. */
  nameAr?: string | null | undefined;
  /** The name in English, 2 to 60 characters; a draft may lack it. */
  nameEn?: string | null | undefined;
  /** The name in French, 2 to 60 characters; a draft may lack it. */
  nameFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The words in Arabic: at most 40 entries of up to 60 characters. */
  wordsAr?: Array<string> | null | undefined;
  /** The words in English: at most 40 entries of up to 60 characters. */
  wordsEn?: Array<string> | null | undefined;
  /** The words in French: at most 40 entries of up to 60 characters. */
  wordsFr?: Array<string> | null | undefined;
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
  /** Id of the consultant whom it is about; null if it is about none. The public does not see those about advocates. */
  consultantId?: string | number | null | undefined;
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

/** A new webhook, with the password and second factor of a person who registers it. */
export type CreateWebhookInput = {
  /** The six digits that the app shows, or a recovery code. Needed, unless a passkey is given, once there is a second factor. */
  code?: string | null | undefined;
  /** What it is told of, each kind once. */
  events: Array<WebhookEventsInput>;
  /** What it is called, 2 to 60 characters. */
  name: string;
  /** A passkey that signed, in the place of a code. */
  passkey?: PasskeyAssertionInput | null | undefined;
  /** The current password of a person, who has to give it; programs have none. */
  password?: string | null | undefined;
  /** Whether the row itself is sent, which may be about people; no by default. A token needs personal for it. */
  personal?: boolean | null | undefined;
  /** The address: https of the public internet, on port 443 unless the settings say otherwise, without a name and password. Outside production also http. */
  url: string;
};

/** What stands between the cells of a CSV. */
export type CsvSeparator =
  /** A comma, as spreadsheet programs set to English read it. */
  | 'comma'
  /** A semicolon, as spreadsheet programs set to French or Arabic read it. */
  | 'semicolon';

/** Changes to texts of documents that the office prints. */
export type DocumentSettingsInput = {
  /** Text of the engagement letter, with {name}, {reference}, {subject}, {status}, {firm}, {sender}, {papers} for what the request says, in Arabic, up to 8000 characters. */
  engagementLetterAr?: string | null | undefined;
  /** Text of the engagement letter, with {name}, {reference}, {subject}, {status}, {firm}, {sender}, {papers} for what the request says, in English, up to 8000 characters. */
  engagementLetterEn?: string | null | undefined;
  /** Text of the engagement letter, with {name}, {reference}, {subject}, {status}, {firm}, {sender}, {papers} for what the request says, in French, up to 8000 characters. */
  engagementLetterFr?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

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

/** The code of a refusal: `code` in its extensions. Codes are stable; messages are for people and may be reworded. */
export type ErrorCode =
  /** Activate the account first. */
  | 'ACCOUNT_INACTIVE'
  /** Wait as many seconds as the extensions say, or let an administrator unlock the account. */
  | 'ACCOUNT_LOCKED'
  /** Read the reply, then reply with again: true; over REST, set the status back to read first. */
  | 'ALREADY_REPLIED'
  /** Wait until the appointment has begun. */
  | 'APPOINTMENT_AHEAD'
  /** Choose another time, or cancel the appointment that is named. */
  | 'APPOINTMENT_OVERLAPS'
  /** An administrator switches on the setting `assistantTools` first. */
  | 'ASSISTANTS_OFF'
  /** The call could not be read: check the address, the body and its content type. */
  | 'BAD_REQUEST'
  /** One or more fields are wrong: the extensions name each of them, with the rule and what it accepts. Correct them. */
  | 'BAD_USER_INPUT'
  /** Call the office. */
  | 'CANCEL_TOO_LATE'
  /** Name the category that takes its place, with `replaceCategory`. */
  | 'CATEGORY_IN_USE'
  /** Begin the sign-in again. */
  | 'CHALLENGE_EXPIRED'
  /** Choose another time, or move or cancel the appointment of the client that is named. */
  | 'CLIENT_HAS_APPOINTMENT'
  /** It was cancelled, or has taken place. */
  | 'CONSULTATION_OVER'
  /** The person was erased: the request cannot be changed. */
  | 'DATA_ERASED'
  /** There is a holiday on this day. */
  | 'DAY_TAKEN'
  /** The file had a virus and was deleted: ask for another one. */
  | 'DOCUMENT_INFECTED'
  /** Wait until the file was scanned. */
  | 'DOCUMENT_UNSCANNED'
  /** This role writes drafts; an administrator publishes. */
  | 'DRAFTS_ONLY'
  /** Nothing to do: the person has shown that the address is theirs. */
  | 'EMAIL_ALREADY_PROVED'
  /** Nothing to do: change the address in the profile instead. */
  | 'EMAIL_ALREADY_VERIFIED'
  /** Ask for a code by mail and enter it, then repeat. */
  | 'EMAIL_NOT_PROVED'
  /** Open the link in the mail, or ask for another one. */
  | 'EMAIL_NOT_VERIFIED'
  /** Sign in, or reset the password, instead of registering. */
  | 'EMAIL_TAKEN'
  /** Withdraw the open requests, or let the office close them. */
  | 'ERASURE_OPEN_REQUESTS'
  /** Narrow the filters; the message says how many rows match. */
  | 'EXPORT_TOO_LARGE'
  /** The other side has opened the file, or the paper was accepted: it stays. */
  | 'FILE_OPENED'
  /** The role of the account does not have the permission. */
  | 'FORBIDDEN'
  /** It looked like a form that a program filled in: leave out `homepage` and `secondsOpen`. */
  | 'FORM_REFUSED'
  /** The operation has a mistake of syntax. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The operation does not fit the schema, or asks for more than one operation may. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Use another key for other input. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The disk is full. Try again later. */
  | 'INSUFFICIENT_STORAGE'
  /** A mistake of the product. Nothing was saved; report the id of the request in the extensions. */
  | 'INTERNAL_ERROR'
  /** The link does not work any more: reset the password, or write to the office. */
  | 'INVALID_DISOWN_TOKEN'
  /** Ask for a new link in the account. */
  | 'INVALID_EARLIER_LINK'
  /** Check the code, or ask for a new one. */
  | 'INVALID_EMAIL_CODE'
  /** Check the reference and the code, or ask the office for a new code. */
  | 'INVALID_JOIN_CODE'
  /** Check the code, or ask for a new one. */
  | 'INVALID_PHONE_CODE'
  /** Ask for a new link to reset the password. */
  | 'INVALID_RESET_TOKEN'
  /** The change of the address cannot be undone any more. */
  | 'INVALID_UNDO_LINK'
  /** Ask for a new verification mail. */
  | 'INVALID_VERIFICATION_TOKEN'
  /** Nothing to do: the request joins an account by another way. */
  | 'JOIN_CODE_REFUSED'
  /** Contact information has an entry of this type with this key. */
  | 'KEY_TAKEN'
  /** Make somebody else an administrator first. */
  | 'LAST_ADMIN'
  /** Sign in to the account that asked for the link. */
  | 'LINK_OF_OTHER_ACCOUNT'
  /** Address or password is wrong; nobody says which. */
  | 'LOGIN_FAILED'
  /** The body is no JSON. */
  | 'MALFORMED_JSON'
  /** Nothing can be undone: the day after the merge is over. */
  | 'MERGE_FINAL'
  /** Nothing to do: the merge was undone before. */
  | 'MERGE_UNDONE'
  /** The address has other methods; the header Allow names them. */
  | 'METHOD_NOT_ALLOWED'
  /** Call the office. */
  | 'MOVE_TOO_LATE'
  /** Use the link of the newest mail. */
  | 'NEWER_LINK_SENT'
  /** There is no such row, or the caller may not see it. */
  | 'NOT_FOUND'
  /** Nothing to do: the mark stays after a day. */
  | 'NO_SHOW_SETTLED'
  /** The document has no operation of the name that was given. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** Call from a program, or from a page whose origin is that of the site or one of CORS_ORIGINS. */
  | 'ORIGIN_REFUSED'
  /** Somebody else of the office has to decide about it. */
  | 'OWN_REQUEST'
  /** Turn your own off in your account, not in the list of users. */
  | 'OWN_SECOND_FACTOR'
  /** Remove a passkey first (20 for an account). */
  | 'PASSKEY_LIMIT'
  /** Nothing to do: the passkey is registered. */
  | 'PASSKEY_TAKEN'
  /** Send less: a body, file or number of fields is over its bound. */
  | 'PAYLOAD_TOO_LARGE'
  /** Nothing to do: the payment was cancelled before. */
  | 'PAYMENT_CANCELLED'
  /** Record at most what is still open of the quote. */
  | 'PAYMENT_TOO_HIGH'
  /** Nothing is stored under the hash: send the text of the operation. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** Only operations of the site are stored: send the text. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** Read the person again: somebody merged the record meanwhile. */
  | 'PERSON_MERGED'
  /** Correct the name or the number in the request instead. */
  | 'PERSON_ONLY_REQUEST'
  /** Give two different people. */
  | 'PERSON_SAME'
  /** Nothing to do: the phone number was confirmed. */
  | 'PHONE_ALREADY_VERIFIED'
  /** Confirm the phone number of the account first. */
  | 'PHONE_NOT_VERIFIED'
  /** Send a header apollo-require-preflight of any value with a file over GraphQL. */
  | 'PREFLIGHT_HEADER_MISSING'
  /** Send the token of a program instead of that of a session. */
  | 'PROGRAM_TOKEN_NEEDED'
  /** Read the newest revision, and decide about that. */
  | 'QUOTE_CHANGED'
  /** Write another quote: an accepted or withdrawn one changes no more. */
  | 'QUOTE_CLOSED'
  /** Read the quote again: it was accepted or refused. */
  | 'QUOTE_DECIDED'
  /** Let the office send a new version: the last day of this one is over. */
  | 'QUOTE_EXPIRED'
  /** Record a payment once the quote is accepted. */
  | 'QUOTE_NOT_ACCEPTED'
  /** Send a new version by `reviseQuote` instead of changing or deleting the draft. */
  | 'QUOTE_NOT_DRAFT'
  /** Nothing can be decided: the office took the quote back. */
  | 'QUOTE_WITHDRAWN'
  /** Leave it: the client has not agreed to a testimonial, or has taken the consent back. */
  | 'RATING_NOT_FOR_PUBLICATION'
  /** Withdraw the rating: its days of change are over. */
  | 'RATING_SETTLED'
  /** Rate the request once its status is completed. */
  | 'RATING_TOO_EARLY'
  /** The call took too long to arrive. Send it again. */
  | 'REQUEST_TIMEOUT'
  /** Over REST: there is no such address. */
  | 'ROUTE_NOT_FOUND'
  /** The office requires a second factor, so it stays. */
  | 'SECOND_FACTOR_KEPT'
  /** The office requires a second factor: set it up in the account. */
  | 'SECOND_FACTOR_MISSING'
  /** Set up an authenticator app first. */
  | 'SECOND_FACTOR_OFF'
  /** Nothing to do: the account has an authenticator app. */
  | 'SECOND_FACTOR_ON'
  /** The password is right: go on with the challenge in the extensions, by a code or a passkey. */
  | 'SECOND_FACTOR_REQUIRED'
  /** Another administrator has to do it. */
  | 'SELF_CHANGE_REFUSED'
  /** The database or the store of files is away. Try again shortly, with the same idempotency key. */
  | 'SERVICE_UNAVAILABLE'
  /** Unlock the session with the password; nothing is lost. */
  | 'SESSION_LOCKED'
  /** Sign in as a person and send the token of that session: no token of a program may call this. */
  | 'SESSION_NEEDED'
  /** Choose another time. */
  | 'SLOT_TAKEN'
  /** Restore the row in the trash, or choose another slug. */
  | 'SLUG_IN_TRASH'
  /** Choose another slug. */
  | 'SLUG_TAKEN'
  /** No SMS can be sent at present; ask the office. */
  | 'SMS_UNAVAILABLE'
  /** Make it a client account first. */
  | 'STAFF_NOT_ERASED'
  /** Somebody changed the row: read it again. The extensions say who and when. */
  | 'STALE_WRITE'
  /** Call from an address that the token allows, or ask for a token that allows this one. */
  | 'TOKEN_ADDRESS_REFUSED'
  /** An administrator changes accounts of people of the office in the dashboard. */
  | 'TOKEN_OFFICE_ACCOUNT'
  /** Ask an administrator for a token with the scope that the message names, or leave out what it names as personal. */
  | 'TOKEN_SCOPE_MISSING'
  /** Book again after one of them, or cancel one. */
  | 'TOO_MANY_APPOINTMENTS'
  /** Close WebSockets. It is the reason of close code 1013. */
  | 'TOO_MANY_CONNECTIONS'
  /** Wait until one of your exports is done. */
  | 'TOO_MANY_EXPORTS'
  /** Wait until one of your PDFs is ready. */
  | 'TOO_MANY_PDFS'
  /** Wait as many seconds as the extensions say. */
  | 'TOO_MANY_REQUESTS'
  /** End subscriptions; the socket goes on. */
  | 'TOO_MANY_SUBSCRIPTIONS'
  /** Revoke tokens of the account that are no longer needed. */
  | 'TOO_MANY_TOKENS'
  /** Erase webhooks that are no longer needed. */
  | 'TOO_MANY_WEBHOOKS'
  /** Sign in, or send a token that is still valid. */
  | 'UNAUTHENTICATED'
  /** Send application/json, or multipart/form-data where a file belongs. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** Switch the webhook on with `updateWebhook`, or `webhooks` in the settings, first. */
  | 'WEBHOOK_OFF'
  /** The office has begun: write a message instead. */
  | 'WITHDRAWAL_REFUSED'
  /** Send another code: this one is wrong or was used. */
  | 'WRONG_CODE'
  /** Try again, or use a code. */
  | 'WRONG_PASSKEY'
  /** The present password of the account is wrong. */
  | 'WRONG_PASSWORD';

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
  /** Only questions of the situation with this slug. */
  situation?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
  /** True: only those that say something of the law in a language in which it is not confirmed. False: only the others. */
  unconfirmed?: boolean | null | undefined;
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

/** Who sent a file of a request. */
export type FileSender =
  /** The client of the request. */
  | 'client'
  /** Somebody of the office. */
  | 'office';

/** What a file is by its content. */
export type FileType =
  /** A Word document of the old format. */
  | 'doc'
  /** A Word document. */
  | 'docx'
  /** Picture of a phone, HEIC; it is shown as a JPEG. */
  | 'heic'
  /** A picture as JPEG. */
  | 'jpg'
  /** Text of OpenDocument, as LibreOffice writes it. */
  | 'odt'
  /** A PDF document. */
  | 'pdf'
  /** A picture as PNG. */
  | 'png'
  /** A picture as WebP. */
  | 'webp';

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
  /** How much all files of one request may be together, in megabytes, from 20 to 2000. */
  caseMegabytes?: number | null | undefined;
  /** Main e-mail address of the firm, the entry main_email of its contact information, up to 254 characters; null hides it. */
  contactEmail?: string | null | undefined;
  /** Main phone number of the firm, the entry main_phone of its contact information, up to 32 characters; null hides it. */
  contactPhone?: string | null | undefined;
  /** The largest file that clients and the office send with a request, in megabytes, from 1 to 25. */
  fileMegabytes?: number | null | undefined;
  /** Logo of the firm, beside its name and in icons: jpeg, png or webp of at most 5 MB; null removes it. */
  logo?: File | null | undefined;
  /** Day on which a lawyer of the firm confirmed the privacy policy; null if nobody has. */
  privacyConfirmedOn?: string | null | undefined;
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
  /** Day on which a lawyer of the firm confirmed the terms of use; null if nobody has. */
  termsConfirmedOn?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Which steps of the guided path a list shows: those that all given fields match. */
export type GuideStepFilter = {
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
};

/** The order of a list of steps of the guided path. */
export type GuideStepSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: GuideStepSortField;
};

/** What lists of steps of the guided path can be sorted by. */
export type GuideStepSortField =
  /** The answer in Arabic. */
  | 'answerAr'
  /** The answer in English. */
  | 'answerEn'
  /** The answer in French. */
  | 'answerFr'
  /** When it was created. */
  | 'createdAt'
  /** Id of the row. */
  | 'id'
  /** Place in lists. */
  | 'order'
  /** Slug, its name in addresses. */
  | 'slug'
  /** Status. */
  | 'status'
  /** When it was last changed. */
  | 'updatedAt';

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

/** Which periods with other hours a list shows: those that all given fields match. */
export type HoursPeriodFilter = {
  /** Only periods of the consultant with this id. */
  consultantId?: string | number | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
};

/** The order of a list of periods with other hours. */
export type HoursPeriodSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: HoursPeriodSortField;
};

/** What lists of periods with other hours can be sorted by. */
export type HoursPeriodSortField =
  /** The first day. */
  | 'startsOn';

/** The paper by which somebody at the counter shows who they are; no copy is kept. */
export type IdentityPaper =
  /** A driving licence. */
  | 'driving_licence'
  /** The national identity card. */
  | 'identity_card'
  /** A passport. */
  | 'passport'
  /** A power of attorney, with the identity paper of whoever holds it. */
  | 'power_of_attorney'
  /** A residence permit. */
  | 'residence_permit';

/** How somebody reached the office, whose request the office wrote down for them. */
export type IntakeChannel =
  /** In person, at the office. */
  | 'counter'
  /** By e-mail. */
  | 'email'
  /** By a call. */
  | 'phone'
  /** By WhatsApp. */
  | 'whatsapp';

/** Changes to other services that the product uses. */
export type IntegrationSettingsInput = {
  /** Whether programs of assistants may read and change rows by tools, over the Model Context Protocol with a token. */
  assistantTools?: boolean | null | undefined;
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
  /** Whether webhooks may go to other ports than 443, and 80 outside production. */
  webhookPorts?: boolean | null | undefined;
  /** Whether programs elsewhere are told of changes by webhooks; nothing leaves while it is off. */
  webhooks?: boolean | null | undefined;
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

/** How a code reaches a person, with which they add to their account what the office wrote down for them. */
export type JoinCodeWay =
  /** It is shown once, and handed over after an identity paper was seen. */
  | 'counter'
  /** It is sent to the phone number of the request. */
  | 'sms';

/** What stays of a person who is erased, until its period ends. */
export type KeptRecordType =
  /** An accepted quote, or a receipt of a payment. */
  | 'quotes';

/** A page that binds the firm. */
export type LegalPage =
  /** The privacy policy. */
  | 'privacy'
  /** The terms of use. */
  | 'terms';

/** Changes to who the firm is by its papers. */
export type LegalSettingsInput = {
  /** Bar that the advocates of the firm belong to in Arabic, up to 160 characters. */
  barAr?: string | null | undefined;
  /** Bar that the advocates of the firm belong to in English, up to 160 characters. */
  barEn?: string | null | undefined;
  /** Bar that the advocates of the firm belong to in French, up to 160 characters. */
  barFr?: string | null | undefined;
  /** Registration number with the bar, up to 80 characters. */
  barNumber?: string | null | undefined;
  /** How and to whom clients complain in Arabic, up to 1000 characters. */
  complaintsAr?: string | null | undefined;
  /** How and to whom clients complain in English, up to 1000 characters. */
  complaintsEn?: string | null | undefined;
  /** How and to whom clients complain in French, up to 1000 characters. */
  complaintsFr?: string | null | undefined;
  /** Insurer of the firm, and its policy in Arabic, up to 254 characters. */
  insuranceAr?: string | null | undefined;
  /** Insurer of the firm, and its policy in English, up to 254 characters. */
  insuranceEn?: string | null | undefined;
  /** Insurer of the firm, and its policy in French, up to 254 characters. */
  insuranceFr?: string | null | undefined;
  /** What else the legal notice says in Arabic, up to 8000 characters. */
  legalNoticeAr?: string | null | undefined;
  /** What else the legal notice says in English, up to 8000 characters. */
  legalNoticeEn?: string | null | undefined;
  /** What else the legal notice says in French, up to 8000 characters. */
  legalNoticeFr?: string | null | undefined;
  /** Who is responsible for the site in Arabic, up to 160 characters. */
  responsibleAr?: string | null | undefined;
  /** Who is responsible for the site in English, up to 160 characters. */
  responsibleEn?: string | null | undefined;
  /** Who is responsible for the site in French, up to 160 characters. */
  responsibleFr?: string | null | undefined;
  /** Tax number of the firm, up to 80 characters. */
  taxNumber?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

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

/** Which mails a list shows: those that all given fields match. */
export type MailFilter = {
  /** Only mails with this status. */
  status?: MailStatus | null | undefined;
};

/** The order of a list of mails. */
export type MailSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: MailSortField;
};

/** What lists of mails can be sorted by. */
export type MailSortField =
  /** When it was put into the outbox. */
  | 'createdAt';

/** Status of a mail in the outbox. */
export type MailStatus =
  /** Given up after several attempts. */
  | 'failed'
  /** Waiting to be sent, or to be tried again. */
  | 'queued'
  /** Accepted by the mail server. */
  | 'sent';

/** That the client did not come to a consultation. */
export type MarkNoShowInput = {
  /** True: the client is offered another appointment by mail. */
  offersAnother?: boolean | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Another time for a consultation of the caller. */
export type MoveConsultationInput = {
  /** Id of the consultant; null: whoever is free; left out: the same one. */
  consultantId?: string | number | null | undefined;
  /** When it began as the caller read it; STALE_WRITE if that has changed meanwhile. */
  movedFrom?: string | null | undefined;
  /** When it begins: a free slot, with its time zone, such as 2026-12-01T09:00:00+01:00. */
  startsAt: string;
};

/** Which requests a list shows: those that all given fields match. */
export type MyRequestFilter = {
  /** Only requests of this kind. */
  kind?: RequestKind | null | undefined;
  /** Only requests that are done, or that are not. */
  state?: MyRequestState | null | undefined;
};

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
  /** Quotes and payments. */
  | 'quotes'
  /** What clients think of their cases. */
  | 'ratings'
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
  /** A quote for a request. */
  | 'quote'
  /** What a client thinks of a case. */
  | 'rating'
  /** A request for a legal service. */
  | 'serviceRequest'
  /** An SMS that could not be sent. */
  | 'sms'
  /** An account. */
  | 'user'
  /** An address elsewhere that is told of changes. */
  | 'webhook';

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
  /** Days after the end of a case at which its client is invited by mail to give an opinion; 0: never, from 0 to 60. */
  ratingInvitationDays?: number | null | undefined;
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

/** Where a paper stands that the office wants for a request. */
export type PaperState =
  /** The office has what it needs. */
  | 'accepted'
  /** Nobody sent it yet. */
  | 'missing'
  /** The office does not want it any more. */
  | 'not_needed'
  /** It was sent, and the office has not decided about it. */
  | 'received'
  /** The office cannot use what was sent, for a reason. */
  | 'refused';

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

/** How money reached the office. */
export type PaymentMethod =
  /** In cash. */
  | 'cash'
  /** To the postal account (CCP). */
  | 'ccp'
  /** By cheque. */
  | 'cheque'
  /** By bank transfer. */
  | 'transfer';

/** Which people a list shows: those that all given fields match. */
export type PersonFilter = {
  /** True: only people with an account; false: only those without one. */
  hasAccount?: boolean | null | undefined;
  /** True: only people with a request that is not done and that the caller may open; false: only the others. */
  hasOpenRequests?: boolean | null | undefined;
  /** True: only people of whom another one that the caller sees is probably the same; false: only the others. Who is known by something new is compared within seconds. */
  hasProposals?: boolean | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
};

/** Why two records are probably of one person. */
export type PersonMatch =
  /** They have the same e-mail address, or addresses of the same mailbox. */
  | 'email'
  /** They have the same name, in either script and any order. */
  | 'name'
  /** They have the same phone number. */
  | 'phone';

/** The order of a list of people. */
export type PersonSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: PersonSortField;
};

/** What lists of people can be sorted by. */
export type PersonSortField =
  /** Since when the office knows them. */
  | 'createdAt'
  /** Name of the person. */
  | 'fullName'
  /** When their newest request was sent; people without one are older than all others. */
  | 'lastRequestAt'
  /** Number of their requests. */
  | 'requestCount';

/** Which public categories a list shows: those that all given fields match. */
export type PublicCategoryFilter = {
  /** Only categories with this use. */
  scope?: CategoryScope | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
};

/** Which public consultants a list shows: those that all given fields match. */
export type PublicConsultantFilter = {
  /** True: only those that are advocate. False: only the others. */
  advocate?: boolean | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
};

/** Which public questions a list shows: those that all given fields match. */
export type PublicFaqFilter = {
  /** Only questions in the category with this slug. */
  category?: string | null | undefined;
  /** True: only those that are featured. False: only the others. */
  featured?: boolean | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only questions of the situation with this slug. */
  situation?: string | null | undefined;
};

/** Which public steps of the guided path a list shows: those that all given fields match. */
export type PublicGuideStepFilter = {
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
};

/** Which public job roles a list shows: those that all given fields match. */
export type PublicJobRoleFilter = {
  /** Only job roles in this field of work. */
  category?: JobRoleCategory | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
};

/** What the search of the public has found. */
export type PublicSearchKind =
  /** A branch of law. */
  | 'branch'
  /** A person whom the firm presents. */
  | 'consultant'
  /** A job that people apply for. */
  | 'jobRole'
  /** A frequently asked question. */
  | 'question'
  /** A legal service. */
  | 'service'
  /** What happens to people, and what to do then. */
  | 'situation';

/** Which public services a list shows: those that all given fields match. */
export type PublicServiceFilter = {
  /** True: only those that are featured. False: only the others. */
  featured?: boolean | null | undefined;
  /** True: only those that are in person. False: only the others. */
  inPerson?: boolean | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
};

/** Which public situations a list shows: those that all given fields match. */
export type PublicSituationFilter = {
  /** Only situations of this part of life. */
  door?: SituationDoor | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
};

/** Which public testimonials a list shows: those that all given fields match. */
export type PublicTestimonialFilter = {
  /** True: only those that are featured. False: only the others. */
  featured?: boolean | null | undefined;
  /** Only testimonials with exactly this number of stars, 1 to 5. */
  rating?: number | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** True: only those that are verified. False: only the others. */
  verified?: boolean | null | undefined;
};

/** Which quotes a list shows: those that all given fields match. */
export type QuoteFilter = {
  /** Only quotes for this kind of request. */
  kind?: RequestKind | null | undefined;
  /** True: only accepted quotes that are not paid in full; false: only the others. */
  open?: boolean | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only quotes with one of these statuses. */
  statuses?: Array<QuoteStatus> | null | undefined;
};

/** One thing that a quote charges for. */
export type QuoteLineInput = {
  /** Its price in centimes, without tax. */
  amount: number;
  /** What it is, 2 to 200 characters. */
  title: string;
};

/** Changes to how quotes are written. */
export type QuoteSettingsInput = {
  /** Rate of the tax on quotes in percent, which quotes show as a line of its own; 0: none, from 0 to 100. */
  quoteTaxPercent?: number | null | undefined;
  /** Days that a new quote is valid, as its form proposes, from 1 to 366. */
  quoteValidDays?: number | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** The order of a list of quotes. */
export type QuoteSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: QuoteSortField;
};

/** What lists of quotes can be sorted by. */
export type QuoteSortField =
  /** When it was written first. */
  | 'createdAt'
  /** What is still to be paid. */
  | 'openAmount'
  /** What it comes to, tax included. */
  | 'total'
  /** The last day on which it can be accepted. */
  | 'validUntil';

/** Where a quote is. */
export type QuoteStatus =
  /** The client accepted it; payments are recorded. */
  | 'accepted'
  /** The office writes it; the client does not see it. */
  | 'draft'
  /** Its last day is over. The office may send a new revision. */
  | 'expired'
  /** The client refused it. The office may send a new revision. */
  | 'refused'
  /** The client reads it and decides. */
  | 'sent'
  /** The office took it back. */
  | 'withdrawn';

/** Which quote templates a list shows: those that all given fields match. */
export type QuoteTemplateFilter = {
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
};

/** The order of a list of quote templates. */
export type QuoteTemplateSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: QuoteTemplateSortField;
};

/** What lists of quote templates can be sorted by. */
export type QuoteTemplateSortField =
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

/** All that a client says of a case from now on. A consent goes with the text: other words need another one. */
export type RateCaseInput = {
  /** What there is to say, up to 1000 characters; at least 10 with a consent. */
  comment?: string | null | undefined;
  /** Version of the sentence by which the client agrees that the office makes a testimonial of it; left out: the client does not agree. */
  consentVersion?: string | null | undefined;
  /** Kind of the request. */
  kind: RequestKind;
  /** Language in which it is written. */
  language: Locale;
  /** Under which name it may be published, 2 to 100 characters; required with a consent. */
  publicName?: string | null | undefined;
  /** Id of the request. */
  requestId: string | number;
  /** Number of stars, 1 to 5. */
  stars: number;
};

/** Money that came for a quote that is closed to the office. */
export type RecordClosedQuotePaymentInput = {
  /** Amount in centimes, at most what is open. */
  amount: number;
  /** How the money came. */
  method: PaymentMethod;
  /** Number of the quote, such as QT-2026-000001. */
  number: string;
  /** The day on which it came, today or earlier. */
  paidOn: string;
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

/** Money that came for an accepted quote. */
export type RecordPaymentInput = {
  /** Amount in centimes, at most what is open. */
  amount: number;
  /** How the money came. */
  method: PaymentMethod;
  /** The day on which it came, today or earlier. */
  paidOn: string;
  /** What the payer wrote on it, up to 100 characters. */
  payerReference?: string | null | undefined;
  /** Id of the quote. */
  quoteId: string | number;
};

/** The revision of a quote that the caller read and refuses. */
export type RefuseQuoteInput = {
  /** Why, which the office reads, up to 1000 characters. */
  reason?: string | null | undefined;
  /** The revision; QUOTE_CHANGED if there is a newer one. */
  revision: number;
};

/** A new client account; its e-mail address is verified by a mailed link. */
export type RegisterInput = {
  /** Version of the consent text that the person agreed to, 2026-11-27 at present. Forms of the site must send it; leave it out where there is no form. */
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
  /** True: what has the status of an answered message is answered once more; else ALREADY_REPLIED. */
  again?: boolean | null | undefined;
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
  /** The papers that are missing or refused, with reasons, each on its line; an empty line of a list if there is none. */
  | 'papers'
  /** Reference number of the request. */
  | 'reference'
  /** Name of the colleague who replies. */
  | 'sender'
  /** Status of the request. */
  | 'status'
  /** The service, the subject of the message, or the job. */
  | 'subject';

/** Kind of event in the timeline of a request. */
export type RequestEventType =
  /** The request was given to somebody of the office, or to nobody. */
  | 'assigned'
  /** The client sent files. */
  | 'files_added'
  /** The office sent files. */
  | 'files_shared'
  /** The client wrote a message. */
  | 'message'
  /** The client moved the consultation to another time or consultant. */
  | 'moved'
  /** The client did not come to the appointment. */
  | 'no_show'
  /** The office took back that the client did not come. */
  | 'no_show_undone'
  /** The office added a note. */
  | 'note'
  /** The office cannot use a paper that was sent, and says why. */
  | 'paper_refused'
  /** The office cancelled a payment. */
  | 'payment_cancelled'
  /** The office recorded a payment. */
  | 'payment_recorded'
  /** The client accepted a quote; the note holds the hash of its text. */
  | 'quote_accepted'
  /** The last day of a quote is over. */
  | 'quote_expired'
  /** The client refused a quote. */
  | 'quote_refused'
  /** The office sent a quote, or a new version of one. */
  | 'quote_sent'
  /** The office took a quote back. */
  | 'quote_withdrawn'
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
  /** The office wrote the request down for somebody who called or came. */
  | 'taken'
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
  /** It names a person of the same name, in either script. */
  | 'name'
  /** It is of the same person, as the office knows them: by name and contact, or by a merge. */
  | 'person'
  /** It names the same phone number. */
  | 'phone';

/** What a PDF of a request holds. */
export type RequestPdfType =
  /** The engagement letter of the office with the facts of it; for service requests and consultations. */
  | 'engagement'
  /** What was sent and when, for the person who sent it. */
  | 'receipt'
  /** Everything that the office has of it, with notes and history; for the office. */
  | 'summary';

/** Requests that the office works through. */
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

/** Changes to how long the office keeps what. */
export type RetentionSettingsInput = {
  /** Years after their last change at which accepted applications are blanked, from 1 to 30. */
  keptAcceptedYears?: number | null | undefined;
  /** Years after their last change at which requests and consultations that are over are blanked, from 1 to 30. */
  keptCasesYears?: number | null | undefined;
  /** Years after their last change at which answered and closed contact messages are blanked, from 1 to 10. */
  keptMessagesYears?: number | null | undefined;
  /** Years that accepted quotes and receipts of payments are kept, also of somebody who was erased, from 1 to 30. */
  keptQuotesYears?: number | null | undefined;
  /** Months after their last change at which rejected applications are blanked, from 1 to 60. */
  keptRejectedMonths?: number | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** What a token may do with a kind of row. The file server/routes.txt has it for each operation. */
export type ScopeAction =
  /** Changing them, their status and order, and answering. */
  | 'change'
  /** Making new ones. */
  | 'create'
  /** Moving to the trash, restoring, erasing. */
  | 'delete'
  /** Reading and exporting. */
  | 'read';

/** What a token is given rights to. */
export type ScopeKind =
  /** An application for a job. */
  | 'application'
  /** The record of changes. */
  | 'audit'
  /** A category of questions or services. */
  | 'category'
  /** A person whom the firm presents. */
  | 'consultant'
  /** An appointment for legal advice. */
  | 'consultation'
  /** The contact information. */
  | 'contactInfo'
  /** A message from the contact page. */
  | 'contactRequest'
  /** Files, papers and queues of requests. */
  | 'desk'
  /** A frequently asked question. */
  | 'faq'
  /** An answer of the guided path, and what it leads to. */
  | 'guideStep'
  /** Days on which the office is closed. */
  | 'holiday'
  /** A job that people apply for. */
  | 'jobRole'
  /** The outbox of mails. */
  | 'mail'
  /** The notifications of the account. */
  | 'notification'
  /** The hours of the firm. */
  | 'officeHours'
  /** The figures of the first screen. */
  | 'overview'
  /** Payments. */
  | 'payment'
  /** People, and merges of records. */
  | 'person'
  /** Erasure and what is kept. */
  | 'privacy'
  /** Quotes. */
  | 'quote'
  /** A text that the office begins quotes with. */
  | 'quoteTemplate'
  /** What clients think of cases that are over. */
  | 'rating'
  /** A text that the office inserts into replies. */
  | 'replyTemplate'
  /** What the account of the token sent itself, as a client does. */
  | 'request'
  /** A legal service that the firm offers. */
  | 'service'
  /** A request for a legal service. */
  | 'serviceRequest'
  /** The settings. */
  | 'settings'
  /** What happens to people, in their words, and what to do then. */
  | 'situation'
  /** Words that the search of the public takes for each other. */
  | 'synonym'
  /** What a client said about the firm. */
  | 'testimonial'
  /** Accounts. */
  | 'user'
  /** Webhooks: of what the token itself may read, with personal data if it may. */
  | 'webhook';

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
  /** Minutes without use after which somebody of the office has to give the password again, from 1 to 1440. */
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
  /** True: only those that are in person. False: only the others. */
  inPerson?: boolean | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
  /** True: only those that say something of the law in a language in which it is not confirmed. False: only the others. */
  unconfirmed?: boolean | null | undefined;
};

/** Which service requests a list shows: those that all given fields match. */
export type ServiceRequestFilter = {
  /** Only requests that the colleague with this id deals with. */
  assigneeId?: string | number | null | undefined;
  /** Only requests sent on this day in Algiers or later, written as YYYY-MM-DD. */
  createdFrom?: string | null | undefined;
  /** Only requests sent on this day in Algiers or earlier; at most ten years after `createdFrom`. */
  createdTo?: string | null | undefined;
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only requests that the office wrote down for somebody who came to it in this way. */
  intakeChannel?: IntakeChannel | null | undefined;
  /** Only requests of this queue. Sort by `queue` for what is urgent and waits first, then the longest waiting. */
  queue?: RequestQueue | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only requests for the service with this number. */
  serviceId?: number | null | undefined;
  /** Only requests that came from the situation with this id. */
  situationId?: string | number | null | undefined;
  /** Only requests with one of these statuses, at most 20. */
  statuses?: Array<ServiceRequestStatus> | null | undefined;
  /** Only requests that the person of the office with this id wrote down. */
  takenById?: string | number | null | undefined;
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
  /** Whether it is in person. */
  | 'inPerson'
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

/** The hours of the firm, in place of those until now. */
export type SetFirmHoursInput = {
  /** Up to 20 intervals that do not overlap; none: the hours that a new firm has. */
  hours: Array<ConsultantHoursIntervalInput>;
};

/** Where a paper of a request stands. */
export type SetRequestPaperStateInput = {
  /** Id of this paper. */
  id: string | number;
  /** Why it is refused, 2 to 500 characters, which the client gets by mail; only for refused papers, and required there. */
  reason?: string | null | undefined;
  /** The new state. */
  state: PaperState;
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

/** What becomes of several appointments. */
export type SettleConsultationsInput = {
  /** Note for each client, shown in the timeline and sent by mail. */
  note?: string | null | undefined;
  /** From 1 to 100 consultations, each named once. */
  rows: Array<SettledConsultationInput>;
};

/** What becomes of one appointment. */
export type SettledConsultationInput = {
  /** Id of the consultant, for another time; null or left out: the same one. */
  consultantId?: string | number | null | undefined;
  /** Id of the consultation. */
  id: string | number;
  /** When it is to begin; null or left out: it is cancelled. */
  startsAt?: string | null | undefined;
  /** The version that was read. */
  version: number;
};

/** The part of life that a situation belongs to. */
export type SituationDoor =
  /** Companies. */
  | 'company'
  /** Family. */
  | 'family'
  /** Home, rent, land and neighbours. */
  | 'housing'
  /** Inheritance. */
  | 'inheritance'
  /** Police and court. */
  | 'justice'
  /** Work and employers. */
  | 'work';

/** Which situations a list shows: those that all given fields match. */
export type SituationFilter = {
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only situations of this part of life. */
  door?: SituationDoor | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
  /** True: only those that say something of the law in a language in which it is not confirmed. False: only the others. */
  unconfirmed?: boolean | null | undefined;
};

/** The order of a list of situations. */
export type SituationSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: SituationSortField;
};

/** What lists of situations can be sorted by. */
export type SituationSortField =
  /** When it was created. */
  | 'createdAt'
  /** The part of life that it belongs to. */
  | 'door'
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
  /** Version of the consent text that the person agreed to, 2026-11-27 at present. Forms of the site must send it; leave it out where there is no form. */
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
  /** Version of the consent text that the person agreed to, 2026-11-27 at present. Forms of the site must send it; leave it out where there is no form. */
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
  /** Day on which the client received a paper, such as a summons or a judgment, written as YYYY-MM-DD; not in the future. */
  paperReceivedOn?: string | null | undefined;
  /** Phone number of the client, at which the office can call. */
  phone: string;
  /** Whole seconds since the page with the form was loaded, where there is one; FORM_REFUSED if fewer than 2. */
  secondsOpen?: number | null | undefined;
  /** Id of the situation from whose page the person came, whose papers the office then wants. One that the public does not see is left out. */
  situationId?: string | number | null | undefined;
  /** When it begins: a free slot, with its time zone, such as 2026-12-01T09:00:00+01:00. */
  startsAt: string;
  /** What it is about, up to 200 characters. */
  title: string;
  /** How soon the client needs an answer; normal by default for a new consultation. */
  urgency?: Urgency | null | undefined;
};

/** A new contact request. */
export type SubmitContactRequestInput = {
  /** Version of the consent text that the person agreed to, 2026-11-27 at present. Forms of the site must send it; leave it out where there is no form. */
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
  /** Version of the consent text that the person agreed to, 2026-11-27 at present. Forms of the site must send it; leave it out where there is no form. */
  consentVersion?: string | null | undefined;
  /** Leave it out: forms have a hidden field of this name, and FORM_REFUSED is the answer when it is filled in. */
  homepage?: string | null | undefined;
  /** Name of the person or company that the client has a dispute with, so that the firm can check for a conflict of interest. */
  opposingParty?: string | null | undefined;
  /** Day on which the client received a paper, such as a summons or a judgment, written as YYYY-MM-DD; not in the future. */
  paperReceivedOn?: string | null | undefined;
  /** Preferred day, written as YYYY-MM-DD. */
  preferredDate?: string | null | undefined;
  /** Whole seconds since the page with the form was loaded, where there is one; FORM_REFUSED if fewer than 2. */
  secondsOpen?: number | null | undefined;
  /** What the client needs, up to 5000 characters. */
  serviceDescription: string;
  /** Number of an active service. */
  serviceId: number;
  /** Id of the situation from whose page the person came, whose papers the office then wants. One that the public does not see is left out. */
  situationId?: string | number | null | undefined;
  /** True: the client does not know which service fits. The request is for the legal consultation, whatever `serviceId` says, until the office has chosen a service. */
  toBePlaced?: boolean | null | undefined;
  /** How soon the client needs an answer; normal by default for a new request. */
  urgency?: Urgency | null | undefined;
};

/** Which groups of synonyms a list shows: those that all given fields match. */
export type SynonymFilter = {
  /** True lists what is in the trash instead. */
  deleted?: boolean | null | undefined;
  /** Only rows that are incomplete in this language. */
  missing?: Locale | null | undefined;
  /** Words that must all occur, whatever their Arabic or Latin spelling. */
  search?: string | null | undefined;
  /** Only rows with this status. */
  status?: ContentStatus | null | undefined;
};

/** The order of a list of groups of synonyms. */
export type SynonymSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: SynonymSortField;
};

/** What lists of groups of synonyms can be sorted by. */
export type SynonymSortField =
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
  /** Status. */
  | 'status'
  /** When it was last changed. */
  | 'updatedAt';

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

/** Why an appointment could be neither moved nor cancelled as it was wanted. */
export type UnsettledReason =
  /** It is not as it was read: somebody moved, cancelled or deleted it meanwhile. */
  | 'changed'
  /** The client has another appointment then. */
  | 'clientBusy'
  /** Nobody can be booked at that time. */
  | 'closed'
  /** The caller booked it, and must not decide about it. */
  | 'own'
  /** Somebody else has that time. */
  | 'taken';

/** Corrections to a job application by the office; fields left out stay as they are. */
export type UpdateApplicationInput = {
  /** Anything else. */
  additionalInfo?: string | null | undefined;
  /** Postal address. */
  address?: string | null | undefined;
  /** Notes of the office, which the applicant never sees. They replace the old ones. */
  adminNotes?: string | null | undefined;
  /** First day on which the person could start, written as YYYY-MM-DD. */
  availability?: string | null | undefined;
  /** City of the applicant. */
  city?: string | null | undefined;
  /** Country. */
  country?: string | null | undefined;
  /** The CV: a PDF or Word document without macros, smaller than 5 MB, told by its content and its name. */
  cv?: File | null | undefined;
  /** Day of birth, written as YYYY-MM-DD. */
  dateOfBirth?: string | null | undefined;
  /** Education, up to 5000 characters. */
  education?: string | null | undefined;
  /** E-mail address; receipts go there if nobody is signed in. */
  email?: string | null | undefined;
  /** Expected salary. */
  expectedSalary?: string | null | undefined;
  /** Work experience, up to 5000 characters. */
  experience?: string | null | undefined;
  /** Full name, 2 to 100 characters. */
  fullName?: string | null | undefined;
  /** Link to a LinkedIn profile. */
  linkedin?: string | null | undefined;
  /** Why the person applies. */
  motivation?: string | null | undefined;
  /** Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses. */
  phoneNumber?: string | null | undefined;
  /** Id or slug of an active job role. */
  roleId?: string | null | undefined;
  /** Skills, up to 3000 characters. */
  skills?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
  /** Link to a website. */
  website?: string | null | undefined;
};

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
  /** Whether it is advocate; false by default for a new row. */
  advocate?: boolean | null | undefined;
  /** Branches of law in which consultations with the consultant are booked first. */
  branches?: Array<ConsultationBranch> | null | undefined;
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

/** Corrections to a consultation by the office; fields left out stay as they are. */
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
  /** Day on which the client received a paper, such as a summons or a judgment, written as YYYY-MM-DD; not in the future. */
  paperReceivedOn?: string | null | undefined;
  /** Phone number of the client, at which the office can call. */
  phone?: string | null | undefined;
  /** How important it is to the office. */
  priority?: ConsultationPriority | null | undefined;
  /** What it is about, up to 200 characters. */
  title?: string | null | undefined;
  /** How soon the client needs an answer; normal by default for a new consultation. */
  urgency?: Urgency | null | undefined;
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

/** Corrections to a contact request by the office; fields left out stay as they are. */
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
  /** The law on it in Arabic, 10 to 2000 characters. */
  lawAr?: string | null | undefined;
  /** The law on it in English, 10 to 2000 characters. */
  lawEn?: string | null | undefined;
  /** The law on it in French, 10 to 2000 characters. */
  lawFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** The question in Arabic, 5 to 1000 characters; a draft may lack it. */
  questionAr?: string | null | undefined;
  /** The question in English, 5 to 1000 characters; a draft may lack it. */
  questionEn?: string | null | undefined;
  /** The question in French, 5 to 1000 characters; a draft may lack it. */
  questionFr?: string | null | undefined;
  /** Slug of the situation that it belongs to; null if it belongs to none. */
  situation?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to a step of the guided path; fields left out stay as they are. */
export type UpdateGuideStepInput = {
  /** The answer in Arabic, 2 to 120 characters; a draft may lack it. */
  answerAr?: string | null | undefined;
  /** The answer in English, 2 to 120 characters; a draft may lack it. */
  answerEn?: string | null | undefined;
  /** The answer in French, 2 to 120 characters; a draft may lack it. */
  answerFr?: string | null | undefined;
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Slug of the step whose question it answers; null for the first question. A path has at most five questions and never leads back to itself. */
  parent?: string | null | undefined;
  /** The next question in Arabic, 5 to 200 characters. */
  questionAr?: string | null | undefined;
  /** The next question in English, 5 to 200 characters. */
  questionEn?: string | null | undefined;
  /** The next question in French, 5 to 200 characters. */
  questionFr?: string | null | undefined;
  /** Slug of the situation that it leads to; null if a question follows. */
  situation?: string | null | undefined;
  /** Slug; a new row without one gets it from its English text, else the French. */
  slug?: string | null | undefined;
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

/** Changes to a period; fields left out stay as they are. */
export type UpdateHoursPeriodInput = {
  /** Id of the consultant whose hours they are; null or left out: the firm. */
  consultantId?: string | number | null | undefined;
  /** The last day; at most 366 days with the first one. Periods of the same hours cannot overlap. */
  endsOn?: string | null | undefined;
  /** Up to 20 intervals that do not overlap; none: nobody can be booked. */
  hours?: Array<ConsultantHoursIntervalInput> | null | undefined;
  /** Arabic name, up to 100 characters. */
  nameAr?: string | null | undefined;
  /** English name, up to 100 characters. */
  nameEn?: string | null | undefined;
  /** French name, up to 100 characters. */
  nameFr?: string | null | undefined;
  /** The first day in Algiers, written as YYYY-MM-DD. */
  startsOn?: string | null | undefined;
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

/** All that a quote says from now on. */
export type UpdateQuoteInput = {
  /** What is not in the price, up to 4000 characters. */
  excluded?: string | null | undefined;
  /** What is in the price, up to 4000 characters. */
  included?: string | null | undefined;
  /** Language in which it is written. */
  language: Locale;
  /** What it charges for, 1 to 30 lines. */
  lines: Array<QuoteLineInput>;
  /** What else the client has to know, up to 2000 characters. */
  note?: string | null | undefined;
  /** The last day on which it can be accepted, today or later. */
  validUntil: string;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to a quote template; fields left out stay as they are. */
export type UpdateQuoteTemplateInput = {
  /** Prices of the lines in centimes, without tax, in their order; 0 or left out: written in each quote. */
  amounts?: Array<number> | null | undefined;
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** The what is not in the price in Arabic, 1 to 4000 characters. */
  excludedAr?: string | null | undefined;
  /** The what is not in the price in English, 1 to 4000 characters. */
  excludedEn?: string | null | undefined;
  /** The what is not in the price in French, 1 to 4000 characters. */
  excludedFr?: string | null | undefined;
  /** The what is in the price in Arabic, 1 to 4000 characters. */
  includedAr?: string | null | undefined;
  /** The what is in the price in English, 1 to 4000 characters. */
  includedEn?: string | null | undefined;
  /** The what is in the price in French, 1 to 4000 characters. */
  includedFr?: string | null | undefined;
  /** The lines in Arabic: at most 30 entries of up to 200 characters. */
  linesAr?: Array<string> | null | undefined;
  /** The lines in English: at most 30 entries of up to 200 characters. */
  linesEn?: Array<string> | null | undefined;
  /** The lines in French: at most 30 entries of up to 200 characters. */
  linesFr?: Array<string> | null | undefined;
  /** The terms in Arabic, 1 to 2000 characters. */
  noteAr?: string | null | undefined;
  /** The terms in English, 1 to 2000 characters. */
  noteEn?: string | null | undefined;
  /** The terms in French, 1 to 2000 characters. */
  noteFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Slug of the service that it is for; null: for every request. */
  service?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The title in Arabic, 2 to 100 characters; a draft may lack it. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 100 characters; a draft may lack it. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 100 characters; a draft may lack it. */
  titleFr?: string | null | undefined;
  /** Days that a quote is valid which begins with it; 30 by default for a new quote template. */
  validDays?: number | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
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
  /** Whether it is in person; false by default for a new row. */
  inPerson?: boolean | null | undefined;
  /** The law on it in Arabic, 10 to 5000 characters. */
  lawAr?: string | null | undefined;
  /** The law on it in English, 10 to 5000 characters. */
  lawEn?: string | null | undefined;
  /** The law on it in French, 10 to 5000 characters. */
  lawFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** The papers in Arabic: at most 20 entries of up to 200 characters. */
  papersAr?: Array<string> | null | undefined;
  /** The papers in English: at most 20 entries of up to 200 characters. */
  papersEn?: Array<string> | null | undefined;
  /** The papers in French: at most 20 entries of up to 200 characters. */
  papersFr?: Array<string> | null | undefined;
  /** The price in Arabic, 2 to 200 characters. */
  priceAr?: string | null | undefined;
  /** The price in English, 2 to 200 characters. */
  priceEn?: string | null | undefined;
  /** The price in French, 2 to 200 characters. */
  priceFr?: string | null | undefined;
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

/** Corrections to a service request by the office; fields left out stay as they are. */
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
  /** Day on which the client received a paper, such as a summons or a judgment, written as YYYY-MM-DD; not in the future. */
  paperReceivedOn?: string | null | undefined;
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
  /** How consultations are booked and requests are sent. */
  booking?: BookingSettingsInput | null | undefined;
  /** Texts of documents that the office prints. */
  documents?: DocumentSettingsInput | null | undefined;
  /** What the firm is called and shows of itself. */
  general?: GeneralSettingsInput | null | undefined;
  /** Other services that the product uses. */
  integrations?: IntegrationSettingsInput | null | undefined;
  /** Who the firm is by its papers. */
  legal?: LegalSettingsInput | null | undefined;
  /** What the office is told of, and how. */
  notifications?: NotificationSettingsInput | null | undefined;
  /** How quotes are written. */
  quotes?: QuoteSettingsInput | null | undefined;
  /** How long the office keeps what. */
  retention?: RetentionSettingsInput | null | undefined;
  /** How accounts are protected. */
  security?: SecuritySettingsInput | null | undefined;
};

/** Changes to a situation; fields left out stay as they are. */
export type UpdateSituationInput = {
  /** Branch of law in which a consultation about it is booked; null if it fits none. */
  branch?: ConsultationBranch | null | undefined;
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** The text on the cost in Arabic, 10 to 600 characters; a draft may lack it. */
  costAr?: string | null | undefined;
  /** The text on the cost in English, 10 to 600 characters; a draft may lack it. */
  costEn?: string | null | undefined;
  /** The text on the cost in French, 10 to 600 characters; a draft may lack it. */
  costFr?: string | null | undefined;
  /** The part of life that it belongs to; work by default for a new situation. */
  door?: SituationDoor | null | undefined;
  /** The keywords in Arabic: at most 40 entries of up to 60 characters. */
  keywordsAr?: Array<string> | null | undefined;
  /** The keywords in English: at most 40 entries of up to 60 characters. */
  keywordsEn?: Array<string> | null | undefined;
  /** The keywords in French: at most 40 entries of up to 60 characters. */
  keywordsFr?: Array<string> | null | undefined;
  /** The law on it in Arabic, 10 to 3000 characters. */
  lawAr?: string | null | undefined;
  /** The law on it in English, 10 to 3000 characters. */
  lawEn?: string | null | undefined;
  /** The law on it in French, 10 to 3000 characters. */
  lawFr?: string | null | undefined;
  /** The text on what comes next in Arabic, 10 to 1000 characters; a draft may lack it. */
  nextAr?: string | null | undefined;
  /** The text on what comes next in English, 10 to 1000 characters; a draft may lack it. */
  nextEn?: string | null | undefined;
  /** The text on what comes next in French, 10 to 1000 characters; a draft may lack it. */
  nextFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** The papers in Arabic: at most 20 entries of up to 200 characters. */
  papersAr?: Array<string> | null | undefined;
  /** The papers in English: at most 20 entries of up to 200 characters. */
  papersEn?: Array<string> | null | undefined;
  /** The papers in French: at most 20 entries of up to 200 characters. */
  papersFr?: Array<string> | null | undefined;
  /** The price in Arabic, 2 to 200 characters. */
  priceAr?: string | null | undefined;
  /** The price in English, 2 to 200 characters. */
  priceEn?: string | null | undefined;
  /** The price in French, 2 to 200 characters. */
  priceFr?: string | null | undefined;
  /** Slug of the service that is asked for; null if it fits none, and for the public while it cannot be ordered online. */
  service?: string | null | undefined;
  /** Slug; a new row without one gets it from its English text, else the French. */
  slug?: string | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The steps in Arabic: at most 12 entries of up to 300 characters. */
  stepsAr?: Array<string> | null | undefined;
  /** The steps in English: at most 12 entries of up to 300 characters. */
  stepsEn?: Array<string> | null | undefined;
  /** The steps in French: at most 12 entries of up to 300 characters. */
  stepsFr?: Array<string> | null | undefined;
  /** The summary in Arabic, 10 to 400 characters; a draft may lack it. */
  summaryAr?: string | null | undefined;
  /** The summary in English, 10 to 400 characters; a draft may lack it. */
  summaryEn?: string | null | undefined;
  /** The summary in French, 10 to 400 characters; a draft may lack it. */
  summaryFr?: string | null | undefined;
  /** The title in Arabic, 2 to 120 characters; a draft may lack it. */
  titleAr?: string | null | undefined;
  /** The title in English, 2 to 120 characters; a draft may lack it. */
  titleEn?: string | null | undefined;
  /** The title in French, 2 to 120 characters; a draft may lack it. */
  titleFr?: string | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
};

/** Changes to a group of synonyms; fields left out stay as they are. */
export type UpdateSynonymInput = {
  /** Translations that were checked and match the Arabic; they are no longer marked as out of date. */
  confirmedLanguages?: Array<Locale> | null | undefined;
  /** The name in Arabic, 2 to 60 characters; a draft may lack it. */
  nameAr?: string | null | undefined;
  /** The name in English, 2 to 60 characters; a draft may lack it. */
  nameEn?: string | null | undefined;
  /** The name in French, 2 to 60 characters; a draft may lack it. */
  nameFr?: string | null | undefined;
  /** Place in lists, from 0; 0 by default for a new row. */
  order?: number | null | undefined;
  /** Status; a new row is active by default. Only a draft may lack texts. */
  status?: ContentStatus | null | undefined;
  /** The version that was read. STALE_WRITE, with who changed the row and when, if it is no longer the newest. */
  version?: number | null | undefined;
  /** The words in Arabic: at most 40 entries of up to 60 characters. */
  wordsAr?: Array<string> | null | undefined;
  /** The words in English: at most 40 entries of up to 60 characters. */
  wordsEn?: Array<string> | null | undefined;
  /** The words in French: at most 40 entries of up to 60 characters. */
  wordsFr?: Array<string> | null | undefined;
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
  /** Id of the consultant whom it is about; null if it is about none. The public does not see those about advocates. */
  consultantId?: string | number | null | undefined;
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

/** Changes to a webhook; fields left out stay as they are. A person who changes its address, what it is told of or whether it is told about people gives password and second factor. */
export type UpdateWebhookInput = {
  /** The six digits that the app shows, or a recovery code. Needed, unless a passkey is given, once there is a second factor. */
  code?: string | null | undefined;
  /** What it is told of, each kind once. */
  events?: Array<WebhookEventsInput> | null | undefined;
  /** Whether it is told of changes. */
  isActive?: boolean | null | undefined;
  /** What it is called, 2 to 60 characters. */
  name?: string | null | undefined;
  /** A passkey that signed, in the place of a code. */
  passkey?: PasskeyAssertionInput | null | undefined;
  /** The current password of a person, who has to give it; programs have none. */
  password?: string | null | undefined;
  /** Whether the row itself is sent, which may be about people; no by default. A token needs personal for it. */
  personal?: boolean | null | undefined;
  /** The address: https of the public internet, on port 443 unless the settings say otherwise, without a name and password. Outside production also http. */
  url?: string | null | undefined;
  /** The version that was read. STALE_WRITE if it is no longer the newest. */
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

/** What webhooks tell of a row. */
export type WebhookAction =
  /** Some of its fields, or who deals with it, changed. */
  | 'changed'
  /** It is new. */
  | 'created'
  /** It is in the trash, or gone. */
  | 'deleted'
  /** What was personal in it is gone: whoever has a copy erases it, too. */
  | 'erased'
  /** A file or a paper of it was added, removed, asked for or decided about. */
  | 'file_changed'
  /** The client or the office wrote a message. */
  | 'message_added'
  /** A payment was recorded or cancelled. */
  | 'payment_changed'
  /** It came back out of the trash. */
  | 'restored'
  /** It has another status. */
  | 'status_changed';

/** Which deliveries a list shows: those that all given fields match. */
export type WebhookDeliveryFilter = {
  /** Only those that are there. */
  state?: WebhookDeliveryState | null | undefined;
  /** Only those of the webhook with this id. */
  webhookId?: string | number | null | undefined;
};

/** The order of a list of deliveries. */
export type WebhookDeliverySort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: WebhookDeliverySortField;
};

/** What lists of deliveries can be sorted by. */
export type WebhookDeliverySortField =
  /** When it happened. */
  | 'createdAt';

/** Where a delivery is. */
export type WebhookDeliveryState =
  /** The receiver answered with a status from 200 to 299. */
  | 'delivered'
  /** Nothing tries again by itself. */
  | 'failed'
  /** It is sent now, or again after a failure. */
  | 'waiting';

/** What a webhook is told of one kind of row. */
export type WebhookEventsInput = {
  /** What it is told of; refused where nothing of this happens to the kind. */
  actions: Array<WebhookAction>;
  /** The kind. */
  kind: WebhookKind;
};

/** Which webhooks, of which there are 30 at most a list shows: those that all given fields match. */
export type WebhookFilter = {
  /** Only webhooks that are told of changes, or only those that are not. */
  isActive?: boolean | null | undefined;
};

/** A kind of row that webhooks tell of. */
export type WebhookKind =
  /** An application for a job. */
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
  /** An answer of the guided path, and what it leads to. */
  | 'guideStep'
  /** A day on which the office is closed. */
  | 'holiday'
  /** A job that people apply for. */
  | 'jobRole'
  /** The hours of the firm, or days on which other hours hold. */
  | 'officeHours'
  /** A person, whatever accounts and requests they have. */
  | 'person'
  /** A quote for a request, with its payments. */
  | 'quote'
  /** A text that the office begins quotes with. */
  | 'quoteTemplate'
  /** What a client thinks of a case that is over. */
  | 'rating'
  /** A text that the office inserts into replies. */
  | 'replyTemplate'
  /** A legal service that the firm offers. */
  | 'service'
  /** A request for a legal service. */
  | 'serviceRequest'
  /** What happens to people, in their words, and what to do then. */
  | 'situation'
  /** Words that the search of the public takes for each other. */
  | 'synonym'
  /** What a client said about the firm. */
  | 'testimonial'
  /** An account. */
  | 'user';

/** Why an attempt failed. */
export type WebhookProblem =
  /** There was no connection, or it broke. */
  | 'no_connection'
  /** The receiver named another address, which is not followed. */
  | 'redirect'
  /** The address is not one that may be called, or its name leads to such a one. */
  | 'refused_address'
  /** The receiver answered with a status that says that it failed. */
  | 'status'
  /** There was no answer within 10 seconds. */
  | 'timeout'
  /** The name of the receiver is not known. */
  | 'unknown_host';

/** The order of a list of webhooks. */
export type WebhookSort = {
  /** Direction of the sorting. */
  direction?: SortDirection;
  /** What the rows are sorted by. */
  field: WebhookSortField;
};

/** What lists of webhooks can be sorted by. */
export type WebhookSortField =
  /** When it was registered. */
  | 'createdAt';

/** Why the product switched a webhook off. */
export type WebhookSwitchedOffReason =
  /** Every attempt of 24 hours failed. */
  | 'failures'
  /** The token that registered it ended, or its account may no longer have webhooks. */
  | 'token';

/** Why a quote is taken back. */
export type WithdrawQuoteInput = {
  /** The reason, which the client reads, up to 1000 characters. */
  reason?: string | null | undefined;
};

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

export type AffectedConsultationsQueryVariables = Exact<{
  consultantId?: string | number | null | undefined;
  day?: string | null | undefined;
}>;


export type AffectedConsultationsQuery = { affectedConsultations: Array<{ reason: AffectedReason, consultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } }> };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { apiTokens: Array<{ addresses: Array<string>, callsPerMinute: number, createdAt: string, createdByName: string | null, expiresAt: string, id: string, languages: Array<Locale> | null, lastUsedAt: string | null, name: string, personal: boolean, prefix: string, revokedAt: string | null, userId: string, userName: string, userRole: UserRole, scopes: Array<{ actions: Array<ScopeAction>, kind: ScopeKind }> }> };

export type ApplicationQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
}>;


export type ApplicationQuery = { application: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type ApplicationPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type ApplicationPersonQuery = { applicationPerson: { deciders: Array<string>, hasMoreRequests: boolean, hiddenRequests: number, isSender: boolean, joinCodeWays: Array<JoinCodeWay>, language: Locale, mailTo: string | null, phone: string | null, phoneE164: string | null, smsTo: string | null, account: { createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean } | null, conflictCheck: { clients: Array<string>, deciders: Array<string>, hidden: number, isComplete: boolean, opposingParties: Array<string> }, conflicts: Array<{ id: string, kind: RequestKind | null, name: string, personId: string | null, reference: string | null, type: ConflictType }>, otherRequests: Array<{ createdAt: string, id: string, kind: RequestKind, matchedBy: RequestMatch, reference: string, status: string }>, replyVariables: Array<{ name: ReplyVariable, value: string }> } };

export type ApplicationStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationStatsQuery = { applicationStats: { accepted: number, pending: number, rejected: number, reviewed: number, shortlisted: number, total: number } };

export type ApplicationsQueryVariables = Exact<{
  filter?: ApplicationFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ApplicationSort | null | undefined;
}>;


export type ApplicationsQuery = { applications: { limit: number, offset: number, page: number, total: number, items: Array<{ additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> }> } };

export type AssignedRequestCountQueryVariables = Exact<{
  id: string | number;
}>;


export type AssignedRequestCountQuery = { assignedRequestCount: number };

export type AssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type AssigneesQuery = { assignees: Array<{ fullName: string, id: string, role: UserRole }> };

export type AuditEventQueryVariables = Exact<{
  id: string | number;
}>;


export type AuditEventQuery = { auditEvent: { action: string, actorId: string | null, actorName: string | null, createdAt: string, entity: string, entityId: string, id: string, label: string | null, tokenName: string | null, changes: Array<{ after: unknown, before: unknown, field: string }> } };

export type AuditEventsQueryVariables = Exact<{
  filter?: AuditEventFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: AuditEventSort | null | undefined;
}>;


export type AuditEventsQuery = { auditEvents: { limit: number, offset: number, page: number, total: number, items: Array<{ action: string, actorId: string | null, actorName: string | null, createdAt: string, entity: string, entityId: string, id: string, label: string | null, tokenName: string | null, changes: Array<{ after: unknown, before: unknown, field: string }> }> } };

export type CaseRatingQueryVariables = Exact<{
  id: string | number;
}>;


export type CaseRatingQuery = { caseRating: { assigneeName: string | null, clientName: string, comment: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentWithdrawnAt: string | null, consentedAt: string | null, createdAt: string, id: string, language: Locale, publicName: string | null, requestId: string, requestKind: RequestKind, requestReference: string, serviceTitle: string | null, stars: number, updatedAt: string, testimonial: { id: string, status: ContentStatus } | null } };

export type CaseRatingStatsQueryVariables = Exact<{
  filter?: CaseRatingFiguresFilter | null | undefined;
}>;


export type CaseRatingStatsQuery = { caseRatingStats: { average: number | null, consented: number, low: number, total: number } };

export type CaseRatingsQueryVariables = Exact<{
  filter?: CaseRatingFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: CaseRatingSort | null | undefined;
}>;


export type CaseRatingsQuery = { caseRatings: { limit: number, offset: number, page: number, total: number, items: Array<{ assigneeName: string | null, clientName: string, comment: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentWithdrawnAt: string | null, consentedAt: string | null, createdAt: string, id: string, language: Locale, publicName: string | null, requestId: string, requestKind: RequestKind, requestReference: string, serviceTitle: string | null, stars: number, updatedAt: string, testimonial: { id: string, status: ContentStatus } | null }> } };

export type CategoriesQueryVariables = Exact<{
  filter?: CategoryFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: CategorySort | null | undefined;
}>;


export type CategoriesQuery = { categories: { limit: number, offset: number, page: number, total: number, items: Array<{ color: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, icon: string, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } }> } };

export type CategoryQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type CategoryQuery = { category: { color: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, icon: string, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type CategoryStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryStatsQuery = { categoryStats: { active: number, draft: number, inactive: number, total: number } };

export type CheckCategorySlugQueryVariables = Exact<{
  excludeId?: string | number | null | undefined;
  slug: string;
}>;


export type CheckCategorySlugQuery = { checkCategorySlug: { available: boolean, trashedId: string | null } };

export type CheckGuideStepSlugQueryVariables = Exact<{
  excludeId?: string | number | null | undefined;
  slug: string;
}>;


export type CheckGuideStepSlugQuery = { checkGuideStepSlug: { available: boolean, trashedId: string | null } };

export type CheckJobRoleSlugQueryVariables = Exact<{
  excludeId?: string | number | null | undefined;
  slug: string;
}>;


export type CheckJobRoleSlugQuery = { checkJobRoleSlug: { available: boolean, trashedId: string | null } };

export type CheckServiceSlugQueryVariables = Exact<{
  excludeId?: number | null | undefined;
  slug: string;
}>;


export type CheckServiceSlugQuery = { checkServiceSlug: { available: boolean, trashedId: string | null } };

export type CheckSituationSlugQueryVariables = Exact<{
  excludeId?: string | number | null | undefined;
  slug: string;
}>;


export type CheckSituationSlugQuery = { checkSituationSlug: { available: boolean, trashedId: string | null } };

export type ConsultantQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ConsultantQuery = { consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, createdAt: string, deletedAt: string | null, experience: string, experienceAr: string, experienceEn: string, experienceFr: string, id: string, imageUrl: string | null, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, specializationAr: string, specializationEn: string, specializationFr: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ConsultantMentionsQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsultantMentionsQuery = { consultantMentions: Array<{ entity: AuditEntity, id: string, title: string | null, texts: Array<{ field: string, language: Locale | null }> }> };

export type ConsultantScheduleQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsultantScheduleQuery = { consultantSchedule: { feedReadAt: string | null, feedSince: string | null, id: string, firmHours: Array<{ closes: string, opens: string, weekday: WorkingDay }>, hours: Array<{ closes: string, opens: string, weekday: WorkingDay }> } };

export type ConsultantStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsultantStatsQuery = { consultantStats: { active: number, activePercentage: number, averageRating: number, draft: number, inactive: number, total: number } };

export type ConsultantsQueryVariables = Exact<{
  filter?: ConsultantFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ConsultantSort | null | undefined;
}>;


export type ConsultantsQuery = { consultants: { limit: number, offset: number, page: number, total: number, items: Array<{ advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, createdAt: string, deletedAt: string | null, experience: string, experienceAr: string, experienceEn: string, experienceFr: string, id: string, imageUrl: string | null, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, specializationAr: string, specializationEn: string, specializationFr: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } }> } };

export type ConsultationQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
}>;


export type ConsultationQuery = { consultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type ConsultationCalendarQueryVariables = Exact<{
  consultantId?: string | number | null | undefined;
  from: string;
  to: string;
}>;


export type ConsultationCalendarQuery = { consultationCalendar: Array<{ answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> }> };

export type ConsultationPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsultationPersonQuery = { consultationPerson: { deciders: Array<string>, hasMoreRequests: boolean, hiddenRequests: number, isSender: boolean, joinCodeWays: Array<JoinCodeWay>, language: Locale, mailTo: string | null, phone: string | null, phoneE164: string | null, smsTo: string | null, account: { createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean } | null, conflictCheck: { clients: Array<string>, deciders: Array<string>, hidden: number, isComplete: boolean, opposingParties: Array<string> }, conflicts: Array<{ id: string, kind: RequestKind | null, name: string, personId: string | null, reference: string | null, type: ConflictType }>, otherRequests: Array<{ createdAt: string, id: string, kind: RequestKind, matchedBy: RequestMatch, reference: string, status: string }>, replyVariables: Array<{ name: ReplyVariable, value: string }> } };

export type ConsultationSlotsQueryVariables = Exact<{
  consultantId?: string | number | null | undefined;
  from: string;
  movedId?: string | number | null | undefined;
  to: string;
}>;


export type ConsultationSlotsQuery = { consultationSlots: Array<{ endsAt: string, startsAt: string }> };

export type ConsultationStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsultationStatsQuery = { consultationStats: { cancelled: number, completed: number, inProgress: number, pending: number, total: number } };

export type ConsultationsQueryVariables = Exact<{
  filter?: ConsultationFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ConsultationSort | null | undefined;
}>;


export type ConsultationsQuery = { consultations: { limit: number, offset: number, page: number, total: number, items: Array<{ answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> }> } };

export type ConsultationsToSettleQueryVariables = Exact<{
  closure?: ClosureInput | null | undefined;
}>;


export type ConsultationsToSettleQuery = { consultationsToSettle: Array<{ reason: AffectedReason, consultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> }, proposals: Array<{ consultantId: string | null, startsAt: string }> }> };

export type ContactInfoQueryVariables = Exact<{
  id: string | number;
}>;


export type ContactInfoQuery = { contactInfo: { createdAt: string, displayOrder: number, id: string, isActive: boolean, keyName: string, phoneE164: string | null, type: ContactInfoType, updatedAt: string, value: string, valueEn: string | null, valueFr: string | null, version: number } };

export type ContactInfosQueryVariables = Exact<{
  filter?: ContactInfoFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ContactInfoSort | null | undefined;
}>;


export type ContactInfosQuery = { contactInfos: { limit: number, offset: number, page: number, total: number, items: Array<{ createdAt: string, displayOrder: number, id: string, isActive: boolean, keyName: string, phoneE164: string | null, type: ContactInfoType, updatedAt: string, value: string, valueEn: string | null, valueFr: string | null, version: number }> } };

export type ContactRequestQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
}>;


export type ContactRequestQuery = { contactRequest: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type ContactRequestPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type ContactRequestPersonQuery = { contactRequestPerson: { deciders: Array<string>, hasMoreRequests: boolean, hiddenRequests: number, isSender: boolean, joinCodeWays: Array<JoinCodeWay>, language: Locale, mailTo: string | null, phone: string | null, phoneE164: string | null, smsTo: string | null, account: { createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean } | null, conflictCheck: { clients: Array<string>, deciders: Array<string>, hidden: number, isComplete: boolean, opposingParties: Array<string> }, conflicts: Array<{ id: string, kind: RequestKind | null, name: string, personId: string | null, reference: string | null, type: ConflictType }>, otherRequests: Array<{ createdAt: string, id: string, kind: RequestKind, matchedBy: RequestMatch, reference: string, status: string }>, replyVariables: Array<{ name: ReplyVariable, value: string }> } };

export type ContactRequestStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactRequestStatsQuery = { contactRequestStats: { closed: number, new: number, read: number, replied: number, total: number } };

export type ContactRequestsQueryVariables = Exact<{
  filter?: ContactRequestFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ContactRequestSort | null | undefined;
}>;


export type ContactRequestsQuery = { contactRequests: { limit: number, offset: number, page: number, total: number, items: Array<{ answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> }> } };

export type DeskQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskQuery = { desk: { queues: Array<{ kind: RequestKind, late: number, mine: number, open: number, unassigned: number, urgent: number | null, urgentLate: number | null, waiting: number }> } };

export type EmailVerificationStatusQueryVariables = Exact<{
  email: string;
}>;


export type EmailVerificationStatusQuery = { emailVerificationStatus: { isEmailVerified: boolean } };

export type ErrorCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type ErrorCodesQuery = { errorCodes: Array<ErrorCode> };

export type FaqQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type FaqQuery = { faq: { answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, situation: string | null, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type FaqStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqStatsQuery = { faqStats: { active: number, draft: number, featured: number, inactive: number, total: number, totalCategories: number } };

export type FaqsQueryVariables = Exact<{
  filter?: FaqFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: FaqSort | null | undefined;
}>;


export type FaqsQuery = { faqs: { limit: number, offset: number, page: number, total: number, items: Array<{ answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, situation: string | null, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } }> } };

export type FirmHoursQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmHoursQuery = { firmHours: { differsIn: Array<Locale>, hours: Array<{ closes: string, opens: string, weekday: WorkingDay }>, inWords: { ar: string, en: string, fr: string } } };

export type FirmIdentityQueryVariables = Exact<{
  language?: Locale | null | undefined;
}>;


export type FirmIdentityQuery = { firmIdentity: { bar: string | null, barNumber: string | null, complaints: string | null, insurance: string | null, legalNotice: string | null, responsible: string | null, taxNumber: string | null } };

export type GuideStepQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type GuideStepQuery = { guideStep: { answer: string, answerAr: string, answerEn: string, answerFr: string, createdAt: string, deletedAt: string | null, id: string, order: number, parent: string | null, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, situation: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type GuideStepStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type GuideStepStatsQuery = { guideStepStats: { active: number, draft: number, inactive: number, total: number } };

export type GuideStepsQueryVariables = Exact<{
  filter?: GuideStepFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: GuideStepSort | null | undefined;
}>;


export type GuideStepsQuery = { guideSteps: { limit: number, offset: number, page: number, total: number, items: Array<{ answer: string, answerAr: string, answerEn: string, answerFr: string, createdAt: string, deletedAt: string | null, id: string, order: number, parent: string | null, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, situation: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } }> } };

export type HolidayQueryVariables = Exact<{
  id: string | number;
}>;


export type HolidayQuery = { holiday: { createdAt: string, day: string, id: string, nameAr: string, nameEn: string, nameFr: string, updatedAt: string, version: number } };

export type HolidaysQueryVariables = Exact<{
  filter?: HolidayFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: HolidaySort | null | undefined;
}>;


export type HolidaysQuery = { holidays: { limit: number, offset: number, page: number, total: number, items: Array<{ createdAt: string, day: string, id: string, nameAr: string, nameEn: string, nameFr: string, updatedAt: string, version: number }> } };

export type HoursPeriodQueryVariables = Exact<{
  id: string | number;
}>;


export type HoursPeriodQuery = { hoursPeriod: { consultantId: string | null, createdAt: string, endsOn: string, id: string, nameAr: string, nameEn: string, nameFr: string, startsOn: string, updatedAt: string, version: number, hours: Array<{ closes: string, opens: string, weekday: WorkingDay }>, inWords: { ar: string, en: string, fr: string } } };

export type HoursPeriodsQueryVariables = Exact<{
  filter?: HoursPeriodFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: HoursPeriodSort | null | undefined;
}>;


export type HoursPeriodsQuery = { hoursPeriods: { limit: number, offset: number, page: number, total: number, items: Array<{ consultantId: string | null, createdAt: string, endsOn: string, id: string, nameAr: string, nameEn: string, nameFr: string, startsOn: string, updatedAt: string, version: number, hours: Array<{ closes: string, opens: string, weekday: WorkingDay }>, inWords: { ar: string, en: string, fr: string } }> } };

export type JobRoleQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type JobRoleQuery = { jobRole: { benefits: Array<string>, benefitsAr: Array<string>, benefitsEn: Array<string>, benefitsFr: Array<string>, category: JobRoleCategory | null, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, requirementsAr: Array<string>, requirementsEn: Array<string>, requirementsFr: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, responsibilitiesAr: Array<string>, responsibilitiesEn: Array<string>, responsibilitiesFr: Array<string>, salary: string, skills: Array<string>, skillsAr: Array<string>, skillsEn: Array<string>, skillsFr: Array<string>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, type: JobRoleType | null, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type JobRoleCategoriesQueryVariables = Exact<{
  language?: Locale | null | undefined;
}>;


export type JobRoleCategoriesQuery = { jobRoleCategories: Array<{ count: number, name: string, slug: JobRoleCategory }> };

export type JobRoleStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobRoleStatsQuery = { jobRoleStats: { active: number, draft: number, inactive: number, total: number } };

export type JobRolesQueryVariables = Exact<{
  filter?: JobRoleFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: JobRoleSort | null | undefined;
}>;


export type JobRolesQuery = { jobRoles: { limit: number, offset: number, page: number, total: number, items: Array<{ benefits: Array<string>, benefitsAr: Array<string>, benefitsEn: Array<string>, benefitsFr: Array<string>, category: JobRoleCategory | null, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, requirementsAr: Array<string>, requirementsEn: Array<string>, requirementsFr: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, responsibilitiesAr: Array<string>, responsibilitiesEn: Array<string>, responsibilitiesFr: Array<string>, salary: string, skills: Array<string>, skillsAr: Array<string>, skillsEn: Array<string>, skillsFr: Array<string>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, type: JobRoleType | null, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } }> } };

export type KeptRecordsQueryVariables = Exact<{
  id: string | number;
}>;


export type KeptRecordsQuery = { keptRecords: Array<{ label: string, rule: KeptRecordType, until: string }> };

export type MailsQueryVariables = Exact<{
  filter?: MailFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: MailSort | null | undefined;
}>;


export type MailsQuery = { mails: { limit: number, offset: number, page: number, total: number, items: Array<{ attempts: number, createdAt: string, id: string, lastError: string | null, sentAt: string | null, status: MailStatus, subject: string, to: string }> } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type MyApplicationQueryVariables = Exact<{
  id: string | number;
}>;


export type MyApplicationQuery = { myApplication: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type MyApplicationsQueryVariables = Exact<{
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type MyApplicationsQuery = { myApplications: { limit: number, offset: number, page: number, total: number, items: Array<{ additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> }> } };

export type MyCaseRatingQueryVariables = Exact<{
  kind: RequestKind;
  requestId: string | number;
}>;


export type MyCaseRatingQuery = { myCaseRating: { changeableUntil: string | null, id: string, isInvited: boolean, isOpen: boolean, rating: { assigneeName: string | null, clientName: string, comment: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentWithdrawnAt: string | null, consentedAt: string | null, createdAt: string, id: string, language: Locale, publicName: string | null, requestId: string, requestKind: RequestKind, requestReference: string, serviceTitle: string | null, stars: number, updatedAt: string } | null } };

export type MyConsultationQueryVariables = Exact<{
  id: string | number;
}>;


export type MyConsultationQuery = { myConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type MyConsultationsQueryVariables = Exact<{
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type MyConsultationsQuery = { myConsultations: { limit: number, offset: number, page: number, total: number, items: Array<{ answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> }> } };

export type MyContactRequestQueryVariables = Exact<{
  id: string | number;
}>;


export type MyContactRequestQuery = { myContactRequest: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type MyContactRequestsQueryVariables = Exact<{
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type MyContactRequestsQuery = { myContactRequests: { limit: number, offset: number, page: number, total: number, items: Array<{ answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> }> } };

export type MyKeptRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyKeptRecordsQuery = { myKeptRecords: Array<{ label: string, rule: KeptRecordType, until: string }> };

export type MyPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPasskeysQuery = { myPasskeys: Array<{ createdAt: string, id: string, lastUsedAt: string | null, name: string }> };

export type MyQuoteQueryVariables = Exact<{
  id: string | number;
}>;


export type MyQuoteQuery = { myQuote: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type MyQuotesQueryVariables = Exact<{
  kind: RequestKind;
  requestId: string | number;
}>;


export type MyQuotesQuery = { myQuotes: Array<{ authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> }> };

export type MyRequestPapersQueryVariables = Exact<{
  id: string | number;
  kind: RequestKind;
}>;


export type MyRequestPapersQuery = { myRequestPapers: { caseMegabytes: number, clientSawAt: string | null, fileMegabytes: number, officeSawAt: string | null, present: number, wanted: number, files: Array<{ createdAt: string, eventId: string, id: string, name: string, openedAt: string | null, paperId: string | null, sender: FileSender, senderName: string | null, size: number, state: DocumentState, type: FileType }>, papers: Array<{ id: string, name: string, reason: string | null, state: PaperState, updatedAt: string }> } };

export type MyRequestsQueryVariables = Exact<{
  filter?: MyRequestFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type MyRequestsQuery = { myRequests: { limit: number, offset: number, page: number, total: number, items: Array<{ createdAt: string, id: string, kind: RequestKind, lastEvent: RequestEventType, movedAt: string, openQuotes: number, reference: string, startsAt: string | null, status: string, title: string, unseen: boolean }> } };

export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { mySecondFactor: { appAddedAt: string | null, enabledAt: string | null, isRequired: boolean, passkeys: number, recoveryCodesLeft: number } };

export type MyServiceRequestQueryVariables = Exact<{
  id: string | number;
}>;


export type MyServiceRequestQuery = { myServiceRequest: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type MyServiceRequestsQueryVariables = Exact<{
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type MyServiceRequestsQuery = { myServiceRequests: { limit: number, offset: number, page: number, total: number, items: Array<{ additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> }> } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ createdAt: string, current: boolean, expiresAt: string, id: string, ipAddress: string | null, lastSeenAt: string, userAgent: string | null }> };

export type NotificationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationCountsQuery = { notificationCounts: { total: number, unread: number } };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { notificationPreferences: Array<{ byMail: boolean, canMail: boolean, category: NotificationCategory, inApp: boolean }> };

export type NotificationsQueryVariables = Exact<{
  filter?: NotificationFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: NotificationSort | null | undefined;
}>;


export type NotificationsQuery = { notifications: { limit: number, offset: number, page: number, total: number, items: Array<{ category: NotificationCategory, entity: NotificationEntity, entityId: string, id: string, message: string, read: boolean, time: string, title: string, type: NotificationType }> } };

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { overview: { activeServices: number, failedMails: number | null, newContactRequests: number, openServiceRequests: number, pendingApplications: number, pendingServiceRequests: number, totalUsers: number | null, unconfirmedPages: Array<LegalPage>, missingTranslations: Array<{ count: number, entity: AuditEntity, language: Locale }>, recentActivity: Array<{ action: string, actorId: string | null, actorName: string | null, createdAt: string, entity: string, entityId: string, id: string, label: string | null, tokenName: string | null, changes: Array<{ after: unknown, before: unknown, field: string }> }>, requestsPerMonth: Array<{ count: number, month: string }> } };

export type PeopleQueryVariables = Exact<{
  filter?: PersonFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: PersonSort | null | undefined;
}>;


export type PeopleQuery = { people: { limit: number, offset: number, page: number, total: number, items: Array<{ createdAt: string, emails: Array<string>, hasAccount: boolean, id: string, lastRequestAt: string | null, name: string, otherNames: Array<string>, phones: Array<string>, proposalCount: number, requestCount: number, proposals: Array<{ reasons: Array<PersonMatch> }> }> } };

export type PersonQueryVariables = Exact<{
  id: string | number;
}>;


export type PersonQuery = { person: { createdAt: string, deciders: Array<string>, emails: Array<string>, hasAccount: boolean, hiddenRequestCount: number, id: string, lastRequestAt: string | null, name: string, otherNames: Array<string>, phones: Array<string>, proposalCount: number, requestCount: number, accounts: Array<{ createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, phoneNumber: string, role: UserRole }>, appointments: Array<{ accountId: string | null, assigneeId: string | null, assigneeName: string | null, createdAt: string, id: string, kind: RequestKind, name: string, reference: string, startsAt: string | null, status: string, title: string }>, dismissals: Array<{ createdAt: string, dismissedByName: string | null, id: string }>, mergedPeople: Array<{ createdAt: string, emails: Array<string>, id: string, mergedByName: string | null, name: string, personId: string, phones: Array<string>, undoableUntil: string | null }>, money: { open: number, openAmount: number, sent: number }, opposingParties: Array<{ kind: RequestKind, name: string, reference: string, requestId: string }>, papers: { accepted: number, files: number, missing: number, received: number, refused: number }, proposals: Array<{ reasons: Array<PersonMatch> }>, quotes: Array<{ authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number }>, requests: { limit: number, offset: number, page: number, total: number }, separations: Array<{ createdAt: string, fromId: string, fromName: string, id: string, kind: RequestKind, reference: string, requestId: string, separatedByName: string | null, toId: string, toName: string }> } };

export type PublicCategoriesQueryVariables = Exact<{
  filter?: PublicCategoryFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: CategorySort | null | undefined;
}>;


export type PublicCategoriesQuery = { publicCategories: { limit: number, offset: number, page: number, total: number, items: Array<{ color: string, description: string, icon: string, id: string, name: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, updatedAt: string }> } };

export type PublicCategoryQueryVariables = Exact<{
  language?: Locale | null | undefined;
  slug: string;
}>;


export type PublicCategoryQuery = { publicCategory: { color: string, description: string, icon: string, id: string, name: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, updatedAt: string } };

export type PublicConsultantQueryVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type PublicConsultantQuery = { publicConsultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } };

export type PublicConsultantsQueryVariables = Exact<{
  filter?: PublicConsultantFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ConsultantSort | null | undefined;
}>;


export type PublicConsultantsQuery = { publicConsultants: { limit: number, offset: number, page: number, total: number, items: Array<{ advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string }> } };

export type PublicContactInfoQueryVariables = Exact<{
  language?: Locale | null | undefined;
}>;


export type PublicContactInfoQuery = { publicContactInfo: { addresses: Array<{ key: string, order: number, value: string }>, emails: Array<{ key: string, order: number, value: string }>, hours: Array<{ key: string, order: number, value: string }>, phones: Array<{ key: string, order: number, value: string }>, socialMedia: { facebook: string | null, instagram: string | null, linkedin: string | null, twitter: string | null, youtube: string | null } } };

export type PublicContactInfoByTypeQueryVariables = Exact<{
  language?: Locale | null | undefined;
  type: ContactInfoType;
}>;


export type PublicContactInfoByTypeQuery = { publicContactInfoByType: Array<{ key: string, order: number, value: string }> };

export type PublicFaqQueryVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type PublicFaqQuery = { publicFaq: { answer: string, category: string, featured: boolean, id: string, law: string, order: number, question: string, resolvedLanguage: Locale, situation: string | null, updatedAt: string } };

export type PublicFaqCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicFaqCategoriesQuery = { publicFaqCategories: Array<string> };

export type PublicFaqStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicFaqStatsQuery = { publicFaqStats: { active: number, featured: number, total: number, totalCategories: number } };

export type PublicFaqsQueryVariables = Exact<{
  filter?: PublicFaqFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: FaqSort | null | undefined;
}>;


export type PublicFaqsQuery = { publicFaqs: { limit: number, offset: number, page: number, total: number, items: Array<{ answer: string, category: string, featured: boolean, id: string, law: string, order: number, question: string, resolvedLanguage: Locale, situation: string | null, updatedAt: string }> } };

export type PublicGuideStepQueryVariables = Exact<{
  language?: Locale | null | undefined;
  slug: string;
}>;


export type PublicGuideStepQuery = { publicGuideStep: { answer: string, id: string, order: number, parent: string | null, question: string, resolvedLanguage: Locale, situation: string | null, slug: string, updatedAt: string } };

export type PublicGuideStepsQueryVariables = Exact<{
  filter?: PublicGuideStepFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: GuideStepSort | null | undefined;
}>;


export type PublicGuideStepsQuery = { publicGuideSteps: { limit: number, offset: number, page: number, total: number, items: Array<{ answer: string, id: string, order: number, parent: string | null, question: string, resolvedLanguage: Locale, situation: string | null, slug: string, updatedAt: string }> } };

export type PublicHoursPeriodsQueryVariables = Exact<{
  language?: Locale | null | undefined;
}>;


export type PublicHoursPeriodsQuery = { publicHoursPeriods: Array<{ endsOn: string, hours: string, name: string, startsOn: string }> };

export type PublicJobRoleQueryVariables = Exact<{
  language?: Locale | null | undefined;
  slug: string;
}>;


export type PublicJobRoleQuery = { publicJobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } };

export type PublicJobRoleCategoriesQueryVariables = Exact<{
  language?: Locale | null | undefined;
}>;


export type PublicJobRoleCategoriesQuery = { publicJobRoleCategories: Array<{ count: number, name: string, slug: JobRoleCategory }> };

export type PublicJobRoleStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicJobRoleStatsQuery = { publicJobRoleStats: { active: number, total: number, totalCategories: number } };

export type PublicJobRolesQueryVariables = Exact<{
  filter?: PublicJobRoleFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: JobRoleSort | null | undefined;
}>;


export type PublicJobRolesQuery = { publicJobRoles: { limit: number, offset: number, page: number, total: number, items: Array<{ benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string }> } };

export type PublicSearchQueryVariables = Exact<{
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  text: string;
}>;


export type PublicSearchQuery = { publicSearch: { total: number, groups: Array<{ kind: PublicSearchKind, total: number, hits: Array<{ excerpt: string, page: string, slug: string, title: string }> }> } };

export type PublicServiceQueryVariables = Exact<{
  language?: Locale | null | undefined;
  slug: string;
}>;


export type PublicServiceQuery = { publicService: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string, sections: Array<{ items: Array<string>, kind: ServiceSectionKind }> } };

export type PublicServicesQueryVariables = Exact<{
  filter?: PublicServiceFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ServiceSort | null | undefined;
}>;


export type PublicServicesQuery = { publicServices: { limit: number, offset: number, page: number, total: number, items: Array<{ availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string, sections: Array<{ items: Array<string>, kind: ServiceSectionKind }> }> } };

export type PublicSituationQueryVariables = Exact<{
  language?: Locale | null | undefined;
  slug: string;
}>;


export type PublicSituationQuery = { publicSituation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } };

export type PublicSituationsQueryVariables = Exact<{
  filter?: PublicSituationFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: SituationSort | null | undefined;
}>;


export type PublicSituationsQuery = { publicSituations: { limit: number, offset: number, page: number, total: number, items: Array<{ branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string }> } };

export type PublicTestimonialQueryVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type PublicTestimonialQuery = { publicTestimonial: { avatar: string | null, company: string, consultantId: string | null, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean } };

export type PublicTestimonialStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicTestimonialStatsQuery = { publicTestimonialStats: { averageRating: number, satisfiedClients: number, total: number } };

export type PublicTestimonialsQueryVariables = Exact<{
  filter?: PublicTestimonialFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: TestimonialSort | null | undefined;
}>;


export type PublicTestimonialsQuery = { publicTestimonials: { limit: number, offset: number, page: number, total: number, items: Array<{ avatar: string | null, company: string, consultantId: string | null, featured: boolean, id: string, name: string, order: number, rating: number, resolvedLanguage: Locale, review: string, role: string, status: ContentStatus, updatedAt: string, verified: boolean }> } };

export type QuoteQueryVariables = Exact<{
  id: string | number;
}>;


export type QuoteQuery = { quote: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type QuoteStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type QuoteStatsQuery = { quoteStats: { drafts: number, open: number, openAmount: number, sent: number } };

export type QuoteTemplateQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type QuoteTemplateQuery = { quoteTemplate: { amounts: Array<number>, createdAt: string, deletedAt: string | null, excluded: string, excludedAr: string, excludedEn: string, excludedFr: string, id: string, included: string, includedAr: string, includedEn: string, includedFr: string, lines: Array<string>, linesAr: Array<string>, linesEn: Array<string>, linesFr: Array<string>, note: string, noteAr: string, noteEn: string, noteFr: string, order: number, resolvedLanguage: Locale, service: string | null, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, validDays: number, version: number, completeness: { ar: number, en: number, fr: number } } };

export type QuoteTemplateStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type QuoteTemplateStatsQuery = { quoteTemplateStats: { active: number, draft: number, inactive: number, total: number } };

export type QuoteTemplatesQueryVariables = Exact<{
  filter?: QuoteTemplateFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: QuoteTemplateSort | null | undefined;
}>;


export type QuoteTemplatesQuery = { quoteTemplates: { limit: number, offset: number, page: number, total: number, items: Array<{ amounts: Array<number>, createdAt: string, deletedAt: string | null, excluded: string, excludedAr: string, excludedEn: string, excludedFr: string, id: string, included: string, includedAr: string, includedEn: string, includedFr: string, lines: Array<string>, linesAr: Array<string>, linesEn: Array<string>, linesFr: Array<string>, note: string, noteAr: string, noteEn: string, noteFr: string, order: number, resolvedLanguage: Locale, service: string | null, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, validDays: number, version: number, completeness: { ar: number, en: number, fr: number } }> } };

export type QuoteTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type QuoteTermsQuery = { quoteTerms: { taxPercent: number, validUntil: string } };

export type QuotesQueryVariables = Exact<{
  filter?: QuoteFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: QuoteSort | null | undefined;
}>;


export type QuotesQuery = { quotes: { limit: number, offset: number, page: number, total: number, items: Array<{ authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> }> } };

export type ReplyTemplateQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ReplyTemplateQuery = { replyTemplate: { createdAt: string, deletedAt: string | null, id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, text: string, textAr: string, textEn: string, textFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReplyTemplateStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplyTemplateStatsQuery = { replyTemplateStats: { active: number, draft: number, inactive: number, total: number } };

export type ReplyTemplatesQueryVariables = Exact<{
  filter?: ReplyTemplateFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ReplyTemplateSort | null | undefined;
}>;


export type ReplyTemplatesQuery = { replyTemplates: { limit: number, offset: number, page: number, total: number, items: Array<{ createdAt: string, deletedAt: string | null, id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, text: string, textAr: string, textEn: string, textFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } }> } };

export type RequestPapersQueryVariables = Exact<{
  id: string | number;
  kind: RequestKind;
}>;


export type RequestPapersQuery = { requestPapers: { caseMegabytes: number, clientSawAt: string | null, fileMegabytes: number, officeSawAt: string | null, present: number, wanted: number, files: Array<{ createdAt: string, eventId: string, id: string, name: string, openedAt: string | null, paperId: string | null, sender: FileSender, senderName: string | null, size: number, state: DocumentState, type: FileType }>, papers: Array<{ id: string, name: string, reason: string | null, state: PaperState, updatedAt: string }> } };

export type RequestQuotesQueryVariables = Exact<{
  requestId: string | number;
}>;


export type RequestQuotesQuery = { requestQuotes: Array<{ authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> }> };

export type RequestRatingQueryVariables = Exact<{
  requestId: string | number;
}>;


export type RequestRatingQuery = { requestRating: { assigneeName: string | null, clientName: string, comment: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentWithdrawnAt: string | null, consentedAt: string | null, createdAt: string, id: string, language: Locale, publicName: string | null, requestId: string, requestKind: RequestKind, requestReference: string, serviceTitle: string | null, stars: number, updatedAt: string, testimonial: { id: string, status: ContentStatus } | null } | null };

export type ResetLinkQueryVariables = Exact<{
  token: string;
}>;


export type ResetLinkQuery = { resetLink: { email: string, valid: boolean } };

export type RetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionQuery = { retention: { lastRun: { day: string, finishedAt: string | null, startedAt: string, counts: Array<{ name: string, rows: number }> } | null, rules: Array<{ action: string, days: number | null, due: number, months: number | null, name: string, years: number | null }> } };

export type RetentionPeriodsQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionPeriodsQuery = { retentionPeriods: Array<{ days: number | null, months: number | null, name: string, years: number | null }> };

export type SearchMissesQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchMissesQuery = { searchMisses: Array<{ callers: number, language: Locale, week: string, word: string }> };

export type SearchRecordsQueryVariables = Exact<{
  language?: Locale | null | undefined;
  search: string;
}>;


export type SearchRecordsQuery = { searchRecords: Array<{ createdAt: string | null, detail: string, id: string, kind: RecordKind, opposingParty: string | null, personId: string | null, reference: string | null, status: string | null, subject: string | null, title: string }> };

export type ServiceQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: number;
  language?: Locale | null | undefined;
}>;


export type ServiceQuery = { service: { availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type ServiceRequestQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
}>;


export type ServiceRequestQuery = { serviceRequest: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type ServiceRequestPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type ServiceRequestPersonQuery = { serviceRequestPerson: { deciders: Array<string>, hasMoreRequests: boolean, hiddenRequests: number, isSender: boolean, joinCodeWays: Array<JoinCodeWay>, language: Locale, mailTo: string | null, phone: string | null, phoneE164: string | null, smsTo: string | null, account: { createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean } | null, conflictCheck: { clients: Array<string>, deciders: Array<string>, hidden: number, isComplete: boolean, opposingParties: Array<string> }, conflicts: Array<{ id: string, kind: RequestKind | null, name: string, personId: string | null, reference: string | null, type: ConflictType }>, otherRequests: Array<{ createdAt: string, id: string, kind: RequestKind, matchedBy: RequestMatch, reference: string, status: string }>, replyVariables: Array<{ name: ReplyVariable, value: string }> } };

export type ServiceRequestStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceRequestStatsQuery = { serviceRequestStats: { approved: number, completed: number, inProgress: number, pending: number, rejected: number, total: number } };

export type ServiceRequestsQueryVariables = Exact<{
  filter?: ServiceRequestFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ServiceRequestSort | null | undefined;
}>;


export type ServiceRequestsQuery = { serviceRequests: { limit: number, offset: number, page: number, total: number, items: Array<{ additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> }> } };

export type ServiceStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceStatsQuery = { serviceStats: { active: number, draft: number, featured: number, inactive: number, total: number } };

export type ServicesQueryVariables = Exact<{
  filter?: ServiceFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: ServiceSort | null | undefined;
}>;


export type ServicesQuery = { services: { limit: number, offset: number, page: number, total: number, items: Array<{ availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> }> } };

export type SessionStateQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionStateQuery = { sessionState: { idleSeconds: number | null, locked: boolean } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: { booking: { bookingHorizonDays: number, bookingNoticeHours: number, cancelNoticeHours: number, earlyReminderHours: number, firstConsultationFree: boolean, lateReminderHours: number, maxOpenConsultations: number, recentPaperDays: number, slotMinutes: number, updatedAt: string | null, version: number }, documents: { engagementLetterAr: string, engagementLetterEn: string, engagementLetterFr: string, updatedAt: string | null, version: number }, general: { addressAr: string | null, addressEn: string | null, addressFr: string | null, arabicDates: ArabicDates, caseMegabytes: number, contactEmail: string | null, contactPhone: string | null, fileMegabytes: number, logo: string | null, privacyConfirmedOn: string | null, publicDetailPages: boolean, sharePicture: string | null, siteDescriptionAr: string, siteDescriptionEn: string, siteDescriptionFr: string, siteNameAr: string, siteNameEn: string, siteNameFr: string, siteShortNameAr: string, siteShortNameEn: string, siteShortNameFr: string, termsConfirmedOn: string | null, updatedAt: string | null, version: number }, integrations: { assistantTools: boolean, emailService: EmailService, facebookPixel: string | null, googleAnalytics: string | null, mailFrom: string | null, mailgunPassword: boolean, mailgunUser: string | null, sendgridApiKey: boolean, smsSender: string | null, smsService: SmsService, smtpHost: string | null, smtpPassword: boolean, smtpPort: number, smtpUser: string | null, twilioAccountSid: string | null, twilioAuthToken: boolean, updatedAt: string | null, version: number, vonageApiKey: string | null, vonageApiSecret: boolean, webhookPorts: boolean, webhooks: boolean }, legal: { barAr: string | null, barEn: string | null, barFr: string | null, barNumber: string | null, complaintsAr: string | null, complaintsEn: string | null, complaintsFr: string | null, insuranceAr: string | null, insuranceEn: string | null, insuranceFr: string | null, legalNoticeAr: string | null, legalNoticeEn: string | null, legalNoticeFr: string | null, responsibleAr: string | null, responsibleEn: string | null, responsibleFr: string | null, taxNumber: string | null, updatedAt: string | null, version: number }, notifications: { answerReminderHours: number, emailNotifications: boolean, newConsultationNotification: boolean, newContactNotification: boolean, newUserNotification: boolean, ratingInvitationDays: number, smsNotifications: boolean, updatedAt: string | null, version: number }, quotes: { quoteTaxPercent: number, quoteValidDays: number, updatedAt: string | null, version: number }, retention: { keptAcceptedYears: number, keptCasesYears: number, keptMessagesYears: number, keptQuotesYears: number, keptRejectedMonths: number, updatedAt: string | null, version: number }, security: { maxLoginAttempts: number, minPasswordLength: number, requireEmailVerification: boolean, requirePhoneVerification: boolean, requireSecondFactor: boolean, sessionTimeout: number, updatedAt: string | null, version: number } } };

export type SiteQueryVariables = Exact<{
  language?: Locale | null | undefined;
}>;


export type SiteQuery = { site: { description: string, logo: string | null, minPasswordLength: number, name: string, publicDetailPages: boolean, requireEmailVerification: boolean, requirePhoneVerification: boolean, shortName: string } };

export type SituationQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type SituationQuery = { situation: { branch: ConsultationBranch | null, cost: string, costAr: string, costEn: string, costFr: string, createdAt: string, deletedAt: string | null, door: SituationDoor, id: string, keywords: Array<string>, keywordsAr: Array<string>, keywordsEn: Array<string>, keywordsFr: Array<string>, law: string, lawAr: string, lawEn: string, lawFr: string, next: string, nextAr: string, nextEn: string, nextFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, service: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, steps: Array<string>, stepsAr: Array<string>, stepsEn: Array<string>, stepsFr: Array<string>, summary: string, summaryAr: string, summaryEn: string, summaryFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type SituationStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type SituationStatsQuery = { situationStats: { active: number, draft: number, inactive: number, total: number } };

export type SituationsQueryVariables = Exact<{
  filter?: SituationFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: SituationSort | null | undefined;
}>;


export type SituationsQuery = { situations: { limit: number, offset: number, page: number, total: number, items: Array<{ branch: ConsultationBranch | null, cost: string, costAr: string, costEn: string, costFr: string, createdAt: string, deletedAt: string | null, door: SituationDoor, id: string, keywords: Array<string>, keywordsAr: Array<string>, keywordsEn: Array<string>, keywordsFr: Array<string>, law: string, lawAr: string, lawEn: string, lawFr: string, next: string, nextAr: string, nextEn: string, nextFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, service: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, steps: Array<string>, stepsAr: Array<string>, stepsEn: Array<string>, stepsFr: Array<string>, summary: string, summaryAr: string, summaryEn: string, summaryFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } }> } };

export type SynonymQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type SynonymQuery = { synonym: { createdAt: string, deletedAt: string | null, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, words: Array<string>, wordsAr: Array<string>, wordsEn: Array<string>, wordsFr: Array<string>, completeness: { ar: number, en: number, fr: number } } };

export type SynonymStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type SynonymStatsQuery = { synonymStats: { active: number, draft: number, inactive: number, total: number } };

export type SynonymsQueryVariables = Exact<{
  filter?: SynonymFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: SynonymSort | null | undefined;
}>;


export type SynonymsQuery = { synonyms: { limit: number, offset: number, page: number, total: number, items: Array<{ createdAt: string, deletedAt: string | null, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, words: Array<string>, wordsAr: Array<string>, wordsEn: Array<string>, wordsFr: Array<string>, completeness: { ar: number, en: number, fr: number } }> } };

export type TestimonialQueryVariables = Exact<{
  deleted?: boolean | null | undefined;
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type TestimonialQuery = { testimonial: { avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, consultantId: string | null, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { ar: number, en: number, fr: number } } };

export type TestimonialStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestimonialStatsQuery = { testimonialStats: { active: number, averageRating: number, draft: number, featured: number, inactive: number, satisfiedClients: number, total: number } };

export type TestimonialsQueryVariables = Exact<{
  filter?: TestimonialFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: TestimonialSort | null | undefined;
}>;


export type TestimonialsQuery = { testimonials: { limit: number, offset: number, page: number, total: number, items: Array<{ avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, consultantId: string | null, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { ar: number, en: number, fr: number } }> } };

export type UserQueryVariables = Exact<{
  id: string | number;
}>;


export type UserQuery = { user: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type UserStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserStatsQuery = { userStats: { active: number, admins: number, clients: number, lawyers: number, secretaries: number, total: number } };

export type UsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: UserSort | null | undefined;
}>;


export type UsersQuery = { users: { limit: number, offset: number, page: number, total: number, items: Array<{ branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number }> } };

export type VerifyResetTokenQueryVariables = Exact<{
  token: string;
}>;


export type VerifyResetTokenQuery = { verifyResetToken: boolean };

export type WebhookQueryVariables = Exact<{
  id: string | number;
}>;


export type WebhookQuery = { webhook: { bothSecretsUntil: string | null, createdAt: string, createdByName: string | null, failingSince: string | null, id: string, isActive: boolean, name: string, personal: boolean, switchedOffReason: WebhookSwitchedOffReason | null, tokenName: string | null, updatedAt: string, url: string, version: number, events: Array<{ actions: Array<WebhookAction>, kind: WebhookKind }> } };

export type WebhookDeliveriesQueryVariables = Exact<{
  filter?: WebhookDeliveryFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: WebhookDeliverySort | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { limit: number, offset: number, page: number, total: number, items: Array<{ attempts: number, createdAt: string, entity: string, entityId: string, event: string, facts: unknown, id: string, settledAt: string | null, state: WebhookDeliveryState, webhookId: string, log: Array<{ answer: string | null, id: string, milliseconds: number, problem: WebhookProblem | null, startedAt: string, status: number | null }> }> } };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string | number;
}>;


export type WebhookDeliveryQuery = { webhookDelivery: { attempts: number, createdAt: string, entity: string, entityId: string, event: string, facts: unknown, id: string, settledAt: string | null, state: WebhookDeliveryState, webhookId: string, log: Array<{ answer: string | null, id: string, milliseconds: number, problem: WebhookProblem | null, startedAt: string, status: number | null }> } };

export type WebhooksQueryVariables = Exact<{
  filter?: WebhookFilter | null | undefined;
  language?: Locale | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  page?: number | null | undefined;
  sort?: WebhookSort | null | undefined;
}>;


export type WebhooksQuery = { webhooks: { limit: number, offset: number, page: number, total: number, items: Array<{ bothSecretsUntil: string | null, createdAt: string, createdByName: string | null, failingSince: string | null, id: string, isActive: boolean, name: string, personal: boolean, switchedOffReason: WebhookSwitchedOffReason | null, tokenName: string | null, updatedAt: string, url: string, version: number, events: Array<{ actions: Array<WebhookAction>, kind: WebhookKind }> }> } };

export type AcceptQuoteMutationVariables = Exact<{
  id: string | number;
  input: AcceptQuoteInput;
}>;


export type AcceptQuoteMutation = { acceptQuote: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type AddApplicationMessageMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestMessageInput;
}>;


export type AddApplicationMessageMutation = { addApplicationMessage: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AddApplicationNoteMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestNoteInput;
}>;


export type AddApplicationNoteMutation = { addApplicationNote: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AddConsultationMessageMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestMessageInput;
}>;


export type AddConsultationMessageMutation = { addConsultationMessage: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AddConsultationNoteMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestNoteInput;
}>;


export type AddConsultationNoteMutation = { addConsultationNote: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AddContactRequestMessageMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestMessageInput;
}>;


export type AddContactRequestMessageMutation = { addContactRequestMessage: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AddContactRequestNoteMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestNoteInput;
}>;


export type AddContactRequestNoteMutation = { addContactRequestNote: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AddMyRequestFileMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: AddRequestFileInput;
}>;


export type AddMyRequestFileMutation = { addMyRequestFile: { createdAt: string, eventId: string, id: string, name: string, openedAt: string | null, paperId: string | null, sender: FileSender, senderName: string | null, size: number, state: DocumentState, type: FileType } };

export type AddRequestFileMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: AddRequestFileInput;
}>;


export type AddRequestFileMutation = { addRequestFile: { createdAt: string, eventId: string, id: string, name: string, openedAt: string | null, paperId: string | null, sender: FileSender, senderName: string | null, size: number, state: DocumentState, type: FileType } };

export type AddRequestPaperMutationVariables = Exact<{
  input: AddRequestPaperInput;
}>;


export type AddRequestPaperMutation = { addRequestPaper: Array<{ id: string, name: string, reason: string | null, state: PaperState, updatedAt: string }> };

export type AddServiceRequestMessageMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestMessageInput;
}>;


export type AddServiceRequestMessageMutation = { addServiceRequestMessage: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AddServiceRequestNoteMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: AddRequestNoteInput;
}>;


export type AddServiceRequestNoteMutation = { addServiceRequestNote: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AddSynonymWordMutationVariables = Exact<{
  id: string | number;
  language: Locale;
  word: string;
}>;


export type AddSynonymWordMutation = { addSynonymWord: { createdAt: string, deletedAt: string | null, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, words: Array<string>, wordsAr: Array<string>, wordsEn: Array<string>, wordsFr: Array<string>, completeness: { ar: number, en: number, fr: number } } };

export type AssignApplicationMutationVariables = Exact<{
  id: string | number;
  input: AssignRequestInput;
}>;


export type AssignApplicationMutation = { assignApplication: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AssignApplicationsMutationVariables = Exact<{
  input: AssignRequestsInput;
}>;


export type AssignApplicationsMutation = { assignApplications: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type AssignConsultationMutationVariables = Exact<{
  id: string | number;
  input: AssignRequestInput;
}>;


export type AssignConsultationMutation = { assignConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AssignConsultationsMutationVariables = Exact<{
  input: AssignRequestsInput;
}>;


export type AssignConsultationsMutation = { assignConsultations: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type AssignContactRequestMutationVariables = Exact<{
  id: string | number;
  input: AssignRequestInput;
}>;


export type AssignContactRequestMutation = { assignContactRequest: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AssignContactRequestsMutationVariables = Exact<{
  input: AssignRequestsInput;
}>;


export type AssignContactRequestsMutation = { assignContactRequests: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type AssignServiceRequestMutationVariables = Exact<{
  id: string | number;
  input: AssignRequestInput;
}>;


export type AssignServiceRequestMutation = { assignServiceRequest: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type AssignServiceRequestsMutationVariables = Exact<{
  input: AssignRequestsInput;
}>;


export type AssignServiceRequestsMutation = { assignServiceRequests: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type BeginPasskeyMutationVariables = Exact<{
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
  password: string;
}>;


export type BeginPasskeyMutation = { beginPasskey: unknown };

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { beginPasskeyProof: unknown };

export type BeginPasskeySignInMutationVariables = Exact<{
  challenge: string;
}>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: unknown };

export type BeginSecondFactorMutationVariables = Exact<{
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
  password: string;
}>;


export type BeginSecondFactorMutation = { beginSecondFactor: { qrCode: string, secret: string, uri: string } };

export type BulkUpdateContactInfoMutationVariables = Exact<{
  input: BulkContactInfoInput;
}>;


export type BulkUpdateContactInfoMutation = { bulkUpdateContactInfo: Array<{ createdAt: string, displayOrder: number, id: string, isActive: boolean, keyName: string, phoneE164: string | null, type: ContactInfoType, updatedAt: string, value: string, valueEn: string | null, valueFr: string | null, version: number }> };

export type CancelConsultationMutationVariables = Exact<{
  id: string | number;
  input: CancelConsultationInput;
}>;


export type CancelConsultationMutation = { cancelConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type CancelPaymentMutationVariables = Exact<{
  id: string | number;
  input: CancelPaymentInput;
}>;


export type CancelPaymentMutation = { cancelPayment: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type ChangeEmailMutationVariables = Exact<{
  code?: string | null | undefined;
  email: string;
  passkey?: PasskeyAssertionInput | null | undefined;
  password: string;
  returnTo?: string | null | undefined;
}>;


export type ChangeEmailMutation = { changeEmail: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type CloseRequestMutationVariables = Exact<{
  id: string | number;
  kind: RequestKind;
}>;


export type CloseRequestMutation = { closeRequest: boolean };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { codes: Array<string> } };

export type CorrectEmailMutationVariables = Exact<{
  email: string;
  returnTo?: string | null | undefined;
}>;


export type CorrectEmailMutation = { correctEmail: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { createApiToken: { token: string, apiToken: { addresses: Array<string>, callsPerMinute: number, createdAt: string, createdByName: string | null, expiresAt: string, id: string, languages: Array<Locale> | null, lastUsedAt: string | null, name: string, personal: boolean, prefix: string, revokedAt: string | null, userId: string, userName: string, userRole: UserRole, scopes: Array<{ actions: Array<ScopeAction>, kind: ScopeKind }> } } };

export type CreateApplicationMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateApplicationInput;
}>;


export type CreateApplicationMutation = { createApplication: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type CreateApplicationCvLinkMutationVariables = Exact<{
  id: string | number;
  inline?: boolean | null | undefined;
}>;


export type CreateApplicationCvLinkMutation = { createApplicationCvLink: { expiresAt: string | null, url: string } };

export type CreateApplicationExportMutationVariables = Exact<{
  filter?: ApplicationFilter | null | undefined;
  format: ExportFormat;
  language?: Locale | null | undefined;
  separator?: CsvSeparator | null | undefined;
}>;


export type CreateApplicationExportMutation = { createApplicationExport: { expiresAt: string | null, rows: number, url: string } };

export type CreateCaseArchiveMutationVariables = Exact<{
  id: string | number;
  kind: RequestKind;
  language?: Locale | null | undefined;
}>;


export type CreateCaseArchiveMutation = { createCaseArchive: { expiresAt: string | null, url: string } };

export type CreateCategoryMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateCategoryInput;
  language?: Locale | null | undefined;
}>;


export type CreateCategoryMutation = { createCategory: { color: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, icon: string, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type CreateClosedReceiptPdfMutationVariables = Exact<{
  language?: Locale | null | undefined;
  number: string;
}>;


export type CreateClosedReceiptPdfMutation = { createClosedReceiptPdf: { expiresAt: string | null, url: string } };

export type CreateConsultantMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateConsultantInput;
  language?: Locale | null | undefined;
}>;


export type CreateConsultantMutation = { createConsultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, createdAt: string, deletedAt: string | null, experience: string, experienceAr: string, experienceEn: string, experienceFr: string, id: string, imageUrl: string | null, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, specializationAr: string, specializationEn: string, specializationFr: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type CreateConsultantFeedMutationVariables = Exact<{
  id: string | number;
}>;


export type CreateConsultantFeedMutation = { createConsultantFeed: { expiresAt: string | null, url: string } };

export type CreateConsultationMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateConsultationInput;
}>;


export type CreateConsultationMutation = { createConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type CreateConsultationCalendarLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type CreateConsultationCalendarLinkMutation = { createConsultationCalendarLink: { expiresAt: string | null, url: string } };

export type CreateConsultationExportMutationVariables = Exact<{
  filter?: ConsultationFilter | null | undefined;
  format: ExportFormat;
  language?: Locale | null | undefined;
  separator?: CsvSeparator | null | undefined;
}>;


export type CreateConsultationExportMutation = { createConsultationExport: { expiresAt: string | null, rows: number, url: string } };

export type CreateContactInfoMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateContactInfoInput;
}>;


export type CreateContactInfoMutation = { createContactInfo: { createdAt: string, displayOrder: number, id: string, isActive: boolean, keyName: string, phoneE164: string | null, type: ContactInfoType, updatedAt: string, value: string, valueEn: string | null, valueFr: string | null, version: number } };

export type CreateContactRequestMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateContactRequestInput;
}>;


export type CreateContactRequestMutation = { createContactRequest: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type CreateContactRequestExportMutationVariables = Exact<{
  filter?: ContactRequestFilter | null | undefined;
  format: ExportFormat;
  language?: Locale | null | undefined;
  separator?: CsvSeparator | null | undefined;
}>;


export type CreateContactRequestExportMutation = { createContactRequestExport: { expiresAt: string | null, rows: number, url: string } };

export type CreateDaySheetMutationVariables = Exact<{
  consultantId?: string | number | null | undefined;
  day: string;
  language?: Locale | null | undefined;
}>;


export type CreateDaySheetMutation = { createDaySheet: { expiresAt: string | null, url: string } };

export type CreateFaqMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateFaqInput;
  language?: Locale | null | undefined;
}>;


export type CreateFaqMutation = { createFaq: { answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, situation: string | null, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type CreateGuideStepMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateGuideStepInput;
  language?: Locale | null | undefined;
}>;


export type CreateGuideStepMutation = { createGuideStep: { answer: string, answerAr: string, answerEn: string, answerFr: string, createdAt: string, deletedAt: string | null, id: string, order: number, parent: string | null, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, situation: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type CreateHolidayMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateHolidayInput;
}>;


export type CreateHolidayMutation = { createHoliday: { createdAt: string, day: string, id: string, nameAr: string, nameEn: string, nameFr: string, updatedAt: string, version: number } };

export type CreateHoursPeriodMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateHoursPeriodInput;
}>;


export type CreateHoursPeriodMutation = { createHoursPeriod: { consultantId: string | null, createdAt: string, endsOn: string, id: string, nameAr: string, nameEn: string, nameFr: string, startsOn: string, updatedAt: string, version: number, hours: Array<{ closes: string, opens: string, weekday: WorkingDay }>, inWords: { ar: string, en: string, fr: string } } };

export type CreateJobRoleMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateJobRoleInput;
  language?: Locale | null | undefined;
}>;


export type CreateJobRoleMutation = { createJobRole: { benefits: Array<string>, benefitsAr: Array<string>, benefitsEn: Array<string>, benefitsFr: Array<string>, category: JobRoleCategory | null, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, requirementsAr: Array<string>, requirementsEn: Array<string>, requirementsFr: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, responsibilitiesAr: Array<string>, responsibilitiesEn: Array<string>, responsibilitiesFr: Array<string>, salary: string, skills: Array<string>, skillsAr: Array<string>, skillsEn: Array<string>, skillsFr: Array<string>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, type: JobRoleType | null, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type CreateMyCaseArchiveMutationVariables = Exact<{
  id: string | number;
  kind: RequestKind;
  language?: Locale | null | undefined;
}>;


export type CreateMyCaseArchiveMutation = { createMyCaseArchive: { expiresAt: string | null, url: string } };

export type CreateMyDataDownloadMutationVariables = Exact<{
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
  password: string;
}>;


export type CreateMyDataDownloadMutation = { createMyDataDownload: { expiresAt: string | null, url: string } };

export type CreateMyQuotePdfMutationVariables = Exact<{
  id: string | number;
  revision?: number | null | undefined;
}>;


export type CreateMyQuotePdfMutation = { createMyQuotePdf: { expiresAt: string | null, url: string } };

export type CreateMyReceiptPdfMutationVariables = Exact<{
  language?: Locale | null | undefined;
  paymentId: string | number;
}>;


export type CreateMyReceiptPdfMutation = { createMyReceiptPdf: { expiresAt: string | null, url: string } };

export type CreateMyRequestFileLinkMutationVariables = Exact<{
  id: string | number;
  inline?: boolean | null | undefined;
}>;


export type CreateMyRequestFileLinkMutation = { createMyRequestFileLink: { expiresAt: string | null, url: string } };

export type CreateMyRequestReceiptMutationVariables = Exact<{
  id: string | number;
  kind: RequestKind;
  language?: Locale | null | undefined;
}>;


export type CreateMyRequestReceiptMutation = { createMyRequestReceipt: { expiresAt: string | null, url: string } };

export type CreatePasskeyMutationVariables = Exact<{
  name: string;
  passkey: PasskeyCreationInput;
}>;


export type CreatePasskeyMutation = { createPasskey: { codes: Array<string>, passkey: { createdAt: string, id: string, lastUsedAt: string | null, name: string } } };

export type CreatePaymentExportMutationVariables = Exact<{
  filter?: QuoteFilter | null | undefined;
  format: ExportFormat;
  language?: Locale | null | undefined;
  separator?: CsvSeparator | null | undefined;
}>;


export type CreatePaymentExportMutation = { createPaymentExport: { expiresAt: string | null, rows: number, url: string } };

export type CreateQuoteMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateQuoteInput;
}>;


export type CreateQuoteMutation = { createQuote: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type CreateQuoteExportMutationVariables = Exact<{
  filter?: QuoteFilter | null | undefined;
  format: ExportFormat;
  language?: Locale | null | undefined;
  separator?: CsvSeparator | null | undefined;
}>;


export type CreateQuoteExportMutation = { createQuoteExport: { expiresAt: string | null, rows: number, url: string } };

export type CreateQuotePdfMutationVariables = Exact<{
  id: string | number;
  revision?: number | null | undefined;
}>;


export type CreateQuotePdfMutation = { createQuotePdf: { expiresAt: string | null, url: string } };

export type CreateQuoteTemplateMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateQuoteTemplateInput;
  language?: Locale | null | undefined;
}>;


export type CreateQuoteTemplateMutation = { createQuoteTemplate: { amounts: Array<number>, createdAt: string, deletedAt: string | null, excluded: string, excludedAr: string, excludedEn: string, excludedFr: string, id: string, included: string, includedAr: string, includedEn: string, includedFr: string, lines: Array<string>, linesAr: Array<string>, linesEn: Array<string>, linesFr: Array<string>, note: string, noteAr: string, noteEn: string, noteFr: string, order: number, resolvedLanguage: Locale, service: string | null, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, validDays: number, version: number, completeness: { ar: number, en: number, fr: number } } };

export type CreateReceiptPdfMutationVariables = Exact<{
  language?: Locale | null | undefined;
  paymentId: string | number;
}>;


export type CreateReceiptPdfMutation = { createReceiptPdf: { expiresAt: string | null, url: string } };

export type CreateReplyTemplateMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateReplyTemplateInput;
  language?: Locale | null | undefined;
}>;


export type CreateReplyTemplateMutation = { createReplyTemplate: { createdAt: string, deletedAt: string | null, id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, text: string, textAr: string, textEn: string, textFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type CreateRequestFileLinkMutationVariables = Exact<{
  id: string | number;
  inline?: boolean | null | undefined;
}>;


export type CreateRequestFileLinkMutation = { createRequestFileLink: { expiresAt: string | null, url: string } };

export type CreateRequestJoinCodeMutationVariables = Exact<{
  id: string | number;
  identityPaper?: IdentityPaper | null | undefined;
  kind: RequestKind;
  way: JoinCodeWay;
}>;


export type CreateRequestJoinCodeMutation = { createRequestJoinCode: { code: string | null, validFor: number } };

export type CreateRequestPdfMutationVariables = Exact<{
  id: string | number;
  kind: RequestKind;
  language?: Locale | null | undefined;
  type: RequestPdfType;
}>;


export type CreateRequestPdfMutation = { createRequestPdf: { expiresAt: string | null, url: string } };

export type CreateServiceMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateServiceInput;
  language?: Locale | null | undefined;
}>;


export type CreateServiceMutation = { createService: { availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type CreateServiceRequestMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateServiceRequestInput;
}>;


export type CreateServiceRequestMutation = { createServiceRequest: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type CreateServiceRequestExportMutationVariables = Exact<{
  filter?: ServiceRequestFilter | null | undefined;
  format: ExportFormat;
  language?: Locale | null | undefined;
  separator?: CsvSeparator | null | undefined;
}>;


export type CreateServiceRequestExportMutation = { createServiceRequestExport: { expiresAt: string | null, rows: number, url: string } };

export type CreateSituationMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateSituationInput;
  language?: Locale | null | undefined;
}>;


export type CreateSituationMutation = { createSituation: { branch: ConsultationBranch | null, cost: string, costAr: string, costEn: string, costFr: string, createdAt: string, deletedAt: string | null, door: SituationDoor, id: string, keywords: Array<string>, keywordsAr: Array<string>, keywordsEn: Array<string>, keywordsFr: Array<string>, law: string, lawAr: string, lawEn: string, lawFr: string, next: string, nextAr: string, nextEn: string, nextFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, service: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, steps: Array<string>, stepsAr: Array<string>, stepsEn: Array<string>, stepsFr: Array<string>, summary: string, summaryAr: string, summaryEn: string, summaryFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type CreateSynonymMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateSynonymInput;
  language?: Locale | null | undefined;
}>;


export type CreateSynonymMutation = { createSynonym: { createdAt: string, deletedAt: string | null, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, words: Array<string>, wordsAr: Array<string>, wordsEn: Array<string>, wordsFr: Array<string>, completeness: { ar: number, en: number, fr: number } } };

export type CreateTestimonialMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateTestimonialInput;
  language?: Locale | null | undefined;
}>;


export type CreateTestimonialMutation = { createTestimonial: { avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, consultantId: string | null, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { ar: number, en: number, fr: number } } };

export type CreateUserMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { bothSecretsUntil: string | null, createdAt: string, createdByName: string | null, failingSince: string | null, id: string, isActive: boolean, name: string, personal: boolean, switchedOffReason: WebhookSwitchedOffReason | null, tokenName: string | null, updatedAt: string, url: string, version: number, events: Array<{ actions: Array<WebhookAction>, kind: WebhookKind }> } } };

export type DeleteApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteApplicationMutation = { deleteApplication: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type DeleteApplicationsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type DeleteApplicationsMutation = { deleteApplications: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type DeleteCategoryMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteCategoryMutation = { deleteCategory: { color: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, icon: string, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type DeleteConsultantMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteConsultantMutation = { deleteConsultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, createdAt: string, deletedAt: string | null, experience: string, experienceAr: string, experienceEn: string, experienceFr: string, id: string, imageUrl: string | null, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, specializationAr: string, specializationEn: string, specializationFr: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type DeleteConsultationMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteConsultationMutation = { deleteConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type DeleteConsultationsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type DeleteConsultationsMutation = { deleteConsultations: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type DeleteContactRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteContactRequestMutation = { deleteContactRequest: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type DeleteContactRequestsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type DeleteContactRequestsMutation = { deleteContactRequests: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type DeleteFaqMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteFaqMutation = { deleteFaq: { answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, situation: string | null, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type DeleteGuideStepMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteGuideStepMutation = { deleteGuideStep: { answer: string, answerAr: string, answerEn: string, answerFr: string, createdAt: string, deletedAt: string | null, id: string, order: number, parent: string | null, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, situation: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type DeleteJobRoleMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteJobRoleMutation = { deleteJobRole: { benefits: Array<string>, benefitsAr: Array<string>, benefitsEn: Array<string>, benefitsFr: Array<string>, category: JobRoleCategory | null, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, requirementsAr: Array<string>, requirementsEn: Array<string>, requirementsFr: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, responsibilitiesAr: Array<string>, responsibilitiesEn: Array<string>, responsibilitiesFr: Array<string>, salary: string, skills: Array<string>, skillsAr: Array<string>, skillsEn: Array<string>, skillsFr: Array<string>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, type: JobRoleType | null, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type DeleteQuoteTemplateMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteQuoteTemplateMutation = { deleteQuoteTemplate: { amounts: Array<number>, createdAt: string, deletedAt: string | null, excluded: string, excludedAr: string, excludedEn: string, excludedFr: string, id: string, included: string, includedAr: string, includedEn: string, includedFr: string, lines: Array<string>, linesAr: Array<string>, linesEn: Array<string>, linesFr: Array<string>, note: string, noteAr: string, noteEn: string, noteFr: string, order: number, resolvedLanguage: Locale, service: string | null, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, validDays: number, version: number, completeness: { ar: number, en: number, fr: number } } };

export type DeleteReplyTemplateMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteReplyTemplateMutation = { deleteReplyTemplate: { createdAt: string, deletedAt: string | null, id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, text: string, textAr: string, textEn: string, textFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type DeleteServiceMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
}>;


export type DeleteServiceMutation = { deleteService: { availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type DeleteServiceRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteServiceRequestMutation = { deleteServiceRequest: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type DeleteServiceRequestsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type DeleteServiceRequestsMutation = { deleteServiceRequests: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type DeleteSituationMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteSituationMutation = { deleteSituation: { branch: ConsultationBranch | null, cost: string, costAr: string, costEn: string, costFr: string, createdAt: string, deletedAt: string | null, door: SituationDoor, id: string, keywords: Array<string>, keywordsAr: Array<string>, keywordsEn: Array<string>, keywordsFr: Array<string>, law: string, lawAr: string, lawEn: string, lawFr: string, next: string, nextAr: string, nextEn: string, nextFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, service: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, steps: Array<string>, stepsAr: Array<string>, stepsEn: Array<string>, stepsFr: Array<string>, summary: string, summaryAr: string, summaryEn: string, summaryFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type DeleteSynonymMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteSynonymMutation = { deleteSynonym: { createdAt: string, deletedAt: string | null, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, words: Array<string>, wordsAr: Array<string>, wordsEn: Array<string>, wordsFr: Array<string>, completeness: { ar: number, en: number, fr: number } } };

export type DeleteTestimonialMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type DeleteTestimonialMutation = { deleteTestimonial: { avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, consultantId: string | null, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { ar: number, en: number, fr: number } } };

export type DeleteUserMutationVariables = Exact<{
  id: string | number;
  successorId?: string | number | null | undefined;
}>;


export type DeleteUserMutation = { deleteUser: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type DisableSecondFactorMutationVariables = Exact<{
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
  password: string;
}>;


export type DisableSecondFactorMutation = { disableSecondFactor: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type DisableUserSecondFactorMutationVariables = Exact<{
  id: string | number;
}>;


export type DisableUserSecondFactorMutation = { disableUserSecondFactor: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type DismissPersonProposalMutationVariables = Exact<{
  otherId: string | number;
  personId: string | number;
}>;


export type DismissPersonProposalMutation = { dismissPersonProposal: { createdAt: string, deciders: Array<string>, emails: Array<string>, hasAccount: boolean, hiddenRequestCount: number, id: string, lastRequestAt: string | null, name: string, otherNames: Array<string>, phones: Array<string>, proposalCount: number, requestCount: number, accounts: Array<{ createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, phoneNumber: string, role: UserRole }>, appointments: Array<{ accountId: string | null, assigneeId: string | null, assigneeName: string | null, createdAt: string, id: string, kind: RequestKind, name: string, reference: string, startsAt: string | null, status: string, title: string }>, dismissals: Array<{ createdAt: string, dismissedByName: string | null, id: string }>, mergedPeople: Array<{ createdAt: string, emails: Array<string>, id: string, mergedByName: string | null, name: string, personId: string, phones: Array<string>, undoableUntil: string | null }>, money: { open: number, openAmount: number, sent: number }, opposingParties: Array<{ kind: RequestKind, name: string, reference: string, requestId: string }>, papers: { accepted: number, files: number, missing: number, received: number, refused: number }, proposals: Array<{ reasons: Array<PersonMatch> }>, quotes: Array<{ authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number }>, requests: { limit: number, offset: number, page: number, total: number }, separations: Array<{ createdAt: string, fromId: string, fromName: string, id: string, kind: RequestKind, reference: string, requestId: string, separatedByName: string | null, toId: string, toName: string }> } };

export type DisownAccountMutationVariables = Exact<{
  token: string;
}>;


export type DisownAccountMutation = { disownAccount: { email: string } };

export type DraftTestimonialMutationVariables = Exact<{
  id: string | number;
}>;


export type DraftTestimonialMutation = { draftTestimonial: { assigneeName: string | null, clientName: string, comment: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentWithdrawnAt: string | null, consentedAt: string | null, createdAt: string, id: string, language: Locale, publicName: string | null, requestId: string, requestKind: RequestKind, requestReference: string, serviceTitle: string | null, stars: number, updatedAt: string, testimonial: { id: string, status: ContentStatus } | null } };

export type EraseContactInfoMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseContactInfoMutation = { eraseContactInfo: { createdAt: string, displayOrder: number, id: string, isActive: boolean, keyName: string, phoneE164: string | null, type: ContactInfoType, updatedAt: string, value: string, valueEn: string | null, valueFr: string | null, version: number } };

export type EraseHolidayMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseHolidayMutation = { eraseHoliday: { createdAt: string, day: string, id: string, nameAr: string, nameEn: string, nameFr: string, updatedAt: string, version: number } };

export type EraseHoursPeriodMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseHoursPeriodMutation = { eraseHoursPeriod: { consultantId: string | null, createdAt: string, endsOn: string, id: string, nameAr: string, nameEn: string, nameFr: string, startsOn: string, updatedAt: string, version: number, hours: Array<{ closes: string, opens: string, weekday: WorkingDay }>, inWords: { ar: string, en: string, fr: string } } };

export type EraseMyAccountMutationVariables = Exact<{
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
  password: string;
}>;


export type EraseMyAccountMutation = { eraseMyAccount: { id: string } };

export type EraseNotificationMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseNotificationMutation = { eraseNotification: { id: string } };

export type ErasePasskeyMutationVariables = Exact<{
  code?: string | null | undefined;
  id: string | number;
  passkey?: PasskeyAssertionInput | null | undefined;
  password: string;
}>;


export type ErasePasskeyMutation = { erasePasskey: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type EraseQuoteMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseQuoteMutation = { eraseQuote: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type EraseReadNotificationsMutationVariables = Exact<{ [key: string]: never; }>;


export type EraseReadNotificationsMutation = { eraseReadNotifications: { count: number } };

export type EraseUserMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseUserMutation = { eraseUser: { id: string } };

export type EraseWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type EraseWebhookMutation = { eraseWebhook: { bothSecretsUntil: string | null, createdAt: string, createdByName: string | null, failingSince: string | null, id: string, isActive: boolean, name: string, personal: boolean, switchedOffReason: WebhookSwitchedOffReason | null, tokenName: string | null, updatedAt: string, url: string, version: number, events: Array<{ actions: Array<WebhookAction>, kind: WebhookKind }> } };

export type JoinEarlierRequestsMutationVariables = Exact<{
  token: string;
}>;


export type JoinEarlierRequestsMutation = { joinEarlierRequests: { count: number } };

export type JoinRequestByCodeMutationVariables = Exact<{
  code: string;
  reference: string;
}>;


export type JoinRequestByCodeMutation = { joinRequestByCode: { id: string, kind: RequestKind, reference: string } };

export type LockSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type LockSessionMutation = { lockSession: { idleSeconds: number | null, locked: boolean } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { token: string, user: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: { count: number } };

export type MarkConsultationNoShowMutationVariables = Exact<{
  id: string | number;
  input: MarkNoShowInput;
}>;


export type MarkConsultationNoShowMutation = { markConsultationNoShow: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type MarkMyRequestSeenMutationVariables = Exact<{
  id: string | number;
  kind: RequestKind;
}>;


export type MarkMyRequestSeenMutation = { markMyRequestSeen: { createdAt: string, id: string, kind: RequestKind, lastEvent: RequestEventType, movedAt: string, openQuotes: number, reference: string, startsAt: string | null, status: string, title: string, unseen: boolean } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: { category: NotificationCategory, entity: NotificationEntity, entityId: string, id: string, message: string, read: boolean, time: string, title: string, type: NotificationType } };

export type MergePeopleMutationVariables = Exact<{
  fromId: string | number;
  intoId: string | number;
}>;


export type MergePeopleMutation = { mergePeople: { createdAt: string, deciders: Array<string>, emails: Array<string>, hasAccount: boolean, hiddenRequestCount: number, id: string, lastRequestAt: string | null, name: string, otherNames: Array<string>, phones: Array<string>, proposalCount: number, requestCount: number, accounts: Array<{ createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, phoneNumber: string, role: UserRole }>, appointments: Array<{ accountId: string | null, assigneeId: string | null, assigneeName: string | null, createdAt: string, id: string, kind: RequestKind, name: string, reference: string, startsAt: string | null, status: string, title: string }>, dismissals: Array<{ createdAt: string, dismissedByName: string | null, id: string }>, mergedPeople: Array<{ createdAt: string, emails: Array<string>, id: string, mergedByName: string | null, name: string, personId: string, phones: Array<string>, undoableUntil: string | null }>, money: { open: number, openAmount: number, sent: number }, opposingParties: Array<{ kind: RequestKind, name: string, reference: string, requestId: string }>, papers: { accepted: number, files: number, missing: number, received: number, refused: number }, proposals: Array<{ reasons: Array<PersonMatch> }>, quotes: Array<{ authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number }>, requests: { limit: number, offset: number, page: number, total: number }, separations: Array<{ createdAt: string, fromId: string, fromName: string, id: string, kind: RequestKind, reference: string, requestId: string, separatedByName: string | null, toId: string, toName: string }> } };

export type MoveConsultationMutationVariables = Exact<{
  id: string | number;
  input: MoveConsultationInput;
}>;


export type MoveConsultationMutation = { moveConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type OpenRequestMutationVariables = Exact<{
  id: string | number;
  kind: RequestKind;
}>;


export type OpenRequestMutation = { openRequest: { id: string, viewers: Array<{ fullName: string, id: string }> } };

export type ProveEmailMutationVariables = Exact<{
  code: string;
}>;


export type ProveEmailMutation = { proveEmail: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type RateCaseMutationVariables = Exact<{
  input: RateCaseInput;
}>;


export type RateCaseMutation = { rateCase: { assigneeName: string | null, clientName: string, comment: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentWithdrawnAt: string | null, consentedAt: string | null, createdAt: string, id: string, language: Locale, publicName: string | null, requestId: string, requestKind: RequestKind, requestReference: string, serviceTitle: string | null, stars: number, updatedAt: string, testimonial: { id: string, status: ContentStatus } | null } };

export type RecordClosedQuotePaymentMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: RecordClosedQuotePaymentInput;
}>;


export type RecordClosedQuotePaymentMutation = { recordClosedQuotePayment: { number: string, openAmount: number, receiptNumber: string } };

export type RecordPaymentMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: RecordPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type RefreshMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshMutation = { refresh: { token: string, user: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } } };

export type RefuseQuoteMutationVariables = Exact<{
  id: string | number;
  input: RefuseQuoteInput;
}>;


export type RefuseQuoteMutation = { refuseQuote: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { token: string, user: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } } };

export type RemoveMyRequestFileMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveMyRequestFileMutation = { removeMyRequestFile: { createdAt: string, eventId: string, id: string, name: string, openedAt: string | null, paperId: string | null, sender: FileSender, senderName: string | null, size: number, state: DocumentState, type: FileType } };

export type RemoveRequestFileMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveRequestFileMutation = { removeRequestFile: { createdAt: string, eventId: string, id: string, name: string, openedAt: string | null, paperId: string | null, sender: FileSender, senderName: string | null, size: number, state: DocumentState, type: FileType } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { createdAt: string, id: string, lastUsedAt: string | null, name: string } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
  password: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { codes: Array<string> } };

export type RenewWebhookSecretMutationVariables = Exact<{
  code?: string | null | undefined;
  endsOldNow?: boolean | null | undefined;
  id: string | number;
  passkey?: PasskeyAssertionInput | null | undefined;
  password?: string | null | undefined;
}>;


export type RenewWebhookSecretMutation = { renewWebhookSecret: { secret: string, webhook: { bothSecretsUntil: string | null, createdAt: string, createdByName: string | null, failingSince: string | null, id: string, isActive: boolean, name: string, personal: boolean, switchedOffReason: WebhookSwitchedOffReason | null, tokenName: string | null, updatedAt: string, url: string, version: number, events: Array<{ actions: Array<WebhookAction>, kind: WebhookKind }> } } };

export type ReorderCategoryMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderCategoryMutation = { reorderCategory: { color: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, icon: string, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReorderConsultantMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderConsultantMutation = { reorderConsultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, createdAt: string, deletedAt: string | null, experience: string, experienceAr: string, experienceEn: string, experienceFr: string, id: string, imageUrl: string | null, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, specializationAr: string, specializationEn: string, specializationFr: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReorderFaqMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderFaqMutation = { reorderFaq: { answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, situation: string | null, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReorderGuideStepMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderGuideStepMutation = { reorderGuideStep: { answer: string, answerAr: string, answerEn: string, answerFr: string, createdAt: string, deletedAt: string | null, id: string, order: number, parent: string | null, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, situation: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReorderJobRoleMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderJobRoleMutation = { reorderJobRole: { benefits: Array<string>, benefitsAr: Array<string>, benefitsEn: Array<string>, benefitsFr: Array<string>, category: JobRoleCategory | null, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, requirementsAr: Array<string>, requirementsEn: Array<string>, requirementsFr: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, responsibilitiesAr: Array<string>, responsibilitiesEn: Array<string>, responsibilitiesFr: Array<string>, salary: string, skills: Array<string>, skillsAr: Array<string>, skillsEn: Array<string>, skillsFr: Array<string>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, type: JobRoleType | null, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReorderQuoteTemplateMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderQuoteTemplateMutation = { reorderQuoteTemplate: { amounts: Array<number>, createdAt: string, deletedAt: string | null, excluded: string, excludedAr: string, excludedEn: string, excludedFr: string, id: string, included: string, includedAr: string, includedEn: string, includedFr: string, lines: Array<string>, linesAr: Array<string>, linesEn: Array<string>, linesFr: Array<string>, note: string, noteAr: string, noteEn: string, noteFr: string, order: number, resolvedLanguage: Locale, service: string | null, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, validDays: number, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReorderReplyTemplateMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderReplyTemplateMutation = { reorderReplyTemplate: { createdAt: string, deletedAt: string | null, id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, text: string, textAr: string, textEn: string, textFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReorderServiceMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderServiceMutation = { reorderService: { availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type ReorderSituationMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderSituationMutation = { reorderSituation: { branch: ConsultationBranch | null, cost: string, costAr: string, costEn: string, costFr: string, createdAt: string, deletedAt: string | null, door: SituationDoor, id: string, keywords: Array<string>, keywordsAr: Array<string>, keywordsEn: Array<string>, keywordsFr: Array<string>, law: string, lawAr: string, lawEn: string, lawFr: string, next: string, nextAr: string, nextEn: string, nextFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, service: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, steps: Array<string>, stepsAr: Array<string>, stepsEn: Array<string>, stepsFr: Array<string>, summary: string, summaryAr: string, summaryEn: string, summaryFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReorderSynonymMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderSynonymMutation = { reorderSynonym: { createdAt: string, deletedAt: string | null, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, words: Array<string>, wordsAr: Array<string>, wordsEn: Array<string>, wordsFr: Array<string>, completeness: { ar: number, en: number, fr: number } } };

export type ReorderTestimonialMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  order: number;
}>;


export type ReorderTestimonialMutation = { reorderTestimonial: { avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, consultantId: string | null, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReplaceCategoryMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  replacement: string;
}>;


export type ReplaceCategoryMutation = { replaceCategory: { color: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, icon: string, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReplyToApplicationMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: ReplyToRequestInput;
}>;


export type ReplyToApplicationMutation = { replyToApplication: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type ReplyToConsultationMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: ReplyToRequestInput;
}>;


export type ReplyToConsultationMutation = { replyToConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type ReplyToContactRequestMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: ReplyToRequestInput;
}>;


export type ReplyToContactRequestMutation = { replyToContactRequest: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type ReplyToServiceRequestMutationVariables = Exact<{
  id: string | number;
  idempotencyKey?: string | null | undefined;
  input: ReplyToRequestInput;
}>;


export type ReplyToServiceRequestMutation = { replyToServiceRequest: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type RequestEarlierRequestsMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEarlierRequestsMutation = { requestEarlierRequests: { retryAfter: number, success: boolean } };

export type RescheduleConsultationMutationVariables = Exact<{
  id: string | number;
  input: RescheduleConsultationInput;
}>;


export type RescheduleConsultationMutation = { rescheduleConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type ResendPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type ResendPasswordResetMutation = { resendPasswordReset: { retryAfter: number, success: boolean } };

export type ResendVerificationMutationVariables = Exact<{
  email: string;
  returnTo?: string | null | undefined;
}>;


export type ResendVerificationMutation = { resendVerification: { retryAfter: number, success: boolean } };

export type ResetPasswordMutationVariables = Exact<{
  newPassword: string;
  token: string;
}>;


export type ResetPasswordMutation = { resetPassword: { email: string } };

export type RestoreApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreApplicationMutation = { restoreApplication: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type RestoreApplicationsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type RestoreApplicationsMutation = { restoreApplications: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type RestoreCategoryMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreCategoryMutation = { restoreCategory: { color: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, icon: string, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type RestoreConsultantMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreConsultantMutation = { restoreConsultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, createdAt: string, deletedAt: string | null, experience: string, experienceAr: string, experienceEn: string, experienceFr: string, id: string, imageUrl: string | null, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, specializationAr: string, specializationEn: string, specializationFr: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type RestoreConsultationMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreConsultationMutation = { restoreConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type RestoreConsultationsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type RestoreConsultationsMutation = { restoreConsultations: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type RestoreContactRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreContactRequestMutation = { restoreContactRequest: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type RestoreContactRequestsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type RestoreContactRequestsMutation = { restoreContactRequests: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type RestoreFaqMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreFaqMutation = { restoreFaq: { answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, situation: string | null, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type RestoreGuideStepMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreGuideStepMutation = { restoreGuideStep: { answer: string, answerAr: string, answerEn: string, answerFr: string, createdAt: string, deletedAt: string | null, id: string, order: number, parent: string | null, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, situation: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type RestoreJobRoleMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreJobRoleMutation = { restoreJobRole: { benefits: Array<string>, benefitsAr: Array<string>, benefitsEn: Array<string>, benefitsFr: Array<string>, category: JobRoleCategory | null, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, requirementsAr: Array<string>, requirementsEn: Array<string>, requirementsFr: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, responsibilitiesAr: Array<string>, responsibilitiesEn: Array<string>, responsibilitiesFr: Array<string>, salary: string, skills: Array<string>, skillsAr: Array<string>, skillsEn: Array<string>, skillsFr: Array<string>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, type: JobRoleType | null, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type RestoreQuoteTemplateMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreQuoteTemplateMutation = { restoreQuoteTemplate: { amounts: Array<number>, createdAt: string, deletedAt: string | null, excluded: string, excludedAr: string, excludedEn: string, excludedFr: string, id: string, included: string, includedAr: string, includedEn: string, includedFr: string, lines: Array<string>, linesAr: Array<string>, linesEn: Array<string>, linesFr: Array<string>, note: string, noteAr: string, noteEn: string, noteFr: string, order: number, resolvedLanguage: Locale, service: string | null, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, validDays: number, version: number, completeness: { ar: number, en: number, fr: number } } };

export type RestoreReplyTemplateMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreReplyTemplateMutation = { restoreReplyTemplate: { createdAt: string, deletedAt: string | null, id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, text: string, textAr: string, textEn: string, textFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type RestoreServiceMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
}>;


export type RestoreServiceMutation = { restoreService: { availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type RestoreServiceRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreServiceRequestMutation = { restoreServiceRequest: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type RestoreServiceRequestsMutationVariables = Exact<{
  input: RequestRowsInput;
}>;


export type RestoreServiceRequestsMutation = { restoreServiceRequests: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type RestoreSituationMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreSituationMutation = { restoreSituation: { branch: ConsultationBranch | null, cost: string, costAr: string, costEn: string, costFr: string, createdAt: string, deletedAt: string | null, door: SituationDoor, id: string, keywords: Array<string>, keywordsAr: Array<string>, keywordsEn: Array<string>, keywordsFr: Array<string>, law: string, lawAr: string, lawEn: string, lawFr: string, next: string, nextAr: string, nextEn: string, nextFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, service: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, steps: Array<string>, stepsAr: Array<string>, stepsEn: Array<string>, stepsFr: Array<string>, summary: string, summaryAr: string, summaryEn: string, summaryFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type RestoreSynonymMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreSynonymMutation = { restoreSynonym: { createdAt: string, deletedAt: string | null, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, words: Array<string>, wordsAr: Array<string>, wordsEn: Array<string>, wordsFr: Array<string>, completeness: { ar: number, en: number, fr: number } } };

export type RestoreTestimonialMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type RestoreTestimonialMutation = { restoreTestimonial: { avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, consultantId: string | null, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { ar: number, en: number, fr: number } } };

export type RetryFailedMailsMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryFailedMailsMutation = { retryFailedMails: { count: number } };

export type RetryFailedWebhookDeliveriesMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryFailedWebhookDeliveriesMutation = { retryFailedWebhookDeliveries: { count: number } };

export type RetryMailMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryMailMutation = { retryMail: { attempts: number, createdAt: string, id: string, lastError: string | null, sentAt: string | null, status: MailStatus, subject: string, to: string } };

export type RetryWebhookDeliveryMutationVariables = Exact<{
  id: string | number;
}>;


export type RetryWebhookDeliveryMutation = { retryWebhookDelivery: { attempts: number, createdAt: string, entity: string, entityId: string, event: string, facts: unknown, id: string, settledAt: string | null, state: WebhookDeliveryState, webhookId: string, log: Array<{ answer: string | null, id: string, milliseconds: number, problem: WebhookProblem | null, startedAt: string, status: number | null }> } };

export type ReviewFaqLawMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  languages: Array<Locale> | Locale;
  version?: number | null | undefined;
}>;


export type ReviewFaqLawMutation = { reviewFaqLaw: { answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, situation: string | null, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReviewServiceLawMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
  languages: Array<Locale> | Locale;
  version?: number | null | undefined;
}>;


export type ReviewServiceLawMutation = { reviewServiceLaw: { availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type ReviewSituationLawMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
  languages: Array<Locale> | Locale;
  version?: number | null | undefined;
}>;


export type ReviewSituationLawMutation = { reviewSituationLaw: { branch: ConsultationBranch | null, cost: string, costAr: string, costEn: string, costFr: string, createdAt: string, deletedAt: string | null, door: SituationDoor, id: string, keywords: Array<string>, keywordsAr: Array<string>, keywordsEn: Array<string>, keywordsFr: Array<string>, law: string, lawAr: string, lawEn: string, lawFr: string, next: string, nextAr: string, nextEn: string, nextFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, service: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, steps: Array<string>, stepsAr: Array<string>, stepsEn: Array<string>, stepsFr: Array<string>, summary: string, summaryAr: string, summaryEn: string, summaryFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ReviseQuoteMutationVariables = Exact<{
  id: string | number;
  input: UpdateQuoteInput;
}>;


export type ReviseQuoteMutation = { reviseQuote: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiTokenMutation = { revokeApiToken: { addresses: Array<string>, callsPerMinute: number, createdAt: string, createdByName: string | null, expiresAt: string, id: string, languages: Array<Locale> | null, lastUsedAt: string | null, name: string, personal: boolean, prefix: string, revokedAt: string | null, userId: string, userName: string, userRole: UserRole, scopes: Array<{ actions: Array<ScopeAction>, kind: ScopeKind }> } };

export type RevokeConsultantFeedMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeConsultantFeedMutation = { revokeConsultantFeed: { feedReadAt: string | null, feedSince: string | null, id: string, firmHours: Array<{ closes: string, opens: string, weekday: WorkingDay }>, hours: Array<{ closes: string, opens: string, weekday: WorkingDay }> } };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { revokeOtherSessions: { count: number } };

export type RevokeSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeSessionMutation = { revokeSession: { id: string } };

export type SendEmailCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailCodeMutation = { sendEmailCode: { retryAfter: number, validFor: number } };

export type SendPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type SendPasswordResetMutation = { sendPasswordReset: { retryAfter: number, success: boolean } };

export type SendPhoneCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendPhoneCodeMutation = { sendPhoneCode: { retryAfter: number, validFor: number } };

export type SendQuoteMutationVariables = Exact<{
  id: string | number;
  version?: number | null | undefined;
}>;


export type SendQuoteMutation = { sendQuote: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type SendUserResetLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type SendUserResetLinkMutation = { sendUserResetLink: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type SendVerificationMutationVariables = Exact<{
  email: string;
  returnTo?: string | null | undefined;
}>;


export type SendVerificationMutation = { sendVerification: { retryAfter: number, success: boolean } };

export type SeparateRequestMutationVariables = Exact<{
  kind: RequestKind;
  requestId: string | number;
}>;


export type SeparateRequestMutation = { separateRequest: { createdAt: string, deciders: Array<string>, emails: Array<string>, hasAccount: boolean, hiddenRequestCount: number, id: string, lastRequestAt: string | null, name: string, otherNames: Array<string>, phones: Array<string>, proposalCount: number, requestCount: number, accounts: Array<{ createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, phoneNumber: string, role: UserRole }>, appointments: Array<{ accountId: string | null, assigneeId: string | null, assigneeName: string | null, createdAt: string, id: string, kind: RequestKind, name: string, reference: string, startsAt: string | null, status: string, title: string }>, dismissals: Array<{ createdAt: string, dismissedByName: string | null, id: string }>, mergedPeople: Array<{ createdAt: string, emails: Array<string>, id: string, mergedByName: string | null, name: string, personId: string, phones: Array<string>, undoableUntil: string | null }>, money: { open: number, openAmount: number, sent: number }, opposingParties: Array<{ kind: RequestKind, name: string, reference: string, requestId: string }>, papers: { accepted: number, files: number, missing: number, received: number, refused: number }, proposals: Array<{ reasons: Array<PersonMatch> }>, quotes: Array<{ authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number }>, requests: { limit: number, offset: number, page: number, total: number }, separations: Array<{ createdAt: string, fromId: string, fromName: string, id: string, kind: RequestKind, reference: string, requestId: string, separatedByName: string | null, toId: string, toName: string }> } };

export type SetApplicationStatusMutationVariables = Exact<{
  id: string | number;
  input: SetApplicationStatusInput;
}>;


export type SetApplicationStatusMutation = { setApplicationStatus: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type SetApplicationStatusesMutationVariables = Exact<{
  input: SetApplicationStatusesInput;
}>;


export type SetApplicationStatusesMutation = { setApplicationStatuses: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type SetConsultantHoursMutationVariables = Exact<{
  id: string | number;
  input: SetConsultantHoursInput;
}>;


export type SetConsultantHoursMutation = { setConsultantHours: { feedReadAt: string | null, feedSince: string | null, id: string, firmHours: Array<{ closes: string, opens: string, weekday: WorkingDay }>, hours: Array<{ closes: string, opens: string, weekday: WorkingDay }> } };

export type SetConsultationStatusMutationVariables = Exact<{
  id: string | number;
  input: SetConsultationStatusInput;
}>;


export type SetConsultationStatusMutation = { setConsultationStatus: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type SetConsultationStatusesMutationVariables = Exact<{
  input: SetConsultationStatusesInput;
}>;


export type SetConsultationStatusesMutation = { setConsultationStatuses: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type SetContactRequestStatusMutationVariables = Exact<{
  id: string | number;
  input: SetContactRequestStatusInput;
}>;


export type SetContactRequestStatusMutation = { setContactRequestStatus: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type SetContactRequestStatusesMutationVariables = Exact<{
  input: SetContactRequestStatusesInput;
}>;


export type SetContactRequestStatusesMutation = { setContactRequestStatuses: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type SetFirmHoursMutationVariables = Exact<{
  input: SetFirmHoursInput;
}>;


export type SetFirmHoursMutation = { setFirmHours: { differsIn: Array<Locale>, hours: Array<{ closes: string, opens: string, weekday: WorkingDay }>, inWords: { ar: string, en: string, fr: string } } };

export type SetRatingInvitationsMutationVariables = Exact<{
  isInvited: boolean;
}>;


export type SetRatingInvitationsMutation = { setRatingInvitations: { isInvited: boolean } };

export type SetRequestPaperStateMutationVariables = Exact<{
  input: SetRequestPaperStateInput;
}>;


export type SetRequestPaperStateMutation = { setRequestPaperState: { id: string, name: string, reason: string | null, state: PaperState, updatedAt: string } };

export type SetServiceRequestStatusMutationVariables = Exact<{
  id: string | number;
  input: SetServiceRequestStatusInput;
}>;


export type SetServiceRequestStatusMutation = { setServiceRequestStatus: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type SetServiceRequestStatusesMutationVariables = Exact<{
  input: SetServiceRequestStatusesInput;
}>;


export type SetServiceRequestStatusesMutation = { setServiceRequestStatuses: { changed: Array<string>, conflicts: Array<{ changedAt: string | null, changedBy: string | null, id: string, reference: string | null }> } };

export type SettleConsultationsMutationVariables = Exact<{
  input: SettleConsultationsInput;
}>;


export type SettleConsultationsMutation = { settleConsultations: { changed: Array<string>, conflicts: Array<{ id: string, reason: UnsettledReason }> } };

export type SignInWithSecondFactorMutationVariables = Exact<{
  challenge: string;
  code?: string | null | undefined;
  passkey?: PasskeyAssertionInput | null | undefined;
}>;


export type SignInWithSecondFactorMutation = { signInWithSecondFactor: { token: string, user: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } } };

export type SubmitApplicationMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: SubmitApplicationInput;
}>;


export type SubmitApplicationMutation = { submitApplication: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type SubmitConsultationMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: SubmitConsultationInput;
}>;


export type SubmitConsultationMutation = { submitConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type SubmitContactRequestMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: SubmitContactRequestInput;
}>;


export type SubmitContactRequestMutation = { submitContactRequest: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type SubmitServiceRequestMutationVariables = Exact<{
  idempotencyKey?: string | null | undefined;
  input: SubmitServiceRequestInput;
}>;


export type SubmitServiceRequestMutation = { submitServiceRequest: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type TestMailMutationVariables = Exact<{
  input?: IntegrationSettingsInput | null | undefined;
}>;


export type TestMailMutation = { testMail: { answer: string, ok: boolean } };

export type TestSmsMutationVariables = Exact<{
  input?: IntegrationSettingsInput | null | undefined;
  phoneNumber: string;
}>;


export type TestSmsMutation = { testSms: { answer: string, ok: boolean, problem: SmsProblem | null } };

export type TestWebhookMutationVariables = Exact<{
  id: string | number;
}>;


export type TestWebhookMutation = { testWebhook: { attempts: number, createdAt: string, entity: string, entityId: string, event: string, facts: unknown, id: string, settledAt: string | null, state: WebhookDeliveryState, webhookId: string, log: Array<{ answer: string | null, id: string, milliseconds: number, problem: WebhookProblem | null, startedAt: string, status: number | null }> } };

export type ToggleCategoryStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleCategoryStatusMutation = { toggleCategoryStatus: { color: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, icon: string, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleConsultantAdvocateMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleConsultantAdvocateMutation = { toggleConsultantAdvocate: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, createdAt: string, deletedAt: string | null, experience: string, experienceAr: string, experienceEn: string, experienceFr: string, id: string, imageUrl: string | null, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, specializationAr: string, specializationEn: string, specializationFr: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleConsultantStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleConsultantStatusMutation = { toggleConsultantStatus: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, createdAt: string, deletedAt: string | null, experience: string, experienceAr: string, experienceEn: string, experienceFr: string, id: string, imageUrl: string | null, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, specializationAr: string, specializationEn: string, specializationFr: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleContactInfoStatusMutationVariables = Exact<{
  id: string | number;
}>;


export type ToggleContactInfoStatusMutation = { toggleContactInfoStatus: { createdAt: string, displayOrder: number, id: string, isActive: boolean, keyName: string, phoneE164: string | null, type: ContactInfoType, updatedAt: string, value: string, valueEn: string | null, valueFr: string | null, version: number } };

export type ToggleFaqFeaturedMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleFaqFeaturedMutation = { toggleFaqFeatured: { answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, situation: string | null, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleFaqStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleFaqStatusMutation = { toggleFaqStatus: { answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, situation: string | null, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleGuideStepStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleGuideStepStatusMutation = { toggleGuideStepStatus: { answer: string, answerAr: string, answerEn: string, answerFr: string, createdAt: string, deletedAt: string | null, id: string, order: number, parent: string | null, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, situation: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleJobRoleStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleJobRoleStatusMutation = { toggleJobRoleStatus: { benefits: Array<string>, benefitsAr: Array<string>, benefitsEn: Array<string>, benefitsFr: Array<string>, category: JobRoleCategory | null, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, requirementsAr: Array<string>, requirementsEn: Array<string>, requirementsFr: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, responsibilitiesAr: Array<string>, responsibilitiesEn: Array<string>, responsibilitiesFr: Array<string>, salary: string, skills: Array<string>, skillsAr: Array<string>, skillsEn: Array<string>, skillsFr: Array<string>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, type: JobRoleType | null, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleQuoteTemplateStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleQuoteTemplateStatusMutation = { toggleQuoteTemplateStatus: { amounts: Array<number>, createdAt: string, deletedAt: string | null, excluded: string, excludedAr: string, excludedEn: string, excludedFr: string, id: string, included: string, includedAr: string, includedEn: string, includedFr: string, lines: Array<string>, linesAr: Array<string>, linesEn: Array<string>, linesFr: Array<string>, note: string, noteAr: string, noteEn: string, noteFr: string, order: number, resolvedLanguage: Locale, service: string | null, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, validDays: number, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleReplyTemplateStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleReplyTemplateStatusMutation = { toggleReplyTemplateStatus: { createdAt: string, deletedAt: string | null, id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, text: string, textAr: string, textEn: string, textFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleServiceFeaturedMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
}>;


export type ToggleServiceFeaturedMutation = { toggleServiceFeatured: { availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type ToggleServiceInPersonMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
}>;


export type ToggleServiceInPersonMutation = { toggleServiceInPerson: { availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type ToggleServiceStatusMutationVariables = Exact<{
  id: number;
  language?: Locale | null | undefined;
}>;


export type ToggleServiceStatusMutation = { toggleServiceStatus: { availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type ToggleSituationStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleSituationStatusMutation = { toggleSituationStatus: { branch: ConsultationBranch | null, cost: string, costAr: string, costEn: string, costFr: string, createdAt: string, deletedAt: string | null, door: SituationDoor, id: string, keywords: Array<string>, keywordsAr: Array<string>, keywordsEn: Array<string>, keywordsFr: Array<string>, law: string, lawAr: string, lawEn: string, lawFr: string, next: string, nextAr: string, nextEn: string, nextFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, service: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, steps: Array<string>, stepsAr: Array<string>, stepsEn: Array<string>, stepsFr: Array<string>, summary: string, summaryAr: string, summaryEn: string, summaryFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleSynonymStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleSynonymStatusMutation = { toggleSynonymStatus: { createdAt: string, deletedAt: string | null, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, words: Array<string>, wordsAr: Array<string>, wordsEn: Array<string>, wordsFr: Array<string>, completeness: { ar: number, en: number, fr: number } } };

export type ToggleTestimonialFeaturedMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleTestimonialFeaturedMutation = { toggleTestimonialFeatured: { avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, consultantId: string | null, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleTestimonialStatusMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleTestimonialStatusMutation = { toggleTestimonialStatus: { avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, consultantId: string | null, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleTestimonialVerifiedMutationVariables = Exact<{
  id: string | number;
  language?: Locale | null | undefined;
}>;


export type ToggleTestimonialVerifiedMutation = { toggleTestimonialVerified: { avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, consultantId: string | null, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { ar: number, en: number, fr: number } } };

export type ToggleUserActiveMutationVariables = Exact<{
  id: string | number;
  successorId?: string | number | null | undefined;
}>;


export type ToggleUserActiveMutation = { toggleUserActive: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type UndoEmailChangeMutationVariables = Exact<{
  token: string;
}>;


export type UndoEmailChangeMutation = { undoEmailChange: { email: string } };

export type UndoPeopleMergeMutationVariables = Exact<{
  mergeId: string | number;
}>;


export type UndoPeopleMergeMutation = { undoPeopleMerge: { createdAt: string, deciders: Array<string>, emails: Array<string>, hasAccount: boolean, hiddenRequestCount: number, id: string, lastRequestAt: string | null, name: string, otherNames: Array<string>, phones: Array<string>, proposalCount: number, requestCount: number, accounts: Array<{ createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, phoneNumber: string, role: UserRole }>, appointments: Array<{ accountId: string | null, assigneeId: string | null, assigneeName: string | null, createdAt: string, id: string, kind: RequestKind, name: string, reference: string, startsAt: string | null, status: string, title: string }>, dismissals: Array<{ createdAt: string, dismissedByName: string | null, id: string }>, mergedPeople: Array<{ createdAt: string, emails: Array<string>, id: string, mergedByName: string | null, name: string, personId: string, phones: Array<string>, undoableUntil: string | null }>, money: { open: number, openAmount: number, sent: number }, opposingParties: Array<{ kind: RequestKind, name: string, reference: string, requestId: string }>, papers: { accepted: number, files: number, missing: number, received: number, refused: number }, proposals: Array<{ reasons: Array<PersonMatch> }>, quotes: Array<{ authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number }>, requests: { limit: number, offset: number, page: number, total: number }, separations: Array<{ createdAt: string, fromId: string, fromName: string, id: string, kind: RequestKind, reference: string, requestId: string, separatedByName: string | null, toId: string, toName: string }> } };

export type UndoPersonDismissalMutationVariables = Exact<{
  dismissalId: string | number;
}>;


export type UndoPersonDismissalMutation = { undoPersonDismissal: { createdAt: string, deciders: Array<string>, emails: Array<string>, hasAccount: boolean, hiddenRequestCount: number, id: string, lastRequestAt: string | null, name: string, otherNames: Array<string>, phones: Array<string>, proposalCount: number, requestCount: number, accounts: Array<{ createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, phoneNumber: string, role: UserRole }>, appointments: Array<{ accountId: string | null, assigneeId: string | null, assigneeName: string | null, createdAt: string, id: string, kind: RequestKind, name: string, reference: string, startsAt: string | null, status: string, title: string }>, dismissals: Array<{ createdAt: string, dismissedByName: string | null, id: string }>, mergedPeople: Array<{ createdAt: string, emails: Array<string>, id: string, mergedByName: string | null, name: string, personId: string, phones: Array<string>, undoableUntil: string | null }>, money: { open: number, openAmount: number, sent: number }, opposingParties: Array<{ kind: RequestKind, name: string, reference: string, requestId: string }>, papers: { accepted: number, files: number, missing: number, received: number, refused: number }, proposals: Array<{ reasons: Array<PersonMatch> }>, quotes: Array<{ authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number }>, requests: { limit: number, offset: number, page: number, total: number }, separations: Array<{ createdAt: string, fromId: string, fromName: string, id: string, kind: RequestKind, reference: string, requestId: string, separatedByName: string | null, toId: string, toName: string }> } };

export type UndoRequestSeparationMutationVariables = Exact<{
  separationId: string | number;
}>;


export type UndoRequestSeparationMutation = { undoRequestSeparation: { createdAt: string, deciders: Array<string>, emails: Array<string>, hasAccount: boolean, hiddenRequestCount: number, id: string, lastRequestAt: string | null, name: string, otherNames: Array<string>, phones: Array<string>, proposalCount: number, requestCount: number, accounts: Array<{ createdAt: string, email: string, fullName: string, id: string, isActive: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, phoneNumber: string, role: UserRole }>, appointments: Array<{ accountId: string | null, assigneeId: string | null, assigneeName: string | null, createdAt: string, id: string, kind: RequestKind, name: string, reference: string, startsAt: string | null, status: string, title: string }>, dismissals: Array<{ createdAt: string, dismissedByName: string | null, id: string }>, mergedPeople: Array<{ createdAt: string, emails: Array<string>, id: string, mergedByName: string | null, name: string, personId: string, phones: Array<string>, undoableUntil: string | null }>, money: { open: number, openAmount: number, sent: number }, opposingParties: Array<{ kind: RequestKind, name: string, reference: string, requestId: string }>, papers: { accepted: number, files: number, missing: number, received: number, refused: number }, proposals: Array<{ reasons: Array<PersonMatch> }>, quotes: Array<{ authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number }>, requests: { limit: number, offset: number, page: number, total: number }, separations: Array<{ createdAt: string, fromId: string, fromName: string, id: string, kind: RequestKind, reference: string, requestId: string, separatedByName: string | null, toId: string, toName: string }> } };

export type UnlockMutationVariables = Exact<{
  password: string;
}>;


export type UnlockMutation = { unlock: { idleSeconds: number | null, locked: boolean } };

export type UnlockUserMutationVariables = Exact<{
  id: string | number;
}>;


export type UnlockUserMutation = { unlockUser: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type UnmarkConsultationNoShowMutationVariables = Exact<{
  id: string | number;
}>;


export type UnmarkConsultationNoShowMutation = { unmarkConsultationNoShow: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type UpdateApplicationMutationVariables = Exact<{
  id: string | number;
  input: UpdateApplicationInput;
}>;


export type UpdateApplicationMutation = { updateApplication: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type UpdateCategoryMutationVariables = Exact<{
  id: string | number;
  input: UpdateCategoryInput;
  language?: Locale | null | undefined;
}>;


export type UpdateCategoryMutation = { updateCategory: { color: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, icon: string, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, scope: CategoryScope, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type UpdateConsultantMutationVariables = Exact<{
  id: string | number;
  input: UpdateConsultantInput;
  language?: Locale | null | undefined;
}>;


export type UpdateConsultantMutation = { updateConsultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, createdAt: string, deletedAt: string | null, experience: string, experienceAr: string, experienceEn: string, experienceFr: string, id: string, imageUrl: string | null, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, specializationAr: string, specializationEn: string, specializationFr: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type UpdateConsultationMutationVariables = Exact<{
  id: string | number;
  input: UpdateConsultationInput;
}>;


export type UpdateConsultationMutation = { updateConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type UpdateContactInfoMutationVariables = Exact<{
  id: string | number;
  input: UpdateContactInfoInput;
}>;


export type UpdateContactInfoMutation = { updateContactInfo: { createdAt: string, displayOrder: number, id: string, isActive: boolean, keyName: string, phoneE164: string | null, type: ContactInfoType, updatedAt: string, value: string, valueEn: string | null, valueFr: string | null, version: number } };

export type UpdateContactInfoByKeyMutationVariables = Exact<{
  input: UpdateContactInfoInput;
  keyName: string;
  type: ContactInfoType;
}>;


export type UpdateContactInfoByKeyMutation = { updateContactInfoByKey: { createdAt: string, displayOrder: number, id: string, isActive: boolean, keyName: string, phoneE164: string | null, type: ContactInfoType, updatedAt: string, value: string, valueEn: string | null, valueFr: string | null, version: number } };

export type UpdateContactRequestMutationVariables = Exact<{
  id: string | number;
  input: UpdateContactRequestInput;
}>;


export type UpdateContactRequestMutation = { updateContactRequest: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type UpdateFaqMutationVariables = Exact<{
  id: string | number;
  input: UpdateFaqInput;
  language?: Locale | null | undefined;
}>;


export type UpdateFaqMutation = { updateFaq: { answer: string, answerAr: string, answerEn: string, answerFr: string, category: string, createdAt: string, deletedAt: string | null, featured: boolean, id: string, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, situation: string | null, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type UpdateGuideStepMutationVariables = Exact<{
  id: string | number;
  input: UpdateGuideStepInput;
  language?: Locale | null | undefined;
}>;


export type UpdateGuideStepMutation = { updateGuideStep: { answer: string, answerAr: string, answerEn: string, answerFr: string, createdAt: string, deletedAt: string | null, id: string, order: number, parent: string | null, question: string, questionAr: string, questionEn: string, questionFr: string, resolvedLanguage: Locale, situation: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type UpdateHolidayMutationVariables = Exact<{
  id: string | number;
  input: UpdateHolidayInput;
}>;


export type UpdateHolidayMutation = { updateHoliday: { createdAt: string, day: string, id: string, nameAr: string, nameEn: string, nameFr: string, updatedAt: string, version: number } };

export type UpdateHoursPeriodMutationVariables = Exact<{
  id: string | number;
  input: UpdateHoursPeriodInput;
}>;


export type UpdateHoursPeriodMutation = { updateHoursPeriod: { consultantId: string | null, createdAt: string, endsOn: string, id: string, nameAr: string, nameEn: string, nameFr: string, startsOn: string, updatedAt: string, version: number, hours: Array<{ closes: string, opens: string, weekday: WorkingDay }>, inWords: { ar: string, en: string, fr: string } } };

export type UpdateJobRoleMutationVariables = Exact<{
  id: string | number;
  input: UpdateJobRoleInput;
  language?: Locale | null | undefined;
}>;


export type UpdateJobRoleMutation = { updateJobRole: { benefits: Array<string>, benefitsAr: Array<string>, benefitsEn: Array<string>, benefitsFr: Array<string>, category: JobRoleCategory | null, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, requirementsAr: Array<string>, requirementsEn: Array<string>, requirementsFr: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, responsibilitiesAr: Array<string>, responsibilitiesEn: Array<string>, responsibilitiesFr: Array<string>, salary: string, skills: Array<string>, skillsAr: Array<string>, skillsEn: Array<string>, skillsFr: Array<string>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, type: JobRoleType | null, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type UpdateNotificationPreferencesMutationVariables = Exact<{
  input: NotificationPreferencesInput;
}>;


export type UpdateNotificationPreferencesMutation = { updateNotificationPreferences: Array<{ byMail: boolean, canMail: boolean, category: NotificationCategory, inApp: boolean }> };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type UpdateQuoteMutationVariables = Exact<{
  id: string | number;
  input: UpdateQuoteInput;
}>;


export type UpdateQuoteMutation = { updateQuote: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type UpdateQuoteTemplateMutationVariables = Exact<{
  id: string | number;
  input: UpdateQuoteTemplateInput;
  language?: Locale | null | undefined;
}>;


export type UpdateQuoteTemplateMutation = { updateQuoteTemplate: { amounts: Array<number>, createdAt: string, deletedAt: string | null, excluded: string, excludedAr: string, excludedEn: string, excludedFr: string, id: string, included: string, includedAr: string, includedEn: string, includedFr: string, lines: Array<string>, linesAr: Array<string>, linesEn: Array<string>, linesFr: Array<string>, note: string, noteAr: string, noteEn: string, noteFr: string, order: number, resolvedLanguage: Locale, service: string | null, staleLanguages: Array<Locale>, status: ContentStatus, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, validDays: number, version: number, completeness: { ar: number, en: number, fr: number } } };

export type UpdateReplyTemplateMutationVariables = Exact<{
  id: string | number;
  input: UpdateReplyTemplateInput;
  language?: Locale | null | undefined;
}>;


export type UpdateReplyTemplateMutation = { updateReplyTemplate: { createdAt: string, deletedAt: string | null, id: string, kind: RequestKind | null, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, text: string, textAr: string, textEn: string, textFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type UpdateServiceMutationVariables = Exact<{
  id: number;
  input: UpdateServiceInput;
  language?: Locale | null | undefined;
}>;


export type UpdateServiceMutation = { updateService: { availability: string, availabilityAr: string, availabilityEn: string, availabilityFr: string, createdAt: string, deletedAt: string | null, description: string, descriptionAr: string, descriptionEn: string, descriptionFr: string, details: string, detailsAr: string, detailsEn: string, detailsFr: string, featured: boolean, id: number, inPerson: boolean, law: string, lawAr: string, lawEn: string, lawFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, tags: Array<string>, tagsAr: Array<string>, tagsEn: Array<string>, tagsFr: Array<string>, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number }, sections: Array<{ itemsAr: Array<string>, itemsEn: Array<string>, itemsFr: Array<string>, kind: ServiceSectionKind }> } };

export type UpdateServiceRequestMutationVariables = Exact<{
  id: string | number;
  input: UpdateServiceRequestInput;
}>;


export type UpdateServiceRequestMutation = { updateServiceRequest: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type UpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { booking: { bookingHorizonDays: number, bookingNoticeHours: number, cancelNoticeHours: number, earlyReminderHours: number, firstConsultationFree: boolean, lateReminderHours: number, maxOpenConsultations: number, recentPaperDays: number, slotMinutes: number, updatedAt: string | null, version: number }, documents: { engagementLetterAr: string, engagementLetterEn: string, engagementLetterFr: string, updatedAt: string | null, version: number }, general: { addressAr: string | null, addressEn: string | null, addressFr: string | null, arabicDates: ArabicDates, caseMegabytes: number, contactEmail: string | null, contactPhone: string | null, fileMegabytes: number, logo: string | null, privacyConfirmedOn: string | null, publicDetailPages: boolean, sharePicture: string | null, siteDescriptionAr: string, siteDescriptionEn: string, siteDescriptionFr: string, siteNameAr: string, siteNameEn: string, siteNameFr: string, siteShortNameAr: string, siteShortNameEn: string, siteShortNameFr: string, termsConfirmedOn: string | null, updatedAt: string | null, version: number }, integrations: { assistantTools: boolean, emailService: EmailService, facebookPixel: string | null, googleAnalytics: string | null, mailFrom: string | null, mailgunPassword: boolean, mailgunUser: string | null, sendgridApiKey: boolean, smsSender: string | null, smsService: SmsService, smtpHost: string | null, smtpPassword: boolean, smtpPort: number, smtpUser: string | null, twilioAccountSid: string | null, twilioAuthToken: boolean, updatedAt: string | null, version: number, vonageApiKey: string | null, vonageApiSecret: boolean, webhookPorts: boolean, webhooks: boolean }, legal: { barAr: string | null, barEn: string | null, barFr: string | null, barNumber: string | null, complaintsAr: string | null, complaintsEn: string | null, complaintsFr: string | null, insuranceAr: string | null, insuranceEn: string | null, insuranceFr: string | null, legalNoticeAr: string | null, legalNoticeEn: string | null, legalNoticeFr: string | null, responsibleAr: string | null, responsibleEn: string | null, responsibleFr: string | null, taxNumber: string | null, updatedAt: string | null, version: number }, notifications: { answerReminderHours: number, emailNotifications: boolean, newConsultationNotification: boolean, newContactNotification: boolean, newUserNotification: boolean, ratingInvitationDays: number, smsNotifications: boolean, updatedAt: string | null, version: number }, quotes: { quoteTaxPercent: number, quoteValidDays: number, updatedAt: string | null, version: number }, retention: { keptAcceptedYears: number, keptCasesYears: number, keptMessagesYears: number, keptQuotesYears: number, keptRejectedMonths: number, updatedAt: string | null, version: number }, security: { maxLoginAttempts: number, minPasswordLength: number, requireEmailVerification: boolean, requirePhoneVerification: boolean, requireSecondFactor: boolean, sessionTimeout: number, updatedAt: string | null, version: number } } };

export type UpdateSituationMutationVariables = Exact<{
  id: string | number;
  input: UpdateSituationInput;
  language?: Locale | null | undefined;
}>;


export type UpdateSituationMutation = { updateSituation: { branch: ConsultationBranch | null, cost: string, costAr: string, costEn: string, costFr: string, createdAt: string, deletedAt: string | null, door: SituationDoor, id: string, keywords: Array<string>, keywordsAr: Array<string>, keywordsEn: Array<string>, keywordsFr: Array<string>, law: string, lawAr: string, lawEn: string, lawFr: string, next: string, nextAr: string, nextEn: string, nextFr: string, order: number, papers: Array<string>, papersAr: Array<string>, papersEn: Array<string>, papersFr: Array<string>, price: string, priceAr: string, priceEn: string, priceFr: string, resolvedLanguage: Locale, reviewedLanguages: Array<Locale>, service: string | null, slug: string, staleLanguages: Array<Locale>, status: ContentStatus, steps: Array<string>, stepsAr: Array<string>, stepsEn: Array<string>, stepsFr: Array<string>, summary: string, summaryAr: string, summaryEn: string, summaryFr: string, title: string, titleAr: string, titleEn: string, titleFr: string, updatedAt: string, version: number, completeness: { ar: number, en: number, fr: number } } };

export type UpdateSynonymMutationVariables = Exact<{
  id: string | number;
  input: UpdateSynonymInput;
  language?: Locale | null | undefined;
}>;


export type UpdateSynonymMutation = { updateSynonym: { createdAt: string, deletedAt: string | null, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, resolvedLanguage: Locale, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, version: number, words: Array<string>, wordsAr: Array<string>, wordsEn: Array<string>, wordsFr: Array<string>, completeness: { ar: number, en: number, fr: number } } };

export type UpdateTestimonialMutationVariables = Exact<{
  id: string | number;
  input: UpdateTestimonialInput;
  language?: Locale | null | undefined;
}>;


export type UpdateTestimonialMutation = { updateTestimonial: { avatar: string | null, company: string, companyAr: string, companyEn: string, companyFr: string, consultantId: string | null, createdAt: string, deletedAt: string | null, featured: boolean, id: string, name: string, nameAr: string, nameEn: string, nameFr: string, order: number, rating: number, resolvedLanguage: Locale, review: string, reviewAr: string, reviewEn: string, reviewFr: string, role: string, roleAr: string, roleEn: string, roleFr: string, staleLanguages: Array<Locale>, status: ContentStatus, updatedAt: string, verified: boolean, version: number, completeness: { ar: number, en: number, fr: number } } };

export type UpdateUserMutationVariables = Exact<{
  id: string | number;
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string | number;
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { bothSecretsUntil: string | null, createdAt: string, createdByName: string | null, failingSince: string | null, id: string, isActive: boolean, name: string, personal: boolean, switchedOffReason: WebhookSwitchedOffReason | null, tokenName: string | null, updatedAt: string, url: string, version: number, events: Array<{ actions: Array<WebhookAction>, kind: WebhookKind }> } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { isEmailVerified: boolean } };

export type VerifyPhoneMutationVariables = Exact<{
  code: string;
}>;


export type VerifyPhoneMutation = { verifyPhone: { branches: Array<string>, createdAt: string, email: string, fullName: string, hasSecondFactor: boolean, id: string, isActive: boolean, isEmailProved: boolean, isEmailVerified: boolean, isPhoneVerified: boolean, language: Locale, lastSignInAt: string | null, lockedUntil: string | null, personId: string | null, phoneNumber: string, role: UserRole, updatedAt: string, version: number } };

export type WithdrawApplicationMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawApplicationMutation = { withdrawApplication: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type WithdrawCaseRatingMutationVariables = Exact<{
  kind: RequestKind;
  requestId: string | number;
}>;


export type WithdrawCaseRatingMutation = { withdrawCaseRating: { assigneeName: string | null, clientName: string, comment: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentWithdrawnAt: string | null, consentedAt: string | null, createdAt: string, id: string, language: Locale, publicName: string | null, requestId: string, requestKind: RequestKind, requestReference: string, serviceTitle: string | null, stars: number, updatedAt: string, testimonial: { id: string, status: ContentStatus } | null } };

export type WithdrawConsultationMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawConsultationMutation = { withdrawConsultation: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type WithdrawContactRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawContactRequestMutation = { withdrawContactRequest: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type WithdrawQuoteMutationVariables = Exact<{
  id: string | number;
  input: WithdrawQuoteInput;
}>;


export type WithdrawQuoteMutation = { withdrawQuote: { authorName: string | null, clientName: string, createdAt: string, decidedAt: string | null, excluded: string | null, id: string, included: string | null, language: Locale, net: number, note: string | null, number: string | null, openAmount: number, paidAmount: number, personId: string | null, reason: string | null, requestId: string, requestKind: RequestKind, requestReference: string, revision: number, sentAt: string | null, status: QuoteStatus, tax: number, taxPercent: number, total: number, updatedAt: string, validUntil: string, version: number, acceptance: { accountName: string | null, address: string | null, createdAt: string, hash: string, revision: number, secondFactor: boolean } | null, lines: Array<{ amount: number, title: string }>, payments: Array<{ amount: number, cancelsId: string | null, createdAt: string, id: string, method: PaymentMethod, paidOn: string, payerReference: string | null, reason: string | null, receiptNumber: string | null, recordedBy: string | null }>, versions: Array<{ createdAt: string, hash: string, revision: number, total: number }> } };

export type WithdrawServiceRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawServiceRequestMutation = { withdrawServiceRequest: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type WithdrawTestimonialConsentMutationVariables = Exact<{
  kind: RequestKind;
  requestId: string | number;
}>;


export type WithdrawTestimonialConsentMutation = { withdrawTestimonialConsent: { assigneeName: string | null, clientName: string, comment: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentWithdrawnAt: string | null, consentedAt: string | null, createdAt: string, id: string, language: Locale, publicName: string | null, requestId: string, requestKind: RequestKind, requestReference: string, serviceTitle: string | null, stars: number, updatedAt: string, testimonial: { id: string, status: ContentStatus } | null } };

export type ApplicationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ApplicationChangedSubscription = { applicationChanged: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type ConsultationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConsultationChangedSubscription = { consultationChanged: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type ContactRequestChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ContactRequestChangedSubscription = { contactRequestChanged: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type MyApplicationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyApplicationChangedSubscription = { myApplicationChanged: { additionalInfo: string | null, address: string, adminNotes: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, availability: string | null, city: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, country: string, createdAt: string, cvName: string, cvSize: number, cvState: DocumentState, cvType: string, cvUrl: string, dateOfBirth: string | null, deletedAt: string | null, education: string, email: string, erasedAt: string | null, excerpt: string, expectedSalary: string | null, experience: string, fullName: string, id: string, intakeChannel: IntakeChannel | null, linkedin: string | null, mailLanguage: Locale | null, motivation: string, personId: string | null, phoneE164: string | null, phoneNumber: string, reference: string, repeatOfId: string | null, skills: string, status: ApplicationStatus, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, website: string | null, assignee: { id: string, name: string } | null, job: { id: string, slug: string, titleAr: string, titleEn: string, titleFr: string }, jobRole: { benefits: Array<string>, category: JobRoleCategory | null, createdAt: string, description: string, experience: string, icon: string, id: string, location: string, order: number, requirements: Array<string>, resolvedLanguage: Locale, responsibilities: Array<string>, salary: string, skills: Array<string>, slug: string, status: ContentStatus, title: string, type: JobRoleType | null, updatedAt: string } | null, repeats: Array<{ createdAt: string, hasAccount: boolean, id: string, reference: string, status: ApplicationStatus }>, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type MyConsultationChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyConsultationChangedSubscription = { myConsultationChanged: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, channel: ConsultationChannel, clientName: string, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, consultantId: string | null, consultantName: string | null, consultationType: string | null, createdAt: string, deletedAt: string | null, description: string, email: string, endsAt: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, noShowAt: string | null, paperReceivedOn: string | null, personId: string | null, phone: string, phoneE164: string | null, priority: ConsultationPriority, reference: string, rescheduled: number, situationId: string | null, startsAt: string, status: ConsultationStatus, takenById: string | null, takenByName: string | null, title: string, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, consultant: { advocate: boolean, branches: Array<ConsultationBranch>, consultations: number, experience: string, id: string, imageUrl: string | null, name: string, order: number, rating: number, resolvedLanguage: Locale, specialization: string, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type MyContactRequestChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyContactRequestChangedSubscription = { myContactRequestChanged: { answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, email: string, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, message: string, name: string, personId: string | null, phone: string | null, phoneE164: string | null, priority: Urgency, reference: string, repliedAt: string | null, replyMessage: string | null, status: ContactRequestStatus, subject: string | null, takenById: string | null, takenByName: string | null, unansweredSince: string | null, unseen: boolean, updatedAt: string, version: number, assignee: { id: string, name: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type MyServiceRequestChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyServiceRequestChangedSubscription = { myServiceRequestChanged: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export type NotificationReceivedSubscriptionVariables = Exact<{
  language?: Locale | null | undefined;
}>;


export type NotificationReceivedSubscription = { notificationReceived: { unread: number, notification: { category: NotificationCategory, entity: NotificationEntity, entityId: string, id: string, message: string, read: boolean, time: string, title: string, type: NotificationType } | null } };

export type RequestViewersChangedSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type RequestViewersChangedSubscription = { requestViewersChanged: { id: string, viewers: Array<{ fullName: string, id: string }> } };

export type ServiceRequestChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ServiceRequestChangedSubscription = { serviceRequestChanged: { additionalRequirements: string | null, answerDueAt: string | null, assigneeId: string | null, assigneeName: string | null, clientAddress: string | null, clientEmail: string, clientName: string, clientPhone: string, clientPhoneE164: string | null, consentLanguage: Locale | null, consentVersion: string | null, consentedAt: string | null, createdAt: string, deletedAt: string | null, erasedAt: string | null, excerpt: string, id: string, intakeChannel: IntakeChannel | null, mailLanguage: Locale | null, opposingParty: string | null, paperReceivedOn: string | null, personId: string | null, preferredDate: string | null, reference: string, serviceDescription: string, serviceId: number, serviceTitle: string, situationId: string | null, status: ServiceRequestStatus, takenById: string | null, takenByName: string | null, toBePlaced: boolean, unansweredSince: string | null, unseen: boolean, updatedAt: string, urgency: Urgency, version: number, assignee: { id: string, name: string } | null, service: { availability: string, description: string, details: string, featured: boolean, id: number, inPerson: boolean, law: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, slug: string, tags: Array<string>, title: string, updatedAt: string } | null, situation: { branch: ConsultationBranch | null, cost: string, door: SituationDoor, id: string, keywords: Array<string>, law: string, next: string, order: number, papers: Array<string>, price: string, resolvedLanguage: Locale, service: string | null, slug: string, steps: Array<string>, summary: string, title: string, updatedAt: string } | null, timeline: Array<{ actorName: string | null, createdAt: string, id: string, note: string | null, public: boolean, status: string | null, type: RequestEventType }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const AffectedConsultationsDocument = new TypedDocumentString(`
    query AffectedConsultations($consultantId: ID, $day: Date) {
  affectedConsultations(consultantId: $consultantId, day: $day) {
    consultation {
      answerDueAt
      assignee {
        id
        name
      }
      assigneeId
      assigneeName
      channel
      clientName
      consentLanguage
      consentVersion
      consentedAt
      consultant {
        advocate
        branches
        consultations
        experience
        id
        imageUrl
        name
        order
        rating
        resolvedLanguage
        specialization
        title
        updatedAt
      }
      consultantId
      consultantName
      consultationType
      createdAt
      deletedAt
      description
      email
      endsAt
      erasedAt
      excerpt
      id
      intakeChannel
      mailLanguage
      noShowAt
      paperReceivedOn
      personId
      phone
      phoneE164
      priority
      reference
      rescheduled
      situation {
        branch
        cost
        door
        id
        keywords
        law
        next
        order
        papers
        price
        resolvedLanguage
        service
        slug
        steps
        summary
        title
        updatedAt
      }
      situationId
      startsAt
      status
      takenById
      takenByName
      timeline {
        actorName
        createdAt
        id
        note
        public
        status
        type
      }
      title
      unansweredSince
      unseen
      updatedAt
      urgency
      version
    }
    reason
  }
}
    `) as unknown as TypedDocumentString<AffectedConsultationsQuery, AffectedConsultationsQueryVariables>;
export const ApiTokensDocument = new TypedDocumentString(`
    query ApiTokens {
  apiTokens {
    addresses
    callsPerMinute
    createdAt
    createdByName
    expiresAt
    id
    languages
    lastUsedAt
    name
    personal
    prefix
    revokedAt
    scopes {
      actions
      kind
    }
    userId
    userName
    userRole
  }
}
    `) as unknown as TypedDocumentString<ApiTokensQuery, ApiTokensQueryVariables>;
export const ApplicationDocument = new TypedDocumentString(`
    query Application($deleted: Boolean, $id: ID!) {
  application(deleted: $deleted, id: $id) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<ApplicationQuery, ApplicationQueryVariables>;
export const ApplicationPersonDocument = new TypedDocumentString(`
    query ApplicationPerson($id: ID!) {
  applicationPerson(id: $id) {
    account {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
    }
    conflictCheck {
      clients
      deciders
      hidden
      isComplete
      opposingParties
    }
    conflicts {
      id
      kind
      name
      personId
      reference
      type
    }
    deciders
    hasMoreRequests
    hiddenRequests
    isSender
    joinCodeWays
    language
    mailTo
    otherRequests {
      createdAt
      id
      kind
      matchedBy
      reference
      status
    }
    phone
    phoneE164
    replyVariables {
      name
      value
    }
    smsTo
  }
}
    `) as unknown as TypedDocumentString<ApplicationPersonQuery, ApplicationPersonQueryVariables>;
export const ApplicationStatsDocument = new TypedDocumentString(`
    query ApplicationStats {
  applicationStats {
    accepted
    pending
    rejected
    reviewed
    shortlisted
    total
  }
}
    `) as unknown as TypedDocumentString<ApplicationStatsQuery, ApplicationStatsQueryVariables>;
export const ApplicationsDocument = new TypedDocumentString(`
    query Applications($filter: ApplicationFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: ApplicationSort) {
  applications(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      additionalInfo
      address
      adminNotes
      answerDueAt
      assignee {
        id
        name
      }
      assigneeId
      assigneeName
      availability
      city
      consentLanguage
      consentVersion
      consentedAt
      country
      createdAt
      cvName
      cvSize
      cvState
      cvType
      cvUrl
      dateOfBirth
      deletedAt
      education
      email
      erasedAt
      excerpt
      expectedSalary
      experience
      fullName
      id
      intakeChannel
      job {
        id
        slug
        titleAr
        titleEn
        titleFr
      }
      jobRole {
        benefits
        category
        createdAt
        description
        experience
        icon
        id
        location
        order
        requirements
        resolvedLanguage
        responsibilities
        salary
        skills
        slug
        status
        title
        type
        updatedAt
      }
      linkedin
      mailLanguage
      motivation
      personId
      phoneE164
      phoneNumber
      reference
      repeatOfId
      repeats {
        createdAt
        hasAccount
        id
        reference
        status
      }
      skills
      status
      takenById
      takenByName
      timeline {
        actorName
        createdAt
        id
        note
        public
        status
        type
      }
      unansweredSince
      unseen
      updatedAt
      version
      website
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<ApplicationsQuery, ApplicationsQueryVariables>;
export const AssignedRequestCountDocument = new TypedDocumentString(`
    query AssignedRequestCount($id: ID!) {
  assignedRequestCount(id: $id)
}
    `) as unknown as TypedDocumentString<AssignedRequestCountQuery, AssignedRequestCountQueryVariables>;
export const AssigneesDocument = new TypedDocumentString(`
    query Assignees {
  assignees {
    fullName
    id
    role
  }
}
    `) as unknown as TypedDocumentString<AssigneesQuery, AssigneesQueryVariables>;
export const AuditEventDocument = new TypedDocumentString(`
    query AuditEvent($id: ID!) {
  auditEvent(id: $id) {
    action
    actorId
    actorName
    changes {
      after
      before
      field
    }
    createdAt
    entity
    entityId
    id
    label
    tokenName
  }
}
    `) as unknown as TypedDocumentString<AuditEventQuery, AuditEventQueryVariables>;
export const AuditEventsDocument = new TypedDocumentString(`
    query AuditEvents($filter: AuditEventFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: AuditEventSort) {
  auditEvents(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      action
      actorId
      actorName
      changes {
        after
        before
        field
      }
      createdAt
      entity
      entityId
      id
      label
      tokenName
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<AuditEventsQuery, AuditEventsQueryVariables>;
export const CaseRatingDocument = new TypedDocumentString(`
    query CaseRating($id: ID!) {
  caseRating(id: $id) {
    assigneeName
    clientName
    comment
    consentLanguage
    consentVersion
    consentWithdrawnAt
    consentedAt
    createdAt
    id
    language
    publicName
    requestId
    requestKind
    requestReference
    serviceTitle
    stars
    testimonial {
      id
      status
    }
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<CaseRatingQuery, CaseRatingQueryVariables>;
export const CaseRatingStatsDocument = new TypedDocumentString(`
    query CaseRatingStats($filter: CaseRatingFiguresFilter) {
  caseRatingStats(filter: $filter) {
    average
    consented
    low
    total
  }
}
    `) as unknown as TypedDocumentString<CaseRatingStatsQuery, CaseRatingStatsQueryVariables>;
export const CaseRatingsDocument = new TypedDocumentString(`
    query CaseRatings($filter: CaseRatingFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: CaseRatingSort) {
  caseRatings(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      assigneeName
      clientName
      comment
      consentLanguage
      consentVersion
      consentWithdrawnAt
      consentedAt
      createdAt
      id
      language
      publicName
      requestId
      requestKind
      requestReference
      serviceTitle
      stars
      testimonial {
        id
        status
      }
      updatedAt
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<CaseRatingsQuery, CaseRatingsQueryVariables>;
export const CategoriesDocument = new TypedDocumentString(`
    query Categories($filter: CategoryFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: CategorySort) {
  categories(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      color
      completeness {
        ar
        en
        fr
      }
      createdAt
      deletedAt
      description
      descriptionAr
      descriptionEn
      descriptionFr
      icon
      id
      name
      nameAr
      nameEn
      nameFr
      order
      resolvedLanguage
      scope
      slug
      staleLanguages
      status
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<CategoriesQuery, CategoriesQueryVariables>;
export const CategoryDocument = new TypedDocumentString(`
    query Category($deleted: Boolean, $id: ID!, $language: Locale) {
  category(deleted: $deleted, id: $id, language: $language) {
    color
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    icon
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    scope
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CategoryQuery, CategoryQueryVariables>;
export const CategoryStatsDocument = new TypedDocumentString(`
    query CategoryStats {
  categoryStats {
    active
    draft
    inactive
    total
  }
}
    `) as unknown as TypedDocumentString<CategoryStatsQuery, CategoryStatsQueryVariables>;
export const CheckCategorySlugDocument = new TypedDocumentString(`
    query CheckCategorySlug($excludeId: ID, $slug: String!) {
  checkCategorySlug(excludeId: $excludeId, slug: $slug) {
    available
    trashedId
  }
}
    `) as unknown as TypedDocumentString<CheckCategorySlugQuery, CheckCategorySlugQueryVariables>;
export const CheckGuideStepSlugDocument = new TypedDocumentString(`
    query CheckGuideStepSlug($excludeId: ID, $slug: String!) {
  checkGuideStepSlug(excludeId: $excludeId, slug: $slug) {
    available
    trashedId
  }
}
    `) as unknown as TypedDocumentString<CheckGuideStepSlugQuery, CheckGuideStepSlugQueryVariables>;
export const CheckJobRoleSlugDocument = new TypedDocumentString(`
    query CheckJobRoleSlug($excludeId: ID, $slug: String!) {
  checkJobRoleSlug(excludeId: $excludeId, slug: $slug) {
    available
    trashedId
  }
}
    `) as unknown as TypedDocumentString<CheckJobRoleSlugQuery, CheckJobRoleSlugQueryVariables>;
export const CheckServiceSlugDocument = new TypedDocumentString(`
    query CheckServiceSlug($excludeId: Int, $slug: String!) {
  checkServiceSlug(excludeId: $excludeId, slug: $slug) {
    available
    trashedId
  }
}
    `) as unknown as TypedDocumentString<CheckServiceSlugQuery, CheckServiceSlugQueryVariables>;
export const CheckSituationSlugDocument = new TypedDocumentString(`
    query CheckSituationSlug($excludeId: ID, $slug: String!) {
  checkSituationSlug(excludeId: $excludeId, slug: $slug) {
    available
    trashedId
  }
}
    `) as unknown as TypedDocumentString<CheckSituationSlugQuery, CheckSituationSlugQueryVariables>;
export const ConsultantDocument = new TypedDocumentString(`
    query Consultant($deleted: Boolean, $id: ID!, $language: Locale) {
  consultant(deleted: $deleted, id: $id, language: $language) {
    advocate
    branches
    completeness {
      ar
      en
      fr
    }
    consultations
    createdAt
    deletedAt
    experience
    experienceAr
    experienceEn
    experienceFr
    id
    imageUrl
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    specialization
    specializationAr
    specializationEn
    specializationFr
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ConsultantQuery, ConsultantQueryVariables>;
export const ConsultantMentionsDocument = new TypedDocumentString(`
    query ConsultantMentions($id: ID!) {
  consultantMentions(id: $id) {
    entity
    id
    texts {
      field
      language
    }
    title
  }
}
    `) as unknown as TypedDocumentString<ConsultantMentionsQuery, ConsultantMentionsQueryVariables>;
export const ConsultantScheduleDocument = new TypedDocumentString(`
    query ConsultantSchedule($id: ID!) {
  consultantSchedule(id: $id) {
    feedReadAt
    feedSince
    firmHours {
      closes
      opens
      weekday
    }
    hours {
      closes
      opens
      weekday
    }
    id
  }
}
    `) as unknown as TypedDocumentString<ConsultantScheduleQuery, ConsultantScheduleQueryVariables>;
export const ConsultantStatsDocument = new TypedDocumentString(`
    query ConsultantStats {
  consultantStats {
    active
    activePercentage
    averageRating
    draft
    inactive
    total
  }
}
    `) as unknown as TypedDocumentString<ConsultantStatsQuery, ConsultantStatsQueryVariables>;
export const ConsultantsDocument = new TypedDocumentString(`
    query Consultants($filter: ConsultantFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: ConsultantSort) {
  consultants(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      advocate
      branches
      completeness {
        ar
        en
        fr
      }
      consultations
      createdAt
      deletedAt
      experience
      experienceAr
      experienceEn
      experienceFr
      id
      imageUrl
      name
      nameAr
      nameEn
      nameFr
      order
      rating
      resolvedLanguage
      specialization
      specializationAr
      specializationEn
      specializationFr
      staleLanguages
      status
      title
      titleAr
      titleEn
      titleFr
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<ConsultantsQuery, ConsultantsQueryVariables>;
export const ConsultationDocument = new TypedDocumentString(`
    query Consultation($deleted: Boolean, $id: ID!) {
  consultation(deleted: $deleted, id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<ConsultationQuery, ConsultationQueryVariables>;
export const ConsultationCalendarDocument = new TypedDocumentString(`
    query ConsultationCalendar($consultantId: ID, $from: Date!, $to: Date!) {
  consultationCalendar(consultantId: $consultantId, from: $from, to: $to) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<ConsultationCalendarQuery, ConsultationCalendarQueryVariables>;
export const ConsultationPersonDocument = new TypedDocumentString(`
    query ConsultationPerson($id: ID!) {
  consultationPerson(id: $id) {
    account {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
    }
    conflictCheck {
      clients
      deciders
      hidden
      isComplete
      opposingParties
    }
    conflicts {
      id
      kind
      name
      personId
      reference
      type
    }
    deciders
    hasMoreRequests
    hiddenRequests
    isSender
    joinCodeWays
    language
    mailTo
    otherRequests {
      createdAt
      id
      kind
      matchedBy
      reference
      status
    }
    phone
    phoneE164
    replyVariables {
      name
      value
    }
    smsTo
  }
}
    `) as unknown as TypedDocumentString<ConsultationPersonQuery, ConsultationPersonQueryVariables>;
export const ConsultationSlotsDocument = new TypedDocumentString(`
    query ConsultationSlots($consultantId: ID, $from: Date!, $movedId: ID, $to: Date!) {
  consultationSlots(
    consultantId: $consultantId
    from: $from
    movedId: $movedId
    to: $to
  ) {
    endsAt
    startsAt
  }
}
    `) as unknown as TypedDocumentString<ConsultationSlotsQuery, ConsultationSlotsQueryVariables>;
export const ConsultationStatsDocument = new TypedDocumentString(`
    query ConsultationStats {
  consultationStats {
    cancelled
    completed
    inProgress
    pending
    total
  }
}
    `) as unknown as TypedDocumentString<ConsultationStatsQuery, ConsultationStatsQueryVariables>;
export const ConsultationsDocument = new TypedDocumentString(`
    query Consultations($filter: ConsultationFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: ConsultationSort) {
  consultations(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      answerDueAt
      assignee {
        id
        name
      }
      assigneeId
      assigneeName
      channel
      clientName
      consentLanguage
      consentVersion
      consentedAt
      consultant {
        advocate
        branches
        consultations
        experience
        id
        imageUrl
        name
        order
        rating
        resolvedLanguage
        specialization
        title
        updatedAt
      }
      consultantId
      consultantName
      consultationType
      createdAt
      deletedAt
      description
      email
      endsAt
      erasedAt
      excerpt
      id
      intakeChannel
      mailLanguage
      noShowAt
      paperReceivedOn
      personId
      phone
      phoneE164
      priority
      reference
      rescheduled
      situation {
        branch
        cost
        door
        id
        keywords
        law
        next
        order
        papers
        price
        resolvedLanguage
        service
        slug
        steps
        summary
        title
        updatedAt
      }
      situationId
      startsAt
      status
      takenById
      takenByName
      timeline {
        actorName
        createdAt
        id
        note
        public
        status
        type
      }
      title
      unansweredSince
      unseen
      updatedAt
      urgency
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<ConsultationsQuery, ConsultationsQueryVariables>;
export const ConsultationsToSettleDocument = new TypedDocumentString(`
    query ConsultationsToSettle($closure: ClosureInput) {
  consultationsToSettle(closure: $closure) {
    consultation {
      answerDueAt
      assignee {
        id
        name
      }
      assigneeId
      assigneeName
      channel
      clientName
      consentLanguage
      consentVersion
      consentedAt
      consultant {
        advocate
        branches
        consultations
        experience
        id
        imageUrl
        name
        order
        rating
        resolvedLanguage
        specialization
        title
        updatedAt
      }
      consultantId
      consultantName
      consultationType
      createdAt
      deletedAt
      description
      email
      endsAt
      erasedAt
      excerpt
      id
      intakeChannel
      mailLanguage
      noShowAt
      paperReceivedOn
      personId
      phone
      phoneE164
      priority
      reference
      rescheduled
      situation {
        branch
        cost
        door
        id
        keywords
        law
        next
        order
        papers
        price
        resolvedLanguage
        service
        slug
        steps
        summary
        title
        updatedAt
      }
      situationId
      startsAt
      status
      takenById
      takenByName
      timeline {
        actorName
        createdAt
        id
        note
        public
        status
        type
      }
      title
      unansweredSince
      unseen
      updatedAt
      urgency
      version
    }
    proposals {
      consultantId
      startsAt
    }
    reason
  }
}
    `) as unknown as TypedDocumentString<ConsultationsToSettleQuery, ConsultationsToSettleQueryVariables>;
export const ContactInfoDocument = new TypedDocumentString(`
    query ContactInfo($id: ID!) {
  contactInfo(id: $id) {
    createdAt
    displayOrder
    id
    isActive
    keyName
    phoneE164
    type
    updatedAt
    value
    valueEn
    valueFr
    version
  }
}
    `) as unknown as TypedDocumentString<ContactInfoQuery, ContactInfoQueryVariables>;
export const ContactInfosDocument = new TypedDocumentString(`
    query ContactInfos($filter: ContactInfoFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: ContactInfoSort) {
  contactInfos(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      createdAt
      displayOrder
      id
      isActive
      keyName
      phoneE164
      type
      updatedAt
      value
      valueEn
      valueFr
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<ContactInfosQuery, ContactInfosQueryVariables>;
export const ContactRequestDocument = new TypedDocumentString(`
    query ContactRequest($deleted: Boolean, $id: ID!) {
  contactRequest(deleted: $deleted, id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ContactRequestQuery, ContactRequestQueryVariables>;
export const ContactRequestPersonDocument = new TypedDocumentString(`
    query ContactRequestPerson($id: ID!) {
  contactRequestPerson(id: $id) {
    account {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
    }
    conflictCheck {
      clients
      deciders
      hidden
      isComplete
      opposingParties
    }
    conflicts {
      id
      kind
      name
      personId
      reference
      type
    }
    deciders
    hasMoreRequests
    hiddenRequests
    isSender
    joinCodeWays
    language
    mailTo
    otherRequests {
      createdAt
      id
      kind
      matchedBy
      reference
      status
    }
    phone
    phoneE164
    replyVariables {
      name
      value
    }
    smsTo
  }
}
    `) as unknown as TypedDocumentString<ContactRequestPersonQuery, ContactRequestPersonQueryVariables>;
export const ContactRequestStatsDocument = new TypedDocumentString(`
    query ContactRequestStats {
  contactRequestStats {
    closed
    new
    read
    replied
    total
  }
}
    `) as unknown as TypedDocumentString<ContactRequestStatsQuery, ContactRequestStatsQueryVariables>;
export const ContactRequestsDocument = new TypedDocumentString(`
    query ContactRequests($filter: ContactRequestFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: ContactRequestSort) {
  contactRequests(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      answerDueAt
      assignee {
        id
        name
      }
      assigneeId
      assigneeName
      consentLanguage
      consentVersion
      consentedAt
      createdAt
      deletedAt
      email
      erasedAt
      excerpt
      id
      intakeChannel
      mailLanguage
      message
      name
      personId
      phone
      phoneE164
      priority
      reference
      repliedAt
      replyMessage
      status
      subject
      takenById
      takenByName
      timeline {
        actorName
        createdAt
        id
        note
        public
        status
        type
      }
      unansweredSince
      unseen
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<ContactRequestsQuery, ContactRequestsQueryVariables>;
export const DeskDocument = new TypedDocumentString(`
    query Desk {
  desk {
    queues {
      kind
      late
      mine
      open
      unassigned
      urgent
      urgentLate
      waiting
    }
  }
}
    `) as unknown as TypedDocumentString<DeskQuery, DeskQueryVariables>;
export const EmailVerificationStatusDocument = new TypedDocumentString(`
    query EmailVerificationStatus($email: EmailAddress!) {
  emailVerificationStatus(email: $email) {
    isEmailVerified
  }
}
    `) as unknown as TypedDocumentString<EmailVerificationStatusQuery, EmailVerificationStatusQueryVariables>;
export const ErrorCodesDocument = new TypedDocumentString(`
    query ErrorCodes {
  errorCodes
}
    `) as unknown as TypedDocumentString<ErrorCodesQuery, ErrorCodesQueryVariables>;
export const FaqDocument = new TypedDocumentString(`
    query Faq($deleted: Boolean, $id: ID!, $language: Locale) {
  faq(deleted: $deleted, id: $id, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    featured
    id
    law
    lawAr
    lawEn
    lawFr
    order
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    reviewedLanguages
    situation
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<FaqQuery, FaqQueryVariables>;
export const FaqStatsDocument = new TypedDocumentString(`
    query FaqStats {
  faqStats {
    active
    draft
    featured
    inactive
    total
    totalCategories
  }
}
    `) as unknown as TypedDocumentString<FaqStatsQuery, FaqStatsQueryVariables>;
export const FaqsDocument = new TypedDocumentString(`
    query Faqs($filter: FaqFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: FaqSort) {
  faqs(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      answer
      answerAr
      answerEn
      answerFr
      category
      completeness {
        ar
        en
        fr
      }
      createdAt
      deletedAt
      featured
      id
      law
      lawAr
      lawEn
      lawFr
      order
      question
      questionAr
      questionEn
      questionFr
      resolvedLanguage
      reviewedLanguages
      situation
      staleLanguages
      status
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<FaqsQuery, FaqsQueryVariables>;
export const FirmHoursDocument = new TypedDocumentString(`
    query FirmHours {
  firmHours {
    differsIn
    hours {
      closes
      opens
      weekday
    }
    inWords {
      ar
      en
      fr
    }
  }
}
    `) as unknown as TypedDocumentString<FirmHoursQuery, FirmHoursQueryVariables>;
export const FirmIdentityDocument = new TypedDocumentString(`
    query FirmIdentity($language: Locale) {
  firmIdentity(language: $language) {
    bar
    barNumber
    complaints
    insurance
    legalNotice
    responsible
    taxNumber
  }
}
    `) as unknown as TypedDocumentString<FirmIdentityQuery, FirmIdentityQueryVariables>;
export const GuideStepDocument = new TypedDocumentString(`
    query GuideStep($deleted: Boolean, $id: ID!, $language: Locale) {
  guideStep(deleted: $deleted, id: $id, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    order
    parent
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    situation
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<GuideStepQuery, GuideStepQueryVariables>;
export const GuideStepStatsDocument = new TypedDocumentString(`
    query GuideStepStats {
  guideStepStats {
    active
    draft
    inactive
    total
  }
}
    `) as unknown as TypedDocumentString<GuideStepStatsQuery, GuideStepStatsQueryVariables>;
export const GuideStepsDocument = new TypedDocumentString(`
    query GuideSteps($filter: GuideStepFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: GuideStepSort) {
  guideSteps(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      answer
      answerAr
      answerEn
      answerFr
      completeness {
        ar
        en
        fr
      }
      createdAt
      deletedAt
      id
      order
      parent
      question
      questionAr
      questionEn
      questionFr
      resolvedLanguage
      situation
      slug
      staleLanguages
      status
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<GuideStepsQuery, GuideStepsQueryVariables>;
export const HolidayDocument = new TypedDocumentString(`
    query Holiday($id: ID!) {
  holiday(id: $id) {
    createdAt
    day
    id
    nameAr
    nameEn
    nameFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<HolidayQuery, HolidayQueryVariables>;
export const HolidaysDocument = new TypedDocumentString(`
    query Holidays($filter: HolidayFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: HolidaySort) {
  holidays(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      createdAt
      day
      id
      nameAr
      nameEn
      nameFr
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<HolidaysQuery, HolidaysQueryVariables>;
export const HoursPeriodDocument = new TypedDocumentString(`
    query HoursPeriod($id: ID!) {
  hoursPeriod(id: $id) {
    consultantId
    createdAt
    endsOn
    hours {
      closes
      opens
      weekday
    }
    id
    inWords {
      ar
      en
      fr
    }
    nameAr
    nameEn
    nameFr
    startsOn
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<HoursPeriodQuery, HoursPeriodQueryVariables>;
export const HoursPeriodsDocument = new TypedDocumentString(`
    query HoursPeriods($filter: HoursPeriodFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: HoursPeriodSort) {
  hoursPeriods(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      consultantId
      createdAt
      endsOn
      hours {
        closes
        opens
        weekday
      }
      id
      inWords {
        ar
        en
        fr
      }
      nameAr
      nameEn
      nameFr
      startsOn
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<HoursPeriodsQuery, HoursPeriodsQueryVariables>;
export const JobRoleDocument = new TypedDocumentString(`
    query JobRole($deleted: Boolean, $id: ID!, $language: Locale) {
  jobRole(deleted: $deleted, id: $id, language: $language) {
    benefits
    benefitsAr
    benefitsEn
    benefitsFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    experience
    icon
    id
    location
    order
    requirements
    requirementsAr
    requirementsEn
    requirementsFr
    resolvedLanguage
    responsibilities
    responsibilitiesAr
    responsibilitiesEn
    responsibilitiesFr
    salary
    skills
    skillsAr
    skillsEn
    skillsFr
    slug
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    type
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<JobRoleQuery, JobRoleQueryVariables>;
export const JobRoleCategoriesDocument = new TypedDocumentString(`
    query JobRoleCategories($language: Locale) {
  jobRoleCategories(language: $language) {
    count
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<JobRoleCategoriesQuery, JobRoleCategoriesQueryVariables>;
export const JobRoleStatsDocument = new TypedDocumentString(`
    query JobRoleStats {
  jobRoleStats {
    active
    draft
    inactive
    total
  }
}
    `) as unknown as TypedDocumentString<JobRoleStatsQuery, JobRoleStatsQueryVariables>;
export const JobRolesDocument = new TypedDocumentString(`
    query JobRoles($filter: JobRoleFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: JobRoleSort) {
  jobRoles(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      benefits
      benefitsAr
      benefitsEn
      benefitsFr
      category
      completeness {
        ar
        en
        fr
      }
      createdAt
      deletedAt
      description
      descriptionAr
      descriptionEn
      descriptionFr
      experience
      icon
      id
      location
      order
      requirements
      requirementsAr
      requirementsEn
      requirementsFr
      resolvedLanguage
      responsibilities
      responsibilitiesAr
      responsibilitiesEn
      responsibilitiesFr
      salary
      skills
      skillsAr
      skillsEn
      skillsFr
      slug
      staleLanguages
      status
      title
      titleAr
      titleEn
      titleFr
      type
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<JobRolesQuery, JobRolesQueryVariables>;
export const KeptRecordsDocument = new TypedDocumentString(`
    query KeptRecords($id: ID!) {
  keptRecords(id: $id) {
    label
    rule
    until
  }
}
    `) as unknown as TypedDocumentString<KeptRecordsQuery, KeptRecordsQueryVariables>;
export const MailsDocument = new TypedDocumentString(`
    query Mails($filter: MailFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: MailSort) {
  mails(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      attempts
      createdAt
      id
      lastError
      sentAt
      status
      subject
      to
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<MailsQuery, MailsQueryVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const MyApplicationDocument = new TypedDocumentString(`
    query MyApplication($id: ID!) {
  myApplication(id: $id) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<MyApplicationQuery, MyApplicationQueryVariables>;
export const MyApplicationsDocument = new TypedDocumentString(`
    query MyApplications($language: Locale, $limit: Int, $offset: Int, $page: Int) {
  myApplications(language: $language, limit: $limit, offset: $offset, page: $page) {
    items {
      additionalInfo
      address
      adminNotes
      answerDueAt
      assignee {
        id
        name
      }
      assigneeId
      assigneeName
      availability
      city
      consentLanguage
      consentVersion
      consentedAt
      country
      createdAt
      cvName
      cvSize
      cvState
      cvType
      cvUrl
      dateOfBirth
      deletedAt
      education
      email
      erasedAt
      excerpt
      expectedSalary
      experience
      fullName
      id
      intakeChannel
      job {
        id
        slug
        titleAr
        titleEn
        titleFr
      }
      jobRole {
        benefits
        category
        createdAt
        description
        experience
        icon
        id
        location
        order
        requirements
        resolvedLanguage
        responsibilities
        salary
        skills
        slug
        status
        title
        type
        updatedAt
      }
      linkedin
      mailLanguage
      motivation
      personId
      phoneE164
      phoneNumber
      reference
      repeatOfId
      repeats {
        createdAt
        hasAccount
        id
        reference
        status
      }
      skills
      status
      takenById
      takenByName
      timeline {
        actorName
        createdAt
        id
        note
        public
        status
        type
      }
      unansweredSince
      unseen
      updatedAt
      version
      website
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<MyApplicationsQuery, MyApplicationsQueryVariables>;
export const MyCaseRatingDocument = new TypedDocumentString(`
    query MyCaseRating($kind: RequestKind!, $requestId: ID!) {
  myCaseRating(kind: $kind, requestId: $requestId) {
    changeableUntil
    id
    isInvited
    isOpen
    rating {
      assigneeName
      clientName
      comment
      consentLanguage
      consentVersion
      consentWithdrawnAt
      consentedAt
      createdAt
      id
      language
      publicName
      requestId
      requestKind
      requestReference
      serviceTitle
      stars
      updatedAt
    }
  }
}
    `) as unknown as TypedDocumentString<MyCaseRatingQuery, MyCaseRatingQueryVariables>;
export const MyConsultationDocument = new TypedDocumentString(`
    query MyConsultation($id: ID!) {
  myConsultation(id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<MyConsultationQuery, MyConsultationQueryVariables>;
export const MyConsultationsDocument = new TypedDocumentString(`
    query MyConsultations($language: Locale, $limit: Int, $offset: Int, $page: Int) {
  myConsultations(
    language: $language
    limit: $limit
    offset: $offset
    page: $page
  ) {
    items {
      answerDueAt
      assignee {
        id
        name
      }
      assigneeId
      assigneeName
      channel
      clientName
      consentLanguage
      consentVersion
      consentedAt
      consultant {
        advocate
        branches
        consultations
        experience
        id
        imageUrl
        name
        order
        rating
        resolvedLanguage
        specialization
        title
        updatedAt
      }
      consultantId
      consultantName
      consultationType
      createdAt
      deletedAt
      description
      email
      endsAt
      erasedAt
      excerpt
      id
      intakeChannel
      mailLanguage
      noShowAt
      paperReceivedOn
      personId
      phone
      phoneE164
      priority
      reference
      rescheduled
      situation {
        branch
        cost
        door
        id
        keywords
        law
        next
        order
        papers
        price
        resolvedLanguage
        service
        slug
        steps
        summary
        title
        updatedAt
      }
      situationId
      startsAt
      status
      takenById
      takenByName
      timeline {
        actorName
        createdAt
        id
        note
        public
        status
        type
      }
      title
      unansweredSince
      unseen
      updatedAt
      urgency
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<MyConsultationsQuery, MyConsultationsQueryVariables>;
export const MyContactRequestDocument = new TypedDocumentString(`
    query MyContactRequest($id: ID!) {
  myContactRequest(id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<MyContactRequestQuery, MyContactRequestQueryVariables>;
export const MyContactRequestsDocument = new TypedDocumentString(`
    query MyContactRequests($language: Locale, $limit: Int, $offset: Int, $page: Int) {
  myContactRequests(
    language: $language
    limit: $limit
    offset: $offset
    page: $page
  ) {
    items {
      answerDueAt
      assignee {
        id
        name
      }
      assigneeId
      assigneeName
      consentLanguage
      consentVersion
      consentedAt
      createdAt
      deletedAt
      email
      erasedAt
      excerpt
      id
      intakeChannel
      mailLanguage
      message
      name
      personId
      phone
      phoneE164
      priority
      reference
      repliedAt
      replyMessage
      status
      subject
      takenById
      takenByName
      timeline {
        actorName
        createdAt
        id
        note
        public
        status
        type
      }
      unansweredSince
      unseen
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<MyContactRequestsQuery, MyContactRequestsQueryVariables>;
export const MyKeptRecordsDocument = new TypedDocumentString(`
    query MyKeptRecords {
  myKeptRecords {
    label
    rule
    until
  }
}
    `) as unknown as TypedDocumentString<MyKeptRecordsQuery, MyKeptRecordsQueryVariables>;
export const MyPasskeysDocument = new TypedDocumentString(`
    query MyPasskeys {
  myPasskeys {
    createdAt
    id
    lastUsedAt
    name
  }
}
    `) as unknown as TypedDocumentString<MyPasskeysQuery, MyPasskeysQueryVariables>;
export const MyQuoteDocument = new TypedDocumentString(`
    query MyQuote($id: ID!) {
  myQuote(id: $id) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<MyQuoteQuery, MyQuoteQueryVariables>;
export const MyQuotesDocument = new TypedDocumentString(`
    query MyQuotes($kind: RequestKind!, $requestId: ID!) {
  myQuotes(kind: $kind, requestId: $requestId) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<MyQuotesQuery, MyQuotesQueryVariables>;
export const MyRequestPapersDocument = new TypedDocumentString(`
    query MyRequestPapers($id: ID!, $kind: RequestKind!) {
  myRequestPapers(id: $id, kind: $kind) {
    caseMegabytes
    clientSawAt
    fileMegabytes
    files {
      createdAt
      eventId
      id
      name
      openedAt
      paperId
      sender
      senderName
      size
      state
      type
    }
    officeSawAt
    papers {
      id
      name
      reason
      state
      updatedAt
    }
    present
    wanted
  }
}
    `) as unknown as TypedDocumentString<MyRequestPapersQuery, MyRequestPapersQueryVariables>;
export const MyRequestsDocument = new TypedDocumentString(`
    query MyRequests($filter: MyRequestFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int) {
  myRequests(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
  ) {
    items {
      createdAt
      id
      kind
      lastEvent
      movedAt
      openQuotes
      reference
      startsAt
      status
      title
      unseen
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<MyRequestsQuery, MyRequestsQueryVariables>;
export const MySecondFactorDocument = new TypedDocumentString(`
    query MySecondFactor {
  mySecondFactor {
    appAddedAt
    enabledAt
    isRequired
    passkeys
    recoveryCodesLeft
  }
}
    `) as unknown as TypedDocumentString<MySecondFactorQuery, MySecondFactorQueryVariables>;
export const MyServiceRequestDocument = new TypedDocumentString(`
    query MyServiceRequest($id: ID!) {
  myServiceRequest(id: $id) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<MyServiceRequestQuery, MyServiceRequestQueryVariables>;
export const MyServiceRequestsDocument = new TypedDocumentString(`
    query MyServiceRequests($language: Locale, $limit: Int, $offset: Int, $page: Int) {
  myServiceRequests(
    language: $language
    limit: $limit
    offset: $offset
    page: $page
  ) {
    items {
      additionalRequirements
      answerDueAt
      assignee {
        id
        name
      }
      assigneeId
      assigneeName
      clientAddress
      clientEmail
      clientName
      clientPhone
      clientPhoneE164
      consentLanguage
      consentVersion
      consentedAt
      createdAt
      deletedAt
      erasedAt
      excerpt
      id
      intakeChannel
      mailLanguage
      opposingParty
      paperReceivedOn
      personId
      preferredDate
      reference
      service {
        availability
        description
        details
        featured
        id
        inPerson
        law
        order
        papers
        price
        resolvedLanguage
        slug
        tags
        title
        updatedAt
      }
      serviceDescription
      serviceId
      serviceTitle
      situation {
        branch
        cost
        door
        id
        keywords
        law
        next
        order
        papers
        price
        resolvedLanguage
        service
        slug
        steps
        summary
        title
        updatedAt
      }
      situationId
      status
      takenById
      takenByName
      timeline {
        actorName
        createdAt
        id
        note
        public
        status
        type
      }
      toBePlaced
      unansweredSince
      unseen
      updatedAt
      urgency
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<MyServiceRequestsQuery, MyServiceRequestsQueryVariables>;
export const MySessionsDocument = new TypedDocumentString(`
    query MySessions {
  mySessions {
    createdAt
    current
    expiresAt
    id
    ipAddress
    lastSeenAt
    userAgent
  }
}
    `) as unknown as TypedDocumentString<MySessionsQuery, MySessionsQueryVariables>;
export const NotificationCountsDocument = new TypedDocumentString(`
    query NotificationCounts {
  notificationCounts {
    total
    unread
  }
}
    `) as unknown as TypedDocumentString<NotificationCountsQuery, NotificationCountsQueryVariables>;
export const NotificationPreferencesDocument = new TypedDocumentString(`
    query NotificationPreferences {
  notificationPreferences {
    byMail
    canMail
    category
    inApp
  }
}
    `) as unknown as TypedDocumentString<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const NotificationsDocument = new TypedDocumentString(`
    query Notifications($filter: NotificationFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: NotificationSort) {
  notifications(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      category
      entity
      entityId
      id
      message
      read
      time
      title
      type
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const OverviewDocument = new TypedDocumentString(`
    query Overview {
  overview {
    activeServices
    failedMails
    missingTranslations {
      count
      entity
      language
    }
    newContactRequests
    openServiceRequests
    pendingApplications
    pendingServiceRequests
    recentActivity {
      action
      actorId
      actorName
      changes {
        after
        before
        field
      }
      createdAt
      entity
      entityId
      id
      label
      tokenName
    }
    requestsPerMonth {
      count
      month
    }
    totalUsers
    unconfirmedPages
  }
}
    `) as unknown as TypedDocumentString<OverviewQuery, OverviewQueryVariables>;
export const PeopleDocument = new TypedDocumentString(`
    query People($filter: PersonFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: PersonSort) {
  people(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      createdAt
      emails
      hasAccount
      id
      lastRequestAt
      name
      otherNames
      phones
      proposalCount
      proposals {
        reasons
      }
      requestCount
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;
export const PersonDocument = new TypedDocumentString(`
    query Person($id: ID!) {
  person(id: $id) {
    accounts {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
      isPhoneVerified
      phoneNumber
      role
    }
    appointments {
      accountId
      assigneeId
      assigneeName
      createdAt
      id
      kind
      name
      reference
      startsAt
      status
      title
    }
    createdAt
    deciders
    dismissals {
      createdAt
      dismissedByName
      id
    }
    emails
    hasAccount
    hiddenRequestCount
    id
    lastRequestAt
    mergedPeople {
      createdAt
      emails
      id
      mergedByName
      name
      personId
      phones
      undoableUntil
    }
    money {
      open
      openAmount
      sent
    }
    name
    opposingParties {
      kind
      name
      reference
      requestId
    }
    otherNames
    papers {
      accepted
      files
      missing
      received
      refused
    }
    phones
    proposalCount
    proposals {
      reasons
    }
    quotes {
      authorName
      clientName
      createdAt
      decidedAt
      excluded
      id
      included
      language
      net
      note
      number
      openAmount
      paidAmount
      personId
      reason
      requestId
      requestKind
      requestReference
      revision
      sentAt
      status
      tax
      taxPercent
      total
      updatedAt
      validUntil
      version
    }
    requestCount
    requests {
      limit
      offset
      page
      total
    }
    separations {
      createdAt
      fromId
      fromName
      id
      kind
      reference
      requestId
      separatedByName
      toId
      toName
    }
  }
}
    `) as unknown as TypedDocumentString<PersonQuery, PersonQueryVariables>;
export const PublicCategoriesDocument = new TypedDocumentString(`
    query PublicCategories($filter: PublicCategoryFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: CategorySort) {
  publicCategories(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      color
      description
      icon
      id
      name
      order
      resolvedLanguage
      scope
      slug
      updatedAt
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<PublicCategoriesQuery, PublicCategoriesQueryVariables>;
export const PublicCategoryDocument = new TypedDocumentString(`
    query PublicCategory($language: Locale, $slug: String!) {
  publicCategory(language: $language, slug: $slug) {
    color
    description
    icon
    id
    name
    order
    resolvedLanguage
    scope
    slug
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<PublicCategoryQuery, PublicCategoryQueryVariables>;
export const PublicConsultantDocument = new TypedDocumentString(`
    query PublicConsultant($id: ID!, $language: Locale) {
  publicConsultant(id: $id, language: $language) {
    advocate
    branches
    consultations
    experience
    id
    imageUrl
    name
    order
    rating
    resolvedLanguage
    specialization
    title
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<PublicConsultantQuery, PublicConsultantQueryVariables>;
export const PublicConsultantsDocument = new TypedDocumentString(`
    query PublicConsultants($filter: PublicConsultantFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: ConsultantSort) {
  publicConsultants(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<PublicConsultantsQuery, PublicConsultantsQueryVariables>;
export const PublicContactInfoDocument = new TypedDocumentString(`
    query PublicContactInfo($language: Locale) {
  publicContactInfo(language: $language) {
    addresses {
      key
      order
      value
    }
    emails {
      key
      order
      value
    }
    hours {
      key
      order
      value
    }
    phones {
      key
      order
      value
    }
    socialMedia {
      facebook
      instagram
      linkedin
      twitter
      youtube
    }
  }
}
    `) as unknown as TypedDocumentString<PublicContactInfoQuery, PublicContactInfoQueryVariables>;
export const PublicContactInfoByTypeDocument = new TypedDocumentString(`
    query PublicContactInfoByType($language: Locale, $type: ContactInfoType!) {
  publicContactInfoByType(language: $language, type: $type) {
    key
    order
    value
  }
}
    `) as unknown as TypedDocumentString<PublicContactInfoByTypeQuery, PublicContactInfoByTypeQueryVariables>;
export const PublicFaqDocument = new TypedDocumentString(`
    query PublicFaq($id: ID!, $language: Locale) {
  publicFaq(id: $id, language: $language) {
    answer
    category
    featured
    id
    law
    order
    question
    resolvedLanguage
    situation
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<PublicFaqQuery, PublicFaqQueryVariables>;
export const PublicFaqCategoriesDocument = new TypedDocumentString(`
    query PublicFaqCategories {
  publicFaqCategories
}
    `) as unknown as TypedDocumentString<PublicFaqCategoriesQuery, PublicFaqCategoriesQueryVariables>;
export const PublicFaqStatsDocument = new TypedDocumentString(`
    query PublicFaqStats {
  publicFaqStats {
    active
    featured
    total
    totalCategories
  }
}
    `) as unknown as TypedDocumentString<PublicFaqStatsQuery, PublicFaqStatsQueryVariables>;
export const PublicFaqsDocument = new TypedDocumentString(`
    query PublicFaqs($filter: PublicFaqFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: FaqSort) {
  publicFaqs(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      answer
      category
      featured
      id
      law
      order
      question
      resolvedLanguage
      situation
      updatedAt
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<PublicFaqsQuery, PublicFaqsQueryVariables>;
export const PublicGuideStepDocument = new TypedDocumentString(`
    query PublicGuideStep($language: Locale, $slug: String!) {
  publicGuideStep(language: $language, slug: $slug) {
    answer
    id
    order
    parent
    question
    resolvedLanguage
    situation
    slug
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<PublicGuideStepQuery, PublicGuideStepQueryVariables>;
export const PublicGuideStepsDocument = new TypedDocumentString(`
    query PublicGuideSteps($filter: PublicGuideStepFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: GuideStepSort) {
  publicGuideSteps(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      answer
      id
      order
      parent
      question
      resolvedLanguage
      situation
      slug
      updatedAt
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<PublicGuideStepsQuery, PublicGuideStepsQueryVariables>;
export const PublicHoursPeriodsDocument = new TypedDocumentString(`
    query PublicHoursPeriods($language: Locale) {
  publicHoursPeriods(language: $language) {
    endsOn
    hours
    name
    startsOn
  }
}
    `) as unknown as TypedDocumentString<PublicHoursPeriodsQuery, PublicHoursPeriodsQueryVariables>;
export const PublicJobRoleDocument = new TypedDocumentString(`
    query PublicJobRole($language: Locale, $slug: String!) {
  publicJobRole(language: $language, slug: $slug) {
    benefits
    category
    createdAt
    description
    experience
    icon
    id
    location
    order
    requirements
    resolvedLanguage
    responsibilities
    salary
    skills
    slug
    status
    title
    type
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<PublicJobRoleQuery, PublicJobRoleQueryVariables>;
export const PublicJobRoleCategoriesDocument = new TypedDocumentString(`
    query PublicJobRoleCategories($language: Locale) {
  publicJobRoleCategories(language: $language) {
    count
    name
    slug
  }
}
    `) as unknown as TypedDocumentString<PublicJobRoleCategoriesQuery, PublicJobRoleCategoriesQueryVariables>;
export const PublicJobRoleStatsDocument = new TypedDocumentString(`
    query PublicJobRoleStats {
  publicJobRoleStats {
    active
    total
    totalCategories
  }
}
    `) as unknown as TypedDocumentString<PublicJobRoleStatsQuery, PublicJobRoleStatsQueryVariables>;
export const PublicJobRolesDocument = new TypedDocumentString(`
    query PublicJobRoles($filter: PublicJobRoleFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: JobRoleSort) {
  publicJobRoles(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<PublicJobRolesQuery, PublicJobRolesQueryVariables>;
export const PublicSearchDocument = new TypedDocumentString(`
    query PublicSearch($language: Locale, $limit: Int, $text: String!) {
  publicSearch(language: $language, limit: $limit, text: $text) {
    groups {
      hits {
        excerpt
        page
        slug
        title
      }
      kind
      total
    }
    total
  }
}
    `) as unknown as TypedDocumentString<PublicSearchQuery, PublicSearchQueryVariables>;
export const PublicServiceDocument = new TypedDocumentString(`
    query PublicService($language: Locale, $slug: String!) {
  publicService(language: $language, slug: $slug) {
    availability
    description
    details
    featured
    id
    inPerson
    law
    order
    papers
    price
    resolvedLanguage
    sections {
      items
      kind
    }
    slug
    tags
    title
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<PublicServiceQuery, PublicServiceQueryVariables>;
export const PublicServicesDocument = new TypedDocumentString(`
    query PublicServices($filter: PublicServiceFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: ServiceSort) {
  publicServices(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      sections {
        items
        kind
      }
      slug
      tags
      title
      updatedAt
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<PublicServicesQuery, PublicServicesQueryVariables>;
export const PublicSituationDocument = new TypedDocumentString(`
    query PublicSituation($language: Locale, $slug: String!) {
  publicSituation(language: $language, slug: $slug) {
    branch
    cost
    door
    id
    keywords
    law
    next
    order
    papers
    price
    resolvedLanguage
    service
    slug
    steps
    summary
    title
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<PublicSituationQuery, PublicSituationQueryVariables>;
export const PublicSituationsDocument = new TypedDocumentString(`
    query PublicSituations($filter: PublicSituationFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: SituationSort) {
  publicSituations(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<PublicSituationsQuery, PublicSituationsQueryVariables>;
export const PublicTestimonialDocument = new TypedDocumentString(`
    query PublicTestimonial($id: ID!, $language: Locale) {
  publicTestimonial(id: $id, language: $language) {
    avatar
    company
    consultantId
    featured
    id
    name
    order
    rating
    resolvedLanguage
    review
    role
    status
    updatedAt
    verified
  }
}
    `) as unknown as TypedDocumentString<PublicTestimonialQuery, PublicTestimonialQueryVariables>;
export const PublicTestimonialStatsDocument = new TypedDocumentString(`
    query PublicTestimonialStats {
  publicTestimonialStats {
    averageRating
    satisfiedClients
    total
  }
}
    `) as unknown as TypedDocumentString<PublicTestimonialStatsQuery, PublicTestimonialStatsQueryVariables>;
export const PublicTestimonialsDocument = new TypedDocumentString(`
    query PublicTestimonials($filter: PublicTestimonialFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: TestimonialSort) {
  publicTestimonials(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      avatar
      company
      consultantId
      featured
      id
      name
      order
      rating
      resolvedLanguage
      review
      role
      status
      updatedAt
      verified
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<PublicTestimonialsQuery, PublicTestimonialsQueryVariables>;
export const QuoteDocument = new TypedDocumentString(`
    query Quote($id: ID!) {
  quote(id: $id) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<QuoteQuery, QuoteQueryVariables>;
export const QuoteStatsDocument = new TypedDocumentString(`
    query QuoteStats {
  quoteStats {
    drafts
    open
    openAmount
    sent
  }
}
    `) as unknown as TypedDocumentString<QuoteStatsQuery, QuoteStatsQueryVariables>;
export const QuoteTemplateDocument = new TypedDocumentString(`
    query QuoteTemplate($deleted: Boolean, $id: ID!, $language: Locale) {
  quoteTemplate(deleted: $deleted, id: $id, language: $language) {
    amounts
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    excluded
    excludedAr
    excludedEn
    excludedFr
    id
    included
    includedAr
    includedEn
    includedFr
    lines
    linesAr
    linesEn
    linesFr
    note
    noteAr
    noteEn
    noteFr
    order
    resolvedLanguage
    service
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    validDays
    version
  }
}
    `) as unknown as TypedDocumentString<QuoteTemplateQuery, QuoteTemplateQueryVariables>;
export const QuoteTemplateStatsDocument = new TypedDocumentString(`
    query QuoteTemplateStats {
  quoteTemplateStats {
    active
    draft
    inactive
    total
  }
}
    `) as unknown as TypedDocumentString<QuoteTemplateStatsQuery, QuoteTemplateStatsQueryVariables>;
export const QuoteTemplatesDocument = new TypedDocumentString(`
    query QuoteTemplates($filter: QuoteTemplateFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: QuoteTemplateSort) {
  quoteTemplates(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      amounts
      completeness {
        ar
        en
        fr
      }
      createdAt
      deletedAt
      excluded
      excludedAr
      excludedEn
      excludedFr
      id
      included
      includedAr
      includedEn
      includedFr
      lines
      linesAr
      linesEn
      linesFr
      note
      noteAr
      noteEn
      noteFr
      order
      resolvedLanguage
      service
      staleLanguages
      status
      title
      titleAr
      titleEn
      titleFr
      updatedAt
      validDays
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<QuoteTemplatesQuery, QuoteTemplatesQueryVariables>;
export const QuoteTermsDocument = new TypedDocumentString(`
    query QuoteTerms {
  quoteTerms {
    taxPercent
    validUntil
  }
}
    `) as unknown as TypedDocumentString<QuoteTermsQuery, QuoteTermsQueryVariables>;
export const QuotesDocument = new TypedDocumentString(`
    query Quotes($filter: QuoteFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: QuoteSort) {
  quotes(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      acceptance {
        accountName
        address
        createdAt
        hash
        revision
        secondFactor
      }
      authorName
      clientName
      createdAt
      decidedAt
      excluded
      id
      included
      language
      lines {
        amount
        title
      }
      net
      note
      number
      openAmount
      paidAmount
      payments {
        amount
        cancelsId
        createdAt
        id
        method
        paidOn
        payerReference
        reason
        receiptNumber
        recordedBy
      }
      personId
      reason
      requestId
      requestKind
      requestReference
      revision
      sentAt
      status
      tax
      taxPercent
      total
      updatedAt
      validUntil
      version
      versions {
        createdAt
        hash
        revision
        total
      }
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<QuotesQuery, QuotesQueryVariables>;
export const ReplyTemplateDocument = new TypedDocumentString(`
    query ReplyTemplate($deleted: Boolean, $id: ID!, $language: Locale) {
  replyTemplate(deleted: $deleted, id: $id, language: $language) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    kind
    order
    resolvedLanguage
    staleLanguages
    status
    text
    textAr
    textEn
    textFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReplyTemplateQuery, ReplyTemplateQueryVariables>;
export const ReplyTemplateStatsDocument = new TypedDocumentString(`
    query ReplyTemplateStats {
  replyTemplateStats {
    active
    draft
    inactive
    total
  }
}
    `) as unknown as TypedDocumentString<ReplyTemplateStatsQuery, ReplyTemplateStatsQueryVariables>;
export const ReplyTemplatesDocument = new TypedDocumentString(`
    query ReplyTemplates($filter: ReplyTemplateFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: ReplyTemplateSort) {
  replyTemplates(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      completeness {
        ar
        en
        fr
      }
      createdAt
      deletedAt
      id
      kind
      order
      resolvedLanguage
      staleLanguages
      status
      text
      textAr
      textEn
      textFr
      title
      titleAr
      titleEn
      titleFr
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<ReplyTemplatesQuery, ReplyTemplatesQueryVariables>;
export const RequestPapersDocument = new TypedDocumentString(`
    query RequestPapers($id: ID!, $kind: RequestKind!) {
  requestPapers(id: $id, kind: $kind) {
    caseMegabytes
    clientSawAt
    fileMegabytes
    files {
      createdAt
      eventId
      id
      name
      openedAt
      paperId
      sender
      senderName
      size
      state
      type
    }
    officeSawAt
    papers {
      id
      name
      reason
      state
      updatedAt
    }
    present
    wanted
  }
}
    `) as unknown as TypedDocumentString<RequestPapersQuery, RequestPapersQueryVariables>;
export const RequestQuotesDocument = new TypedDocumentString(`
    query RequestQuotes($requestId: ID!) {
  requestQuotes(requestId: $requestId) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<RequestQuotesQuery, RequestQuotesQueryVariables>;
export const RequestRatingDocument = new TypedDocumentString(`
    query RequestRating($requestId: ID!) {
  requestRating(requestId: $requestId) {
    assigneeName
    clientName
    comment
    consentLanguage
    consentVersion
    consentWithdrawnAt
    consentedAt
    createdAt
    id
    language
    publicName
    requestId
    requestKind
    requestReference
    serviceTitle
    stars
    testimonial {
      id
      status
    }
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<RequestRatingQuery, RequestRatingQueryVariables>;
export const ResetLinkDocument = new TypedDocumentString(`
    query ResetLink($token: String!) {
  resetLink(token: $token) {
    email
    valid
  }
}
    `) as unknown as TypedDocumentString<ResetLinkQuery, ResetLinkQueryVariables>;
export const RetentionDocument = new TypedDocumentString(`
    query Retention {
  retention {
    lastRun {
      counts {
        name
        rows
      }
      day
      finishedAt
      startedAt
    }
    rules {
      action
      days
      due
      months
      name
      years
    }
  }
}
    `) as unknown as TypedDocumentString<RetentionQuery, RetentionQueryVariables>;
export const RetentionPeriodsDocument = new TypedDocumentString(`
    query RetentionPeriods {
  retentionPeriods {
    days
    months
    name
    years
  }
}
    `) as unknown as TypedDocumentString<RetentionPeriodsQuery, RetentionPeriodsQueryVariables>;
export const SearchMissesDocument = new TypedDocumentString(`
    query SearchMisses {
  searchMisses {
    callers
    language
    week
    word
  }
}
    `) as unknown as TypedDocumentString<SearchMissesQuery, SearchMissesQueryVariables>;
export const SearchRecordsDocument = new TypedDocumentString(`
    query SearchRecords($language: Locale, $search: String!) {
  searchRecords(language: $language, search: $search) {
    createdAt
    detail
    id
    kind
    opposingParty
    personId
    reference
    status
    subject
    title
  }
}
    `) as unknown as TypedDocumentString<SearchRecordsQuery, SearchRecordsQueryVariables>;
export const ServiceDocument = new TypedDocumentString(`
    query Service($deleted: Boolean, $id: Int!, $language: Locale) {
  service(deleted: $deleted, id: $id, language: $language) {
    availability
    availabilityAr
    availabilityEn
    availabilityFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    details
    detailsAr
    detailsEn
    detailsFr
    featured
    id
    inPerson
    law
    lawAr
    lawEn
    lawFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    sections {
      itemsAr
      itemsEn
      itemsFr
      kind
    }
    slug
    staleLanguages
    status
    tags
    tagsAr
    tagsEn
    tagsFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ServiceQuery, ServiceQueryVariables>;
export const ServiceRequestDocument = new TypedDocumentString(`
    query ServiceRequest($deleted: Boolean, $id: ID!) {
  serviceRequest(deleted: $deleted, id: $id) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<ServiceRequestQuery, ServiceRequestQueryVariables>;
export const ServiceRequestPersonDocument = new TypedDocumentString(`
    query ServiceRequestPerson($id: ID!) {
  serviceRequestPerson(id: $id) {
    account {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
    }
    conflictCheck {
      clients
      deciders
      hidden
      isComplete
      opposingParties
    }
    conflicts {
      id
      kind
      name
      personId
      reference
      type
    }
    deciders
    hasMoreRequests
    hiddenRequests
    isSender
    joinCodeWays
    language
    mailTo
    otherRequests {
      createdAt
      id
      kind
      matchedBy
      reference
      status
    }
    phone
    phoneE164
    replyVariables {
      name
      value
    }
    smsTo
  }
}
    `) as unknown as TypedDocumentString<ServiceRequestPersonQuery, ServiceRequestPersonQueryVariables>;
export const ServiceRequestStatsDocument = new TypedDocumentString(`
    query ServiceRequestStats {
  serviceRequestStats {
    approved
    completed
    inProgress
    pending
    rejected
    total
  }
}
    `) as unknown as TypedDocumentString<ServiceRequestStatsQuery, ServiceRequestStatsQueryVariables>;
export const ServiceRequestsDocument = new TypedDocumentString(`
    query ServiceRequests($filter: ServiceRequestFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: ServiceRequestSort) {
  serviceRequests(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      additionalRequirements
      answerDueAt
      assignee {
        id
        name
      }
      assigneeId
      assigneeName
      clientAddress
      clientEmail
      clientName
      clientPhone
      clientPhoneE164
      consentLanguage
      consentVersion
      consentedAt
      createdAt
      deletedAt
      erasedAt
      excerpt
      id
      intakeChannel
      mailLanguage
      opposingParty
      paperReceivedOn
      personId
      preferredDate
      reference
      service {
        availability
        description
        details
        featured
        id
        inPerson
        law
        order
        papers
        price
        resolvedLanguage
        slug
        tags
        title
        updatedAt
      }
      serviceDescription
      serviceId
      serviceTitle
      situation {
        branch
        cost
        door
        id
        keywords
        law
        next
        order
        papers
        price
        resolvedLanguage
        service
        slug
        steps
        summary
        title
        updatedAt
      }
      situationId
      status
      takenById
      takenByName
      timeline {
        actorName
        createdAt
        id
        note
        public
        status
        type
      }
      toBePlaced
      unansweredSince
      unseen
      updatedAt
      urgency
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<ServiceRequestsQuery, ServiceRequestsQueryVariables>;
export const ServiceStatsDocument = new TypedDocumentString(`
    query ServiceStats {
  serviceStats {
    active
    draft
    featured
    inactive
    total
  }
}
    `) as unknown as TypedDocumentString<ServiceStatsQuery, ServiceStatsQueryVariables>;
export const ServicesDocument = new TypedDocumentString(`
    query Services($filter: ServiceFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: ServiceSort) {
  services(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      availability
      availabilityAr
      availabilityEn
      availabilityFr
      completeness {
        ar
        en
        fr
      }
      createdAt
      deletedAt
      description
      descriptionAr
      descriptionEn
      descriptionFr
      details
      detailsAr
      detailsEn
      detailsFr
      featured
      id
      inPerson
      law
      lawAr
      lawEn
      lawFr
      order
      papers
      papersAr
      papersEn
      papersFr
      price
      priceAr
      priceEn
      priceFr
      resolvedLanguage
      reviewedLanguages
      sections {
        itemsAr
        itemsEn
        itemsFr
        kind
      }
      slug
      staleLanguages
      status
      tags
      tagsAr
      tagsEn
      tagsFr
      title
      titleAr
      titleEn
      titleFr
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<ServicesQuery, ServicesQueryVariables>;
export const SessionStateDocument = new TypedDocumentString(`
    query SessionState {
  sessionState {
    idleSeconds
    locked
  }
}
    `) as unknown as TypedDocumentString<SessionStateQuery, SessionStateQueryVariables>;
export const SettingsDocument = new TypedDocumentString(`
    query Settings {
  settings {
    booking {
      bookingHorizonDays
      bookingNoticeHours
      cancelNoticeHours
      earlyReminderHours
      firstConsultationFree
      lateReminderHours
      maxOpenConsultations
      recentPaperDays
      slotMinutes
      updatedAt
      version
    }
    documents {
      engagementLetterAr
      engagementLetterEn
      engagementLetterFr
      updatedAt
      version
    }
    general {
      addressAr
      addressEn
      addressFr
      arabicDates
      caseMegabytes
      contactEmail
      contactPhone
      fileMegabytes
      logo
      privacyConfirmedOn
      publicDetailPages
      sharePicture
      siteDescriptionAr
      siteDescriptionEn
      siteDescriptionFr
      siteNameAr
      siteNameEn
      siteNameFr
      siteShortNameAr
      siteShortNameEn
      siteShortNameFr
      termsConfirmedOn
      updatedAt
      version
    }
    integrations {
      assistantTools
      emailService
      facebookPixel
      googleAnalytics
      mailFrom
      mailgunPassword
      mailgunUser
      sendgridApiKey
      smsSender
      smsService
      smtpHost
      smtpPassword
      smtpPort
      smtpUser
      twilioAccountSid
      twilioAuthToken
      updatedAt
      version
      vonageApiKey
      vonageApiSecret
      webhookPorts
      webhooks
    }
    legal {
      barAr
      barEn
      barFr
      barNumber
      complaintsAr
      complaintsEn
      complaintsFr
      insuranceAr
      insuranceEn
      insuranceFr
      legalNoticeAr
      legalNoticeEn
      legalNoticeFr
      responsibleAr
      responsibleEn
      responsibleFr
      taxNumber
      updatedAt
      version
    }
    notifications {
      answerReminderHours
      emailNotifications
      newConsultationNotification
      newContactNotification
      newUserNotification
      ratingInvitationDays
      smsNotifications
      updatedAt
      version
    }
    quotes {
      quoteTaxPercent
      quoteValidDays
      updatedAt
      version
    }
    retention {
      keptAcceptedYears
      keptCasesYears
      keptMessagesYears
      keptQuotesYears
      keptRejectedMonths
      updatedAt
      version
    }
    security {
      maxLoginAttempts
      minPasswordLength
      requireEmailVerification
      requirePhoneVerification
      requireSecondFactor
      sessionTimeout
      updatedAt
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SettingsQuery, SettingsQueryVariables>;
export const SiteDocument = new TypedDocumentString(`
    query Site($language: Locale) {
  site(language: $language) {
    description
    logo
    minPasswordLength
    name
    publicDetailPages
    requireEmailVerification
    requirePhoneVerification
    shortName
  }
}
    `) as unknown as TypedDocumentString<SiteQuery, SiteQueryVariables>;
export const SituationDocument = new TypedDocumentString(`
    query Situation($deleted: Boolean, $id: ID!, $language: Locale) {
  situation(deleted: $deleted, id: $id, language: $language) {
    branch
    completeness {
      ar
      en
      fr
    }
    cost
    costAr
    costEn
    costFr
    createdAt
    deletedAt
    door
    id
    keywords
    keywordsAr
    keywordsEn
    keywordsFr
    law
    lawAr
    lawEn
    lawFr
    next
    nextAr
    nextEn
    nextFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    service
    slug
    staleLanguages
    status
    steps
    stepsAr
    stepsEn
    stepsFr
    summary
    summaryAr
    summaryEn
    summaryFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<SituationQuery, SituationQueryVariables>;
export const SituationStatsDocument = new TypedDocumentString(`
    query SituationStats {
  situationStats {
    active
    draft
    inactive
    total
  }
}
    `) as unknown as TypedDocumentString<SituationStatsQuery, SituationStatsQueryVariables>;
export const SituationsDocument = new TypedDocumentString(`
    query Situations($filter: SituationFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: SituationSort) {
  situations(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      branch
      completeness {
        ar
        en
        fr
      }
      cost
      costAr
      costEn
      costFr
      createdAt
      deletedAt
      door
      id
      keywords
      keywordsAr
      keywordsEn
      keywordsFr
      law
      lawAr
      lawEn
      lawFr
      next
      nextAr
      nextEn
      nextFr
      order
      papers
      papersAr
      papersEn
      papersFr
      price
      priceAr
      priceEn
      priceFr
      resolvedLanguage
      reviewedLanguages
      service
      slug
      staleLanguages
      status
      steps
      stepsAr
      stepsEn
      stepsFr
      summary
      summaryAr
      summaryEn
      summaryFr
      title
      titleAr
      titleEn
      titleFr
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<SituationsQuery, SituationsQueryVariables>;
export const SynonymDocument = new TypedDocumentString(`
    query Synonym($deleted: Boolean, $id: ID!, $language: Locale) {
  synonym(deleted: $deleted, id: $id, language: $language) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    staleLanguages
    status
    updatedAt
    version
    words
    wordsAr
    wordsEn
    wordsFr
  }
}
    `) as unknown as TypedDocumentString<SynonymQuery, SynonymQueryVariables>;
export const SynonymStatsDocument = new TypedDocumentString(`
    query SynonymStats {
  synonymStats {
    active
    draft
    inactive
    total
  }
}
    `) as unknown as TypedDocumentString<SynonymStatsQuery, SynonymStatsQueryVariables>;
export const SynonymsDocument = new TypedDocumentString(`
    query Synonyms($filter: SynonymFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: SynonymSort) {
  synonyms(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      completeness {
        ar
        en
        fr
      }
      createdAt
      deletedAt
      id
      name
      nameAr
      nameEn
      nameFr
      order
      resolvedLanguage
      staleLanguages
      status
      updatedAt
      version
      words
      wordsAr
      wordsEn
      wordsFr
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<SynonymsQuery, SynonymsQueryVariables>;
export const TestimonialDocument = new TypedDocumentString(`
    query Testimonial($deleted: Boolean, $id: ID!, $language: Locale) {
  testimonial(deleted: $deleted, id: $id, language: $language) {
    avatar
    company
    companyAr
    companyEn
    companyFr
    completeness {
      ar
      en
      fr
    }
    consultantId
    createdAt
    deletedAt
    featured
    id
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    review
    reviewAr
    reviewEn
    reviewFr
    role
    roleAr
    roleEn
    roleFr
    staleLanguages
    status
    updatedAt
    verified
    version
  }
}
    `) as unknown as TypedDocumentString<TestimonialQuery, TestimonialQueryVariables>;
export const TestimonialStatsDocument = new TypedDocumentString(`
    query TestimonialStats {
  testimonialStats {
    active
    averageRating
    draft
    featured
    inactive
    satisfiedClients
    total
  }
}
    `) as unknown as TypedDocumentString<TestimonialStatsQuery, TestimonialStatsQueryVariables>;
export const TestimonialsDocument = new TypedDocumentString(`
    query Testimonials($filter: TestimonialFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: TestimonialSort) {
  testimonials(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      avatar
      company
      companyAr
      companyEn
      companyFr
      completeness {
        ar
        en
        fr
      }
      consultantId
      createdAt
      deletedAt
      featured
      id
      name
      nameAr
      nameEn
      nameFr
      order
      rating
      resolvedLanguage
      review
      reviewAr
      reviewEn
      reviewFr
      role
      roleAr
      roleEn
      roleFr
      staleLanguages
      status
      updatedAt
      verified
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<TestimonialsQuery, TestimonialsQueryVariables>;
export const UserDocument = new TypedDocumentString(`
    query User($id: ID!) {
  user(id: $id) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UserQuery, UserQueryVariables>;
export const UserStatsDocument = new TypedDocumentString(`
    query UserStats {
  userStats {
    active
    admins
    clients
    lawyers
    secretaries
    total
  }
}
    `) as unknown as TypedDocumentString<UserStatsQuery, UserStatsQueryVariables>;
export const UsersDocument = new TypedDocumentString(`
    query Users($filter: UserFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: UserSort) {
  users(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      branches
      createdAt
      email
      fullName
      hasSecondFactor
      id
      isActive
      isEmailProved
      isEmailVerified
      isPhoneVerified
      language
      lastSignInAt
      lockedUntil
      personId
      phoneNumber
      role
      updatedAt
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const VerifyResetTokenDocument = new TypedDocumentString(`
    query VerifyResetToken($token: String!) {
  verifyResetToken(token: $token)
}
    `) as unknown as TypedDocumentString<VerifyResetTokenQuery, VerifyResetTokenQueryVariables>;
export const WebhookDocument = new TypedDocumentString(`
    query Webhook($id: ID!) {
  webhook(id: $id) {
    bothSecretsUntil
    createdAt
    createdByName
    events {
      actions
      kind
    }
    failingSince
    id
    isActive
    name
    personal
    switchedOffReason
    tokenName
    updatedAt
    url
    version
  }
}
    `) as unknown as TypedDocumentString<WebhookQuery, WebhookQueryVariables>;
export const WebhookDeliveriesDocument = new TypedDocumentString(`
    query WebhookDeliveries($filter: WebhookDeliveryFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: WebhookDeliverySort) {
  webhookDeliveries(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      attempts
      createdAt
      entity
      entityId
      event
      facts
      id
      log {
        answer
        id
        milliseconds
        problem
        startedAt
        status
      }
      settledAt
      state
      webhookId
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookDeliveryDocument = new TypedDocumentString(`
    query WebhookDelivery($id: ID!) {
  webhookDelivery(id: $id) {
    attempts
    createdAt
    entity
    entityId
    event
    facts
    id
    log {
      answer
      id
      milliseconds
      problem
      startedAt
      status
    }
    settledAt
    state
    webhookId
  }
}
    `) as unknown as TypedDocumentString<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks($filter: WebhookFilter, $language: Locale, $limit: Int, $offset: Int, $page: Int, $sort: WebhookSort) {
  webhooks(
    filter: $filter
    language: $language
    limit: $limit
    offset: $offset
    page: $page
    sort: $sort
  ) {
    items {
      bothSecretsUntil
      createdAt
      createdByName
      events {
        actions
        kind
      }
      failingSince
      id
      isActive
      name
      personal
      switchedOffReason
      tokenName
      updatedAt
      url
      version
    }
    limit
    offset
    page
    total
  }
}
    `) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const AcceptQuoteDocument = new TypedDocumentString(`
    mutation AcceptQuote($id: ID!, $input: AcceptQuoteInput!) {
  acceptQuote(id: $id, input: $input) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptQuoteMutation, AcceptQuoteMutationVariables>;
export const AddApplicationMessageDocument = new TypedDocumentString(`
    mutation AddApplicationMessage($id: ID!, $idempotencyKey: String, $input: AddRequestMessageInput!) {
  addApplicationMessage(id: $id, idempotencyKey: $idempotencyKey, input: $input) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<AddApplicationMessageMutation, AddApplicationMessageMutationVariables>;
export const AddApplicationNoteDocument = new TypedDocumentString(`
    mutation AddApplicationNote($id: ID!, $idempotencyKey: String, $input: AddRequestNoteInput!) {
  addApplicationNote(id: $id, idempotencyKey: $idempotencyKey, input: $input) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<AddApplicationNoteMutation, AddApplicationNoteMutationVariables>;
export const AddConsultationMessageDocument = new TypedDocumentString(`
    mutation AddConsultationMessage($id: ID!, $idempotencyKey: String, $input: AddRequestMessageInput!) {
  addConsultationMessage(id: $id, idempotencyKey: $idempotencyKey, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<AddConsultationMessageMutation, AddConsultationMessageMutationVariables>;
export const AddConsultationNoteDocument = new TypedDocumentString(`
    mutation AddConsultationNote($id: ID!, $idempotencyKey: String, $input: AddRequestNoteInput!) {
  addConsultationNote(id: $id, idempotencyKey: $idempotencyKey, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<AddConsultationNoteMutation, AddConsultationNoteMutationVariables>;
export const AddContactRequestMessageDocument = new TypedDocumentString(`
    mutation AddContactRequestMessage($id: ID!, $idempotencyKey: String, $input: AddRequestMessageInput!) {
  addContactRequestMessage(
    id: $id
    idempotencyKey: $idempotencyKey
    input: $input
  ) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<AddContactRequestMessageMutation, AddContactRequestMessageMutationVariables>;
export const AddContactRequestNoteDocument = new TypedDocumentString(`
    mutation AddContactRequestNote($id: ID!, $idempotencyKey: String, $input: AddRequestNoteInput!) {
  addContactRequestNote(id: $id, idempotencyKey: $idempotencyKey, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<AddContactRequestNoteMutation, AddContactRequestNoteMutationVariables>;
export const AddMyRequestFileDocument = new TypedDocumentString(`
    mutation AddMyRequestFile($idempotencyKey: String, $input: AddRequestFileInput!) {
  addMyRequestFile(idempotencyKey: $idempotencyKey, input: $input) {
    createdAt
    eventId
    id
    name
    openedAt
    paperId
    sender
    senderName
    size
    state
    type
  }
}
    `) as unknown as TypedDocumentString<AddMyRequestFileMutation, AddMyRequestFileMutationVariables>;
export const AddRequestFileDocument = new TypedDocumentString(`
    mutation AddRequestFile($idempotencyKey: String, $input: AddRequestFileInput!) {
  addRequestFile(idempotencyKey: $idempotencyKey, input: $input) {
    createdAt
    eventId
    id
    name
    openedAt
    paperId
    sender
    senderName
    size
    state
    type
  }
}
    `) as unknown as TypedDocumentString<AddRequestFileMutation, AddRequestFileMutationVariables>;
export const AddRequestPaperDocument = new TypedDocumentString(`
    mutation AddRequestPaper($input: AddRequestPaperInput!) {
  addRequestPaper(input: $input) {
    id
    name
    reason
    state
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<AddRequestPaperMutation, AddRequestPaperMutationVariables>;
export const AddServiceRequestMessageDocument = new TypedDocumentString(`
    mutation AddServiceRequestMessage($id: ID!, $idempotencyKey: String, $input: AddRequestMessageInput!) {
  addServiceRequestMessage(
    id: $id
    idempotencyKey: $idempotencyKey
    input: $input
  ) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<AddServiceRequestMessageMutation, AddServiceRequestMessageMutationVariables>;
export const AddServiceRequestNoteDocument = new TypedDocumentString(`
    mutation AddServiceRequestNote($id: ID!, $idempotencyKey: String, $input: AddRequestNoteInput!) {
  addServiceRequestNote(id: $id, idempotencyKey: $idempotencyKey, input: $input) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<AddServiceRequestNoteMutation, AddServiceRequestNoteMutationVariables>;
export const AddSynonymWordDocument = new TypedDocumentString(`
    mutation AddSynonymWord($id: ID!, $language: Locale!, $word: String!) {
  addSynonymWord(id: $id, language: $language, word: $word) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    staleLanguages
    status
    updatedAt
    version
    words
    wordsAr
    wordsEn
    wordsFr
  }
}
    `) as unknown as TypedDocumentString<AddSynonymWordMutation, AddSynonymWordMutationVariables>;
export const AssignApplicationDocument = new TypedDocumentString(`
    mutation AssignApplication($id: ID!, $input: AssignRequestInput!) {
  assignApplication(id: $id, input: $input) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<AssignApplicationMutation, AssignApplicationMutationVariables>;
export const AssignApplicationsDocument = new TypedDocumentString(`
    mutation AssignApplications($input: AssignRequestsInput!) {
  assignApplications(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<AssignApplicationsMutation, AssignApplicationsMutationVariables>;
export const AssignConsultationDocument = new TypedDocumentString(`
    mutation AssignConsultation($id: ID!, $input: AssignRequestInput!) {
  assignConsultation(id: $id, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<AssignConsultationMutation, AssignConsultationMutationVariables>;
export const AssignConsultationsDocument = new TypedDocumentString(`
    mutation AssignConsultations($input: AssignRequestsInput!) {
  assignConsultations(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<AssignConsultationsMutation, AssignConsultationsMutationVariables>;
export const AssignContactRequestDocument = new TypedDocumentString(`
    mutation AssignContactRequest($id: ID!, $input: AssignRequestInput!) {
  assignContactRequest(id: $id, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<AssignContactRequestMutation, AssignContactRequestMutationVariables>;
export const AssignContactRequestsDocument = new TypedDocumentString(`
    mutation AssignContactRequests($input: AssignRequestsInput!) {
  assignContactRequests(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<AssignContactRequestsMutation, AssignContactRequestsMutationVariables>;
export const AssignServiceRequestDocument = new TypedDocumentString(`
    mutation AssignServiceRequest($id: ID!, $input: AssignRequestInput!) {
  assignServiceRequest(id: $id, input: $input) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<AssignServiceRequestMutation, AssignServiceRequestMutationVariables>;
export const AssignServiceRequestsDocument = new TypedDocumentString(`
    mutation AssignServiceRequests($input: AssignRequestsInput!) {
  assignServiceRequests(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<AssignServiceRequestsMutation, AssignServiceRequestsMutationVariables>;
export const BeginPasskeyDocument = new TypedDocumentString(`
    mutation BeginPasskey($code: String, $passkey: PasskeyAssertionInput, $password: String!) {
  beginPasskey(code: $code, passkey: $passkey, password: $password)
}
    `) as unknown as TypedDocumentString<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const BeginPasskeyProofDocument = new TypedDocumentString(`
    mutation BeginPasskeyProof {
  beginPasskeyProof
}
    `) as unknown as TypedDocumentString<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables>;
export const BeginPasskeySignInDocument = new TypedDocumentString(`
    mutation BeginPasskeySignIn($challenge: String!) {
  beginPasskeySignIn(challenge: $challenge)
}
    `) as unknown as TypedDocumentString<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables>;
export const BeginSecondFactorDocument = new TypedDocumentString(`
    mutation BeginSecondFactor($code: String, $passkey: PasskeyAssertionInput, $password: String!) {
  beginSecondFactor(code: $code, passkey: $passkey, password: $password) {
    qrCode
    secret
    uri
  }
}
    `) as unknown as TypedDocumentString<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const BulkUpdateContactInfoDocument = new TypedDocumentString(`
    mutation BulkUpdateContactInfo($input: BulkContactInfoInput!) {
  bulkUpdateContactInfo(input: $input) {
    createdAt
    displayOrder
    id
    isActive
    keyName
    phoneE164
    type
    updatedAt
    value
    valueEn
    valueFr
    version
  }
}
    `) as unknown as TypedDocumentString<BulkUpdateContactInfoMutation, BulkUpdateContactInfoMutationVariables>;
export const CancelConsultationDocument = new TypedDocumentString(`
    mutation CancelConsultation($id: ID!, $input: CancelConsultationInput!) {
  cancelConsultation(id: $id, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<CancelConsultationMutation, CancelConsultationMutationVariables>;
export const CancelPaymentDocument = new TypedDocumentString(`
    mutation CancelPayment($id: ID!, $input: CancelPaymentInput!) {
  cancelPayment(id: $id, input: $input) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<CancelPaymentMutation, CancelPaymentMutationVariables>;
export const ChangeEmailDocument = new TypedDocumentString(`
    mutation ChangeEmail($code: String, $email: EmailAddress!, $passkey: PasskeyAssertionInput, $password: String!, $returnTo: String) {
  changeEmail(
    code: $code
    email: $email
    passkey: $passkey
    password: $password
    returnTo: $returnTo
  ) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const CloseRequestDocument = new TypedDocumentString(`
    mutation CloseRequest($id: ID!, $kind: RequestKind!) {
  closeRequest(id: $id, kind: $kind)
}
    `) as unknown as TypedDocumentString<CloseRequestMutation, CloseRequestMutationVariables>;
export const ConfirmSecondFactorDocument = new TypedDocumentString(`
    mutation ConfirmSecondFactor($code: String!) {
  confirmSecondFactor(code: $code) {
    codes
  }
}
    `) as unknown as TypedDocumentString<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const CorrectEmailDocument = new TypedDocumentString(`
    mutation CorrectEmail($email: EmailAddress!, $returnTo: String) {
  correctEmail(email: $email, returnTo: $returnTo) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CorrectEmailMutation, CorrectEmailMutationVariables>;
export const CreateApiTokenDocument = new TypedDocumentString(`
    mutation CreateApiToken($input: CreateApiTokenInput!) {
  createApiToken(input: $input) {
    apiToken {
      addresses
      callsPerMinute
      createdAt
      createdByName
      expiresAt
      id
      languages
      lastUsedAt
      name
      personal
      prefix
      revokedAt
      scopes {
        actions
        kind
      }
      userId
      userName
      userRole
    }
    token
  }
}
    `) as unknown as TypedDocumentString<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const CreateApplicationDocument = new TypedDocumentString(`
    mutation CreateApplication($idempotencyKey: String, $input: CreateApplicationInput!) {
  createApplication(idempotencyKey: $idempotencyKey, input: $input) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<CreateApplicationMutation, CreateApplicationMutationVariables>;
export const CreateApplicationCvLinkDocument = new TypedDocumentString(`
    mutation CreateApplicationCvLink($id: ID!, $inline: Boolean) {
  createApplicationCvLink(id: $id, inline: $inline) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateApplicationCvLinkMutation, CreateApplicationCvLinkMutationVariables>;
export const CreateApplicationExportDocument = new TypedDocumentString(`
    mutation CreateApplicationExport($filter: ApplicationFilter, $format: ExportFormat!, $language: Locale, $separator: CsvSeparator) {
  createApplicationExport(
    filter: $filter
    format: $format
    language: $language
    separator: $separator
  ) {
    expiresAt
    rows
    url
  }
}
    `) as unknown as TypedDocumentString<CreateApplicationExportMutation, CreateApplicationExportMutationVariables>;
export const CreateCaseArchiveDocument = new TypedDocumentString(`
    mutation CreateCaseArchive($id: ID!, $kind: RequestKind!, $language: Locale) {
  createCaseArchive(id: $id, kind: $kind, language: $language) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateCaseArchiveMutation, CreateCaseArchiveMutationVariables>;
export const CreateCategoryDocument = new TypedDocumentString(`
    mutation CreateCategory($idempotencyKey: String, $input: CreateCategoryInput!, $language: Locale) {
  createCategory(
    idempotencyKey: $idempotencyKey
    input: $input
    language: $language
  ) {
    color
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    icon
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    scope
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const CreateClosedReceiptPdfDocument = new TypedDocumentString(`
    mutation CreateClosedReceiptPdf($language: Locale, $number: String!) {
  createClosedReceiptPdf(language: $language, number: $number) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateClosedReceiptPdfMutation, CreateClosedReceiptPdfMutationVariables>;
export const CreateConsultantDocument = new TypedDocumentString(`
    mutation CreateConsultant($idempotencyKey: String, $input: CreateConsultantInput!, $language: Locale) {
  createConsultant(
    idempotencyKey: $idempotencyKey
    input: $input
    language: $language
  ) {
    advocate
    branches
    completeness {
      ar
      en
      fr
    }
    consultations
    createdAt
    deletedAt
    experience
    experienceAr
    experienceEn
    experienceFr
    id
    imageUrl
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    specialization
    specializationAr
    specializationEn
    specializationFr
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateConsultantMutation, CreateConsultantMutationVariables>;
export const CreateConsultantFeedDocument = new TypedDocumentString(`
    mutation CreateConsultantFeed($id: ID!) {
  createConsultantFeed(id: $id) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateConsultantFeedMutation, CreateConsultantFeedMutationVariables>;
export const CreateConsultationDocument = new TypedDocumentString(`
    mutation CreateConsultation($idempotencyKey: String, $input: CreateConsultationInput!) {
  createConsultation(idempotencyKey: $idempotencyKey, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<CreateConsultationMutation, CreateConsultationMutationVariables>;
export const CreateConsultationCalendarLinkDocument = new TypedDocumentString(`
    mutation CreateConsultationCalendarLink($id: ID!) {
  createConsultationCalendarLink(id: $id) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateConsultationCalendarLinkMutation, CreateConsultationCalendarLinkMutationVariables>;
export const CreateConsultationExportDocument = new TypedDocumentString(`
    mutation CreateConsultationExport($filter: ConsultationFilter, $format: ExportFormat!, $language: Locale, $separator: CsvSeparator) {
  createConsultationExport(
    filter: $filter
    format: $format
    language: $language
    separator: $separator
  ) {
    expiresAt
    rows
    url
  }
}
    `) as unknown as TypedDocumentString<CreateConsultationExportMutation, CreateConsultationExportMutationVariables>;
export const CreateContactInfoDocument = new TypedDocumentString(`
    mutation CreateContactInfo($idempotencyKey: String, $input: CreateContactInfoInput!) {
  createContactInfo(idempotencyKey: $idempotencyKey, input: $input) {
    createdAt
    displayOrder
    id
    isActive
    keyName
    phoneE164
    type
    updatedAt
    value
    valueEn
    valueFr
    version
  }
}
    `) as unknown as TypedDocumentString<CreateContactInfoMutation, CreateContactInfoMutationVariables>;
export const CreateContactRequestDocument = new TypedDocumentString(`
    mutation CreateContactRequest($idempotencyKey: String, $input: CreateContactRequestInput!) {
  createContactRequest(idempotencyKey: $idempotencyKey, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateContactRequestMutation, CreateContactRequestMutationVariables>;
export const CreateContactRequestExportDocument = new TypedDocumentString(`
    mutation CreateContactRequestExport($filter: ContactRequestFilter, $format: ExportFormat!, $language: Locale, $separator: CsvSeparator) {
  createContactRequestExport(
    filter: $filter
    format: $format
    language: $language
    separator: $separator
  ) {
    expiresAt
    rows
    url
  }
}
    `) as unknown as TypedDocumentString<CreateContactRequestExportMutation, CreateContactRequestExportMutationVariables>;
export const CreateDaySheetDocument = new TypedDocumentString(`
    mutation CreateDaySheet($consultantId: ID, $day: Date!, $language: Locale) {
  createDaySheet(consultantId: $consultantId, day: $day, language: $language) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateDaySheetMutation, CreateDaySheetMutationVariables>;
export const CreateFaqDocument = new TypedDocumentString(`
    mutation CreateFaq($idempotencyKey: String, $input: CreateFaqInput!, $language: Locale) {
  createFaq(idempotencyKey: $idempotencyKey, input: $input, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    featured
    id
    law
    lawAr
    lawEn
    lawFr
    order
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    reviewedLanguages
    situation
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateFaqMutation, CreateFaqMutationVariables>;
export const CreateGuideStepDocument = new TypedDocumentString(`
    mutation CreateGuideStep($idempotencyKey: String, $input: CreateGuideStepInput!, $language: Locale) {
  createGuideStep(
    idempotencyKey: $idempotencyKey
    input: $input
    language: $language
  ) {
    answer
    answerAr
    answerEn
    answerFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    order
    parent
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    situation
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateGuideStepMutation, CreateGuideStepMutationVariables>;
export const CreateHolidayDocument = new TypedDocumentString(`
    mutation CreateHoliday($idempotencyKey: String, $input: CreateHolidayInput!) {
  createHoliday(idempotencyKey: $idempotencyKey, input: $input) {
    createdAt
    day
    id
    nameAr
    nameEn
    nameFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateHolidayMutation, CreateHolidayMutationVariables>;
export const CreateHoursPeriodDocument = new TypedDocumentString(`
    mutation CreateHoursPeriod($idempotencyKey: String, $input: CreateHoursPeriodInput!) {
  createHoursPeriod(idempotencyKey: $idempotencyKey, input: $input) {
    consultantId
    createdAt
    endsOn
    hours {
      closes
      opens
      weekday
    }
    id
    inWords {
      ar
      en
      fr
    }
    nameAr
    nameEn
    nameFr
    startsOn
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateHoursPeriodMutation, CreateHoursPeriodMutationVariables>;
export const CreateJobRoleDocument = new TypedDocumentString(`
    mutation CreateJobRole($idempotencyKey: String, $input: CreateJobRoleInput!, $language: Locale) {
  createJobRole(
    idempotencyKey: $idempotencyKey
    input: $input
    language: $language
  ) {
    benefits
    benefitsAr
    benefitsEn
    benefitsFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    experience
    icon
    id
    location
    order
    requirements
    requirementsAr
    requirementsEn
    requirementsFr
    resolvedLanguage
    responsibilities
    responsibilitiesAr
    responsibilitiesEn
    responsibilitiesFr
    salary
    skills
    skillsAr
    skillsEn
    skillsFr
    slug
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    type
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateJobRoleMutation, CreateJobRoleMutationVariables>;
export const CreateMyCaseArchiveDocument = new TypedDocumentString(`
    mutation CreateMyCaseArchive($id: ID!, $kind: RequestKind!, $language: Locale) {
  createMyCaseArchive(id: $id, kind: $kind, language: $language) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateMyCaseArchiveMutation, CreateMyCaseArchiveMutationVariables>;
export const CreateMyDataDownloadDocument = new TypedDocumentString(`
    mutation CreateMyDataDownload($code: String, $passkey: PasskeyAssertionInput, $password: String!) {
  createMyDataDownload(code: $code, passkey: $passkey, password: $password) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateMyDataDownloadMutation, CreateMyDataDownloadMutationVariables>;
export const CreateMyQuotePdfDocument = new TypedDocumentString(`
    mutation CreateMyQuotePdf($id: ID!, $revision: Int) {
  createMyQuotePdf(id: $id, revision: $revision) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateMyQuotePdfMutation, CreateMyQuotePdfMutationVariables>;
export const CreateMyReceiptPdfDocument = new TypedDocumentString(`
    mutation CreateMyReceiptPdf($language: Locale, $paymentId: ID!) {
  createMyReceiptPdf(language: $language, paymentId: $paymentId) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateMyReceiptPdfMutation, CreateMyReceiptPdfMutationVariables>;
export const CreateMyRequestFileLinkDocument = new TypedDocumentString(`
    mutation CreateMyRequestFileLink($id: ID!, $inline: Boolean) {
  createMyRequestFileLink(id: $id, inline: $inline) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateMyRequestFileLinkMutation, CreateMyRequestFileLinkMutationVariables>;
export const CreateMyRequestReceiptDocument = new TypedDocumentString(`
    mutation CreateMyRequestReceipt($id: ID!, $kind: RequestKind!, $language: Locale) {
  createMyRequestReceipt(id: $id, kind: $kind, language: $language) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateMyRequestReceiptMutation, CreateMyRequestReceiptMutationVariables>;
export const CreatePasskeyDocument = new TypedDocumentString(`
    mutation CreatePasskey($name: String!, $passkey: PasskeyCreationInput!) {
  createPasskey(name: $name, passkey: $passkey) {
    codes
    passkey {
      createdAt
      id
      lastUsedAt
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePasskeyMutation, CreatePasskeyMutationVariables>;
export const CreatePaymentExportDocument = new TypedDocumentString(`
    mutation CreatePaymentExport($filter: QuoteFilter, $format: ExportFormat!, $language: Locale, $separator: CsvSeparator) {
  createPaymentExport(
    filter: $filter
    format: $format
    language: $language
    separator: $separator
  ) {
    expiresAt
    rows
    url
  }
}
    `) as unknown as TypedDocumentString<CreatePaymentExportMutation, CreatePaymentExportMutationVariables>;
export const CreateQuoteDocument = new TypedDocumentString(`
    mutation CreateQuote($idempotencyKey: String, $input: CreateQuoteInput!) {
  createQuote(idempotencyKey: $idempotencyKey, input: $input) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<CreateQuoteMutation, CreateQuoteMutationVariables>;
export const CreateQuoteExportDocument = new TypedDocumentString(`
    mutation CreateQuoteExport($filter: QuoteFilter, $format: ExportFormat!, $language: Locale, $separator: CsvSeparator) {
  createQuoteExport(
    filter: $filter
    format: $format
    language: $language
    separator: $separator
  ) {
    expiresAt
    rows
    url
  }
}
    `) as unknown as TypedDocumentString<CreateQuoteExportMutation, CreateQuoteExportMutationVariables>;
export const CreateQuotePdfDocument = new TypedDocumentString(`
    mutation CreateQuotePdf($id: ID!, $revision: Int) {
  createQuotePdf(id: $id, revision: $revision) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateQuotePdfMutation, CreateQuotePdfMutationVariables>;
export const CreateQuoteTemplateDocument = new TypedDocumentString(`
    mutation CreateQuoteTemplate($idempotencyKey: String, $input: CreateQuoteTemplateInput!, $language: Locale) {
  createQuoteTemplate(
    idempotencyKey: $idempotencyKey
    input: $input
    language: $language
  ) {
    amounts
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    excluded
    excludedAr
    excludedEn
    excludedFr
    id
    included
    includedAr
    includedEn
    includedFr
    lines
    linesAr
    linesEn
    linesFr
    note
    noteAr
    noteEn
    noteFr
    order
    resolvedLanguage
    service
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    validDays
    version
  }
}
    `) as unknown as TypedDocumentString<CreateQuoteTemplateMutation, CreateQuoteTemplateMutationVariables>;
export const CreateReceiptPdfDocument = new TypedDocumentString(`
    mutation CreateReceiptPdf($language: Locale, $paymentId: ID!) {
  createReceiptPdf(language: $language, paymentId: $paymentId) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateReceiptPdfMutation, CreateReceiptPdfMutationVariables>;
export const CreateReplyTemplateDocument = new TypedDocumentString(`
    mutation CreateReplyTemplate($idempotencyKey: String, $input: CreateReplyTemplateInput!, $language: Locale) {
  createReplyTemplate(
    idempotencyKey: $idempotencyKey
    input: $input
    language: $language
  ) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    kind
    order
    resolvedLanguage
    staleLanguages
    status
    text
    textAr
    textEn
    textFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateReplyTemplateMutation, CreateReplyTemplateMutationVariables>;
export const CreateRequestFileLinkDocument = new TypedDocumentString(`
    mutation CreateRequestFileLink($id: ID!, $inline: Boolean) {
  createRequestFileLink(id: $id, inline: $inline) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateRequestFileLinkMutation, CreateRequestFileLinkMutationVariables>;
export const CreateRequestJoinCodeDocument = new TypedDocumentString(`
    mutation CreateRequestJoinCode($id: ID!, $identityPaper: IdentityPaper, $kind: RequestKind!, $way: JoinCodeWay!) {
  createRequestJoinCode(
    id: $id
    identityPaper: $identityPaper
    kind: $kind
    way: $way
  ) {
    code
    validFor
  }
}
    `) as unknown as TypedDocumentString<CreateRequestJoinCodeMutation, CreateRequestJoinCodeMutationVariables>;
export const CreateRequestPdfDocument = new TypedDocumentString(`
    mutation CreateRequestPdf($id: ID!, $kind: RequestKind!, $language: Locale, $type: RequestPdfType!) {
  createRequestPdf(id: $id, kind: $kind, language: $language, type: $type) {
    expiresAt
    url
  }
}
    `) as unknown as TypedDocumentString<CreateRequestPdfMutation, CreateRequestPdfMutationVariables>;
export const CreateServiceDocument = new TypedDocumentString(`
    mutation CreateService($idempotencyKey: String, $input: CreateServiceInput!, $language: Locale) {
  createService(
    idempotencyKey: $idempotencyKey
    input: $input
    language: $language
  ) {
    availability
    availabilityAr
    availabilityEn
    availabilityFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    details
    detailsAr
    detailsEn
    detailsFr
    featured
    id
    inPerson
    law
    lawAr
    lawEn
    lawFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    sections {
      itemsAr
      itemsEn
      itemsFr
      kind
    }
    slug
    staleLanguages
    status
    tags
    tagsAr
    tagsEn
    tagsFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateServiceMutation, CreateServiceMutationVariables>;
export const CreateServiceRequestDocument = new TypedDocumentString(`
    mutation CreateServiceRequest($idempotencyKey: String, $input: CreateServiceRequestInput!) {
  createServiceRequest(idempotencyKey: $idempotencyKey, input: $input) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<CreateServiceRequestMutation, CreateServiceRequestMutationVariables>;
export const CreateServiceRequestExportDocument = new TypedDocumentString(`
    mutation CreateServiceRequestExport($filter: ServiceRequestFilter, $format: ExportFormat!, $language: Locale, $separator: CsvSeparator) {
  createServiceRequestExport(
    filter: $filter
    format: $format
    language: $language
    separator: $separator
  ) {
    expiresAt
    rows
    url
  }
}
    `) as unknown as TypedDocumentString<CreateServiceRequestExportMutation, CreateServiceRequestExportMutationVariables>;
export const CreateSituationDocument = new TypedDocumentString(`
    mutation CreateSituation($idempotencyKey: String, $input: CreateSituationInput!, $language: Locale) {
  createSituation(
    idempotencyKey: $idempotencyKey
    input: $input
    language: $language
  ) {
    branch
    completeness {
      ar
      en
      fr
    }
    cost
    costAr
    costEn
    costFr
    createdAt
    deletedAt
    door
    id
    keywords
    keywordsAr
    keywordsEn
    keywordsFr
    law
    lawAr
    lawEn
    lawFr
    next
    nextAr
    nextEn
    nextFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    service
    slug
    staleLanguages
    status
    steps
    stepsAr
    stepsEn
    stepsFr
    summary
    summaryAr
    summaryEn
    summaryFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateSituationMutation, CreateSituationMutationVariables>;
export const CreateSynonymDocument = new TypedDocumentString(`
    mutation CreateSynonym($idempotencyKey: String, $input: CreateSynonymInput!, $language: Locale) {
  createSynonym(
    idempotencyKey: $idempotencyKey
    input: $input
    language: $language
  ) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    staleLanguages
    status
    updatedAt
    version
    words
    wordsAr
    wordsEn
    wordsFr
  }
}
    `) as unknown as TypedDocumentString<CreateSynonymMutation, CreateSynonymMutationVariables>;
export const CreateTestimonialDocument = new TypedDocumentString(`
    mutation CreateTestimonial($idempotencyKey: String, $input: CreateTestimonialInput!, $language: Locale) {
  createTestimonial(
    idempotencyKey: $idempotencyKey
    input: $input
    language: $language
  ) {
    avatar
    company
    companyAr
    companyEn
    companyFr
    completeness {
      ar
      en
      fr
    }
    consultantId
    createdAt
    deletedAt
    featured
    id
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    review
    reviewAr
    reviewEn
    reviewFr
    role
    roleAr
    roleEn
    roleFr
    staleLanguages
    status
    updatedAt
    verified
    version
  }
}
    `) as unknown as TypedDocumentString<CreateTestimonialMutation, CreateTestimonialMutationVariables>;
export const CreateUserDocument = new TypedDocumentString(`
    mutation CreateUser($idempotencyKey: String, $input: CreateUserInput!) {
  createUser(idempotencyKey: $idempotencyKey, input: $input) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<CreateUserMutation, CreateUserMutationVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      bothSecretsUntil
      createdAt
      createdByName
      events {
        actions
        kind
      }
      failingSince
      id
      isActive
      name
      personal
      switchedOffReason
      tokenName
      updatedAt
      url
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const DeleteApplicationDocument = new TypedDocumentString(`
    mutation DeleteApplication($id: ID!) {
  deleteApplication(id: $id) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<DeleteApplicationMutation, DeleteApplicationMutationVariables>;
export const DeleteApplicationsDocument = new TypedDocumentString(`
    mutation DeleteApplications($input: RequestRowsInput!) {
  deleteApplications(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteApplicationsMutation, DeleteApplicationsMutationVariables>;
export const DeleteCategoryDocument = new TypedDocumentString(`
    mutation DeleteCategory($id: ID!, $language: Locale) {
  deleteCategory(id: $id, language: $language) {
    color
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    icon
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    scope
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const DeleteConsultantDocument = new TypedDocumentString(`
    mutation DeleteConsultant($id: ID!, $language: Locale) {
  deleteConsultant(id: $id, language: $language) {
    advocate
    branches
    completeness {
      ar
      en
      fr
    }
    consultations
    createdAt
    deletedAt
    experience
    experienceAr
    experienceEn
    experienceFr
    id
    imageUrl
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    specialization
    specializationAr
    specializationEn
    specializationFr
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteConsultantMutation, DeleteConsultantMutationVariables>;
export const DeleteConsultationDocument = new TypedDocumentString(`
    mutation DeleteConsultation($id: ID!) {
  deleteConsultation(id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteConsultationMutation, DeleteConsultationMutationVariables>;
export const DeleteConsultationsDocument = new TypedDocumentString(`
    mutation DeleteConsultations($input: RequestRowsInput!) {
  deleteConsultations(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteConsultationsMutation, DeleteConsultationsMutationVariables>;
export const DeleteContactRequestDocument = new TypedDocumentString(`
    mutation DeleteContactRequest($id: ID!) {
  deleteContactRequest(id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteContactRequestMutation, DeleteContactRequestMutationVariables>;
export const DeleteContactRequestsDocument = new TypedDocumentString(`
    mutation DeleteContactRequests($input: RequestRowsInput!) {
  deleteContactRequests(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteContactRequestsMutation, DeleteContactRequestsMutationVariables>;
export const DeleteFaqDocument = new TypedDocumentString(`
    mutation DeleteFaq($id: ID!, $language: Locale) {
  deleteFaq(id: $id, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    featured
    id
    law
    lawAr
    lawEn
    lawFr
    order
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    reviewedLanguages
    situation
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteFaqMutation, DeleteFaqMutationVariables>;
export const DeleteGuideStepDocument = new TypedDocumentString(`
    mutation DeleteGuideStep($id: ID!, $language: Locale) {
  deleteGuideStep(id: $id, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    order
    parent
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    situation
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteGuideStepMutation, DeleteGuideStepMutationVariables>;
export const DeleteJobRoleDocument = new TypedDocumentString(`
    mutation DeleteJobRole($id: ID!, $language: Locale) {
  deleteJobRole(id: $id, language: $language) {
    benefits
    benefitsAr
    benefitsEn
    benefitsFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    experience
    icon
    id
    location
    order
    requirements
    requirementsAr
    requirementsEn
    requirementsFr
    resolvedLanguage
    responsibilities
    responsibilitiesAr
    responsibilitiesEn
    responsibilitiesFr
    salary
    skills
    skillsAr
    skillsEn
    skillsFr
    slug
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    type
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteJobRoleMutation, DeleteJobRoleMutationVariables>;
export const DeleteQuoteTemplateDocument = new TypedDocumentString(`
    mutation DeleteQuoteTemplate($id: ID!, $language: Locale) {
  deleteQuoteTemplate(id: $id, language: $language) {
    amounts
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    excluded
    excludedAr
    excludedEn
    excludedFr
    id
    included
    includedAr
    includedEn
    includedFr
    lines
    linesAr
    linesEn
    linesFr
    note
    noteAr
    noteEn
    noteFr
    order
    resolvedLanguage
    service
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    validDays
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteQuoteTemplateMutation, DeleteQuoteTemplateMutationVariables>;
export const DeleteReplyTemplateDocument = new TypedDocumentString(`
    mutation DeleteReplyTemplate($id: ID!, $language: Locale) {
  deleteReplyTemplate(id: $id, language: $language) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    kind
    order
    resolvedLanguage
    staleLanguages
    status
    text
    textAr
    textEn
    textFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteReplyTemplateMutation, DeleteReplyTemplateMutationVariables>;
export const DeleteServiceDocument = new TypedDocumentString(`
    mutation DeleteService($id: Int!, $language: Locale) {
  deleteService(id: $id, language: $language) {
    availability
    availabilityAr
    availabilityEn
    availabilityFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    details
    detailsAr
    detailsEn
    detailsFr
    featured
    id
    inPerson
    law
    lawAr
    lawEn
    lawFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    sections {
      itemsAr
      itemsEn
      itemsFr
      kind
    }
    slug
    staleLanguages
    status
    tags
    tagsAr
    tagsEn
    tagsFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteServiceMutation, DeleteServiceMutationVariables>;
export const DeleteServiceRequestDocument = new TypedDocumentString(`
    mutation DeleteServiceRequest($id: ID!) {
  deleteServiceRequest(id: $id) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteServiceRequestMutation, DeleteServiceRequestMutationVariables>;
export const DeleteServiceRequestsDocument = new TypedDocumentString(`
    mutation DeleteServiceRequests($input: RequestRowsInput!) {
  deleteServiceRequests(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteServiceRequestsMutation, DeleteServiceRequestsMutationVariables>;
export const DeleteSituationDocument = new TypedDocumentString(`
    mutation DeleteSituation($id: ID!, $language: Locale) {
  deleteSituation(id: $id, language: $language) {
    branch
    completeness {
      ar
      en
      fr
    }
    cost
    costAr
    costEn
    costFr
    createdAt
    deletedAt
    door
    id
    keywords
    keywordsAr
    keywordsEn
    keywordsFr
    law
    lawAr
    lawEn
    lawFr
    next
    nextAr
    nextEn
    nextFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    service
    slug
    staleLanguages
    status
    steps
    stepsAr
    stepsEn
    stepsFr
    summary
    summaryAr
    summaryEn
    summaryFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteSituationMutation, DeleteSituationMutationVariables>;
export const DeleteSynonymDocument = new TypedDocumentString(`
    mutation DeleteSynonym($id: ID!, $language: Locale) {
  deleteSynonym(id: $id, language: $language) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    staleLanguages
    status
    updatedAt
    version
    words
    wordsAr
    wordsEn
    wordsFr
  }
}
    `) as unknown as TypedDocumentString<DeleteSynonymMutation, DeleteSynonymMutationVariables>;
export const DeleteTestimonialDocument = new TypedDocumentString(`
    mutation DeleteTestimonial($id: ID!, $language: Locale) {
  deleteTestimonial(id: $id, language: $language) {
    avatar
    company
    companyAr
    companyEn
    companyFr
    completeness {
      ar
      en
      fr
    }
    consultantId
    createdAt
    deletedAt
    featured
    id
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    review
    reviewAr
    reviewEn
    reviewFr
    role
    roleAr
    roleEn
    roleFr
    staleLanguages
    status
    updatedAt
    verified
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteTestimonialMutation, DeleteTestimonialMutationVariables>;
export const DeleteUserDocument = new TypedDocumentString(`
    mutation DeleteUser($id: ID!, $successorId: ID) {
  deleteUser(id: $id, successorId: $successorId) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DeleteUserMutation, DeleteUserMutationVariables>;
export const DisableSecondFactorDocument = new TypedDocumentString(`
    mutation DisableSecondFactor($code: String, $passkey: PasskeyAssertionInput, $password: String!) {
  disableSecondFactor(code: $code, passkey: $passkey, password: $password) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>;
export const DisableUserSecondFactorDocument = new TypedDocumentString(`
    mutation DisableUserSecondFactor($id: ID!) {
  disableUserSecondFactor(id: $id) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DisableUserSecondFactorMutation, DisableUserSecondFactorMutationVariables>;
export const DismissPersonProposalDocument = new TypedDocumentString(`
    mutation DismissPersonProposal($otherId: ID!, $personId: ID!) {
  dismissPersonProposal(otherId: $otherId, personId: $personId) {
    accounts {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
      isPhoneVerified
      phoneNumber
      role
    }
    appointments {
      accountId
      assigneeId
      assigneeName
      createdAt
      id
      kind
      name
      reference
      startsAt
      status
      title
    }
    createdAt
    deciders
    dismissals {
      createdAt
      dismissedByName
      id
    }
    emails
    hasAccount
    hiddenRequestCount
    id
    lastRequestAt
    mergedPeople {
      createdAt
      emails
      id
      mergedByName
      name
      personId
      phones
      undoableUntil
    }
    money {
      open
      openAmount
      sent
    }
    name
    opposingParties {
      kind
      name
      reference
      requestId
    }
    otherNames
    papers {
      accepted
      files
      missing
      received
      refused
    }
    phones
    proposalCount
    proposals {
      reasons
    }
    quotes {
      authorName
      clientName
      createdAt
      decidedAt
      excluded
      id
      included
      language
      net
      note
      number
      openAmount
      paidAmount
      personId
      reason
      requestId
      requestKind
      requestReference
      revision
      sentAt
      status
      tax
      taxPercent
      total
      updatedAt
      validUntil
      version
    }
    requestCount
    requests {
      limit
      offset
      page
      total
    }
    separations {
      createdAt
      fromId
      fromName
      id
      kind
      reference
      requestId
      separatedByName
      toId
      toName
    }
  }
}
    `) as unknown as TypedDocumentString<DismissPersonProposalMutation, DismissPersonProposalMutationVariables>;
export const DisownAccountDocument = new TypedDocumentString(`
    mutation DisownAccount($token: String!) {
  disownAccount(token: $token) {
    email
  }
}
    `) as unknown as TypedDocumentString<DisownAccountMutation, DisownAccountMutationVariables>;
export const DraftTestimonialDocument = new TypedDocumentString(`
    mutation DraftTestimonial($id: ID!) {
  draftTestimonial(id: $id) {
    assigneeName
    clientName
    comment
    consentLanguage
    consentVersion
    consentWithdrawnAt
    consentedAt
    createdAt
    id
    language
    publicName
    requestId
    requestKind
    requestReference
    serviceTitle
    stars
    testimonial {
      id
      status
    }
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<DraftTestimonialMutation, DraftTestimonialMutationVariables>;
export const EraseContactInfoDocument = new TypedDocumentString(`
    mutation EraseContactInfo($id: ID!) {
  eraseContactInfo(id: $id) {
    createdAt
    displayOrder
    id
    isActive
    keyName
    phoneE164
    type
    updatedAt
    value
    valueEn
    valueFr
    version
  }
}
    `) as unknown as TypedDocumentString<EraseContactInfoMutation, EraseContactInfoMutationVariables>;
export const EraseHolidayDocument = new TypedDocumentString(`
    mutation EraseHoliday($id: ID!) {
  eraseHoliday(id: $id) {
    createdAt
    day
    id
    nameAr
    nameEn
    nameFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<EraseHolidayMutation, EraseHolidayMutationVariables>;
export const EraseHoursPeriodDocument = new TypedDocumentString(`
    mutation EraseHoursPeriod($id: ID!) {
  eraseHoursPeriod(id: $id) {
    consultantId
    createdAt
    endsOn
    hours {
      closes
      opens
      weekday
    }
    id
    inWords {
      ar
      en
      fr
    }
    nameAr
    nameEn
    nameFr
    startsOn
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<EraseHoursPeriodMutation, EraseHoursPeriodMutationVariables>;
export const EraseMyAccountDocument = new TypedDocumentString(`
    mutation EraseMyAccount($code: String, $passkey: PasskeyAssertionInput, $password: String!) {
  eraseMyAccount(code: $code, passkey: $passkey, password: $password) {
    id
  }
}
    `) as unknown as TypedDocumentString<EraseMyAccountMutation, EraseMyAccountMutationVariables>;
export const EraseNotificationDocument = new TypedDocumentString(`
    mutation EraseNotification($id: ID!) {
  eraseNotification(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<EraseNotificationMutation, EraseNotificationMutationVariables>;
export const ErasePasskeyDocument = new TypedDocumentString(`
    mutation ErasePasskey($code: String, $id: ID!, $passkey: PasskeyAssertionInput, $password: String!) {
  erasePasskey(code: $code, id: $id, passkey: $passkey, password: $password) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ErasePasskeyMutation, ErasePasskeyMutationVariables>;
export const EraseQuoteDocument = new TypedDocumentString(`
    mutation EraseQuote($id: ID!) {
  eraseQuote(id: $id) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<EraseQuoteMutation, EraseQuoteMutationVariables>;
export const EraseReadNotificationsDocument = new TypedDocumentString(`
    mutation EraseReadNotifications {
  eraseReadNotifications {
    count
  }
}
    `) as unknown as TypedDocumentString<EraseReadNotificationsMutation, EraseReadNotificationsMutationVariables>;
export const EraseUserDocument = new TypedDocumentString(`
    mutation EraseUser($id: ID!) {
  eraseUser(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<EraseUserMutation, EraseUserMutationVariables>;
export const EraseWebhookDocument = new TypedDocumentString(`
    mutation EraseWebhook($id: ID!) {
  eraseWebhook(id: $id) {
    bothSecretsUntil
    createdAt
    createdByName
    events {
      actions
      kind
    }
    failingSince
    id
    isActive
    name
    personal
    switchedOffReason
    tokenName
    updatedAt
    url
    version
  }
}
    `) as unknown as TypedDocumentString<EraseWebhookMutation, EraseWebhookMutationVariables>;
export const JoinEarlierRequestsDocument = new TypedDocumentString(`
    mutation JoinEarlierRequests($token: String!) {
  joinEarlierRequests(token: $token) {
    count
  }
}
    `) as unknown as TypedDocumentString<JoinEarlierRequestsMutation, JoinEarlierRequestsMutationVariables>;
export const JoinRequestByCodeDocument = new TypedDocumentString(`
    mutation JoinRequestByCode($code: String!, $reference: String!) {
  joinRequestByCode(code: $code, reference: $reference) {
    id
    kind
    reference
  }
}
    `) as unknown as TypedDocumentString<JoinRequestByCodeMutation, JoinRequestByCodeMutationVariables>;
export const LockSessionDocument = new TypedDocumentString(`
    mutation LockSession {
  lockSession {
    idleSeconds
    locked
  }
}
    `) as unknown as TypedDocumentString<LockSessionMutation, LockSessionMutationVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    token
    user {
      branches
      createdAt
      email
      fullName
      hasSecondFactor
      id
      isActive
      isEmailProved
      isEmailVerified
      isPhoneVerified
      language
      lastSignInAt
      lockedUntil
      personId
      phoneNumber
      role
      updatedAt
      version
    }
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const MarkAllNotificationsReadDocument = new TypedDocumentString(`
    mutation MarkAllNotificationsRead {
  markAllNotificationsRead {
    count
  }
}
    `) as unknown as TypedDocumentString<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const MarkConsultationNoShowDocument = new TypedDocumentString(`
    mutation MarkConsultationNoShow($id: ID!, $input: MarkNoShowInput!) {
  markConsultationNoShow(id: $id, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<MarkConsultationNoShowMutation, MarkConsultationNoShowMutationVariables>;
export const MarkMyRequestSeenDocument = new TypedDocumentString(`
    mutation MarkMyRequestSeen($id: ID!, $kind: RequestKind!) {
  markMyRequestSeen(id: $id, kind: $kind) {
    createdAt
    id
    kind
    lastEvent
    movedAt
    openQuotes
    reference
    startsAt
    status
    title
    unseen
  }
}
    `) as unknown as TypedDocumentString<MarkMyRequestSeenMutation, MarkMyRequestSeenMutationVariables>;
export const MarkNotificationReadDocument = new TypedDocumentString(`
    mutation MarkNotificationRead($id: ID!, $language: Locale) {
  markNotificationRead(id: $id, language: $language) {
    category
    entity
    entityId
    id
    message
    read
    time
    title
    type
  }
}
    `) as unknown as TypedDocumentString<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MergePeopleDocument = new TypedDocumentString(`
    mutation MergePeople($fromId: ID!, $intoId: ID!) {
  mergePeople(fromId: $fromId, intoId: $intoId) {
    accounts {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
      isPhoneVerified
      phoneNumber
      role
    }
    appointments {
      accountId
      assigneeId
      assigneeName
      createdAt
      id
      kind
      name
      reference
      startsAt
      status
      title
    }
    createdAt
    deciders
    dismissals {
      createdAt
      dismissedByName
      id
    }
    emails
    hasAccount
    hiddenRequestCount
    id
    lastRequestAt
    mergedPeople {
      createdAt
      emails
      id
      mergedByName
      name
      personId
      phones
      undoableUntil
    }
    money {
      open
      openAmount
      sent
    }
    name
    opposingParties {
      kind
      name
      reference
      requestId
    }
    otherNames
    papers {
      accepted
      files
      missing
      received
      refused
    }
    phones
    proposalCount
    proposals {
      reasons
    }
    quotes {
      authorName
      clientName
      createdAt
      decidedAt
      excluded
      id
      included
      language
      net
      note
      number
      openAmount
      paidAmount
      personId
      reason
      requestId
      requestKind
      requestReference
      revision
      sentAt
      status
      tax
      taxPercent
      total
      updatedAt
      validUntil
      version
    }
    requestCount
    requests {
      limit
      offset
      page
      total
    }
    separations {
      createdAt
      fromId
      fromName
      id
      kind
      reference
      requestId
      separatedByName
      toId
      toName
    }
  }
}
    `) as unknown as TypedDocumentString<MergePeopleMutation, MergePeopleMutationVariables>;
export const MoveConsultationDocument = new TypedDocumentString(`
    mutation MoveConsultation($id: ID!, $input: MoveConsultationInput!) {
  moveConsultation(id: $id, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<MoveConsultationMutation, MoveConsultationMutationVariables>;
export const OpenRequestDocument = new TypedDocumentString(`
    mutation OpenRequest($id: ID!, $kind: RequestKind!) {
  openRequest(id: $id, kind: $kind) {
    id
    viewers {
      fullName
      id
    }
  }
}
    `) as unknown as TypedDocumentString<OpenRequestMutation, OpenRequestMutationVariables>;
export const ProveEmailDocument = new TypedDocumentString(`
    mutation ProveEmail($code: String!) {
  proveEmail(code: $code) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ProveEmailMutation, ProveEmailMutationVariables>;
export const RateCaseDocument = new TypedDocumentString(`
    mutation RateCase($input: RateCaseInput!) {
  rateCase(input: $input) {
    assigneeName
    clientName
    comment
    consentLanguage
    consentVersion
    consentWithdrawnAt
    consentedAt
    createdAt
    id
    language
    publicName
    requestId
    requestKind
    requestReference
    serviceTitle
    stars
    testimonial {
      id
      status
    }
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<RateCaseMutation, RateCaseMutationVariables>;
export const RecordClosedQuotePaymentDocument = new TypedDocumentString(`
    mutation RecordClosedQuotePayment($idempotencyKey: String, $input: RecordClosedQuotePaymentInput!) {
  recordClosedQuotePayment(idempotencyKey: $idempotencyKey, input: $input) {
    number
    openAmount
    receiptNumber
  }
}
    `) as unknown as TypedDocumentString<RecordClosedQuotePaymentMutation, RecordClosedQuotePaymentMutationVariables>;
export const RecordPaymentDocument = new TypedDocumentString(`
    mutation RecordPayment($idempotencyKey: String, $input: RecordPaymentInput!) {
  recordPayment(idempotencyKey: $idempotencyKey, input: $input) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<RecordPaymentMutation, RecordPaymentMutationVariables>;
export const RefreshDocument = new TypedDocumentString(`
    mutation Refresh {
  refresh {
    token
    user {
      branches
      createdAt
      email
      fullName
      hasSecondFactor
      id
      isActive
      isEmailProved
      isEmailVerified
      isPhoneVerified
      language
      lastSignInAt
      lockedUntil
      personId
      phoneNumber
      role
      updatedAt
      version
    }
  }
}
    `) as unknown as TypedDocumentString<RefreshMutation, RefreshMutationVariables>;
export const RefuseQuoteDocument = new TypedDocumentString(`
    mutation RefuseQuote($id: ID!, $input: RefuseQuoteInput!) {
  refuseQuote(id: $id, input: $input) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<RefuseQuoteMutation, RefuseQuoteMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($input: RegisterInput!) {
  register(input: $input) {
    token
    user {
      branches
      createdAt
      email
      fullName
      hasSecondFactor
      id
      isActive
      isEmailProved
      isEmailVerified
      isPhoneVerified
      language
      lastSignInAt
      lockedUntil
      personId
      phoneNumber
      role
      updatedAt
      version
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const RemoveMyRequestFileDocument = new TypedDocumentString(`
    mutation RemoveMyRequestFile($id: ID!) {
  removeMyRequestFile(id: $id) {
    createdAt
    eventId
    id
    name
    openedAt
    paperId
    sender
    senderName
    size
    state
    type
  }
}
    `) as unknown as TypedDocumentString<RemoveMyRequestFileMutation, RemoveMyRequestFileMutationVariables>;
export const RemoveRequestFileDocument = new TypedDocumentString(`
    mutation RemoveRequestFile($id: ID!) {
  removeRequestFile(id: $id) {
    createdAt
    eventId
    id
    name
    openedAt
    paperId
    sender
    senderName
    size
    state
    type
  }
}
    `) as unknown as TypedDocumentString<RemoveRequestFileMutation, RemoveRequestFileMutationVariables>;
export const RenamePasskeyDocument = new TypedDocumentString(`
    mutation RenamePasskey($id: ID!, $name: String!) {
  renamePasskey(id: $id, name: $name) {
    createdAt
    id
    lastUsedAt
    name
  }
}
    `) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes($code: String, $passkey: PasskeyAssertionInput, $password: String!) {
  renewRecoveryCodes(code: $code, passkey: $passkey, password: $password) {
    codes
  }
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RenewWebhookSecretDocument = new TypedDocumentString(`
    mutation RenewWebhookSecret($code: String, $endsOldNow: Boolean, $id: ID!, $passkey: PasskeyAssertionInput, $password: String) {
  renewWebhookSecret(
    code: $code
    endsOldNow: $endsOldNow
    id: $id
    passkey: $passkey
    password: $password
  ) {
    secret
    webhook {
      bothSecretsUntil
      createdAt
      createdByName
      events {
        actions
        kind
      }
      failingSince
      id
      isActive
      name
      personal
      switchedOffReason
      tokenName
      updatedAt
      url
      version
    }
  }
}
    `) as unknown as TypedDocumentString<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>;
export const ReorderCategoryDocument = new TypedDocumentString(`
    mutation ReorderCategory($id: ID!, $language: Locale, $order: Int!) {
  reorderCategory(id: $id, language: $language, order: $order) {
    color
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    icon
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    scope
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReorderCategoryMutation, ReorderCategoryMutationVariables>;
export const ReorderConsultantDocument = new TypedDocumentString(`
    mutation ReorderConsultant($id: ID!, $language: Locale, $order: Int!) {
  reorderConsultant(id: $id, language: $language, order: $order) {
    advocate
    branches
    completeness {
      ar
      en
      fr
    }
    consultations
    createdAt
    deletedAt
    experience
    experienceAr
    experienceEn
    experienceFr
    id
    imageUrl
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    specialization
    specializationAr
    specializationEn
    specializationFr
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReorderConsultantMutation, ReorderConsultantMutationVariables>;
export const ReorderFaqDocument = new TypedDocumentString(`
    mutation ReorderFaq($id: ID!, $language: Locale, $order: Int!) {
  reorderFaq(id: $id, language: $language, order: $order) {
    answer
    answerAr
    answerEn
    answerFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    featured
    id
    law
    lawAr
    lawEn
    lawFr
    order
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    reviewedLanguages
    situation
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReorderFaqMutation, ReorderFaqMutationVariables>;
export const ReorderGuideStepDocument = new TypedDocumentString(`
    mutation ReorderGuideStep($id: ID!, $language: Locale, $order: Int!) {
  reorderGuideStep(id: $id, language: $language, order: $order) {
    answer
    answerAr
    answerEn
    answerFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    order
    parent
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    situation
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReorderGuideStepMutation, ReorderGuideStepMutationVariables>;
export const ReorderJobRoleDocument = new TypedDocumentString(`
    mutation ReorderJobRole($id: ID!, $language: Locale, $order: Int!) {
  reorderJobRole(id: $id, language: $language, order: $order) {
    benefits
    benefitsAr
    benefitsEn
    benefitsFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    experience
    icon
    id
    location
    order
    requirements
    requirementsAr
    requirementsEn
    requirementsFr
    resolvedLanguage
    responsibilities
    responsibilitiesAr
    responsibilitiesEn
    responsibilitiesFr
    salary
    skills
    skillsAr
    skillsEn
    skillsFr
    slug
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    type
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReorderJobRoleMutation, ReorderJobRoleMutationVariables>;
export const ReorderQuoteTemplateDocument = new TypedDocumentString(`
    mutation ReorderQuoteTemplate($id: ID!, $language: Locale, $order: Int!) {
  reorderQuoteTemplate(id: $id, language: $language, order: $order) {
    amounts
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    excluded
    excludedAr
    excludedEn
    excludedFr
    id
    included
    includedAr
    includedEn
    includedFr
    lines
    linesAr
    linesEn
    linesFr
    note
    noteAr
    noteEn
    noteFr
    order
    resolvedLanguage
    service
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    validDays
    version
  }
}
    `) as unknown as TypedDocumentString<ReorderQuoteTemplateMutation, ReorderQuoteTemplateMutationVariables>;
export const ReorderReplyTemplateDocument = new TypedDocumentString(`
    mutation ReorderReplyTemplate($id: ID!, $language: Locale, $order: Int!) {
  reorderReplyTemplate(id: $id, language: $language, order: $order) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    kind
    order
    resolvedLanguage
    staleLanguages
    status
    text
    textAr
    textEn
    textFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReorderReplyTemplateMutation, ReorderReplyTemplateMutationVariables>;
export const ReorderServiceDocument = new TypedDocumentString(`
    mutation ReorderService($id: Int!, $language: Locale, $order: Int!) {
  reorderService(id: $id, language: $language, order: $order) {
    availability
    availabilityAr
    availabilityEn
    availabilityFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    details
    detailsAr
    detailsEn
    detailsFr
    featured
    id
    inPerson
    law
    lawAr
    lawEn
    lawFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    sections {
      itemsAr
      itemsEn
      itemsFr
      kind
    }
    slug
    staleLanguages
    status
    tags
    tagsAr
    tagsEn
    tagsFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReorderServiceMutation, ReorderServiceMutationVariables>;
export const ReorderSituationDocument = new TypedDocumentString(`
    mutation ReorderSituation($id: ID!, $language: Locale, $order: Int!) {
  reorderSituation(id: $id, language: $language, order: $order) {
    branch
    completeness {
      ar
      en
      fr
    }
    cost
    costAr
    costEn
    costFr
    createdAt
    deletedAt
    door
    id
    keywords
    keywordsAr
    keywordsEn
    keywordsFr
    law
    lawAr
    lawEn
    lawFr
    next
    nextAr
    nextEn
    nextFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    service
    slug
    staleLanguages
    status
    steps
    stepsAr
    stepsEn
    stepsFr
    summary
    summaryAr
    summaryEn
    summaryFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReorderSituationMutation, ReorderSituationMutationVariables>;
export const ReorderSynonymDocument = new TypedDocumentString(`
    mutation ReorderSynonym($id: ID!, $language: Locale, $order: Int!) {
  reorderSynonym(id: $id, language: $language, order: $order) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    staleLanguages
    status
    updatedAt
    version
    words
    wordsAr
    wordsEn
    wordsFr
  }
}
    `) as unknown as TypedDocumentString<ReorderSynonymMutation, ReorderSynonymMutationVariables>;
export const ReorderTestimonialDocument = new TypedDocumentString(`
    mutation ReorderTestimonial($id: ID!, $language: Locale, $order: Int!) {
  reorderTestimonial(id: $id, language: $language, order: $order) {
    avatar
    company
    companyAr
    companyEn
    companyFr
    completeness {
      ar
      en
      fr
    }
    consultantId
    createdAt
    deletedAt
    featured
    id
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    review
    reviewAr
    reviewEn
    reviewFr
    role
    roleAr
    roleEn
    roleFr
    staleLanguages
    status
    updatedAt
    verified
    version
  }
}
    `) as unknown as TypedDocumentString<ReorderTestimonialMutation, ReorderTestimonialMutationVariables>;
export const ReplaceCategoryDocument = new TypedDocumentString(`
    mutation ReplaceCategory($id: ID!, $language: Locale, $replacement: String!) {
  replaceCategory(id: $id, language: $language, replacement: $replacement) {
    color
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    icon
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    scope
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReplaceCategoryMutation, ReplaceCategoryMutationVariables>;
export const ReplyToApplicationDocument = new TypedDocumentString(`
    mutation ReplyToApplication($id: ID!, $idempotencyKey: String, $input: ReplyToRequestInput!) {
  replyToApplication(id: $id, idempotencyKey: $idempotencyKey, input: $input) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<ReplyToApplicationMutation, ReplyToApplicationMutationVariables>;
export const ReplyToConsultationDocument = new TypedDocumentString(`
    mutation ReplyToConsultation($id: ID!, $idempotencyKey: String, $input: ReplyToRequestInput!) {
  replyToConsultation(id: $id, idempotencyKey: $idempotencyKey, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<ReplyToConsultationMutation, ReplyToConsultationMutationVariables>;
export const ReplyToContactRequestDocument = new TypedDocumentString(`
    mutation ReplyToContactRequest($id: ID!, $idempotencyKey: String, $input: ReplyToRequestInput!) {
  replyToContactRequest(id: $id, idempotencyKey: $idempotencyKey, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReplyToContactRequestMutation, ReplyToContactRequestMutationVariables>;
export const ReplyToServiceRequestDocument = new TypedDocumentString(`
    mutation ReplyToServiceRequest($id: ID!, $idempotencyKey: String, $input: ReplyToRequestInput!) {
  replyToServiceRequest(id: $id, idempotencyKey: $idempotencyKey, input: $input) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<ReplyToServiceRequestMutation, ReplyToServiceRequestMutationVariables>;
export const RequestEarlierRequestsDocument = new TypedDocumentString(`
    mutation RequestEarlierRequests {
  requestEarlierRequests {
    retryAfter
    success
  }
}
    `) as unknown as TypedDocumentString<RequestEarlierRequestsMutation, RequestEarlierRequestsMutationVariables>;
export const RescheduleConsultationDocument = new TypedDocumentString(`
    mutation RescheduleConsultation($id: ID!, $input: RescheduleConsultationInput!) {
  rescheduleConsultation(id: $id, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<RescheduleConsultationMutation, RescheduleConsultationMutationVariables>;
export const ResendPasswordResetDocument = new TypedDocumentString(`
    mutation ResendPasswordReset($email: EmailAddress!) {
  resendPasswordReset(email: $email) {
    retryAfter
    success
  }
}
    `) as unknown as TypedDocumentString<ResendPasswordResetMutation, ResendPasswordResetMutationVariables>;
export const ResendVerificationDocument = new TypedDocumentString(`
    mutation ResendVerification($email: EmailAddress!, $returnTo: String) {
  resendVerification(email: $email, returnTo: $returnTo) {
    retryAfter
    success
  }
}
    `) as unknown as TypedDocumentString<ResendVerificationMutation, ResendVerificationMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($newPassword: String!, $token: String!) {
  resetPassword(newPassword: $newPassword, token: $token) {
    email
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RestoreApplicationDocument = new TypedDocumentString(`
    mutation RestoreApplication($id: ID!) {
  restoreApplication(id: $id) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<RestoreApplicationMutation, RestoreApplicationMutationVariables>;
export const RestoreApplicationsDocument = new TypedDocumentString(`
    mutation RestoreApplications($input: RequestRowsInput!) {
  restoreApplications(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreApplicationsMutation, RestoreApplicationsMutationVariables>;
export const RestoreCategoryDocument = new TypedDocumentString(`
    mutation RestoreCategory($id: ID!, $language: Locale) {
  restoreCategory(id: $id, language: $language) {
    color
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    icon
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    scope
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreCategoryMutation, RestoreCategoryMutationVariables>;
export const RestoreConsultantDocument = new TypedDocumentString(`
    mutation RestoreConsultant($id: ID!, $language: Locale) {
  restoreConsultant(id: $id, language: $language) {
    advocate
    branches
    completeness {
      ar
      en
      fr
    }
    consultations
    createdAt
    deletedAt
    experience
    experienceAr
    experienceEn
    experienceFr
    id
    imageUrl
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    specialization
    specializationAr
    specializationEn
    specializationFr
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreConsultantMutation, RestoreConsultantMutationVariables>;
export const RestoreConsultationDocument = new TypedDocumentString(`
    mutation RestoreConsultation($id: ID!) {
  restoreConsultation(id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreConsultationMutation, RestoreConsultationMutationVariables>;
export const RestoreConsultationsDocument = new TypedDocumentString(`
    mutation RestoreConsultations($input: RequestRowsInput!) {
  restoreConsultations(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreConsultationsMutation, RestoreConsultationsMutationVariables>;
export const RestoreContactRequestDocument = new TypedDocumentString(`
    mutation RestoreContactRequest($id: ID!) {
  restoreContactRequest(id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreContactRequestMutation, RestoreContactRequestMutationVariables>;
export const RestoreContactRequestsDocument = new TypedDocumentString(`
    mutation RestoreContactRequests($input: RequestRowsInput!) {
  restoreContactRequests(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreContactRequestsMutation, RestoreContactRequestsMutationVariables>;
export const RestoreFaqDocument = new TypedDocumentString(`
    mutation RestoreFaq($id: ID!, $language: Locale) {
  restoreFaq(id: $id, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    featured
    id
    law
    lawAr
    lawEn
    lawFr
    order
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    reviewedLanguages
    situation
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreFaqMutation, RestoreFaqMutationVariables>;
export const RestoreGuideStepDocument = new TypedDocumentString(`
    mutation RestoreGuideStep($id: ID!, $language: Locale) {
  restoreGuideStep(id: $id, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    order
    parent
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    situation
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreGuideStepMutation, RestoreGuideStepMutationVariables>;
export const RestoreJobRoleDocument = new TypedDocumentString(`
    mutation RestoreJobRole($id: ID!, $language: Locale) {
  restoreJobRole(id: $id, language: $language) {
    benefits
    benefitsAr
    benefitsEn
    benefitsFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    experience
    icon
    id
    location
    order
    requirements
    requirementsAr
    requirementsEn
    requirementsFr
    resolvedLanguage
    responsibilities
    responsibilitiesAr
    responsibilitiesEn
    responsibilitiesFr
    salary
    skills
    skillsAr
    skillsEn
    skillsFr
    slug
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    type
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreJobRoleMutation, RestoreJobRoleMutationVariables>;
export const RestoreQuoteTemplateDocument = new TypedDocumentString(`
    mutation RestoreQuoteTemplate($id: ID!, $language: Locale) {
  restoreQuoteTemplate(id: $id, language: $language) {
    amounts
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    excluded
    excludedAr
    excludedEn
    excludedFr
    id
    included
    includedAr
    includedEn
    includedFr
    lines
    linesAr
    linesEn
    linesFr
    note
    noteAr
    noteEn
    noteFr
    order
    resolvedLanguage
    service
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    validDays
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreQuoteTemplateMutation, RestoreQuoteTemplateMutationVariables>;
export const RestoreReplyTemplateDocument = new TypedDocumentString(`
    mutation RestoreReplyTemplate($id: ID!, $language: Locale) {
  restoreReplyTemplate(id: $id, language: $language) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    kind
    order
    resolvedLanguage
    staleLanguages
    status
    text
    textAr
    textEn
    textFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreReplyTemplateMutation, RestoreReplyTemplateMutationVariables>;
export const RestoreServiceDocument = new TypedDocumentString(`
    mutation RestoreService($id: Int!, $language: Locale) {
  restoreService(id: $id, language: $language) {
    availability
    availabilityAr
    availabilityEn
    availabilityFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    details
    detailsAr
    detailsEn
    detailsFr
    featured
    id
    inPerson
    law
    lawAr
    lawEn
    lawFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    sections {
      itemsAr
      itemsEn
      itemsFr
      kind
    }
    slug
    staleLanguages
    status
    tags
    tagsAr
    tagsEn
    tagsFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreServiceMutation, RestoreServiceMutationVariables>;
export const RestoreServiceRequestDocument = new TypedDocumentString(`
    mutation RestoreServiceRequest($id: ID!) {
  restoreServiceRequest(id: $id) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreServiceRequestMutation, RestoreServiceRequestMutationVariables>;
export const RestoreServiceRequestsDocument = new TypedDocumentString(`
    mutation RestoreServiceRequests($input: RequestRowsInput!) {
  restoreServiceRequests(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreServiceRequestsMutation, RestoreServiceRequestsMutationVariables>;
export const RestoreSituationDocument = new TypedDocumentString(`
    mutation RestoreSituation($id: ID!, $language: Locale) {
  restoreSituation(id: $id, language: $language) {
    branch
    completeness {
      ar
      en
      fr
    }
    cost
    costAr
    costEn
    costFr
    createdAt
    deletedAt
    door
    id
    keywords
    keywordsAr
    keywordsEn
    keywordsFr
    law
    lawAr
    lawEn
    lawFr
    next
    nextAr
    nextEn
    nextFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    service
    slug
    staleLanguages
    status
    steps
    stepsAr
    stepsEn
    stepsFr
    summary
    summaryAr
    summaryEn
    summaryFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreSituationMutation, RestoreSituationMutationVariables>;
export const RestoreSynonymDocument = new TypedDocumentString(`
    mutation RestoreSynonym($id: ID!, $language: Locale) {
  restoreSynonym(id: $id, language: $language) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    staleLanguages
    status
    updatedAt
    version
    words
    wordsAr
    wordsEn
    wordsFr
  }
}
    `) as unknown as TypedDocumentString<RestoreSynonymMutation, RestoreSynonymMutationVariables>;
export const RestoreTestimonialDocument = new TypedDocumentString(`
    mutation RestoreTestimonial($id: ID!, $language: Locale) {
  restoreTestimonial(id: $id, language: $language) {
    avatar
    company
    companyAr
    companyEn
    companyFr
    completeness {
      ar
      en
      fr
    }
    consultantId
    createdAt
    deletedAt
    featured
    id
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    review
    reviewAr
    reviewEn
    reviewFr
    role
    roleAr
    roleEn
    roleFr
    staleLanguages
    status
    updatedAt
    verified
    version
  }
}
    `) as unknown as TypedDocumentString<RestoreTestimonialMutation, RestoreTestimonialMutationVariables>;
export const RetryFailedMailsDocument = new TypedDocumentString(`
    mutation RetryFailedMails {
  retryFailedMails {
    count
  }
}
    `) as unknown as TypedDocumentString<RetryFailedMailsMutation, RetryFailedMailsMutationVariables>;
export const RetryFailedWebhookDeliveriesDocument = new TypedDocumentString(`
    mutation RetryFailedWebhookDeliveries($id: ID!) {
  retryFailedWebhookDeliveries(id: $id) {
    count
  }
}
    `) as unknown as TypedDocumentString<RetryFailedWebhookDeliveriesMutation, RetryFailedWebhookDeliveriesMutationVariables>;
export const RetryMailDocument = new TypedDocumentString(`
    mutation RetryMail($id: ID!) {
  retryMail(id: $id) {
    attempts
    createdAt
    id
    lastError
    sentAt
    status
    subject
    to
  }
}
    `) as unknown as TypedDocumentString<RetryMailMutation, RetryMailMutationVariables>;
export const RetryWebhookDeliveryDocument = new TypedDocumentString(`
    mutation RetryWebhookDelivery($id: ID!) {
  retryWebhookDelivery(id: $id) {
    attempts
    createdAt
    entity
    entityId
    event
    facts
    id
    log {
      answer
      id
      milliseconds
      problem
      startedAt
      status
    }
    settledAt
    state
    webhookId
  }
}
    `) as unknown as TypedDocumentString<RetryWebhookDeliveryMutation, RetryWebhookDeliveryMutationVariables>;
export const ReviewFaqLawDocument = new TypedDocumentString(`
    mutation ReviewFaqLaw($id: ID!, $language: Locale, $languages: [Locale!]!, $version: Int) {
  reviewFaqLaw(
    id: $id
    language: $language
    languages: $languages
    version: $version
  ) {
    answer
    answerAr
    answerEn
    answerFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    featured
    id
    law
    lawAr
    lawEn
    lawFr
    order
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    reviewedLanguages
    situation
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReviewFaqLawMutation, ReviewFaqLawMutationVariables>;
export const ReviewServiceLawDocument = new TypedDocumentString(`
    mutation ReviewServiceLaw($id: Int!, $language: Locale, $languages: [Locale!]!, $version: Int) {
  reviewServiceLaw(
    id: $id
    language: $language
    languages: $languages
    version: $version
  ) {
    availability
    availabilityAr
    availabilityEn
    availabilityFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    details
    detailsAr
    detailsEn
    detailsFr
    featured
    id
    inPerson
    law
    lawAr
    lawEn
    lawFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    sections {
      itemsAr
      itemsEn
      itemsFr
      kind
    }
    slug
    staleLanguages
    status
    tags
    tagsAr
    tagsEn
    tagsFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReviewServiceLawMutation, ReviewServiceLawMutationVariables>;
export const ReviewSituationLawDocument = new TypedDocumentString(`
    mutation ReviewSituationLaw($id: ID!, $language: Locale, $languages: [Locale!]!, $version: Int) {
  reviewSituationLaw(
    id: $id
    language: $language
    languages: $languages
    version: $version
  ) {
    branch
    completeness {
      ar
      en
      fr
    }
    cost
    costAr
    costEn
    costFr
    createdAt
    deletedAt
    door
    id
    keywords
    keywordsAr
    keywordsEn
    keywordsFr
    law
    lawAr
    lawEn
    lawFr
    next
    nextAr
    nextEn
    nextFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    service
    slug
    staleLanguages
    status
    steps
    stepsAr
    stepsEn
    stepsFr
    summary
    summaryAr
    summaryEn
    summaryFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ReviewSituationLawMutation, ReviewSituationLawMutationVariables>;
export const ReviseQuoteDocument = new TypedDocumentString(`
    mutation ReviseQuote($id: ID!, $input: UpdateQuoteInput!) {
  reviseQuote(id: $id, input: $input) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<ReviseQuoteMutation, ReviseQuoteMutationVariables>;
export const RevokeApiTokenDocument = new TypedDocumentString(`
    mutation RevokeApiToken($id: ID!) {
  revokeApiToken(id: $id) {
    addresses
    callsPerMinute
    createdAt
    createdByName
    expiresAt
    id
    languages
    lastUsedAt
    name
    personal
    prefix
    revokedAt
    scopes {
      actions
      kind
    }
    userId
    userName
    userRole
  }
}
    `) as unknown as TypedDocumentString<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>;
export const RevokeConsultantFeedDocument = new TypedDocumentString(`
    mutation RevokeConsultantFeed($id: ID!) {
  revokeConsultantFeed(id: $id) {
    feedReadAt
    feedSince
    firmHours {
      closes
      opens
      weekday
    }
    hours {
      closes
      opens
      weekday
    }
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeConsultantFeedMutation, RevokeConsultantFeedMutationVariables>;
export const RevokeOtherSessionsDocument = new TypedDocumentString(`
    mutation RevokeOtherSessions {
  revokeOtherSessions {
    count
  }
}
    `) as unknown as TypedDocumentString<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const RevokeSessionDocument = new TypedDocumentString(`
    mutation RevokeSession($id: ID!) {
  revokeSession(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const SendEmailCodeDocument = new TypedDocumentString(`
    mutation SendEmailCode {
  sendEmailCode {
    retryAfter
    validFor
  }
}
    `) as unknown as TypedDocumentString<SendEmailCodeMutation, SendEmailCodeMutationVariables>;
export const SendPasswordResetDocument = new TypedDocumentString(`
    mutation SendPasswordReset($email: EmailAddress!) {
  sendPasswordReset(email: $email) {
    retryAfter
    success
  }
}
    `) as unknown as TypedDocumentString<SendPasswordResetMutation, SendPasswordResetMutationVariables>;
export const SendPhoneCodeDocument = new TypedDocumentString(`
    mutation SendPhoneCode {
  sendPhoneCode {
    retryAfter
    validFor
  }
}
    `) as unknown as TypedDocumentString<SendPhoneCodeMutation, SendPhoneCodeMutationVariables>;
export const SendQuoteDocument = new TypedDocumentString(`
    mutation SendQuote($id: ID!, $version: Int) {
  sendQuote(id: $id, version: $version) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<SendQuoteMutation, SendQuoteMutationVariables>;
export const SendUserResetLinkDocument = new TypedDocumentString(`
    mutation SendUserResetLink($id: ID!) {
  sendUserResetLink(id: $id) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<SendUserResetLinkMutation, SendUserResetLinkMutationVariables>;
export const SendVerificationDocument = new TypedDocumentString(`
    mutation SendVerification($email: EmailAddress!, $returnTo: String) {
  sendVerification(email: $email, returnTo: $returnTo) {
    retryAfter
    success
  }
}
    `) as unknown as TypedDocumentString<SendVerificationMutation, SendVerificationMutationVariables>;
export const SeparateRequestDocument = new TypedDocumentString(`
    mutation SeparateRequest($kind: RequestKind!, $requestId: ID!) {
  separateRequest(kind: $kind, requestId: $requestId) {
    accounts {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
      isPhoneVerified
      phoneNumber
      role
    }
    appointments {
      accountId
      assigneeId
      assigneeName
      createdAt
      id
      kind
      name
      reference
      startsAt
      status
      title
    }
    createdAt
    deciders
    dismissals {
      createdAt
      dismissedByName
      id
    }
    emails
    hasAccount
    hiddenRequestCount
    id
    lastRequestAt
    mergedPeople {
      createdAt
      emails
      id
      mergedByName
      name
      personId
      phones
      undoableUntil
    }
    money {
      open
      openAmount
      sent
    }
    name
    opposingParties {
      kind
      name
      reference
      requestId
    }
    otherNames
    papers {
      accepted
      files
      missing
      received
      refused
    }
    phones
    proposalCount
    proposals {
      reasons
    }
    quotes {
      authorName
      clientName
      createdAt
      decidedAt
      excluded
      id
      included
      language
      net
      note
      number
      openAmount
      paidAmount
      personId
      reason
      requestId
      requestKind
      requestReference
      revision
      sentAt
      status
      tax
      taxPercent
      total
      updatedAt
      validUntil
      version
    }
    requestCount
    requests {
      limit
      offset
      page
      total
    }
    separations {
      createdAt
      fromId
      fromName
      id
      kind
      reference
      requestId
      separatedByName
      toId
      toName
    }
  }
}
    `) as unknown as TypedDocumentString<SeparateRequestMutation, SeparateRequestMutationVariables>;
export const SetApplicationStatusDocument = new TypedDocumentString(`
    mutation SetApplicationStatus($id: ID!, $input: SetApplicationStatusInput!) {
  setApplicationStatus(id: $id, input: $input) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<SetApplicationStatusMutation, SetApplicationStatusMutationVariables>;
export const SetApplicationStatusesDocument = new TypedDocumentString(`
    mutation SetApplicationStatuses($input: SetApplicationStatusesInput!) {
  setApplicationStatuses(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<SetApplicationStatusesMutation, SetApplicationStatusesMutationVariables>;
export const SetConsultantHoursDocument = new TypedDocumentString(`
    mutation SetConsultantHours($id: ID!, $input: SetConsultantHoursInput!) {
  setConsultantHours(id: $id, input: $input) {
    feedReadAt
    feedSince
    firmHours {
      closes
      opens
      weekday
    }
    hours {
      closes
      opens
      weekday
    }
    id
  }
}
    `) as unknown as TypedDocumentString<SetConsultantHoursMutation, SetConsultantHoursMutationVariables>;
export const SetConsultationStatusDocument = new TypedDocumentString(`
    mutation SetConsultationStatus($id: ID!, $input: SetConsultationStatusInput!) {
  setConsultationStatus(id: $id, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<SetConsultationStatusMutation, SetConsultationStatusMutationVariables>;
export const SetConsultationStatusesDocument = new TypedDocumentString(`
    mutation SetConsultationStatuses($input: SetConsultationStatusesInput!) {
  setConsultationStatuses(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<SetConsultationStatusesMutation, SetConsultationStatusesMutationVariables>;
export const SetContactRequestStatusDocument = new TypedDocumentString(`
    mutation SetContactRequestStatus($id: ID!, $input: SetContactRequestStatusInput!) {
  setContactRequestStatus(id: $id, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<SetContactRequestStatusMutation, SetContactRequestStatusMutationVariables>;
export const SetContactRequestStatusesDocument = new TypedDocumentString(`
    mutation SetContactRequestStatuses($input: SetContactRequestStatusesInput!) {
  setContactRequestStatuses(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<SetContactRequestStatusesMutation, SetContactRequestStatusesMutationVariables>;
export const SetFirmHoursDocument = new TypedDocumentString(`
    mutation SetFirmHours($input: SetFirmHoursInput!) {
  setFirmHours(input: $input) {
    differsIn
    hours {
      closes
      opens
      weekday
    }
    inWords {
      ar
      en
      fr
    }
  }
}
    `) as unknown as TypedDocumentString<SetFirmHoursMutation, SetFirmHoursMutationVariables>;
export const SetRatingInvitationsDocument = new TypedDocumentString(`
    mutation SetRatingInvitations($isInvited: Boolean!) {
  setRatingInvitations(isInvited: $isInvited) {
    isInvited
  }
}
    `) as unknown as TypedDocumentString<SetRatingInvitationsMutation, SetRatingInvitationsMutationVariables>;
export const SetRequestPaperStateDocument = new TypedDocumentString(`
    mutation SetRequestPaperState($input: SetRequestPaperStateInput!) {
  setRequestPaperState(input: $input) {
    id
    name
    reason
    state
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<SetRequestPaperStateMutation, SetRequestPaperStateMutationVariables>;
export const SetServiceRequestStatusDocument = new TypedDocumentString(`
    mutation SetServiceRequestStatus($id: ID!, $input: SetServiceRequestStatusInput!) {
  setServiceRequestStatus(id: $id, input: $input) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<SetServiceRequestStatusMutation, SetServiceRequestStatusMutationVariables>;
export const SetServiceRequestStatusesDocument = new TypedDocumentString(`
    mutation SetServiceRequestStatuses($input: SetServiceRequestStatusesInput!) {
  setServiceRequestStatuses(input: $input) {
    changed
    conflicts {
      changedAt
      changedBy
      id
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<SetServiceRequestStatusesMutation, SetServiceRequestStatusesMutationVariables>;
export const SettleConsultationsDocument = new TypedDocumentString(`
    mutation SettleConsultations($input: SettleConsultationsInput!) {
  settleConsultations(input: $input) {
    changed
    conflicts {
      id
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<SettleConsultationsMutation, SettleConsultationsMutationVariables>;
export const SignInWithSecondFactorDocument = new TypedDocumentString(`
    mutation SignInWithSecondFactor($challenge: String!, $code: String, $passkey: PasskeyAssertionInput) {
  signInWithSecondFactor(challenge: $challenge, code: $code, passkey: $passkey) {
    token
    user {
      branches
      createdAt
      email
      fullName
      hasSecondFactor
      id
      isActive
      isEmailProved
      isEmailVerified
      isPhoneVerified
      language
      lastSignInAt
      lockedUntil
      personId
      phoneNumber
      role
      updatedAt
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SignInWithSecondFactorMutation, SignInWithSecondFactorMutationVariables>;
export const SubmitApplicationDocument = new TypedDocumentString(`
    mutation SubmitApplication($idempotencyKey: String, $input: SubmitApplicationInput!) {
  submitApplication(idempotencyKey: $idempotencyKey, input: $input) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<SubmitApplicationMutation, SubmitApplicationMutationVariables>;
export const SubmitConsultationDocument = new TypedDocumentString(`
    mutation SubmitConsultation($idempotencyKey: String, $input: SubmitConsultationInput!) {
  submitConsultation(idempotencyKey: $idempotencyKey, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<SubmitConsultationMutation, SubmitConsultationMutationVariables>;
export const SubmitContactRequestDocument = new TypedDocumentString(`
    mutation SubmitContactRequest($idempotencyKey: String, $input: SubmitContactRequestInput!) {
  submitContactRequest(idempotencyKey: $idempotencyKey, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<SubmitContactRequestMutation, SubmitContactRequestMutationVariables>;
export const SubmitServiceRequestDocument = new TypedDocumentString(`
    mutation SubmitServiceRequest($idempotencyKey: String, $input: SubmitServiceRequestInput!) {
  submitServiceRequest(idempotencyKey: $idempotencyKey, input: $input) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<SubmitServiceRequestMutation, SubmitServiceRequestMutationVariables>;
export const TestMailDocument = new TypedDocumentString(`
    mutation TestMail($input: IntegrationSettingsInput) {
  testMail(input: $input) {
    answer
    ok
  }
}
    `) as unknown as TypedDocumentString<TestMailMutation, TestMailMutationVariables>;
export const TestSmsDocument = new TypedDocumentString(`
    mutation TestSms($input: IntegrationSettingsInput, $phoneNumber: Phone!) {
  testSms(input: $input, phoneNumber: $phoneNumber) {
    answer
    ok
    problem
  }
}
    `) as unknown as TypedDocumentString<TestSmsMutation, TestSmsMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($id: ID!) {
  testWebhook(id: $id) {
    attempts
    createdAt
    entity
    entityId
    event
    facts
    id
    log {
      answer
      id
      milliseconds
      problem
      startedAt
      status
    }
    settledAt
    state
    webhookId
  }
}
    `) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const ToggleCategoryStatusDocument = new TypedDocumentString(`
    mutation ToggleCategoryStatus($id: ID!, $language: Locale) {
  toggleCategoryStatus(id: $id, language: $language) {
    color
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    icon
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    scope
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleCategoryStatusMutation, ToggleCategoryStatusMutationVariables>;
export const ToggleConsultantAdvocateDocument = new TypedDocumentString(`
    mutation ToggleConsultantAdvocate($id: ID!, $language: Locale) {
  toggleConsultantAdvocate(id: $id, language: $language) {
    advocate
    branches
    completeness {
      ar
      en
      fr
    }
    consultations
    createdAt
    deletedAt
    experience
    experienceAr
    experienceEn
    experienceFr
    id
    imageUrl
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    specialization
    specializationAr
    specializationEn
    specializationFr
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleConsultantAdvocateMutation, ToggleConsultantAdvocateMutationVariables>;
export const ToggleConsultantStatusDocument = new TypedDocumentString(`
    mutation ToggleConsultantStatus($id: ID!, $language: Locale) {
  toggleConsultantStatus(id: $id, language: $language) {
    advocate
    branches
    completeness {
      ar
      en
      fr
    }
    consultations
    createdAt
    deletedAt
    experience
    experienceAr
    experienceEn
    experienceFr
    id
    imageUrl
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    specialization
    specializationAr
    specializationEn
    specializationFr
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleConsultantStatusMutation, ToggleConsultantStatusMutationVariables>;
export const ToggleContactInfoStatusDocument = new TypedDocumentString(`
    mutation ToggleContactInfoStatus($id: ID!) {
  toggleContactInfoStatus(id: $id) {
    createdAt
    displayOrder
    id
    isActive
    keyName
    phoneE164
    type
    updatedAt
    value
    valueEn
    valueFr
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleContactInfoStatusMutation, ToggleContactInfoStatusMutationVariables>;
export const ToggleFaqFeaturedDocument = new TypedDocumentString(`
    mutation ToggleFaqFeatured($id: ID!, $language: Locale) {
  toggleFaqFeatured(id: $id, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    featured
    id
    law
    lawAr
    lawEn
    lawFr
    order
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    reviewedLanguages
    situation
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleFaqFeaturedMutation, ToggleFaqFeaturedMutationVariables>;
export const ToggleFaqStatusDocument = new TypedDocumentString(`
    mutation ToggleFaqStatus($id: ID!, $language: Locale) {
  toggleFaqStatus(id: $id, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    featured
    id
    law
    lawAr
    lawEn
    lawFr
    order
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    reviewedLanguages
    situation
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleFaqStatusMutation, ToggleFaqStatusMutationVariables>;
export const ToggleGuideStepStatusDocument = new TypedDocumentString(`
    mutation ToggleGuideStepStatus($id: ID!, $language: Locale) {
  toggleGuideStepStatus(id: $id, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    order
    parent
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    situation
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleGuideStepStatusMutation, ToggleGuideStepStatusMutationVariables>;
export const ToggleJobRoleStatusDocument = new TypedDocumentString(`
    mutation ToggleJobRoleStatus($id: ID!, $language: Locale) {
  toggleJobRoleStatus(id: $id, language: $language) {
    benefits
    benefitsAr
    benefitsEn
    benefitsFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    experience
    icon
    id
    location
    order
    requirements
    requirementsAr
    requirementsEn
    requirementsFr
    resolvedLanguage
    responsibilities
    responsibilitiesAr
    responsibilitiesEn
    responsibilitiesFr
    salary
    skills
    skillsAr
    skillsEn
    skillsFr
    slug
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    type
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleJobRoleStatusMutation, ToggleJobRoleStatusMutationVariables>;
export const ToggleQuoteTemplateStatusDocument = new TypedDocumentString(`
    mutation ToggleQuoteTemplateStatus($id: ID!, $language: Locale) {
  toggleQuoteTemplateStatus(id: $id, language: $language) {
    amounts
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    excluded
    excludedAr
    excludedEn
    excludedFr
    id
    included
    includedAr
    includedEn
    includedFr
    lines
    linesAr
    linesEn
    linesFr
    note
    noteAr
    noteEn
    noteFr
    order
    resolvedLanguage
    service
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    validDays
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleQuoteTemplateStatusMutation, ToggleQuoteTemplateStatusMutationVariables>;
export const ToggleReplyTemplateStatusDocument = new TypedDocumentString(`
    mutation ToggleReplyTemplateStatus($id: ID!, $language: Locale) {
  toggleReplyTemplateStatus(id: $id, language: $language) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    kind
    order
    resolvedLanguage
    staleLanguages
    status
    text
    textAr
    textEn
    textFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleReplyTemplateStatusMutation, ToggleReplyTemplateStatusMutationVariables>;
export const ToggleServiceFeaturedDocument = new TypedDocumentString(`
    mutation ToggleServiceFeatured($id: Int!, $language: Locale) {
  toggleServiceFeatured(id: $id, language: $language) {
    availability
    availabilityAr
    availabilityEn
    availabilityFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    details
    detailsAr
    detailsEn
    detailsFr
    featured
    id
    inPerson
    law
    lawAr
    lawEn
    lawFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    sections {
      itemsAr
      itemsEn
      itemsFr
      kind
    }
    slug
    staleLanguages
    status
    tags
    tagsAr
    tagsEn
    tagsFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleServiceFeaturedMutation, ToggleServiceFeaturedMutationVariables>;
export const ToggleServiceInPersonDocument = new TypedDocumentString(`
    mutation ToggleServiceInPerson($id: Int!, $language: Locale) {
  toggleServiceInPerson(id: $id, language: $language) {
    availability
    availabilityAr
    availabilityEn
    availabilityFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    details
    detailsAr
    detailsEn
    detailsFr
    featured
    id
    inPerson
    law
    lawAr
    lawEn
    lawFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    sections {
      itemsAr
      itemsEn
      itemsFr
      kind
    }
    slug
    staleLanguages
    status
    tags
    tagsAr
    tagsEn
    tagsFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleServiceInPersonMutation, ToggleServiceInPersonMutationVariables>;
export const ToggleServiceStatusDocument = new TypedDocumentString(`
    mutation ToggleServiceStatus($id: Int!, $language: Locale) {
  toggleServiceStatus(id: $id, language: $language) {
    availability
    availabilityAr
    availabilityEn
    availabilityFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    details
    detailsAr
    detailsEn
    detailsFr
    featured
    id
    inPerson
    law
    lawAr
    lawEn
    lawFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    sections {
      itemsAr
      itemsEn
      itemsFr
      kind
    }
    slug
    staleLanguages
    status
    tags
    tagsAr
    tagsEn
    tagsFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleServiceStatusMutation, ToggleServiceStatusMutationVariables>;
export const ToggleSituationStatusDocument = new TypedDocumentString(`
    mutation ToggleSituationStatus($id: ID!, $language: Locale) {
  toggleSituationStatus(id: $id, language: $language) {
    branch
    completeness {
      ar
      en
      fr
    }
    cost
    costAr
    costEn
    costFr
    createdAt
    deletedAt
    door
    id
    keywords
    keywordsAr
    keywordsEn
    keywordsFr
    law
    lawAr
    lawEn
    lawFr
    next
    nextAr
    nextEn
    nextFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    service
    slug
    staleLanguages
    status
    steps
    stepsAr
    stepsEn
    stepsFr
    summary
    summaryAr
    summaryEn
    summaryFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleSituationStatusMutation, ToggleSituationStatusMutationVariables>;
export const ToggleSynonymStatusDocument = new TypedDocumentString(`
    mutation ToggleSynonymStatus($id: ID!, $language: Locale) {
  toggleSynonymStatus(id: $id, language: $language) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    staleLanguages
    status
    updatedAt
    version
    words
    wordsAr
    wordsEn
    wordsFr
  }
}
    `) as unknown as TypedDocumentString<ToggleSynonymStatusMutation, ToggleSynonymStatusMutationVariables>;
export const ToggleTestimonialFeaturedDocument = new TypedDocumentString(`
    mutation ToggleTestimonialFeatured($id: ID!, $language: Locale) {
  toggleTestimonialFeatured(id: $id, language: $language) {
    avatar
    company
    companyAr
    companyEn
    companyFr
    completeness {
      ar
      en
      fr
    }
    consultantId
    createdAt
    deletedAt
    featured
    id
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    review
    reviewAr
    reviewEn
    reviewFr
    role
    roleAr
    roleEn
    roleFr
    staleLanguages
    status
    updatedAt
    verified
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleTestimonialFeaturedMutation, ToggleTestimonialFeaturedMutationVariables>;
export const ToggleTestimonialStatusDocument = new TypedDocumentString(`
    mutation ToggleTestimonialStatus($id: ID!, $language: Locale) {
  toggleTestimonialStatus(id: $id, language: $language) {
    avatar
    company
    companyAr
    companyEn
    companyFr
    completeness {
      ar
      en
      fr
    }
    consultantId
    createdAt
    deletedAt
    featured
    id
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    review
    reviewAr
    reviewEn
    reviewFr
    role
    roleAr
    roleEn
    roleFr
    staleLanguages
    status
    updatedAt
    verified
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleTestimonialStatusMutation, ToggleTestimonialStatusMutationVariables>;
export const ToggleTestimonialVerifiedDocument = new TypedDocumentString(`
    mutation ToggleTestimonialVerified($id: ID!, $language: Locale) {
  toggleTestimonialVerified(id: $id, language: $language) {
    avatar
    company
    companyAr
    companyEn
    companyFr
    completeness {
      ar
      en
      fr
    }
    consultantId
    createdAt
    deletedAt
    featured
    id
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    review
    reviewAr
    reviewEn
    reviewFr
    role
    roleAr
    roleEn
    roleFr
    staleLanguages
    status
    updatedAt
    verified
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleTestimonialVerifiedMutation, ToggleTestimonialVerifiedMutationVariables>;
export const ToggleUserActiveDocument = new TypedDocumentString(`
    mutation ToggleUserActive($id: ID!, $successorId: ID) {
  toggleUserActive(id: $id, successorId: $successorId) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ToggleUserActiveMutation, ToggleUserActiveMutationVariables>;
export const UndoEmailChangeDocument = new TypedDocumentString(`
    mutation UndoEmailChange($token: String!) {
  undoEmailChange(token: $token) {
    email
  }
}
    `) as unknown as TypedDocumentString<UndoEmailChangeMutation, UndoEmailChangeMutationVariables>;
export const UndoPeopleMergeDocument = new TypedDocumentString(`
    mutation UndoPeopleMerge($mergeId: ID!) {
  undoPeopleMerge(mergeId: $mergeId) {
    accounts {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
      isPhoneVerified
      phoneNumber
      role
    }
    appointments {
      accountId
      assigneeId
      assigneeName
      createdAt
      id
      kind
      name
      reference
      startsAt
      status
      title
    }
    createdAt
    deciders
    dismissals {
      createdAt
      dismissedByName
      id
    }
    emails
    hasAccount
    hiddenRequestCount
    id
    lastRequestAt
    mergedPeople {
      createdAt
      emails
      id
      mergedByName
      name
      personId
      phones
      undoableUntil
    }
    money {
      open
      openAmount
      sent
    }
    name
    opposingParties {
      kind
      name
      reference
      requestId
    }
    otherNames
    papers {
      accepted
      files
      missing
      received
      refused
    }
    phones
    proposalCount
    proposals {
      reasons
    }
    quotes {
      authorName
      clientName
      createdAt
      decidedAt
      excluded
      id
      included
      language
      net
      note
      number
      openAmount
      paidAmount
      personId
      reason
      requestId
      requestKind
      requestReference
      revision
      sentAt
      status
      tax
      taxPercent
      total
      updatedAt
      validUntil
      version
    }
    requestCount
    requests {
      limit
      offset
      page
      total
    }
    separations {
      createdAt
      fromId
      fromName
      id
      kind
      reference
      requestId
      separatedByName
      toId
      toName
    }
  }
}
    `) as unknown as TypedDocumentString<UndoPeopleMergeMutation, UndoPeopleMergeMutationVariables>;
export const UndoPersonDismissalDocument = new TypedDocumentString(`
    mutation UndoPersonDismissal($dismissalId: ID!) {
  undoPersonDismissal(dismissalId: $dismissalId) {
    accounts {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
      isPhoneVerified
      phoneNumber
      role
    }
    appointments {
      accountId
      assigneeId
      assigneeName
      createdAt
      id
      kind
      name
      reference
      startsAt
      status
      title
    }
    createdAt
    deciders
    dismissals {
      createdAt
      dismissedByName
      id
    }
    emails
    hasAccount
    hiddenRequestCount
    id
    lastRequestAt
    mergedPeople {
      createdAt
      emails
      id
      mergedByName
      name
      personId
      phones
      undoableUntil
    }
    money {
      open
      openAmount
      sent
    }
    name
    opposingParties {
      kind
      name
      reference
      requestId
    }
    otherNames
    papers {
      accepted
      files
      missing
      received
      refused
    }
    phones
    proposalCount
    proposals {
      reasons
    }
    quotes {
      authorName
      clientName
      createdAt
      decidedAt
      excluded
      id
      included
      language
      net
      note
      number
      openAmount
      paidAmount
      personId
      reason
      requestId
      requestKind
      requestReference
      revision
      sentAt
      status
      tax
      taxPercent
      total
      updatedAt
      validUntil
      version
    }
    requestCount
    requests {
      limit
      offset
      page
      total
    }
    separations {
      createdAt
      fromId
      fromName
      id
      kind
      reference
      requestId
      separatedByName
      toId
      toName
    }
  }
}
    `) as unknown as TypedDocumentString<UndoPersonDismissalMutation, UndoPersonDismissalMutationVariables>;
export const UndoRequestSeparationDocument = new TypedDocumentString(`
    mutation UndoRequestSeparation($separationId: ID!) {
  undoRequestSeparation(separationId: $separationId) {
    accounts {
      createdAt
      email
      fullName
      id
      isActive
      isEmailVerified
      isPhoneVerified
      phoneNumber
      role
    }
    appointments {
      accountId
      assigneeId
      assigneeName
      createdAt
      id
      kind
      name
      reference
      startsAt
      status
      title
    }
    createdAt
    deciders
    dismissals {
      createdAt
      dismissedByName
      id
    }
    emails
    hasAccount
    hiddenRequestCount
    id
    lastRequestAt
    mergedPeople {
      createdAt
      emails
      id
      mergedByName
      name
      personId
      phones
      undoableUntil
    }
    money {
      open
      openAmount
      sent
    }
    name
    opposingParties {
      kind
      name
      reference
      requestId
    }
    otherNames
    papers {
      accepted
      files
      missing
      received
      refused
    }
    phones
    proposalCount
    proposals {
      reasons
    }
    quotes {
      authorName
      clientName
      createdAt
      decidedAt
      excluded
      id
      included
      language
      net
      note
      number
      openAmount
      paidAmount
      personId
      reason
      requestId
      requestKind
      requestReference
      revision
      sentAt
      status
      tax
      taxPercent
      total
      updatedAt
      validUntil
      version
    }
    requestCount
    requests {
      limit
      offset
      page
      total
    }
    separations {
      createdAt
      fromId
      fromName
      id
      kind
      reference
      requestId
      separatedByName
      toId
      toName
    }
  }
}
    `) as unknown as TypedDocumentString<UndoRequestSeparationMutation, UndoRequestSeparationMutationVariables>;
export const UnlockDocument = new TypedDocumentString(`
    mutation Unlock($password: String!) {
  unlock(password: $password) {
    idleSeconds
    locked
  }
}
    `) as unknown as TypedDocumentString<UnlockMutation, UnlockMutationVariables>;
export const UnlockUserDocument = new TypedDocumentString(`
    mutation UnlockUser($id: ID!) {
  unlockUser(id: $id) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UnlockUserMutation, UnlockUserMutationVariables>;
export const UnmarkConsultationNoShowDocument = new TypedDocumentString(`
    mutation UnmarkConsultationNoShow($id: ID!) {
  unmarkConsultationNoShow(id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<UnmarkConsultationNoShowMutation, UnmarkConsultationNoShowMutationVariables>;
export const UpdateApplicationDocument = new TypedDocumentString(`
    mutation UpdateApplication($id: ID!, $input: UpdateApplicationInput!) {
  updateApplication(id: $id, input: $input) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<UpdateApplicationMutation, UpdateApplicationMutationVariables>;
export const UpdateCategoryDocument = new TypedDocumentString(`
    mutation UpdateCategory($id: ID!, $input: UpdateCategoryInput!, $language: Locale) {
  updateCategory(id: $id, input: $input, language: $language) {
    color
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    icon
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    scope
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const UpdateConsultantDocument = new TypedDocumentString(`
    mutation UpdateConsultant($id: ID!, $input: UpdateConsultantInput!, $language: Locale) {
  updateConsultant(id: $id, input: $input, language: $language) {
    advocate
    branches
    completeness {
      ar
      en
      fr
    }
    consultations
    createdAt
    deletedAt
    experience
    experienceAr
    experienceEn
    experienceFr
    id
    imageUrl
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    specialization
    specializationAr
    specializationEn
    specializationFr
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateConsultantMutation, UpdateConsultantMutationVariables>;
export const UpdateConsultationDocument = new TypedDocumentString(`
    mutation UpdateConsultation($id: ID!, $input: UpdateConsultationInput!) {
  updateConsultation(id: $id, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateConsultationMutation, UpdateConsultationMutationVariables>;
export const UpdateContactInfoDocument = new TypedDocumentString(`
    mutation UpdateContactInfo($id: ID!, $input: UpdateContactInfoInput!) {
  updateContactInfo(id: $id, input: $input) {
    createdAt
    displayOrder
    id
    isActive
    keyName
    phoneE164
    type
    updatedAt
    value
    valueEn
    valueFr
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateContactInfoMutation, UpdateContactInfoMutationVariables>;
export const UpdateContactInfoByKeyDocument = new TypedDocumentString(`
    mutation UpdateContactInfoByKey($input: UpdateContactInfoInput!, $keyName: String!, $type: ContactInfoType!) {
  updateContactInfoByKey(input: $input, keyName: $keyName, type: $type) {
    createdAt
    displayOrder
    id
    isActive
    keyName
    phoneE164
    type
    updatedAt
    value
    valueEn
    valueFr
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateContactInfoByKeyMutation, UpdateContactInfoByKeyMutationVariables>;
export const UpdateContactRequestDocument = new TypedDocumentString(`
    mutation UpdateContactRequest($id: ID!, $input: UpdateContactRequestInput!) {
  updateContactRequest(id: $id, input: $input) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateContactRequestMutation, UpdateContactRequestMutationVariables>;
export const UpdateFaqDocument = new TypedDocumentString(`
    mutation UpdateFaq($id: ID!, $input: UpdateFaqInput!, $language: Locale) {
  updateFaq(id: $id, input: $input, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    featured
    id
    law
    lawAr
    lawEn
    lawFr
    order
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    reviewedLanguages
    situation
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateFaqMutation, UpdateFaqMutationVariables>;
export const UpdateGuideStepDocument = new TypedDocumentString(`
    mutation UpdateGuideStep($id: ID!, $input: UpdateGuideStepInput!, $language: Locale) {
  updateGuideStep(id: $id, input: $input, language: $language) {
    answer
    answerAr
    answerEn
    answerFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    order
    parent
    question
    questionAr
    questionEn
    questionFr
    resolvedLanguage
    situation
    slug
    staleLanguages
    status
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateGuideStepMutation, UpdateGuideStepMutationVariables>;
export const UpdateHolidayDocument = new TypedDocumentString(`
    mutation UpdateHoliday($id: ID!, $input: UpdateHolidayInput!) {
  updateHoliday(id: $id, input: $input) {
    createdAt
    day
    id
    nameAr
    nameEn
    nameFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateHolidayMutation, UpdateHolidayMutationVariables>;
export const UpdateHoursPeriodDocument = new TypedDocumentString(`
    mutation UpdateHoursPeriod($id: ID!, $input: UpdateHoursPeriodInput!) {
  updateHoursPeriod(id: $id, input: $input) {
    consultantId
    createdAt
    endsOn
    hours {
      closes
      opens
      weekday
    }
    id
    inWords {
      ar
      en
      fr
    }
    nameAr
    nameEn
    nameFr
    startsOn
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateHoursPeriodMutation, UpdateHoursPeriodMutationVariables>;
export const UpdateJobRoleDocument = new TypedDocumentString(`
    mutation UpdateJobRole($id: ID!, $input: UpdateJobRoleInput!, $language: Locale) {
  updateJobRole(id: $id, input: $input, language: $language) {
    benefits
    benefitsAr
    benefitsEn
    benefitsFr
    category
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    experience
    icon
    id
    location
    order
    requirements
    requirementsAr
    requirementsEn
    requirementsFr
    resolvedLanguage
    responsibilities
    responsibilitiesAr
    responsibilitiesEn
    responsibilitiesFr
    salary
    skills
    skillsAr
    skillsEn
    skillsFr
    slug
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    type
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateJobRoleMutation, UpdateJobRoleMutationVariables>;
export const UpdateNotificationPreferencesDocument = new TypedDocumentString(`
    mutation UpdateNotificationPreferences($input: NotificationPreferencesInput!) {
  updateNotificationPreferences(input: $input) {
    byMail
    canMail
    category
    inApp
  }
}
    `) as unknown as TypedDocumentString<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation UpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UpdateQuoteDocument = new TypedDocumentString(`
    mutation UpdateQuote($id: ID!, $input: UpdateQuoteInput!) {
  updateQuote(id: $id, input: $input) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateQuoteMutation, UpdateQuoteMutationVariables>;
export const UpdateQuoteTemplateDocument = new TypedDocumentString(`
    mutation UpdateQuoteTemplate($id: ID!, $input: UpdateQuoteTemplateInput!, $language: Locale) {
  updateQuoteTemplate(id: $id, input: $input, language: $language) {
    amounts
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    excluded
    excludedAr
    excludedEn
    excludedFr
    id
    included
    includedAr
    includedEn
    includedFr
    lines
    linesAr
    linesEn
    linesFr
    note
    noteAr
    noteEn
    noteFr
    order
    resolvedLanguage
    service
    staleLanguages
    status
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    validDays
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateQuoteTemplateMutation, UpdateQuoteTemplateMutationVariables>;
export const UpdateReplyTemplateDocument = new TypedDocumentString(`
    mutation UpdateReplyTemplate($id: ID!, $input: UpdateReplyTemplateInput!, $language: Locale) {
  updateReplyTemplate(id: $id, input: $input, language: $language) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    kind
    order
    resolvedLanguage
    staleLanguages
    status
    text
    textAr
    textEn
    textFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateReplyTemplateMutation, UpdateReplyTemplateMutationVariables>;
export const UpdateServiceDocument = new TypedDocumentString(`
    mutation UpdateService($id: Int!, $input: UpdateServiceInput!, $language: Locale) {
  updateService(id: $id, input: $input, language: $language) {
    availability
    availabilityAr
    availabilityEn
    availabilityFr
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    description
    descriptionAr
    descriptionEn
    descriptionFr
    details
    detailsAr
    detailsEn
    detailsFr
    featured
    id
    inPerson
    law
    lawAr
    lawEn
    lawFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    sections {
      itemsAr
      itemsEn
      itemsFr
      kind
    }
    slug
    staleLanguages
    status
    tags
    tagsAr
    tagsEn
    tagsFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateServiceMutation, UpdateServiceMutationVariables>;
export const UpdateServiceRequestDocument = new TypedDocumentString(`
    mutation UpdateServiceRequest($id: ID!, $input: UpdateServiceRequestInput!) {
  updateServiceRequest(id: $id, input: $input) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateServiceRequestMutation, UpdateServiceRequestMutationVariables>;
export const UpdateSettingsDocument = new TypedDocumentString(`
    mutation UpdateSettings($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    booking {
      bookingHorizonDays
      bookingNoticeHours
      cancelNoticeHours
      earlyReminderHours
      firstConsultationFree
      lateReminderHours
      maxOpenConsultations
      recentPaperDays
      slotMinutes
      updatedAt
      version
    }
    documents {
      engagementLetterAr
      engagementLetterEn
      engagementLetterFr
      updatedAt
      version
    }
    general {
      addressAr
      addressEn
      addressFr
      arabicDates
      caseMegabytes
      contactEmail
      contactPhone
      fileMegabytes
      logo
      privacyConfirmedOn
      publicDetailPages
      sharePicture
      siteDescriptionAr
      siteDescriptionEn
      siteDescriptionFr
      siteNameAr
      siteNameEn
      siteNameFr
      siteShortNameAr
      siteShortNameEn
      siteShortNameFr
      termsConfirmedOn
      updatedAt
      version
    }
    integrations {
      assistantTools
      emailService
      facebookPixel
      googleAnalytics
      mailFrom
      mailgunPassword
      mailgunUser
      sendgridApiKey
      smsSender
      smsService
      smtpHost
      smtpPassword
      smtpPort
      smtpUser
      twilioAccountSid
      twilioAuthToken
      updatedAt
      version
      vonageApiKey
      vonageApiSecret
      webhookPorts
      webhooks
    }
    legal {
      barAr
      barEn
      barFr
      barNumber
      complaintsAr
      complaintsEn
      complaintsFr
      insuranceAr
      insuranceEn
      insuranceFr
      legalNoticeAr
      legalNoticeEn
      legalNoticeFr
      responsibleAr
      responsibleEn
      responsibleFr
      taxNumber
      updatedAt
      version
    }
    notifications {
      answerReminderHours
      emailNotifications
      newConsultationNotification
      newContactNotification
      newUserNotification
      ratingInvitationDays
      smsNotifications
      updatedAt
      version
    }
    quotes {
      quoteTaxPercent
      quoteValidDays
      updatedAt
      version
    }
    retention {
      keptAcceptedYears
      keptCasesYears
      keptMessagesYears
      keptQuotesYears
      keptRejectedMonths
      updatedAt
      version
    }
    security {
      maxLoginAttempts
      minPasswordLength
      requireEmailVerification
      requirePhoneVerification
      requireSecondFactor
      sessionTimeout
      updatedAt
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const UpdateSituationDocument = new TypedDocumentString(`
    mutation UpdateSituation($id: ID!, $input: UpdateSituationInput!, $language: Locale) {
  updateSituation(id: $id, input: $input, language: $language) {
    branch
    completeness {
      ar
      en
      fr
    }
    cost
    costAr
    costEn
    costFr
    createdAt
    deletedAt
    door
    id
    keywords
    keywordsAr
    keywordsEn
    keywordsFr
    law
    lawAr
    lawEn
    lawFr
    next
    nextAr
    nextEn
    nextFr
    order
    papers
    papersAr
    papersEn
    papersFr
    price
    priceAr
    priceEn
    priceFr
    resolvedLanguage
    reviewedLanguages
    service
    slug
    staleLanguages
    status
    steps
    stepsAr
    stepsEn
    stepsFr
    summary
    summaryAr
    summaryEn
    summaryFr
    title
    titleAr
    titleEn
    titleFr
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateSituationMutation, UpdateSituationMutationVariables>;
export const UpdateSynonymDocument = new TypedDocumentString(`
    mutation UpdateSynonym($id: ID!, $input: UpdateSynonymInput!, $language: Locale) {
  updateSynonym(id: $id, input: $input, language: $language) {
    completeness {
      ar
      en
      fr
    }
    createdAt
    deletedAt
    id
    name
    nameAr
    nameEn
    nameFr
    order
    resolvedLanguage
    staleLanguages
    status
    updatedAt
    version
    words
    wordsAr
    wordsEn
    wordsFr
  }
}
    `) as unknown as TypedDocumentString<UpdateSynonymMutation, UpdateSynonymMutationVariables>;
export const UpdateTestimonialDocument = new TypedDocumentString(`
    mutation UpdateTestimonial($id: ID!, $input: UpdateTestimonialInput!, $language: Locale) {
  updateTestimonial(id: $id, input: $input, language: $language) {
    avatar
    company
    companyAr
    companyEn
    companyFr
    completeness {
      ar
      en
      fr
    }
    consultantId
    createdAt
    deletedAt
    featured
    id
    name
    nameAr
    nameEn
    nameFr
    order
    rating
    resolvedLanguage
    review
    reviewAr
    reviewEn
    reviewFr
    role
    roleAr
    roleEn
    roleFr
    staleLanguages
    status
    updatedAt
    verified
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateTestimonialMutation, UpdateTestimonialMutationVariables>;
export const UpdateUserDocument = new TypedDocumentString(`
    mutation UpdateUser($id: ID!, $input: UpdateUserInput!) {
  updateUser(id: $id, input: $input) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>;
export const UpdateWebhookDocument = new TypedDocumentString(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    bothSecretsUntil
    createdAt
    createdByName
    events {
      actions
      kind
    }
    failingSince
    id
    isActive
    name
    personal
    switchedOffReason
    tokenName
    updatedAt
    url
    version
  }
}
    `) as unknown as TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const VerifyEmailDocument = new TypedDocumentString(`
    mutation VerifyEmail($token: String!) {
  verifyEmail(token: $token) {
    isEmailVerified
  }
}
    `) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const VerifyPhoneDocument = new TypedDocumentString(`
    mutation VerifyPhone($code: String!) {
  verifyPhone(code: $code) {
    branches
    createdAt
    email
    fullName
    hasSecondFactor
    id
    isActive
    isEmailProved
    isEmailVerified
    isPhoneVerified
    language
    lastSignInAt
    lockedUntil
    personId
    phoneNumber
    role
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<VerifyPhoneMutation, VerifyPhoneMutationVariables>;
export const WithdrawApplicationDocument = new TypedDocumentString(`
    mutation WithdrawApplication($id: ID!) {
  withdrawApplication(id: $id) {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;
export const WithdrawCaseRatingDocument = new TypedDocumentString(`
    mutation WithdrawCaseRating($kind: RequestKind!, $requestId: ID!) {
  withdrawCaseRating(kind: $kind, requestId: $requestId) {
    assigneeName
    clientName
    comment
    consentLanguage
    consentVersion
    consentWithdrawnAt
    consentedAt
    createdAt
    id
    language
    publicName
    requestId
    requestKind
    requestReference
    serviceTitle
    stars
    testimonial {
      id
      status
    }
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<WithdrawCaseRatingMutation, WithdrawCaseRatingMutationVariables>;
export const WithdrawConsultationDocument = new TypedDocumentString(`
    mutation WithdrawConsultation($id: ID!) {
  withdrawConsultation(id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<WithdrawConsultationMutation, WithdrawConsultationMutationVariables>;
export const WithdrawContactRequestDocument = new TypedDocumentString(`
    mutation WithdrawContactRequest($id: ID!) {
  withdrawContactRequest(id: $id) {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<WithdrawContactRequestMutation, WithdrawContactRequestMutationVariables>;
export const WithdrawQuoteDocument = new TypedDocumentString(`
    mutation WithdrawQuote($id: ID!, $input: WithdrawQuoteInput!) {
  withdrawQuote(id: $id, input: $input) {
    acceptance {
      accountName
      address
      createdAt
      hash
      revision
      secondFactor
    }
    authorName
    clientName
    createdAt
    decidedAt
    excluded
    id
    included
    language
    lines {
      amount
      title
    }
    net
    note
    number
    openAmount
    paidAmount
    payments {
      amount
      cancelsId
      createdAt
      id
      method
      paidOn
      payerReference
      reason
      receiptNumber
      recordedBy
    }
    personId
    reason
    requestId
    requestKind
    requestReference
    revision
    sentAt
    status
    tax
    taxPercent
    total
    updatedAt
    validUntil
    version
    versions {
      createdAt
      hash
      revision
      total
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawQuoteMutation, WithdrawQuoteMutationVariables>;
export const WithdrawServiceRequestDocument = new TypedDocumentString(`
    mutation WithdrawServiceRequest($id: ID!) {
  withdrawServiceRequest(id: $id) {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<WithdrawServiceRequestMutation, WithdrawServiceRequestMutationVariables>;
export const WithdrawTestimonialConsentDocument = new TypedDocumentString(`
    mutation WithdrawTestimonialConsent($kind: RequestKind!, $requestId: ID!) {
  withdrawTestimonialConsent(kind: $kind, requestId: $requestId) {
    assigneeName
    clientName
    comment
    consentLanguage
    consentVersion
    consentWithdrawnAt
    consentedAt
    createdAt
    id
    language
    publicName
    requestId
    requestKind
    requestReference
    serviceTitle
    stars
    testimonial {
      id
      status
    }
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<WithdrawTestimonialConsentMutation, WithdrawTestimonialConsentMutationVariables>;
export const ApplicationChangedDocument = new TypedDocumentString(`
    subscription ApplicationChanged {
  applicationChanged {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<ApplicationChangedSubscription, ApplicationChangedSubscriptionVariables>;
export const ConsultationChangedDocument = new TypedDocumentString(`
    subscription ConsultationChanged {
  consultationChanged {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<ConsultationChangedSubscription, ConsultationChangedSubscriptionVariables>;
export const ContactRequestChangedDocument = new TypedDocumentString(`
    subscription ContactRequestChanged {
  contactRequestChanged {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<ContactRequestChangedSubscription, ContactRequestChangedSubscriptionVariables>;
export const MyApplicationChangedDocument = new TypedDocumentString(`
    subscription MyApplicationChanged {
  myApplicationChanged {
    additionalInfo
    address
    adminNotes
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    availability
    city
    consentLanguage
    consentVersion
    consentedAt
    country
    createdAt
    cvName
    cvSize
    cvState
    cvType
    cvUrl
    dateOfBirth
    deletedAt
    education
    email
    erasedAt
    excerpt
    expectedSalary
    experience
    fullName
    id
    intakeChannel
    job {
      id
      slug
      titleAr
      titleEn
      titleFr
    }
    jobRole {
      benefits
      category
      createdAt
      description
      experience
      icon
      id
      location
      order
      requirements
      resolvedLanguage
      responsibilities
      salary
      skills
      slug
      status
      title
      type
      updatedAt
    }
    linkedin
    mailLanguage
    motivation
    personId
    phoneE164
    phoneNumber
    reference
    repeatOfId
    repeats {
      createdAt
      hasAccount
      id
      reference
      status
    }
    skills
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
    website
  }
}
    `) as unknown as TypedDocumentString<MyApplicationChangedSubscription, MyApplicationChangedSubscriptionVariables>;
export const MyConsultationChangedDocument = new TypedDocumentString(`
    subscription MyConsultationChanged {
  myConsultationChanged {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    channel
    clientName
    consentLanguage
    consentVersion
    consentedAt
    consultant {
      advocate
      branches
      consultations
      experience
      id
      imageUrl
      name
      order
      rating
      resolvedLanguage
      specialization
      title
      updatedAt
    }
    consultantId
    consultantName
    consultationType
    createdAt
    deletedAt
    description
    email
    endsAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    noShowAt
    paperReceivedOn
    personId
    phone
    phoneE164
    priority
    reference
    rescheduled
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    startsAt
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    title
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<MyConsultationChangedSubscription, MyConsultationChangedSubscriptionVariables>;
export const MyContactRequestChangedDocument = new TypedDocumentString(`
    subscription MyContactRequestChanged {
  myContactRequestChanged {
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    email
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    message
    name
    personId
    phone
    phoneE164
    priority
    reference
    repliedAt
    replyMessage
    status
    subject
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    unansweredSince
    unseen
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<MyContactRequestChangedSubscription, MyContactRequestChangedSubscriptionVariables>;
export const MyServiceRequestChangedDocument = new TypedDocumentString(`
    subscription MyServiceRequestChanged {
  myServiceRequestChanged {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<MyServiceRequestChangedSubscription, MyServiceRequestChangedSubscriptionVariables>;
export const NotificationReceivedDocument = new TypedDocumentString(`
    subscription NotificationReceived($language: Locale) {
  notificationReceived(language: $language) {
    notification {
      category
      entity
      entityId
      id
      message
      read
      time
      title
      type
    }
    unread
  }
}
    `) as unknown as TypedDocumentString<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>;
export const RequestViewersChangedDocument = new TypedDocumentString(`
    subscription RequestViewersChanged($id: ID!) {
  requestViewersChanged(id: $id) {
    id
    viewers {
      fullName
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RequestViewersChangedSubscription, RequestViewersChangedSubscriptionVariables>;
export const ServiceRequestChangedDocument = new TypedDocumentString(`
    subscription ServiceRequestChanged {
  serviceRequestChanged {
    additionalRequirements
    answerDueAt
    assignee {
      id
      name
    }
    assigneeId
    assigneeName
    clientAddress
    clientEmail
    clientName
    clientPhone
    clientPhoneE164
    consentLanguage
    consentVersion
    consentedAt
    createdAt
    deletedAt
    erasedAt
    excerpt
    id
    intakeChannel
    mailLanguage
    opposingParty
    paperReceivedOn
    personId
    preferredDate
    reference
    service {
      availability
      description
      details
      featured
      id
      inPerson
      law
      order
      papers
      price
      resolvedLanguage
      slug
      tags
      title
      updatedAt
    }
    serviceDescription
    serviceId
    serviceTitle
    situation {
      branch
      cost
      door
      id
      keywords
      law
      next
      order
      papers
      price
      resolvedLanguage
      service
      slug
      steps
      summary
      title
      updatedAt
    }
    situationId
    status
    takenById
    takenByName
    timeline {
      actorName
      createdAt
      id
      note
      public
      status
      type
    }
    toBePlaced
    unansweredSince
    unseen
    updatedAt
    urgency
    version
  }
}
    `) as unknown as TypedDocumentString<ServiceRequestChangedSubscription, ServiceRequestChangedSubscriptionVariables>;