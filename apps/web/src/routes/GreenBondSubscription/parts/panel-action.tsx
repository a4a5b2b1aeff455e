import { FailedLine } from '../../../shared/activity/gate/failed-line.tsx'
import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { text as gateText } from '../../../shared/activity/gate/text.ts'
import { lotsText } from '../../../shared/offerings/amounts.ts'
import * as styles from '../../../shared/offerings/application/application.module.css'
import { ApplyAction } from '../../../shared/offerings/apply-action.tsx'
import { applicationFor } from '../../../shared/offerings/phase.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { text } from '../text.ts'
import { useBond } from '../use-bond.ts'
import { isMissing } from './missing.tsx'

/** Scrolls to the application card and focuses it, so that a screen reader continues there. */
const showMyApplication = () => {
  const card = document.querySelector<HTMLElement>(`.${styles.application}`)
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
}

/** The bar at the bottom of the page with the acts that are possible now, for a person who is logged in. */
export const PanelAction = ({ code }: { code: string | null }) => {
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
        retry={{ label: gate.retry, busy: query.isFetching, onPress: () => void query.refetch() }}
      />
    )
  if (!offers || !offering) return <GateLine title={gate.checking} isPending />
  const lots = applicationFor(mine.data, offering.code)?.lotsAllotted ?? undefined
  const isAllotted = lots !== undefined
  return (
    <ApplyAction
      offering={offering}
      offers={offers}
      mine={mine}
      onRefresh={query.refetch}
      label={t.apply}
      applied={
        <>
          <GateLine
            title={isAllotted ? `${t.got} ${lotsText(t, lots)}` : t.applied}
            tone={lots === 0 ? 'quiet' : 'good'}
          />
          <Button look="plain" onClick={showMyApplication}>
            {t.seeMine}
          </Button>
        </>
      }
    />
  )
}
