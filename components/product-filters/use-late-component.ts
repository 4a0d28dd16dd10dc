import { useState, type ComponentType } from 'react';
import { withWords } from '@/lib/i18n/with-words';

interface LateComponent<Props> {
  /** `null` until it has been loaded. */
  Component: ComponentType<Props> | null;
  hasFailed: boolean;
  /** Begins to load, before it is certain to be needed. */
  prepare: () => void;
  /** Loads it; again after a failure. */
  load: () => void;
}

/** A part whose code and words come with its first use. @param importPart one literal `import()` */
export function useLateComponent<Props>(
  importPart: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  return {
    Component,
    hasFailed,
    prepare: () => void withWords(importPart()).catch(() => undefined),
    load: () => {
      setHasFailed(false);
      withWords(importPart()).then(
        (part) => setComponent(() => part),
        () => setHasFailed(true),
      );
    },
  };
}
