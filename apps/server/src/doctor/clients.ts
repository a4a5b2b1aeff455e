import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import root from '../../../../package.json' with { type: 'json' }
import { clientsIn } from '../config/clients.ts'
import type { Environment } from '../config/environment.ts'
import { type Finding, fault, ok } from './finding.ts'

/** What a package records of itself in the file `release.json` of its root. */
export const releaseFile = z.strictObject({
  /** version of the product */
  version: z.string(),
  platform: z.string(),
  /** the commit that the package was built from; absent in older packages */
  commit: z.string().optional(),
  /** SHA-256 of the page of each client that it was packaged with, in hex */
  pages: z.record(z.string(), z.string()),
})
export type Release = z.infer<typeof releaseFile>

/** SHA-256 of a client's page, in hex. The page names every other file of the build by its hash. */
export const pageHash = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'index.html')))
    .digest('hex')

/** The record of the package that this process runs from; undefined in a checkout. */
const ownRelease = (): Release | undefined => {
  const path = join(import.meta.dirname, '../../../../release.json')
  return existsSync(path) ? releaseFile.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

/** Whether the built clients are there and belong to this release. */
export const clientFindings = (
  environment: Pick<Environment, 'CLIENT_DIR' | 'INSIGHTS' | 'INSIGHTS_DIR' | 'CONSOLE' | 'CONSOLE_DIR'>,
  release: Release | undefined = ownRelease(),
): readonly Finding[] => {
  const { INSIGHTS, INSIGHTS_DIR, CONSOLE, CONSOLE_DIR } = environment
  const { retail, institution } = clientsIn(environment.CLIENT_DIR)
  const pages = {
    retail: retail.folder,
    institution: institution.folder,
    ...(INSIGHTS === 'on' && { insights: INSIGHTS_DIR }),
    ...(CONSOLE === 'on' && { console: CONSOLE_DIR }),
  }
  const lines = Object.entries(pages).map(([name, folder]) => {
    if (!existsSync(join(folder, 'index.html')))
      return fault('clients', `The client ${name} is not built in ${folder}: run npm run build, or set CLIENT_DIR.`)
    if (release && release.pages[name] !== pageHash(folder))
      return fault('clients', `The client ${name} in ${folder} is not the one of release ${release.version}.`)
    return undefined
  })
  const faults = lines.filter((line) => line !== undefined)
  return faults.length > 0
    ? faults
    : [ok('clients', `they are built${release ? '' : ', from this checkout'}; version ${root.version}`)]
}
