import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Honeypot } from '@/components/forms/captcha/honeypot';
import { Button } from '@/components/ui/button/button';
import { loadSolver } from '@/lib/shop/captcha/confirm-captcha';
import type { EndpointResponse } from '@/lib/platform/http/send-json';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { ErrorSummary } from './error-summary';
import styles from './submission-form.module.css';
import { useSubmission, type SubmissionState } from './use-submission';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Name of the form, also for the data layer. */
  name: string;
  labelledBy?: string | undefined;
  submitLabel: string;
  success: string;
  send: (values: Values, token: string) => Promise<EndpointResponse>;
  /** Endpoint for submissions without scripts; without it the form requires scripts. */
  action?: string;
  /** Fields submitted without scripts, which `call` adds itself. */
  hidden?: Readonly<Record<string, string>>;
  /** Messages for rejections of submissions without scripts, by code. */
  explained?: Readonly<Record<string, string>>;
  children: ReactNode;
}

function Rejection({ state }: { state: SubmissionState }) {
  const { form: messages } = useMessages();
  const { closed, captcha, failed } = messages;
  const texts = { closed, unsolved: captcha, unreachable: failed, response: failed };
  // A live region must exist before its text, or screen readers do not announce it.
  return (
    <div role="alert">
      {state.kind === 'refused' && state.message !== null && (
        // The server's own message, in which only links and emphasis remain
        // (lib/messaging/forms/safe-html).
        <p className={styles.refusal} dangerouslySetInnerHTML={{ __html: state.message }} />
      )}
      {state.kind === 'refused' && state.message === null && (
        <p className={styles.refusal}>{texts[state.reason]}</p>
      )}
    </div>
  );
}

/** The control of an error; react-hook-form's type omits it for generic values. */
const fieldOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'ref' in error ? error.ref : null;

/** Sorts errors by document position, because they come in the order of registration. */
function byPlace(one: unknown, other: unknown): number {
  if (!(one instanceof Node) || !(other instanceof Node)) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Replaces the form and receives the focus, which would be lost with the button. */
function Success({ children }: { children: ReactNode }) {
  const root = useRef<HTMLOutputElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <output ref={root} className={styles.success} tabIndex={-1}>
      {children}
    </output>
  );
}

/** Outcome of a submission without scripts, shown while it is the target of the URL. */
function Outcome({
  name,
  success,
  explained,
}: Required<Pick<Props<FieldValues>, 'name' | 'success' | 'explained'>>) {
  const { form: messages } = useMessages();
  return (
    <>
      <p id={`${name}-sent`} className={`${styles.success} ${styles.outcome}`}>
        {success}
      </p>
      {Object.entries({ refused: messages.failed, ...explained }).map(([rejection, message]) => (
        <p
          key={rejection}
          id={`${name}-${rejection}`}
          className={`${styles.refusal} ${styles.outcome}`}
        >
          {message}
        </p>
      ))}
    </>
  );
}

function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <>
      <Honeypot />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/**
 * A form of the shop: validated before the captcha runs, sent once, with the response shown in
 * place. Errors are listed above the fields, with links to them.
 */
export function SubmissionForm<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, labelledBy, submitLabel, success, send: call, children } = props;
  const { action, hidden = {}, explained = {} } = props;
  const { state, isLocked, submit } = useSubmission(name, (field, message) => {
    if (!Object.hasOwn(form.getValues(), field)) return false;
    // The form's own field names are the keys of its values.
    form.setError(field as FieldPath<Values>, { message });
    return true;
  });
  const { errors, submitCount } = form.formState;
  const { form: messages } = useMessages();
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => root.current?.addEventListener('focusin', loadSolver, { once: true }), []);
  // Without an action, a native submission would put the fields into the URL.
  const isHydrated = useIsHydrated();
  if (state.kind === 'done') return <Success>{success}</Success>;
  const errorsByName = Object.entries(errors)
    .toSorted(([, one], [, other]) => byPlace(fieldOf(one), fieldOf(other)))
    .map(([field, error]) => ({
      // The form's own field names are the keys of its errors.
      field: field as FieldPath<Values>,
      message: String(error?.message ?? ''),
    }));
  return (
    <form
      className={styles.root}
      aria-labelledby={labelledBy}
      {...(action && { action, method: 'post' })}
      noValidate={isHydrated}
      ref={root}
      onSubmit={form.handleSubmit((values) => submit((token) => call(values, token)))}
    >
      <ErrorSummary
        key={submitCount}
        errors={submitCount > 0 ? errorsByName : []}
        onChoose={(field) => form.setFocus(field)}
      />
      {children}
      <Rejection state={state} />
      {action ? (
        <>
          <Outcome name={name} success={success} explained={explained} />
          <HiddenFields fields={hidden} />
        </>
      ) : (
        <p className={styles.needsScripts}>{messages.needsScripts}</p>
      )}
      <div className={styles.submit}>
        <Button
          type={isHydrated || action ? 'submit' : 'button'}
          isPending={isLocked}
          disabled={isLocked}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
