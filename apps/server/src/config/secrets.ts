/** Filled in by the lifecycle work. */
export interface Secrets {
  readonly placeholder: string
}
