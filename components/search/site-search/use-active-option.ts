import { useState, type KeyboardEvent } from 'react';
import type { SearchOption } from './option-groups';

/**
 * Index that a key moves to among `count` options; -1 is the field itself. `null` for any other
 * key.
 */
function next(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1 < count ? at + 1 : -1;
    case 'ArrowUp':
      return at < 0 ? count - 1 : at - 1;
    // In the field itself these keys move the caret.
    case 'Home':
      return at < 0 ? null : 0;
    case 'End':
      return at < 0 ? null : count - 1;
    default:
      return null;
  }
}

/**
 * The option that is active by arrow keys while the focus stays in the field (ARIA Authoring
 * Practices, combobox with a listbox).
 */
export function useActiveOption(options: readonly SearchOption[]) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const at = options.findIndex(({ id }) => id === activeId);
  const active = options[at] ?? null;

  /** @returns whether the key was handled. */
  const move = (event: KeyboardEvent): boolean => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (shiftKey || ctrlKey || altKey || metaKey || event.nativeEvent.isComposing) return false;
    const target = next(key, at, options.length);
    if (target === null || options.length === 0) return false;
    event.preventDefault();
    const id = options[target]?.id ?? null;
    setActiveId(id);
    if (id) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
    return true;
  };
  return { active, move, reset: () => setActiveId(null) };
}
