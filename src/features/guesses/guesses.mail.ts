import { type Letter, letter } from '#src/lib/letter.ts';
import type { Answers, Ranked } from './guess.ts';
import { answersInWords, guessesFr } from './guesses.fr.ts';

interface About {
  site: string;
  /** Whose list, already with its « de ». */
  of: string;
  href: string;
}

/** To whoever guessed: what is kept, so that somebody whose address was typed by another learns of it. */
export function keptMail({ site, of, href }: About, answers: Answers): Letter {
  return letter({
    subject: `Votre pronostic pour le bébé ${of}`.trim(),
    signature: site,
    blocks: [
      { title: 'Votre pronostic est noté' },
      { text: 'Voici vos réponses. Personne ne les voit avant que les parents annoncent la naissance.' },
      { facts: answersInWords(answers) },
      { text: 'Pour en changer, jouez à nouveau avec la même adresse avant la clôture.' },
      { link: { label: 'Revoir les pronostics', href } },
      { text: 'Ce n’était pas vous ? Jouez à votre tour : vos réponses remplaceront celles-ci.' },
    ],
  });
}

/** To the owners, once nobody may guess any more. */
export function closedMail({ site, href, players }: { site: string; href: string; players: number }): Letter {
  const { title, notice, text, link } = guessesFr.over;
  return letter({
    subject: title,
    signature: site,
    blocks: [{ title }, { text: notice(players) }, { text }, { link: { label: link, href } }],
  });
}

interface Told extends About {
  came: Answers;
  ranking: readonly Ranked[];
  own: { rank: number; points: number };
}

const BEST = 5;

/** To each player, once the parents told. */
export function toldMail({ site, of, href, came, ranking, own }: Told): Letter {
  return letter({
    subject: of ? `Le bébé ${of} est né : le résultat des pronostics` : 'Le résultat des pronostics',
    signature: site,
    blocks: [
      { title: 'La naissance est annoncée' },
      { facts: answersInWords(came) },
      {
        text: `Vous êtes ${own.rank === 1 ? '1er' : `${own.rank}e`} sur ${ranking.length}, avec ${guessesFr.points(own.points)}.`,
      },
      {
        rows: ranking
          .slice(0, BEST)
          .map(({ publicname, points }): [string, string] => [publicname, guessesFr.points(points)]),
      },
      { link: { label: 'Voir tout le classement', href } },
    ],
  });
}
