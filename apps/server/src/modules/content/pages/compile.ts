import { pageBlock, stage } from '@foyer/api/page-content'
import { filledIn, variablesOf } from '@foyer/api/staff/variable-values'
import { type Texts, texts } from '@foyer/api/texts'
import { z } from 'zod'
import { toHongKong } from '../../text/public.ts'
import type { Campaign } from './campaign.ts'
import type { ActivityFacts } from './facts.ts'
import type { PageContent } from './published.ts'

/** A campaign in its stored form: every text in three languages, every time in milliseconds. */
export interface Compiled {
  readonly facts: ActivityFacts
  readonly content: PageContent
  /** available stock; the stage '' is the activity itself */
  readonly stock: readonly { readonly stage: string; readonly total: number }[]
}

const ornament: Texts = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }

/** Adds zh-HK wherever an author omitted it (A3). The value null, an ornament's text, becomes empty texts. */
const complete = (value: unknown): unknown => {
  if (value === null) return ornament
  if (Array.isArray(value)) return value.map(complete)
  if (typeof value !== 'object') return value
  const fields = value as Record<string, unknown>
  const simplified = fields['zh-CN']
  if (typeof simplified === 'string') return { ...fields, 'zh-HK': fields['zh-HK'] ?? toHongKong(simplified) }
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, complete(field)]))
}

/**
 * Converts a campaign to its stored form. Parsing with the wire schema drops fields that only the rules of publishing
 * use.
 */
export const compile = ({ activity, blocks, stages, rule }: Campaign): Compiled => {
  const { opens, closes, stock, title, lead, ...declared } = activity
  const values = variablesOf({ opensAt: opens, closesAt: closes, stock, rule })
  const published = (value: unknown) => filledIn(complete(value), values)
  const facts = {
    ...declared,
    title: texts.parse(published(title)),
    lead: texts.parse(published(lead)),
    opensAt: opens,
    closesAt: closes,
  }
  const content = {
    blocks: z.array(pageBlock).parse(published(blocks)),
    stages: z
      .array(stage)
      .parse(published(stages.map((written) => ({ ...written, opensAt: written.opens, closesAt: written.closes })))),
  }
  const written = [{ stage: '', total: stock }, ...stages.map(({ id, stock: total }) => ({ stage: id, total }))]
  return {
    facts,
    content,
    stock: written.flatMap(({ stage: of, total }) => (total === undefined ? [] : [{ stage: of, total }])),
  }
}
