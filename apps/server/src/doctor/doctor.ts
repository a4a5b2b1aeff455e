import { brand } from '@foyer/api/brand'
import { brand as institutionBrand } from '@foyer/api/institution-brand'
import { wallClock } from '../clocks.ts'
import { type Output, printFacts } from '../commands/command.ts'
import { parseSecrets, secretFaults } from '../config/secrets.ts'
import { resolveVariables } from '../config/variables.ts'
import type { Module } from '../module.ts'
import { backupFindings } from './backups.ts'
import { clickhouseFindings } from './clickhouse.ts'
import { clientFindings } from './clients.ts'
import {
  acceptedRisks,
  brandFindings,
  environmentFindings,
  fileFindings,
  productionFindings,
  unfinishedChanges,
  unknownVariables,
} from './configuration.ts'
import { databaseFindings } from './database.ts'
import { type Finding, fault } from './finding.ts'
import { loginProviderFindings } from './login-provider.ts'
import { diskFindings, nodeFindings } from './machine.ts'
import { originFindings } from './origins.ts'
import { staffFindings } from './staff.ts'

export interface Examination {
  readonly modules: readonly Module[]
  /** hosts that visitors use; by default those of the brand, unless it is the sample */
  readonly hosts?: readonly string[]
}

const brandHosts = (): readonly string[] =>
  [brand, institutionBrand].flatMap(({ sample, hosts }) => (sample ? [] : hosts))

/** Runs every check, whatever the others find. It changes nothing. */
export const examine = async (
  given: NodeJS.ProcessEnv,
  { modules, hosts = brandHosts() }: Examination,
): Promise<readonly Finding[]> => {
  const { variables, faults } = resolveVariables(given)
  const { environment, findings } = environmentFindings(variables)
  const wrong = (name: string) => findings.some(({ message }) => message.startsWith(`${name} must be`))
  const isProduction = environment.FOYER_MODE === 'production'
  const { missing, malformed } = secretFaults(variables)
  const secrets = isProduction && missing.length === 0 && malformed.length === 0 ? parseSecrets(variables) : undefined
  return [
    nodeFindings(),
    ...faults.map((message) => fault('secret files', message)),
    ...findings,
    ...unknownVariables(given),
    ...productionFindings(environment, variables, wrong),
    ...fileFindings(environment),
    ...brandFindings(environment),
    ...acceptedRisks(environment),
    ...(secrets ? unfinishedChanges(secrets) : []),
    ...clientFindings(environment),
    diskFindings(environment),
    ...backupFindings(environment, wallClock()),
    ...(await loginProviderFindings(environment)),
    ...(await staffFindings(environment)),
    ...(await clickhouseFindings(environment)),
    ...(wrong('DATABASE_URL') || wrong('DATABASE_DIRECT_URL')
      ? []
      : await databaseFindings({ environment, modules, secrets })),
    ...(isProduction ? await originFindings(hosts, wallClock()) : []),
  ]
}

const signs = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const

const counted = (findings: readonly Finding[], status: Finding['status'], word: string): string => {
  const { length } = findings.filter((one) => one.status === status)
  return `${length} ${word}${length === 1 ? '' : 's'}`
}

/**
 * Prints everything that is missing or unsafe in one run.
 *
 * @returns the exit code: 0 without a fault, otherwise 1
 */
export const reportOn = (findings: readonly Finding[], output: Output): number => {
  const width = Math.max(...findings.map(({ check }) => check.length))
  const lines = findings.map(({ check, status, message }) => `${signs[status]}  ${check.padEnd(width)}  ${message}\n`)
  const isSound = findings.every(({ status }) => status !== 'fault')
  const sum = `${counted(findings, 'fault', 'fault')}, ${counted(findings, 'warning', 'warning')}.\n`
  printFacts(output, { sound: isSound, findings }, `${lines.join('')}${sum}`)
  return isSound ? 0 : 1
}
