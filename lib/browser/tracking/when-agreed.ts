import type { ConsentCategory } from '@/lib/browser/consent/consent';
import { currentConsent, onConsentChange } from '@/lib/browser/consent/use-consent';

/** Most calls queued before a visitor has chosen; the oldest are dropped first. */
const MAX_WAITING = 200;

function answerOf(category: ConsentCategory): 'open' | 'given' | 'refused' {
  const consent = currentConsent();
  if (!consent) return 'open';
  return consent.categories.includes(category) ? 'given' : 'refused';
}

/**
 * A queue in front of a visitor's consent: calls before the choice are queued, and run in order
 * after consent; after a rejection, queued and later calls are dropped.
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
