import { PictureState } from '../../art/picture-state.tsx'
import { useFailureText } from '../../errors/use-failure-text.ts'
import { HotlineText } from '../../hotline/hotline-text.tsx'
import { RetryLine } from '../../retry/retry-line.tsx'
import { useOnline } from '../../server/use-online.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { Frame } from '../frame/frame.tsx'
import { Hero } from '../frame/hero.tsx'
import { paintedHeadline } from '../frame/painted-headline.ts'
import { text } from '../frame/text.ts'

interface FailedProps {
  title: string
  lead: string
  isCompact: boolean
  error: unknown
  busy: boolean
  onRetry: () => void
}

/**
 * The detail did not load. Offline, it loads automatically once the network is back; after an error, a button retries.
 */
export const Failed = ({ title, lead, isCompact, error, busy, onRetry }: FailedProps) => {
  const t = useText(text)
  const why = useFailureText(error)
  const online = useOnline()
  return (
    <Frame hero={<Hero title={paintedHeadline(title)} lead={lead} isCompact={isCompact} isShort />}>
      {online ? (
        <PictureState scene="error" title={t.failed} live="alert">
          {why && (
            <p>
              <HotlineText>{why}</HotlineText>
            </p>
          )}
          <RetryLine error={error} retry={onRetry} />
          <Button busy={busy} onClick={onRetry}>
            {t.retry}
          </Button>
          <a className="button button-quiet" href="#/">
            {t.others}
          </a>
        </PictureState>
      ) : (
        <PictureState scene="offline" title={t.offlineTitle} live="alert">
          <p>{t.offlineEmpty}</p>
          <a className="button button-quiet" href="#/">
            {t.others}
          </a>
        </PictureState>
      )}
    </Frame>
  )
}

/** The state for a code that no activity has. */
export const UnknownCode = () => {
  const t = useText(text)
  useTitle(t.unknown)
  return (
    <Frame hero={<Hero title={t.unknown} lead={t.unknownLead} isShort />}>
      <PictureState scene="nothing-found">
        <a className="button" href="#/">
          {t.others}
        </a>
      </PictureState>
    </Frame>
  )
}
