import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Client } from '../config/clients.ts'
import type { App } from '../http/app.ts'
import { assetCaching, withoutAddress } from './caching.ts'

/**
 * The hashed files of earlier clients (O8). A page that was opened before an upgrade still requests chunks of its own
 * release. Files that the current client has too are served from there.
 *
 * @param previousDir folder with `assets` of earlier clients at the same paths as in the build
 * @param client whose current files have routes already
 */
export const previousAssets = async (app: App, previousDir: string, { path, folder }: Client): Promise<void> => {
  const root = join(previousDir, path, 'assets')
  if (!existsSync(root)) return
  const current = join(folder, 'assets')
  await app.register(fastifyStatic, {
    root,
    prefix: `${path}assets/`,
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: [...withoutAddress, ...(existsSync(current) ? globSync('**/*', { cwd: current }) : [])],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', assetCaching),
  })
}
