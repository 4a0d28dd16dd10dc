/**
 * Replaces `{name}` placeholders by values. A placeholder without a value stays visible, so that
 * the error can be noticed and reported.
 */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
