/** The page by which a person says that a pregnancy ended. */
export const ENDED_PATH = '/grossesse/arret';
