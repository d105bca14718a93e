import { InitialSchema1795251402717 } from './1795251402717-initial-schema.js';
import { ReferenceDefault1795256261000 } from './1795256261000-reference-default.js';
import { ContactInfo1795261889261 } from './1795261889261-contact-info.js';
import { SessionLock1795262000000 } from './1795262000000-session-lock.js';
import { MailWords1795262100000 } from './1795262100000-mail-words.js';
import { ContentStates1795262582580 } from './1795262582580-content-states.js';
import { JobRoles1795263774781 } from './1795263774781-job-roles.js';
import { Consultants1795263916245 } from './1795263916245-consultants.js';
import { Faqs1795263927495 } from './1795263927495-faqs.js';
import { Testimonials1795264500000 } from './1795264500000-testimonials.js';
import { IdempotencyResult1795342500000 } from './1795342500000-idempotency-result.js';
import { Applications1795345000000 } from './1795345000000-applications.js';
import { RequestThreads1795345100000 } from './1795345100000-request-threads.js';
import { ContactRequests1795345200000 } from './1795345200000-contact-requests.js';
import { RequestQueues1795350200000 } from './1795350200000-request-queues.js';
import { Holidays1795350300000 } from './1795350300000-holidays.js';
import { RequestPeople1795351000000 } from './1795351000000-request-people.js';
import { ReplyTemplates1795351100000 } from './1795351100000-reply-templates.js';
import { ApplicationRepeats1795352000000 } from './1795352000000-application-repeats.js';
import { AppendOnlyAudit1795360000000 } from './1795360000000-append-only-audit.js';
import { AuditList1795360100000 } from './1795360100000-audit-list.js';
import { Settings1795375200000 } from './1795375200000-settings.js';
import { Notifications1795375980000 } from './1795375980000-notifications.js';
import { PersonalData1795377600000 } from './1795377600000-personal-data.js';
import { StaffRoles1795378200000 } from './1795378200000-staff-roles.js';
import { Consultations1795378260000 } from './1795378260000-consultations.js';
import { MailCalendar1795383780000 } from './1795383780000-mail-calendar.js';
import { MailClaims1795387020000 } from './1795387020000-mail-claims.js';
import { DropUnseenIndexes1795388000000 } from './1795388000000-drop-unseen-indexes.js';
import { ConsultantFeeds1795388400000 } from './1795388400000-consultant-feeds.js';
import { Sms1795390200000 } from './1795390200000-sms.js';
import { SecondFactor1795402800000 } from './1795402800000-second-factor.js';
import { DocumentStates1795428000000 } from './1795428000000-document-states.js';
import { Passkeys1795428300000 } from './1795428300000-passkeys.js';
import { ScannedDocuments1795577910000 } from './1795577910000-scanned-documents.js';
import { EmailProof1795641000000 } from './1795641000000-email-proof.js';
import { ProvedByTheServer1795641060000 } from './1795641060000-proved-by-the-server.js';
import { EndedLinks1795642000000 } from './1795642000000-ended-links.js';
import { EmailChanges1795642000001 } from './1795642000001-email-changes.js';
import { SearchWords1795644000000 } from './1795644000000-search-words.js';
import { NameReadings1795644100000 } from './1795644100000-name-readings.js';
import { RequestsToPlace1795646000000 } from './1795646000000-requests-to-place.js';
import { HoursOverMidnight1795647000000 } from './1795647000000-hours-over-midnight.js';
import { KeysWithoutAccount1795700000000 } from './1795700000000-keys-without-account.js';
import { UrgentFirst1795700100000 } from './1795700100000-urgent-first.js';
import { OutlivedSessions1795710000000 } from './1795710000000-outlived-sessions.js';
import { IndexesOfFields1795720000000 } from './1795720000000-indexes-of-fields.js';
import { DropSearchDoc1795730000000 } from './1795730000000-drop-search-doc.js';
import { NamelessViews1795740000000 } from './1795740000000-nameless-views.js';
import { SearchSigns1795745000000 } from './1795745000000-search-signs.js';
import { NamesInFull1795746000000 } from './1795746000000-names-in-full.js';
import { Situations1795749440034 } from './1795749440034-situations.js';
import { PublicSearch1795750525528 } from './1795750525528-public-search.js';
import { WordForClients1795751000000 } from './1795751000000-word-for-clients.js';
import { GuideSteps1795751791634 } from './1795751791634-guide-steps.js';
import { PaperDatesAndTrust1795752000000 } from './1795752000000-paper-dates-and-trust.js';
import { IndexesOfTrust1795752001000 } from './1795752001000-indexes-of-trust.js';
import { ConsultantBranches1795752600000 } from './1795752600000-consultant-branches.js';
import { LawSentences1795752800000 } from './1795752800000-law-sentences.js';
import { ShownFigures1795753000000 } from './1795753000000-shown-figures.js';
import { IndexesOfShownFigures1795753001000 } from './1795753001000-indexes-of-shown-figures.js';
import { Intake1795775799751 } from './1795775799751-intake.js';
import { IndexesOfIntake1795775800751 } from './1795775800751-indexes-of-intake.js';
import { MovedByClients1795775700000 } from './1795775700000-moved-by-clients.js';
import { RequestJoinCodes1795779084198 } from './1795779084198-request-join-codes.js';
import { RequestPapers1795775901751 } from './1795775901751-request-papers.js';
import { NameKeys1795779500000 } from './1795779500000-name-keys.js';
import { SeededPapers1795788125000 } from './1795788125000-seeded-papers.js';
import { Quotes1795779200000 } from './1795779200000-quotes.js';
import { OfficeHours1795789211757 } from './1795789211757-office-hours.js';
import { QuoteTemplates1795789300000 } from './1795789300000-quote-templates.js';
import { ApiTokens1795789400000 } from './1795789400000-api-tokens.js';
import { CaseRatings1795790500000 } from './1795790500000-case-ratings.js';
import { IndexesOfNoShows1795790501000 } from './1795790501000-indexes-of-no-shows.js';
import { People1795791800000 } from './1795791800000-people.js';
import { PeopleKeptApart1795793500000 } from './1795793500000-people-kept-apart.js';
import { SituationsOfRequests1795795000000 } from './1795795000000-situations-of-requests.js';
import { IndexesOfSituations1795795000001 } from './1795795000001-indexes-of-situations.js';
import { Webhooks1795800738937 } from './1795800738937-webhooks.js';
import { AmountsOfTemplates1795801500000 } from './1795801500000-amounts-of-templates.js';
import { PeopleCountedLater1795803000000 } from './1795803000000-people-counted-later.js';
import { LighterSearchLetters1795803100000 } from './1795803100000-lighter-search-letters.js';
import { PeopleCountedInOrder1795825766144 } from './1795825766144-people-counted-in-order.js';
import { PeopleComparedWithoutWait1795826358865 } from './1795826358865-people-compared-without-wait.js';

