import { Spinner } from '@/components/ui/spinner/spinner';
import { StatusMessage } from '@/components/ui/status-message/status-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';

interface Props {
  /** `null` while loading; then the reason of a failure, `''` if unknown. */
  failure: string | null;
}

/** Placeholder of a modal's content while it is loading, or after it failed. */
export function LoadingOverlay({ failure }: Props) {
  const { status: messages } = useMessages();
  if (failure === null) return <Spinner />;
  const text = `${messages.error}: ${failure || messages.serverError}`;
  return <StatusMessage status={{ type: 'miscellaneous', tone: 'danger', text }} />;
}
