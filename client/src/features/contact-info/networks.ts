/**
 * Social networks in display order, with their icons on a grid of 24. Their names are not translated. Not among
 * the icons of every page: the footer and the contact details are loaded after the page.
 */
export const NETWORKS = [
  {
    network: 'facebook',
    name: 'Facebook',
    path: 'M14 8.5V7c0-.9.5-1.5 1.6-1.5H17V3h-2.3C12.3 3 11 4.4 11 6.8v1.7H8.5V11.5H11V21h3v-9.5h2.5l.5-3Z',
  },
  {
    network: 'instagram',
    name: 'Instagram',
    path: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM16.8 7v.3',
  },
  {
    network: 'linkedin',
    name: 'LinkedIn',
    path: 'M4.5 9.5v10M4.5 5v.3M10 19.5v-10M10 14c0-3 2-4.5 4.5-4.5s4.5 1.5 4.5 4.5v5.5',
  },
  {
    network: 'twitter',
    name: 'X',
    path: 'M4 4h4l12 16h-4L4 4ZM19 4.5l-6.2 6.7M11 13l-6 6.5',
  },
  {
    network: 'youtube',
    name: 'YouTube',
    path: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM10 9l5 3-5 3V9Z',
  },
] as const;
