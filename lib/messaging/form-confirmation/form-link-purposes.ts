/**
 * Purposes of links in emails about forms. Each link leads to a page whose button has its effect.
 */
export const FORM_LINKS = [
  'newsletter-confirm',
  'contact-confirm',
  'entry-confirm',
  'notice-confirm',
  'notice-end',
] as const;
export type FormLinkPurpose = (typeof FORM_LINKS)[number];
