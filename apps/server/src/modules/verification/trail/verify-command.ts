import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Output, printFacts } from '../../../commands/command.ts'
import { StartError } from '../../../config/start-error.ts'
import { type VerifiedExport, verifyExport } from './verify-export.ts'

export const verifyAuditUsage = `       foyer verify audit FILE [--hash HASH] [--json]

  audit   checks an export of the audit trail, without a database and without an environment
  --hash  a seal's hash that is stored elsewhere: a seal of the file must have it
`

const parse = (args: readonly string[], usage: string) => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { hash: { type: 'string' } },
    })
    const [path, ...more] = positionals
    if (path !== undefined && more.length === 0) return { path, hash: values.hash }
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

const hashOf = (text: string | undefined): string | undefined => {
  if (text !== undefined && !/^[0-9a-f]{64}$/i.test(text))
    throw new StartError('--hash is the hash of a seal: 64 hexadecimal digits.')
  return text?.toLowerCase()
}

const line = (name: string, value: string | number): string => `${name.padEnd(16)} ${value}\n`

const reportOf = (verified: VerifiedExport): string => {
  const { from, until, entries, firstSeal, lastSeal, deleted, deletedUntil, lastHash, faults, moreFaults } = verified
  const sum = faults.length + moreFaults
  return [
    line('days', from === null ? 'unknown' : `${from} to ${until}`),
    line('entries', entries),
    line('seals', firstSeal === null ? 'none' : `${firstSeal} to ${lastSeal}`),
    ...(deletedUntil === null
      ? []
      : [line('deleted entries', `${deleted}, of seals until ${new Date(deletedUntil).toISOString()}`)]),
    line('last hash', lastHash ?? 'none'),
    line('SHA-256', verified.sha256),
    ...faults.map(({ line: number, found }) => `DIFFERENCE line ${number}: ${found}\n`),
    ...(moreFaults > 0 ? [`and ${moreFaults} more\n`] : []),
    sum === 0 ? 'No difference.\n' : sum === 1 ? '1 difference.\n' : `${sum} differences.\n`,
  ].join('')
}

/**
 * `foyer verify audit`.
 *
 * @returns 0: no difference; 1: differences, which are printed
 * @throws StartError if the file cannot be read
 */
export const verifyAuditFile = async (args: readonly string[], output: Output, usage: string): Promise<number> => {
  const { path, hash } = parse(args, usage)
  const known = hashOf(hash)
  const verified = await verifyExport(createReadStream(path, { highWaterMark: 1 << 20 }), known).catch((cause) => {
    if (cause instanceof RangeError) throw new StartError(`${path} is no export: ${cause.message}.`, { cause })
    throw new StartError(`${path} cannot be read (${(cause as NodeJS.ErrnoException).code ?? cause}).`, { cause })
  })
  printFacts(output, verified, reportOf(verified))
  return verified.faults.length === 0 ? 0 : 1
}
