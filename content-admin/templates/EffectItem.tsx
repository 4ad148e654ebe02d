import { templatesFr } from './templates.fr.ts';
import type { ChangePreview } from './useTemplateSave.ts';

const { change } = templatesFr;
type Effect = ChangePreview['effects'][number];

export function EffectItem({ effect }: { effect: Effect }) {
  const { kind, name, to, count, problems } = effect;
  const rest = count - effect.examples.length;
  const more = problems - effect.problem_examples.length;
  return (
    <li className="template-effect">
      <h3>{change.effects[kind](name, to ?? '')}</h3>
      <p className="small muted">
        {count > 0 && change.touched(count)}
        {count > 0 && problems > 0 && ', '}
        {problems > 0 && change.blocked(problems)}
      </p>
      {effect.examples.length > 0 && kind !== 'hide' && (
        <table>
          <thead>
            <tr>
              <th scope="col">{change.before}</th>
              <th scope="col">{change.after}</th>
            </tr>
          </thead>
          <tbody>
            {effect.examples.map((example) => (
              <tr key={example.id}>
                <td>
                  <a href={`/a/admin/editor?id=${example.id}`} target="_blank" rel="noopener">
                    {example.title}
                  </a>
                  <code>{example.before || change.absent}</code>
                </td>
                <td>
                  <code>{example.after || change.absent}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest > 0 && <p className="small muted">{change.others(rest)}</p>}
      {problems > 0 && (
        <ul>
          {effect.problem_examples.map((example) => (
            <li key={example.id}>
              <a href={`/a/admin/editor?id=${example.id}`} target="_blank" rel="noopener">
                {example.title}
              </a>{' '}
              <span className="small">{example.message}</span>
            </li>
          ))}
          {more > 0 && <li className="small muted">{change.others(more)}</li>}
        </ul>
      )}
    </li>
  );
}
