import { type Comm, createComm, type Transport, webPlatform } from '@foyer/comm'
import type { ClientConfig } from '@foyer/protocol/config'
import { keyNames } from './key-names.ts'
import { isInMiniProgram } from './mini-program.ts'
import type { Shell } from './mini-program-shell.ts'
// imported so that signing out deletes the person's stored drafts
import './own-storage.ts'
import { whenIdle } from './when-idle.ts'

/** Creates the communication layer of this client app. It is a chunk of its own, loaded when a session is opened. */
export const openComm = (client: ClientConfig, transport: Transport | undefined): Comm => {
  if (import.meta.env.PROD && import.meta.env.BASE_URL === '/')
    whenIdle(
      () => void import('./offline.ts').then(({ enableOffline }) => enableOffline(client)).catch(() => undefined),
    )
  return createComm({
    client,
    app: { clientappName: __CLIENT_APP__ },
    keyNames,
    ...webPlatform(),
    ...(transport && { transport }),
  })
}

/**
 * Returns the shell of a mini-program's web view once it has handed over its person. If its code fails to load, the
 * page works like any other.
 */
export const findShell = (comm: Comm): Promise<Shell | undefined> =>
  isInMiniProgram()
    ? import('./mini-program-shell.ts').then(({ meetShell }) => meetShell(comm)).catch(() => undefined)
    : Promise.resolve(undefined)
