/** What other modules may use of `films`. */
export { words } from './authored.ts'
export { type Film, presentersOf } from './film.ts'
export { languageOf, lines, multivariant, suffixOf, webVtt } from './playlists.ts'
export { findFilm } from './queries.ts'
export { reelFile, segmentSeconds } from './reels.ts'
export { filmProgressRows, filmRows } from './relations.ts'
export { sendBytes } from './send.ts'
