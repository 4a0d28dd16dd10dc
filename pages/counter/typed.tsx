import { counterView } from '@/components/counter/counter-frame';
import { TypedView, type TypedViewProps } from '@/components/counter/typed-view';
import { counterPage } from '@/lib/counter/counter/counter-page.server';
import { dropTyped, findTyped, SENT_AGAIN } from '@/lib/counter/staff/typed-draft.server';

/** Shows a form that was sent after its session had ended, to be sent again or forgotten. */
export const getServerSideProps = counterPage<TypedViewProps>(
  'account',
  async ({ staff }) => {
    const typed = await findTyped(staff.id);
    if (!typed) return { goTo: '/counter' };
    const { path, fields } = typed;
    return { props: { typed: { path, fields: { ...fields, [SENT_AGAIN]: 'yes' } } } };
  },
  async ({ staff }) => {
    await dropTyped(staff.id);
    return { goTo: '/counter' };
  },
);

export default counterView(TypedView);
