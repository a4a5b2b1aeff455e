import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StaffRole } from '@foyer/api/staff/roles'
import type { Flow, LoggedOut, Unproved } from '../openid/port.ts'

/** A member of staff as the firm's provider describes them. */
export interface StaffIdentity {
  readonly outcome: 'proved'
  /** with the issuer, so that it is unique over providers */
  readonly subject: string
  /** of the session at the provider, if it names sessions */
  readonly session: string | undefined
  readonly name: string
  /** those of the groups that the configuration maps; none if no group is mapped */
  readonly roles: readonly StaffRole[]
  /** when the person proved who they are, in milliseconds since 1970 */
  readonly provedAt: number
}

/** The provider that the sandbox runs in its own process. */
export interface SandboxProvider {
  /** Answers a request below `sandboxProviderPath`. Its body must not have been read. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Sets who receives logout tokens. */
  deliverTo(receive: (form: string) => Promise<number>): void
}

/** The OpenID Connect provider of the firm's staff. Calls throw SystemAway if it is away. */
export interface StaffProvider {
  /** The address that the provider sends a browser back to. @param host by which the browser reached this server */
  redirectUriFor(host: string | undefined): string
  /**
   * The address of the provider's page.
   *
   * @param proves requests a new proof of identity, even if the person is signed in there
   */
  addressOf(flow: Flow, proves: boolean): Promise<string>
  /** Exchanges the code in an answer of the provider, and validates everything that it says. */
  finish(flow: Flow, query: URLSearchParams, proves: boolean): Promise<StaffIdentity | Unproved>
  /** Validates a logout token. @returns its claims, with the subject as in `StaffIdentity`; undefined for an invalid token */
  readLogoutToken(token: string): Promise<LoggedOut | undefined>
  /** The address at which the provider ends its own session; undefined if it has none. */
  endSessionAddress(): Promise<string | undefined>
  /** only of the provider that the sandbox runs itself */
  readonly sandbox?: SandboxProvider
}
