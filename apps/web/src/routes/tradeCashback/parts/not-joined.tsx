import type { GateState } from '@foyer/contract/activities'
import { useText } from '../../../shared/text/use-text.ts'
import { EmptyCard } from './empty-card.tsx'
import { text } from './gate-text.ts'

/** Why there is no progress to show. @param gate undefined where it could not be asked */
export const NotJoined = ({ gate }: { gate: Exclude<GateState, 'joined'> | undefined }) => {
  const t = useText(text)
  if (gate === undefined) return <EmptyCard title={t.unknown} why={t.unknownWhy} />
  // what is withheld there has no words of its own here
  if (gate === 'mainland') return null
  if (gate === 'anonymous' || gate === 'registered') return <EmptyCard title={t[gate]} why={t.signInWhy} />
  return <EmptyCard title={t[gate]} why={t[`${gate}Why`]} />
}
