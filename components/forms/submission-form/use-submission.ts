import { useEffect, useRef, useState } from 'react';
import { confirmCaptcha } from '@/lib/shop/captcha/confirm-captcha';
import type { EndpointResponse } from '@/lib/platform/http/send-json';
import { pushEvent } from '@/lib/browser/tracking/data-layer';

/** Request timeout in milliseconds, after which the button is enabled again. */
const LOCKED_MS = 10_000;

export type SubmissionState =
  | { kind: 'open' }
  | { kind: 'done' }
  | { kind: 'refused'; reason: Reason; message: string | null };

/** Why there is no token, or that the server rejected the form. */
type Reason = 'closed' | 'unreachable' | 'unsolved' | 'response';

/**
 * Solves the captcha, then sends the request. The button is disabled meanwhile, for ten seconds at
 * most.
 * @param name of the form, for the data layer
 * @param showAtField shows an error of the server at a field; `false` if there is no such field
 */
export function useSubmission(
  name: string,
  showAtField: (field: string, message: string) => boolean,
) {
  const [state, setState] = useState<SubmissionState>({ kind: 'open' });
  const [isLocked, setIsLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = async (send: (token: string) => Promise<EndpointResponse>) => {
    setState({ kind: 'open' });
    setIsLocked(true);
    timer.current = setTimeout(() => setIsLocked(false), LOCKED_MS);
    const captcha = await confirmCaptcha();
    const response = captcha.token === null ? captcha.because : await send(captcha.token);
    clearTimeout(timer.current);
    setIsLocked(false);
    if (typeof response === 'string')
      setState({ kind: 'refused', reason: response, message: null });
    else if (response.success) {
      pushEvent({ event: 'form_submit', form: name });
      setState({ kind: 'done' });
    } else {
      const [error] = response.errors ?? [];
      if (error?.field && showAtField(error.field, error.message)) return;
      setState({ kind: 'refused', reason: 'response', message: error?.message ?? null });
    }
  };
  return { state, isLocked, submit };
}
