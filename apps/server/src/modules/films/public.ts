/** What other modules may use of `films`. */
export { words } from './authored.ts'
export { broadcastFault, documentTexts, faultsOfForm, versionOf, wordsOf, writtenMoment } from './document-parts.ts'
export { type Film, presenters, presentersOf } from './film.ts'
export { languageOf, lines, multivariant, suffixOf, webVtt } from './playlists.ts'
export { findFilm, knownFilms } from './queries.ts'
export { reelFile, segmentSeconds } from './reels.ts'
export { filmProgressRows, filmRows } from './relations.ts'
export { sendBytes } from './send.ts'
