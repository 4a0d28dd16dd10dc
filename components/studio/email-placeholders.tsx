import { Button } from '@/components/ui/button/button';
import { placeholdersOf } from '@/lib/studio/studio/email-placeholders';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

/** A text with a placeholder in place of what is selected in its input, or at its end. */
function withPlaceholder(text: string, controlId: string, placeholder: string): string {
  const input = document.getElementById(controlId);
  const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  const start = (isText ? input.selectionStart : null) ?? text.length;
  const end = (isText ? input.selectionEnd : null) ?? text.length;
  return text.slice(0, start) + placeholder + text.slice(end);
}

/** The placeholders that a field of this kind of email may contain, each inserted by a click. */
export function EmailPlaceholders({
  field,
  kind,
  text,
  messages,
  onChange,
}: {
  field: { id: string; label: string };
  /** Kind of email that the draft is about; any value. */
  kind: unknown;
  text: unknown;
  messages: StudioMessages;
  onChange: (text: string) => void;
}) {
  const placeholders = placeholdersOf(field.id, kind);
  if (placeholders.length === 0) return null;
  const written = typeof text === 'string' ? text : '';
  return (
    <fieldset className={styles.row}>
      <legend className={styles.hint}>{`${messages.email.placeholders}: ${field.label}`}</legend>
      {placeholders.map((name) => (
        <Button
          key={name}
          look="quiet"
          onClick={() => onChange(withPlaceholder(written, `field-${field.id}`, `{${name}}`))}
        >
          {`{${name}}`}
        </Button>
      ))}
    </fieldset>
  );
}
