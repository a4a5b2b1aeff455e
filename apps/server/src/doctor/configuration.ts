import { brand } from '@foyer/api/brand'
import { brandFaults } from '@foyer/api/brand/brand-file'
import { brand as institutionBrand } from '@foyer/api/institution-brand'
import { checkEnvironment, dependentsOf, type Environment, mustBe, variableNames } from '../config/environment.ts'
import { hostsOf } from '../config/hosts.ts'
import { sampleBrandLines } from '../config/own-brand.ts'
import { missingSettings } from '../config/production.ts'
import { readRedirects } from '../config/redirects.ts'
import { type ConfiguredSecrets, previousNames, secretFaults, secretNames } from '../config/secrets.ts'
import { secretVariables } from '../config/variables.ts'
import { type Finding, fault, faultsOr, ok, warning } from './finding.ts'

/**
 * Reads the environment, and names every wrong variable. The others are used for the further checks, so that one run
 * finds all faults. A wrong mode counts as production, which requires more.
 */
export const environmentFindings = (
  variables: NodeJS.ProcessEnv,
): { readonly environment: Environment; readonly findings: readonly Finding[] } => {
  const wrong = new Set<keyof Environment>()
  let right = variables
  for (;;) {
    const checked = checkEnvironment(right)
    if ('environment' in checked) {
      const findings = [...wrong].map((name) => fault('variables', `${mustBe(name)}.`))
      return {
        environment: checked.environment,
        findings: wrong.size > 0 ? findings : [ok('variables', 'every variable is valid')],
      }
    }
    // rules between variables are only checked once each one is valid by itself
    // a variable that is wrong again is needed by others, which cannot be used either
    const unusable = checked.wrong.flatMap((name) => [name, ...(wrong.has(name) ? dependentsOf(name) : [])])
    for (const name of checked.wrong) wrong.add(name)
    right = { ...right, ...Object.fromEntries(unusable.map((name) => [name, ''])) }
    if (checked.wrong.includes('FOYER_MODE')) right.FOYER_MODE = 'production'
  }
}

const known = new Set([...variableNames, ...secretVariables, ...secretVariables.map((it) => `${it}_FILE`)])

/** Variables of Foyer that nothing reads, such as misspelt ones. Partners' keys have any name. */
export const unknownVariables = (variables: NodeJS.ProcessEnv): readonly Finding[] => {
  const partners = variables.FOYER_PARTNERS ?? ''
  return Object.keys(variables)
    .filter((name) => name.startsWith('FOYER_') && !known.has(name) && !partners.includes(name.replace(/_FILE$/, '')))
    .map((name) => warning('variables', `${name} is set, and nothing reads it.`))
}

