import { clientRoutesFile } from '@foyer/api/client-routes'
import { painterFile } from '@foyer/api/painter'

/** The page names its files by hash, so the page is revalidated each time, and the files are cached permanently. */
export const pageCaching = 'public, no-cache'
/** A page that contains replies for one visitor. Some replies differ by the visitor's network address, so no proxy may store it. */
export const filledPageCaching = 'private, no-cache'
export const assetCaching = 'public, max-age=31536000, immutable'
/** Files in the root (the logo, the manifest) keep their names in every release. */
export const rootFileCaching = 'public, max-age=3600'

/**
 * Files of a build that have no address of their own: pages lack their configuration, encodings belong to a file, and only
 * the server reads the list of routes and runs the painter.
 */
export const withoutAddress: readonly string[] = [
  '**/index.html',
  `**/${clientRoutesFile}`,
  `**/${painterFile}`,
  '**/*.br',
  '**/*.gz',
]
