import { useState, type SubmitEvent } from 'react';

type Load<Module = unknown> = () => Promise<Module>;

/** Loads the code that sends a form on first interaction; sending reports a missing network. */
export const onTouch = (load: Load) => () => void load().catch(() => undefined);

/**
 * Solves the captcha before the browser submits a form whose response is a page. If that fails, the
 * form is submitted as without scripts, which has its own limit.
 */
export function useCaptchaForm(
  load: Load<Pick<typeof import('@/lib/shop/captcha/send-solved'), 'sendSolved'>>,
) {
  const [isPending, setIsPending] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    setIsPending(true);
    load().then(
      ({ sendSolved }) => sendSolved(form, () => setIsPending(false)),
      () => form.submit(),
    );
  };
  return { isPending, formProps: { onSubmit, onFocus: onTouch(load) } };
}
