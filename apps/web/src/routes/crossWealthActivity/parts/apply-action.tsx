import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { openWords } from '../../../shared/activity/gate/gate-words.ts'
import { text as gateText } from '../../../shared/activity/gate/text.ts'
import { JoinAction } from '../../../shared/activity/join/join-action.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { useApplication } from './use-application.ts'

/** The address of this page, as the return address of the sign-in. */
const returnAddress = () => encodeURIComponent(location.hash.slice(1))

/** The action of the open gate: apply, for clients; a link to become a client, for others. */
export const ApplyAction = () => {
  const t = useText(text)
  const gate = useText(gateText)
  const language = useLanguage()
  const online = useOnline()
  const { detail, personalStatus, join } = useShown()
  const { data, error } = useApplication()
  const isUnderWay = join.isBusy || join.state.kind === 'unknown'
  if (!data && !error && online && !isUnderWay) return <GateLine title={gate.checking} isPending />
  if (data && !data.isClient && !isUnderWay)
    return (
      <>
        <GateLine title={t.notClient} why={[t.notClientWhy]} />
        <a className="button" href={`#/selectLogin?way=account&back=${returnAddress()}`}>
          {t.openAccount}
        </a>
      </>
    )
  if (data?.pool?.remaining === 0 && !isUnderWay)
    return (
      <>
        <GateLine title={t.full} why={[t.fullWhy]} tone="quiet" />
        <a className="button button-plain" href="#/crossBorder">
          {t.documents}
        </a>
      </>
    )
  return <JoinAction {...openWords(detail, personalStatus.status, language)} isOffline={!online} />
}
