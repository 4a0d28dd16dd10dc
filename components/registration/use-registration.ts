import { useRef, useState, type SubmitEvent } from 'react';
import type { AccountRejection } from '@/lib/customer/account/account-rejection';
import type { AccountErrors } from '@/lib/customer/account/registration';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** What checks, solves the captcha and sends: loaded with the first touch of the form. */
const loadSubmission = () => import('./submit-registration');

/** Milliseconds after which a form may be sent again, whatever became of it. */
const AGAIN_MS = 10_000;

/**
 * Sends the registration by script. @param found errors of the page @param hasCard true for a
 * registration with a card
 */
export function useRegistration(found: AccountErrors, hasCard: boolean) {
  const context = useRouteContext();
  const [errors, setErrors] = useState(found);
  const [rejection, setRejection] = useState<AccountRejection | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    setIsPending(true);
    timer.current = setTimeout(() => setIsPending(false), AGAIN_MS);
    loadSubmission()
      .then(({ submitRegistration }) => submitRegistration(form, context, hasCard))
      .then(
        (outcome) => {
          if (outcome.ok) location.assign(outcome.next);
          else {
            setErrors(outcome.errors);
            setRejection(outcome.code === 'invalid' ? null : outcome.code);
            setAttempts((count) => count + 1);
          }
        },
        // Its chunk fails to load: the form does it alone.
        () => form.submit(),
      )
      .finally(() => {
        clearTimeout(timer.current);
        setIsPending(false);
      });
  };
  const onFocus = () => void loadSubmission().catch(() => undefined);
  return { errors, rejection, isPending, attempts, formProps: { onSubmit, onFocus } };
}
