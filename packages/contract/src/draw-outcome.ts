/**
 * How a draw is computed, for the server that draws and for the browser that checks it (R24): plain functions, tested
 * against `vectors/draws.json` on both sides.
 *
 * The proof of draw n is HMAC-SHA256 under the server's seed of `n:visitorSeed:proof of draw n - 1`, in lower-case hex;
 * before the first draw stands the commitment. The first 64 bits of a proof give the roll.
 */

/** HMAC-SHA256 of both sides' own making. */
export type Hmac = (key: Uint8Array, message: Uint8Array) => Uint8Array

/** Odds are told in parts of this. */
export const drawParts = 1_000_000

/** What a visitor may put in the place of the seed that their browser made. */
export const visitorSeedPattern = /^[A-Za-z0-9_-]{16,64}$/

/** A prize as far as it decides draws. The odds of all of them together are at most `drawParts`. */
export interface PrizeTerms {
  readonly code: string
  /** parts per million of the draws */
  readonly odds: number
  /** how many there were when the draw was committed */
  readonly stock: number
}

/** What is committed before the first draw. */
export interface DrawTerms {
  /** of the activity */
  readonly code: string
  /** hex SHA-256 of the server's seed */
  readonly seedHash: string
  /** in the order their odds are counted in */
  readonly prizes: readonly PrizeTerms[]
}

/** The text whose hex SHA-256 is the commitment: nobody can change the seed, a chance or a stock behind it. */
export const drawStatement = ({ code, seedHash, prizes }: DrawTerms): string =>
  ['foyer-draw-1', code, seedHash, ...prizes.map((prize) => `${prize.code} ${prize.odds} ${prize.stock}`), ''].join(
    '\n',
  )

const text = new TextEncoder()

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** @throws RangeError for anything but pairs of lower-case digits */
export const fromHex = (hex: string): Uint8Array => {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new RangeError('no hex')
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16))
}

export interface DrawInput {
  readonly number: number
  readonly visitorSeed: string
  /** proof of the draw before it, or the commitment */
  readonly previous: string
}

/** The proof of a draw, in hex. */
export const proofOf = (hmac: Hmac, serverSeed: Uint8Array, { number, visitorSeed, previous }: DrawInput): string =>
  toHex(hmac(serverSeed, text.encode(`${number}:${visitorSeed}:${previous}`)))

/** Where a proof falls, 0 to `drawParts` - 1: its first 64 bits as a fraction of all there are, rounded down. */
export const rollOf = (proof: string): number => Number((BigInt(`0x${proof.slice(0, 16)}`) * BigInt(drawParts)) >> 64n)

/** The prize whose odds a roll lies in, by its place in the list; undefined behind the last. */
export const prizeAt = <Prize extends PrizeTerms>(prizes: readonly Prize[], roll: number): Prize | undefined => {
  let end = 0
  return prizes.find(({ odds }) => {
    end += odds
    return roll < end
  })
}
