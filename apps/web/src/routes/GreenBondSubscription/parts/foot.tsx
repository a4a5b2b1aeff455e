import { FailedLine } from '../../../shared/activity/gate/failed-line.tsx'
import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { text as gateText } from '../../../shared/activity/gate/text.ts'
import { ApplyAction } from '../../../shared/offerings/apply-action.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import { useBond } from '../use-bond.ts'
import { isMissing } from './missing.tsx'

/** The card with the application, in view and with the focus, so that it is read from there on. */
const showMine = () => {
  const card = document.querySelector<HTMLElement>('.application')
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
}

/** What can be done about the series now, at the foot of the page of whoever is logged in. */
export const Foot = ({ code }: { code: string | null }) => {
  const t = useText(text)
  const gate = useText(gateText)
  const { query, mine, offers, offering } = useBond(code)
  if (offers && !offering) return <GateLine title={t.none} why={[t.noneWhy]} tone="quiet" />
  if (isMissing(query.error)) return <GateLine title={t.missing} tone="quiet" />
  if (query.error && !offers)
    return (
      <FailedLine
        title={gate.failed}
        error={query.error}
        retry={{ label: gate.retry, busy: query.isFetching, ask: () => void query.refetch() }}
      />
    )
  if (!offers || !offering) return <GateLine title={gate.checking} isPending />
  return (
    <ApplyAction
      offering={offering}
      offers={offers}
      mine={mine}
      onRefresh={query.refetch}
      label={t.apply}
      applied={
        <>
          <GateLine title={t.applied} tone="good" />
          <Button look="plain" onClick={showMine}>
            {t.seeMine}
          </Button>
        </>
      }
    />
  )
}
