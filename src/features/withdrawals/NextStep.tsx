import { nextStepFr } from './pot.fr.ts';
import type { Overview } from './withdrawal.calls.ts';

/** The one thing to do now. */
export function NextStep({ overview }: { overview: Overview }) {
  const { title, text, action } = nextStepFr(overview);
  return (
    <section className="next-step" aria-labelledby="etape">
      <h2 id="etape">{title}</h2>
      <p>{text}</p>
      {action && (
        <a className="button button-plum" href={action.href}>
          {action.label}
        </a>
      )}
    </section>
  );
}
