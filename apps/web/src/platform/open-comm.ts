import { type Comm, createComm, defaultKeyNames, type KeyNames, type Transport, webPlatform } from '@foyer/comm'
import type { ClientConfig } from '@foyer/contract/config'
import { isInMiniProgram } from './mini-program.ts'
import type { Shell } from './mini-program-shell.ts'
// wherever somebody signs out, what they began goes with them
import './own-storage.ts'

/** Stored under this client's own name, so that two clients on one origin have a session each (A11, I12). */
const keyNames = Object.fromEntries(
  Object.entries(defaultKeyNames).map(([name, key]) => [name, key.replace('foyer', __CLIENT_APP__)]),
) as KeyNames

/** The communication layer of this client app; a chunk of its own, loaded when a session is opened. */
export const openComm = (client: ClientConfig, transport: Transport | undefined): Comm =>
  createComm({
    client,
    app: { clientappName: __CLIENT_APP__ },
    keyNames,
    ...webPlatform(),
    ...(transport && { transport }),
  })

/** In the web view of a mini-program its shell, once it has handed over whom it knows. Without its code, a page like any. */
export const findShell = (comm: Comm): Promise<Shell | undefined> =>
  isInMiniProgram()
    ? import('./mini-program-shell.ts').then(({ meetShell }) => meetShell(comm)).catch(() => undefined)
    : Promise.resolve(undefined)
