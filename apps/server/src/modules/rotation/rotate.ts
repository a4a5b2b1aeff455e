import { setImmediate as turn } from 'node:timers/promises'
import type { Sql } from 'postgres'
import type { Context } from '../../context.ts'
import { isMovable, moveHashes } from './move-hashes.ts'
import { moveSealed } from './move-sealed.ts'
import { pepperedPlaces, sealedPlaces } from './places.ts'
import { type Moved, start } from './rows-after.ts'

export type Rotation = Pick<Context, 'secrets' | 'modules'> & { readonly db: Sql }

/** What one run did. */
export interface RotationRun {
  readonly moved: number
  /** places with values that could not be moved, with their number */
  readonly failed: ReadonlyMap<string, number>
  /** whether the last pass over every place found nothing else to move */
  readonly isOver: boolean
}

const isRotating = ({ keys }: { readonly keys: ReadonlyMap<string, Buffer> }): boolean => keys.size > 1

/** A function for each place, which moves one batch of it. Data come first: hashes are made of opened values. */
const stepsOf = (rotation: Rotation): readonly (readonly [name: string, move: (after: string) => Promise<Moved>])[] => {
  const { db, secrets, modules } = rotation
  const { dataKey, pepper } = secrets
  return [
    ...(isRotating(dataKey)
      ? sealedPlaces(modules).map(
          (place) => [place.name, (after: string) => moveSealed(db, dataKey, place, after)] as const,
        )
      : []),
    ...(isRotating(pepper)
      ? pepperedPlaces(modules)
          .filter(isMovable)
          .map((place) => [place.name, (after: string) => moveHashes(db, rotation, place, after)] as const)
      : []),
  ]
}

/** @param goesOn whether there is time for another batch */
const passOver = async (move: (after: string) => Promise<Moved>, goesOn: () => boolean) => {
  let [after, found, moved, failed]: [string | undefined, number, number, number] = [start, 0, 0, 0]
  while (after !== undefined && goesOn()) {
    const step: Moved = await move(after)
    after = step.end
    found += step.found
    moved += step.moved
    failed += step.failed
    await turn()
  }
  return { found, moved, failed, isWhole: after === undefined }
}

/**
 * Brings everything that is stored under an earlier data key or pepper under the current one, batch by batch beside
 * running servers. Each batch is committed by itself, so a run that is killed loses one batch at most, and the next run
 * goes on with what is left.
 *
 * @param goesOn whether there is time for another batch
 */
export const rotate = async (rotation: Rotation, goesOn: () => boolean = () => true): Promise<RotationRun> => {
  const failures = new Map<string, number>()
  let [all, isOver] = [0, true]
  for (const [name, move] of stepsOf(rotation)) {
    let pass = await passOver(move, goesOn)
    all += pass.moved
    // rows that calls wrote meanwhile
    while (pass.isWhole && pass.moved > 0 && goesOn()) {
      pass = await passOver(move, goesOn)
      all += pass.moved
    }
    if (pass.failed > 0) failures.set(name, pass.failed)
    isOver &&= pass.isWhole && pass.moved === 0
  }
  return { moved: all, failed: failures, isOver }
}
