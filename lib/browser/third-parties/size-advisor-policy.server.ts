import { INLINE_SCRIPTS } from '@/lib/browser/consent/inline-scripts';
import { hashOf } from '@/lib/platform/security-headers/policy';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Policy of the advisor's document. The sandbox also applies if the document is opened directly: it
 * has an opaque origin, so neither cookies nor storage, and cannot send requests. What visitors
 * enter about their bodies only leaves it as a message to the framing page, which is one of ours.
 * @see docs/decisions/0090
 */
export const ADVISOR_POLICY = [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  // Only our own scripts, in files and inline; hot reload needs others.
  `script-src 'self' ${isDevelopment ? "'unsafe-inline' 'unsafe-eval'" : INLINE_SCRIPTS.map(hashOf).join(' ')}`,
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  `connect-src ${isDevelopment ? "'self' ws:" : "'none'"}`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');
