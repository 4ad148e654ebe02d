import { escapeHtml } from '#src/lib/escape-html.ts';
import { bandSvg } from './band.ts';
import type { Block, Item, Row, Step, ToolResult } from './result.ts';

/** The whole answer as HTML: the server writes it into the page, the browser into the same place. */
export function resultHtml({ blocks }: ToolResult): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'answer':
      return answerHtml(block);
    case 'facts':
      return `<dl class="tool-facts">${block.rows.map(factHtml).join('')}</dl>`;
    case 'table':
      return tableHtml(block);
    case 'items':
      return `${heading(block.title)}<ul class="tool-items">${block.items.map(itemHtml).join('')}</ul>`;
    case 'steps':
      return `${heading(block.title)}<ol class="tool-steps">${block.steps.map(stepHtml).join('')}</ol>`;
    case 'band':
      return bandSvg(block, escapeHtml);
    case 'bars':
      return barsHtml(block);
    case 'checks':
      return checksHtml(block);
    case 'note':
      return noteHtml(block);
  }
}

function heading(title: string | undefined): string {
  return title ? `<h3 class="tool-part">${escapeHtml(title)}</h3>` : '';
}

function answerHtml({ label, value, note }: Extract<Block, { kind: 'answer' }>): string {
  const soft = note ? ` <span class="muted">${escapeHtml(note)}</span>` : '';
  return `<p class="tool-answer"><span class="tool-answer-label">${escapeHtml(label)}</span> <strong>${escapeHtml(value)}</strong>${soft}</p>`;
}

function factHtml([term, value]: readonly [string, string]): string {
  return `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

function tableHtml({ title, columns, rows }: Extract<Block, { kind: 'table' }>): string {
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  return `${heading(title)}<div class="tool-scroll" tabindex="0" role="group" aria-label="${escapeHtml(title)}"><table class="tool-table"><thead><tr>${head}</tr></thead><tbody>${rows.map(rowHtml).join('')}</tbody></table></div>`;
}

function rowHtml({ cells: [first = '', ...others], past }: Row): string {
  const said = past ? ' <span class="muted">(passé)</span>' : '';
  const cells = others.map((cell, i) => `<td>${escapeHtml(cell)}${i === others.length - 1 ? said : ''}</td>`);
  return `<tr${past ? ' class="is-past"' : ''}><th scope="row">${escapeHtml(first)}</th>${cells.join('')}</tr>`;
}

function itemHtml({ text, note, href }: Item): string {
  const name = href
    ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
    : `<span>${escapeHtml(text)}</span>`;
  return `<li>${name}${note ? ` <span class="muted">${escapeHtml(note)}</span>` : ''}</li>`;
}

function stepHtml({ label, when, past, lines }: Step): string {
  const date = when
    ? ` <span class="tool-step-when">${escapeHtml(when)}${past ? ' (passé)' : ''}</span>`
    : '';
  const items = lines.map(
    ({ tag, tint, text }) =>
      `<li><span>${escapeHtml(text)}</span> <span class="pill pill-${tint}">${escapeHtml(tag)}</span></li>`,
  );
  return `<li${past ? ' class="is-past"' : ''}><p><strong>${escapeHtml(label)}</strong>${date}</p><ul>${items.join('')}</ul></li>`;
}

const BAR_WIDTH = 200;

function barsHtml({ title, rows }: Extract<Block, { kind: 'bars' }>): string {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const bars = rows.map(({ label, value, text }) => {
    const width = Math.max(2, Math.round((value / most) * BAR_WIDTH));
    return `<div><dt>${escapeHtml(label)}</dt><dd><svg class="tool-bar" viewBox="0 0 ${BAR_WIDTH} 12" preserveAspectRatio="none" aria-hidden="true"><rect width="${width}" height="12" rx="4"/></svg><span>${escapeHtml(text)}</span></dd></div>`;
  });
  return `${heading(title)}<dl class="tool-bars">${bars.join('')}</dl>`;
}

/** Boxes that can be ticked on screen and on paper; a script keeps them, where there is one. */
function checksHtml({ title, items }: Extract<Block, { kind: 'checks' }>): string {
  const lines = items.map(({ id, text, note }) => {
    const soft = note ? ` <span class="muted">${escapeHtml(note)}</span>` : '';
    return `<li><label class="check"><input type="checkbox" data-check="${escapeHtml(id)}"> <span>${escapeHtml(text)}${soft}</span></label></li>`;
  });
  return `<section class="tool-checks">${heading(title)}<ul>${lines.join('')}</ul></section>`;
}

function noteHtml({ tone, title, text }: Extract<Block, { kind: 'note' }>): string {
  const strong = title ? `<strong>${escapeHtml(title)}</strong> ` : '';
  return `<p class="tool-note tool-note-${tone}">${strong}${escapeHtml(text)}</p>`;
}
