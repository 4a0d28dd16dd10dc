import { useSyncExternalStore } from 'react';
import { onMalformedResponse } from '@/lib/platform/http/fetch-json';

/**
 * Every modal with its parameters. Its content is registered in `registry/modals.ts`; opening it
 * has no effect before that.
 */
export interface ModalParameters {
  /** A page of the shop or of another site, in a frame. */
  page: { href: string; title: string };
  shippingInfo: { title: string };
  /**
   * Delivery countries and their languages; a language given by its two letters is preselected, if
   * the shops support it.
   */
  localeSwitcher: { language?: string };
  /** A failed request, with the shop's own message or those of the response. */
  apiError: { messages: readonly string[] };
  login: { email?: string };
  forgotPassword: { email?: string };
  /** Shown after the first article on a guest's wishlist. */
  wishlistFirstSession: Record<string, never>;
  soldOut: {
    productId: string;
    itemNumber: string;
    sku: string;
    title: string;
    colour: string;
    label: string;
    /** Colours in which the size can be bought. */
    otherColours: readonly { name: string; href: string }[];
    similar: readonly string[];
  };
  /** Form for an email when a size is back in stock or costs less. */
  notice: { kind: 'stock' | 'price'; sku: string };
  /** An article in one size that can be reserved in a store. */
  reservation: {
    title: string;
    colour: string;
    itemNumber: string;
    sku: string;
    /** Label of the size; `allsize` if there is only one. */
    label: string;
    quantity: number;
  };
  /** Articles that were just added. */
  basket: {
    /** SKUs, or the item number of a set. */
    skus: readonly string[];
    /** Message of the server, if nothing was added. */
    serverError?: string;
    failure?: string;
  };
}

export type ModalName = keyof ModalParameters;

/** An open modal; `name` determines its parameters. */
export type OpenModal = {
  [Name in ModalName]: { name: Name; parameters: ModalParameters[Name] };
}[ModalName];

let current: OpenModal | null = null;
const listeners = new Set<() => void>();

function show(next: OpenModal | null) {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Opens a modal in place of the open one. An error message is not replaced, so that the visitor can
 * read it.
 */
export function openModal<Name extends ModalName>(
  name: Name,
  parameters: ModalParameters[Name],
): void {
  if (current?.name === 'apiError' && name !== 'apiError') return;
  // The signature guarantees that the pair belongs to the union.
  show({ name, parameters } as OpenModal);
}

export function closeModal(): void {
  if (current) show(null);
}

/** Shows that a request has failed, with the response's messages if there are any. */
export function reportApiError(messages: readonly string[] = []): void {
  openModal('apiError', { messages });
}

/** Whether an error is shown; success messages then wait. */
export const isApiErrorShown = (): boolean => current?.name === 'apiError';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open modal; `null` if none is open, and on the server. */
export function useOpenModal(): OpenModal | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

// Called by request code, which does not depend on modals, if a change may have failed.
onMalformedResponse(() => reportApiError());
