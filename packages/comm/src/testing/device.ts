import { webcrypto } from 'node:crypto'
import type { ClientConfig } from '@foyer/protocol/config'
import { type Comm, createComm } from '../comm.ts'
import { noLock } from '../lock.ts'
import type { Platform } from '../platform.ts'
import { memoryStorage } from '../storage/memory.ts'
import { fetchTransport } from '../transport/fetch.ts'

/** Monday 5 January 2026, 10:00 in Hong Kong. */
export const someMonday = Date.UTC(2026, 0, 5, 2)

/** Clocks that stand still until a test moves them, in milliseconds: the server's, and a device's, which may be off. */
export const testClocks = () => {
  let time = someMonday
  let ahead = 0
  return {
    server: () => time,
    device: () => time + ahead,
    advance: (ms: number) => {
      time += ms
    },
    /** sets the device's clock ahead of the server's */
    setDeviceAhead: (ms: number) => {
      ahead = ms
    },
  }
}

export type TestClocks = ReturnType<typeof testClocks>

export interface Device {
  readonly platform: Platform
  /** opens a page on this device: stored values remain, everything else is new */
  open(given?: Partial<Platform>): Comm
  /** runs the minute's tick in the page opened last */
  tick(): void
}

/** A device without WebCrypto, with the clients of the server. */
export const testDevice = (client: ClientConfig, clocks: TestClocks, given: Partial<Platform> = {}): Device => {
  let tick = () => {}
  const platform: Platform = {
    transport: fetchTransport(fetch),
    storage: memoryStorage(),
    loginStore: memoryStorage(),
    random: (length) => webcrypto.getRandomValues(new Uint8Array(length)),
    now: clocks.device,
    lock: noLock,
    tick: (refresh) => {
      tick = refresh
    },
    ...given,
  }
  return {
    platform,
    open: (more) => createComm({ client, ...platform, ...more }),
    tick: () => tick(),
  }
}
