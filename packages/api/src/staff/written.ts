import { z } from 'zod'

/**
 * Characters that nobody sees and that change how a text reads: controls except line break and tab, halves of surrogate
 * pairs, and those that set the direction of what follows, with which a text can appear to say something else.
 */
const hidden = /(?![\n\t])\p{Cc}|[\p{Cs}\u2028-\u202e\u2066-\u2069]/gu

/** A text that staff write, without hidden characters and without space around it. The lengths count after both are removed. */
export const writtenText = (least: number, longest: number) =>
  z
    .string()
    .overwrite((text) => text.replace(hidden, '').trim())
    .min(least)
    .max(longest)

/** Why a member of staff acts, such as the number of a case. */
export const reason = writtenText(3, 500)
