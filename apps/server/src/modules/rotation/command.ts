import type { Sql } from 'postgres'
import { wallClock } from '../../clocks.ts'
import { defineCommand, printFacts } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import { kidsOf, unnamed } from '../../crypto/key-ring.ts'
import { countLeft, countUnder, type Rotating, rotatingOf } from './left.ts'
import type { Place } from './places.ts'
import { rotate } from './rotate.ts'

const usage = `Usage: foyer keys [--json]
       foyer keys move [--json]

Without a word it prints what is stored under another data key or pepper than the current one. move brings it under the
current one now, as the servers do in the background. The database is DATABASE_URL, or that of the sandbox that runs on
DATA_DIR. See docs/operations.md.
`

/** Values of one place that need another key than the current one. */
interface Left {
  /** as the module declares it */
  readonly place: string
  /** values by the kid of their key, '' for the key without a kid */
  readonly under: Readonly<Record<string, number>>
  /** values under a key that is not configured */
  readonly underUnknown: number
  /** what becomes of values that the job does not move */
  readonly note?: string
}

const noteOf = ({ fate }: Place): { readonly note?: string } => {
  if (!fate || 'clear' in fate) return {}
  return { note: 'renewedBy' in fate ? `stored again by ${fate.renewedBy}` : `not needed after ${fate.lasts}` }
}

const leftOf = async (db: Sql, { ring, places }: Rotating): Promise<readonly Left[]> => {
  const all: Left[] = []
  const [, ...earlier] = kidsOf(ring)
  for (const place of places) {
    let underUnknown = await countLeft(db, place, ring, wallClock())
    if (underUnknown === 0) continue
    const under: Record<string, number> = {}
    for (const kid of earlier) {
      const count = await countUnder(db, place, kid, wallClock())
      underUnknown -= count
      if (count > 0) under[kid] = count
    }
    all.push({ place: place.name, under, underUnknown, ...noteOf(place) })
  }
  return all
}

const kidText = (kid: string): string => (kid === unnamed ? 'the key without a kid' : `the key ${kid}`)

const linesOf = ({ place, under, underUnknown, note }: Left): string[] => [
  ...Object.entries(under).map(([kid, count]) => `  ${place}: ${count} under ${kidText(kid)}\n`),
  ...(underUnknown > 0 ? [`  ${place}: ${underUnknown} under a key that is not configured\n`] : []),
  ...(note === undefined ? [] : [`    ${note}\n`]),
]

/** `foyer keys`. @returns 0: nothing is left; 1: something is */
export const keysCommand = defineCommand('keys', usage, async (args, tools) => {
  const [word, ...more] = args
  if (more.length > 0 || (word !== undefined && word !== 'move')) throw new StartError(usage.trimEnd())
  const modules = await tools.modules()
  return tools.withDatabase(async (db) => {
    const secrets = await tools.secrets(db)
    const moved = word === 'move' ? (await rotate({ db, secrets, modules })).moved : undefined
    const rings: { readonly variable: string; readonly current: string; readonly left: readonly Left[] }[] = []
    for (const rotating of rotatingOf(secrets, modules))
      rings.push({
        variable: rotating.variable,
        current: rotating.ring.current,
        left: await leftOf(db, rotating),
      })
    const lines = rings.flatMap(({ variable, current, left }) => [
      `${variable}: ${left.length === 0 ? 'everything is under' : 'left beside'} ${kidText(current)}\n`,
      ...left.flatMap(linesOf),
    ])
    const text = [...(moved === undefined ? [] : [`${moved} values moved\n`]), ...lines].join('')
    printFacts(tools, { ...(moved !== undefined && { moved }), rings }, text)
    return rings.every(({ left }) => left.length === 0) ? 0 : 1
  })
})
