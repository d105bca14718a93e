/** Social networks in display order. Their names are not translated. */
export const NETWORKS = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'twitter', name: 'X' },
  { network: 'youtube', name: 'YouTube' },
] as const;
