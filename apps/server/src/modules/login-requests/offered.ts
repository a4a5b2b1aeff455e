import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'

/** @throws Refused `not_found` if the firm's provider proves accounts, because it decides how a client does so */
export const requireOffered = ({ environment }: Pick<Context, 'environment'>): void => {
  if (environment.LOGIN_OIDC_ISSUER !== undefined) throw new Refused('not_found', 'the firm’s provider proves accounts')
}
