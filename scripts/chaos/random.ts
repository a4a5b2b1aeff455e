// cspell:ignore xoroshiro128plus xoroshiro
import { createHash } from 'node:crypto'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Choices that follow from a seed. */
export interface Random {
  /** a whole number from `from` to `to`, both included */
  int(from: number, to: number): number
  /** true once in `n` times */
  oneIn(n: number): boolean
  /** @throws Error if there is nothing to choose from */
  of<T>(all: readonly T[]): T
  /** a UUID, for keys that are the same in every run of the seed */
  uuid(): string
}

/**
 * A stream of choices of its own for each name, so that the choices of one caller do not depend on the order in which
 * others make theirs.
 */
export const randomOf = (seed: number, name: string): Random => {
  const state = createHash('sha256').update(`${seed} ${name}`).digest().readInt32BE()
  const generator = xoroshiro128plus(state)
  const int = (from: number, to: number): number => uniformInt(generator, from, to)
  return {
    int,
    oneIn: (n) => int(1, n) === 1,
    of: (all) => {
      const chosen = all[int(0, all.length - 1)]
      if (chosen === undefined) throw new Error('there is nothing to choose from')
      return chosen
    },
    uuid: () => {
      const hex = Buffer.from(Array.from({ length: 16 }, () => int(0, 255))).toString('hex')
      return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
    },
  }
}
