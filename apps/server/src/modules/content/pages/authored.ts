import { codePattern } from '@foyer/api/codes'
import { filmCode } from '@foyer/api/films'
import { z } from 'zod'
import { label, lead, paragraph, title } from './authored-texts.ts'

/** What a campaign file may refer to. */
export interface Surroundings {
  /** names of the existing pictures, films and captions */
  readonly media: ReadonlySet<string>
  /** codes of the instruments that have prices */
  readonly instruments: ReadonlySet<string>
  /** schema of a time */
  readonly moment: z.ZodType<number>
}

const kindOfReward = z.enum(['gift', 'voucher', 'cash', 'fee_discount'])
const id = z.string().regex(codePattern, 'must be 1 to 40 small letters, digits and hyphens')
/** The amount of something with limited stock. */
export const stock = z.int().min(0).max(10_000_000)
/** A page of the client: its path, with one query parameter at most. */
export const pageRoute = z
  .string()
  .regex(/^\/[A-Za-z0-9]*(\?[a-z]+=[A-Za-z0-9-]+)?$/, 'must be a page such as /activityTemplate?code=spring')
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
export const authoredBlocks = ({ media, instruments, moment }: Surroundings) => {
  const file = (endings: readonly string[]) =>
    z
      .string()
      .refine((name) => media.has(name), {
        error: 'is not a file in apps/server/content/media: check its name, or add the file',
        abort: true,
      })
      .refine(
        (name) => endings.some((ending) => name.endsWith(ending)),
        `must name a file that ends in ${endings.join(', ')}`,
      )
  const picture = file(['.svg', '.avif', '.webp', '.png'])
  const captions = file(['.vtt'])
  const reward = z
    .strictObject({
      kind: kindOfReward,
      name: title,
      note: paragraph,
      value: label.optional(),
      art: picture.optional(),
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
    hero: z.strictObject({ kind: z.literal('hero'), kicker: label.optional(), title, lead, art: picture.optional() }),
    text: z.strictObject({ kind: z.literal('text'), ...titled, paragraphs: list(paragraph, 1, 12) }),
    image: z.strictObject({
      kind: z.literal('image'),
      media: picture,
      width: side,
      height: side,
      /** null only for an ornament */
      alt: lead.nullable(),
      caption: lead.optional(),
    }),
    video: z.strictObject({
      kind: z.literal('video'),
      ...titled,
      media: file(['.mp4']),
      poster: picture,
      width: side,
      height: side,
      durationSeconds: z.int().min(1).max(7200),
      captions: z.strictObject({ 'zh-CN': captions, 'zh-HK': captions, 'en-US': captions }),
      description: paragraph,
    }),
    countdown: z.strictObject({ kind: z.literal('countdown'), label: title, to: moment }),
    steps: z.strictObject({
      kind: z.literal('steps'),
      ...titled,
      steps: list(z.strictObject({ title, text: paragraph }), 2, 8),
    }),
    rewards: z.strictObject({ kind: z.literal('rewards'), ...titled, rewards: list(reward, 1, 8) }),
    quotes: z.strictObject({
      kind: z.literal('quotes'),
      ...titled,
      instruments: list(
        z
          .string()
          .refine((code) => instruments.has(code), 'has no prices here: remove it, or take an instrument that has'),
        1,
        8,
      ),
    }),
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
      next: z.strictObject({ route: pageRoute, label }).optional(),
    }),
    risk: z.strictObject({ kind: z.literal('risk'), paragraphs: list(paragraph, 1, 8) }),
  } as const
}

export type AuthoredBlock = z.infer<ReturnType<typeof authoredBlocks>[keyof ReturnType<typeof authoredBlocks>]>
export const authoredStage = ({ moment }: Surroundings) =>
  z.strictObject({
    id,
    title,
    text: paragraph,
    action: label,
    film: filmCode.optional(),
    opens: moment,
    closes: moment,
    stock: stock.optional(),
  })

export type AuthoredStage = z.infer<ReturnType<typeof authoredStage>>
