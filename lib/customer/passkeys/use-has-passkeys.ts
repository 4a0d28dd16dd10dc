import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether this browser supports passkeys; false on the server and while hydrating. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  );
