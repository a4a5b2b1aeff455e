import type { GateState } from '@foyer/api/gate'
import { useText } from '../../../shared/text/use-text.ts'
import { EmptyCard } from './empty-card.tsx'
import { text } from './gate-text.ts'

/** The reason why there is no progress. @param gate undefined if it could not be requested */
export const NotJoined = ({ gate }: { gate: Exclude<GateState, 'joined'> | undefined }) => {
  const t = useText(text)
  if (gate === undefined) return <EmptyCard title={t.unknown} why={t.unknownWhy} />
  // a mainland visitor sees no separate message here
  if (gate === 'mainland') return null
  if (gate === 'anonymous' || gate === 'registered') return <EmptyCard title={t[gate]} why={t.signInWhy} />
  return <EmptyCard title={t[gate]} why={t[`${gate}Why`]} />
}
