import { INLINE_SCRIPTS } from '@/lib/browser/consent/inline-scripts';
import { hashOf } from '@/lib/platform/security-headers/policy';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * What the advisor's document may do. The sandbox holds also where somebody opens it by itself: it
 * has no origin, so neither cookies nor storage, and it can send nothing anywhere: what a visitor
 * says of his body leaves it only as a message to the page that frames it, which is one of ours.
 * @see docs/decisions/0090
 */
export const ADVISOR_POLICY = [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  // Ours alone, files and inline ones; hot reload has others.
  `script-src 'self' ${isDevelopment ? "'unsafe-inline' 'unsafe-eval'" : INLINE_SCRIPTS.map(hashOf).join(' ')}`,
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  `connect-src ${isDevelopment ? "'self' ws:" : "'none'"}`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');
