/** A text split at the first occurrence of a search. */
type Cut = readonly [before: string, hit: string, after: string]

/** Characters before and after the search in an excerpt. */
const around = 24

/** Splits a text at the first occurrence of a search, in either Chinese script and either case; undefined without one. */
export const cutAt = (content: string, typed: string, fold: (text: string) => string): Cut | undefined => {
  const at = typed === '' ? -1 : fold(content).toLowerCase().indexOf(fold(typed).toLowerCase())
  if (at < 0) return undefined
  return [content.slice(0, at), content.slice(at, at + typed.length), content.slice(at + typed.length)]
}

/** Shortens a text to the words around the match. An ellipsis replaces what is left out. */
export const excerptOf = ([before, hit, after]: Cut): Cut => [
  before.length > around ? `…${before.slice(-around)}` : before,
  hit,
  after.length > 2 * around ? `${after.slice(0, 2 * around)}…` : after,
]

export const Marked = ({ cut: [before, hit, after] }: { cut: Cut }) => (
  <>
    {before}
    <mark>{hit}</mark>
    {after}
  </>
)
