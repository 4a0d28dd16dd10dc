import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/**
 * Media query for pictures with a dark background. The HTML only knows the system's theme; a
 * visitor's own choice (`html[data-theme]`, set before paint) applies after hydration.
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
