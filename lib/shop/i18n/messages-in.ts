import type { Locale } from '@/lib/shop/page-context/locale';
import { messagesFor, type Messages } from './messages';
import { spelledFor } from './swiss-spelling';

const known = new Map<string, Messages>();

/** All messages as a locale spells them. Like `messagesFor`, it loads all six languages. */
export function messagesIn({ segment, language }: Pick<Locale, 'segment' | 'language'>): Messages {
  const before = known.get(segment);
  if (before) return before;
  const messages = spelledFor(segment, messagesFor(language));
  known.set(segment, messages);
  return messages;
}
