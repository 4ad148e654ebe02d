/** Why an archive, or one file of it, is not read: a sentence for the person who sent it. */
export class ZipFault extends Error {
  override name = 'ZipFault';
}

const MIB = 1024 * 1024;
const mib = (bytes: number) => `${Math.round(bytes / MIB)} Mio`;

export const faults = {
  notZip: () =>
    new ZipFault(
      'Ce fichier n’est pas une archive ZIP, ou elle est incomplète. Refaites-la, puis renvoyez-la.',
    ),
  tooMany: (most: number) =>
    new ZipFault(
      `L’archive contient plus de ${most.toLocaleString('fr-FR')} fichiers. Envoyez-la en plusieurs fois.`,
    ),
  bomb: () => new ZipFault('L’archive annonce bien plus qu’elle ne contient : elle n’est pas ouverte.'),
  encrypted: () => new ZipFault('Fichier protégé par un mot de passe.'),
  method: () => new ZipFault('Compression inconnue. Refaites l’archive avec la compression ordinaire.'),
  tooLarge: (limit: number) => new ZipFault(`Fichier de plus de ${mib(limit)} une fois décompressé.`),
  damaged: () =>
    new ZipFault('Fichier abîmé dans l’archive : son contenu ne correspond pas à son empreinte.'),
};
