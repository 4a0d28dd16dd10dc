import { counterView } from '@/components/counter/counter-frame';
import { SetPasswordView, type SetPasswordViewProps } from '@/components/counter/set-password-view';
import { oneParameter, openCounterPage } from '@/lib/counter/counter/counter-page.server';
import { peekStaffLink, setStaffPassword } from '@/lib/counter/staff/staff-accounts.server';
import { staffPasswordError } from '@/lib/counter/staff/staff-password.server';

const ENDED = { props: { link: null, email: '', error: null }, status: 410 };

export const getServerSideProps = openCounterPage<SetPasswordViewProps>(async ({ query, form }) => {
  const link = oneParameter(form ? form['link'] : query['link']);
  const email = await peekStaffLink(link);
  if (email === null) return ENDED;
  if (!form) return { props: { link, email, error: null } };
  const password = form['password'] ?? '';
  const error = staffPasswordError(password, email);
  if (error) return { props: { link, email, error }, status: 422 };
  return (await setStaffPassword(link, password)) ? { goTo: '/counter/sign-in?set' } : ENDED;
});

export default counterView(SetPasswordView);
