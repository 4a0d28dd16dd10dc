import { useEffect, useRef } from 'react';

/** Milliseconds after the last input. */
const PAUSE_MS = 1_000;

/**
 * Sends the draft even while the page is unloading, ignoring errors, which the form itself reports.
 */
function keep(form: HTMLFormElement, signal: AbortSignal): void {
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const headers = { 'content-type': 'application/json' };
  // outside: browser-keepalive
  fetch('/api/checkout/draft', { method: 'POST', keepalive: true, headers, body, signal }).catch(
    () => undefined,
  );
}

/**
 * Stores the form's values on the server after each pause and when the page is left, so that a
 * reload or a later visit restores them.
 * @returns functions to call on each input and on submit
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
    // Aborts the previous request, so that an older draft cannot arrive last.
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
