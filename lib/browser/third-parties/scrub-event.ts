import type { ErrorEvent, Exception } from '@sentry/browser';

/**
 * Email addresses; queries and fragments, which may contain tokens; numbers long enough to identify
 * a person.
 */
const PERSONAL: readonly [RegExp, string][] = [
  [/[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi, '[email]'],
  [/(https?:\/\/[^\s?#"']+|\/[^\s?#"']*)[?#][^\s"']*/g, '$1'],
  [/\b[\w-]{32,}\b/g, '[token]'],
  [/\+?\d(?:[ \-/]?\d){6,}/g, '[number]'],
];

/** Removes possible personal data from the text of an error. */
export const scrubbedText = (text: string): string =>
  PERSONAL.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

/** Origin and path of an address. */
function addressOnly(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + scrubbedText(pathname);
}

function scrubbedException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return {
    ...(type && { type }),
    ...(value && { value: scrubbedText(value) }),
    ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled ?? false } }),
    ...(stacktrace && {
      stacktrace: {
        frames: (stacktrace.frames ?? []).map(({ filename, function: name, lineno, colno }) => ({
          ...(filename && { filename: filename.split(/[?#]/, 1)[0] ?? '' }),
          ...(name && { function: name }),
          ...(lineno !== undefined && { lineno }),
          ...(colno !== undefined && { colno }),
        })),
      },
    }),
  };
}

/**
 * Builds a new report that contains only the error, its location in our code and the page. Omits
 * everything else that the library adds, now or in later versions.
 * @param address of the page
 */
export function scrubbedEvent(event: ErrorEvent, address: string): ErrorEvent {
  const { event_id, timestamp, platform, level, environment, sdk, exception, message } = event;
  const values = exception?.values?.map(scrubbedException);
  return {
    type: undefined,
    ...(event_id && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(platform && { platform }),
    ...(level && { level }),
    ...(environment && { environment }),
    ...(sdk && { sdk }),
    ...(message && { message: scrubbedText(message) }),
    ...(values && { exception: { values } }),
    request: { url: addressOnly(address) },
  };
}
