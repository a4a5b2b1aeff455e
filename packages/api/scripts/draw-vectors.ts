import { createHash, createHmac } from 'node:crypto'
import { byteStream } from '../../protocol/scripts/bytes.ts'

/**
 * Draws computed without the contract's own functions: hashes by node:crypto, stock and odds over exact fractions. So a
 * fault in those functions does not also appear in the vectors.
 */
const prizes = [
  { code: 'tea-set', odds: 5_000, stock: 1 },
  { code: 'coffee', odds: 120_000, stock: 3 },
  { code: 'cash', odds: 75_000, stock: 0 },
  { code: 'book', odds: 300_000, stock: 40 },
]
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

const drawsOf = (label: string, count: number) => {
  const random = byteStream(`draw ${label}`)
  const seed = random(32)
  const seedHash = sha256(seed)
  const statement = `foyer-draw-1\n${label}\n${seedHash}\n${prizes.map((p) => `${p.code} ${p.odds} ${p.stock}\n`).join('')}`
  const commitment = sha256(statement)
  const left = prizes.map(({ stock }) => stock)
  let previous = commitment
  const draws = Array.from({ length: count }, (_, n) => {
    const visitorSeed = n % 3 === 0 ? `my-own_seed-${random(4).toString('hex')}` : random(16).toString('hex')
    const proof = createHmac('sha256', seed)
      .update(`${n + 1}:${visitorSeed}:${previous}`)
      .digest('hex')
    previous = proof
    const high = BigInt(`0x${proof.slice(0, 16)}`)
    let end = 0n
    // a roll is below a boundary if its fraction of 2^64 is
    const at = prizes.findIndex(({ odds }) => {
      end += BigInt(odds)
      return high * 1_000_000n < end << 64n
    })
    const isLeft = at >= 0 && (left[at] ?? 0) > 0
    if (isLeft) left[at] = (left[at] ?? 0) - 1
    const prize = isLeft ? (prizes[at]?.code ?? null) : null
    return { number: n + 1, visitorSeed, proof, roll: Number((high * 1_000_000n) / 2n ** 64n), prize }
  })
  return { terms: { code: label, seedHash, prizes }, statement, commitment, serverSeed: seed.toString('hex'), draws }
}

export const drawVectors = [drawsOf('spring', 60), drawsOf('autumn', 12)]

/** The text of `vectors/draws.json`, the same in every run. */
export const generateDrawVectors = (): string => `${JSON.stringify(drawVectors, null, 1)}\n`
