import { parseConsent, storedConsent, type ConsentCategory } from '@/lib/consent/consent';
import { onConsentChange } from '@/lib/consent/use-consent';

/** What happens before a visitor has chosen is kept, up to this many; the oldest go first. */
const MOST_WAITING = 200;

function answerOf(category: ConsentCategory): 'open' | 'given' | 'refused' {
  const consent = parseConsent(storedConsent(document.cookie));
  if (!consent) return 'open';
  return consent.categories.includes(category) ? 'given' : 'refused';
}

/**
 * A door that opens with a visitor's consent: what comes before the choice waits and passes in its
 * order when they agree; after a refusal, whatever waits or comes is dropped.
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
    waiting = [...waiting, item].slice(-MOST_WAITING);
    settle();
  };
}
