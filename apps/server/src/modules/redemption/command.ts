import { parseArgs } from 'node:util'
import { merchantSessionRequest } from '@foyer/api/presentations'
import { wallClock } from '../../clocks.ts'
import { byOption, operatorNamed } from '../../commands/by.ts'
import { defineCommand, printFacts } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import { closeMerchant, type Honoured, listMerchants, openMerchant } from './manage.ts'

const usage = `Usage: foyer merchants add CODE --zh-CN NAME --zh-HK NAME --en-US NAME --voucher ACTIVITY:ITEM [--voucher ...]
                               --by NAME
       foyer merchants list
       foyer merchants close CODE --by NAME

  add    adds a merchant who honours these vouchers, and prints the PIN of its counters, only once
  list   prints every merchant with its vouchers and its number of redeemed ones
  close  signs out all counters of a merchant and lets none sign in again
  --by   the name of the person who runs the command, for the audit trail

CODE consists of lower-case letters, digits and hyphens. The database is DATABASE_URL, or that of the sandbox that runs on
DATA_DIR. See docs/operations.md.
`

const name = { type: 'string' } as const
const options = {
  'zh-CN': name,
  'zh-HK': name,
  'en-US': name,
  voucher: { type: 'string', multiple: true },
  ...byOption,
} as const

const vouchersOf = (written: readonly string[]): Honoured[] =>
  written.flatMap((text) => {
    const [, activity, item] = /^([1-9]\d{0,5}):([a-z0-9-]+)$/.exec(text) ?? []
    return activity && item ? { activity: Number(activity), item } : []
  })

const readArguments = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [command, code, ...more] = positionals
    const { 'zh-CN': hans, 'zh-HK': hant, 'en-US': english, voucher = [] } = values
    const items = vouchersOf(voucher)
    const merchant = merchantSessionRequest.shape.merchant.safeParse(code).data
    if (command === 'list' && code === undefined && values.by === undefined) return { command } as const
    if (command === 'close' && merchant && more.length === 0) return { command, merchant, by: values.by } as const
    const isWhole = merchant && more.length === 0 && items.length > 0 && items.length === voucher.length
    if (command === 'add' && isWhole && hans && hant && english)
      return {
        command,
        merchant,
        name: { 'zh-CN': hans, 'zh-HK': hant, 'en-US': english },
        items,
        by: values.by,
      } as const
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

/** `foyer merchants`. @returns 0: done; 2: the request could not be carried out */
export const merchantsCommand = defineCommand('merchants', usage, async (args, tools) => {
  const { out, secrets, withDatabase } = tools
  const request = readArguments(args)
  if (request.command === 'list') {
    const merchants = await withDatabase((db) => listMerchants(db))
    const lines = merchants.map(
      ({ code, name, items, honoured }) =>
        `${code} (${name['en-US']}): ${items.join(', ') || 'closed'}; ${honoured} honoured\n`,
    )
    printFacts(tools, merchants, lines.join(''))
    return 0
  }
  const by = { actor: operatorNamed(request.by), wall: wallClock() }
  if (request.command === 'close') {
    if (!(await withDatabase((db) => closeMerchant(db, request.merchant, by))))
      throw new StartError(`There is no merchant ${request.merchant}.`)
    out(`${request.merchant}: closed\n`)
    return 0
  }
  const pin = await withDatabase(async (db) => openMerchant(db, await secrets(db), request, by))
  out(`${request.merchant}: added. PIN of its counters, shown only once: ${pin}\n`)
  return 0
})
