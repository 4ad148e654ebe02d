const LONG = Array.from(
  { length: 1_400 },
  (_, n) =>
    `## Partie ${n}\n\nUn paragraphe **numéro ${n}**, avec un [lien](/page/${n}) et 👶🏽.\n\n- un\n- deux\n`,
).join('\n');

/** Texts as people and other programs write them; the odd ones matter most. */
export const SAMPLES: Record<string, string> = {
  empty: '',
  'blank lines only': '\n\n  \n',
  'no line end': 'Une ligne',
  'leading blank lines': '\n\n\nTexte\n',
  headings: '# Un\n## Deux ##\n\nTrois\n=====\n\nQuatre\n---\ntexte\n',
  'hard and soft breaks': 'une  \ndeux\\\ntrois\nquatre   \n\n\n\ncinq \n',
  emphasis: '*a* _b_ **c** __d__ ***e*** ~~f~~ `g` ``h ` i`` mon_nom_de_fichier 2 * 3 * 4\n',
  lists: '- a\n- b\n  - c\n\n    d\n- e\n\n* f\n* g\n\n3. h\n4. i\n\n1) j\n',
  'loose list': '- a\n\n- b\n\n  suite\n\n- c\n',
  tasks: '- [ ] à faire\n- [x] fait **vite**\n',
  'list of odd things': '- a\n\n      code\n- > citation\n- | a |\n  |---|\n  | b |\n',
  tables: '| a | b |\n|:--|--:|\n| `x` | y \\| z |\n| seul |\n\na | b\n-|-\n1 | 2\n',
  'fenced code': '```js\nconst a = `b`;\n\n\n```\n\n~~~\n```\n~~~\n\n````md title="x"\n```\n````\n',
  'indented code and tabs': '\tcode\n\t\tencore\n\n    suite\n\nTexte\tavec\ttabulations\n-\titem\n',
  'unclosed fence': 'Texte\n\n```\nsans fin\n\n\n',
  html: '<div class="x">\n<p>a</p>\n</div>\n\n<!-- note -->\n\n<details>\n<summary>S</summary>\n\nTexte\n\n</details>\n',
  'inline html': 'H<sub>2</sub>O, <br>, <span lang="en">shower</span>, <b>gras</b> et <i>reste ouvert\n',
  script: '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>\n',
  definitions:
    '[a]: https://exemple.fr "T"\n[b]: <https://exemple.fr/x y>\n\nVoir [a] et [le site][b].\n\n[^1]: Une note.\n\nTexte[^1].\n',
  products:
    'Avant\n::produit{id=12}\nAprès\n\n::produit{ id="7" }  \n\n> ::produit{id=3}\n\n::produit{id=x}\n',
  'reusable blocks':
    'Avant\n::bloc{nom=avis-de-sante}\nAprès\n\n::bloc{ nom="x" }  \n\n> ::bloc{nom=y}\n\n::bloc{nom=../z}\n\\::bloc{nom=a}\n',
  links: '<https://a.fr> https://b.fr [c](https://c.fr "t(i)t") ![d](/d.webp) [![e](/e.png)](/e)\n',
  quotes: '> a\n> > b\n>\n> - c\n\nd\n> e\nparesseux\n',
  entities: 'a &amp; b &nbsp;: &#233; &eacute; &inconnu; < 3 > 2 "x" \'y\'\n',
  rules: '---\n***\n_ _ _\n',
  typography: 'Prix\u202f: 12,50\u00a0€ — « mot » l’été 😀 👨‍👩‍👧\n\u00a0\n\u2028a\n',
  'a lone return': 'a\rb\n\nc\n',
  'a null and a mark': '\uFEFFa\u0000b\n',
  'blocks without a blank line': '# A\nb\n***\nc\n> d\n\n```\ne\n```\nf\n- g\n## H\n1. i\n',
  'fences in lists': '- a\n\n  ```js\n  x\n  ```\n\n- b\n\n1. c\n\n   ~~~\n   d\n   ~~~\n',
  footnotes: 'Texte[^1] et[^n].\n\n[^1]: Note.\n[^n]: Autre\n    suite\n',
  'footnotes of many lines':
    'A[^a][^b], **c[^a]**\n[^a]: Un\nsuite\n\n    - x\n    - y\n\n[^b]:   Deux  \nB[^c]\n',
  callouts:
    'A\n:::note  Un titre \n\n- a\n\n::produit{id=1}\n:::  \nB\n\n:::tip[T]\n:::\n\n:::note\nouvert\n',
  'galleries and videos':
    ':::galerie\n![a](/a.webp "A")\n![b](/b.webp)\n\nC\n:::\n::video{url="https://youtu.be/a" titre="T"}  \nD\n',
  'setext of many lines': 'Un titre\nsur deux lignes\n===\n\n  Deux  \n ---   \ntexte\n',
  'spaces that do not break': 'a\u00a0b\u202fc\u2009d\u200be\n\n\u00a0\n\n\u202f: fin\u00a0\n\u3000\n',
  'tables of odd shapes': '|a|b|c|\n|-|:-:|-|\n|1|2|\n||\n| \\| | `\\|` | **x** |\n\n a | b \n:-|-:\n',
  'lists of odd marks': '+ a\n    + b\n\n10) c\n11) d\n\n-   e\n\n    f\n-\n- \n* [ ]  g\n',
  'spaces everywhere': '   a   \n   \n\t\n  b\n \n',
  long: LONG,
};
