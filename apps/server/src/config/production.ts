import type { Environment } from './environment.ts'
import { secretNames } from './secrets.ts'
import { StartError } from './start-error.ts'

/** The settings that production requires beside its secrets. */
export const productionSettings = [
  'SMS_PROVIDER_URL',
  'SMS_PROVIDER_TOKEN',
  'UPLOAD_SCANNER',
  'CONNECTOR_ACCOUNT_DIRECTORY_URL',
  'CONNECTOR_CREDENTIALS_URL',
  'CONNECTOR_BACK_OFFICE_URL',
  'CONNECTOR_LISTS_URL',
  'CONNECTOR_SIGNING_KEY',
] as const

/** The settings that production requires and that are missing, apart from secrets. */
export const missingSettings = (
  environment: Pick<Environment, (typeof productionSettings)[number]>,
): readonly string[] => productionSettings.filter((name) => environment[name] === undefined)

/**
 * Checks that production has every required setting and secret.
 *
 * @throws StartError that names all missing ones; values are never repeated
 */
export const requireProductionSettings = (environment: Environment, variables: NodeJS.ProcessEnv): void => {
  const missing = [...missingSettings(environment), ...Object.values(secretNames).filter((name) => !variables[name])]
  if (missing.length > 0)
    throw new StartError(`Production needs these variables in the environment: ${missing.join(', ')}.`)
}
