import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The gallery's parts by their addresses, `/gallery/#notice-bar`: one picture each, from top to bottom. */
export const galleryPictures: readonly string[] = readdirSync(join(import.meta.dirname, 'parts'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length))
  .sort()
