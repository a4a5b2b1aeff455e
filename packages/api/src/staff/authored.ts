import { z } from 'zod'
import { residence } from '../activities.ts'
import { campaignScenes, campaignThemes } from '../campaign-themes.ts'
import { activityCodePattern, codePattern, filmCodePattern } from '../codes.ts'
import type { FoundingLanguage } from '../founding-languages.ts'
import type { Language } from '../languages.ts'
import { localised } from '../texts.ts'

/** A text as an author writes it. Without zh-HK the server converts the Simplified text when it publishes the page. */
export type AuthoredTexts = { [Needed in Exclude<FoundingLanguage, 'zh-HK'>]: string } & {
  [Other in Exclude<Language, 'zh-CN' | 'en-US'>]?: string | undefined
}

/** A time of Hong Kong such as `2026-12-01T09:00+08:00`. In the sandbox also a number of days after today. */
export type AuthoredMoment = string | { day: number; time: string }

/** The schemas of the parts that depend on the server: texts by their longest length, and what a campaign may refer to. */
export interface AuthoredParts {
  readonly label: z.ZodType<AuthoredTexts, AuthoredTexts>
  readonly title: z.ZodType<AuthoredTexts, AuthoredTexts>
  readonly lead: z.ZodType<AuthoredTexts, AuthoredTexts>
  readonly paragraph: z.ZodType<AuthoredTexts, AuthoredTexts>
  readonly picture: z.ZodType<string, string>
  readonly captions: z.ZodType<string, string>
  readonly film: z.ZodType<string, string>
  readonly instrument: z.ZodType<string, string>
  readonly moment: z.ZodType<number, AuthoredMoment>
}

export const authoredRewardKinds = ['gift', 'voucher', 'cash', 'fee_discount'] as const
const id = z.string().regex(codePattern, 'must be 1 to 40 small letters, digits and hyphens')
/** The amount of something with limited stock. */
const stock = z.int().min(0).max(10_000_000)
/** A page of the client: its path, with one query parameter at most. */
export const authoredPageRoute = z
  .string()
  .regex(/^\/[A-Za-z0-9]*(\?[a-z]+=[A-Za-z0-9-]+)?$/, 'must be a page such as /activityTemplate?code=spring')
const percent = z.int().min(0).max(100)
/** The point of a picture that stays visible where it is cropped, in percent from the left and from the top. */
const focus = z.strictObject({ x: percent, y: percent }).optional()
const side = z.int().min(1).max(4096)
const list = <Item extends z.ZodType>(item: Item, least: number, most: number) => z.array(item).min(least).max(most)

/**
 * Whether a reward is tied to one named product. No reward may pay a person to buy one product; a fee discount for it
 * is allowed.
 */
const isTied = (reward: unknown): boolean => {
  const { kind, requires } = (reward ?? {}) as { kind?: unknown; requires?: { product?: unknown } }
  return requires?.product !== undefined && kind !== 'fee_discount'
}

/**
 * Schemas of the blocks as an author writes them, by kind. They are stricter than the wire format, in which every text
 * has three languages.
 */
