/** What the client in a mini-program's web view and the shell around it agree on. */

/**
 * Page of the shell that the client goes to when a person has signed in (`?handoff=` and a code) or out (`?quit=1`). The
 * shell does the same and goes back.
 */
export const sessionPage = '/pages/session/session'

/** What the client posts whenever another page stands in it; the vendor hands it over when the page is shared or left. */
export interface ShellMessage {
  /** behind the hash, without it */
  readonly route: string
  /** of the document */
  readonly title: string
}
