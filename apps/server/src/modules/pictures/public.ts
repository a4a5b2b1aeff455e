/** What other modules may use of `pictures`. */
export { missingPictures } from './missing.ts'
export { bytesOf, newestPictures } from './store.ts'
