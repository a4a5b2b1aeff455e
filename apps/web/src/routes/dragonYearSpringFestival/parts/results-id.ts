/** The id of the results of a draw and their check. */
export const resultsId = 'results'
