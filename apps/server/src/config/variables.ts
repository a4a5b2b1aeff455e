import { readFileSync } from 'node:fs'
import { previousNames, secretNames } from './secrets.ts'
import { StartError } from './start-error.ts'

/** The variables that hold a secret and can be read from a file instead. */
export const secretVariables: readonly string[] = [
  ...Object.values(secretNames),
  ...Object.values(previousNames),
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'CONNECTOR_SIGNING_KEY',
  'CONNECTOR_SMS_REPORTS_KEY',
  'CONNECTOR_SMS_SECOND_REPORTS_KEY',
  'LOGIN_OIDC_CLIENT_SECRET',
  'STAFF_CLIENT_SECRET',
  'CLICKHOUSE_PASSWORD',
  'OTEL_EXPORTER_OTLP_HEADERS',
]

/** Bytes of a file with a secret; a larger file is another file. */
const longest = 65_536

/** The variables of partners' keys, whose names FOYER_PARTNERS contains; none if it is malformed. */
const partnerVariables = ({ FOYER_PARTNERS = '' }: NodeJS.ProcessEnv): string[] =>
  [...FOYER_PARTNERS.matchAll(/"secret"\s*:\s*"([A-Z][A-Z0-9_]{0,63})"/g)].flatMap(([, name]) => name ?? [])

const contentOf = (path: string): string => {
  const bytes = readFileSync(path)
  if (bytes.length > longest) throw Object.assign(new Error('the file is too long'), { code: 'EFBIG' })
  // editors and `echo` end a file with a line break
  return bytes.toString('utf8').replace(/\r?\n$/, '')
}

/**
 * Reads each secret whose variable NAME_FILE names a file, as orchestrators mount secrets, into the variable NAME.
 *
 * @returns the variables and the faults, one sentence each, which name variables and paths and never contents
 */
export const resolveVariables = (
  variables: NodeJS.ProcessEnv,
): { readonly variables: NodeJS.ProcessEnv; readonly faults: readonly string[] } => {
  const resolved = { ...variables }
  const faults: string[] = []
  for (const name of new Set([...secretVariables, ...partnerVariables(variables)])) {
    const path = variables[`${name}_FILE`]
    if (!path) continue
    if (variables[name]) {
      faults.push(`${name} and ${name}_FILE are both set: remove one.`)
      continue
    }
    try {
      resolved[name] = contentOf(path)
      if (resolved[name] === '') faults.push(`${name}_FILE ${path} is empty.`)
    } catch (error) {
      faults.push(`${name}_FILE ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
    }
  }
  return { variables: resolved, faults }
}

/** As `resolveVariables`. @throws StartError with all faults */
export const readVariables = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { variables: resolved, faults } = resolveVariables(variables)
  if (faults.length > 0) throw new StartError(faults.join(' '))
  return resolved
}
