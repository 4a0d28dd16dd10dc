import { redirect } from '@/cms-schema/content-types/redirect';
import { entry, type SeedEntry } from './seed-entry';

/** Addresses from old catalogues and letters that customers may still use. */
export const redirects: SeedEntry[] = [
  entry(redirect, 'hgg-redirect-lange-hemden', {
    from: '/katalog/lange-hemden',
    project: 'hgg',
    to: 'node_hgg-hemden',
    permanent: true,
  }),
  entry(redirect, 'hgg-redirect-kundendienst', {
    from: '/kundendienst',
    project: 'hgg',
    to: 'node_hgg-kontakt',
    permanent: false,
  }),
];
