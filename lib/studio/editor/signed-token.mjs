import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// Plain JavaScript without dependencies, because `npm start` signs links before anything is built.

/**
 * @typedef {'link' | 'session'} TokenKind
 * @typedef {object} SignedToken
 * @property {number} expiresAt epoch milliseconds
 * @property {string} nonce unlike that of any other token
 */

/**
 * Format `kind.expiry.nonce.signature`; `kind` is signed, so that a link cannot be used as a
 * session.
 */
const FORM = /^(link|session)\.([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/;

/** @param {string} text @param {string} secret */
const signatureOf = (text, secret) =>
  // The label makes other tokens signed with the secret invalid here.
  createHmac('sha256', secret).update(`selvedge editor ${text}`).digest('base64url');

/**
 * @param {TokenKind} kind
 * @param {number} expiresAt epoch milliseconds
 * @param {string} secret
 */
export function signToken(kind, expiresAt, secret) {
  const text = `${kind}.${expiresAt.toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${text}.${signatureOf(text, secret)}`;
}

/**
 * @param {string} token untrusted
 * @param {{ kind: TokenKind, secret: string, now: number }} expected
 * @returns {SignedToken | null} null if forged, malformed, expired or of another kind
 */
export function readToken(token, { kind, secret, now }) {
  const [, found, expiry = '', nonce = '', signature = ''] = FORM.exec(token) ?? [];
  if (found !== kind) return null;
  const expected = signatureOf(`${found}.${expiry}.${nonce}`, secret);
  // The format fixes both lengths, as timingSafeEqual requires.
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  const expiresAt = Number.parseInt(expiry, 36);
  return expiresAt > now ? { expiresAt, nonce } : null;
}

/** Short, because a printed link may be left lying around. */
const LINK_MINUTES = 15;

/**
 * One-time address that opens an editor session.
 * @param {string} siteUrl of the shop, without a path
 * @param {string} secret
 */
export function editorLink(siteUrl, secret) {
  const token = signToken('link', Date.now() + LINK_MINUTES * 60_000, secret);
  return new URL(`/api/editor/open?link=${token}`, siteUrl).href;
}
