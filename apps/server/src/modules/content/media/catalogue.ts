import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mediaName } from '@foyer/contract/page-content'

/** Where the house's own pictures, films and captions stand; a release brings them. */
export const mediaFolder = join(import.meta.dirname, '../../../../content/media')

/** Every file of the folder whose name says what it is. */
export const mediaNames = (folder = mediaFolder): readonly string[] =>
  readdirSync(folder).filter((name) => mediaName.safeParse(name).success)
