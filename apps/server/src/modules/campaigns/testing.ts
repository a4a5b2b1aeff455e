import { randomUUID } from 'node:crypto'
import type { CampaignActReply, CampaignDetail, DraftDocument } from '@foyer/api/staff/campaigns'
import type { StaffRole } from '@foyer/api/staff/roles'
import type { App } from '../../app.ts'
import type { Context } from '../../context.ts'
import { smallCampaign } from '../../testing/campaign.ts'
import { staffWith } from '../staff/testing/callers.ts'

/** A document that can be published, with a number and code of its own. */
export const goodDocument = (number = 900, change: (document: DraftDocument) => void = () => undefined) => {
  const document = smallCampaign() as DraftDocument
  const code = number === 900 ? 'spring-talk' : `talk-${number}`
  Object.assign(document.activity, { number, code, route: `/activityTemplate?code=${code}` })
  change(document)
  return document
}

/** A member of staff with a session, and what they do with campaigns. */
export const memberAt = async (app: App, context: Context, ...roles: readonly StaffRole[]) => {
  const member = await staffWith(context, ...roles)
  const call = async (name: string, payload: object, headers: Record<string, string> = member.headers) => {
    const reply = await app.inject({ method: 'POST', url: `/staff/campaigns/${name}`, payload, headers })
    const { data, reason } = reply.json()
    return { status: reply.statusCode, reason, data }
  }
  /** The data of a call that is admitted. */
  const ask = async <T = CampaignActReply>(name: string, payload: object): Promise<T> => {
    const { data, reason } = await call(name, payload)
    if (data === undefined) throw new Error(`${name} is refused: ${reason}`)
    return data
  }
  const open = (id: string) => ask<CampaignDetail>('open', { id })
  /** Creates a campaign with a document. @returns its id and revision */
  const write = async (document: DraftDocument) => {
    const { summary } = await ask<CampaignDetail>('create', { key: randomUUID(), title: '新活动' })
    const saved = await ask<{ revision: number }>('save', { id: summary.id, base: summary.revision, document })
    return { id: summary.id, revision: saved.revision }
  }
  return { ...member, call, ask, open, write }
}
export type TestMember = Awaited<ReturnType<typeof memberAt>>
