// Generates docs/security/data-map.md and docs/security/retention.md from the declarations of the modules (decision 0153).
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ISql } from 'postgres'
import { engineTables } from '../src/engine/tables.ts'
import { httpTables } from '../src/http/tables.ts'
import type { Module } from '../src/module.ts'
import { modules } from '../src/modules/all.ts'
import { type PeriodKind, type PersonalTable, receivers } from '../src/personal-data.ts'
import { retentionDays } from '../src/retention-days.ts'

type Named = readonly [name: string, table: PersonalTable]

const folder = join(import.meta.dirname, '../src/modules')

/** The modules of `modules/all.ts`, each with the name of its folder, in the order of the alphabet. */
const namedModules = async (): Promise<readonly (readonly [name: string, module: Module])[]> => {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'module.ts')))
  const all = await Promise.all(
    names.toSorted().map(async (name) => {
      const exported: readonly unknown[] = Object.values(await import(join(folder, name, 'module.ts')))
      return modules.filter((one) => exported.includes(one)).map((one) => [name, one] as const)
    }),
  )
  return all.flat()
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** How a column is stored: encrypted under the data key, as a hash, or as it is. */
const formOf = (column: string, hashed: readonly string[] = []): string => {
  if (column.endsWith('_sealed')) return 'sealed'
  return hashed.includes(column) || /(^|_)(hash|digest)$/.test(column) ? 'hashed' : 'plain'
}

const columnsOf = ({ columns, hashed }: PersonalTable): string =>
  columns
    .map((column) => {
      const form = formOf(column, hashed)
      return form === 'plain' ? `\`${column}\`` : `\`${column}\` (${form})`
    })
    .join(', ')

const exportOf = (table: PersonalTable): string =>
  'exportedIn' in table ? `section \`${table.exportedIn}\`` : `no: ${table.notExported}`

const erasureOf = ({ erase, erasedWith, retained }: PersonalTable): string => {
  if (erase) return retained ? 'deleted or made anonymous in part; the rest stays' : 'deleted'
  return erasedWith ? `deleted with \`${erasedWith}\`` : 'stays'
}

const generated = (title: string) =>
  `# ${title}\n\n<!-- \`npm run generate\` writes this page from the modules' declarations (personal-data.ts). -->`

/** The map of personal data, as Markdown. */
export const generateDataMap = async (): Promise<string> => {
  const named = await namedModules()
  const personal = named.flatMap(([name, { personalData }]) =>
    Object.entries(personalData?.tables ?? {}).map((table) => [name, table] as const),
  )
  const sections = [...new Set(personal.map(([name]) => name))]
  const others = [...named.flatMap(([, { tables = [] }]) => tables), ...engineTables, ...httpTables]
  const known = new Set(personal.map(([, [name]]) => name))
  const impersonal = named.flatMap(([, { personalData }]) => Object.entries(personalData?.impersonal ?? {}))
  return `${[
    generated('Data map'),
    `Every table of the database with data about persons: ${personal.length} tables of ${sections.length} modules. A test reads the catalogue of the database and fails if a column can name a person and is not here (\`apps/server/src/personal-data.test.ts\`). [Retention](retention.md) says how long rows stay.

**Sealed** columns are encrypted with AES-256-GCM under \`FOYER_DATA_KEY\` (\`apps/server/src/crypto/at-rest.ts\`). **Hashed** columns contain a hash: one under \`FOYER_PEPPER\` (\`apps/server/src/crypto/keyed-hash.ts\`), scrypt for passwords (\`apps/server/src/crypto/password.ts\`), or a hash of random bytes. Numbers such as \`person_id\` and \`account_id\` lead to a row of \`persons\` and \`client_accounts\`, where names and numbers are sealed.

The table belongs to the module of its section, unless the column "owner" names the engine or \`http\`.`,
    '## Who receives personal data',
    tableOf(
      ['receiver', 'tables'],
      Object.entries(receivers).map(([receiver, text]) => [
        text,
        personal
          .filter(([, [, table]]) => table.receivers?.some((one) => one === receiver))
          .map(([, [name]]) => `\`${name}\``)
          .join(', '),
      ]),
    ),
    'The person receives their own data on the pages of the client, and as an export. Whoever operates the database and its backups can read rows that are neither sealed nor hashed. Logs contain no personal data (`apps/server/src/http/logging.ts`).',
    ...sections.flatMap((name) => [
      `## ${name}`,
      tableOf(
        ['table', 'owner', 'purpose', 'personal columns', 'export', 'erasure'],
        personal
          .filter(([module]) => module === name)
          .map(([, [table, it]]) => [
            `\`${table}\``,
            engineTables.includes(table) ? 'engine' : httpTables.includes(table) ? 'http' : '',
            it.purpose,
            columnsOf(it),
            exportOf(it),
            erasureOf(it),
          ]),
      ),
    ]),
    '## Columns that only look personal',
    tableOf(
      ['column', 'what it is'],
      impersonal.map(([column, reason]) => [`\`${column}\``, reason]),
    ),
    '## Tables without personal data',
    [...new Set(others)]
      .filter((name) => !known.has(name))
      .sort()
      .map((name) => `\`${name}\``)
      .join(', '),
  ].join('\n\n')}\n`
}

/** The periods that the job for expired rows applies to a table. It runs here on a database that has no rows. */
const periodsOf = async ({ expire }: PersonalTable): Promise<readonly PeriodKind[]> => {
  const kinds = new Set<PeriodKind>()
  const empty = (() => Promise.resolve(Object.assign([], { count: 0 }))) as unknown as ISql
  await expire?.(empty, {
    wall: 0,
    before: (kind) => {
      kinds.add(kind)
      return new Date(0)
    },
    erased: (kind) => {
      kinds.add(kind)
      return empty`` as never
    },
  })
  return [...kinds]
}

const rowOfRetention = async ([name, table]: Named): Promise<readonly string[]> => {
  const applied = await periodsOf(table)
  const { retained } = table
  const kinds = new Set([...(retained && 'period' in retained ? [retained.period] : []), ...applied])
  const until = retained && 'until' in retained ? retained.until : ''
  return [
    `\`${name}\``,
    [...kinds].map((kind) => `\`${kind}\`, ${retentionDays[kind]} days`).join('; ') ||
      (until ? `until ${until}` : 'until the erasure at the latest'),
    retained?.why ?? '',
    table.expire ? 'yes' : '',
  ]
}

/** The table of retention, as Markdown. */
export const generateRetention = async (): Promise<string> => {
  const tables = (await namedModules())
    .flatMap(([, { personalData }]) => Object.entries(personalData?.tables ?? {}))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${[
    generated('Retention'),
    'How long rows about persons stay. A period counts from the erasure of the person, or from the event of the row where the row expires without one. The owner of the database changes a period in `retention_periods`; the role of the application cannot (`apps/server/src/database/rights.test.ts`). A nightly job deletes expired rows (`apps/server/src/modules/privacy/prune-expired.ts`). Rows that serve one sign-in, one code or one limit end within minutes or days, long before an erasure. The firm decides the periods: the Securities and Futures (Keeping of Records) Rules and its own policy apply to it, see [Controls](controls.md).',
    '## Periods',
    tableOf(
      ['kind', 'days in a new database'],
      Object.entries(retentionDays).map(([kind, days]) => [`\`${kind}\``, String(days)]),
    ),
    '## Tables',
    tableOf(
      ['table', 'stays', 'why it stays after an erasure', 'a job deletes or changes expired rows'],
      await Promise.all(tables.map(rowOfRetention)),
    ),
  ].join('\n\n')}\n`
}
