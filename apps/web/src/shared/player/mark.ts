/** A chapter of a film. */
export interface Mark {
  /** seconds */
  at: number
  title: string
}
