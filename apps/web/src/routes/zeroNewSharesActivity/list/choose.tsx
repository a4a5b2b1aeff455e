import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { useOfferings } from '../../../shared/offerings/api.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { activity } from '../use-offering.ts'
import { text } from './text.ts'

/** The action in the panel at the bottom: choose an offering, for a person who may apply. */
export const Choose = () => {
  const t = useText(text)
  const { data } = useOfferings(activity)
  const open = data?.list.offerings.filter(({ phase }) => phase === 'open').length ?? 0
  if (data && open === 0) return <GateLine title={t.nothingOpen} tone="quiet" />
  return <GateLine title={t.choose} why={open > 0 ? [fill(t.chooseWhy, { n: open })] : []} />
}
