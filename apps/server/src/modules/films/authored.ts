import { filmCode, filmLevel, filmStatus, filmTopic } from '@foyer/api/films'
import type { Texts } from '@foyer/api/texts'
import type { JSONValue } from 'postgres'
import { z } from 'zod'
import { reelNames } from './reels.ts'

/** A text as an author writes it: zh-CN, zh-HK, en-US. */
export const words = z
  .tuple([z.string().min(1), z.string().min(1), z.string().min(1)])
  .transform((all): Texts => ({ 'zh-CN': all[0], 'zh-HK': all[1], 'en-US': all[2] }))

/** The spoken text over the scenes of a reel: one line per scene, and chapters that begin with a scene. */
const script = {
  text: z.array(words).default([]),
  chapters: z
    .array(z.tuple([z.number().int(), z.string(), z.string(), z.string()]))
    .default([])
    .transform((all) =>
      all.map(([scene, cn, hk, en]) => ({ scene, title: { 'zh-CN': cn, 'zh-HK': hk, 'en-US': en } })),
    ),
  cues: z.array(words).default([]),
}

/** A film as written in `content/films`. `day` is relative to the day of seeding, and `time` is Hong Kong time. */
export const authoredFilm = z.strictObject({
  code: filmCode,
  topic: filmTopic,
  level: filmLevel,
  reel: z.enum(reelNames),
  /** second of the reel that is the poster of a film without a drawing in scripts/films/posters */
  poster: z.number(),
  day: z.number().int(),
  time: z.string().regex(/^\d\d:\d\d$/),
  presenters: z.array(z.string()),
  status: filmStatus.default('ready'),
  loginOnly: z.boolean().default(false),
  /** `notice`: withheld from the mainland */
  mainland: z.enum(['notice', 'page']).default('page'),
  title: words,
  lead: words,
  /** a column of its own in the database, and no part of the stored content */
  series: words.optional(),
  ...script,
})

/** The content of a film without its series, which has a column. */
export const storedContent = (content: JSONValue): JSONValue => {
  const { series: _, ...stored } = content as { readonly [key: string]: JSONValue }
  return stored
}
