import type { TrailEntry } from '@foyer/api/staff/trail'
import { useText } from '@foyer/staff-interface/language'
import { Bot, Cog, Handshake, KeyRound, Store, User, UserRoundCog } from 'lucide-react'
import type { Actor as Kind } from './filter.ts'
import { actorNames } from './text.ts'

const icons: Readonly<Record<Kind, typeof User>> = {
  person: User,
  system: Cog,
  operator: KeyRound,
  merchant: Store,
  partner: Handshake,
  staff: UserRoundCog,
  machine: Bot,
}
const isKind = (actor: string): actor is Kind => actor in icons

/** Who did what an entry says. */
export const Actor = ({ entry: { actor, by } }: { entry: TrailEntry }) => {
  const t = useText(actorNames)
  const kind = isKind(actor) ? t[actor] : actor
  const Icon = isKind(actor) ? icons[actor] : Cog
  return (
    <span className="actor">
      <Icon size={16} aria-hidden="true" />
      <span className="stacked">
        <span className={by ? 'strong' : undefined}>{by?.name ?? kind}</span>
        {by && <span className="hint">{kind}</span>}
      </span>
    </span>
  )
}
