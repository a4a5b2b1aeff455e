import { parseArgs } from 'node:util'
import { type MachineScope, machineScopes } from '@foyer/api/staff/roles'
import { wallClock } from '../../clocks.ts'
import { defineCommand, printFacts } from '../../commands/command.ts'
import { StartError } from '../../config/start-error.ts'
import { addMachine, closeMachine, listMachines } from './machine-clients.ts'

const usage = `Usage: foyer machine-clients add NAME --scope SCOPE [--scope ...] --by PERSON
       foyer machine-clients list
       foyer machine-clients close ID --by PERSON

  add    adds a program with credentials of its own, and prints its token, only once
  list   prints every machine client with its scopes and its last use
  close  refuses the token of a machine client from now on

SCOPE is ${machineScopes.join(', ')}. PERSON is who does this, for the audit trail. The database is DATABASE_URL, or that of
the sandbox that runs on DATA_DIR. See docs/operations.md.
`

const text = { type: 'string' } as const
const options = { scope: { ...text, multiple: true }, by: text } as const

const isScope = (scope: string): scope is MachineScope => machineScopes.some((one) => one === scope)

const readArguments = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [command, subject = '', ...more] = positionals
    const { scope = [], by = '' } = values
    const scopes = scope.filter(isScope)
    const isNamed = subject.trim() !== '' && by.trim() !== '' && subject.length <= 60 && by.length <= 100
    if (command === 'list' && positionals.length === 1) return { command } as const
    if (command === 'close' && isNamed && more.length === 0)
      return { command, id: subject, actor: { kind: 'operator', by } } as const
    if (command === 'add' && isNamed && more.length === 0 && scopes.length > 0 && scopes.length === scope.length)
      return { command, name: subject.trim(), scopes, actor: { kind: 'operator', by } } as const
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

const moment = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString())

/** `foyer machine-clients`. @returns 0: done; 2: the request could not be carried out */
export const machineClientsCommand = defineCommand('machine-clients', usage, async (args, tools) => {
  const { out, secrets, withDatabase } = tools
  const request = readArguments(args)
  if (request.command === 'list') {
    const clients = await withDatabase((db) => listMachines(db))
    const lines = clients.map(
      ({ id, name, scopes, lastUsedAt, closedAt }) =>
        `${id} ${name}: ${closedAt === null ? scopes.join(', ') : 'closed'}; last used ${moment(lastUsedAt)}\n`,
    )
    printFacts(tools, clients, lines.join(''))
    return 0
  }
  if (request.command === 'close') {
    if (!(await withDatabase((db) => closeMachine(db, request, wallClock()))))
      throw new StartError(`There is no machine client ${request.id}.`)
    out(`${request.id}: closed\n`)
    return 0
  }
  const added = await withDatabase(async (db) => addMachine(db, await secrets(db), request, wallClock()))
  const { client, token } = added
  printFacts(tools, added, `${client.id} ${client.name}: added. Its token, shown only once:\n${token}\n`)
  return 0
})
