import { type Comm, createComm, type Transport, webPlatform } from '@foyer/comm'
import type { ClientConfig } from '@foyer/contract/config'
import { keyNames } from './key-names.ts'
import { isInMiniProgram } from './mini-program.ts'
import type { Shell } from './mini-program-shell.ts'
// wherever somebody signs out, what they began goes with them
import './own-storage.ts'
import { whenIdle } from './when-idle.ts'

/** The communication layer of this client app; a chunk of its own, loaded when a session is opened. */
export const openComm = (client: ClientConfig, transport: Transport | undefined): Comm => {
  if (import.meta.env.PROD && import.meta.env.BASE_URL === '/')
    whenIdle(() => void import('./offline.ts').then(({ keepOffline }) => keepOffline(client)).catch(() => undefined))
  return createComm({
    client,
    app: { clientappName: __CLIENT_APP__ },
    keyNames,
    ...webPlatform(),
    ...(transport && { transport }),
  })
}

/** In the web view of a mini-program its shell, once it has handed over whom it knows. Without its code, a page like any. */
export const findShell = (comm: Comm): Promise<Shell | undefined> =>
  isInMiniProgram()
    ? import('./mini-program-shell.ts').then(({ meetShell }) => meetShell(comm)).catch(() => undefined)
    : Promise.resolve(undefined)
