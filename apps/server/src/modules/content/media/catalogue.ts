import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mediaName } from '@foyer/api/page-content'

/** The folder with Foyer's own pictures, films and captions, which come with a release. */
export const mediaFolder = join(import.meta.dirname, '../../../../content/media')

/** Names of all files in the folder whose name is a valid media name. */
export const mediaNames = (folder = mediaFolder): readonly string[] =>
  readdirSync(folder).filter((name) => mediaName.safeParse(name).success)
