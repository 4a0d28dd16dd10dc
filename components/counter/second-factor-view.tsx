import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import styles from './counter.module.css';

export interface SecondFactorViewProps {
  counter: CounterHead;
  /** New secret with its QR code; `null` if there is a second factor. */
  setup: { secret: string; size: number; path: string } | null;
  isWrong: boolean;
}

/** Sets the second factor by an app, or removes it by one of its codes. */
export function SecondFactorView({ counter, setup, isWrong }: SecondFactorViewProps) {
  const { messages } = counter;
  return (
    <CounterFrame counter={counter} title={messages.secondFactor} section="account">
      <p>{setup ? messages.secondFactorHelp : messages.secondFactorRemoveHelp}</p>
      {isWrong && (
        <p role="alert" className={tool.fault} id="error">
          {messages.codeWrong}
        </p>
      )}
      <form className={styles.narrow} method="post" action="/counter/second-factor">
        {setup && (
          <>
            {/* Inline, because the policy of the pages allows no pictures from `data:` addresses. */}
            <svg
              role="img"
              aria-label={messages.qrCode}
              viewBox={`0 0 ${setup.size} ${setup.size}`}
              width={220}
              height={220}
              shapeRendering="crispEdges"
            >
              <rect width={setup.size} height={setup.size} fill="white" />
              <path d={setup.path} fill="black" />
            </svg>
            <p className={styles.code}>{setup.secret}</p>
            <input type="hidden" name="secret" value={setup.secret} />
          </>
        )}
        <label className={tool.choice}>
          {messages.codeOfApp}
          <input
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            aria-describedby={isWrong ? 'error' : undefined}
          />
        </label>
        <Button type="submit" name="step" value={setup ? 'set' : 'remove'}>
          {setup ? messages.secondFactorSet : messages.secondFactorRemove}
        </Button>
      </form>
    </CounterFrame>
  );
}
