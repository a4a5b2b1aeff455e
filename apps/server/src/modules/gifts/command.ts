import { parseArgs } from 'node:util'
import { items } from '../../activity-rules/member-gift/items.ts'
import { rule as memberGift } from '../../activity-rules/member-gift/rule.ts'
import { defineCommand, printFacts } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import { provideStock, stockOf } from '../../engine/stock.ts'
import { isPublished } from '../activities/public.ts'

const usage = `Usage: foyer gifts stock CODE TOTAL
       foyer gifts count

  stock  sets the total number of a gift, including those already chosen
  count  prints the stock of each gift

The database is that of the sandbox that runs on DATA_DIR, or the one named by DATABASE_URL. See docs/operations.md.
`

const { activity } = memberGift

const parseCommand = (args: readonly string[]) => {
  try {
    const [command, code, total = '', ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals
    if (command === 'count' && code === undefined) return { command } as const
    if (command === 'stock' && code && /^(0|[1-9]\d{0,6})$/.test(total) && more.length === 0)
      return { command, code, total: Number(total) } as const
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

/** Runs `foyer gifts`. @returns the exit code: 0 on success; 2 if the command could not run */
export const giftsCommand = defineCommand('gifts', usage, async (args, tools) => {
  const { withDatabase } = tools
  const parsed = parseCommand(args)
  const codes = parsed.command === 'stock' ? [parsed.code] : Object.keys(items)
  if (parsed.command === 'stock' && !Object.hasOwn(items, parsed.code))
    throw new StartError(`There is no gift ${parsed.code}, but ${Object.keys(items).join(', ')}.`)
  const stock = await withDatabase(async (db) => {
    if (parsed.command === 'count') return stockOf(db, activity)
    if (!(await isPublished(db, activity))) throw new StartError(`Activity ${activity} was never published here.`)
    await db.begin((tx) => provideStock(tx, activity, parsed.total, parsed.code))
    return stockOf(db, activity)
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
