import type { NetConnectOpts } from 'node:net'
import type { Environment } from '../../../config/environment.ts'
import { StartError } from '../../../config/start-error.ts'
import { clamdScanner } from './clamd.ts'
import { eicarScanner } from './eicar.ts'
import type { Scanner } from './scanner.ts'

const addressOf = (scanner: string): NetConnectOpts => {
  const url = new URL(scanner)
  if (url.protocol === 'unix:') return { path: url.pathname }
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) }
}

/**
 * The scanner of this deployment: clamd at an address, or none if an operator says so; unset, the sandbox's own.
 *
 * @throws StartError in production if unset
 */
export const chooseScanner = ({ FOYER_MODE, UPLOAD_SCANNER: scanner }: Environment): Scanner => {
  if (scanner === 'none') return async () => 'clean'
  if (scanner !== undefined) return clamdScanner(addressOf(scanner))
  if (FOYER_MODE === 'sandbox') return eicarScanner
  throw new StartError('Production needs UPLOAD_SCANNER in the environment: the address of clamd, or none.')
}
