import { z } from 'zod'
import type { Secrets } from '../../../config/secrets.ts'
import { isOneOf, type OfEachKey, peppered } from '../../../crypto/keyed-hash.ts'
import type { Place, Room } from './place.ts'

/** The content of a ticket: activity, room, and the share or the number behind the early places. */
const wire = z.tuple([z.number().int(), z.uuid(), z.enum(['s', 'b']), z.number().nonnegative()])

const macsOf = ({ pepper }: Pick<Secrets, 'pepper'>, payload: string): OfEachKey =>
  peppered(pepper, 'waiting ticket', payload)

export const issueTicket = (
  secrets: Pick<Secrets, 'pepper'>,
  { activity, id }: Pick<Room, 'activity' | 'id'>,
  place: Place,
): string => {
  const facts: z.infer<typeof wire> =
    'share' in place ? [activity, id, 's', place.share] : [activity, id, 'b', place.behind]
  const payload = Buffer.from(JSON.stringify(facts)).toString('base64url')
  return `${payload}.${macsOf(secrets, payload)[0].toString('base64url')}`
}

/** Undefined for a ticket that this deployment did not issue. */
export const readTicket = (
  secrets: Pick<Secrets, 'pepper'>,
  ticket: string,
): { activity: number; id: string; place: Place } | undefined => {
  const [, payload = '', mac = ''] = /^([\w-]{1,150})\.([\w-]{43})$/.exec(ticket) ?? []
  if (!isOneOf(macsOf(secrets, payload), Buffer.from(mac, 'base64url'))) return undefined
  const [activity, id, kind, value] = wire.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return { activity, id, place: kind === 's' ? { share: value } : { behind: value } }
}
