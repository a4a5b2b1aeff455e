import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { ApplyAction } from '../../../shared/offerings/apply-action.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { useBond } from '../use-bond.ts'

/** What can be done about the series now, at the foot of the page of whoever is logged in. */
export const Foot = ({ code }: { code: string | null }) => {
  const t = useText(text)
  const { query, mine, offers, offering } = useBond(code)
  if (!offers || !offering) return <GateLine title={t.none} isPending={query.isFetching} tone="quiet" />
  return (
    <ApplyAction
      offering={offering}
      offers={offers}
      mine={mine}
      onRefresh={query.refetch}
      label={t.apply}
      applied={<GateLine title={t.applied} tone="good" />}
    />
  )
}
