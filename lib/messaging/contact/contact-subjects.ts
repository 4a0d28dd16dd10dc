export const CONTACT_SUBJECTS = [
  'questionAboutOrder',
  'complaint',
  'refund',
  'return',
  'delivery',
  'others',
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
