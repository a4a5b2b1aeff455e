import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

/**
 * The variables by which processes of a copy share compiled modules with those of other copies and of earlier runs. Node
 * would otherwise store them by the path of the copy, which is another one in each run, and never find them again.
 */
export const compiledFor = (copy: string) => {
  const shared = join(root, 'node_modules/.cache/copies')
  mkdirSync(shared, { recursive: true })
  const link = join(copy, '.compiled')
  if (!existsSync(link)) symlinkSync(shared, link)
  return { NODE_COMPILE_CACHE: link, NODE_COMPILE_CACHE_PORTABLE: '1' } as const
}

/** Lets a copy of the sources use the installed packages, and its own ones in place of this repository's. */
export const linkPackages = (copy: string): void => {
  mkdirSync(join(copy, 'node_modules/@foyer'), { recursive: true })
  const foreign = readdirSync(join(root, 'node_modules')).filter((name) => name !== '@foyer' && !name.startsWith('.'))
  for (const name of foreign) symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join('../../packages', name), join(copy, 'node_modules/@foyer', name))
  // packages of which an app needs another version than the others
  for (const app of readdirSync(join(copy, 'apps'))) {
    const [own, link] = [root, copy].map((folder) => join(folder, 'apps', app, 'node_modules'))
    if (own && link && existsSync(own) && existsSync(dirname(link))) symlinkSync(own, link)
  }
}
