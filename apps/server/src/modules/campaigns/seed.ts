import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import type { Context } from '../../context.ts'
import { activityRows } from '../activities/public.ts'
import { compile, pageVersionRows, readCampaign, sandboxSurroundings } from '../content/public.ts'
import { publishWithin } from '../publishing/public.ts'
import { documentIn } from './absolute.ts'
import { holdCampaign, recordPublication } from './record.ts'

const folder = join(import.meta.dirname, '../../../content/campaigns')

/** The campaign file of an activity of the catalogue. */
export const campaignFile = (code: string): string => join(folder, `${code}.json`)

/**
 * Publishes the sandbox's campaigns with the operators' function. A campaign whose number was published or whose code
 * is in use is skipped, because an operator did that.
 */
export const seedCampaigns = async ({ db, clocks }: Context): Promise<void> => {
  const within = sandboxSurroundings(clocks.business())
  for (const { code, number } of cataloguedActivities) {
    // the complete check of a file costs more than the query, and every start but the first skips all files
    const [existing] = await db`
      select from ${pageVersionRows(db)} page where activity = ${number}
      union all select from ${activityRows(db)} activity where code = ${code} and number <> ${number}`
    if (existing) continue
    const text = readFileSync(campaignFile(code), 'utf8')
    const compiled = compile(readCampaign(text, within))
    const document = documentIn(text, within)
    const wall = clocks.wall()
    await db.begin(async (tx) => {
      await holdCampaign(tx, number)
      const { isNew } = await publishWithin(tx, compiled, wall)
      await recordPublication(tx, { number, document, changed: isNew, origin: 'catalogue' }, { actor: 'system', wall })
    })
  }
}
