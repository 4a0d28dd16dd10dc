import type { ApiResponse } from '@/lib/platform/http/api-response';

/**
 * Writes the document that its fragment holds, and only where a page frames it, which can be none but
 * ours. In the head: what it writes has a head and a body of its own.
 */
const WRITE = `<!doctype html><script>if(parent!==window)document.write(decodeURIComponent(location.hash.slice(1)))</script>`;

/**
 * The document has no origin: neither cookies nor storage nor the page are in reach of what runs in
 * it. A frame with its document in an attribute would have the page's policy, which lets no script
 * of others run.
 */
const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "frame-ancestors 'self'",
  "object-src 'none'",
].join('; ');

/** One document for all widgets. */
export const widgetFrame = (): ApiResponse => ({
  status: 200,
  body: Buffer.from(WRITE),
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'public, max-age=3600',
  },
});
