import { capitalised } from '@/demo/words/in-six';
import { inSix } from './showcase/in-six';

/** Full hours on a 24-hour clock, Monday to Saturday; closed on Sunday. */
interface Hours {
  from: number;
  until: number;
}

/** Opening hours of the stores in all shops. */
export const STORE_HOURS: Hours = { from: 10, until: 20 };

/** Phone hours in all shops. */
export const TELEPHONE_HOURS: Hours = { from: 9, until: 19 };

/** `8 pm` */
export const twelveHours = (hour: number) => `${((hour + 11) % 12) + 1} ${hour < 12 ? 'am' : 'pm'}`;

/**
 * Weekdays and hours within a sentence: `Montag bis Samstag von 10 bis 20 Uhr`, `du lundi au samedi
 * de 10 h à 20 h`.
 */
export const weekdays = ({ from, until }: Hours) =>
  inSix(
    `Montag bis Samstag von ${from} bis ${until} Uhr`,
    `Monday to Saturday from ${twelveHours(from)} to ${twelveHours(until)}`,
    `od pondělí do soboty od ${from} do ${until} hodin`,
    `od poniedziałku do soboty w godzinach ${from}–${until}`,
    `maandag tot en met zaterdag van ${from} tot ${until} uur`,
    `du lundi au samedi de ${from} h à ${until} h`,
  );

/** Opening hours on their own, or at the beginning of a sentence. */
export function openingHours(hours: Hours) {
  const { de, en, cs, pl, nl, fr } = weekdays(hours);
  return inSix(de, en, capitalised(cs), capitalised(pl), capitalised(nl), capitalised(fr));
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Opening hours of a week, Monday first, in the format of the database. */
export const weekOf = ({ from, until }: Hours): ({ from: string; until: string } | null)[] => [
  ...Array.from({ length: 6 }, () => ({ from: clock(from), until: clock(until) })),
  null,
];
