/** Social networks by their own names, in the order in which they are shown. */
export const NETWORKS = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'twitter', name: 'X' },
  { network: 'youtube', name: 'YouTube' },
] as const;
