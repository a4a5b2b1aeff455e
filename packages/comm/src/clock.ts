import { signatureSkew } from '@foyer/contract/limits'

/** A Date header says whole seconds. */
const precision = 1_000

/** The server's time as far as it is known (V11). Milliseconds since 1970. */
export interface ServerClock {
  /** the device's clock plus the offset to the server's */
  now(): number
  readonly isKnown: boolean
  /**
   * Takes in a time the server named in an answer; `sent` and `received` are the device's. `tolerance`, 2 s unless
   * said: device and server rarely agree to the second, and several servers not among themselves.
   */
  learn(serverTime: number, sent: number, received: number, tolerance?: number): void
}

/** Where the offset is kept between visits. */
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
      // the server spoke at some moment between sending and receiving: an offset that fits is kept, so it never flutters
      const least = serverTime - received
      const most = serverTime + precision - sent
      if (offset !== undefined && offset >= least - tolerance && offset <= most + tolerance) return
      // the device slept over the answer: a reading less exact than a nonce has to be would put the clock wrong
      if (received - sent > signatureSkew) return
      // somebody set the clock back meanwhile: only the later reading is of the clock that goes on
      offset = received < sent ? least : Math.round((least + most) / 2)
      store.write(String(offset))
    },
  }
}
