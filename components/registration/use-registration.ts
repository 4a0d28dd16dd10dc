import { useRef, useState, type SubmitEvent } from 'react';
import type { AccountRejection } from '@/lib/customer/account/account-rejection';
import type { AccountErrors } from '@/lib/customer/account/registration';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

/** Loads validation, captcha and submission on the first interaction with the form. */
const loadSubmission = () => import('./submit-registration');

/** Milliseconds after which a form may be submitted again, whatever its outcome. */
const AGAIN_MS = 10_000;

/**
 * Submits the registration by script. @param found errors of the page @param hasCard true for a
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
        // If its chunk fails to load, the browser submits the form itself.
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
