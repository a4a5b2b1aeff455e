import { visitorSeedPattern } from '@foyer/api/arithmetic/draw-outcome'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import { FailedLine } from '../../../shared/activity/gate/failed-line.tsx'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { text as gateText } from '../../../shared/activity/gate/text.ts'
import { showPart } from '../../../shared/activity/show-part.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { useOnce } from '../../../shared/once/use-once.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useDraw } from '../api.ts'
import { useDrawState } from '../draw-state.tsx'
import * as styles from '../page.module.css'
import { useDrawStatus } from '../use-draw-status.ts'
import { newVisitorSeed } from '../visitor-seed.ts'
import { text } from './draw-text.ts'
import { chancesId } from './part-ids.ts'

const loadResult = () => import('./result-sheet.tsx').then((module) => module.ResultSheet)
/** The result of a draw; its code is not in the first load. */
const ResultSheet = lazyPart(loadResult)

/** The act of drawing, for a participant. */
const useDrawing = () => {
  const client = useQueryClient()
  const { detail } = useShown()
  const personal = useDrawStatus()
  const { show, setSeed } = useDrawState()
  const once = useOnce({
    name: `draw.${detail.number}`,
    path: pathTo('POST /user/:number/draw', { number: detail.number }),
    person: personal.person,
    onDone: async ({ draw, status }) => {
      await personal.take(status)
      setSeed(newVisitorSeed())
      show(draw)
      void client.invalidateQueries({ queryKey: ['draw', detail.code] })
      void client.invalidateQueries({ queryKey: ['draw-winners', detail.code] })
    },
    onRefused: () => void personal.refetch(),
  })
  return { personal, once }
}

/** The draw button in the panel at the bottom, under the message that the person participates. */
export const DrawAction = () => {
  const t = useText(text)
  const gate = useText(gateText)
  const online = useOnline()
  const { detail } = useShown()
  const { data: draw } = useDraw(detail.code, detail.phase === 'ended')
  const { seed, result, show, setDrawing } = useDrawState()
  const { personal, once } = useDrawing()
  const { state, send, again } = once
  const isDrawing = state.kind === 'sending'
  useEffect(() => setDrawing(isDrawing), [isDrawing, setDrawing])
  // the result appears at once when the server has answered
  useEffect(() => whenIdle(() => void loadResult().catch(() => undefined)), [])

  const drawAgain = () => {
    show(undefined)
    send({ visitorSeed: seed })
  }
  const sheet = result && draw && (
    <ResultSheet drawn={result} draw={draw} onClose={() => show(undefined)} onAgain={drawAgain} />
  )
  if (state.kind === 'unknown')
    return (
      <>
        <GateLine title={t.unknown} why={[t.unknownWhy]} />
        <Button blocked={!online} onClick={again}>
          {t.again}
        </Button>
      </>
    )
  if (draw?.phase === 'ended' || detail.phase === 'ended')
    return (
      <>
        <GateLine title={t.over} why={[t.overWhy]} tone="quiet" />
        {sheet}
      </>
    )
  if (!personal.data && personal.error)
    return (
      <FailedLine
        title={t.failed}
        error={personal.error}
        retry={{ label: gate.retry, busy: personal.isFetching, onPress: () => void personal.refetch() }}
      />
    )
  if (!personal.data) return <GateLine title={t.loading} isPending />
  const { chances } = personal.data
  const isSeedWrong = !visitorSeedPattern.test(seed)
  return (
    <>
      {!online && <p className={styles.drawNote}>{t.offline}</p>}
      {isSeedWrong && <p className={styles.drawNote}>{t.seedWrong}</p>}
      {state.kind === 'refused' && (
        <p className={gateStyles.gateProblem} role="alert">
          <HotlineText>{state.message}</HotlineText>
        </p>
      )}
      {chances === 0 && !isDrawing ? (
        <Button look="plain" onClick={() => showPart(chancesId)}>
          {t.moreChances}
        </Button>
      ) : (
        <Button busy={isDrawing} blocked={!online || isSeedWrong} onClick={() => send({ visitorSeed: seed })}>
          {isDrawing ? t.drawing : fill(t.drawLeft, { n: chances })}
        </Button>
      )}
      {sheet}
    </>
  )
}
