/** Locale of the Swiss market in German, whose spelling has no ß. */
const SWISS_GERMAN = 'de-ch';

/** Replaces ß in all texts of a value, whatever their depth; everything else stays as it is. */
function withDoubleS<Value>(value: Value): Value {
  // Each branch returns the type that it was given, which TypeScript cannot follow.
  if (typeof value === 'string') return value.replaceAll('ß', 'ss') as Value;
  if (Array.isArray(value)) return value.map(withDoubleS) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withDoubleS(part)]);
  return Object.fromEntries(entries) as Value;
}

/**
 * Texts of the shop as a locale spells them. Not for what visitors have entered: a street keeps its name.
 * @param locale `de-ch`, in any case
 */
export const spelledFor = <Value>(locale: string, value: Value): Value =>
  locale.toLowerCase() === SWISS_GERMAN ? withDoubleS(value) : value;
