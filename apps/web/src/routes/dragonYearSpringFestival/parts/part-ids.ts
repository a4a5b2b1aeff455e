/** The id of the results of a draw and their check. */
export const resultsId = 'results'

/** The element id of the tasks that earn chances, which is also the focus target. */
export const chancesId = 'chances'
