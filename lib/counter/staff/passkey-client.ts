import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Created = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Used = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Has the browser create or use a passkey.
 * @param address of the page that sends the options
 * @param fields of the form that requests them
 * @returns its response as JSON; `null` if the user declined
 * @throws Error if the options are not sent, or the browser fails
 */
export async function credentialFrom(
  kind: 'create' | 'use',
  address: string,
  fields: URLSearchParams,
): Promise<string | null> {
  const reply = await fetch(address, { method: 'POST', body: fields });
  if (!reply.ok) throw new Error(`no options for a passkey: ${reply.status}`);
  const options: unknown = await reply.json();
  try {
    // The counter's own pages send exactly these types.
    const credential =
      kind === 'create'
        ? await startRegistration({ optionsJSON: options as Created })
        : await startAuthentication({ optionsJSON: options as Used });
    return JSON.stringify(credential);
  } catch (error) {
    const isDeclined = error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name);
    if (isDeclined) return null;
    throw error;
  }
}
