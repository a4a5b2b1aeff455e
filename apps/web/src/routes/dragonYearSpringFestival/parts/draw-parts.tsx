import type { DrawDetail } from '@foyer/api/draws'
import { useShown } from '../../../shared/activity/shown.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { offlineIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Loading } from '../../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useDraw } from '../api.ts'
import { Fairness } from '../check/fairness.tsx'
import { useSeenCommitment } from '../check/seen-commitment.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { MyDraws } from './my-draws.tsx'
import { Prizes } from './prizes.tsx'
import { Results } from './results.tsx'
import { Tasks } from './tasks.tsx'
import { Winners } from './winners.tsx'

const Pending = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.drawPendingTasks}`} />
    <div className={`${skeletonStyles.skeleton} ${styles.drawPendingPrizes}`} />
  </Loading>
)

const Loaded = ({ draw }: { draw: DrawDetail }) => {
  const seen = useSeenCommitment(draw)
  const isRevealed = draw.seed !== null
  return (
    <>
      {isRevealed && <Results draw={draw} seen={seen} />}
      {draw.phase !== 'ended' && <Tasks draw={draw} />}
      <MyDraws draw={draw} />
      <Prizes draw={draw} />
      {!isRevealed && <Winners draw={draw} />}
      <Fairness draw={draw} />
    </>
  )
}

/** The parts of a draw page above its published content: chances, outcomes, prizes and fairness. */
export const DrawParts = () => {
  const t = useText(text)
  const online = useOnline()
  const { detail } = useShown()
  const { data: draw, error, isFetching, refetch } = useDraw(detail.code, detail.phase === 'ended')
  if (!draw && !online)
    return (
      <Notice tone="info" icon={offlineIcon} live>
        {t.offline}
      </Notice>
    )
  if (!draw && error) return <FailedPart error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!draw) return <Pending />
  return <Loaded draw={draw} />
}
