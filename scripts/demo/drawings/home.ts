import { type Drawings, dot, face, heart, moon, star } from './marks.ts';

export const home: Drawings = {
  'table-a-langer':
    '<path d="M96 182v84M224 182v84" stroke-width="11"/><path [b] d="M60 166h200v22H60Z"/><path [w] d="M72 124c0-16 34-22 46-8h84c12-14 46-8 46 8v42H72Z"/><path [a] d="M92 142h136v24H92Z"/><path [b] d="M88 228h144v16H88Z"/><path [c] d="M112 228v-26h38v26ZM170 228v-18h36v18Z"/><path d="M160 60v30M132 92h56M142 92v18M178 92v14" opacity=".6"/>' +
    star(160, 66),
  'plan-mural':
    '<path [w] d="M60 60h200v96H60Z"/><path [b] d="M76 76h52v64H76ZM192 76h52v64h-52Z"/><path d="M76 108h52M192 108h52"/><path [a] d="M48 152h224c10 0 10 28 0 28H48c-10 0-10-28 0-28Z"/><path [b] d="M82 138h156v16H82Z"/><path d="M82 180l30 44M238 180l-30 44" stroke-width="9"/>' +
    heart(160, 124),
  armoire:
    '<path d="M92 250v14M228 250v14"/><rect [b] x="72" y="56" width="176" height="196" rx="14"/><path [a] d="M86 72h68v120H86ZM166 72h68v120h-68Z"/><path [w] d="M86 204h148v36H86Z"/><circle [c] cx="144" cy="134" r="7"/><circle [c] cx="176" cy="134" r="7"/><path d="M148 222h24" stroke-width="7"/>' +
    `${star(118, 112, 'w')}${moon(204, 108, 'w')}`,
  bibliotheque:
    '<rect [b] x="64" y="62" width="192" height="196" rx="12"/><path [w] d="M80 78h160v74H80ZM80 168h160v74H80Z"/><path [a] d="M92 92h20v60H92ZM138 100h20v52h-20Z"/><path [c] d="M114 84h22v68h-22Z"/><path [a] d="M176 152l10-54 20 4-10 50Z"/><path [c] d="M96 184h58v16H96ZM96 202h66v16H96Z"/><path [a] d="M92 220h74v22H92Z"/><circle [a] cx="208" cy="222" r="20"/>' +
    face(208, 218, 7),
  bureau:
    '<path d="M78 164 66 264M242 164l12 100M186 206v58M236 206" stroke-width="10"/><path [a] d="M52 142h216c10 0 10 24 0 24H52c-10 0-10-24 0-24Z"/><path [b] d="M176 166h72v42h-72Z"/><circle [c] cx="212" cy="187" r="7"/><path d="M92 142V98l34-26" stroke-width="8"/><path [c] d="M112 52l40 24-14 20-40-24Z"/><path [w] d="M170 128h66v14h-66Z"/><path [b] d="M178 114h50v14h-50Z"/><path [a] d="M92 214h60v14H92Z"/><path d="M98 228v36M146 228v36" stroke-width="8"/>',
  'fauteuil-enfant':
    '<path d="M92 248v16M228 248v16" stroke-width="9"/><path [a] d="M92 180c-14-70 20-112 68-112s82 42 68 112Z"/><circle [a] cx="102" cy="80" r="22"/><circle [a] cx="218" cy="80" r="22"/><circle [b] cx="102" cy="80" r="10"/><circle [b] cx="218" cy="80" r="10"/><path [b] d="M88 176h144v44H88Z"/><path [a] d="M58 168c0-26 40-26 40 0v80H74c-10 0-16-6-16-16ZM262 168c0-26-40-26-40 0v80h24c10 0 16-6 16-16Z"/><path [a] d="M96 218h128v32H96Z"/>' +
    face(160, 124, 20),
  'fauteuil-bascule':
    '<path d="M48 246c60 26 160 26 226-6" stroke-width="11"/><path d="M96 172 84 250M226 172l16 76M86 158h60M186 158h56" stroke-width="10"/><path [b] d="M110 174V84c0-40 104-36 104 0v90Z"/><path d="M134 72v100M160 62v110M188 70v102" opacity=".5"/><path [a] d="M84 166h156c10 0 10 32 0 32H84c-10 0-10-32 0-32Z"/><path [c] d="M126 166c-8-40 10-54 36-54s44 14 36 54Z"/>' +
    heart(162, 152, 'w'),
  'coffre-jouets':
    '<path [c] d="M104 130c-10-50 34-60 40-16ZM176 128l20-50 24 10-16 44Z"/><circle [a] cx="152" cy="104" r="26"/><path [b] d="M58 140c0-14 8-20 18-20h168c10 0 18 6 18 20v10H58Z"/><path [a] d="M64 150h192v96c0 8-6 14-14 14H78c-8 0-14-6-14-14Z"/><path d="M64 182h192M64 214h192" opacity=".35"/><path [w] d="M140 150h40v28c0 16-40 16-40 0Z"/><circle [i] cx="160" cy="166" r="5"/><path d="M84 260v6M236 260v6"/>' +
    face(152, 102, 9),
  paniere:
    '<path [w] d="M86 116c-20-40 24-56 40-28 14-30 56-20 52 6 26-18 56 0 50 22Z"/><path [a] d="M78 118h164l-10 132c0 8-6 12-14 12H102c-8 0-14-4-14-12Z"/><path d="M82 158h156M84 198h152M88 234h144M112 120l6 140M160 120v140M208 120l-6 140" opacity=".35"/><path [b] d="M70 106h180c8 0 8 22 0 22H70c-8 0-8-22 0-22Z"/><path [c] d="M138 150h44c10 0 10 22 0 22h-44c-10 0-10-22 0-22Z"/>',
  'tapis-chambre':
    '<ellipse [a] cx="160" cy="178" rx="120" ry="74"/><ellipse [b] cx="160" cy="178" rx="92" ry="54"/><ellipse [w] cx="160" cy="178" rx="62" ry="34"/><path d="M52 210l-14 10M76 232l-10 14M108 246l-6 16M160 252v16M212 246l6 16M244 232l10 14M268 210l14 10M52 146l-14-10M268 146l14-10M88 118l-8-14M232 118l8-14M160 104V88" stroke-width="6"/>' +
    star(160, 180),
  rideau:
    '<path d="M44 70h232" stroke-width="11"/><circle [c] cx="44" cy="70" r="11"/><circle [c] cx="276" cy="70" r="11"/><path [w] d="M92 82h136v170H92Z"/><path d="M160 82v170M92 160h136" opacity=".5"/><path [a] d="M60 76h74c4 60-10 110-36 130 10 20 10 36 8 52H60ZM260 76h-74c-4 60 10 110 36 130-10 20-10 36-8 52h46Z"/><path d="M84 80c2 60-4 110-10 174M110 80c0 50-8 90-26 120M236 80c-2 60 4 110 10 174M210 80c0 50 8 90 26 120" opacity=".4"/><path [c] d="M80 196h36v16H80ZM204 196h36v16h-36Z"/>',
  guirlande:
    '<path d="M40 84c60 60 180 60 240 0"/><path [a] d="M58 100l36 22-34 26Z"/><path [b] d="M98 120l40 12-28 34Z"/><path [c] d="M142 130h38l-19 40Z"/><path [b] d="M184 130l40-12-12 46Z"/><path [a] d="M228 116l36-24-2 48Z"/><rect [b] x="96" y="182" width="128" height="80" rx="8"/><rect [w] x="108" y="194" width="104" height="56" rx="4"/>' +
    `${moon(140, 222)}${star(184, 222)}<circle [c] cx="42" cy="82" r="9"/><circle [c] cx="278" cy="82" r="9"/>`,
  toise:
    '<rect [a] x="176" y="46" width="66" height="216" rx="14"/><path d="M176 76h22M176 100h34M176 124h22M176 148h34M176 172h22M176 196h34M176 220h22" /><path [c] d="M104 96h72v14h-72Z"/><circle [w] cx="124" cy="140" r="28"/><path [b] d="M100 176h48l12 54H88Z"/><path d="M108 230v32M140 230v32" stroke-width="10"/><path [c] d="M96 134c4-24 52-24 56 0-20-4-36-4-56 0Z"/>' +
    `${face(124, 142, 9)}${star(222, 244, 'w')}`,
  lampe:
    '<circle [c.] cx="160" cy="120" r="96" opacity=".25"/><path [a] d="M118 64h84l34 92H84Z"/><path [b.] d="M96 126h128l10 28H86Z"/><path d="M118 64h84l34 92H84Z"/><path [w] d="M150 156h20v72h-20Z"/><path [b] d="M106 228h108c10 0 14 32 0 32H106c-14 0-10-32 0-32Z"/><path d="M204 156v36"/><circle [c] cx="204" cy="200" r="8"/>' +
    star(160, 112, 'w'),
  tipi:
    '<path d="M140 48 160 84l20-36" stroke-width="8"/><path [a] d="M160 76 62 262h196Z"/><path [w] d="M160 118l-46 144h92Z"/><path [b] d="M160 118c-6 60-14 110-46 144h-52l92-174ZM160 118c6 60 14 110 46 144h52L166 88Z"/><path [c] d="M132 232c0-16 56-16 56 0v30h-56Z"/><path d="M114 174l18 10M206 174l-18 10" opacity=".5"/>' +
    `${dot(98, 232)}${dot(222, 232)}${dot(120, 200)}${dot(200, 200)}`,
  coffret:
    '<rect [a] x="62" y="142" width="196" height="118" rx="10"/><path [w] d="M146 142h28v118h-28Z"/><path [b] d="M50 108h220c6 0 8 4 8 8v24H42v-24c0-4 2-8 8-8Z"/><path [w] d="M146 108h28v32h-28Z"/><path [c] d="M160 108c-44-50-76-30-66-6 8 18 40 16 66 6Zm0 0c44-50 76-30 66-6-8 18-40 16-66 6Z"/>' +
    `<circle [c] cx="160" cy="104" r="11"/>${heart(104, 216, 'w')}${heart(216, 216, 'w')}`,
  'barriere-lit':
    '<path [w] d="M48 206h224v40H48Z"/><path [b] d="M48 190c40-16 184-16 224 0v24H48Z"/><path d="M76 206V120M244 206V120" stroke-width="11"/><path [a] d="M68 116h184c8 0 10 8 10 14v62H58v-62c0-6 2-14 10-14Z"/><path [w.] d="M80 134h160v40H80Z"/><path d="M80 134h160v40H80ZM80 154l20 20M94 134l40 40M128 134l40 40M162 134l40 40M196 134l40 40M230 134l10 10M240 154l-20 20M226 134l-40 40M192 134l-40 40M158 134l-40 40M124 134l-40 40" opacity=".4"/><circle [c] cx="76" cy="208" r="11"/><circle [c] cx="244" cy="208" r="11"/>',
  'protege-prise':
    '<rect [w] x="60" y="76" width="130" height="130" rx="26"/><circle [b] cx="125" cy="141" r="44"/><circle [i] cx="110" cy="141" r="6"/><circle [i] cx="140" cy="141" r="6"/><circle [c] cx="125" cy="118" r="6"/><circle [a] cx="218" cy="204" r="56"/><path [w] d="M196 190h44v14h-44Z"/><path d="M196 220h44" stroke-width="7"/><circle cx="218" cy="204" r="42" opacity=".4"/>',
  'bloque-tiroir':
    '<path [b] d="M56 84h208v80H56ZM56 176h208v80H56Z"/><path [w] d="M72 98h176v52H72ZM72 190h176v52H72Z"/><circle [c] cx="160" cy="216" r="9"/><path [a] d="M136 102h48c12 0 18 8 18 18v80c0 10-6 18-18 18h-48c-12 0-18-8-18-18v-80c0-10 6-18 18-18Z"/><path [w] d="M142 118h36v18h-36ZM142 184h36v18h-36Z"/><path d="M140 160h40" stroke-width="7"/>',
  'casque-bruit':
    '<path d="M76 178C66 26 254 26 244 178" stroke-width="24"/><path d="M76 178C66 26 254 26 244 178" stroke="[A]" stroke-width="13"/><path [b] d="M62 156c34-12 56 10 56 46s-22 58-56 46c-14-20-14-72 0-92ZM258 156c-34-12-56 10-56 46s22 58 56 46c14-20 14-72 0-92Z"/><circle [c] cx="82" cy="202" r="17"/><circle [c] cx="238" cy="202" r="17"/><path d="M144 196q-8 8 0 18M176 196q8 8 0 18M140 232l40-52" opacity=".4"/>',
  'casque-velo':
    '<path d="M84 200c10 30 40 56 76 58M236 200c-10 30-40 56-76 58" stroke-width="6"/><path [a] d="M46 196c-8-76 46-124 114-124s122 48 114 124c-60 18-168 18-228 0Z"/><path [b] d="M112 92c-10 30-14 60-12 96l26 4c-2-36 2-70 12-106ZM208 92c10 30 14 60 12 96l-26 4c2-36-2-70-12-106Z"/><path [c] d="M40 190h240c8 0 8 20 0 22-60 14-180 14-240 0-8-2-8-22 0-22Z"/><circle [w] cx="160" cy="256" r="10"/>' +
    star(160, 146, 'w'),
  brassards:
    '<path [a] d="M56 130c0-40 96-40 96 0v76c0 40-96 40-96 0Z"/><path [b] d="M168 130c0-40 96-40 96 0v76c0 40-96 40-96 0Z"/><path [P] d="M78 128c0-16 52-16 52 0s-52 16-52 0ZM190 128c0-16 52-16 52 0s-52 16-52 0Z"/><path d="M56 170c20 16 76 16 96 0M168 170c20 16 76 16 96 0" opacity=".4"/><circle [c] cx="140" cy="192" r="9"/><circle [c] cx="252" cy="192" r="9"/><path d="M44 256q20-12 40 0t40 0 40 0 40 0 40 0 36-2"/>' +
    `${star(100, 204, 'w')}${star(210, 204, 'w')}`,
  camera:
    '<path [b] d="M112 226h96c16 0 20 34 0 34h-96c-20 0-16-34 0-34Z"/><path d="M160 206v24" stroke-width="13"/><circle [a] cx="160" cy="142" r="72"/><circle [w] cx="160" cy="136" r="44"/><circle [c] cx="160" cy="136" r="25"/><circle [i] cx="160" cy="136" r="11"/><circle [w.] cx="168" cy="128" r="5"/><path d="M244 96q20 26 0 56M262 80q34 42 0 88M76 96q-20 26 0 56M58 80q-34 42 0 88" opacity=".5"/><circle [w] cx="160" cy="196" r="6"/>',
  ecran:
    '<path d="M224 86V56" stroke-width="8"/><circle [c] cx="224" cy="52" r="8"/><rect [a] x="46" y="84" width="228" height="160" rx="26"/><rect [w] x="66" y="104" width="150" height="120" rx="14"/><path [b] d="M78 190c30-14 96-14 126 0v26c0 4-2 8-6 8H84c-4 0-6-4-6-8Z"/><circle [c] cx="140" cy="166" r="26"/><circle [i] cx="131" cy="164" r="3"/><circle [i] cx="149" cy="164" r="3"/><path d="M134 174q6 5 12 0"/><circle [w] cx="244" cy="130" r="12"/><circle [w] cx="244" cy="164" r="12"/><path d="M238 196h12M238 210h12"/>',
  moniteur:
    '<path [b] d="M58 160c0-20 12-30 30-30h144c18 0 30 10 30 30v40c0 20-12 30-30 30H88c-18 0-30-10-30-30Z"/><path d="M58 152h-16v56h16M262 152h16v56h-16" stroke-width="7"/><circle [a] cx="160" cy="150" r="66"/><circle [w] cx="160" cy="150" r="48"/><path d="M120 152h18l10-26 18 50 12-24h22" stroke-width="6"/><circle [c] cx="214" cy="206" r="8"/>',
  tirelire:
    '<path d="M108 234v26M206 234v26" stroke-width="16"/><path [a] d="M60 168c0-50 44-78 100-78 22 0 40 4 56 12l30-12-6 34c14 12 20 26 22 42l14 6-8 36-24 8c-18 22-48 34-84 34-56 0-100-32-100-82Z"/><path d="M132 108h46" stroke-width="8"/><circle [c] cx="154" cy="66" r="24"/><path d="M146 66h16"/><circle [i] cx="222" cy="152" r="5"/><path [b] d="M262 166l14 6-8 36-14 4c4-14 8-30 8-46Z"/><path d="M60 160c-24-4-26-34-6-30" />' +
    heart(140, 194, 'w'),
  'boite-dents':
    '<path [b] d="M60 150h200v92c0 10-8 18-18 18H78c-10 0-18-8-18-18Z"/><path [a] d="M50 122h220c10 0 10 32 0 32H50c-10 0-10-32 0-32Z"/><path [w] d="M160 172c-22-8-36 8-30 28 6 18 6 44 14 44s8-26 16-26 8 26 16 26 8-26 14-44c6-20-8-36-30-28Z"/><path [c] d="M144 92c0-22 32-22 32 0v30h-32Z"/>' +
    face(160, 196, 9),
  carnet:
    '<rect [a] x="76" y="58" width="168" height="204" rx="16"/><path [b] d="M76 74c0-10 6-16 16-16h18v204H92c-10 0-16-6-16-16Z"/><rect [w] x="130" y="88" width="92" height="62" rx="10"/><path d="M146 110h60M146 128h38M134 186h84M134 208h84M134 230h52" /><path [c] d="M226 58h18v60l-9-9-9 9Z" transform="translate(-8)"/><path d="M68 92h20M68 128h20M68 164h20M68 200h20M68 236h20" stroke-width="6"/>',
  'faire-part':
    '<path [b] d="M44 116h232v136c0 6-4 10-10 10H54c-6 0-10-4-10-10Z"/><path [w] d="M70 62h180v126l-90 58-90-58Z"/><path d="M96 92h128M96 112h84" opacity=".6"/><path [c] d="M118 168c0-26 18-34 30-24 20 0 30-16 46-10-2 12-4 14-12 16 6 24-20 34-42 30-14-2-22-6-22-12Z"/><path [a] d="M44 124l116 82 116-82v128c0 6-4 10-10 10H54c-6 0-10-4-10-10Z"/><path d="M52 258l76-66M268 258l-76-66"/>',
  'cadre-photo':
    '<path d="M160 60 120 92M160 60l40 32"/><circle [c] cx="160" cy="56" r="8"/><rect [a] x="62" y="88" width="196" height="172" rx="14"/><rect [w] x="86" y="112" width="148" height="124" rx="6"/><path [b] d="M86 216c24-40 124-40 148 0v14c0 4-2 6-6 6H92c-4 0-6-2-6-6Z"/><circle [c] cx="160" cy="168" r="30"/><path d="M154 142c2-10 14-10 12 0"/>' +
    face(160, 166, 10),
  'cartes-etapes':
    '<rect [b] x="130" y="68" width="112" height="150" rx="12" transform="rotate(14 186 143)"/><rect [c] x="80" y="72" width="112" height="150" rx="12" transform="rotate(-10 136 147)"/><rect [w] x="104" y="92" width="116" height="160" rx="12"/><path d="M136 132l18-12v56M134 176h40" stroke-width="9"/><path d="M182 176v-22c0-12 18-12 18 0v22M182 158" opacity="0"/><path [a] d="M104 204h116v36c0 8-4 12-12 12h-92c-8 0-12-4-12-12Z"/>' +
    `${star(136, 230, 'w')}${star(188, 230, 'w')}`,
  'boule-empreinte':
    '<path d="M160 44c-14 0-14 26 0 26" stroke-width="6"/><path [c] d="M146 68h28v22h-28Z"/><circle [a] cx="160" cy="172" r="86"/><circle [w] cx="160" cy="172" r="62"/><path [b] d="M160 226c-22 0-28-16-28-34l-10-12c-4-9 7-13 12-6l6 8v-28c0-10 13-10 13 0v-6c0-10 14-10 14 0v6c0-9 13-9 13 0v12c0-9 12-8 12 0v24c0 22-10 36-32 36Z"/><path d="M92 130l14 6M228 130l-14 6" opacity=".5"/>',
  'boite-souvenirs':
    '<path [w] d="M92 96h70v66H92Z" transform="rotate(-8 127 129)"/><path [c] d="M172 86h66v70h-66Z" transform="rotate(8 205 121)"/><path [a] d="M56 148h208v98c0 8-6 14-14 14H70c-8 0-14-6-14-14Z"/><path [b] d="M48 140h224c8 0 8 26 0 26H48c-8 0-8-26 0-26Z"/><path [w] d="M128 190h64v40h-64Z"/><path d="M140 206h40M140 218h24"/>' +
    heart(128, 146, 'a'),
  'mobile-contrastes':
    '<path d="M160 38v40M76 78h168" stroke-width="6"/><path d="M90 78v62M136 78v100M184 78v72M230 78v106"/><circle [w] cx="90" cy="166" r="26"/><circle [i] cx="90" cy="166" r="12"/><rect [w] x="112" y="178" width="48" height="48" rx="6"/><path [i] d="M112 190h48v10h-48ZM112 210h48v10h-48Z"/><path [a] d="M184 150l26 44h-52Z"/><circle [i] cx="230" cy="210" r="26"/><circle [w] cx="230" cy="210" r="14"/><circle [c] cx="160" cy="36" r="8"/>',
};
