import type { Cue } from '@foyer/api/films'
import { foundingLanguages } from '@foyer/api/founding-languages'
import { inLanguage, type Language, languageName } from '@foyer/api/languages'
import { bandwidthOf, type ReelName, renditions, segmentSeconds } from './reels.ts'

/** HLS playlists (RFC 8216, version 7 for fragmented files) as text. Addresses are relative to the playlist's own. */
export const lines = (all: readonly string[]): string => `${all.join('\n')}\n`

/** Captions are in the founding languages. This is a language as used in file names, such as `zh-cn`. */
export const suffixOf = (language: Language): string => language.toLowerCase()
export const languageOf = (suffix: string): Language | undefined =>
  foundingLanguages.find((language) => suffixOf(language) === suffix)

/** Both renditions and the captions. No captions are the default, because the page has a language of its own. */
export const multivariant = (reels: readonly ReelName[]): string =>
  lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...foundingLanguages.map(
      (language) =>
        `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${languageName(language)}",LANGUAGE="${language}",AUTOSELECT=YES,DEFAULT=NO,FORCED=NO,URI="captions-${suffixOf(language)}.m3u8"`,
    ),
    ...renditions.flatMap(({ height, width, codecs }) => {
      const { peak, average } = bandwidthOf(reels, height)
      return [
        `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${codecs}",RESOLUTION=${width}x${height},FRAME-RATE=12.000,SUBTITLES="captions"`,
        `${height}.m3u8`,
      ]
    }),
  ])

/** The first segments of a reel in one rendition. */
export const wholeFilm = (segments: number, height: number): string =>
  lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${height}/init.mp4"`,
    ...Array.from({ length: segments }, (_, i) => [`#EXTINF:${segmentSeconds}.000,`, `${height}/${i}.m4s`]).flat(),
    '#EXT-X-ENDLIST',
  ])

/** The captions of a film as one segment. */
export const wholeCaptions = (suffix: string, seconds: number): string =>
  lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${seconds.toFixed(3)},`,
    `captions-${suffix}.vtt`,
    '#EXT-X-ENDLIST',
  ])

const stamp = (seconds: number): string => {
  const ms = Math.round(seconds * 1000)
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`
}

/** Escapes the markup characters of WebVTT in a line of text. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\s+/g, ' ')

/** Captions in one language, with times from the beginning of the reel. */
export const webVtt = (cues: readonly Cue[], language: Language): string =>
  lines([
    'WEBVTT',
    'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000',
    ...cues.flatMap(({ from, to, text }) => [
      '',
      `${stamp(from)} --> ${stamp(to)}`,
      escaped(inLanguage(text, language)),
    ]),
  ])
