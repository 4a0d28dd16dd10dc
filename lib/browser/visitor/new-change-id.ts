import type { ChangeId } from '@/lib/commerce/basket/change-id';

/** A UUID of version 4 (RFC 9562); `crypto.randomUUID` exists in secure contexts only. */
function randomKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/**
 * Identifies the document's visit: changes in several tabs have no order except that of their
 * arrival.
 */
let visit: string | undefined;
let sequence = 0;

/** Key of a change for the server, and its position among the changes of this page visit. */
export function newChangeId(): ChangeId & { visit: string } {
  visit ??= randomKey();
  sequence += 1;
  return { key: randomKey(), visit, sequence };
}
