import { type Comm, createComm } from '@foyer/comm'
import { handOver, takeOver } from '@foyer/comm/handoff'
import { miniProgramPlatform } from '@foyer/comm/mini-program'
import type { Vendor } from '../vendor.ts'
import { loadClientConfig } from './client-config.ts'
import { within } from './within.ts'

/** Milliseconds that a page waits for the session before it continues without one. */
const timeout = 2_500

/**
 * The shell's own session: a visitor's, until the web view hands over a registration. It survives the storage of the
 * web view, which the host may clear at any time. Nothing here throws: without a session the web view shows a visitor.
 */
export interface ShellSession {
  /** prepares the session, so that the first page need not wait */
  start(): void
  /** returns a code for the web view; undefined if no one is registered or none arrived in time */
  handoffCode(): Promise<string | undefined>
  /**
   * Registers the person whom the web view hands over. Resolves within the time-out; the work continues in the
   * background.
   */
  takeOver(code: string): Promise<void>
  /** Signs out here too, with the same time-out. */
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
  /** A failed start is not cached, so that the next call tries again. */
  const opened = (): Promise<Comm> => {
    opening ??= open().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const inTime = <T>(work: (comm: Comm) => Promise<T>): Promise<T | undefined> => within(timeout, opened().then(work))

  return {
    start: () => void inTime(async () => undefined),
    handoffCode: () => inTime(async (comm) => (comm.userInfo ? handOver(comm) : undefined)),
    takeOver: async (code) => void (await inTime((comm) => takeOver(comm, code))),
    quit: async () => void (await inTime((comm) => comm.quit('register'))),
  }
}
