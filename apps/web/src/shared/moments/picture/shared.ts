import type { CardFacts } from './card-facts.ts'

/** What a person can share as a picture. */
export interface Shared {
  readonly facts: CardFacts
  /** the sheet's title; by default that of an activity */
  readonly title?: string
  /** a figure that the picture shows only if the person chooses so, and the words of that choice */
  readonly choice?: { readonly label: string; readonly figure: NonNullable<CardFacts['figure']> } | undefined
}