/** Every migration, oldest first. Never edited once merged. */
export const migrations = [
  InitialSchema1795251402717,
  ReferenceDefault1795256261000,
  ContactInfo1795261889261,
  SessionLock1795262000000,
  MailWords1795262100000,
  ContentStates1795262582580,
  JobRoles1795263774781,
  Consultants1795263916245,
  Faqs1795263927495,
  Testimonials1795264500000,
  IdempotencyResult1795342500000,
  Applications1795345000000,
  RequestThreads1795345100000,
  ContactRequests1795345200000,
  RequestQueues1795350200000,
  Holidays1795350300000,
  RequestPeople1795351000000,
  ReplyTemplates1795351100000,
  ApplicationRepeats1795352000000,
  AppendOnlyAudit1795360000000,
  AuditList1795360100000,
  Settings1795375200000,
  Notifications1795375980000,
  PersonalData1795377600000,
  StaffRoles1795378200000,
  Consultations1795378260000,
  MailCalendar1795383780000,
  MailClaims1795387020000,
  DropUnseenIndexes1795388000000,
  ConsultantFeeds1795388400000,
  Sms1795390200000,
  SecondFactor1795402800000,
  DocumentStates1795428000000,
  Passkeys1795428300000,
  ScannedDocuments1795577910000,
  EmailProof1795641000000,
  ProvedByTheServer1795641060000,
  EndedLinks1795642000000,
  EmailChanges1795642000001,
  SearchWords1795644000000,
  NameReadings1795644100000,
  RequestsToPlace1795646000000,
  HoursOverMidnight1795647000000,
  KeysWithoutAccount1795700000000,
  UrgentFirst1795700100000,
  OutlivedSessions1795710000000,
  IndexesOfFields1795720000000,
  DropSearchDoc1795730000000,
  NamelessViews1795740000000,
  SearchSigns1795745000000,
  NamesInFull1795746000000,
  Situations1795749440034,
  PublicSearch1795750525528,
  WordForClients1795751000000,
  GuideSteps1795751791634,
  PaperDatesAndTrust1795752000000,
  IndexesOfTrust1795752001000,
  ConsultantBranches1795752600000,
  LawSentences1795752800000,
  ShownFigures1795753000000,
  IndexesOfShownFigures1795753001000,
  MovedByClients1795775700000,
  Intake1795775799751,
  IndexesOfIntake1795775800751,
  RequestPapers1795775901751,
  RequestJoinCodes1795779084198,
  Quotes1795779200000,
  NameKeys1795779500000,
  SeededPapers1795788125000,
  OfficeHours1795789211757,
  QuoteTemplates1795789300000,
  ApiTokens1795789400000,
  CaseRatings1795790500000,
  IndexesOfNoShows1795790501000,
  People1795791800000,
  PeopleKeptApart1795793500000,
  SituationsOfRequests1795795000000,
  IndexesOfSituations1795795000001,
  Webhooks1795800738937,
  AmountsOfTemplates1795801500000,
  PeopleCountedLater1795803000000,
  LighterSearchLetters1795803100000,
  PeopleCountedInOrder1795825766144,
  PeopleComparedWithoutWait1795826358865,
];
