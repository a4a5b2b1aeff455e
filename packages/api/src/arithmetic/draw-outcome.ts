/**
 * Computes a draw, for the server that draws and the browser that checks it (R24): pure functions, tested against
 * `vectors/draws.json` on both sides.
 * The proof of draw n is HMAC-SHA256 under the server's seed of `n:visitorSeed:proof of draw n - 1`, in lower-case hex;
 * for the first draw the commitment takes the place of the previous proof. The first 64 bits of a proof give the roll.
 */

/** HMAC-SHA256, implemented by the caller. */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array

/** Odds are in units of 1 / `drawParts`. */
export const drawParts = 1_000_000

/** The format of a seed that a visitor may enter instead of the one that their browser made. */
export const visitorSeedPattern = /^[A-Za-z0-9_-]{16,64}$/

/** The terms of a prize that affect draws. The odds of all prizes add up to at most `drawParts`. */
export interface PrizeTerms {
  readonly code: string
  /** parts per million of the draws */
  readonly odds: number
  /** the quantity when the draw was committed */
  readonly stock: number
}

/** The terms that are committed to before the first draw. */
export interface DrawTerms {
  /** code of the activity */
  readonly code: string
  /** hex SHA-256 of the server's seed */
  readonly seedHash: string
  /** in the order in which their odds are added up */
  readonly prizes: readonly PrizeTerms[]
}

/** The text whose hex SHA-256 is the commitment, so that no one can change the seed, odds or stock afterwards. */
export const drawStatement = ({ code, seedHash, prizes }: DrawTerms): string =>
  ['foyer-draw-1', code, seedHash, ...prizes.map((prize) => `${prize.code} ${prize.odds} ${prize.stock}`), ''].join(
    '\n',
  )

const text = new TextEncoder()

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** @throws RangeError for anything but pairs of lower-case hex digits */
export const fromHex = (hex: string): Uint8Array => {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new RangeError('no hex')
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16))
}

export interface DrawInput {
  readonly number: number
  readonly visitorSeed: string
  /** proof of the previous draw, or the commitment */
  readonly previous: string
}

/** The proof of a draw, in hex. */
export const proofOf = (hmac: Hmac, serverSeed: Uint8Array, { number, visitorSeed, previous }: DrawInput): string =>
  toHex(hmac(serverSeed, text.encode(`${number}:${visitorSeed}:${previous}`)))

/** The roll of a proof, from 0 to `drawParts` - 1: its first 64 bits as a fraction of 2^64, rounded down. */
export const rollOf = (proof: string): number => Number((BigInt(`0x${proof.slice(0, 16)}`) * BigInt(drawParts)) >> 64n)

/** The prize whose odds contain a roll, by its position in the list; undefined if the roll wins nothing. */
export const prizeAt = <Prize extends PrizeTerms>(prizes: readonly Prize[], roll: number): Prize | undefined => {
  let end = 0
  return prizes.find(({ odds }) => {
    end += odds
    return roll < end
  })
}
