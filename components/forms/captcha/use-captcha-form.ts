import { useState, type SubmitEvent } from 'react';

type Load<Module = unknown> = () => Promise<Module>;

/** Loads, with the first touch of a form, what sends it; sending says when there is no network. */
export const onTouch = (load: Load) => () => void load().catch(() => undefined);

/**
 * Solves the captcha before the browser submits a form by itself, whose response is a page. When
 * that fails the form is submitted like one of a browser without scripts, which has a limit of its
 * own.
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
