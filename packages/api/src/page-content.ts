import { z } from 'zod'
import { campaignScenes, campaignThemes } from './campaign-themes.ts'
import { localised, texts } from './texts.ts'

/**
 * Content of an activity page as published and served: every text in each founding language, every time in milliseconds. The
 * author's format is looser (zh-HK may be missing) and validated more strictly; its schema belongs to the server.
 * `schema` counts changes that an older client cannot show.
 */
export const pageSchemaVersion = 1

/** A picture or film of this server, by the name it is published under: GET {api}/media/{name}. */
export const mediaName = z.string().regex(/^[a-z0-9-]+\.(svg|avif|webp|png|mp4|vtt)$/)

/**
 * The point of a picture that stays visible where its space has other proportions, in percent of its width from the left
 * and of its height from the top. Without one it is the centre.
 */
export const pictureFocus = z.object({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) })
export type PictureFocus = z.infer<typeof pictureFocus>

export const campaignTheme = z.enum(campaignThemes)
export const campaignScene = z.enum(campaignScenes)

/**
 * What a campaign gives, in its largest type: a short figure such as `20%` or `3 months`, the unit beside it, and what the
 * figure is.
 */
export const campaignOffer = z.object({ figure: texts, unit: texts.optional(), label: texts })
export type CampaignOffer = z.infer<typeof campaignOffer>

/** The picture of a hero or a reward; without `artAlt` it is an ornament. */
const art = { art: mediaName.optional(), artAlt: texts.optional(), focus: pictureFocus.optional() }

const titled = { title: texts.optional() }

const block = {
  hero: z.object({
    kind: z.literal('hero'),
    /** the theme of the whole page; without one, the firm's own colours */
    theme: campaignTheme.optional(),
    /** a scene of the drawn family behind the headline; a picture in `art` replaces it */
    scene: campaignScene.optional(),
    kicker: texts.optional(),
    title: texts,
    lead: texts,
    offer: campaignOffer.optional(),
    /** for whom the activity is, in a few words */
    audience: texts.optional(),
    /** the main risk in one line, shown beside the offer; the block `risk` explains it */
    warning: texts.optional(),
    ...art,
  }),
  text: z.object({ kind: z.literal('text'), ...titled, paragraphs: z.array(texts) }),
  image: z.object({
    kind: z.literal('image'),
    media: mediaName,
    width: z.number().int(),
    height: z.number().int(),
    /** empty only for a decorative picture */
    alt: texts,
    focus: pictureFocus.optional(),
    caption: texts.optional(),
  }),
  video: z.object({
    kind: z.literal('video'),
    ...titled,
    media: mediaName,
    poster: mediaName,
    width: z.number().int(),
    height: z.number().int(),
    durationSeconds: z.number().int(),
    captions: z.object(localised(mediaName)),
    description: texts,
  }),
  countdown: z.object({ kind: z.literal('countdown'), label: texts, to: z.number().int() }),
  steps: z.object({ kind: z.literal('steps'), ...titled, steps: z.array(z.object({ title: texts, text: texts })) }),
  rewards: z.object({
    kind: z.literal('rewards'),
    ...titled,
    rewards: z.array(z.object({ name: texts, note: texts, value: texts.optional(), ...art })),
  }),
  /** closing prices of instruments, by code as the exchange writes it, e.g. 02800 */
  quotes: z.object({ kind: z.literal('quotes'), ...titled, instruments: z.array(z.string().regex(/^\d{5}$/)) }),
  rules: z.object({ kind: z.literal('rules'), ...titled, rules: z.array(texts) }),
  faq: z.object({
    kind: z.literal('faq'),
    ...titled,
    questions: z.array(z.object({ id: z.string(), question: texts, answer: texts })),
  }),
  terms: z.object({
    kind: z.literal('terms'),
    ...titled,
    sections: z.array(z.object({ heading: texts, text: texts })),
  }),
  /** `next`: the page of the client that a person opens after joining; its `note` says what follows, and how soon */
  join: z.object({
    kind: z.literal('join'),
    label: texts,
    note: texts.optional(),
    next: z.object({ route: z.string(), label: texts, note: texts.optional() }).optional(),
  }),
  risk: z.object({ kind: z.literal('risk'), paragraphs: z.array(texts) }),
} as const

/** The kinds of blocks; the author decides the order on a page. */
export const blockKinds = Object.keys(block) as BlockKind[]
export const pageBlock = z.discriminatedUnion('kind', [
  block.hero,
  block.text,
  block.image,
  block.video,
  block.countdown,
  block.steps,
  block.rewards,
  block.quotes,
  block.rules,
  block.faq,
  block.terms,
  block.join,
  block.risk,
])
export type PageBlock = z.infer<typeof pageBlock>
export type BlockKind = PageBlock['kind']
/** One kind of block, e.g. `Block<'hero'>`. */
export type Block<Kind extends BlockKind> = Extract<PageBlock, { kind: Kind }>

/** A staged task of a page of the second template, with a period and stock of its own; stages are done in order. */
export const stage = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  title: texts,
  text: texts,
  /** the text of the button */
  action: texts,
  /**
   * code of a film, if the task is to see it to its end, which the server knows. Without one, the task is done on the
   * page itself
   */
  film: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional(),
  opensAt: z.number().int(),
  closesAt: z.number().int(),
})
export type Stage = z.infer<typeof stage>
