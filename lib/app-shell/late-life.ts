import Router from 'next/router';
import { whenAtRest } from './when-at-rest';

/** A part of the page whose markup is there and whose code has not been asked for yet. */
export interface Sleeper {
  isAwake: boolean;
  /** Resolves when its code is there; never when it cannot be had, the markup goes on serving then. */
  awake: Promise<void>;
  /** Resolves when its code has come or has failed to. */
  settled: Promise<void>;
  /** Asks for its code, once. */
  wake: () => void;
}

/** By the block's id: all there ever were, and those whose code has neither come nor failed to. */
const sleepers = new Map<string, Sleeper>();
const asleep = new Map<string, Sleeper>();

/** On a slow connection no link and no page waits longer for a block's code, in milliseconds. */
const PATIENCE_MS = 2_000;

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** What a visitor does before a page has to answer. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

function sleeperAround(target: EventTarget | null): Sleeper | undefined {
  let block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
  let sleeper: Sleeper | undefined;
  while (block && !sleeper) {
    sleeper = asleep.get(block.dataset['block'] ?? '');
    block = block.parentElement?.closest<HTMLElement>('[data-block]') ?? null;
  }
  return sleeper;
}

const wakeTouched = ({ target }: Event) => sleeperAround(target)?.wake();

/** The control whose kept click is being made. */
let clicked: HTMLElement | null = null;

function makeClick(control: HTMLElement) {
  clicked = control;
  control.click();
  clicked = null;
}

/** A click that comes too early is kept, and made again as soon as somebody can answer it. */
function keepClick(event: MouseEvent) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const sleeper = sleeperAround(target);
  if (!sleeper || !(target instanceof Element)) return;
  sleeper.wake();
  const control = target.closest<HTMLElement>('a, button');
  if (!control || control === clicked) return;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isLink = control instanceof HTMLAnchorElement;
  const answer = isLink ? Promise.race([sleeper.settled, patience()]) : sleeper.settled;
  void answer.then(() => makeClick(control));
}

function wakeAll() {
  for (const sleeper of asleep.values()) sleeper.wake();
}

let isListening = false;

function listen() {
  if (isListening) return;
  isListening = true;
  // On the window: React keeps to itself what happens in a part that it has not taken over.
  for (const sign of SIGNS) addEventListener(sign, wakeTouched, { capture: true, passive: true });
  addEventListener('click', keepClick, { capture: true });
  Router.events.on('routeChangeStart', wakeAll);
  Router.events.on('hashChangeStart', wakeAll);
  whenAtRest(wakeAll);
}

/**
 * Leaves a block asleep: until somebody touches it or goes on to another page, or the page is at
 * rest. Asked for again it is the same sleeper.
 * @param load brings its code; called once
 */
export function leaveAsleep(id: string, load: () => Promise<unknown>): Sleeper {
  const known = sleepers.get(id);
  if (known) return known;
  listen();
  let wake = () => {};
  const loaded = new Promise<void>((resolve) => (wake = resolve)).then(load);
  const sleeper: Sleeper = {
    isAwake: false,
    wake,
    awake: new Promise((resolve) => {
      loaded.then(
        () => {
          sleeper.isAwake = true;
          resolve();
        },
        (error: unknown) => console.warn(`block ${id} stays as it is`, error),
      );
    }),
    settled: loaded.then(
      () => void asleep.delete(id),
      () => void asleep.delete(id),
    ),
  };
  sleepers.set(id, sleeper);
  asleep.set(id, sleeper);
  return sleeper;
}

/** Resolves when nothing sleeps any more, or has been waited for long enough; `null` when nothing does. */
export function untilAwake(): Promise<unknown> | null {
  const all = [...asleep.values()].map(({ settled }) => settled);
  return all.length > 0 ? Promise.race([Promise.all(all), patience()]) : null;
}
