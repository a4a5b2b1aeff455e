import type { DraftDocument } from '@foyer/api/staff/campaigns'
import type { z } from 'zod'
import { readJsonText, type Surroundings } from '../content/public.ts'

const pad = (value: number): string => String(value).padStart(2, '0')

/** A moment as an author writes it: a time of Hong Kong on a whole minute. */
export const writtenMoment = (at: number): string => {
  const local = new Date(at + 8 * 3_600_000)
  const day = local.toISOString().slice(0, 10)
  return `${day}T${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}+08:00`
}

type Fields = DraftDocument['activity']

/**
 * Replaces days relative to today, which only files of the sandbox have, with the times that they mean now.
 *
 * @param moment the schema that read them
 */
export const withAbsoluteTimes = (document: DraftDocument, moment: z.ZodType<number>): DraftDocument => {
  const absolute = (fields: Fields, ...keys: readonly string[]): Fields => {
    const changed = keys.flatMap((key) => {
      const at = moment.safeParse(fields[key]).data
      return at === undefined ? [] : [[key, writtenMoment(at)] as const]
    })
    return { ...fields, ...Object.fromEntries(changed) }
  }
  const { blocks, stages } = document.page
  return {
    ...document,
    activity: absolute(document.activity, 'opens', 'closes'),
    page: {
      blocks: blocks.map((block) => (block.kind === 'countdown' ? absolute(block, 'to') : block)),
      ...(stages && { stages: stages.map((stage) => absolute(stage, 'opens', 'closes')) }),
    },
  }
}

/** The document of a valid campaign file, as a draft in the console. @param text a text that `readCampaign` accepts */
export const documentIn = (text: string, { moment }: Surroundings): DraftDocument =>
  withAbsoluteTimes(readJsonText(text) as DraftDocument, moment)
