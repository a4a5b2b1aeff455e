import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localised } from '@foyer/api/texts'
import { z } from 'zod'

/** A day in Hong Kong, YYYY-MM-DD. */
type Day = string

/**
 * A kind of business fact, such as the financing rates. The firm publishes versions of it (docs/facts.md); readers ask
 * for the one in force. A module lists its kinds in `module.ts`.
 */
export interface FactKind<Content = unknown> {
  /** in commands and in the database; it never changes */
  readonly name: string
  /** what the kind holds, in one line, for operators */
  readonly summary: string
  /** strict, with bounds and all further checks. Its output is what readers get */
  readonly schema: z.ZodType<Content>
  /** numbers of the activities whose pages need it, or `always` */
  readonly neededBy: readonly number[] | 'always'
  /** the last day for which the content is known; undefined if it has no end */
  endOf?(content: Content): Day
}

const samples = join(import.meta.dirname, '../../../content/facts')

/** The file with the sandbox's sample of a kind, which is also an example for the firm. */
export const sampleFile = ({ name }: Pick<FactKind, 'name'>): string => join(samples, `${name}.json`)

/** The sandbox's sample of a kind, as an operator would write it. */
export const sampleOf = (kind: Pick<FactKind, 'name'>): unknown => JSON.parse(readFileSync(sampleFile(kind), 'utf8'))

/** The sandbox's sample as readers get it. @throws ZodError if the release contains a faulty sample */
export const sampleContent = <Content>(kind: FactKind<Content>): Content => kind.schema.parse(sampleOf(kind))

/** Longest text in characters. */
const longest = 2_000

const line = z
  .string()
  .min(1)
  .max(longest)
  .refine((text) => text.trim() === text, 'must not be empty, or begin or end with a space')
  .refine(
    (text) => !/\p{Cc}|\p{Cs}|<[a-z/!?]/iu.test(text),
    'must be plain text, without HTML, line breaks and invisible characters',
  )

/** A text in each founding language, and in any other, as facts contain it. */
export const factTexts = z.strictObject(localised(line))

/** Names one entry within a content. */
export const factId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens')

/** The texts that occur more than once. */
export const repeated = (all: readonly string[]): string[] => [
  ...new Set(all.filter((one, n) => all.indexOf(one) !== n)),
]
