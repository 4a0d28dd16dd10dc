import type { ApiResponse } from '@/lib/platform/http/api-response';

/**
 * Writes the document in its fragment, but only inside a frame, whose page can only be one of ours.
 * Written in the head, since the content has a head and body of its own.
 */
const WRITE = `<!doctype html><script>if(parent!==window)document.write(decodeURIComponent(location.hash.slice(1)))</script>`;

/**
 * An opaque origin: the content has no access to cookies, storage or the page. A `srcdoc` frame
 * would inherit the page's policy, which blocks third-party scripts.
 */
const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
  "object-src 'none'",
].join('; ');

export const widgetFrame = (): ApiResponse => ({
  status: 200,
  body: Buffer.from(WRITE),
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'public, max-age=3600',
  },
});
