import { formatDay } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { blockOf } from '../blocks/block-of.ts'
import { filmId } from '../blocks/film-id.ts'
import { showPart } from '../show-part.ts'
import { useShown } from '../shown.ts'
import { GateCaption } from './gate-caption.tsx'
import { GateLine } from './gate-line.tsx'
import { gateText } from './gate-words.ts'
import { text } from './text.ts'

/** The gate of an activity that is over: since when, and what is left to see. Participants have their reference too. */
export const EndedGate = () => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, personalStatus, actions } = useShown()
  const { status } = personalStatus
  const film = actions.ended !== null && blockOf(detail.blocks, 'video') && { label: t.watchFilm, part: filmId }
  return (
    <>
      {status?.participation ? (
        <GateLine {...gateText('ended', detail, status, language)} tone="quiet" />
      ) : (
        // an end at midnight belongs to the day before
        <GateCaption text={fill(t.endedOn, { date: formatDay(language, detail.closesAt - 1) })} isHidden />
      )}
      {film ? (
        <Button onClick={() => showPart(film.part)}>{film.label}</Button>
      ) : (
        <a className="button button-plain" href="#/">
          {t.others}
        </a>
      )}
    </>
  )
}
