import type { DrawDetail } from '@foyer/api/draws'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, textsIn } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Progress } from '../../../shared/ui/progress/progress.tsx'
import * as pageStyles from '../page.module.css'
import { useDrawStatus } from '../use-draw-status.ts'
import * as styles from './check.module.css'
import type { Seen } from './seen-commitment.ts'
import { text } from './text.ts'
import { type CheckState, useCheck } from './use-check.ts'
import type { Fault } from './verify.ts'

const faultText = (fault: Fault, language: Language): string => {
  const t = textsIn(text, language)
  switch (fault.what) {
    case 'seed':
      return t.seedMisfit
    case 'commitment':
      return t.commitmentMisfit
    case 'seen':
      return t.seenMisfit
    case 'mine':
      return fill(t.mineMisfit, { n: fault.number })
    default:
      return fill(t[fault.what], { n: fault.number })
  }
}

const Verdict = ({ state, lines }: { state: CheckState; lines: readonly string[] }) => {
  const t = useText(text)
  const language = useLanguage()
  switch (state.kind) {
    case 'verified':
      return (
        <Notice tone="good" icon={checkIcon}>
          <p>
            <strong>{t.verified}</strong>
          </p>
          {lines.map((line) => (
            <p key={line} className="numbers">
              {line}
            </p>
          ))}
        </Notice>
      )
    case 'failed':
      return (
        <>
          <Notice tone="danger">
            <p>
              <strong>{t.mismatch}</strong>
            </p>
            <p className="numbers">{faultText(state.fault, language)}</p>
            <p>{t.report}</p>
          </Notice>
          <CallUs look="main" />
        </>
      )
    case 'broken':
      return <Notice tone="warn">{t.broken}</Notice>
    default:
      return null
  }
}

/** Repeats all draws in the browser. Shows the progress and the verdict. */
export const CheckEveryDraw = ({ draw, seen }: { draw: DrawDetail; seen: Seen | undefined }) => {
  const t = useText(text)
  const language = useLanguage()
  const mine = useDrawStatus().data?.draws ?? []
  const { state, check } = useCheck(draw, mine, seen)
  const all = draw.statistics?.draws ?? 0
  const isChecking = state.kind === 'checking'
  const done = isChecking ? state.done : 0
  const lines = [
    fill(t.verifiedWhy, { all }),
    ...(mine.length > 0 ? [fill(t.verifiedMine, { n: mine.length })] : []),
    ...(seen ? [fill(t.seenBefore, { time: formatMoment(language, seen.at) })] : []),
  ]
  return (
    <div className={styles.drawCheck}>
      <div role="status">
        <Verdict state={state} lines={lines} />
      </div>
      {isChecking && (
        <Progress
          label={t.checkingLabel}
          value={all === 0 ? 100 : (100 * done) / all}
          caption={fill(t.checking, { done, all })}
        />
      )}
      {/* the main action of the page after the draw has ended, until there is a verdict; after a misfit it is the call */}
      <Button
        look={state.kind === 'verified' || state.kind === 'failed' ? 'plain' : 'main'}
        busy={isChecking}
        onClick={check}
      >
        {state.kind === 'verified' || state.kind === 'failed' ? t.checkAgain : t.check}
      </Button>
      <p className={pageStyles.drawNote}>{t.checkWhy}</p>
    </div>
  )
}
