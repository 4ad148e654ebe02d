import { firstNameSlug } from './first-name.ts';

/**
 * Display forms set by hand, by slug: where the commonest accented form of the file is a rare or wrong spelling
 * (an accent that the name does not take, a circumflex from a transliteration), or where É was typed without its
 * accent on capitals.
 */
const FORMS =
  // capital É restored
  'Éléonore Éloïse Éléa Élise Émile Émilie Étienne Éric Élodie Édouard Édith Éliane Élisabeth Élisa Émilien ' +
  'Émilienne Émeline Élie Éléanore Éléana Ésaïe Éphraïm Ézékiel Évangéline Édène Éléonor Émeric Élianne ' +
  'Émelyne Éliette Eleanor Énéa Énaël Énaëlle Évelyne Éveline Étiennette Édithe Émelie Marie-Élisabeth ' +
  // the ligature and the diaeresis of a usual spelling
  'Lœtitia Noèle ' +
  // no accent in use
  'Elena Esteban Diego Milan Mia Lia Lio Liah Lua Matia Mencia Sia Siana Sianna Tia Tiam Thiam Zia Isia Yuna ' +
  'Yusra Yunus Soren Safwan Salman Saad Shahin Wahil Nahil Nahim Kahil Mahina Tahina Houd Ishaq Imraan ' +
  'Imran Harun Dawud Djulyan Elyon Kamil Kessim Laya Luqman Milhan Nouh Qasim Ritej Sulayman Tasnim Yamin Ilef ' +
  'Kaysan Alaa Ales Sohen Mellina Kellya Nellia Nellya Elon Emir Emil Kevan Devon Kenan Sevan Keyan Negan Stecy ' +
  'Aimé Amédée Désirée Irénée Kléber Lexa Lexy Evie Keren Keira Eileen Eiden Hailey Railey Meryl Manel Elia Pamela Esmeralda ' +
  'Ezequiel Kemil Jelani Djeneba Ezio Alezio Elizio Emilio Leandro Leonardo Sebastian Valerio Grace Israa';

export const CORRECTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  FORMS.split(' ').map((form) => [firstNameSlug(form), form]),
);
