/** Sentences that refuse a change of the covers owners may choose. */
export const themeRefusalFr = {
  categoryTaken: 'Une catégorie porte déjà ce nom.',
  categoryGone: 'Cette catégorie n’existe plus.',
  categoryNotEmpty: 'Cette catégorie contient des couvertures : déplacez-les ou supprimez-les d’abord.',
  pictureUnknown: 'Cette image n’est pas dans la médiathèque : ajoutez-la d’abord.',
  pictureTwice: 'Cette image est déjà dans cette catégorie.',
  coverGone: 'Cette couverture n’existe plus.',
  coverWithdrawn: 'Cette couverture n’est plus proposée.',
  galleryGone: 'Cette image n’est plus dans la galerie.',
  unsplashMissing: 'Aucune clé Unsplash n’est réglée : les photographies ne peuvent pas être cherchées.',
  unsplashDown: 'Unsplash ne répond pas. Réessayez dans un instant ; rien n’a été changé.',
  unsplashGone: 'Unsplash n’a plus cette photographie.',
};
