/**
 * What a picture to share says. All of it is public: nothing is about the person who shares it, except a figure that
 * they choose to show.
 */
export interface CardFacts {
  readonly title: string
  readonly lead: string
  /** the figure of the offer, and what it is */
  readonly figure?: { readonly value: string; readonly note: string }
  /** absent where the picture is not about a campaign's period */
  readonly period?: string
  /** address of the campaign for anyone */
  readonly link: string
  readonly risk: string
}
