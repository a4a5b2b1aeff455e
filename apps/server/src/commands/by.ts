import { StartError } from '../config/start-error.ts'

/** The option that a command requires before it changes anything. */
export const byOption = { by: { type: 'string' } } as const

/**
 * The person who runs a command, for the audit trail.
 *
 * @param by the value of `--by`
 * @throws StartError if it is missing or no name
 */
export const operatorNamed = (by: string | undefined): { readonly kind: 'operator'; readonly by: string } => {
  if (by === undefined || !/^[\p{L}\p{N}][\p{L}\p{N}\p{M} .@_'-]{0,59}$/u.test(by))
    throw new StartError('--by is the name of the person who runs the command, which the audit trail records.')
  return { kind: 'operator', by }
}
