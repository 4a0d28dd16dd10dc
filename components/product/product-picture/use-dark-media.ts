import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/**
 * Media query of pictures on a dark ground. The HTML knows only the system's theme; a visitor who
 * chose another one (`html[data-theme]`, set before paint) gets theirs once it is hydrated.
 */
export function useDarkMedia(): string {
  const chosen = useSyncExternalStore(
    subscribe,
    () => root().dataset['theme'],
    () => undefined,
  );
  if (chosen === 'dark') return 'all';
  return chosen === 'light' ? 'not all' : '(prefers-color-scheme: dark)';
}
