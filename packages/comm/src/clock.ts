import { signatureSkew } from '@foyer/protocol/limits'

/** A Date header has whole seconds. Milliseconds. */
const precision = 1_000

/** The server's time as far as it is known (V11). Milliseconds since 1970. */
export interface ServerClock {
  /** the device's clock plus the offset to the server's */
  now(): number
  readonly isKnown: boolean
  /**
   * Learns a time that the server stated in a reply; `sent` and `received` are the device's times. `tolerance` is 2 s
   * by default, since devices and servers rarely agree to the second.
   */
  learn(serverTime: number, sent: number, received: number, tolerance?: number): void
}

/** Stores the offset between visits. */
interface OffsetStore {
  read(): string | null
  write(offset: string): void
}

const parse = (text: string | null): number | undefined => {
  const offset = text ? Number(text) : Number.NaN
  return Number.isFinite(offset) ? offset : undefined
}

export const serverClock = (device: () => number, store: OffsetStore): ServerClock => {
  let offset = parse(store.read())
  return {
    now: () => device() + (offset ?? 0),
    get isKnown() {
      return offset !== undefined
    },
    learn(serverTime, sent, received, tolerance = 2_000) {
      // the server read its time between sending and receiving; an offset that fits is left unchanged, so that it never
      // fluctuates
      const least = serverTime - received
      const most = serverTime + precision - sent
      if (offset !== undefined && offset >= least - tolerance && offset <= most + tolerance) return
      // the device slept during the call: the reading is less exact than a nonce requires, and would set the clock
      // wrong
      if (received - sent > signatureSkew) return
      // the clock was set back meanwhile: only the later reading is on the present clock
      offset = received < sent ? least : Math.round((least + most) / 2)
      store.write(String(offset))
    },
  }
}
