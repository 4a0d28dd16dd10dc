import { useState, type ComponentType } from 'react';
import { withMessages } from '@/lib/shop/i18n/with-messages';

interface DeferredComponent<Props> {
  Component: ComponentType<Props> | null;
  hasFailed: boolean;
  /** Starts loading before it is needed for certain. */
  prepare: () => void;
  /** Loads it; retries after a failure. */
  load: () => void;
}

/** A component loaded with its messages on first use. @param importPart one literal `import()` */
export function useDeferredComponent<Props>(
  importPart: () => Promise<ComponentType<Props>>,
): DeferredComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  return {
    Component,
    hasFailed,
    prepare: () => void withMessages(importPart()).catch(() => undefined),
    load: () => {
      setHasFailed(false);
      withMessages(importPart()).then(
        (part) => setComponent(() => part),
        () => setHasFailed(true),
      );
    },
  };
}
