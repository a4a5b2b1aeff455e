import { FailedLine } from '../../../shared/activity/gate/failed-line.tsx'
import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { openWords } from '../../../shared/activity/gate/gate-words.ts'
import { JoinAction } from '../../../shared/activity/join/join-action.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { showTest } from '../knowledge/show-test.ts'
import { useTest } from '../knowledge/use-test.ts'
import { text } from '../text.ts'

/**
 * The action of the open gate: join for a person who passed the test, a link to the test for others. The server checks
 * it again.
 */
export const JoinGate = () => {
  const t = useText(text)
  const language = useLanguage()
  const online = useOnline()
  const { detail, personalStatus, join } = useShown()
  const { data, error, isFetching, refetch } = useTest()
  if (data?.state === 'passed' || join.isBusy || join.state.kind === 'unknown')
    return <JoinAction {...openWords(detail, personalStatus.status, language)} isOffline={!online} />
  if (!data && !online) return <GateLine title={t.offline} />
  if (!data && error)
    return (
      <FailedLine
        title={t.unchecked}
        error={error}
        retry={{ label: t.retry, busy: isFetching, onPress: () => void refetch() }}
      />
    )
  if (!data) return <GateLine title={t.checking} isPending />
  const { state, last } = data
  const isWaiting = state === 'waiting' && last?.againAt
  return (
    <>
      {isWaiting ? (
        <GateLine
          title={t.testFailed}
          why={[fill(t.testAgain, { time: formatMoment(language, last.againAt ?? 0) })]}
          tone="quiet"
        />
      ) : (
        <GateLine title={state === 'open' ? t.testOpen : t.testFirst} why={[t.testFirstWhy]} />
      )}
      <Button look={isWaiting ? 'plain' : 'main'} onClick={showTest}>
        {isWaiting ? t.toResult : t.toTest}
      </Button>
    </>
  )
}
