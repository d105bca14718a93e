/** Ids of services that count visits of people who agree. */
export interface Statistics {
  googleAnalytics: string | null;
  facebookPixel: string | null;
}

/** What every page knows of the settings. It is sent with the page, so that its first texts are right. */
export interface SiteState {
  /** Public base address without a slash at the end. */
  origin: string;
  /**
   * Variables of the page's texts, in its language: the firm's full name, its short name, what it offers, and
   * the length of the shortest password in words.
   */
  words: Record<'firm' | 'firmShort' | 'firmDescription' | 'shortestPassword', string>;
  /** Address of the firm's logo; null: the star. */
  logo: string | null;
  /** Null: visits are not counted. */
  statistics: Statistics | null;
  /** How dates are written on Arabic pages. */
  arabicDates: 'ar_DZ' | 'ar_SA';
  /** Whether clients confirm their address before they send requests. */
  requireEmailVerification: boolean;
  /** Whether clients confirm their phone number before they send requests. */
  requirePhoneVerification: boolean;
  /** Whether the pages of single services and jobs need no sign-in. */
  publicDetailPages: boolean;
  /** Characters that a new password has at least. */
  minPasswordLength: number;
  /** Whether the first consultation is free. */
  firstConsultationFree: boolean;
  /** Days back within which a paper makes the forms ask whether it is urgent. */
  recentPaperDays: number;
  /** Days ahead that consultations can be booked. */
  bookingHorizonDays: number;
  /** The largest file that is taken with a request, in megabytes. */
  fileMegabytes: number;
  /** Hours before its beginning until which a client can cancel a consultation. */
  cancelNoticeHours: number;
}
