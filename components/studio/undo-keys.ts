import type { ComposeSession } from '@/lib/studio/studio/compose-session';

type History = Pick<ComposeSession, 'undo' | 'redo'>;

/** What a key does to the page; `null` for every other key. */
function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof History | null {
  if ((!ctrlKey && !metaKey) || altKey) return null;
  const pressed = key.toLowerCase();
  if (pressed === 'z') return shiftKey ? 'redo' : 'undo';
  return pressed === 'y' ? 'redo' : null;
}

/** Fields that do not belong to the page, such as the search for blocks, have the browser's undo. */
const OWN_UNDO =
  'input:not(#composer-fields *), textarea:not(#composer-fields *), [data-own-undo] textarea';

/**
 * Undoes and redoes changes of the page with the usual keys, in the studio's window or the canvas's.
 * @returns stops this
 */
export function listenForUndo(on: Window, history: History): () => void {
  const pressed = (event: KeyboardEvent) => {
    const step = stepOf(event);
    // Elements of a frame are of another window's class.
    const target = event.target as Element | null;
    if (!step || target?.matches(OWN_UNDO)) return;
    event.preventDefault();
    history[step]();
  };
  on.addEventListener('keydown', pressed, true);
  return () => on.removeEventListener('keydown', pressed, true);
}
