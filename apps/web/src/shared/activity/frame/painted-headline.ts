import { phraseBreak } from '@foyer/api/phrases'

/** The frames of the page's own head script (app/head.ts). In development there are none. */
declare const foyerFrames: Readonly<Record<string, () => { text: readonly (readonly [string, string])[] }>> | undefined

/**
 * The title with the breaks that the build painted it with, so that the headline which replaces the painted one breaks
 * at the same places. A title that was not painted is returned as it is.
 */
export const paintedHeadline = (title: string): string => {
  if (typeof foyerFrames === 'undefined') return title
  const painted = Object.values(foyerFrames).flatMap((frame) => frame().text.map(([headline]) => headline))
  return painted.find((headline) => headline.replaceAll(phraseBreak, '') === title) ?? title
}
