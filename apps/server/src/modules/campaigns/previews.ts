import type { CampaignPreview } from '@foyer/api/staff/campaign-previews'
import type { CampaignFault } from '@foyer/api/staff/campaigns'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { Refused } from '../../refused.ts'
import { draftPath, endDraft, saveDraft } from '../content/public.ts'
import { readActors, storedActor } from './actors.ts'
import type { StaffMember } from './caller.ts'
import { checkDocument } from './faults.ts'
import { campaignOf, note, onCampaign, revisionOf } from './rows.ts'

type Parts = Pick<Context, 'db' | 'clocks' | 'environment'>
interface PreviewRow extends Omit<CampaignPreview, 'by'> {
  readonly by: string
}

const hour = 3_600_000

const read = async (db: ISql, campaign: string, now: number): Promise<CampaignPreview[]> => {
  const rows = await db<PreviewRow[]>`
    select id, revision, by, ${ms(db, 'at')} as at, ${ms(db, 'expires_at')} as "expiresAt" from campaign_previews preview
    where campaign = ${campaign} and preview.expires_at > ${new Date(now)} order by preview.at desc, id limit 100`
  const nameOf = await readActors(
    db,
    rows.map(({ by }) => by),
  )
  return rows.map((row) => ({ ...row, by: nameOf(row.by) }))
}

/** The open previews of a campaign, newest first. @throws Refused `not_found` */
export const listPreviews = async (
  { db, clocks }: Parts,
  { id }: { readonly id: string },
): Promise<{ previews: CampaignPreview[] }> => {
  await campaignOf(db, id)
  return { previews: await read(db, id, clocks.wall()) }
}

type Created =
  | { readonly outcome: 'done'; readonly preview: CampaignPreview; readonly path: string }
  | { readonly outcome: 'faulty'; readonly faults: CampaignFault[] }

/** Creates an address that shows a revision for some hours. @throws Refused `not_found` */
export const createPreview = (
  { db, clocks, environment }: Parts,
  { id, revision, hours }: { readonly id: string; readonly revision: number; readonly hours: number },
  { actor }: StaffMember,
): Promise<Created> =>
  onCampaign({ db }, id, async (tx): Promise<Created> => {
    const wall = clocks.wall()
    const { document, publishAt, endAt } = await revisionOf(tx, id, revision)
    const { compiled, faults } = checkDocument(document, { publishAt, endAt }, environment.FOYER_MODE)
    if (!compiled) return { outcome: 'faulty', faults: [...faults] }
    const { token, hash, expiresAt } = await saveDraft(tx, compiled, wall, hours * hour)
    const row = {
      campaign: id,
      revision,
      token_hash: hash,
      by: storedActor(actor),
      at: new Date(wall),
      expires_at: new Date(expiresAt),
    }
    const [created] = await tx<[{ id: string }]>`insert into campaign_previews ${tx(row)} returning id`
    await note(tx, id, { actor, event: 'preview', wall, detail: { revision, hours, preview: created.id } })
    const nameOf = await readActors(tx, [row.by])
    const preview = { id: created.id, revision, by: nameOf(row.by), at: wall, expiresAt }
    return { outcome: 'done', preview, path: draftPath(compiled.facts, token) }
  })

/** Ends a preview at once; a repetition changes nothing. @throws Refused `not_found` */
export const endPreview = (
  { db, clocks }: Parts,
  { id, preview }: { readonly id: string; readonly preview: string },
  { actor }: StaffMember,
): Promise<{ previews: CampaignPreview[] }> =>
  onCampaign({ db }, id, async (tx, { revision }) => {
    const wall = clocks.wall()
    const [found] = await tx<{ hash: Buffer; open: boolean }[]>`
      select token_hash as hash, expires_at > ${new Date(wall)} as open from campaign_previews
      where id = ${preview} and campaign = ${id}`
    if (!found) throw new Refused('not_found', 'there is no such preview')
    if (found.open) {
      await endDraft(tx, found.hash)
      await tx`update campaign_previews set expires_at = ${new Date(wall)} where id = ${preview}`
      await note(tx, id, { actor, event: 'end_preview', wall, detail: { revision, preview } })
    }
    return { previews: await read(tx, id, wall) }
  })
