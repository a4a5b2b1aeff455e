/**
 * The time in milliseconds for which the data of a screen stays in memory after the screen is left, so that it is not
 * shown again later. With zero, a query is removed between its first render and the commit on a busy device: it is then
 * requested twice, and does not react when the tab becomes visible.
 */
export const notCached = 1_000
