import { type Comm, createComm } from '@foyer/comm'
import { handOver, takeOver } from '@foyer/comm/handoff'
import { miniProgramPlatform } from '@foyer/comm/mini-program'
import type { Vendor } from '../vendor.ts'
import { loadClientConfig } from './client-config.ts'
import { within } from './within.ts'

/** How long a page waits for the session before it goes on without, in milliseconds: less than a person would mind. */
const patience = 2_500

/**
 * The shell's own session: a visitor's, until the web view hands over who signed in there. It outlives the storage of the
 * web view, which the host clears as it likes. Nothing here fails: without it the web view shows a visitor.
 */
export interface ShellSession {
  /** Gets ready, so that the first page need not wait. */
  start(): void
  /** A code for the web view; undefined where nobody is registered here, or none came in time. */
  handoffCode(): Promise<string | undefined>
  /** Registers here whom the web view hands over. Resolves in time, done or not; it goes on behind. */
  takeOver(code: string): Promise<void>
  /** Signs out here too. The same. */
  quit(): Promise<void>
}

export const shellSession = (wx: Vendor, client: string): ShellSession => {
  let opening: Promise<Comm> | undefined

  const open = async (): Promise<Comm> => {
    const platform = await miniProgramPlatform(wx)
    const comm = createComm({ client: await loadClientConfig(client, platform.transport), ...platform })
    await comm.init()
    return comm
  }
  /** A failed start is forgotten, so that the next who asks tries again. */
  const opened = (): Promise<Comm> => {
    opening ??= open().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const inTime = <T>(work: (comm: Comm) => Promise<T>): Promise<T | undefined> => within(patience, opened().then(work))

  return {
    start: () => void inTime(async () => undefined),
    handoffCode: () => inTime(async (comm) => (comm.userInfo ? handOver(comm) : undefined)),
    takeOver: async (code) => void (await inTime((comm) => takeOver(comm, code))),
    quit: async () => void (await inTime((comm) => comm.quit('register'))),
  }
}
