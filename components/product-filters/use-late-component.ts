import { useState, type ComponentType } from 'react';

interface LateComponent<Props> {
  /** `null` until it has been loaded. */
  Component: ComponentType<Props> | null;
  hasFailed: boolean;
  /** Begins to load, before it is certain to be needed. */
  prepare: () => void;
  /** Loads it; again after a failure. */
  load: () => void;
}

/** A part whose code comes with its first use. @param importPart one literal `import()` */
export function useLateComponent<Props>(
  importPart: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  return {
    Component,
    hasFailed,
    prepare: () => void importPart().catch(() => undefined),
    load: () => {
      setHasFailed(false);
      importPart().then(
        (part) => setComponent(() => part),
        () => setHasFailed(true),
      );
    },
  };
}
