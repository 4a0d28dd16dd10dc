import type { FirstStep, FirstStepsOfShop } from '@/lib/studio/studio/first-steps';
import { editorHref } from '@/lib/studio/studio/studio-entry';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';

export interface FirstStepsViewProps {
  studio: StudioHead;
  shops: FirstStepsOfShop[];
}

function Step({ step, studio }: { step: FirstStep; studio: StudioHead }) {
  const { firstSteps: messages } = studio.messages;
  const { name, how } = messages.steps[step.name];
  return (
    <li>
      <strong>
        {step.isDone ? '✓' : '○'} {name}: {step.isDone ? messages.done : messages.open}
      </strong>
      {!step.isDone && <p>{how}</p>}
      {step.settings.length > 0 && (
        <p>
          {messages.settings} {step.settings.join(', ')}
        </p>
      )}
      {step.entries.length > 0 && (
        <p>
          {messages.entries}{' '}
          {step.entries.map(({ id, title }) => (
            <span key={id}>
              <a href={editorHref({ id, kind: 'Entry' })}>{title}</a>{' '}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** What is still missing before each shop may sell, ticked off as it is done. */
export function FirstStepsView({ studio, shops }: FirstStepsViewProps) {
  const { messages } = studio;
  return (
    <StudioFrame studio={studio} title={messages.steps}>
      <p>{messages.firstSteps.lead}</p>
      {shops.map(({ project, steps }) => {
        const open = steps.filter(({ isDone }) => !isDone).length;
        return (
          <section key={project} className={styles.notice}>
            <h2 className={styles.subtitle}>{project}</h2>
            {open === 0 && <p>{messages.firstSteps.ready}</p>}
            <ul className={styles.list}>
              {steps.map((step) => (
                <Step key={step.name} step={step} studio={studio} />
              ))}
            </ul>
          </section>
        );
      })}
    </StudioFrame>
  );
}
