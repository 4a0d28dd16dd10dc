import { startTransition } from 'react';
import client, { type Root } from 'react-dom/client';
import { isOn } from './switches.mjs';

const { hydrateRoot } = client;

/**
 * Next hydrates a page in one go, which blocks the main thread. In a transition React hydrates it
 * in slices of a few milliseconds, and at once if the visitor clicks in the meantime. Must be
 * imported before Next hydrates, so that Next calls this function.
 * @see https://react.dev/reference/react/startTransition
 */
function hydrateInSlices(...parameters: Parameters<typeof hydrateRoot>): Root {
  let root: Root | undefined;
  // outside: react-transition-at-once
  startTransition(() => {
    root = hydrateRoot(...parameters);
  });
  if (!root) throw new Error('a transition begins at once');
  return root;
}

// Next has no option for this; its pages router reads the function from this object.
if (isOn('slices')) Object.assign(client, { hydrateRoot: hydrateInSlices });
