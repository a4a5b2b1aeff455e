import { useOnline } from '../server/use-online.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Playback } from './playback.ts'
import * as playerStyles from './player.module.css'
import * as posterStyles from './poster.module.css'
import { text } from './text.ts'
import { usePlaybackValue } from './use-playback.ts'

/** The state shown over an empty picture, with an action that helps. */
export const ScreenState = ({ playback }: { playback: Playback }) => {
  const t = useText(text)
  const online = useOnline()
  const phase = usePlaybackValue(playback, ({ phase }) => phase)
  const waits = phase === 'starting' || phase === 'stalled' || phase === 'retrying'
  if (phase === 'failed')
    return (
      <div className={posterStyles.screenNote} role="alert">
        <strong>{t.failed}</strong>
        <p>{t.failedWhy}</p>
        <Button look="plain" onClick={() => playback.retry()}>
          {t.retry}
        </Button>
      </div>
    )
  // the poster itself shows that the film is starting
  const isShown = waits && !(phase === 'starting' && online)
  return (
    <div className={isShown ? playerStyles.screenWait : 'visually-hidden'} role="status">
      {isShown && <Spinner />}
      {waits && <span>{online ? t[phase] : t.offline}</span>}
    </div>
  )
}
