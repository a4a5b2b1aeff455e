import type { Language } from '../text/languages.ts'

const textOf = (cue: TextTrackCue): string => {
  const { text = '', getCueAsHTML } = cue as Partial<VTTCue>
  return (getCueAsHTML ? getCueAsHTML.call(cue).textContent : text).trim()
}
const textsOf = (cues: TextTrackCueList | null | undefined): string[] => Array.from(cues ?? [], textOf)

/**
 * Reads the captions of a language, which the browser loads but does not draw. `show` receives the text that is due and
 * the longest loaded one. Returns a function that ends it.
 */
export const followCues = (
  tracks: TextTrackList,
  language: Language,
  show: (due: string, longest: string) => void,
): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const read = () => {
    const track = [...tracks].find((each) => each.language === language && each.mode !== 'disabled')
    show(
      textsOf(track?.activeCues).join('\n'),
      textsOf(track?.cues).reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
    )
  }
  const follow = () => {
    for (const track of tracks) track.addEventListener('cuechange', read, { signal })
    read()
  }
  tracks.addEventListener('addtrack', follow, { signal })
  tracks.addEventListener('change', read, { signal })
  follow()
  return () => stop.abort()
}
