import type { ConsentCategory } from '@/lib/browser/consent/consent';
import { currentConsent, onConsentChange } from '@/lib/browser/consent/use-consent';

/** Maximum calls queued before a visitor has chosen; the oldest are dropped first. */
const MAX_WAITING = 200;

function answerOf(category: ConsentCategory): 'open' | 'given' | 'refused' {
  const consent = currentConsent();
  if (!consent) return 'open';
  return consent.categories.includes(category) ? 'given' : 'refused';
}

/**
 * Queues calls until the visitor chooses: runs them in order after consent; after a rejection,
 * drops queued and later calls.
 */
export function whenAgreed<Item>(category: ConsentCategory, pass: (item: Item) => void) {
  let waiting: Item[] = [];
  let isListening = false;

  const settle = () => {
    const answer = answerOf(category);
    if (answer === 'open') return;
    const settled = waiting;
    waiting = [];
    if (answer === 'given') settled.forEach(pass);
  };

  return (item: Item): void => {
    if (!isListening) onConsentChange(settle);
    isListening = true;
    waiting = [...waiting, item].slice(-MAX_WAITING);
    settle();
  };
}
