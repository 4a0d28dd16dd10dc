/**
 * Puts values in place of `{name}` placeholders.
 * A placeholder without a value stays as it is written, where a reader of the page reports it.
 */
export function formatMessage(
  message: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
