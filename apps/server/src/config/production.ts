import { secretNames } from './secrets.ts'
import { StartError } from './start-error.ts'

/** The settings that production requires beside its secrets. */
export const productionSettings = [
  'UPLOAD_SCANNER',
  'CONNECTOR_ACCOUNT_DIRECTORY_URL',
  'CONNECTOR_CREDENTIALS_URL',
  'CONNECTOR_SMS_URL',
  'CONNECTOR_BOOKS_URL',
  'CONNECTOR_ORDERS_URL',
  'CONNECTOR_BACK_OFFICE_URL',
  'CONNECTOR_LISTS_URL',
  'CONNECTOR_SIGNING_KEY',
] as const

/** The settings that production requires and that are missing, apart from secrets. An empty variable counts as missing. */
export const missingSettings = (variables: NodeJS.ProcessEnv): readonly string[] =>
  productionSettings.filter((name) => !variables[name])

/**
 * Checks that production has every required setting and secret.
 *
 * @throws StartError that names all missing ones; values are never repeated
 */
export const requireProductionSettings = (variables: NodeJS.ProcessEnv): void => {
  const missing = [...missingSettings(variables), ...Object.values(secretNames).filter((name) => !variables[name])]
  if (missing.length > 0)
    throw new StartError(`Production needs these variables in the environment: ${missing.join(', ')}.`)
}
