import { useState, type SubmitEvent } from 'react';

type Load<Module = unknown> = () => Promise<Module>;

/** Loads, with the first touch of a form, what sends it; sending says when there is no network. */
export const onTouch = (load: Load) => () => void load().catch(() => undefined);

/**
 * For a form that the browser itself sends, whose answer is a page: the captcha is solved first. Where
 * that fails the form is sent as one of a browser without scripts, which has a limit of its own.
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