/** What production requires: settings and secrets. A sandbox creates its own. */
export const productionFindings = (
  environment: Environment,
  variables: NodeJS.ProcessEnv,
  wrong: (name: string) => boolean,
): readonly Finding[] => {
  if (environment.FOYER_MODE === 'sandbox')
    return [
      ok('secrets', 'a sandbox creates its secrets'),
      warning('mode', 'this is a sandbox; FOYER_MODE=production is for clients.'),
    ]
  const { missing, malformed } = secretFaults(variables)
  const settings = missingSettings(variables).filter((name) => !wrong(name))
  return [
    ok('mode', 'production'),
    ...faultsOr(
      'settings',
      settings.map((name) => `${name} is missing.`),
      'every required setting is set',
    ),
    ...faultsOr(
      'secrets',
      [...missing.map((name) => `${name} is missing.`), ...malformed.map((text) => `${text}.`)],
      'every secret is set and has the right form',
    ),
  ]
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The files that the configuration names. */
export const fileFindings = (environment: Environment): readonly Finding[] => {
  const read = (check: string, name: string, act: () => unknown): Finding => {
    try {
      act()
      return ok(check, name)
    } catch (error) {
      return fault(check, reasonOf(error))
    }
  }
  const path = environment.FOYER_REDIRECTS_FILE
  return [
    read('hosts', 'the table of hosts is complete', () => hostsOf(environment)),
    ...(path === undefined ? [] : [read('redirects', 'the file of partners is valid', () => readRedirects(path))]),
  ]
}

/** Whether the brand is complete and the firm's own (ADOPT-7). */
export const brandFindings = ({ FOYER_MODE, SAMPLE_BRAND }: Environment): readonly Finding[] => {
  const lines = sampleBrandLines().map((line) => `the values of the sample firm are in ${line}.`)
  const accepted = FOYER_MODE === 'sandbox' || SAMPLE_BRAND === 'allowed'
  return [
    ...brandFaults(brand, institutionBrand).map((line) => fault('brand', line)),
    ...(lines.length === 0 ? [ok('brand', 'no value is the sample firm’s')] : []),
    ...lines.map((line) => (accepted ? warning('brand', line) : fault('brand', line))),
  ]
}

/** Protections that the configuration has switched off by name. */
export const acceptedRisks = (environment: Environment): readonly Finding[] => {
  if (environment.FOYER_MODE === 'sandbox') return []
  const { DATABASE_ONE_ROLE, UNENCRYPTED_ALLOWED, UPLOAD_SCANNER, API_DOCS, INSIGHTS, CONSOLE, TRUST_PROXY } =
    environment
  const { CONNECTOR_SMS_SECOND_URL, CONNECTOR_SMS_REPORTS_KEY, CONNECTOR_SMS_SECOND_REPORTS_KEY } = environment
  const reportsMissing =
    CONNECTOR_SMS_SECOND_URL !== undefined && !(CONNECTOR_SMS_REPORTS_KEY && CONNECTOR_SMS_SECOND_REPORTS_KEY)
  const risks: readonly (readonly [is: boolean, message: string])[] = [
    [DATABASE_ONE_ROLE === 'allowed', 'DATABASE_ONE_ROLE=allowed accepts a role that can rewrite the audit trail.'],
    [
      UNENCRYPTED_ALLOWED.length > 0,
      `UNENCRYPTED_ALLOWED accepts ${UNENCRYPTED_ALLOWED.join(', ')} without encryption.`,
    ],
    [UPLOAD_SCANNER === 'none', 'UPLOAD_SCANNER=none stores pictures that no virus scanner has read.'],
    [API_DOCS === 'on', 'API_DOCS=on shows the API to everybody who reaches this server.'],
    [INSIGHTS === 'on', 'INSIGHTS=on serves the operators’ page: visitors must not reach this server.'],
    [CONSOLE === 'on', 'CONSOLE=on serves the console of staff: visitors must not reach this server.'],
    [CONNECTOR_SMS_SECOND_URL === undefined, 'There is one SMS gateway: nobody can sign in by phone while it is away.'],
    [
      reportsMissing,
      'An SMS gateway without CONNECTOR_SMS_…REPORTS_KEY goes on receiving messages that do not arrive.',
    ],
    [TRUST_PROXY === '', 'TRUST_PROXY is empty: behind a proxy all visitors would share one limit.'],
  ]
  return risks.flatMap(([is, message]) => (is ? [warning('accepted risks', message)] : []))
}

/** Rotations that are not finished: what was replaced is still accepted. */
export const unfinishedChanges = ({ dataKey, pepper, previous }: ConfiguredSecrets): readonly Finding[] => [
  ...Object.entries({ dataKey, pepper }).flatMap(([name, { keys }]) =>
    keys.size === 1
      ? []
      : [
          warning(
            'rotation',
            `${secretNames[name as 'dataKey' | 'pepper']} has ${keys.size} keys: foyer keys says when the earlier ones may be removed.`,
          ),
        ],
  ),
  ...Object.entries(previousNames).flatMap(([name, variable]) =>
    previous[name as keyof typeof previousNames] === undefined
      ? []
      : [warning('rotation', `${variable} is still accepted: remove it a day after the change.`)],
  ),
]
