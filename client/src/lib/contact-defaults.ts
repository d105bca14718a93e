import type { Trilingual } from '@contract/locales';

export interface ContactEntry {
  key: string;
  value: string;
}

export interface ContactData {
  phones: ContactEntry[];
  emails: ContactEntry[];
  addresses: { key: string; value: Trilingual<string> }[];
  hours: { key: string; value: Trilingual<string> }[];
  /** Only networks where the firm has a page. */
  socialMedia: Partial<Record<'facebook' | 'instagram' | 'linkedin', string>>;
}

/** The firm's own data as the product ships it, shown when contact information cannot be loaded. */
export const DEFAULT_CONTACT: ContactData = {
  phones: [
    { key: 'main_phone', value: '+213 23 00 24 00' },
    { key: 'contact_phone', value: '+213 550 00 24 00' },
  ],
  emails: [
    { key: 'main_email', value: 'contact@mizan.dz' },
    { key: 'contact_email', value: 'accueil@mizan.dz' },
  ],
  addresses: [
    {
      key: 'main_address',
      value: {
        ar: 'شارع ديدوش مراد، الجزائر الوسطى، الجزائر العاصمة',
        fr: 'Rue Didouche Mourad, Alger-Centre, Alger',
        en: 'Didouche Mourad Street, Alger-Centre, Algiers',
      },
    },
  ],
  hours: [
    {
      key: 'main_hours',
      value: {
        ar: 'من الأحد إلى الخميس، 08:30 إلى 16:30',
        fr: 'Du dimanche au jeudi, 8\u00a0h\u00a030 à 16\u00a0h\u00a030',
        en: 'Sunday to Thursday, 08:30 to 16:30',
      },
    },
  ],
  socialMedia: {
    facebook: 'https://www.facebook.com/mizan.dz',
    linkedin: 'https://www.linkedin.com/company/mizan-dz',
  },
};
