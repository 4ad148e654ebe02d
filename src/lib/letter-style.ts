/**
 * The look of every mail: a sheet on cream, in the site's colours (src/ui/tokens.css, which a mail cannot
 * read). Colours of both schemes stand in one style sheet: programs that drop it show plain black on white.
 */
export const LETTER_STYLE = `
body{margin:0;padding:0;background:#fbead9;color:#2b2130;font:17px/1.55 Georgia,"Times New Roman",serif}
a{color:#a83a22}
.page{width:100%;background:#fbead9}
.sheet{max-width:36rem;margin:0 auto;padding:28px 28px 12px;background:#fffdfa;border-radius:14px}
.brand{max-width:36rem;margin:0 auto;padding:24px 28px 14px;font-size:22px;font-weight:bold;color:#2b2130}
.foot{max-width:36rem;margin:0 auto;padding:14px 28px 32px;font-size:15px;color:#65545f}
h1{margin:0 0 16px;font-size:25px;line-height:1.25}
p{margin:0 0 16px}
.button{display:inline-block;padding:13px 24px;border-radius:999px;background:#a83a22;color:#fff;font-weight:bold;text-decoration:none}
.notice{padding:10px 14px;border-radius:8px;background:#fbead9}
blockquote{margin:0 0 16px;padding-left:16px;border-left:3px solid #6f2f5e}
.rows{border-collapse:collapse;margin:0 0 16px}
.rows th{padding:4px 24px 4px 0;text-align:left;font-weight:normal}
.rows td{padding:4px 0;text-align:right;white-space:nowrap}
.facts{border-collapse:collapse;margin:0 0 16px}
.facts th{padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:normal;white-space:nowrap}
.facts td{padding:4px 0;overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){
body,.page{background:#1e181f!important;color:#f8eee5!important}
.sheet{background:#282028!important;color:#f8eee5!important}
.brand,.ink{color:#f8eee5!important}
.foot{color:#cbbbbd!important}
a{color:#ffab95}
.button{background:#ffab95!important;color:#2b2130!important}
.notice{background:#3a2c34!important}
blockquote{border-color:#eab8d9}
}`.replaceAll('\n', '');
