import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { type Campaign, compile, readCampaign, sandboxSurroundings } from '../content/public.ts'
import { publish } from './publish.ts'

const folder = join(import.meta.dirname, '../../../content/campaigns')

/** Files of the sandbox's campaigns, in the order of their names. */
export const campaignFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))

/**
 * Publishes the sandbox's campaigns with the operators' function. A campaign whose number was published or whose code
 * is in use is skipped, because an operator did that.
 */
export const seedCampaigns = async ({ db, clocks }: Context): Promise<void> => {
  const within = sandboxSurroundings(clocks.business())
  for (const path of campaignFiles()) {
    const text = readFileSync(path, 'utf8')
    // the complete check of a file costs more than the query, and every start but the first skips all files
    const { number, code } = (JSON.parse(text) as Pick<Campaign, 'activity'>).activity
    const [existing] = await db`
      select from page_versions where activity = ${number}
      union all select from activities where code = ${code} and number <> ${number}`
    if (!existing) await publish(db, compile(readCampaign(text, within)), clocks.wall())
  }
}
