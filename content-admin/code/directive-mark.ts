import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

const matcher = new MatchDecorator({
  regexp: /^::produit\{[^}\n]*\}/gm,
  decoration: Decoration.mark({ class: 'cm-directive' }),
});

/** `::produit{id=…}` stands out: Markdown's grammar does not know it. */
export const directiveMark = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view);
    }
    update(update: ViewUpdate) {
      this.decorations = matcher.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
