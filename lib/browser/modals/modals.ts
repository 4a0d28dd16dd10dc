import { useSyncExternalStore } from 'react';
import { onMalformedResponse } from '@/lib/platform/http/fetch-json';

/**
 * Every modal of the shop and what it is opened with. Its content is registered in
 * `registry/modals.ts`; until then opening it does nothing.
 */
export interface ModalParameters {
  /** A page of the content or another site's, in a frame. */
  page: { href: string; title: string };
  shippingInfo: { title: string };
  /**
   * Countries the shop delivers to, and their languages; one that is chosen already, by two letters,
   * is switched to. A language that the shops do not speak chooses nothing.
   */
  localeSwitcher: { language?: string };
  /** A request has failed: the shop's own message, or those of the response. */
  apiError: { messages: readonly string[] };
  login: { email?: string };
  forgotPassword: { email?: string };
  /** After the first article on a guest's wishlist. */
  wishlistFirstSession: Record<string, never>;
  /** A size that is sold out, and what can be had instead. */
  soldOut: {
    productId: string;
    itemNumber: string;
    sku: string;
    title: string;
    /** Name of the colour. */
    colour: string;
    /** The size as printed on the label. */
    label: string;
    /** Colours in which the size can be bought. */
    otherColours: readonly { name: string; href: string }[];
    /** Numbers of articles like it. */
    similar: readonly string[];
  };
  /** An email when a size is there again, or costs less. */
  notice: { kind: 'stock' | 'price'; sku: string };
  /** An article in one size, to be reserved in a store. */
  reservation: {
    title: string;
    /** The colour's name. */
    colour: string;
    itemNumber: string;
    sku: string;
    /** Label of the size; `allsize` where there is only one. */
    label: string;
    quantity: number;
  };
  /** What has just been added. */
  basket: {
    /** SKUs; for a set its item number. */
    skus: readonly string[];
    /** Message of the server, when nothing was added. */
    serverError?: string;
    /** What else went wrong. */
    failure?: string;
  };
}

export type ModalName = keyof ModalParameters;

/** A modal that is shown; `name` determines its parameters. */
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
 * Opens a modal instead of the open one. An error stays until the visitor has read it: nothing
 * covers it.
 */
export function openModal<Name extends ModalName>(
  name: Name,
  parameters: ModalParameters[Name],
): void {
  if (current?.name === 'apiError' && name !== 'apiError') return;
  // The pair is one of the union's by this function's own signature.
  show({ name, parameters } as OpenModal);
}

export function closeModal(): void {
  if (current) show(null);
}

/** Shows the visitor that a request has failed, with the response's messages where it has any. */
export function reportApiError(messages: readonly string[] = []): void {
  openModal('apiError', { messages });
}

/** Whether an error is shown: success messages wait then. */
export const isApiErrorShown = (): boolean => current?.name === 'apiError';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The modal that is open, `null` for none and on the server. */
export function useOpenModal(): OpenModal | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

// Requests are made by code that knows no modals: it calls back when a change may not have been made.
onMalformedResponse(() => reportApiError());
