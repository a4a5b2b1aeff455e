/** The id of the first film among the blocks of a page. */
export const filmId = 'film'
