import type { CampaignActor } from '@foyer/api/staff/campaigns'
import type { ISql } from 'postgres'
import type { Actor } from '../../engine/audit.ts'
import { namesOf } from '../staff/public.ts'

/** Who did something, as the tables of campaigns store it. */
export const storedActor = (actor: Actor): string => {
  if (typeof actor === 'string') return 'system'
  return actor.kind === 'operator' ? `operator:${actor.by ?? ''}` : `staff:${actor.id}`
}

/** Reads the names of stored actors at once. @returns what the wire says of each */
export const readActors = async (
  db: ISql,
  stored: readonly (string | null)[],
): Promise<(actor: string) => CampaignActor> => {
  const ids = [...new Set(stored.flatMap((actor) => (actor?.startsWith('staff:') ? [actor.slice(6)] : [])))]
  const names = ids.length === 0 ? new Map<string, string>() : await namesOf(db, ids)
  return (actor) => {
    if (actor.startsWith('operator:')) return { kind: 'operator', id: null, name: actor.slice(9) }
    if (!actor.startsWith('staff:')) return { kind: 'system', id: null, name: 'Foyer' }
    const id = actor.slice(6)
    return { kind: 'staff', id, name: names.get(id) ?? id }
  }
}
