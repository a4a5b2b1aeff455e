import type { FilmCard } from '@foyer/api/films'

/** Identifies the series of a film; undefined for a film of no series. */
export const seriesOf = (film: FilmCard | undefined): string | undefined => film?.series?.['zh-CN']
