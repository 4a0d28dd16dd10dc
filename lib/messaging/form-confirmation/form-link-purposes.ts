/** Links of emails about forms. Each leads to a page whose button does what the link is for. */
export const FORM_LINKS = [
  'newsletter-confirm',
  'contact-confirm',
  'entry-confirm',
  'notice-confirm',
  'notice-end',
] as const;
export type FormLinkPurpose = (typeof FORM_LINKS)[number];
