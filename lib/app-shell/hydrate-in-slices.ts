import { startTransition } from 'react';
import client, { type Root } from 'react-dom/client';

const { hydrateRoot } = client;

/**
 * Next brings a page to life in one go, during which the browser answers nobody. As a transition
 * React does it in slices of a few milliseconds, and at once for whoever clicks meanwhile.
 * Imported before Next hydrates: its own call then finds this one.
 * @see https://react.dev/reference/react/startTransition
 */
function hydrateInSlices(...parameters: Parameters<typeof hydrateRoot>): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(...parameters);
  });
  if (!root) throw new Error('a transition begins at once');
  return root;
}

// Next has no door for it; its pages router reads the function from this very object.
Object.assign(client, { hydrateRoot: hydrateInSlices });
