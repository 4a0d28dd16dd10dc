import Router from 'next/router';
import { whenIdle } from './when-idle';

/** A part of the page that has its markup and whose code has not been requested yet. */
export interface DeferredPart {
  isHydrated: boolean;
  /** Resolves when its code is loaded; never if loading fails: the markup then stays as it is. */
  hydrated: Promise<void>;
  /** Resolves when loading its code has succeeded or failed. */
  settled: Promise<void>;
  /** Requests its code, once. */
  hydrate: () => void;
}

/** By block id: every part ever deferred, and those whose code has neither loaded nor failed. */
const deferredParts = new Map<string, DeferredPart>();
const deferred = new Map<string, DeferredPart>();

/** Longest a link or a page waits for a block's code on a slow connection, in milliseconds. */
const TIMEOUT_MS = 2_000;

const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));

/** Events that precede an interaction. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

function deferredPartAround(target: EventTarget | null): DeferredPart | undefined {
  let block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
  let deferredPart: DeferredPart | undefined;
  while (block && !deferredPart) {
    deferredPart = deferred.get(block.dataset['block'] ?? '');
    block = block.parentElement?.closest<HTMLElement>('[data-block]') ?? null;
  }
  return deferredPart;
}

const hydrateTouched = ({ target }: Event) => deferredPartAround(target)?.hydrate();

/** The control whose deferred click is being replayed. */
let clicked: HTMLElement | null = null;

function makeClick(control: HTMLElement) {
  clicked = control;
  control.click();
  clicked = null;
}

/** A click that comes before hydration is held back, and replayed as soon as it can be handled. */
function keepClick(event: MouseEvent) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const deferredPart = deferredPartAround(target);
  if (!deferredPart || !(target instanceof Element)) return;
  deferredPart.hydrate();
  const control = target.closest<HTMLElement>('a, button');
  if (!control || control === clicked) return;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isLink = control instanceof HTMLAnchorElement;
  const answer = isLink ? Promise.race([deferredPart.settled, timeout()]) : deferredPart.settled;
  void answer.then(() => makeClick(control));
}

function hydrateAll() {
  for (const deferredPart of deferred.values()) deferredPart.hydrate();
}

let isListening = false;

function listen() {
  if (isListening) return;
  isListening = true;
  // On the window: React stops events inside a part that it has not hydrated.
  for (const sign of SIGNS)
    addEventListener(sign, hydrateTouched, { capture: true, passive: true });
  addEventListener('click', keepClick, { capture: true });
  Router.events.on('routeChangeStart', hydrateAll);
  Router.events.on('hashChangeStart', hydrateAll);
  whenIdle(hydrateAll);
}

/**
 * Defers the hydration of a block until the visitor touches it or goes on to another page, or the
 * page is idle. A second call with the same id returns the same part.
 * @param load loads its code; called once
 */
export function deferHydration(id: string, load: () => Promise<unknown>): DeferredPart {
  const known = deferredParts.get(id);
  if (known) return known;
  listen();
  let hydrate = () => {};
  const loaded = new Promise<void>((resolve) => (hydrate = resolve)).then(load);
  const deferredPart: DeferredPart = {
    isHydrated: false,
    hydrate,
    hydrated: new Promise((resolve) => {
      loaded.then(
        () => {
          deferredPart.isHydrated = true;
          resolve();
        },
        (error: unknown) => console.warn(`block ${id} stays as it is`, error),
      );
    }),
    settled: loaded.then(
      () => void deferred.delete(id),
      () => void deferred.delete(id),
    ),
  };
  deferredParts.set(id, deferredPart);
  deferred.set(id, deferredPart);
  return deferredPart;
}

/** Resolves when no block is deferred any more, or after a timeout; `null` when none is. */
export function untilAllHydrated(): Promise<unknown> | null {
  const all = [...deferred.values()].map(({ settled }) => settled);
  return all.length > 0 ? Promise.race([Promise.all(all), timeout()]) : null;
}
