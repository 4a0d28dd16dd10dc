import { counterView } from '@/components/counter/counter-frame';
import { StaffView, type StaffViewProps } from '@/components/counter/staff-view';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import type { OwnProps } from '@/lib/counter/counter/counter-head';
import {
  counterPage,
  type CounterResponse,
  type SentVisit,
  type StaffVisit,
} from '@/lib/counter/counter/counter-page.server';
import { invitationFrom } from '@/lib/counter/staff/invitation.server';
import {
  changeRole,
  disableOther,
  inviteByEmail,
  listStaff,
  signOutOther,
  staffEmail,
} from '@/lib/counter/staff/staff-accounts.server';
import { STAFF_ROLES } from '@/lib/platform/db/schema-staff';

/** As the browser's own check of the field, and with a domain. */
const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

type Shown = OwnProps<StaffViewProps>;
type Response = CounterResponse<Shown>;

async function show(
  { staff }: StaffVisit,
  shown: Partial<Pick<Shown, 'error' | 'email' | 'isDone'>>,
): Promise<Response> {
  const { error = null, email = '', isDone = false } = shown;
  const people = (await listStaff()).map(({ disabledAt, ...person }) => ({
    ...person,
    isDisabled: disabledAt !== null,
    isSelf: person.id === staff.id,
  }));
  return { props: { people, error, email, isDone }, status: error ? 422 : 200 };
}

const roleOf = ({ form }: SentVisit) => STAFF_ROLES.find((each) => each === form['role']);

const DONE = { goTo: '/counter/staff?done' };

/** Invites somebody; who has an account already is invited again from the list, which resets it. */
async function invite(visit: SentVisit): Promise<Response> {
  const { req, staff, language, form } = visit;
  const role = roleOf(visit);
  const email = (form['email'] ?? '').slice(0, 255);
  const typed = staffEmail(email);
  if (!role || !ADDRESS.test(typed)) return show(visit, { email, error: 'invalid' });
  const known = (await listStaff()).find((person) => person.email === typed);
  if (known?.hasPassword && !known.disabledAt) return show(visit, { email, error: 'staffKnown' });
  const invitation = invitationFrom(req, language);
  return (await inviteByEmail(staff, { typed, role }, invitation)) ? DONE : { problem: 'invalid' };
}

async function inviteAgain({ req, staff, language, form }: SentVisit): Promise<Response> {
  const known = (await listStaff()).find(({ id }) => id === form['id']);
  if (!known) return { problem: 'invalid' };
  const { email: typed, role } = known;
  const invitation = invitationFrom(req, language);
  return (await inviteByEmail(staff, { typed, role }, invitation)) ? DONE : { problem: 'invalid' };
}

/** What is done to somebody else's account. */
async function change(visit: SentVisit): Promise<Response> {
  const { staff, form } = visit;
  const { step, id = '' } = form;
  if (!isOrderId(id) || id === staff.id) return { problem: 'invalid' };
  if (step === 'sign-out') await signOutOther(staff.id, id);
  else if (step === 'disable') await disableOther(staff.id, id);
  else {
    const role = roleOf(visit);
    if (step !== 'role' || !role) return { problem: 'invalid' };
    await changeRole(staff.id, id, role);
  }
  return DONE;
}

export const getServerSideProps = counterPage<StaffViewProps>(
  'staff.manage',
  (visit) => show(visit, { isDone: visit.query['done'] !== undefined }),
  (visit) => {
    const { step } = visit.form;
    if (step === 'invite') return invite(visit);
    return step === 'invite-again' ? inviteAgain(visit) : change(visit);
  },
);

export default counterView(StaffView);
