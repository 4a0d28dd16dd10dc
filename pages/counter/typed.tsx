import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { TypedView, type TypedViewProps } from '@/components/counter/typed-view';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage } from '@/lib/counter/counter/counter-page.server';
import { dropTyped, findTyped, SENT_AGAIN } from '@/lib/counter/staff/typed-draft.server';

type Shown = Omit<TypedViewProps, 'counter'>;
type Props = CounterProps<Shown>;

/** Shows a form that was sent after its session had ended, to be sent again or forgotten. */
export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'account', async ({ staff, form }) => {
    if (form) {
      await dropTyped(staff.id);
      return { goTo: '/counter' };
    }
    const typed = await findTyped(staff.id);
    if (!typed) return { goTo: '/counter' };
    const { path, fields } = typed;
    return { props: { typed: { path, fields: { ...fields, [SENT_AGAIN]: 'yes' } } } };
  });

export default function CounterTypedPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <TypedView {...props} />;
}
