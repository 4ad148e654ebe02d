import { LETTER_STYLE } from '#src/lib/letter-style.ts';

export interface FootLink {
  label: string;
  href: string;
}

interface Props {
  subject: string;
  preheader: string;
  site: string;
  /** The body, sanitized. */
  html: string;
  /** Why it came, and the ways out. */
  why: string;
  links: readonly FootLink[];
}

const MORE_STYLE =
  '.sheet{overflow-wrap:anywhere;word-break:break-word}.sheet table{width:100%;margin:0 0 16px;border-collapse:collapse}.sheet th,.sheet td{padding:6px 10px;border:1px solid #d9c5b8;text-align:left;vertical-align:top}pre{margin:0 0 16px;white-space:pre-wrap;font-size:15px}h2{margin:24px 0 12px;font-size:21px;line-height:1.3}h3{margin:20px 0 8px;font-size:18px}img{max-width:100%;height:auto;border-radius:8px}ul,ol{margin:0 0 16px;padding-left:22px}li{margin:0 0 6px}hr{border:0;border-top:1px solid #d9c5b8;margin:24px 0}.foot a{color:inherit}';
const FILLER = '\u00a0\u200c\u200b'.repeat(60);

/** A letter to many, around a text that was written in Markdown. */
export function CampaignMail({ subject, preheader, site, html, why, links }: Props) {
  return (
    <html lang="fr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which React would escape. */}
        <style dangerouslySetInnerHTML={{ __html: LETTER_STYLE + MORE_STYLE }} />
      </head>
      <body>
        <div hidden data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preheader}
          {FILLER}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: Outlook drops what it holds in an element it does not know. */}
        <div className="page" role="article" aria-label={subject} lang="fr">
          <div className="brand">{site}</div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what sanitize-html let through. */}
          <div className="sheet" dangerouslySetInnerHTML={{ __html: html }} />
          <div className="foot">
            <p>{why}</p>
            <p>
              {links.map(({ label, href }, at) => (
                <span key={label}>
                  {at > 0 && ' · '}
                  <a href={href}>{label}</a>
                </span>
              ))}
            </p>
          </div>
        </div>
      </body>
    </html>
  );
}
