import { Spinner } from '@/components/ui/spinner/spinner';
import { StatusMessage } from '@/components/ui/status-message/status-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';

interface Props {
  /** `null` while it loads; then why it could not, `''` where nobody has said. */
  failure: string | null;
}

/** Stands in a modal for what is being loaded: it is on its way, or it failed and why. */
export function LoadingOverlay({ failure }: Props) {
  const { status: messages } = useMessages();
  if (failure === null) return <Spinner />;
  const text = `${messages.error}: ${failure || messages.serverError}`;
  return <StatusMessage status={{ type: 'miscellaneous', tone: 'danger', text }} />;
}
