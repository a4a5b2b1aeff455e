import { parseArgs } from 'node:util'
import type { ISql } from 'postgres'
import { rule as memberGift } from '../../activity-rules/member-gift/rule.ts'
import { wallClock } from '../../clocks.ts'
import { byOption, operatorNamed } from '../../commands/by.ts'
import { defineCommand, printFacts } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import { timelineOf } from '../../engine/facts/in-force.ts'
import { setTotal, stockOf } from '../../engine/stock.ts'
import { isPublished } from '../activities/public.ts'
import { giftKind } from './gift-kind.ts'

const usage = `Usage: foyer gifts stock CODE TOTAL --by NAME
       foyer gifts count

  stock  sets the total number of a gift, including those already chosen
  count  prints the stock of each gift
  --by   the name of the person who runs the command, for the audit trail

The database is that of the sandbox that runs on DATA_DIR, or the one named by DATABASE_URL. See docs/operations.md.
`

const { activity } = memberGift

const parseCommand = (args: readonly string[]) => {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: byOption })
    const [command, code, total = '', ...more] = positionals
    if (command === 'count' && code === undefined && values.by === undefined) return { command } as const
    if (command === 'stock' && code && /^(0|[1-9]\d{0,6})$/.test(total) && more.length === 0)
      return { command, code, total: Number(total), by: values.by } as const
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

/**
 * The codes of all versions, planned ones included, because a gift needs its stock before it is offered.
 *
 * @throws StartError if none is published
 */
const publishedCodes = async (db: ISql): Promise<string[]> => {
  const codes = (await timelineOf(db, giftKind)).flatMap(({ content }) => [...content.keys()])
  if (codes.length === 0) throw new StartError('No gifts are published here: see foyer facts.')
  return [...new Set(codes)]
}

/** Runs `foyer gifts`. @returns the exit code: 0 on success; 2 if the command could not run */
export const giftsCommand = defineCommand('gifts', usage, async (args, tools) => {
  const { withDatabase } = tools
  const parsed = parseCommand(args)
  if (parsed.command === 'stock') operatorNamed(parsed.by)
  const { codes, stock } = await withDatabase(async (db) => {
    const known = await publishedCodes(db)
    if (parsed.command === 'count') return { codes: known, stock: await stockOf(db, activity) }
    if (!known.includes(parsed.code)) throw new StartError(`There is no gift ${parsed.code}, but ${known.join(', ')}.`)
    if (!(await isPublished(db, activity))) throw new StartError(`Activity ${activity} was never published here.`)
    await db.begin((tx) =>
      setTotal(
        tx,
        { activity, stage: parsed.code, total: parsed.total },
        { actor: operatorNamed(parsed.by), wall: wallClock() },
      ),
    )
    return { codes: [parsed.code], stock: await stockOf(db, activity) }
  })
  const facts = codes.map((code) => ({ code, ...stock.get(code) }))
  const lines = facts.map(({ code, total, remaining }) =>
    total === undefined || remaining === undefined
      ? `${code}: unlimited\n`
      : `${code}: ${total} altogether, ${total - remaining} chosen, ${remaining} left\n`,
  )
  printFacts(tools, facts, lines.join(''))
  return 0
})
