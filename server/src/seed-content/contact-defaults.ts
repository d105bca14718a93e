import { CONTACT_KEYS } from '../contract/contact-info.js';
import type { ContactValue } from '../contract/contact-values.js';

/** A contact entry that an empty database gets. */
export interface ContactEntryDefault extends ContactValue {
  valueFr?: string;
  valueEn?: string;
}

/**
 * Sample contact information. An empty database gets it, and the site shows it when contact information
 * cannot be loaded. Its domains end in `.example`, which nobody can register.
 */
export const CONTACT_DEFAULTS: readonly ContactEntryDefault[] = [
  { type: 'phone', keyName: CONTACT_KEYS.mainPhone, value: '+213 23 00 24 00' },
  { type: 'phone', keyName: CONTACT_KEYS.contactPhone, value: '+213 550 00 24 00' },
  { type: 'email', keyName: CONTACT_KEYS.mainEmail, value: 'contact@mizan.example' },
  { type: 'email', keyName: CONTACT_KEYS.contactEmail, value: 'accueil@mizan.example' },
  {
    type: 'address',
    keyName: CONTACT_KEYS.mainAddress,
    value: 'شارع ديدوش مراد، الجزائر الوسطى، الجزائر العاصمة',
    valueFr: 'Rue Didouche Mourad, Alger\u2011Centre, Alger',
    valueEn: 'Didouche Mourad Street, Alger-Centre, Algiers',
  },
  { type: 'address', keyName: CONTACT_KEYS.map, value: '36.7666, 3.0530' },
  {
    type: 'hours',
    keyName: CONTACT_KEYS.mainHours,
    value: 'من الأحد إلى الخميس، 08:30 إلى 16:30',
    valueFr: 'Du dimanche au jeudi, 8\u00a0h\u00a030 à 16\u00a0h\u00a030',
    valueEn: 'Sunday to Thursday, 08:30 to 16:30',
  },
  { type: 'social_media', keyName: 'facebook', value: 'https://www.facebook.com/mizan.example' },
  { type: 'social_media', keyName: 'instagram', value: 'https://www.instagram.com/mizan.example' },
  {
    type: 'social_media',
    keyName: 'linkedin',
    value: 'https://www.linkedin.com/company/mizan-example',
  },
];