export const authoredBlocks = (parts: AuthoredParts) => {
  const { label, title, lead, paragraph, picture, captions, film, instrument, moment } = parts
  /** without `artAlt` the picture is an ornament */
  const art = { art: picture.optional(), artAlt: lead.optional(), focus }
  const reward = z
    .strictObject({
      kind: z.enum(authoredRewardKinds),
      name: title,
      note: paragraph,
      value: label.optional(),
      ...art,
      /** `product`: what a person has to buy or hold for the reward, by its code or name */
      requires: z.strictObject({ product: z.string().min(1).optional() }).optional(),
    })
    .refine((written) => !isTied(written), {
      path: ['requires', 'product'],
      error: 'must not tie a gift, voucher or cash to one product: remove it, or give a fee_discount',
      when: () => true,
    })
  const titled = { title: title.optional() }
  return {
    hero: z.strictObject({
      kind: z.literal('hero'),
      theme: z.enum(campaignThemes).optional(),
      scene: z.enum(campaignScenes).optional(),
      kicker: label.optional(),
      title,
      lead,
      offer: z.strictObject({ figure: label, unit: label.optional(), label: title }).optional(),
      audience: title.optional(),
      warning: title.optional(),
      ...art,
    }),
    text: z.strictObject({ kind: z.literal('text'), ...titled, paragraphs: list(paragraph, 1, 12) }),
    image: z.strictObject({
      kind: z.literal('image'),
      media: picture,
      width: side,
      height: side,
      /** null only for an ornament */
      alt: lead.nullable(),
      focus,
      caption: lead.optional(),
    }),
    video: z.strictObject({
      kind: z.literal('video'),
      ...titled,
      media: film,
      poster: picture,
      width: side,
      height: side,
      durationSeconds: z.int().min(1).max(7200),
      captions: z.strictObject(localised(captions)),
      description: paragraph,
    }),
    countdown: z.strictObject({ kind: z.literal('countdown'), label: title, to: moment }),
    steps: z.strictObject({
      kind: z.literal('steps'),
      ...titled,
      steps: list(z.strictObject({ title, text: paragraph }), 2, 8),
    }),
    rewards: z.strictObject({ kind: z.literal('rewards'), ...titled, rewards: list(reward, 1, 8) }),
    quotes: z.strictObject({ kind: z.literal('quotes'), ...titled, instruments: list(instrument, 1, 8) }),
    rules: z.strictObject({ kind: z.literal('rules'), ...titled, rules: list(paragraph, 1, 20) }),
    faq: z.strictObject({
      kind: z.literal('faq'),
      ...titled,
      questions: list(z.strictObject({ id, question: lead, answer: paragraph }), 1, 20),
    }),
    terms: z.strictObject({
      kind: z.literal('terms'),
      ...titled,
      sections: list(z.strictObject({ heading: title, text: paragraph }), 1, 30),
    }),
    join: z.strictObject({
      kind: z.literal('join'),
      label,
      note: lead.optional(),
      next: z.strictObject({ route: authoredPageRoute, label, note: lead.optional() }).optional(),
    }),
    risk: z.strictObject({ kind: z.literal('risk'), paragraphs: list(paragraph, 1, 8) }),
  } as const
}
type BlockSchemas = ReturnType<typeof authoredBlocks>

/** Schema of a stage as an author writes it. */
export const authoredStage = ({ title, paragraph, label, moment }: AuthoredParts) =>
  z.strictObject({
    id,
    title,
    text: paragraph,
    action: label,
    film: z.string().regex(filmCodePattern).optional(),
    opens: moment,
    closes: moment,
    stock: stock.optional(),
  })

const activityNumber = z.int().min(1).max(999_999)

const eligibility = z.strictObject({
  residences: z.array(residence).min(1).exactOptional(),
  /** numbers of activities of which the person may have joined none before */
  notAfter: z.array(activityNumber).min(1).exactOptional(),
  accountTypes: z
    .array(z.enum(['cash', 'margin']))
    .min(1)
    .exactOptional(),
})

/** Schema of the activity as its author declares it. */
export const authoredActivity = ({ title, lead, moment }: AuthoredParts) =>
  z.strictObject({
    number: activityNumber,
    code: z.string().regex(activityCodePattern, 'must be small letters, digits and hyphens, such as spring-talk'),
    route: z
      .string()
      .regex(/^\/[A-Za-z0-9]+(\?code=[a-z0-9-]+)?$/, 'must be a page such as /activityTemplate?code=spring'),
    title,
    lead,
    opens: moment,
    closes: moment,
    joinLevel: z.enum(['register', 'login']).nullable(),
    /** whether visitors from the mainland see the page or a neutral notice */
    mainland: z.enum(['notice', 'page']).default('notice'),
    /** whether the end moves to the next trading day */
    followsCalendar: z.boolean().default(false),
    eligibility: eligibility.default({}),
    stock: stock.optional(),
  })

type AnyBlock = BlockSchemas[keyof BlockSchemas]
/** A block after its check: times are milliseconds. */
export type CheckedBlock = z.output<AnyBlock>
export type CheckedStage = z.output<ReturnType<typeof authoredStage>>
export type CheckedActivity = z.output<ReturnType<typeof authoredActivity>>

/** A block, a stage and an activity as an author writes them, complete and without faults. */
export type AuthoredBlock = z.input<AnyBlock>
export type AuthoredBlockOf<Kind extends AuthoredBlock['kind']> = Extract<AuthoredBlock, { kind: Kind }>
export type AuthoredStage = z.input<ReturnType<typeof authoredStage>>
export type AuthoredActivity = z.input<ReturnType<typeof authoredActivity>>

/** A complete campaign file (docs/content.md). */
export interface AuthoredCampaign {
  schema: 1
  activity: AuthoredActivity
  page: { blocks: AuthoredBlock[]; stages?: AuthoredStage[] | undefined }
}
