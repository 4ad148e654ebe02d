import { Fragment } from 'react';
import type { Block } from './letter-block.ts';
import { LETTER_STYLE } from './letter-style.ts';

interface Props {
  subject: string;
  /** The text that inboxes show beside the subject. */
  preview: string;
  signature: string;
  blocks: readonly Block[];
}

/** The one template of every mail. */
export function LetterMail({ subject, preview, signature, blocks }: Props) {
  const main = blocks.find(({ link }) => link && !link.plain);
  return (
    <html lang="fr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which React would escape. */}
        <style dangerouslySetInnerHTML={{ __html: LETTER_STYLE }} />
      </head>
      <body>
        <Preview text={preview} />
        {/* biome-ignore lint/a11y/useSemanticElements: Outlook drops what it holds in an element it does not know. */}
        <div className="page" role="article" aria-label={subject} lang="fr">
          <div className="brand">{signature}</div>
          <div className="sheet">
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never again.
              <Part key={at} {...block} isMain={block === main} />
            ))}
          </div>
          <div className="foot">{signature}</div>
        </div>
      </body>
    </html>
  );
}

/** Inboxes would go on with the body where the preview is short: blanks keep it away. */
const FILLER = '\u00a0\u200c\u200b'.repeat(60);

function Preview({ text }: { text: string }) {
  return (
    <div hidden data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
      {text}
      {FILLER}
    </div>
  );
}

function Part({ title, text, link, rows, facts, quote, notice, isMain }: Block & { isMain: boolean }) {
  if (title !== undefined) return <h1 className="ink">{title}</h1>;
  if (notice !== undefined)
    return (
      <p className="notice">
        <strong>{notice}</strong>
      </p>
    );
  if (quote !== undefined) return <Quote text={quote} />;
  if (rows) return <Rows rows={rows} />;
  if (facts) return <Facts facts={facts} />;
  return (
    <>
      {text !== undefined && <p>{text}</p>}
      {link && (
        <p>
          <a className={isMain ? 'button' : undefined} href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </>
  );
}

/** The last row is the total. */
function Rows({ rows }: { rows: readonly [string, string][] }) {
  return (
    <table className="rows">
      <tbody>
        {rows.map(([label, value], at) => {
          const Weight = at === rows.length - 1 ? 'strong' : 'span';
          return (
            <tr key={label}>
              <th scope="row">
                <Weight>{label}</Weight>
              </th>
              <td>
                <Weight>{value}</Weight>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Facts({ facts }: { facts: readonly [string, string][] }) {
  return (
    <table className="facts">
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Quote({ text }: { text: string }) {
  return (
    <blockquote>
      {text.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never again.
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </blockquote>
  );
}
