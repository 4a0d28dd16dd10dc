import { useEffect, useRef } from 'react';

/** After the last key, in milliseconds. */
const PAUSE_MS = 1_000;

/** Sent although the page goes away, and forgotten: the form itself says what is wrong. */
function keep(form: HTMLFormElement, signal: AbortSignal): void {
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const headers = { 'content-type': 'application/json' };
  fetch('/api/checkout/draft', { method: 'POST', keepalive: true, headers, body, signal }).catch(
    () => undefined,
  );
}

/**
 * Keeps what is typed on the server, after each pause and when the page is left: a reload, or
 * another day, finds it again.
 * @returns what the form calls with each input, and once it sends itself
 */
export function useStoredDraft() {
  const waiting = useRef<{ form: HTMLFormElement; timer: ReturnType<typeof setTimeout> }>(null);
  const sending = useRef<AbortController>(null);
  const settle = () => {
    const { current } = waiting;
    clearTimeout(current?.timer);
    waiting.current = null;
    return current?.form;
  };
  const send = (form: HTMLFormElement) => {
    settle();
    // One after the other: an older draft must not come last.
    sending.current?.abort();
    sending.current = new AbortController();
    keep(form, sending.current.signal);
  };
  useEffect(() => {
    const flush = () => {
      const form = settle();
      if (form) send(form);
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      settle();
    };
  }, []);
  const noteInput = (form: HTMLFormElement) => {
    settle();
    waiting.current = { form, timer: setTimeout(() => send(form), PAUSE_MS) };
  };
  const noteSending = () => {
    settle();
    sending.current?.abort();
  };
  return { noteInput, noteSending };
}
