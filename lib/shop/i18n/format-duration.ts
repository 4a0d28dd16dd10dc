import type { Language } from '@/lib/shop/page-context/locale';
import { formatCount, type CountMessage } from './format-count';

interface Duration {
  days: number;
  hours: number;
  minutes: number;
}

/**
 * Formats days, hours and minutes, from the largest unit that is not zero: `2 Tage, 3 Stunden und 5
 * Minuten`, `5 Minuten`.
 * @param messages one text per largest unit
 */
export function formatDuration(
  duration: Duration,
  messages: Readonly<Record<keyof Duration, CountMessage>>,
  language: Language,
): string {
  const { days, hours } = duration;
  const largest = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  return formatCount(messages[largest], { ...duration }, language);
}
