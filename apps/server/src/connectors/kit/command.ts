import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Output } from '../../commands/command.ts'
import { readSigningKey, type SigningKey } from '../wire/signature.ts'
import { readTestClients, type TestClients } from './clients.ts'
import { createProbe } from './probe.ts'
import { checksOf, runChecks } from './run-checks.ts'

const usage = `npm run connector:test -- <system> <url> [--clients file.json] [--to number]
Checks that a system of the firm keeps every promise of its port. It makes wrong attempts, sends about forty messages, and
places orders, which it cancels, so give it a test environment.
  system     ${Object.keys(checksOf).join(', ')}
  url        the address below which the operations are
  --clients  accounts of the test environment with their secrets; by default those of apps/back-office
  --to       the phone number, with its + and calling code, that receives the messages; sms needs it
CONNECTOR_SIGNING_KEY and CONNECTOR_KEY_ID sign the calls, as in production.
`

const ofBackOffice = join(import.meta.dirname, '../../../../back-office/clients.json')

interface Given {
  readonly system: string
  readonly url: string
  readonly signing: SigningKey
  readonly clients: TestClients
}

/** Reads the arguments. @throws Error that says what is wrong */
const readGiven = (args: readonly string[], variables: NodeJS.ProcessEnv): Given => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { clients: { type: 'string', default: ofBackOffice }, to: { type: 'string' } },
  })
  const [system = '', url = ''] = positionals
  if (!checksOf[system]) throw new Error(`there is no system ${JSON.stringify(system)}`)
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error('the url must be an http or https address')
  const { CONNECTOR_SIGNING_KEY: key, CONNECTOR_KEY_ID: id = 'foyer' } = variables
  if (!key) throw new Error('CONNECTOR_SIGNING_KEY is not set')
  const signing = readSigningKey(id, key)
  const clients = readTestClients(JSON.parse(readFileSync(values.clients, 'utf8')))
  if (system !== 'sms') return { system, url, signing, clients }
  const { to: mobile = '' } = values
  if (!/^\+\d{7,15}$/.test(mobile)) throw new Error('--to must be a phone number such as +85251230000')
  return { system, url, signing, clients: { ...clients, complete: { ...clients.complete, mobile } } }
}

/**
 * Runs the contract test of a system and prints each promise as it is checked.
 *
 * @returns 0: every promise holds, 1: one is broken, 2: the arguments are wrong
 */
export const connectorTest = async (
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  output: Output,
): Promise<number> => {
  let given: Given
  try {
    given = readGiven(args, variables)
  } catch (error) {
    output.err(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    return 2
  }
  const { system, url, signing, clients } = given
  const found = await runChecks(checksOf[system] ?? [], createProbe(url, signing), clients, ({ says, broken }) =>
    output.out(broken === undefined ? `✓ ${says}\n` : `✗ ${says}\n    ${broken}\n`),
  )
  const broken = found.filter((one) => one.broken !== undefined).length
  output.out(`\n${found.length - broken} of ${found.length} promises of ${system} hold.\n`)
  return broken === 0 ? 0 : 1
}
