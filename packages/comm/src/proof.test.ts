import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveProof } from './proof.ts'

const zeroBits = (challenge: string, answer: string): number => {
  const hash = createHash('sha256').update(`${challenge}:${answer}`).digest('hex')
  return [...hash]
    .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
    .join('')
    .indexOf('1')
}

test.each([
  ['1767578400000.12.AAAA.mac', 12],
  ['认购', 9],
  ['', 8],
  ['no bits', 0],
])('the answer to %s begins with %i zero bits, and is the first that does', async (challenge, bits) => {
  const answer = await solveProof({ challenge, bits })
  expect(zeroBits(challenge, answer)).toBeGreaterThanOrEqual(bits)
  for (let earlier = 0; earlier < Number(answer); earlier++)
    expect(zeroBits(challenge, String(earlier))).toBeLessThan(bits)
  expect(answer.length).toBeLessThanOrEqual(32)
})

test('the event loop runs during the proof of work', async () => {
  let turns = 0
  const count = () => {
    turns++
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  await solveProof({ challenge: 'a page stays alive', bits: 12 })
  clearImmediate(timer)
  expect(turns).toBeGreaterThan(1)
})

test.each([27, 256, Number.NaN, Number.POSITIVE_INFINITY])(
  'a proof of work of %d bits is refused and not attempted',
  async (bits) => {
    await expect(solveProof({ challenge: 'x', bits })).rejects.toThrow(RangeError)
  },
)
