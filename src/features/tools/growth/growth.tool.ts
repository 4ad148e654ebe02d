import { formatNumber } from '#src/lib/format.ts';
import { choice, number } from '../form/kinds-of-field.ts';
import type { Block } from '../result/result.ts';
import { defineTool } from '../tool.ts';
import { TARGET_MARGIN_CM, targetHeight } from './target-height.ts';

const SEXES = [
  { value: 'f', label: 'Une fille' },
  { value: 'm', label: 'Un garçon' },
] as const;

const cm = (value: number) => `${formatNumber(value)} cm`;
const parent = { min: 120, max: 230, unit: 'cm', decimals: true } as const;

export const growthTool = defineTool({
  submit: 'Calculer la taille cible',
  fields: {
    mere: number({ label: 'Taille de la mère', ...parent }),
    pere: number({ label: 'Taille du père', ...parent }),
    enfant: choice({ label: 'Pour', options: SEXES, start: 'f' }),
  },
  answer({ mere, pere, enfant }) {
    const target = targetHeight(mere, pere, enfant);
    const sign = enfant === 'm' ? '+' : '−';
    const blocks: Block[] = [
      {
        kind: 'answer',
        label: 'Taille cible parentale, à l’âge adulte',
        value: cm(target),
        note: `entre ${cm(target - TARGET_MARGIN_CM)} et ${cm(target + TARGET_MARGIN_CM)} le plus souvent`,
      },
      {
        kind: 'facts',
        rows: [
          [
            'Le calcul',
            `(${formatNumber(mere)} + ${formatNumber(pere)} ${sign} 13) ÷ 2 = ${formatNumber(target)}`,
          ],
        ],
      },
      {
        kind: 'note',
        tone: 'alert',
        text: 'À vérifier avec un professionnel : c’est un repère statistique, pas une prédiction. Une croissance se lit sur une courbe, mesure après mesure, avec un médecin.',
      },
    ];
    return { result: { blocks } };
  },
});
