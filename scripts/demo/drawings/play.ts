import { type Drawings, dot, face, heart, moon, star, wheel } from './marks.ts';

export const play: Drawings = {
  'tapis-puzzle':
    '<path [a] d="M60 100h100v28c-18-8-26 30 0 24v48H60Z"/><path [b] d="M160 100h100v100h-40c6-26-30-22-22 0h-38v-48c-26 6-18-32 0-24Z"/><path [b] d="M60 200h38c-8 22 28 26 22 0h40v62H60Z"/><path [c] d="M160 200h38c-8-22 28-26 22 0h40v62H160Z"/>' +
    `${star(104, 150, 'w')}${heart(216, 168, 'w')}${dot(96, 238, ['w', 11])}${moon(218, 236, 'w')}`,
  parc: '<path [b] d="M60 108h200v126H60Z"/><path [w.] d="M78 126h164v84H78Z"/><path d="M78 126h164v84H78ZM78 140l56 70M78 180l26 30M96 126l68 84M132 126l68 84M168 126l68 84M204 126l38 48M242 140l-56 70M242 180l-26 30M224 126l-68 84M188 126l-68 84M152 126l-68 84M116 126l-38 48" opacity=".35"/><path [a] d="M52 92h216c10 0 10 24 0 24H52c-10 0-10-24 0-24Z"/><path [a] d="M60 216h200v28H60Z"/><path d="M68 244v20M252 244v20" stroke-width="9"/><circle [c] cx="60" cy="94" r="12"/><circle [c] cx="260" cy="94" r="12"/><path [w] d="M108 230h104"/>',
  'arche-bois':
    '<path d="M92 262 132 74M68 262 132 74M228 262 188 74M252 262 188 74" stroke-width="9"/><path [a] d="M104 66h112c12 0 12 22 0 22H104c-12 0-12-22 0-22Z"/><path d="M126 88v44M160 88v66M194 88v40"/><circle cx="126" cy="152" r="18" stroke="[A]" stroke-width="9"/><circle cx="126" cy="152" r="23"/><circle cx="126" cy="152" r="13"/>' +
    `${star(160, 170)}<path [b] d="M178 128h32l-6 40h-20Z"/>${heart(194, 164, 'w')}`,
  motricite:
    '<path [a] d="M44 262c0-40 30-100 60-116h44v116Z"/><path [b] d="M148 146h52v116h-52Z"/><path [c] d="M200 186h40v76h-40Z"/><path [a] d="M240 222h40v40h-40Z"/><path d="M66 224c16-30 34-52 54-62M88 244c12-22 26-40 42-50" opacity=".5"/><circle [w] cx="174" cy="112" r="32"/><path d="M174 80c-16 20-16 44 0 64M174 80c16 20 16 44 0 64M142 112h64" opacity=".5"/>',
  anneau:
    '<circle cx="160" cy="186" r="58" stroke="[A]" stroke-width="26"/><circle cx="160" cy="186" r="72"/><circle cx="160" cy="186" r="44"/><path d="M118 148l12 10M202 148l-12 10M100 192h16M204 192h16M124 236l10-12M196 236l-10-12" opacity=".5"/><path [b] d="M136 118C104 62 116 40 132 50c16 10 24 36 24 62ZM184 118c32-56 20-78 4-68-16 10-24 36-24 62Z"/><path [c] d="M132 108h56c10 0 10 26 0 26h-56c-10 0-10-26 0-26Z"/>',
  balle:
    '<circle [a] cx="160" cy="170" r="90"/><path [b] d="M160 80c-30 40-30 140 0 180 30-40 30-140 0-180Z"/><path d="M74 144c50 20 122 20 172 0M76 200c50-18 118-18 168 0"/>' +
    `${star(106, 176, 'w')}${star(214, 176, 'w')}${dot(160, 172, ['c', 16])}`,
  grelot:
    '<path [b] d="M148 144h24v90c0 22-24 22-24 0Z"/><path d="M148 164h24M148 184h24M148 204h24" opacity=".5"/><circle [a] cx="160" cy="104" r="52"/><circle [a] cx="118" cy="62" r="17"/><circle [a] cx="202" cy="62" r="17"/><path [w] d="M160 100c-18 0-28 12-28 24s14 20 28 20 28-8 28-20-10-24-28-24Z"/>' +
    `${face(160, 98, 20)}<circle [c] cx="160" cy="248" r="18"/><path d="M78 90q-14 16 0 34M242 90q14 16 0 34" opacity=".5"/><path d="M138 150q22 12 44 0"/>`,
  spirale:
    '<path d="M52 160c0-60 50-60 50 0s50 60 50 0 50-60 50 0 50 60 66 10" stroke-width="22"/><path d="M52 160c0-60 50-60 50 0s50 60 50 0 50-60 50 0 50 60 66 10" stroke="[A]" stroke-width="12"/><path d="M78 118v84M176 200v30M226 206v20"/>' +
    `${star(78, 222)}${heart(176, 254)}<circle [b] cx="226" cy="240" r="17"/>${face(226, 238, 6)}`,
  xylophone:
    '<path d="M92 96 72 246M228 96l20 150" stroke-width="9"/><path [a] d="M66 96h188v26H66Z"/><path [b] d="M66 132h188v26H66Z" transform="translate(4) scale(.975 1)"/><path [c] d="M74 168h172v26H74Z"/><path [a] d="M80 204h160v26H80Z"/>' +
    `<path d="M210 56 130 150" stroke-width="7"/><circle [w] cx="212" cy="54" r="17"/>${dot(84, 109)}${dot(236, 109)}${dot(86, 181)}${dot(234, 181)}<path [c] d="M52 64v24M52 64l18-6v22"/><ellipse [c] cx="46" cy="90" rx="9" ry="7"/><ellipse [c] cx="64" cy="84" rx="9" ry="7"/>`,
  peluche:
    '<circle [a] cx="112" cy="76" r="24"/><circle [a] cx="208" cy="76" r="24"/><circle [b.] cx="112" cy="76" r="11"/><circle [b.] cx="208" cy="76" r="11"/><ellipse [a] cx="160" cy="206" rx="56" ry="56"/><ellipse [a] cx="96" cy="188" rx="18" ry="34" transform="rotate(34 96 188)"/><ellipse [a] cx="224" cy="188" rx="18" ry="34" transform="rotate(-34 224 188)"/><ellipse [b] cx="116" cy="246" rx="26" ry="20"/><ellipse [b] cx="204" cy="246" rx="26" ry="20"/>' +
    '<ellipse [a] cx="160" cy="116" rx="62" ry="54"/><ellipse [w] cx="160" cy="134" rx="26" ry="20"/><ellipse [i] cx="160" cy="126" rx="8" ry="6"/><circle [i] cx="136" cy="108" r="5"/><circle [i] cx="184" cy="108" r="5"/><path d="M152 140q8 7 16 0"/><path [c] d="M160 176l-24-12v24Zm0 0l24-12v24Z"/>',
  poupee:
    '<path [c] d="M160 48c-52 0-64 44-60 86h120c4-42-8-86-60-86Z"/><path [a] d="M128 154h64l34 78c4 14-136 14-132 0Z"/><path d="M132 168 96 204M188 168l36 36" stroke-width="13"/><circle [w] cx="160" cy="110" r="46"/><path [c] d="M114 106c10-30 40-34 48-34s38 4 44 34c-30-2-40-14-44-22-8 14-24 22-48 22Z"/>' +
    `${face(160, 116, 16)}${dot(134, 130, ['a', 7])}${dot(186, 130, ['a', 7])}<path d="M142 240v22M178 240v22" stroke-width="11"/>${heart(160, 204, 'w')}<circle [b] cx="100" cy="134" r="13"/><circle [b] cx="220" cy="134" r="13"/>`,
  marionnette:
    '<path [a] d="M112 166h96l10 96H102Z"/><path [a] d="M112 174c-30-14-52-2-48 16 2 14 28 20 48 20ZM208 174c30-14 52-2 48 16-2 14-28 20-48 20Z"/><path [c] d="M108 70l20 34H96ZM212 70l-20 34h32Z"/><path [a] d="M96 120c0-36 128-36 128 0 4 40-34 62-64 62s-68-22-64-62Z"/><path [w] d="M160 176c-20-10-40-14-52-6 12 10 32 14 52 12 20 2 40-2 52-12-12-8-32-4-52 6Z"/>' +
    '<circle [i] cx="132" cy="124" r="5"/><circle [i] cx="188" cy="124" r="5"/><path [i] d="M150 146h20l-10 11Z"/><path [b] d="M102 244h116v18H102Z"/>',
  'cubes-lettres':
    '<rect [a] x="56" y="170" width="92" height="92" rx="12"/><rect [b] x="172" y="170" width="92" height="92" rx="12"/><rect [c] x="112" y="72" width="92" height="92" rx="12"/>' +
    '<path d="M84 240l18-48 18 48M90 224h24M204 192v48M204 192h18a12 12 0 0 1 0 24h-18M222 216a12 12 0 0 1 0 24h-18M178 100a26 26 0 1 0 0 36" stroke-width="7"/>',
  'boite-formes':
    '<path [b] d="M62 128l98-44 98 44-98 40Z"/><path [a] d="M62 128l98 40v96l-98-42Z"/><path [c] d="M258 128l-98 40v96l98-42Z"/><circle [w] cx="112" cy="198" r="20"/><path [w] d="M190 196l34-16v34l-34 14Z"/><path [w] d="M140 126l22-12 16 16-26 8Z"/><rect [a] x="196" y="56" width="36" height="36" rx="6" transform="rotate(14 214 74)"/><path [w] d="M84 92 104 58l20 34Z"/>',
  puzzle:
    '<path [b] d="M48 92h224v168H48Z"/><path [a] d="M68 112h88v36c18-10 30 26 0 24v0 30H68Z"/><path [w] d="M156 112h96v90h-40c4-26-34-26-26 0h-30v-30c30 2 18-34 0-24Z"/><path [c] d="M68 202h88v40H68Z"/><path [a] d="M156 202h30c-8-26 30-26 26 0h40v40h-96Z"/><path d="M180 60h40v34" opacity="0"/>' +
    `${dot(106, 150, ['w', 12])}${star(208, 150)}`,
  construction:
    '<path [a] d="M58 214h132v48H58Z"/><path [a] d="M70 198h22v16H70ZM112 198h22v16h-22ZM154 198h22v16h-22Z"/><path [b] d="M126 152h134v46H126Z"/><path [b] d="M142 136h22v16h-22ZM184 136h22v16h-22ZM226 136h22v16h-22Z"/><path [c] d="M80 106h92v46H80Z" transform="translate(46)"/><path [c] d="M138 90h22v16h-22ZM184 90h22v16h-22Z"/><path [w] d="M196 214h66v48h-66Z"/>',
  boulier:
    '<path d="M70 244C60 120 120 70 150 116s10 96 40 90 20-120 66-110" stroke-width="7"/><path d="M92 244C110 150 200 160 220 244" stroke-width="7"/><path [b] d="M54 240h212c10 0 10 22 0 22H54c-10 0-10-22 0-22Z"/>' +
    `${['a', 'c', 'w'].map((fill, i) => `<circle [${fill}] cx="${[78, 112, 148][i]}" cy="${[166, 106, 112][i]}" r="15"/>`).join('')}<rect [a] x="196" y="146" width="28" height="28" rx="6"/><circle [c] cx="236" cy="104" r="15"/><circle [a] cx="156" cy="180" r="14"/><circle [w] cx="206" cy="208" r="14"/>`,
  'jeu-societe':
    '<path [b] d="M56 96h160v160H56Z"/><path [w.] d="M72 112h64v64H72ZM136 176h64v64h-64Z"/><path [a.] d="M136 112h64v64h-64ZM72 176h64v64H72Z"/><path d="M72 112h128v128H72ZM136 112v128M72 176h128M104 112v128M168 112v128M72 144h128M72 208h128" opacity=".4"/><rect [c] x="206" y="64" width="58" height="58" rx="12" transform="rotate(12 235 93)"/><circle [i] cx="224" cy="80" r="5"/><circle [i] cx="236" cy="94" r="5"/><circle [i] cx="248" cy="108" r="5"/><path [a] d="M232 246c0-24 8-30 8-46-12-6-12-30 6-30s18 24 6 30c0 16 8 22 8 46Z"/>',
  voiture: `<path [a] d="M44 196c0-24 16-34 40-36l26-44c4-8 10-12 20-12h64c10 0 16 4 22 12l24 44c26 4 40 12 40 36v28c0 8-6 12-12 12H56c-8 0-12-4-12-12Z"/><path [w] d="M112 160l18-32c2-4 6-6 10-6h14v38ZM168 122h24c6 0 8 2 12 8l16 30h-52Z"/><path [b.] d="M47 200h226v20H47Z"/><circle [c] cx="254" cy="184" r="9"/>${wheel(98, 238, 27)}${wheel(222, 238, 27)}`,
  trotteur: `<path d="M232 224V92M232 92h-34" stroke-width="9"/><path d="M186 82v24" stroke-width="14"/><path [b] d="M64 170h168v62H64Z"/><rect [a] x="78" y="122" width="48" height="48" rx="8"/><rect [c] x="134" y="122" width="48" height="48" rx="8"/><path [w] d="M106 122V88l30 34Z"/>${heart(102, 158, 'w')}${star(158, 146, 'w')}${wheel(92, 242, 22)}${wheel(212, 242, 22)}<path d="M84 192h128" stroke-dasharray="1 14" stroke-width="7"/>`,
  porteur: `<path d="M208 142l20-44M206 94h48" stroke-width="9"/><path [a] d="M56 216c-6-40 20-60 60-56 30 4 34-8 58-20 44-18 92 8 92 60 0 30-20 34-40 34H86c-18 0-28-4-30-18Z"/><path [b] d="M96 160c0-26 60-26 60 0-16 8-42 8-60 0Z"/><path [c] d="M60 196c-18-4-22-26-8-34l18 14Z"/><circle [w] cx="234" cy="178" r="13"/><circle [i] cx="236" cy="178" r="5"/>${wheel(106, 238, 25)}${wheel(222, 238, 25)}`,
  draisienne: `<path d="M86 224 138 150h70l30 74M138 150l-10-34M208 150l-16-52M180 98h34M108 116h38" stroke-width="9"/><path [a] d="M128 144h86c6 0 8 18 0 20l-70 8c-14 0-22-20-16-28Z"/><path [c] d="M102 106h50c10 0 10 18 0 18h-50c-10 0-10-18 0-18Z"/>${wheel(84, 224, 40)}${wheel(240, 224, 40)}<circle cx="84" cy="224" r="26" opacity=".4"/><circle cx="240" cy="224" r="26" opacity=".4"/>`,
  tricycle: `<path d="M96 234 118 160h80l28-62M196 98h52M118 160l-4-22" stroke-width="9"/><path [a] d="M84 118c30-12 56-8 66 6 6 12-8 20-20 20H96c-18 0-24-20-12-26Z"/><path [b] d="M78 176h74c10 0 12 26 0 28H84c-14-2-14-26-6-28Z"/><circle [c] cx="232" cy="92" r="11"/><path d="M214 236l-16 18h-18"/>${wheel(98, 240, 24)}${wheel(226, 216, 46)}<circle cx="226" cy="216" r="30" opacity=".4"/>`,
  'cheval-bascule':
    '<path d="M54 232c60 40 152 40 212 0" stroke-width="11"/><path d="M112 190 98 244M206 190l16 54" stroke-width="11"/><path [a] d="M88 128c30-4 60 16 96 4l16-58c4-14 30-18 40-2l30 34c8 10-2 24-16 20l-20-6-8 54c-6 30-90 34-116 8-18-18-26-30-22-54Z"/><path [c] d="M206 66c-28 4-36 40-28 70 16-10 18-44 28-70Z"/><path [c] d="M90 132c-26 4-34 40-26 60 14-6 16-34 30-44Z"/><path [b] d="M128 134c20 8 44 6 60-2l-4 40c-18 8-38 8-52 0Z"/><circle [i] cx="230" cy="92" r="5"/>',
  balancoire:
    '<path d="M98 44v120M222 44v120" stroke-width="6"/><path d="M60 44h200" stroke-width="13"/><path [a] d="M104 138c0-26 112-26 112 0v60c0 30-112 30-112 0Z"/><path [b] d="M122 150c0-16 76-16 76 0v26h-76Z"/><path [c] d="M88 158h144c12 0 12 24 0 24H88c-12 0-12-24 0-24Z"/><path [P] d="M118 204c6 24 34 24 36 8ZM202 204c-6 24-34 24-36 8Z"/><path d="M76 232q-16 12-8 26M244 232q16 12 8 26" opacity=".5"/>',
  'seau-plage':
    '<path d="M88 130c-10-70 130-70 120 0" stroke-width="7"/><path [a] d="M74 128h148l-18 120c-2 10-8 14-16 14h-80c-8 0-14-4-16-14Z"/><path [b] d="M66 112h164c10 0 10 24 0 24H66c-10 0-10-24 0-24Z"/><path [c] d="M236 120l26-52c6-10 18-4 14 8l-22 50Z"/><path [c] d="M222 156c-8-26 36-42 46-16l-4 60c-20 14-36 4-38-10Z"/>' +
    star(148, 196, 'w'),
  'piscine-balles': `<path [b] d="M52 164c30-30 186-30 216 0Z"/>${['a', 'c', 'w', 'a', 'c', 'w', 'a'].map((fill, i) => `<circle [${fill}] cx="${[84, 118, 150, 184, 216, 244, 132][i]}" cy="${[146, 132, 144, 130, 146, 156, 112][i]}" r="20"/>`).join('')}<path [a] d="M44 158h232l-14 84c-2 12-10 18-22 18H80c-12 0-20-6-22-18Z"/><path [w] d="M44 150h232c8 0 8 18 0 18H44c-8 0-8-18 0-18Z"/>${star(110, 214, 'w')}${star(162, 220, 'w')}${star(214, 214, 'w')}<circle [c] cx="226" cy="72" r="18"/>`,
  dinette:
    '<path d="M202 142h20c24 0 24 52-10 52" stroke-width="9"/><path [a] d="M86 128h120l-8 76c-2 12-8 16-18 16h-68c-10 0-16-4-18-16Z"/><path [b] d="M78 114h136c8 0 8 20 0 20H78c-8 0-8-20 0-20Z"/><path [c] d="M132 114c0-22 28-22 28 0Z"/><path d="M86 158c-40-4-40-36-52-36" stroke-width="13"/><ellipse [b] cx="234" cy="246" rx="46" ry="12"/><path [w] d="M206 212h56l-6 28c-2 6-42 6-44 0Z"/>' +
    `${heart(146, 190, 'w')}<path [w] d="M72 232h80l-6 28H78Z"/><path d="M128 98q-8-10 0-20M152 98q-8-10 0-20" opacity=".5"/>`,
  imagier:
    '<path [b] d="M88 84h156c8 0 14 6 14 14v144c0 8-6 14-14 14H88Z" transform="translate(8 6)"/><path [a] d="M80 76h156c8 0 14 6 14 14v144c0 8-6 14-14 14H80c-12 0-18-6-18-18V94c0-12 6-18 18-18Z"/><path d="M88 76v172"/><rect [w] x="108" y="100" width="122" height="120" rx="16"/><path [c] d="M128 160c0-36 82-36 82 0 0 30-82 30-82 0Z"/><path [c] d="M134 142l-4-26 24 14ZM204 142l4-26-24 14Z"/>' +
    `${face(169, 154, 15)}<path d="M120 168h-16M218 168h16" opacity=".6"/>`,
  'livre-contrastes':
    '<path [w] d="M44 116l78-22v144l-78 20ZM198 94l78 22v142l-78-20Z"/><path [b] d="M122 94l76 0v144h-76Z" /><circle [i] cx="82" cy="172" r="30"/><circle [w] cx="82" cy="172" r="18"/><circle [i] cx="82" cy="172" r="8"/><path [i] d="M138 116h44v12h-44ZM138 144h44v12h-44ZM138 172h44v12h-44ZM138 200h44v12h-44Z"/><path [a] d="M236 206c-44-31-34-60-12-58 8 1 12 9 12 13 0-4 4-12 12-13 22-2 32 27-12 58Z"/>',
  conteuse:
    '<path d="M108 92c0-50 104-50 104 0" stroke-width="9"/><rect [a] x="62" y="88" width="196" height="164" rx="38"/><circle [w] cx="128" cy="168" r="46"/><circle [c] cx="128" cy="168" r="15"/><path d="M128 122v14M128 200v14M82 168h14M160 168h14" opacity=".5"/><path [b] d="M192 122h44v36h-44Z"/><circle [c] cx="204" cy="188" r="11"/><circle [w] cx="232" cy="188" r="11"/><path d="M196 218h40" stroke-dasharray="1 11" stroke-width="7"/><path d="M84 252v12M236 252v12"/>',
  crayons:
    '<path [a] d="M112 152V92l16-30 16 30v60Z"/><path [c] d="M148 152V80l16-30 16 30v72Z"/><path [w] d="M184 152V96l16-30 16 30v56Z"/><path [i] d="M122 74l6-12 6 12ZM158 62l6-12 6 12ZM194 78l6-12 6 12Z"/><path [b] d="M90 150h140l-12 98c-2 8-6 12-14 12h-88c-8 0-12-4-14-12Z"/><path d="M96 184c40 14 90-10 130 2M98 212c30-10 60 12 122 0" opacity=".5"/>' +
    heart(160, 230, 'a'),
  hamac:
    '<path d="M160 44v50M160 44h0M72 120 160 82l88 38" stroke-width="6"/><path d="M130 44h60" stroke-width="11"/><path [a] d="M64 118c40 20 152 20 192 0 14 74-22 134-96 134S50 192 64 118Z"/><path [b] d="M84 136c40 14 112 14 152 0-2 20-12 36-28 44-34 10-62 10-96 0-16-8-26-24-28-44Z"/><circle [w] cx="160" cy="146" r="28"/>' +
    `${face(160, 144, 9)}<path d="M96 200c40 16 88 16 128 0M116 228c28 10 60 10 88 0" opacity=".45"/>`,
  pouf: '<path [a] d="M160 92c-30 0-56 20-70 54-24 16-44 60-30 98 10 26 190 26 200 0 14-38-6-82-30-98-14-34-40-54-70-54Z"/><path [b] d="M90 146c40 30 100 30 140 0 10 26-20 50-70 50s-80-24-70-50Z"/><path d="M160 92c-24 40-36 100-40 164M160 92c24 40 36 100 40 164M60 220c60 20 140 20 200 0" opacity=".4"/><path [c] d="M140 90c0-20 40-20 40 0Z"/>',
};
