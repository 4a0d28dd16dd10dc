const DAY_MS = 86_400_000;

/** `MM-DD`, or days after Easter Sunday. */
type Holiday = string | number;

const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

const CHRISTMAS: readonly Holiday[] = ['01-01', '12-25', '12-26'];

/**
 * Holidays of a whole country on which no parcels are delivered; for Switzerland, whose law has one, those of most
 * cantons. The markets have lists, other countries Christmas and New Year.
 */
const HOLIDAYS: Readonly<Partial<Record<string, readonly Holiday[]>>> = {
  DE: [...CHRISTMAS, GOOD_FRIDAY, EASTER_MONDAY, '05-01', ASCENSION, WHIT_MONDAY, '10-03'],
  AT: [
    ...CHRISTMAS,
    '01-06',
    '05-01',
    '08-15',
    '10-26',
    '11-01',
    '12-08',
    EASTER_MONDAY,
    ASCENSION,
    WHIT_MONDAY,
    CORPUS_CHRISTI,
  ],
  CH: [...CHRISTMAS, GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY, '08-01'],
  CZ: [
    ...CHRISTMAS,
    '05-01',
    '05-08',
    '07-05',
    '07-06',
    '09-28',
    '10-28',
    '11-17',
    '12-24',
    GOOD_FRIDAY,
    EASTER_MONDAY,
  ],
  PL: [
    ...CHRISTMAS,
    '01-06',
    '05-01',
    '05-03',
    '08-15',
    '11-01',
    '11-11',
    '12-24',
    EASTER_MONDAY,
    CORPUS_CHRISTI,
  ],
  // King's Day is moved when it is a Sunday, to a Saturday: no working day either.
  NL: [...CHRISTMAS, EASTER_MONDAY, '04-27', ASCENSION, WHIT_MONDAY],
  FR: [
    '01-01',
    '05-01',
    '05-08',
    '07-14',
    '08-15',
    '11-01',
    '11-11',
    '12-25',
    EASTER_MONDAY,
    ASCENSION,
    WHIT_MONDAY,
  ],
};

const whole = Math.floor;

/** Easter Sunday of a Gregorian year, as midnight in UTC; the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const century = whole(year / 100);
  const correction = whole((century - whole((century + 8) / 25) + 1) / 3);
  const golden = year % 19;
  /** Age of the moon. */
  const epact = (19 * golden + century - whole(century / 4) - correction + 15) % 30;
  const inCentury = year % 100;
  /** Days to the Sunday after the full moon. */
  const toSunday =
    (32 + 2 * (century % 4) + 2 * whole(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = whole((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return Date.UTC(year, whole(sum / 31) - 1, (sum % 31) + 1);
}

/** @param day midnight in UTC of a date @param country ISO 3166-1 alpha-2, upper case */
export function isHoliday(day: number, country: string): boolean {
  const date = new Date(day);
  const sinceEaster = Math.round((day - easterSunday(date.getUTCFullYear())) / DAY_MS);
  const holidays = HOLIDAYS[country] ?? CHRISTMAS;
  return holidays.includes(date.toISOString().slice(5, 10)) || holidays.includes(sinceEaster);
}
