import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './third-party.module.css';
import { widgetAddress, type Widget } from './widget-document';

interface Props extends Omit<Widget, 'language'> {
  provider: string;
  /** Accessible name of the frame. */
  title: string;
  /** Height in pixels until the widget reports its own. */
  height: number;
}

type State = 'loading' | 'ready' | 'failed';

/** Timeout in milliseconds for a provider that does not respond at all. */
const TIMEOUT_MS = 10_000;
const TALLEST = 4_000;

/** Parses messages of a frame about itself; other messages to the window are ignored. */
function reportOf(message: unknown): { state: State; height: number } | null {
  if (typeof message !== 'object' || message === null) return null;
  const { widget, height } = message as { widget?: unknown; height?: unknown };
  if (widget !== 'ready' && widget !== 'failed') return null;
  return { state: widget, height: typeof height === 'number' ? Math.min(height, TALLEST) : 0 };
}

/** State and height of the widget, as its frame reports them. */
function useReports(attempt: number, initialHeight: number) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>('loading');
  const [height, setHeight] = useState(initialHeight);
  useEffect(() => {
    const fail = () => setState((last) => (last === 'loading' ? 'failed' : last));
    const timer = setTimeout(fail, TIMEOUT_MS);
    const listen = ({ source, data }: MessageEvent) => {
      const report = source === frame.current?.contentWindow ? reportOf(data) : null;
      if (!report) return;
      setState(report.state);
      if (report.state === 'ready') setHeight((last) => Math.max(last, report.height));
    };
    addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', listen);
    };
  }, [attempt]);
  return { frame, state, setState, height };
}

/**
 * A provider's script in a frame that can access neither the page nor its cookies. It never takes
 * less space than reserved, so that nothing below moves up.
 */
export function WidgetFrame({ provider, title, height: initialHeight, ...widget }: Props) {
  const { thirdParty: messages, language } = useMessages();
  const [attempt, setAttempt] = useState(0);
  const { frame, state, setState, height } = useReports(attempt, initialHeight);
  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  if (state === 'failed')
    return (
      <div className={styles.placeholder} style={{ minBlockSize: initialHeight }}>
        <output className={styles.explanation}>
          {formatMessage(messages.failed, { provider })}
        </output>
        <Button look="secondary" onClick={retry}>
          {messages.retry}
        </Button>
      </div>
    );
  return (
    <iframe
      key={attempt}
      ref={frame}
      className={styles.frame}
      data-state={state}
      title={title}
      height={height}
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
      src={widgetAddress({ ...widget, language })}
    />
  );
}
