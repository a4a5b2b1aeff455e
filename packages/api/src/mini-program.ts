/** The protocol between the client in a mini-program's web view and the shell around it. */

/**
 * The shell's page that the client opens after a person has signed in (`?handoff=` and a code) or out (`?quit=1`). The
 * shell does the same and returns.
 */
export const sessionPage = '/pages/session/session'

/**
 * The message that the client posts whenever its route changes. The vendor delivers it when the page is shared or left.
 */
export interface ShellMessage {
  /** the route without the hash sign */
  readonly route: string
  /** title of the document */
  readonly title: string
}
