import { counterView } from '@/components/counter/counter-frame';
import { SsoView, type SsoViewProps } from '@/components/counter/sso-view';
import {
  counterAddress,
  oneParameter,
  openCounterPage,
} from '@/lib/counter/counter/counter-page.server';
import { signInBySso } from '@/lib/counter/staff/sign-in.server';
import {
  beginSingleSignOn,
  endSingleSignOn,
  hasSingleSignOn,
} from '@/lib/counter/staff/single-sign-on.server';
import { findTyped } from '@/lib/counter/staff/typed-draft.server';

const FAILED = { goTo: '/counter/sign-in?sso=failed' };

/** Sends a browser to the company's provider, and takes it when it comes back. */
export const getServerSideProps = openCounterPage<SsoViewProps>(async (visit) => {
  const { req, res, query, resolvedUrl, form } = visit;
  if (form) return { problem: 'invalid' };
  if (!hasSingleSignOn()) return { problem: 'missing' };
  if (query['state'] === undefined) {
    const begun = await beginSingleSignOn(req, counterAddress(oneParameter(query['next'])));
    if (!begun) return FAILED;
    res.appendHeader('Set-Cookie', begun.cookie);
    return { goTo: begun.location };
  }
  const ended = await endSingleSignOn(req, new URL(resolvedUrl, 'http://any').search);
  if (!ended) return FAILED;
  res.appendHeader('Set-Cookie', ended.cookie);
  const signedIn = await signInBySso(req, ended.identity);
  if (!signedIn.ok) return FAILED;
  res.appendHeader('Set-Cookie', signedIn.cookie);
  const typed = await findTyped(signedIn.staffId);
  return { props: { next: typed ? '/counter/typed' : ended.next } };
});

export default counterView(SsoView);
