import type { Command } from '../commands/command.ts'

/** An operator's command by name. Its code is loaded only when it runs. */
interface NamedCommand {
  readonly name: string
  /** what it does, in one line */
  readonly summary: string
  /** whether it accepts `--json` for the facts that it prints */
  readonly json?: boolean
  load(): Promise<Command>
}

/** The operators' commands of all modules, which `foyer` runs. */
export const commands: readonly NamedCommand[] = [
  {
    name: 'content',
    summary: "validates, previews and publishes an author's pages",
    load: async () => (await import('./campaigns/command.ts')).contentCommand,
  },
  {
    name: 'facts',
    summary: 'validates, publishes and lists business facts such as rates and holidays',
    json: true,
    load: async () => (await import('./facts/command.ts')).factsCommand,
  },
  {
    name: 'vouchers',
    summary: "imports and counts partners' codes",
    json: true,
    load: async () => (await import('./partners/command.ts')).vouchersCommand,
  },
  {
    name: 'merchants',
    summary: 'adds, lists and closes merchants who honour vouchers',
    json: true,
    load: async () => (await import('./redemption/command.ts')).merchantsCommand,
  },
  {
    name: 'trades',
    summary: "imports the back office's reports of trades",
    load: async () => (await import('./trades/command.ts')).tradesCommand,
  },
  {
    name: 'gifts',
    summary: 'sets and counts the stock of gifts',
    json: true,
    load: async () => (await import('./gifts/command.ts')).giftsCommand,
  },
  {
    name: 'waiting-rooms',
    summary: 'opens, closes and lists waiting rooms for the opening of activities',
    json: true,
    load: async () => (await import('./activities/waiting/command.ts')).waitingRoomsCommand,
  },
  {
    name: 'offerings',
    summary: 'declares bonds and new shares to apply for',
    load: async () => (await import('./offerings/command.ts')).offeringsCommand,
  },
  {
    name: 'events',
    summary: 'compares tracked events with their copies in ClickHouse, copies days again, or ends the copying',
    json: true,
    load: async () => (await import('./tracking/clickhouse/command.ts')).eventsCommand,
  },
  {
    name: 'machine-clients',
    summary: 'adds, lists and closes programs with credentials of their own',
    json: true,
    load: async () => (await import('./staff/command.ts')).machineClientsCommand,
  },
  {
    name: 'keys',
    summary: 'prints what a rotation of the data key or the pepper has left, or moves it',
    json: true,
    load: async () => (await import('./rotation/command.ts')).keysCommand,
  },
  {
    name: 'backup',
    summary: 'writes an encrypted backup of the database, lists backups, and verifies one by restoring it',
    json: true,
    load: async () => (await import('../backup/backup-command.ts')).backupCommand,
  },
  {
    name: 'restore',
    summary: 'restores a backup into an empty database',
    json: true,
    load: async () => (await import('../backup/restore-command.ts')).restoreCommand,
  },
  {
    name: 'verify',
    summary:
      'compares every reward with its cause, the ledger, the stock and the audit trail; checks an export of the trail',
    json: true,
    load: async () => (await import('./verification/command.ts')).verifyCommand,
  },
]
