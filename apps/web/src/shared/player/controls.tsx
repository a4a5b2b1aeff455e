import type { Language } from '../text/languages.ts'
import { languageName } from '../text/languages.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { storeCaptions } from './caption-choice.ts'
import {
  againIcon,
  captionsIcon,
  fullScreenIcon,
  mutedIcon,
  pauseIcon,
  playIcon,
  smallScreenIcon,
  soundIcon,
  speedIcon,
} from './icons.ts'
import type { Mark } from './mark.ts'
import type { Playback } from './playback.ts'
import * as styles from './player.module.css'
import { SeekBar } from './seek-bar.tsx'
import { SelectButton } from './select-button.tsx'
import { text } from './text.ts'
import type { FullScreen } from './use-full-screen.ts'
import { usePlaybackValue } from './use-playback.ts'

export interface ControlsProps {
  playback: Playback
  /** languages that have captions */
  captions: readonly Language[]
  chapters?: readonly Mark[] | undefined
  fullScreen: FullScreen
  /** the picture has a button that begins */
  isBeginElsewhere: boolean
  /** a notice of the page replaces the picture, so that there is nothing to control */
  isOff: boolean
}

const rates = ['0.75', '1', '1.25', '1.5', '2'] as const
const off = 'off'

const PlayButton = ({ playback }: { playback: Playback }) => {
  const t = useText(text)
  const phase = usePlaybackValue(playback, ({ phase }) => phase)
  const isOn = phase === 'playing' || phase === 'starting' || phase === 'stalled' || phase === 'retrying'
  const [icon, label] = isOn ? [pauseIcon, t.pause] : phase === 'ended' ? [againIcon, t.again] : [playIcon, t.play]
  return (
    <button type="button" className="icon-button" data-play="" aria-label={label} onClick={() => playback.toggle()}>
      <Icon path={icon} />
    </button>
  )
}

const Edge = ({ playback }: { playback: Playback }) => {
  const t = useText(text)
  const isBehind = usePlaybackValue(playback, ({ isBehind }) => isBehind)
  return isBehind ? (
    <button type="button" className={styles.playerEdge} onClick={() => playback.toEdge()}>
      {t.toEdge}
    </button>
  ) : (
    <span className={styles.playerLive}>{t.live}</span>
  )
}

/** All controls of a film, in a row that wraps. None of them requires a pointer. */
export const Controls = ({ playback, captions, chapters, fullScreen, isBeginElsewhere, isOff }: ControlsProps) => {
  const t = useText(text)
  const hasSound = usePlaybackValue(playback, ({ hasSound }) => hasSound)
  const isMuted = usePlaybackValue(playback, ({ isMuted }) => isMuted)
  const rate = usePlaybackValue(playback, ({ rate }) => rate)
  const shown = usePlaybackValue(playback, ({ captions }) => captions ?? off)
  return (
    <div className={styles.playerControls}>
      {!playback.isLive && <SeekBar playback={playback} chapters={chapters} />}
      <div className={styles.playerRow}>
        {!isOff && !isBeginElsewhere && <PlayButton playback={playback} />}
        {hasSound && !isOff && (
          <button
            type="button"
            className="icon-button"
            aria-label={isMuted ? t.unmute : t.mute}
            onClick={() => playback.setMuted(!isMuted)}
          >
            <Icon path={isMuted ? mutedIcon : soundIcon} />
          </button>
        )}
        {playback.isLive && !isOff && <Edge playback={playback} />}
        <span className={styles.playerSpace} />
        {captions.length > 0 && !isOff && (
          <SelectButton
            icon={captionsIcon}
            label={t.captions}
            value={shown}
            options={[
              { value: off, label: t.captionsOff },
              ...captions.map((value) => ({ value, label: languageName(value), lang: value })),
            ]}
            onChange={(value) => {
              const language = captions.find((language) => language === value)
              storeCaptions(language)
              playback.setCaptions(language)
            }}
          />
        )}
        {!playback.isLive && (
          <SelectButton
            icon={speedIcon}
            label={t.speed}
            value={String(rate)}
            options={rates.map((value) => ({ value, label: `${value}×` }))}
            onChange={(value) => playback.setRate(Number(value))}
          />
        )}
        {fullScreen.isPossible && (
          <button
            type="button"
            className="icon-button"
            aria-label={fullScreen.isOn ? t.smallScreen : t.fullScreen}
            onClick={fullScreen.toggle}
          >
            <Icon path={fullScreen.isOn ? smallScreenIcon : fullScreenIcon} />
          </button>
        )}
      </div>
    </div>
  )
}
