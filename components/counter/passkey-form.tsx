import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import { useHasPasskeys } from '@/lib/customer/passkeys/use-has-passkeys';
import tool from '@/components/studio/studio.module.css';
import styles from './counter.module.css';

interface PasskeyFormProps {
  counter: CounterHead;
  kind: 'create' | 'use';
  /** Address of the page that sends the options for the browser. */
  optionsAt: string;
  /** Address of the page that takes the browser's response. */
  action: string;
  /** Value of the form's `step` for the response. */
  step?: string;
  label: string;
  /** Further fields, sent to both. */
  children?: ReactNode;
}

const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** Creates or uses a passkey; shown only in browsers that can, which need scripts for it. */
export function PasskeyForm(props: PasskeyFormProps) {
  const { counter, kind, optionsAt, action, step, label, children } = props;
  const { messages } = counter;
  const hasPasskeys = useHasPasskeys();
  const credential = useRef<HTMLInputElement>(null);
  const [isFailed, setIsFailed] = useState(false);
  if (!hasPasskeys) return null;
  const request = async (form: HTMLFormElement) => {
    const fields = fieldsOf(form);
    fields.set('step', 'passkey-options');
    const { credentialFrom } = await import('@/lib/counter/staff/passkey-client');
    const response = await credentialFrom(kind, optionsAt, fields);
    if (response === null || !credential.current) return;
    credential.current.value = response;
    // Not `requestSubmit`, which would begin again.
    form.submit();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsFailed(false);
    request(event.currentTarget).catch(() => setIsFailed(true));
  };
  return (
    <form className={styles.narrow} method="post" action={action} onSubmit={submit}>
      {isFailed && (
        <p role="alert" className={tool.fault}>
          {messages.passkeyFailed}
        </p>
      )}
      {children}
      <input type="hidden" name="credential" ref={credential} />
      {step && <input type="hidden" name="step" value={step} />}
      <Button type="submit" look="secondary">
        {label}
      </Button>
    </form>
  );
}
